/**
 * What is noted on objects without an event of the game: what they remember, designations, whom they attack, what a spell
 * or ability on the stack is to do. Everything else of an object changes by events alone: events/perform.ts.
 */
import { editObject, editObjectLightly, editObjectQuietly, opened } from '../door.ts';
import type { Game } from '../game.ts';
import { type Entity, NO_ENTITY, type ObjectId, type PlayerId } from '../ids.ts';
import type { CardRecord } from './cards.ts';
import { type Memory, StatusBit, type StackFacts } from './objects.ts';

/** The object remembers this too. CR 607. */
export function remember(game: Game, id: ObjectId, what: Memory): void {
  const object = editObject(opened(game), id);
  object.memory = { ...object.memory, ...what };
}

/** What the object remembers is this and nothing else. */
export function setMemory(game: Game, id: ObjectId, memory: Memory): void {
  editObject(opened(game), id).memory = memory;
}

/** The same, for what only conditions read. */
export function setMemoryLightly(game: Game, id: ObjectId, memory: Memory): void {
  editObjectLightly(opened(game), id).memory = memory;
}

/** The same, for what no characteristic, rule or filter reads. */
export function setMemoryQuietly(game: Game, id: ObjectId, memory: Memory): void {
  editObjectQuietly(opened(game), id).memory = memory;
}

/** Numbers that the object remembers by name. */
export function mark(game: Game, id: ObjectId, marks: Readonly<Record<string, number>>): void {
  const object = editObject(opened(game), id);
  object.memory = { ...object.memory, marks: { ...object.memory.marks, ...marks } };
}

/** Gives the object designations and the like, or takes them away. CR 110.5, 700.9. */
export function setStatus(game: Game, id: ObjectId, bits: number, on: boolean): void {
  const object = editObject(opened(game), id);
  object.status = on ? object.status | bits : object.status & ~bits;
}

/** The same, for what only conditions read. */
export function setStatusLightly(game: Game, id: ObjectId, bits: number, on: boolean): void {
  const object = editObjectLightly(opened(game), id);
  object.status = on ? object.status | bits : object.status & ~bits;
}

/** The same, for what no characteristic, rule or filter reads at that time. */
export function setStatusQuietly(game: Game, id: ObjectId, bits: number, on: boolean): void {
  const object = editObjectQuietly(opened(game), id);
  object.status = on ? object.status | bits : object.status & ~bits;
}

/** Which half or side of its card is up. CR 110.5, 709.5. */
export function setFace(game: Game, id: ObjectId, face: number): void {
  editObject(opened(game), id).face = face;
}

/** These players, as bits, may look at it too. CR 406.3, 708.5. */
export function showTo(game: Game, id: ObjectId, players: number): void {
  editObjectQuietly(opened(game), id).visibleTo |= players;
}

/** Nobody may look at it any more on account of an effect. */
export function hideFromAll(game: Game, id: ObjectId): void {
  editObjectQuietly(opened(game), id).visibleTo = 0;
}

/** What the spell or ability on the stack is to do. CR 601.2, 602.2. */
export function setStackFacts(game: Game, id: ObjectId, facts: StackFacts): void {
  editObject(opened(game), id).stack = facts;
}

/** The same, for what no characteristic of it depends on. */
export function setStackFactsLightly(game: Game, id: ObjectId, facts: StackFacts): void {
  editObjectLightly(opened(game), id).stack = facts;
}

/** The same, for as long as a question takes that asks what would be. */
export function setStackFactsQuietly(game: Game, id: ObjectId, facts: StackFacts | null): void {
  editObjectQuietly(opened(game), id).stack = facts;
}

/** In a game that somebody imagines: the object is that card. CR 400.2. */
export function becomeCard(game: Game, id: ObjectId, record: CardRecord): void {
  const object = editObject(opened(game), id);
  object.record = record;
  object.face = 0;
}

/** The player owns it from now on. CR 108.3a, 407.3. */
export function setOwner(game: Game, id: ObjectId, owner: PlayerId): void {
  editObject(opened(game), id).owner = owner;
}

/** The player controls it from now on, effects apart. CR 311.5, 901.10b. */
export function setController(game: Game, id: ObjectId, controller: PlayerId): void {
  editObject(opened(game), id).controller = controller;
}

/** Whom it attacks from now on. CR 508.4, 508.4c. */
export function setAttacking(game: Game, id: ObjectId, whom: Entity): void {
  editObjectLightly(opened(game), id).attacking = whom;
}

/** Which attackers it blocks from now on, or in which order. CR 509.3, 509.4. */
export function setBlocking(game: Game, id: ObjectId, attackers: readonly ObjectId[]): void {
  editObjectLightly(opened(game), id).blocking = attackers;
}

/** It has no part in a combat that is over. CR 511.3. */
export function endCombatOf(game: Game, id: ObjectId): void {
  const object = editObjectLightly(opened(game), id);
  object.attacking = NO_ENTITY;
  object.blocking = NONE;
  object.blockers = NONE;
  object.status &= ~(StatusBit.Blocked | StatusBit.DealtFirstStrikeDamage);
}
const NONE: readonly ObjectId[] = [];

/** One more of what an emblem counts. CR 701.52c. */
export function countOn(game: Game, id: ObjectId, counter: string): void {
  const object = editObject(opened(game), id);
  object.counters = { ...object.counters, [counter]: (object.counters[counter] ?? 0) + 1 };
}

/** No damage is marked on it any more, and none by a source with deathtouch. */
export function removeDamage(game: Game, id: ObjectId): void {
  const object = editObject(opened(game), id);
  object.damage = 0;
  object.status &= ~StatusBit.DeathtouchDamage;
}
