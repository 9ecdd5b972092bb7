/** What things are worth to a bot, in rough points: a 2/2 without abilities is worth about 4. */
import {
  type Characteristics,
  type Entity,
  entityObject,
  entityPlayer,
  type SeenGame,
  type SeenPlayer,
  isPlayerEntity,
  KeywordBit,
  type ObjectId,
  type PlayerId,
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
export function worthOf(seen: SeenGame, id: ObjectId): number {
  const now = seen.now(id);
  if (isLand(now) && !isCreature(now)) return 3;
  let worth = now.manaValue * 0.6 + now.abilities.length * 0.4;
  if (isCreature(now)) worth += Math.max(0, now.power) * 1.2 + Math.max(0, now.toughness) * 0.6 + keywordPoints(now);
  if ((now.types & TypeBit.Planeswalker) !== 0) worth += (seen.object(id)?.counters['loyalty'] ?? 3) * 1.2 + 2;
  if (seen.object(id)?.token === true) worth -= 0.5;
  return Math.max(0.1, worth);
}

function keywordPoints(now: Characteristics): number {
  let points = 0;
  for (const [bit, worth] of KEYWORD_POINTS) if ((now.keywords & bit) !== 0) points += worth;
  return points;
}

/** The damage marked on it; what is not seen on the battlefield has none. CR 120.6. */
export function damageOn(seen: SeenGame, id: ObjectId): number {
  return seen.object(id)?.damage ?? 0;
}

/** The permanents of a player, creatures or all. */
export function permanentsOf(seen: SeenGame, player: PlayerId, creaturesOnly = false): ObjectId[] {
  return seen.battlefield.filter((id) => {
    const now = seen.now(id);
    if (now.controller !== player || (creaturesOnly && !isCreature(now))) return false;
    return seen.object(id)?.phasedOut === false;
  });
}

/** The players against this one who are still in the game. */
export function opponentsOf(seen: SeenGame, player: PlayerId): readonly SeenPlayer[] {
  const { team } = seen.player(player);
  return seen.players.filter((other) => !other.lost && other.team !== team);
}

/** How dangerous an opponent looks: board first, then cards and life. */
export function threatOf(seen: SeenGame, player: PlayerId): number {
  const { life, handSize } = seen.player(player);
  let board = 0;
  for (const id of permanentsOf(seen, player)) board += isLand(seen.now(id)) ? 0.5 : worthOf(seen, id);
  return board + handSize + life * 0.1;
}

/** Whose the thing is: its controller, its owner outside the battlefield, or the player itself. */
export function ownerOf(seen: SeenGame, entity: Entity): PlayerId {
  return isPlayerEntity(entity) ? entityPlayer(entity) : seen.now(entityObject(entity)).controller;
}

/** Whether the thing belongs to the other side. */
export function isHostile(seen: SeenGame, entity: Entity, player: PlayerId): boolean {
  return seen.player(ownerOf(seen, entity)).team !== seen.player(player).team;
}

/** How many lands the player has in play. */
export function landsOf(seen: SeenGame, player: PlayerId): number {
  return permanentsOf(seen, player).filter((id) => isLand(seen.now(id))).length;
}
