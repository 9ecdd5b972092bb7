/** The halves of a Room: which are unlocked, as the face that is up. CR 709.5 of today. */
import type { CardFace } from '@kitchen-table/language/core';

/** Which halves of a Room are unlocked, by the place of what it then is among the faces of its record. */
export const Doors = { Left: 0, Right: 1, Both: 2, Neither: 3 } as const;

/** The face of a Room with that half unlocked too; the same if it was. CR 709.5c-f of today. */
export function withUnlocked(face: number, half: number): number {
  if (face === Doors.Neither) return half;
  return face === half ? face : Doors.Both;
}

/** The face of a Room with that half locked. CR 709.5g of today. */
export function withLocked(face: number, half: number): number {
  if (face === Doors.Both) return half === Doors.Left ? Doors.Right : Doors.Left;
  return face === half ? Doors.Neither : face;
}

/** The locked halves. */
export function lockedHalves(face: number): readonly number[] {
  return HALVES.filter((half) => withUnlocked(face, half) !== face);
}

/** The unlocked halves. */
export function unlockedHalves(face: number): readonly number[] {
  return HALVES.filter((half) => withUnlocked(face, half) === face);
}
const HALVES: readonly number[] = [Doors.Left, Doors.Right];

/** The half with "when you unlock this door" meaning itself, not the other half. CR 709.5h of today. */
export function doorOf(face: CardFace, half: number): CardFace {
  return { ...face, abilities: face.abilities.map((ability) => about(ability, half) as typeof ability) };
}

function about(node: unknown, half: number): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => about(part, half));
  const { kind, action, object } = node as { kind?: unknown; action?: unknown; object?: { kind?: unknown } };
  if (kind === 'keywordAction' && action === 'unlock' && object?.kind === 'self')
    return { ...node, amount: { kind: 'number', number: half + 1 } };
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, about(part, half)]));
}
