/** Counts in further words: counters that something had, kinds among things spoken of, mana symbols in costs. CR 107, 107.4, 608.2h. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { bare, eachOne, expression, plainFilter, pointed, possessive } from '../categories.ts';
import { colors } from './quantities.ts';
import { whatXIs } from './values-as-of.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const kinds = terms('what kinds', [
  ['card types', 'card types'],
  ['colors', 'colors'],
] as const);
const kind = terms('what kind', [
  ['card type', 'card types'],
  ['color', 'colors'],
] as const);
/** Several things spoken of: of one thing it is said what it is. */
const isSeveral = (tree: Noun): boolean =>
  tree.kind === 'linked' || (tree.kind === 'reference' && (tree.words === 'those' || tree.many === true));
const those: Category<Noun> = new Mapped<Noun, Noun>(
  'objects',
  pointed,
  (tree) => (isSeveral(tree) ? tree : null),
  (tree) => (isSeveral(tree) ? [tree] : []),
);
/** Cards somewhere: of permanents it is devotion. CR 700.5. */
const isCards = (tree: Noun): boolean =>
  tree.kind === 'select' &&
  tree.filter.noun.kind === 'words' &&
  tree.filter.noun.words.some((word) => word.kind === 'classWord' && word.word === 'card');
const cards: Category<Noun> = new Mapped<Noun, Noun>(
  'cards',
  bare,
  (tree) => (isCards(tree) ? tree : null),
  (tree) => (isCards(tree) ? [tree] : []),
);
const ofWhich: Union<Noun> = category<Noun>(
  'whose',
  terms<Noun>('whose', [
    [
      "those cards '",
      {
        kind: 'reference',
        to: null,
        words: 'those',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
      },
    ],
  ]),
  possessive,
);
/** Mana symbols in mana costs, in the number asked for. CR 107.4. */
const manaSymbols: Union<Value> = category<Value>(
  'mana symbols',
  phrase`${{ colors }} mana symbol# in ${{ of: ofWhich }} mana cost#of`.means({ kind: 'manaSymbols' }),
  phrase`${{ colors }} mana symbol# in the mana costs of permanents you control`.means((s) => ({
    kind: 'devotion',
    colors: s.colors,
    player: { kind: 'you' },
    words: 'mana symbols',
  })),
  phrase`${{ colors }} mana symbol# in the mana costs of ${{ of: cards }}`.means({
    kind: 'manaSymbols',
    words: 'several',
  }),
);
expression.add(
  phrase`the number of counters it had on it`.means({ kind: 'countersOn', counter: null, on: IT, words: 'had' }),
  phrase`the number of ${{ value: manaSymbols }}!plural`.means((s) => s.value),
  phrase`the number of ${{ what: kinds }} among ${{ of: those }}`.means({ kind: 'kindsAmong' }),
);
eachOne.add(
  phrase`${{ value: manaSymbols }}`.means({ kind: 'units' }),
  phrase`${{ what: kind }} among ${{ of: those }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'kindsAmong', what: s.what, of: s.of },
  })),
  phrase`counter removed`.means({ kind: 'units', value: { kind: 'amountOf', to: null, words: 'removed' } }),
  phrase`sacrificed ${{ filter: plainFilter }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'each' },
    filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: 'sacrificed', words: 'in front' }] },
  })),
) as never;
whatXIs.add(
  phrase`${{ of: expression }} as you activate this ability`.means({
    kind: 'asOf',
    when: 'casting',
    words: 'activate',
  }),
);
expression.add(phrase`the amount of {S} spent to cast ~`.means({ kind: 'castFact', fact: 'snow mana spent' }));
eachOne.add(phrase`{S} spent to cast ~`.means({ kind: 'units', value: { kind: 'castFact', fact: 'snow mana spent' } }));
