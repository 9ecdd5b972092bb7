/** In an ability that an object gives to something else, its own name still means itself. CR 201.5a. */
import type { Ability, Noun } from '@kitchen-table/language/core';
import { NO_OBJECT, type ObjectId } from '../ids.ts';
import { objectLabel } from './object-labels.ts';

/** The ability with what gave it in the place of "the object that gives it"; the same when it does not speak of it. */
export function withGranter(ability: Ability, granter: ObjectId): Ability {
  return granter === NO_OBJECT || !speaksOfGranter(ability)
    ? ability
    : (rewritten(ability, { kind: 'reference', to: objectLabel(granter) }) as Ability);
}

/** The same for a token: its static abilities speak of what created it only while that is on the battlefield. CR 201.5a, 611.3a. */
export function withCreator(ability: Ability, creator: ObjectId): Ability {
  if (ability.kind !== 'static' || creator === NO_OBJECT || !speaksOfGranter(ability))
    return withGranter(ability, creator);
  return rewritten(ability, { kind: 'reference', to: objectLabel(creator), still: 'battlefield' }) as Ability;
}

function speaksOfGranter(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return isGranter(node) || Object.values(node).some(speaksOfGranter);
}

function isGranter(node: object): boolean {
  return (node as { kind?: unknown }).kind === 'self' && (node as { granter?: unknown }).granter === true;
}

function rewritten(node: unknown, granter: Noun): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => rewritten(part, granter));
  if (isGranter(node)) return granter;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, rewritten(part, granter)]));
}
