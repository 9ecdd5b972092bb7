/** What things are worth to a bot, in rough points: a 2/2 without abilities is worth about 4. */
import {
  characteristics,
  type Characteristics,
  type Entity,
  entityObject,
  entityPlayer,
  type Game,
  type GameObject,
  isPlayerEntity,
  KeywordBit,
  type ObjectId,
  type Player,
  type PlayerId,
  StatusBit,
  TypeBit,
} from '@kitchen-table/engine';

const KEYWORD_POINTS: readonly (readonly [number, number])[] = [
  [KeywordBit.Flying, 1.5],
  [KeywordBit.Deathtouch, 1.5],
  [KeywordBit.DoubleStrike, 3],
  [KeywordBit.FirstStrike, 1],
  [KeywordBit.Lifelink, 1.5],
  [KeywordBit.Menace, 0.7],
  [KeywordBit.Trample, 0.7],
  [KeywordBit.Vigilance, 0.6],
  [KeywordBit.Haste, 0.4],
  [KeywordBit.Hexproof, 1],
  [KeywordBit.Indestructible, 3],
  [KeywordBit.Reach, 0.4],
  [KeywordBit.Defender, -1],
];

export function isCreature(now: Characteristics): boolean {
  return (now.types & TypeBit.Creature) !== 0;
}

export function isLand(now: Characteristics): boolean {
  return (now.types & TypeBit.Land) !== 0;
}

/** A permanent, spell or card. */
export function worthOf(game: Game, id: ObjectId): number {
  const now = characteristics(game, id);
  const object = game.objects[id] as GameObject;
  if (isLand(now) && !isCreature(now)) return 3;
  let worth = now.manaValue * 0.6 + now.abilities.length * 0.4;
  if (isCreature(now)) worth += Math.max(0, now.power) * 1.2 + Math.max(0, now.toughness) * 0.6 + keywordPoints(now);
  if ((now.types & TypeBit.Planeswalker) !== 0) worth += (object.counters['loyalty'] ?? 3) * 1.2 + 2;
  if ((object.status & StatusBit.Token) !== 0) worth -= 0.5;
  return Math.max(0.1, worth);
}

function keywordPoints(now: Characteristics): number {
  let points = 0;
  for (const [bit, worth] of KEYWORD_POINTS) if ((now.keywords & bit) !== 0) points += worth;
  return points;
}

/** The permanents of a player, creatures or all. */
export function permanentsOf(game: Game, player: PlayerId, creaturesOnly = false): ObjectId[] {
  return game.battlefield.filter((id) => {
    if (((game.objects[id] as GameObject).status & StatusBit.PhasedOut) !== 0) return false;
    const now = characteristics(game, id);
    return now.controller === player && (!creaturesOnly || isCreature(now));
  });
}

/** The players against this one who are still in the game. */
export function opponentsOf(game: Game, player: PlayerId): readonly Player[] {
  const { team } = game.players[player] as Player;
  return game.players.filter((other) => !other.lost && other.team !== team);
}

/** How dangerous an opponent looks: board first, then cards and life. */
export function threatOf(game: Game, player: PlayerId): number {
  const { life, hand } = game.players[player] as Player;
  let board = 0;
  for (const id of permanentsOf(game, player)) board += isLand(characteristics(game, id)) ? 0.5 : worthOf(game, id);
  return board + hand.length + life * 0.1;
}

/** Whose the thing is: its controller, its owner outside the battlefield, or the player itself. */
export function ownerOf(game: Game, entity: Entity): PlayerId {
  return isPlayerEntity(entity) ? entityPlayer(entity) : characteristics(game, entityObject(entity)).controller;
}

/** Whether the thing belongs to the other side. */
export function isHostile(game: Game, entity: Entity, player: PlayerId): boolean {
  return (game.players[ownerOf(game, entity)] as Player).team !== (game.players[player] as Player).team;
}

/** How many lands the player has in play. */
export function landsOf(game: Game, player: PlayerId): number {
  return permanentsOf(game, player).filter((id) => isLand(characteristics(game, id))).length;
}
