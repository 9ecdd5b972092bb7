/** Mana of colors found elsewhere, or chosen, and what it may be spent on in more words. CR 106.1, 106.6, 607.2d. */
import { type Adjective, COLORS, type Noun, type Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atom, bare, expression, manaOutput, playerVerb } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';
import { count } from '../values/values.ts';

const colors = terms<Extract<Adjective, { kind: 'colorWord' }>>(
  'a color',
  COLORS.map((color) => [color, { kind: 'colorWord', color }] as const),
);
playerVerb.add(phrase`choose~ a color other than ${{ otherThan: colors }}`.means({ kind: 'choose', what: 'a color' }));
const THAT_MUCH: Value = { kind: 'amountOf', to: null, words: 'that much' };
type SoMuch = { amount: Value; words: 'that much' | 'twice that much' };
const soMuch = terms<SoMuch>('how much', [
  ['that much', { amount: THAT_MUCH, words: 'that much' }],
  ['twice that much', { amount: { kind: 'times', by: 2, of: THAT_MUCH }, words: 'twice that much' }],
]);
/** What has colors: things counted, or one thing. */
const colored: Union<Noun> = category<Noun>('what has colors', bare);
manaOutput.add(
  phrase`${{ symbols: manaSymbols }} or one mana of the chosen color`.means((s) => ({
    kind: 'choice',
    of: [s.symbols],
    orChosen: true,
  })),
  phrase`${{ number: count }} mana of any color among ${{ of: colored }}`.means({ kind: 'colorAmong' }),
  phrase`${{ number: count }} mana of any of ${{ of: atom }} ${{
    words: terms<'any of' | 'any of, plural'>('whose', [
      ["'s colors", 'any of'],
      ["' colors", 'any of, plural'],
    ]),
  }}`.means({ kind: 'colorAmong' }),
  phrase`${{ number: count }} mana of any type ${{ of: atom }} could produce`.means({
    kind: 'couldProduce',
    anyType: true,
    words: 'unsaid that',
  }),
  phrase`a amount of mana of that color equal to ${{ number: expression }}`.means({
    kind: 'chosenColor',
    words: 'an amount',
  }),
  phrase`${{ many: soMuch }} ${{ symbols: manaSymbols }}`.means((s) => ({
    ...s.many,
    kind: 'symbols',
    symbols: s.symbols,
  })),
);
