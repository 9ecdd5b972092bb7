/** "Whenever ... deal damage to your opponents, create a token for each opponent dealt damage": those of the event. CR 603.2c. */
import type { Ability, Quality } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

const RECIPIENT: Quality = {
  kind: 'among',
  noun: { kind: 'reference', to: 'event.object', words: 'those' },
};

/** Those dealt damage are those of the event, where the ability triggers on damage. */
export const recipientsOfEvent: Pass = { calledBy: ['recipientOfEvent'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || !ability.trigger.events.every(({ kind }) => kind === 'dealDamage'))
    return ability;
  const clause = rewritten(ability.clause, (node) => {
    if (node['kind'] === 'delayed') return node; // Its events are others.
    return node['kind'] === 'recipientOfEvent' ? RECIPIENT : undefined;
  });
  return { ...ability, clause };
}
