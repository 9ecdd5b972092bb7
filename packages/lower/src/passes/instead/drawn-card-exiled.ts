/** "If you would draw a card, exile that card face up instead": what would be drawn is the top card. CR 121.1. */
import type { Ability } from '@kitchen-table/language/surface';
import { type Node, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** The card that would be drawn is the top card of that library; of any other event nothing such is said. */
export const drawnCardExiled: Pass = {
  calledBy: ['replace'],
  rewrite: (ability) => rewritten<Ability>(ability, insteadOfDrawing),
};

function insteadOfDrawing(node: Node): Node | undefined {
  if (node['kind'] !== 'replace' || (node['would'] as Node)['kind'] !== 'draw') return undefined;
  const instead = rewritten(node['instead'], ({ words, ...part }) =>
    part['kind'] === 'libraryCards' && words === 'that card face up' ? part : undefined,
  );
  return instead === node['instead'] ? undefined : { ...node, instead };
}
