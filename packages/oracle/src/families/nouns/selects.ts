/** Quantifier and description: "target creature", "two Goblins of their choice", "creatures you control". CR 109, 115. */
import type { Filter, Noun, Quantifier } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { expression, plainFilter } from '../categories.ts';
import { qualities as laterQualities } from '../descriptions/filters.ts';
import { eachOfQuantifier, q, quantifier } from './quantifiers.ts';
import { pronoun } from './pronoun.ts';

const YOU: Noun = { kind: 'you' };
const BARE: Quantifier = { kind: 'quantifier', amount: 'bare' };
const OTHER: Quantifier = { kind: 'quantifier', amount: 'bare', other: true };

/** "enchanted Equipment", whose plural is the same, is what an Aura enchants. */
function looksLikeHost(tree: Noun): boolean {
  if (tree.kind !== 'select' || tree.filter.noun.kind !== 'words') return false;
  const [adjective] = tree.filter.adjectives ?? [];
  const last = tree.filter.noun.words[tree.filter.noun.words.length - 1];
  return (
    adjective?.kind === 'statusWord' &&
    adjective.status === 'enchanted' &&
    last?.kind === 'subtypeWord' &&
    last.subtype === 'Equipment'
  );
}

/** Whose choice it is. */
const chooser = terms<Noun>('whose', [
  ['their', pronoun('they')],
  ['his or her', pronoun('they')],
  ['your', YOU],
  ["defending player 's", { kind: 'playerNoun', who: 'defending' }],
  [
    "a opponent 's",
    {
      kind: 'select',
      quantifier: { ...q, amount: 'a' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
    },
  ],
]);
/** The selects over one category of descriptions. */
export function selects(of: Category<Filter>): { counted: Union<Noun>; bare: Union<Noun> } {
  return {
    counted: category<Noun>(
      'an object or player',
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier`.means({ kind: 'select' }),
      phrase`${{ quantifier: eachOfQuantifier }} ${{ filter: of }}!plural`.means({ kind: 'select' }),
      phrase`a number of ${{ filter: of }}!plural equal to ${{ number: expression }}`.means((s) => ({
        kind: 'select',
        quantifier: { ...q, amount: 'number', number: s.number, words: 'a number of' },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier at random`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, atRandom: true },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier chosen at random`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, atRandom: true, words: 'chosen at random' },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of ${{ chooser }} choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: s.chooser },
        filter: s.filter,
      })),
    ),
    bare: category<Noun>(
      'objects or players',
      new Mapped<Noun, Noun>(
        'objects or players',
        phrase`${{ filter: of }}!plural`.means({ kind: 'select', quantifier: BARE }),
        (tree) => (looksLikeHost(tree) ? null : tree),
        (tree) => [tree],
      ),
      phrase`other ${{ filter: of }}!plural`.means({ kind: 'select', quantifier: OTHER }),
    ),
  };
}
const thatPlayers = terms<Noun>('whose', [
  [
    "that player 's",
    {
      kind: 'reference',
      to: null,
      words: 'that',
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
    },
  ],
]);
/** "a creature of their choice with flying": the choice stands before the rest of the description. */
export const chosenFirst: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier of ( ${{ chooser }} | ${{ chooser: thatPlayers }} ) choice ${{ more: laterQualities }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: { ...s.quantifier, chooser: s.chooser, words: 'choice first' },
      filter: { ...s.filter, qualities: s.more },
    }),
  ),
);
