/** Keywords that cast or return a card from exile, and ninjutsu. CR 702.35, 702.49, 702.62. */
import type { Ability, Condition, Filter, KeywordAbility, Place } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { activated, doing, number, select, SELF, triggered, typed, YOU, YOUR_UPKEEP, YOURS } from './words.ts';

const EXILED: Condition = { kind: 'inZone', subject: SELF, zone: 'exile' };

function timeCounters(comparison: 'atLeast' | 'equal', count: number): Condition {
  return { kind: 'hasCounters', subject: SELF, counter: 'time', comparison, to: number(count) };
}

/** CR 702.62a: the two triggered abilities in exile. */
export const suspend = (): Ability[] => [
  triggered(YOUR_UPKEEP, doing({ kind: 'removeCounters', number: number(1), counter: 'time', from: SELF }), {
    kind: 'allOf',
    of: [EXILED, timeCounters('atLeast', 1)],
  }),
  triggered(
    { kind: 'removeCounters', number: number(1), counter: 'time', from: SELF },
    doing({ kind: 'keywordAction', action: 'cast suspended', object: SELF }),
    { kind: 'allOf', of: [EXILED, timeCounters('equal', 0)] },
  ),
];

/** CR 702.35a: discarded into exile, to be cast from there. */
export const madness = (): Ability[] => [
  {
    kind: 'static',
    rules: [
      { kind: 'replace', would: { kind: 'discard', object: SELF }, instead: doing({ kind: 'exile', object: SELF }) },
    ],
  },
  triggered(
    { kind: 'discard', object: SELF },
    doing({ kind: 'keywordAction', action: 'cast for madness', object: SELF }),
    EXILED,
  ),
];

const UNBLOCKED: Filter = { ...typed('creature', [YOURS]), adjectives: [{ kind: 'statusWord', status: 'unblocked' }] };

/** From a hand; with commander ninjutsu from the command zone too. CR 702.49d. */
function ninjutsuFrom(ability: KeywordAbility): Place {
  const hand: Place = { kind: 'place', zone: 'hand', of: YOU };
  return ability.keyword === 'commander ninjutsu' ? { ...hand, or: 'command' } : hand;
}

/** CR 702.49a-c: revealed, it attacks what the returned creature attacked. */
export const ninjutsu: Meaning = (ability) => [
  activated(
    [
      ...(ability.cost ?? []),
      { kind: 'actionCost', action: { kind: 'reveal', object: SELF, from: ninjutsuFrom(ability) } },
      {
        kind: 'actionCost',
        action: {
          kind: 'move',
          verb: 'return',
          object: { ...select(UNBLOCKED), label: 'returned' },
          to: {
            kind: 'place',
            zone: 'hand',
            of: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: 'returned' } },
          },
        },
      },
    ],
    doing({
      kind: 'move',
      verb: 'put',
      object: SELF,
      to: { kind: 'place', zone: 'battlefield' },
      entering: {
        kind: 'entering',
        tapped: true,
        attacking: true,
        attackingWhom: { kind: 'reference', to: 'returned' },
      },
    }),
    false,
  ),
];
