/** Keywords that trigger as their spell is cast, or are written on it besides: ripple, gravestorm, epic. CR 702.50, 702.60, 702.69. */
import type { Ability, Reference } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { classed, doing, EVENT_OBJECT, number, select, SELF, sequence, triggered, YOU } from './words.ts';

const RIPPLED: Reference = { kind: 'reference', to: 'rippled' };

/** CR 702.60a: of the cards on top, those with the spell's name may be cast; the rest goes to the bottom. */
export const ripple: Meaning = (ability) => [
  triggered(
    { kind: 'cast', actor: YOU, object: SELF },
    sequence(
      {
        kind: 'may',
        clause: doing({
          kind: 'reveal',
          object: { kind: 'libraryCards', position: 'top', count: ability.amount ?? number(1), library: YOU },
          label: 'rippled',
        }),
      },
      {
        kind: 'ifDone',
        clause: sequence(
          {
            kind: 'may',
            clause: doing({
              kind: 'cast',
              object: select(
                classed('card', [
                  { kind: 'among', noun: RIPPLED },
                  { kind: 'inZone', zone: ['library'] },
                  { kind: 'nameOf', same: true, as: EVENT_OBJECT },
                ]),
                { amount: 'anyNumber' },
              ),
              withoutPaying: true,
            }),
          },
          doing({
            kind: 'move',
            verb: 'put',
            object: select(
              classed('card', [
                { kind: 'among', noun: RIPPLED },
                { kind: 'inZone', zone: ['library'] },
              ]),
              { amount: 'all' },
            ),
            to: { kind: 'place', zone: 'library', of: YOU, position: 'bottom', order: 'any order' },
          }),
        ),
      },
    ),
  ),
];

/** CR 702.69a: a copy for each permanent put into a graveyard this turn. */
export const gravestorm = (): Ability[] => [
  triggered(
    { kind: 'cast', actor: YOU, object: SELF },
    doing({
      kind: 'copy',
      object: EVENT_OBJECT,
      times: {
        kind: 'history',
        event: {
          kind: 'move',
          verb: 'put',
          object: select(classed('permanent')),
          from: { kind: 'place', zone: 'battlefield' },
          to: { kind: 'place', zone: 'graveyard' },
        },
        what: 'times',
        when: 'this turn',
      },
      newTargets: true,
    }),
  ),
];

/** CR 702.50a: the last instruction of the spell; the rest of the game is in rules/keyword-abilities/epic.ts. */
export const epic = (): Ability[] => [{ kind: 'spell', clause: doing({ kind: 'keywordAction', action: 'epic' }) }];
