/** "They put the exiled cards on the bottom of their library": those still in exile, none that was cast meanwhile. CR 400.7, 608.2c. */
import type { Action, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

/** What is called exiled as it is put somewhere is looked for in exile alone. */
export const exiledCardsMoved: Pass = {
  calledBy: ['status'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => {
      if (node['kind'] !== 'move') return undefined;
      const move = node as unknown as Extract<Action, { kind: 'move' }>;
      return areExiledCards(move.object) ? { ...node, object: { ...move.object, still: 'exile' } } : undefined;
    }),
  ),
};

function areExiledCards(noun: Noun): boolean {
  return noun.kind === 'reference' && noun.status === 'exiled' && noun.many === true && noun.still === undefined;
}
