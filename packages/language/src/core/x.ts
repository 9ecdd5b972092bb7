/** The letter X in a text: where it is announced, and where it is chosen as the text is carried out. CR 107.3. */
import type { Action, Noun } from './nodes.ts';

/** Whether a cost has an X in it: in mana, in loyalty, in how much of something. CR 107.3. */
export function mentionsX(cost: unknown): boolean {
  if (typeof cost !== 'object' || cost === null) return cost === 'X' || cost === '-X';
  if ((cost as { kind?: unknown }).kind === 'x') return true;
  return Object.values(cost).some(mentionsX);
}

/** "X can't be 0". */
export function isXNotZero(node: Record<string, unknown>): boolean {
  return node['kind'] === 'xNotZero';
}

/** "X can't be greater than ...". */
export function isXAtMost(node: Record<string, unknown>): boolean {
  return node['kind'] === 'xAtMost';
}

/** "Spend only black mana on X." */
export function isSpendOnX(node: Record<string, unknown>): boolean {
  return node['kind'] === 'spendOnX';
}

/** What is done to X things, by which X may be decided. */
const DECIDING_X: ReadonlySet<unknown> = new Set(['sacrifice', 'tap', 'reveal', 'discard', 'exile']);

/**
 * "You may sacrifice X Foods", where nothing says what X is: the action with "any number of" in its place, for whoever
 * acts decides how many; null when it has no such X. CR 107.3f.
 */
export function withAnyNumber(action: Action): Action | null {
  if (!DECIDING_X.has(action.kind)) return null;
  const { object } = action as Action & { object: Noun };
  if (object.kind !== 'select' || object.quantifier.number?.kind !== 'x' || object.quantifier.target === true)
    return null;
  const { number: _number, ...quantifier } = object.quantifier;
  return { ...action, object: { ...object, quantifier: { ...quantifier, amount: 'anyNumber' } } } as Action;
}
