/** "Earthbend N" written out, for it has a target. CR 701.66 of today. */
import type { Ability, Clause, Noun, Reference, Value } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** The ability with every "earthbend N" as what is done to a target land. */
export const earthbending: Pass = { calledBy: ['earthbend'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, (part) => {
    const action = part['action'] as { kind?: unknown; action?: unknown; amount?: Value } | undefined;
    return part['kind'] === 'do' && action?.kind === 'keywordAction' && action.action === 'earthbend'
      ? earthbend(action.amount ?? { kind: 'number', number: 1 })
      : undefined;
  });
}

const LAND: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', target: true },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] },
    qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
  label: 'earthbent',
};
const IT: Reference = { kind: 'reference', to: 'earthbent', words: 'it' };
const NOTHING: Value = { kind: 'number', number: 0 };

/** The land becomes a 0/0 creature with haste and gets counters; once it dies or is exiled it comes back tapped. */
function earthbend(amount: Value): Clause {
  return {
    kind: 'sequence',
    steps: [
      {
        kind: 'do',
        action: {
          kind: 'become',
          verb: 'become',
          object: LAND,
          as: {
            kind: 'description',
            power: NOTHING,
            toughness: NOTHING,
            types: ['creature'],
            abilities: [{ kind: 'keyword', keyword: 'haste' }],
            inAddition: 'land',
          },
        },
      },
      { kind: 'do', action: { kind: 'putCounters', number: amount, counter: '+1/+1', on: IT } },
      {
        kind: 'delayed',
        trigger: {
          kind: 'trigger',
          word: 'when',
          events: [
            { kind: 'die', object: IT },
            { kind: 'exile', object: IT },
          ],
        },
        clause: {
          kind: 'do',
          action: {
            kind: 'move',
            verb: 'return',
            object: IT,
            to: { kind: 'place', zone: 'battlefield' },
            entering: { kind: 'entering', tapped: true, under: { kind: 'you' } },
          },
        },
      },
      // Whoever waits for that hears of it now: CR 701.66b.
      { kind: 'do', action: { kind: 'keywordAction', action: 'have earthbent', amount } },
    ],
    joins: ['.', '.', '.'],
  };
}
