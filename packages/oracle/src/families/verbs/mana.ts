/** Adding mana. CR 106. */
import type { Color, ManaOutput, ManaSymbols, Value } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { expression, manaOutput, noun, playerVerb } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';
import { terms } from '../../kernel/words.ts';
import { amount, count, numberWord } from '../values/values.ts';

type ChosenColor = Extract<ManaOutput, { kind: 'chosenColor' }>;
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
  phrase`${{ number: count }} mana of ${{
    chosen: terms<Pick<ChosenColor, 'words'>>('which mana', [
      ['the chosen color', {}],
      ['that color', { words: 'that' }],
      ['that type', { words: 'that type' }],
      ["~ 's last noted type", { words: 'last noted' }],
    ]),
  }}`.means((s) => ({ ...s.chosen, kind: 'chosenColor', number: s.number })),
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
  phrase`a ( ${{ words: terms<'a number'>('number', [['number', 'a number']]) }} | amount ) of ${{ symbols: manaSymbols }} equal to ${{ amount: expression }}`.means(
    (s) => ({
      kind: 'symbols',
      symbols: s.symbols,
      amount: s.amount,
      words: s.words,
    }),
  ),
);
playerVerb.add(
  phrase`add~ ${{ mana: manaOutput }}`.means({ kind: 'addMana' }),
  phrase`add~ a additional ${{ mana: manaOutput }}`.means({ kind: 'addMana', words: 'additional' }),
);
