/** "Support N" written out, for it has targets. CR 701.35. */
import type { Ability, Value } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** The ability with every "support N" as counters on targets; on a permanent, on others than itself. CR 701.35a. */
export const supportWrittenOut: Pass = { calledBy: ['support'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, ({ kind, action, amount }) =>
    kind === 'keywordAction' && action === 'support'
      ? support((amount as Value | undefined) ?? { kind: 'number', number: 1 }, ability.kind !== 'spell')
      : undefined,
  );
}

function support(amount: Value, other: boolean): unknown {
  return {
    kind: 'putCounters',
    number: { kind: 'number', number: 1 },
    counter: '+1/+1',
    on: {
      kind: 'select',
      quantifier: {
        kind: 'quantifier',
        amount: 'upTo',
        number: amount,
        target: true,
        ...(other ? { other: true } : {}),
      },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
      label: 'supported',
    },
  };
}
