/** Facts of how a spell was cast, asked of it and of the permanent it became. CR 400.7d, 601.2. */
import type { Condition, Place } from '@kitchen-table/language/core';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { kickerName } from '../../vocabulary/keyword-abilities/instances.ts';
import type { CastFacts, GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { castTally, gameTally } from '../../vocabulary/tallies.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { isThere } from '../zones/where-from.ts';

type CastFact = Extract<Condition, { kind: 'castFact' }>;

/** "cast from exile", "cast from anywhere other than your hand". CR 400.7d, 601.2a. */
function wasCastFrom(game: Game, id: ObjectId, from: Place, context: Context): boolean {
  const object = game.objects[id];
  const cast = object?.stack?.cast ?? object?.memory.cast;
  if (object === undefined || cast === undefined || cast.from === Zone.None) return false;
  return isThere(game, from, cast.from, object, context);
}

/** "kicked with its {1} kicker": under which name that was paid. CR 702.33f. */
function kickerOf({ fact, symbols }: CastFact): string | undefined {
  return fact === 'kicked' && symbols !== undefined ? kickerName(symbols) : undefined;
}

/** Whether a spell, or the permanent that it became, was cast as a condition says; `by` and `sources` as found. CR 400.7d, 601.2. */
export function isCastSo(
  game: Game,
  id: ObjectId,
  condition: CastFact,
  { by, sources }: { by: readonly PlayerId[] | undefined; sources: readonly Entity[] | undefined },
  context: Context,
): boolean {
  if (by !== undefined && !wasCastBy(game, id, by)) return false;
  const { fact, symbols, from, keyword } = condition;
  if (symbols !== undefined && fact !== 'kicked') return wasSpent(game, id, symbols);
  if (sources !== undefined) return wasManaOf(game, id, sources);
  if (from !== undefined) return wasCastFrom(game, id, from, context);
  return castFact(game, id, fact, kickerOf(condition) ?? keyword, context);
}

/** "If you cast it": whether one of them did. */
function wasCastBy(game: Game, id: ObjectId, players: readonly PlayerId[]): boolean {
  const object = game.objects[id];
  const cast = object?.stack?.cast ?? object?.memory.cast;
  return cast !== undefined && players.includes(cast.by);
}

/** Facts of how a spell was cast, also of the permanent it became. CR 400.7d, 601.2. */
export function castFact(
  game: Game,
  id: ObjectId,
  fact: string,
  keyword: string | undefined,
  context: Context,
): boolean {
  const object = game.objects[id];
  if (object === undefined) return false;
  if (object.memory.marks?.[fact] === 1) return true;
  if (fact === 'first of the game') return gameTally(game, castTally(context.controller)) === 0;
  if (fact === 'new since your last upkeep') return isNewSinceUpkeep(game, object, context.controller);
  const cast: CastFacts | undefined = object.stack?.cast ?? object.memory.cast;
  if (cast === undefined) return false;
  const paid = (name: string): boolean => cast.paid.includes(name);
  switch (fact) {
    case 'cast':
      return cast.from !== Zone.None;
    case 'cast from hand':
      return cast.from === Zone.Hand && cast.by === context.controller;
    case 'kicked':
      return keyword === undefined ? paid('kicker') || paid('multikicker') : paid(keyword); // CR 702.33d, 702.33f
    case 'escaped':
      return paid('escape') && cast.from === Zone.Graveyard; // CR 702.138b
    case 'foretold':
      return cast.foretold === true; // CR 702.143c
    case 'cast during main phase':
      return cast.inMainPhase === true;
    case 'bargained':
      return paid('bargain');
    case 'additional cost paid':
      return paid(keyword ?? 'additional cost');
    case 'x':
      return (cast.x ?? 0) > 0;
    case 'mana from':
      return manaFrom(game, cast, keyword as string) > 0;
    default:
      return paid(keyword ?? fact);
  }
}

/** "mana from a Treasure": what the source is, or was when it was last there. CR 106.3, 113.7a. */
function isSuchSource(game: Game, id: ObjectId, word: string): boolean {
  const object = game.objects[id];
  if (object === undefined) return false;
  const known = object.lastKnown ?? characteristics(game, id);
  if (word === 'creature') return (known.types & TypeBit.Creature) !== 0;
  return word === 'artifact' ? (known.types & TypeBit.Artifact) !== 0 : hasSubtype(known, word);
}

/** How much of the mana that was spent on it came from such sources. CR 106.3, 400.7d. */
export function manaFrom(game: Game, cast: CastFacts, word: string): number {
  return (cast.manaFrom ?? []).filter((source) => isSuchSource(game, source, word)).length;
}

/** Whether mana that one of these produced was spent on it. CR 106.3, 601.2h. */
function wasManaOf(game: Game, id: ObjectId, sources: readonly Entity[]): boolean {
  const object = game.objects[id];
  const cast = object?.stack?.cast ?? object?.memory.cast;
  return cast?.manaFrom?.some((source) => sources.includes(objectEntity(source))) === true;
}

/** How much mana of each kind was spent to cast it. CR 601.2h, 400.7d. */
export function spentOn(game: Game, id: ObjectId): readonly number[] {
  const object = game.objects[id];
  return (object?.stack?.cast ?? object?.memory.cast)?.spent ?? [];
}

/** "If {U}{U} was spent to cast it": at least so much of each. */
function wasSpent(game: Game, id: ObjectId, symbols: readonly string[]): boolean {
  const spent = spentOn(game, id);
  return symbols.every(
    (symbol) => (spent['WUBRGCS'.indexOf(symbol)] ?? 0) >= symbols.filter((other) => other === symbol).length,
  );
}

/** CR 702.30a: it came under the player's control after the turn in which their last upkeep began. */
function isNewSinceUpkeep(game: Game, object: GameObject, player: PlayerId): boolean {
  const record = game.players[player];
  return record !== undefined && (record.turnBefore === 0 || object.controlledSinceTurn >= record.turnBefore);
}
