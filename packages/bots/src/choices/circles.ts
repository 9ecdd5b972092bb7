/** Going round in circles: what only leads back to where the turn has been is not worth doing. */
import {
  entityObject,
  isPlayerEntity,
  KeywordBit,
  NO_ENTITY,
  type ObjectId,
  type PlayerId,
  type SeenGame,
} from '@kitchen-table/engine';
import type { Clause } from '@kitchen-table/language/core';
import { isCreature, permanentsOf, worthOf } from '../judgement/worth.ts';

/** The positions of a turn as one player sees them, and what that player did between them. */
export interface Circles {
  /** How much had been done when the position was there first. */
  readonly positions: Map<string, number>;
  readonly done: string[];
  /** What only led back to an earlier position. */
  readonly idle: Set<string>;
}

export function noCircles(): Circles {
  return { positions: new Map(), done: [], idle: new Set() };
}

/** Looks at the table before a choice: all that was done since it looked like this was for nothing. */
export function noticeCircles(circles: Circles, seen: SeenGame): void {
  const position = positionOf(seen);
  const since = circles.positions.get(position);
  if (since === undefined) circles.positions.set(position, circles.done.length);
  else for (const action of circles.done.slice(since)) circles.idle.add(action);
}

/** What everybody may see of the table; hidden cards are only counted. CR 400.2. */
function positionOf(seen: SeenGame): string {
  const players = seen.players.map(({ life, handSize, librarySize, graveyard }) =>
    [life, handSize, librarySize, graveyard.length].join(' '),
  );
  const permanents = seen.battlefield.map((id) => {
    const object = seen.object(id);
    const { controller, power, toughness, keywords } = seen.now(id);
    return [
      id,
      object?.tapped,
      object?.faceDown,
      object?.phasedOut,
      object?.attachedTo,
      object?.damage,
      JSON.stringify(object?.counters),
      controller,
      power,
      toughness,
      keywords,
    ].join(' ');
  });
  return [seen.step, seen.stack.length, ...players, ...permanents].join('/');
}

/** The text moves its own permanent to another one: equip, fortify and their like. CR 301.5, 301.6. */
export function movesItself(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'attach' && clause.action.object.kind === 'self';
}

/** Whether it lies about, or a worthier creature could carry it. What carries it is worth more for that, so it never goes back. */
export function isBetterCarried(seen: SeenGame, me: PlayerId, source: ObjectId): boolean {
  const attachedTo = seen.object(source)?.attachedTo ?? NO_ENTITY;
  const creatures = permanentsOf(seen, me, true).filter((id) => id !== source);
  if (attachedTo === NO_ENTITY || isPlayerEntity(attachedTo)) return creatures.length > 0;
  const host = entityObject(attachedTo);
  const now = seen.now(host);
  if (now.controller !== me) return true;
  return isCreature(now) && creatures.some((id) => canCarry(seen, id) && worthOf(seen, id) > worthOf(seen, host));
}

/** CR 702.18b. */
function canCarry(seen: SeenGame, id: ObjectId): boolean {
  return (seen.now(id).keywords & KeywordBit.Shroud) === 0;
}
