/** In an ability that an object gives to something else, its own name still means itself. CR 201.5a. */
import type { Ability, Noun } from '@kitchen-table/language/core';
import { NO_OBJECT, type ObjectId } from '../ids.ts';
import { objectLabel } from './object-labels.ts';

/** The ability with what gave it in the place of "the object that gives it"; the same when it does not speak of it. */
export function withGranter(ability: Ability, granter: ObjectId): Ability {
  return granter === NO_OBJECT || !speaksOfGranter(ability) ? ability : (rewritten(ability, granter) as Ability);
}

function speaksOfGranter(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return isGranter(node) || Object.values(node).some(speaksOfGranter);
}

function isGranter(node: object): boolean {
  return (node as { kind?: unknown }).kind === 'self' && (node as { granter?: unknown }).granter === true;
}

function rewritten(node: unknown, granter: ObjectId): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => rewritten(part, granter));
  if (isGranter(node)) return { kind: 'reference', to: objectLabel(granter) } satisfies Noun;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, rewritten(part, granter)]));
}
