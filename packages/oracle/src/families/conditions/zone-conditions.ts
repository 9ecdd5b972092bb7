/** Conditions on how many cards are in a zone, on what is still there, and on what was not cast or played. CR 400.1, 603.4, 608.2h. */
import type { Comparison, Filter, Noun, Value, ZoneName } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, condition, lastingVerb, plainFilter, pointed, possessive } from '../categories.ts';
import { IT } from './condition-words.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { digits, numberWord } from '../values/values.ts';

const CARD: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } };
const THIS_TURN = { kind: 'thisTurn' } as const;
/** "four or more", "exactly thirteen". */
const soMany: Union<{ comparison: Comparison; right: Value }> = category<{ comparison: Comparison; right: Value }>(
  'how many',
  phrase`${{ right: numberWord }} or more`.means({ comparison: 'atLeast' }),
  phrase`${{ right: numberWord }} or fewer`.means({ comparison: 'atMost' }),
  phrase`exactly ${{ right: numberWord }}`.means({ comparison: 'equal' }),
);
/** How many cards of that description are in that zone of yours. CR 400.1. */
export const countInYour = ({ filter, zone }: { filter: Filter; zone: ZoneName }): Value => ({
  kind: 'count',
  of: {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'bare' },
    filter: { ...filter, qualities: [{ kind: 'inZone', zone: [zone], of: { kind: 'you' } }] },
  },
});
/** What is spoken of as a card that might have been cast. */
const thatCard = terms<Noun>('a card', [
  ['it', IT],
  ['that card', { kind: 'reference', to: null, words: 'that', filter: CARD }],
  ['the card', { kind: 'reference', to: null, words: 'the', filter: CARD }],
]);
condition.add(
  phrase`you have ${{ many: soMany }} ${{ filter: plainFilter }}!plural in your ${{ zone: ownedZone }}`.means((s) => ({
    ...s.many,
    kind: 'compare',
    left: countInYour(s),
    words: 'in your zone',
  })),
  phrase`you have ${{ right: digits }} or more ${{ filter: plainFilter }}!plural in your ${{ zone: ownedZone }}`.means(
    (s) => ({
      kind: 'compare',
      left: countInYour(s),
      comparison: 'atLeast',
      right: s.right,
      words: 'in your zone, in digits',
    }),
  ),
  phrase`${{ player: possessive }} ${{ zone: ownedZone }} has ${{ many: soMany }} ${{ filter: plainFilter }}!plural in it`.means(
    (s) => ({
      ...s.many,
      kind: 'compare',
      left: {
        kind: 'count',
        of: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'bare' },
          filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.zone], of: s.player }] },
        },
      },
      words: 'in the zone',
    }),
  ),
  phrase`any of ${{ of: pointed }} remain exiled`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'atLeast', number: { kind: 'number', number: 1 }, words: 'any' },
      filter: {
        ...CARD,
        qualities: [
          { kind: 'among', noun: s.of, words: 'of' },
          { kind: 'inZone', zone: ['exile'] },
        ],
      },
    },
    words: 'remain exiled',
  })),
  phrase`you haven't cast ${{ subject: thatCard }}`.means({ kind: 'inZone', zone: 'exile', words: "you haven't cast" }),
  phrase`${{ player: atomSubject }} didn't ${{ event: lastingVerb }}!bare this turn`.means(
    (s) =>
      ({
        kind: 'happened',
        event: { ...s.event, actor: s.player },
        when: THIS_TURN,
        not: true,
        words: "didn't do",
      }) as never,
  ),
);
