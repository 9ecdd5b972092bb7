/** Adding mana. CR 106. */
import type { Color, ManaSymbols, Value } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { expression, manaOutput, noun, playerVerb } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';
import { terms } from '../../kernel/words.ts';
import { amount, count, numberWord } from '../values/values.ts';

const choice = category<readonly ManaSymbols[]>('a choice of mana', series(manaSymbols, { join: 'or' }));
const colorSymbol = terms<Color>('a color of mana', [
  ['{W}', 'white'],
  ['{U}', 'blue'],
  ['{B}', 'black'],
  ['{R}', 'red'],
  ['{G}', 'green'],
]);
const colorList = series(colorSymbol, { join: 'and/or' });
manaOutput.add(
  phrase`${{ symbols: manaSymbols }}`.means({ kind: 'symbols' }),
  phrase`${{ of: choice }}`.means({ kind: 'choice' }),
  phrase`${{ number: count }} mana of any color`.means({ kind: 'anyColor' }),
  phrase`${{ number: count }} mana of any one color`.means({ kind: 'anyColor', sameColor: true }),
  phrase`${{ number: count }} mana in any combination of colors`.means({ kind: 'combination', of: null }),
  phrase`${{ number: category<Value>('how much', count, amount) }} mana in any combination of ${{ of: colorList }}`.means(
    {
      kind: 'combination',
    },
  ),
  phrase`${{ number: count }} mana of the chosen color`.means({ kind: 'chosenColor' }),
  phrase`${{ number: count }} mana of that color`.means({ kind: 'chosenColor', words: 'that' }),
  phrase`${{ number: count }} mana of ~ 's last noted type`.means({ kind: 'chosenColor', words: 'last noted' }),
  phrase`${{ number: count }} mana of that type`.means({ kind: 'chosenColor', words: 'that type' }),
  phrase`${{ number: count }} mana of any color that ${{ of: noun }} could produce`.means({ kind: 'couldProduce' }),
  phrase`${{ number: count }} mana of any type that ${{ of: noun }} could produce`.means({
    kind: 'couldProduce',
    anyType: true,
  }),
  phrase`${{ number: count }} mana of any color in your commander 's color identity`.means({ kind: 'commanderColors' }),
  phrase`${{ amount: numberWord }} ${{ symbols: manaSymbols }}`.means({ kind: 'symbols' }),
  phrase`one mana of any type ${{ by: noun }} produced`.means({
    kind: 'produced',
    number: { kind: 'number', number: 1 },
  }),
  phrase`a amount of ${{ symbols: manaSymbols }} equal to ${{ amount: expression }}`.means({ kind: 'symbols' }),
);
playerVerb.add(
  phrase`note~ the type of mana spent to pay this activation cost`.means({
    kind: 'choose',
    what: 'the type of mana spent',
  }),
  phrase`add~ ${{ mana: manaOutput }}`.means({ kind: 'addMana' }),
  phrase`add~ a additional ${{ mana: manaOutput }}`.means({ kind: 'addMana', words: 'additional' }),
);
