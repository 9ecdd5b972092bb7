/** Combat damage. CR 510, 702.4, 702.7, 702.19. */
import { hasKeyword } from '../../questions/objects/keywords.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  isPlayerEntity,
  NO_ENTITY,
  type ObjectId,
  objectEntity,
  playerEntity,
} from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { ask, askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { dividesForBand } from '../../questions/combat-phase/bands.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { inThisCombat } from '../../questions/combat-phase/this-combat.ts';
import { assignsAsUnblocked, assignsByToughness, assignsNoDamage } from '../../questions/rules-in-force.ts';
import { perform } from '../../events/perform.ts';
import { byTurnOrder, defenderOf, isStillAttacked } from './defenders.ts';
import { setStatusLightly } from '../../vocabulary/objects/object-notes.ts';

const STRIKES_FIRST = KeywordBit.FirstStrike | KeywordBit.DoubleStrike;

function isFighting(object: GameObject): boolean {
  return object.attacking !== NO_ENTITY || object.blocking.length > 0;
}

/** Whether there is a first-strike combat damage step. CR 510.4. */
export function someFirstStrike(game: Game): boolean {
  for (const id of game.battlefield) {
    if (
      isFighting(game.objects[id] as GameObject) &&
      inThisCombat(game, id) &&
      (characteristics(game, id).keywords & STRIKES_FIRST) !== 0
    )
      return true;
  }
  return false;
}

/** Damage is assigned by the active player, then the defending players, and dealt all at once. CR 510.1-510.2. */
export function combatDamage(game: Game, first: boolean): void {
  const events: GameEvent[] = [];
  const assigned = new Map<ObjectId, number>();
  const attackers: ObjectId[] = [];
  const blockers: ObjectId[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (!isFighting(object) || !dealsNow(object.status, characteristics(game, id).keywords, first)) continue;
    if (!inThisCombat(game, id)) continue;
    (object.attacking !== NO_ENTITY ? attackers : blockers).push(id);
  }
  if (first)
    for (const id of [...attackers, ...blockers]) setStatusLightly(game, id, StatusBit.DealtFirstStrikeDamage, true);
  for (const id of attackers) assignAttacker(game, id, assigned, events);
  assigned.clear();
  for (const id of byTurnOrder(game, blockers)) assignBlocker(game, id, assigned, events);
  perform(game, events);
}

/** CR 510.4: first strikers in the first step, the others and double strikers in the second. */
function dealsNow(status: number, keywords: number, first: boolean): boolean {
  if (first) return (keywords & STRIKES_FIRST) !== 0;
  return (status & StatusBit.DealtFirstStrikeDamage) === 0 || (keywords & KeywordBit.DoubleStrike) !== 0;
}

/** CR 510.1a. */
function damageOf(game: Game, id: ObjectId, now: Characteristics): number {
  if (assignsNoDamage(game, id)) return 0;
  return assignsByToughness(game, id) ? now.toughness : now.power;
}

function assignAttacker(game: Game, id: ObjectId, assigned: Map<ObjectId, number>, events: GameEvent[]): void {
  const object = game.objects[id] as GameObject;
  const now = characteristics(game, id);
  const total = damageOf(game, id, now);
  if (total <= 0) return;
  const attacked = isStillAttacked(game, object.attacking) ? object.attacking : NO_ENTITY;
  if ((object.status & StatusBit.Blocked) === 0 || (attacked !== NO_ENTITY && passesBlockers(game, id, now))) {
    if (attacked !== NO_ENTITY) events.push(deal(id, attacked, total, '510.1b'));
    return;
  }
  const beyond = hasKeyword(now, 'trample over planeswalkers') ? playerBehind(game, object.attacking) : NO_ENTITY;
  const trample = (now.keywords & KeywordBit.Trample) !== 0 || beyond !== NO_ENTITY;
  const through = trample ? (attacked !== NO_ENTITY ? attacked : beyond) : NO_ENTITY;
  const blockers = stillThere(game, object.blockers);
  if (blockers.length === 0) {
    // CR 702.19d: nothing left to get through.
    if (through !== NO_ENTITY) events.push(deal(id, through, total, '702.19d'));
    return;
  }
  assign(game, id, now, total, blockers, through, through === beyond ? NO_ENTITY : beyond, assigned, events);
}

/** "You may have it assign its combat damage as though it weren't blocked": CR 510.1c. */
function passesBlockers(game: Game, id: ObjectId, now: Characteristics): boolean {
  if (!assignsAsUnblocked(game, id)) return false;
  const why = reason('Assign its combat damage as though it were not blocked?', id, '510.1c');
  return askYesNo(game, now.controller, why);
}

function assignBlocker(game: Game, id: ObjectId, assigned: Map<ObjectId, number>, events: GameEvent[]): void {
  const now = characteristics(game, id);
  const total = damageOf(game, id, now);
  if (total <= 0) return;
  const attackers = stillThere(game, (game.objects[id] as GameObject).blocking);
  if (attackers.length > 0) assign(game, id, now, total, attackers, NO_ENTITY, NO_ENTITY, assigned, events);
}

function stillThere(game: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  for (const id of ids) if (!isOnBattlefield(game, id)) return ids.filter((other) => isOnBattlefield(game, other));
  return ids;
}

function isOnBattlefield(game: Game, id: ObjectId): boolean {
  return (game.objects[id] as GameObject).zone === Zone.Battlefield;
}

/** CR 510.1c-d, 702.19b-c. */
function assign(
  game: Game,
  id: ObjectId,
  now: Characteristics,
  total: number,
  among: readonly ObjectId[],
  through: Entity,
  beyond: Entity,
  assigned: Map<ObjectId, number>,
  events: GameEvent[],
): void {
  const lethal = among.map((other) => lethalDamage(game, other, now, assigned));
  const only = among[0] as ObjectId;
  if (among.length === 1 && (through === NO_ENTITY || total <= (lethal[0] as number))) {
    give(id, only, total, assigned, events);
    return;
  }
  const banded = (mentions(game, 'banding') || mentions(game, 'bands with other')) && dividesForBand(game, among);
  // CR 702.22j-k: the controller of the creatures that are dealt the damage divides it, in any order.
  const player = banded ? characteristics(game, only).controller : now.controller;
  const answer = ask(game, {
    kind: 'assignDamage',
    player,
    reason: reason(`Assign ${total} combat damage`, id, '510.1c'),
    total,
    source: id,
    among: among.map(objectEntity),
    lethal,
    trampleOver: through,
    ordered: !banded && game.setup.edition === '2024-03-08',
    beyond,
    beyondAfter:
      beyond === NO_ENTITY ? 0 : ((game.objects[entityObject(through)] as GameObject).counters['loyalty'] ?? 0),
  });
  for (let i = 0; i < among.length; i++) give(id, among[i] as ObjectId, answer[i] as number, assigned, events);
  const [over = 0, behind = 0] = answer.slice(among.length);
  if (over > 0) events.push(deal(id, through, over, '702.19b'));
  if (behind > 0) events.push(deal(id, beyond, behind, '702.19c'));
}

/** Lethal damage, counting what is marked and what others assign now; one point from deathtouch. CR 702.2c, 510.1c. */
function lethalDamage(game: Game, id: ObjectId, source: Characteristics, assigned: Map<ObjectId, number>): number {
  const now = characteristics(game, id);
  const already = assigned.get(id) ?? 0;
  const left = Math.max(0, now.toughness - (game.objects[id] as GameObject).damage - already);
  return (source.keywords & KeywordBit.Deathtouch) !== 0 ? Math.min(1, left) : left;
}

function give(
  source: ObjectId,
  to: ObjectId,
  amount: number,
  assigned: Map<ObjectId, number>,
  events: GameEvent[],
): void {
  if (amount <= 0) return;
  assigned.set(to, (assigned.get(to) ?? 0) + amount);
  events.push(deal(source, objectEntity(to), amount, '510.2'));
}

function deal(source: ObjectId, to: Entity, amount: number, rule: string): GameEvent {
  return { kind: 'damage', source, to, amount, combat: true, preventable: true, cause: source, rule };
}

/** The player behind the planeswalker that is or was attacked. CR 702.19c, 702.19e. */
function playerBehind(game: Game, attacked: Entity): Entity {
  if (attacked === NO_ENTITY || isPlayerEntity(attacked)) return NO_ENTITY;
  const id = entityObject(attacked);
  if ((characteristics(game, id).types & TypeBit.Planeswalker) === 0) return NO_ENTITY;
  const player = defenderOf(game, attacked);
  return player === null || (game.players[player] as Player).lost ? NO_ENTITY : playerEntity(player);
}
