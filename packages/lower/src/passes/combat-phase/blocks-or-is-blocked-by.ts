/**
 * "Whenever this creature blocks or becomes blocked by a Vampire": the creature that is described stands in the fight either way, so
 * the same is asked of one that it blocks, and each of several blocked triggers for itself. CR 509.3c, 509.3d.
 */
import { sameTree } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** What is said once behind two verbs, said behind each. */
export const blocksOrIsBlockedBy: Pass = {
  calledBy: ['becomeBlocked'],
  rewrite: (ability) => rewritten(ability, (node) => (node['kind'] === 'trigger' ? withBoth(node) : undefined)),
};

function withBoth(trigger: Node): Node | undefined {
  const events = trigger['events'] as readonly Node[];
  const described = events.map((event, index) => likeTheNext(event, events[index + 1]));
  return described.some((event, index) => event !== events[index]) ? { ...trigger, events: described } : undefined;
}

function likeTheNext(event: Node, next: Node | undefined): Node {
  if (event['kind'] !== 'block' || event['whom'] !== undefined) return event;
  if (next?.['kind'] !== 'becomeBlocked' || next['whom'] === undefined) return event;
  return sameTree(event['object'], next['object']) ? { ...event, whom: next['whom'] } : event;
}
