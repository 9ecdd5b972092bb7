/** What is played as it can be printed, for an ability that no card prints as it is. */
import type { Ability as Played } from '@kitchen-table/language/core';
import type { Ability } from '@kitchen-table/language/surface';
import { type Node, withParts } from './rewriting.ts';

/** Pure memo: by the ability. */
const memo = new WeakMap<object, Ability>();

/**
 * An ability that an effect gives, that is on the stack, or that a token has, as it can be printed: with the wording of the
 * text that gave it, which nothing that plays can see; what the rules themselves wrote gets the shortest there is.
 */
export function abilityAsSaid(ability: Played | Ability): Ability {
  let said = memo.get(ability);
  if (said === undefined) memo.set(ability, (said = worded(ability) as Ability));
  return said;
}

function worded(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map(worded);
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const whole = withParts(node as Node, worded);
  if (whole['kind'] === 'sequence' && whole['joins'] === undefined) return { ...whole, joins: fullStops(whole) };
  const words = whole['words'] === undefined ? SHORTEST[String(whole['kind'])]?.(whole) : undefined;
  return words === undefined ? whole : { ...whole, words };
}

/** Each step as a sentence of its own. */
function fullStops({ steps }: Node): readonly string[] {
  return (steps as readonly unknown[]).slice(1).map(() => '.');
}

/** The shortest wording of nodes that have one in any text. */
const SHORTEST: Readonly<Record<string, (node: Node) => string>> = {
  reference: () => 'it',
  amountOf: () => 'that much',
  ifDone: ({ not }) => (not === true ? "if you don't" : 'if you do'),
};
