/** Rooms: unlocking and locking their doors. CR 709.5 of today, 116.2m of today. */
import type { ManaSymbols } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import { Doors, lockedHalves, unlockedHalves, withLocked, withUnlocked } from '../../vocabulary/objects/doors.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isSorceryTime } from '../activated-abilities/activation-limits.ts';
import { contextOf } from '../resolving/bindings.ts';
import { canPayParts, payingFor } from '../costs/costs.ts';
import { deedEvent } from '../event-makers.ts';
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { payParts } from '../costs/paying-costs.ts';
import { setFace } from '../../vocabulary/objects/object-notes.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/** What a player may do with a locked half: the special action, by half. */
export const UNLOCK_ACTIONS: readonly string[] = ['unlock left half', 'unlock right half'];

/** What the permanent is or copies, when that is a Room. */
function roomOf(game: Game, id: ObjectId): CardRecord | null {
  const record = game.records[copiedValuesOf(game, id, []).record];
  return record?.card.layout === 'room' && isIn(game, id, Zone.Battlefield) ? record : null;
}

/** Which halves are unlocked: of a copy, by what its copy effect says. */
function doorsOf(game: Game, id: ObjectId, record: CardRecord): number {
  const object = game.objects[id] as GameObject;
  if (object.record.index === record.index) return object.face;
  const effect = game.effects.findLast(
    ({ copied, affected }) => copied != null && affected?.includes(objectEntity(id)),
  );
  return effect?.copied?.face ?? Doors.Neither;
}

function setDoors(game: Game, id: ObjectId, record: CardRecord, face: number): void {
  const object = game.objects[id] as GameObject;
  if (object.record.index === record.index) setFace(game, id, face);
  else
    setEffects(
      game,
      game.effects.map((effect) =>
        effect.copied != null && effect.affected?.includes(objectEntity(id)) === true
          ? { ...effect, copied: { ...effect.copied, face } }
          : effect,
      ),
    );
}

/** Gives the half its unlocked designation; abilities may trigger, also of the whole. CR 709.5f, 709.5h-i of today. */
function unlock(game: Game, id: ObjectId, record: CardRecord, half: number, player: PlayerId): void {
  const after = withUnlocked(doorsOf(game, id, record), half);
  setDoors(game, id, record, after);
  tellUnlocked(game, id, half, after, player);
}

function tellUnlocked(game: Game, id: ObjectId, half: number, doors: number, player: PlayerId): void {
  const by = { cause: id, rule: '709.5f' };
  const events = [deedEvent('unlock', player, id, half + 1, by)];
  if (doors === Doors.Both) events.push(deedEvent('unlock fully', player, id, 1, by));
  perform(game, events);
}

/** A Room that was cast has entered with that half unlocked. CR 709.5d, 709.5h of today. */
export function enteredUnlocked(game: Game, spell: ObjectId): void {
  const id = (game.objects[spell] as GameObject).became;
  const room = game.objects[id];
  if (room === undefined || room.zone !== Zone.Battlefield || room.face > Doors.Right) return;
  tellUnlocked(game, id, room.face, room.face, room.controller);
}

/** Adds the special actions of paying a locked half's mana cost: at sorcery speed. CR 709.5e of today. */
export function addUnlocks(game: Game, player: PlayerId, options: ActionOption[]): void {
  if (!mentions(game, 'room') || !isSorceryTime(game, player)) return;
  for (const id of game.battlefield) {
    const { status } = game.objects[id] as GameObject;
    if ((status & (StatusBit.FaceDown | StatusBit.PhasedOut)) !== 0) continue;
    if (characteristics(game, id).controller !== player) continue;
    const record = roomOf(game, id);
    if (record === null) continue;
    for (const half of lockedHalves(doorsOf(game, id, record)))
      if (canPayParts(game, player, unlockCost(record, half), payingFor(contextOf(id, player), 'unlocking')))
        options.push({ kind: 'special', object: id, action: UNLOCK_ACTIONS[half] as string, same: [] });
  }
}

function unlockCost(record: CardRecord, half: number): Parameters<typeof canPayParts>[2] {
  return [{ kind: 'manaCost', symbols: (record.faces[half] as Characteristics).manaCost as ManaSymbols }];
}

/** Takes that special action, which has been offered. */
export function takeUnlock(game: Game, player: PlayerId, id: ObjectId, action: string): void {
  const record = roomOf(game, id) as CardRecord;
  const half = UNLOCK_ACTIONS.indexOf(action);
  payParts(game, player, unlockCost(record, half), payingFor(contextOf(id, player), 'unlocking'), '709.5e');
  unlock(game, id, record, half, player);
}

/** "Unlock a locked door of it", "lock or unlock a door of it": the player chooses which. CR 709.5f-g of today. */
function changeDoor(game: Game, id: ObjectId, player: PlayerId, alsoLock: boolean): boolean {
  const record = roomOf(game, id);
  if (record === null) return false;
  const doors = doorsOf(game, id, record);
  const opening = lockedHalves(doors).map((half) => ({ half, locks: false }));
  const closing = alsoLock ? unlockedHalves(doors).map((half) => ({ half, locks: true })) : [];
  const ways = [...opening, ...closing];
  if (ways.length === 0) return false;
  const words = ways.map(
    ({ half, locks }) => `${locks ? 'Lock' : 'Unlock'} ${(record.faces[half] as Characteristics).name}`,
  );
  const at = askOption(game, player, reason('Choose a door', id, '709.5f'), words);
  const { half, locks } = ways[at] as (typeof ways)[number];
  if (locks) setDoors(game, id, record, withLocked(doors, half));
  else unlock(game, id, record, half, player);
  return true;
}

/** CR 709.5f-g of today. */
export const unlockDoorAction: KeywordAction = {
  kind: 'unlock a door',
  cr: '709.5f',
  does: ({ game, object, context }) => ({ done: changeDoor(game, object, context.controller, false) }),
  says: null,
  helps: true,
};

/** CR 709.5f-g of today. */
export const changeDoorAction: KeywordAction = {
  kind: 'lock or unlock a door',
  cr: '709.5f',
  does: ({ game, object, context }) => ({ done: changeDoor(game, object, context.controller, true) }),
  says: null,
  helps: true,
};
