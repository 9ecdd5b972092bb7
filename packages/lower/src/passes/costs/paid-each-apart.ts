/** "Sacrifice a Swamp and a Forest": two costs, each paid with a thing of its own. CR 118.3, 601.2h. */
import type { Cost, CostPart, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten, withParts } from '../../rewriting.ts';

/** Each of several things that a cost asks for is a part of the cost. */
export const paidEachApart: Pass = {
  calledBy: ['actionCost'],
  rewrite: (ability) => rewritten(ability, apart),
};

function apart(node: Node): Node | undefined {
  if (!Object.values(node).some(asksForSeveral)) return undefined;
  return withParts(node, (part) => rewritten(asksForSeveral(part) ? part.flatMap(partsOf) : part, apart));
}

function asksForSeveral(part: unknown): part is Cost {
  return Array.isArray(part) && part.some((each) => partsOf(each as CostPart).length > 1);
}

function partsOf(part: CostPart): readonly CostPart[] {
  if (part?.kind !== 'actionCost' || part.also !== undefined) return [part];
  const { action } = part;
  if (!('object' in action) || action.object?.kind !== 'nounList' || action.object.join !== 'and') return [part];
  const { of, label } = action.object;
  // "This artifact and any number of creatures": what is spoken of afterwards are the creatures.
  const chosen = of.filter(({ kind }) => kind !== 'self');
  const named = (object: Noun): Noun =>
    label !== undefined && chosen.length === 1 && object.kind === 'select' ? { ...object, label } : object;
  return of.map((object) => ({ ...part, action: { ...action, object: named(object) } }) as CostPart);
}
