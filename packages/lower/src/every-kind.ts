/** Keywords that come with a quality, where a text gives "protection" for what has any: every kind that is there. CR 702.1c. */
import type { Condition, Noun, Select } from '@kitchen-table/language/surface';
import { rewritten } from './rewriting.ts';

/** Of these each kind that is there is given as it is: protection from red, islandwalk. CR 702.11e, 702.14, 702.16. */
export const OF_SEVERAL_KINDS: ReadonlySet<string> = new Set(['protection', 'landwalk', 'hexproof']);

/** Among what the condition looks for the keyword: "if a creature you control has flying"; null where it asks something else. */
export function lookedAt(condition: Condition): Noun | null {
  if (condition.kind === 'hasKeyword') return condition.not === true ? null : allOf(condition.subject);
  if (condition.kind !== 'controls' && condition.kind !== 'thereIs') return null;
  if (condition.object.kind !== 'select') return null;
  const { filter } = condition.object;
  const qualities = (filter.qualities ?? []).filter(({ kind }) => kind !== 'withKeyword');
  const theirs = condition.kind === 'controls' ? [{ kind: 'controlledBy', player: condition.player } as const] : [];
  return allOf({ ...condition.object, filter: { ...filter, qualities: [...qualities, ...theirs] } });
}

function allOf(noun: Noun): Noun {
  if (noun.kind !== 'select') return noun;
  const other = noun.quantifier.other === true ? { other: true as const } : {};
  return { ...noun, quantifier: { kind: 'quantifier', amount: 'bare', ...other } } satisfies Select;
}

/** The same words, giving every kind of their keyword that is found among these. */
export function everyKindAmong<N>(tree: N, from: Noun): N {
  return rewritten(tree, (node) => (node['kind'] === 'gain' ? { ...node, which: 'every kind', from } : undefined));
}
