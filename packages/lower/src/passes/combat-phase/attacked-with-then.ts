/** "You attacked with three or more creatures this turn": who attacked with them, whoever controls them by now. CR 508.1a, 608.2h. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Attacks that are looked back on, with the player who declared them. */
export const attackedWithThen: Pass = {
  calledBy: ['happened', 'history'],
  rewrite: (ability) =>
    rewritten(ability, (node) => (node['kind'] === 'happened' || node['kind'] === 'history' ? past(node) : undefined)),
};

function past(node: Node): Node | undefined {
  const event = node['event'] as Node;
  const object = event['object'] as Node | undefined;
  if (event['kind'] !== 'attack' || event['by'] !== undefined || object?.['kind'] !== 'select') return undefined;
  const filter = object['filter'] as Filter;
  const { qualities = [], ...bare } = filter;
  const whose = qualities.find(({ kind }) => kind === 'controlledBy');
  if (whose?.kind !== 'controlledBy' || (whose.player as Noun).kind !== 'you') return undefined;
  const others = qualities.filter((each) => each !== whose);
  const then = { ...object, filter: others.length === 0 ? bare : { ...bare, qualities: others } };
  return { ...node, event: { ...event, object: then, by: whose.player } };
}
