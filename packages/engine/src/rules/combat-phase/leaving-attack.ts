/** Planeswalkers and battles that are attacked, and stop being so. CR 506.4, 506.4e. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { setMemoryQuietly } from '../../vocabulary/objects/object-notes.ts';

/** Under this name stands how a permanent is attacked: its types and its controller, or that it no longer is. */
export const ATTACKED = 'attacked';
const GONE = -1;
const BOTH = 3;

/** What an attacked permanent was when it was first seen so: 1 a planeswalker, 2 a battle, 3 both; and 4 times its controller. */
function attackedAs(game: Game, id: ObjectId): number {
  const { types, controller } = characteristics(game, id);
  const kinds = ((types & TypeBit.Planeswalker) !== 0 ? 1 : 0) + ((types & TypeBit.Battle) !== 0 ? 2 : 0);
  return kinds + 4 * controller;
}

/** Whether it was removed from combat in this combat. */
export function isRemovedFromCombat({ memory }: GameObject): boolean {
  return memory.marks?.[ATTACKED] === GONE;
}

/** Sees how an attacked permanent is, and removes it from combat if it has changed so. CR 506.4, 506.4e. */
export function noteAttacked(game: Game, id: ObjectId): void {
  const object = game.objects[id] as GameObject;
  if (object.zone !== Zone.Battlefield) return;
  const before = object.memory.marks?.[ATTACKED];
  if (before === GONE) return;
  const now = attackedAs(game, id);
  if (before === now) return;
  if (before === undefined) return mark(game, id, now);
  const controller = now >> 2;
  if (controller !== before >> 2) return mark(game, id, GONE);
  const was = before & BOTH;
  const is = now & BOTH;
  const stays =
    was === BOTH
      ? is === 2 || (is === 1 && controller === object.memory.protector) // CR 506.4e
      : (was & is) !== 0;
  if (!stays) mark(game, id, GONE);
}

/** The combat is over: nothing is attacked. CR 511.3. */
export function forgetAttacked(game: Game, { id, memory }: GameObject): void {
  const { [ATTACKED]: _, ...marks } = memory.marks as NonNullable<typeof memory.marks>;
  setMemoryQuietly(game, id, { ...memory, marks });
}

function mark(game: Game, id: ObjectId, value: number): void {
  const { memory } = game.objects[id] as GameObject;
  setMemoryQuietly(game, id, { ...memory, marks: { ...memory.marks, [ATTACKED]: value } });
}
