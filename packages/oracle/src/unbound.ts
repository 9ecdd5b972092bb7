/** Taking back what binding did, so that a tree can be printed. */
import { OF_THOSE_TOKENS, THE_DIFFERENCE } from './bind/difference.ts';
import { saidOfSource } from './bind/said-of-abilities.ts';

/** What stands for a description that was given before. */
const SAME_TOKEN = { kind: 'predefinedToken', name: 'those' };
/** A tree as the grammar builds it: labels taken off, references open. */
export function unbound<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(unbound) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const given = tree as Record<string, unknown>;
  const node = given['kind'] === 'filter' ? saidOfSource(given) : given;
  if (node['kind'] === 'difference' && node['words'] === THE_DIFFERENCE)
    return { kind: 'amountOf', to: null, words: THE_DIFFERENCE } as T;
  if (node['kind'] === 'create' && node['words'] === OF_THOSE_TOKENS) {
    const { token: _token, ...rest } = node;
    return { ...unbound({ ...rest, words: undefined }), words: OF_THOSE_TOKENS, token: SAME_TOKEN } as T;
  }
  const open = node['kind'] === 'reference' || node['kind'] === 'amountOf';
  const isMode = node['kind'] === 'mode';
  const copy: Record<string, unknown> = {};
  for (const key in node)
    if (key === 'to' && open) copy[key] = null;
    else if (key === 'than' && node['kind'] === 'quantifier') continue;
    else if (key !== 'label' || isMode) copy[key] = unbound(node[key]);
  return copy as T;
}
