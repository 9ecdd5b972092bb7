/** "When the creature it haunts dies" on an instant or sorcery: an ability of the exiled card, not an instruction. CR 702.55c. */
import type { Ability, Action } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { triggeringParagraph } from '../abilities/held-abilities.ts';

/** A line of a spell about the creature that the card haunts, as the triggered ability that it is. */
export const hauntingTrigger: Pass = { calledBy: ['linked'], rewrite };

function rewrite(ability: Ability): Ability {
  const said = ability.kind === 'spell' ? triggeringParagraph(ability.clause) : null;
  if (said === null) return ability;
  const { trigger, clause } = said;
  return trigger.events.some(isAboutHaunted) ? { kind: 'triggered', trigger, clause } : ability;
}

function isAboutHaunted(event: Action): boolean {
  const object = 'object' in event ? (event.object as { kind?: string; what?: string } | undefined) : undefined;
  return object?.kind === 'linked' && object.what === 'haunted creature';
}
