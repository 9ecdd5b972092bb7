/**
 * The card language is recursive: a noun has filters, a filter has values, a value counts nouns. So that the modules
 * that read them need not import each other in a circle, they call one another through the rulebook, here.
 */
import type { Condition, Filter, Noun, Stat, Value } from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, type PlayerId } from '../vocabulary/ids.ts';
import { kindsOfCounters, totalCountersOn } from './objects/counters.ts';
import { countStickers } from './objects/stickers.ts';
import { countsParty } from './objects/party-words.ts';
import { playersMeantByYou } from './players/who-you-are.ts';

/** Everything a noun means now: nouns.ts. */
export function find(game: Game, noun: Noun, context: Context): readonly Entity[] {
  return game.rules.reading.find(game, noun, context);
}

/** What a value comes to now: values.ts. */
export function evaluate(game: Game, value: Value, context: Context): number {
  return game.rules.reading.evaluate(game, value, context);
}

/** Whether a condition holds now: conditions.ts. */
export function holds(game: Game, condition: Condition, context: Context): boolean {
  return game.rules.reading.holds(game, condition, context);
}

/** Whether an object or player is what a filter describes, wherever it is: filters.ts. */
export function fitsDescription(game: Game, filter: Filter, entity: Entity, context: Context): boolean {
  return game.rules.reading.fitsDescription(game, filter, entity, context);
}

/** Everything that a noun or a filter means: values.ts. */
export function every(game: Game, of: Noun | Filter, context: Context): readonly Entity[] {
  return game.rules.reading.every(game, of, context);
}

/** A numeric characteristic, or a player's number: values.ts. */
export function statOf(game: Game, entity: Entity, stat: Stat): number {
  return game.rules.reading.statOf(game, entity, stat);
}

/** The players among what the noun means (a player noun, "its controller", "each opponent"). */
export function findPlayers(game: Game, noun: Noun, context: Context): readonly PlayerId[] {
  if (noun.kind === 'you') return playersMeantByYou(game, context);
  const players: PlayerId[] = [];
  for (const entity of find(game, noun, context)) if (isPlayerEntity(entity)) players.push(entityPlayer(entity));
  return players;
}

/** How many there are of what a noun or a filter means; of counters too. */
export function countOf(game: Game, of: Noun | Filter, context: Context): number {
  if (of.kind === 'units') return Math.max(0, evaluate(game, of.value, context) - (of.beyondFirst === true ? 1 : 0));
  if (of.kind === 'counterKinds') return kindsOfCounters(game, find(game, of.on, context)).length;
  if (of.kind === 'stickersNoun') {
    const { letters } = of;
    const limit =
      letters === undefined ? null : { comparison: letters.comparison, to: evaluate(game, letters.to, context) };
    return countStickers(game, find(game, of.on, context), of.sticker, limit);
  }
  if (of.kind !== 'countersNoun') {
    const found = every(game, of, context);
    return countsParty(of) ? game.rules.reading.partySize(game, found) : found.length;
  }
  return totalCountersOn(game, find(game, of.on, context), of.counter);
}
