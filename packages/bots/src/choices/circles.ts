/** Going round in circles: what only leads back to where the turn has been is not worth doing. */
import {
  characteristics,
  entityObject,
  type Game,
  type GameObject,
  isPlayerEntity,
  KeywordBit,
  NO_ENTITY,
  type ObjectId,
  type PlayerId,
} from '@kitchen-table/engine';
import type { Clause } from '@kitchen-table/language/core';
import { isCreature, permanentsOf, worthOf } from '../judgement/worth.ts';

/** The positions of a turn as one player sees them, and what that player did between them. */
export interface Circles {
  /** How much had been done when the position was there first. */
  readonly seen: Map<string, number>;
  readonly done: string[];
  /** What only led back to an earlier position. */
  readonly idle: Set<string>;
}

export function noCircles(): Circles {
  return { seen: new Map(), done: [], idle: new Set() };
}

/** Looks at the table before a choice: all that was done since it looked like this was for nothing. */
export function noticeCircles(circles: Circles, game: Game): void {
  const position = positionOf(game);
  const since = circles.seen.get(position);
  if (since === undefined) circles.seen.set(position, circles.done.length);
  else for (const action of circles.done.slice(since)) circles.idle.add(action);
}

/** What everybody may see of the table; hidden cards are only counted. CR 400.2. */
function positionOf(game: Game): string {
  const players = game.players.map(({ life, hand, library, graveyard }) =>
    [life, hand.length, library.length, graveyard.length].join(' '),
  );
  const permanents = game.battlefield.map((id) => {
    const { status, attachedTo, damage, counters } = game.objects[id] as GameObject;
    const { controller, power, toughness, keywords } = characteristics(game, id);
    return [id, status, attachedTo, damage, JSON.stringify(counters), controller, power, toughness, keywords].join(' ');
  });
  return [game.step, game.stack.length, ...players, ...permanents].join('/');
}

/** The text moves its own permanent to another one: equip, fortify and their like. CR 301.5, 301.6. */
export function movesItself(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'attach' && clause.action.object.kind === 'self';
}

/** Whether it lies about, or a worthier creature could carry it. What carries it is worth more for that, so it never goes back. */
export function isBetterCarried(game: Game, me: PlayerId, source: ObjectId): boolean {
  const { attachedTo } = game.objects[source] as GameObject;
  const creatures = permanentsOf(game, me, true).filter((id) => id !== source);
  if (attachedTo === NO_ENTITY || isPlayerEntity(attachedTo)) return creatures.length > 0;
  const host = entityObject(attachedTo);
  const now = characteristics(game, host);
  if (now.controller !== me) return true;
  return isCreature(now) && creatures.some((id) => canCarry(game, id) && worthOf(game, id) > worthOf(game, host));
}

/** CR 702.18b. */
function canCarry(game: Game, id: ObjectId): boolean {
  return (characteristics(game, id).keywords & KeywordBit.Shroud) === 0;
}
