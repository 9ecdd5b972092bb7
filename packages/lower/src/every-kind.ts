/** Keywords that come with a quality, where a text gives "protection" for what has any: every kind that is there. CR 702.1c. */
import type { Condition, Noun, Quality } from '@kitchen-table/language/surface';
import { rewritten } from './rewriting.ts';

/** Of these each kind that is there is given as it is: protection from red, islandwalk. CR 702.11e, 702.14, 702.16. */
export const OF_SEVERAL_KINDS: ReadonlySet<string> = new Set(['protection', 'landwalk', 'hexproof']);

/** Among what the condition looks for the keyword: "if a creature you control has flying"; null where it asks something else. */
export function lookedAt(condition: Condition): Noun | null {
  switch (condition.kind) {
    case 'hasKeyword':
      return condition.not === true ? null : allOf(condition.subject);
    case 'thereIs':
      return allDescribed(condition.object, []);
    case 'controls':
      return condition.not === true
        ? null
        : allDescribed(condition.object, [{ kind: 'controlledBy', player: condition.player }]);
    default:
      return null;
  }
}

/** Those of which one is asked for; null where that is not so: "no creature", "three creatures". */
function allOf(noun: Noun): Noun | null {
  if (noun.kind !== 'select') return noun;
  if (noun.quantifier.amount !== 'a') return null;
  const other = noun.quantifier.other === true ? { other: true as const } : {};
  return { ...noun, quantifier: { kind: 'quantifier', amount: 'bare', ...other } };
}

/** The same of a description that names the keyword among its qualities; `theirs` are in its place. */
function allDescribed(noun: Noun, theirs: readonly Quality[]): Noun | null {
  const all = allOf(noun);
  if (all?.kind !== 'select') return null;
  const qualities = (all.filter.qualities ?? []).filter(({ kind }) => kind !== 'withKeyword');
  return { ...all, filter: { ...all.filter, qualities: [...qualities, ...theirs] } };
}

/** The same words, giving every kind of their keyword that is found among these. */
export function everyKindAmong<N>(tree: N, from: Noun): N {
  return rewritten(tree, (node) => (node['kind'] === 'gain' ? { ...node, which: 'every kind', from } : undefined));
}
