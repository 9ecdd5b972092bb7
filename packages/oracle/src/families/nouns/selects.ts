/** Quantifier and description: "target creature", "two Goblins of their choice", "creatures you control". CR 109, 115. */
import type { Filter, Noun, Quantifier } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
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
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of ( their | his or her ) choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: pronoun('they') },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of your choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: YOU },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of defending player 's choice`.means((s) => ({
        kind: 'select',
        quantifier: { ...s.quantifier, chooser: { kind: 'playerNoun', who: 'defending' } },
        filter: s.filter,
      })),
      phrase`${{ quantifier }} ${{ filter: of }}@quantifier of a opponent 's choice`.means((s) => ({
        kind: 'select',
        quantifier: {
          ...s.quantifier,
          chooser: {
            kind: 'select',
            quantifier: { ...q, amount: 'a' },
            filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
          },
        },
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
/** "a creature of their choice with flying": the choice stands before the rest of the description. */
export const chosenFirst: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier of that player 's choice ${{ more: laterQualities }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: {
        ...s.quantifier,
        chooser: {
          kind: 'reference',
          to: null,
          words: 'that',
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
        },
        words: 'choice first',
      },
      filter: { ...s.filter, qualities: s.more },
    }),
  ),
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier of ( their | his or her ) choice ${{ more: laterQualities }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: { ...s.quantifier, chooser: pronoun('they'), words: 'choice first' },
      filter: { ...s.filter, qualities: s.more },
    }),
  ),
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier of your choice ${{ more: laterQualities }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: { ...s.quantifier, chooser: YOU, words: 'choice first' },
      filter: { ...s.filter, qualities: s.more },
    }),
  ),
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier of a opponent 's choice ${{ more: laterQualities }}`.means(
    (s) => ({
      kind: 'select',
      quantifier: {
        ...s.quantifier,
        chooser: {
          kind: 'select',
          quantifier: { ...q, amount: 'a' },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
        },
        words: 'choice first',
      },
      filter: { ...s.filter, qualities: s.more },
    }),
  ),
);
