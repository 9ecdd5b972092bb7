/** What each kind of event changes. Nothing else writes to a game while rules run, besides the outer loop of the turn. */
import { editObject, editObjectLightly, editPlayer, editPlayerLightly } from '../vocabulary/door.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import { mentions } from '../vocabulary/mentions.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  type ObjectId,
  type PlayerId,
} from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players/players.ts';
import { type Counters, type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import { shuffleInPlace } from '../vocabulary/random.ts';
import { isKeywordCounter } from '../vocabulary/objects/keywords.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { moveWithinDeck, turnSupplementaryDown, turnSupplementaryUp } from './zones/supplementary-cards.ts';
import { isInSupplementaryDeck } from '../questions/objects/supplementary-cards.ts';
import { membersOfTeam } from '../questions/players/teams.ts';
import { turnsBegun } from '../questions/combat-phase/summoning-sickness.ts';
import { turnAll, turnComponents } from './zones/merging.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { removeFromCombat } from './zones/removed-from-combat.ts';
import { applyCreateToken, applyZoneChange } from './zones/apply-zone-change.ts';
import { drawCard } from './zones/draw-card.ts';
import { eventsOfParts } from './zones/merged-parts.ts';
import { markDamage } from './damage-results.ts';
import { placeSticker, renewStickers } from './zones/stickers.ts';
import { hideDrawn } from './zones/while-announcing.ts';

/** Applies one event that has passed replacement; gives what happened. */
export function apply(game: OpenGame, event: GameEvent): readonly GameEvent[] {
  switch (event.kind) {
    case 'zoneChange': {
      const within =
        event.from === Zone.Command &&
        event.to === Zone.Command &&
        isInSupplementaryDeck(game.objects[event.object] as GameObject);
      const done = within ? moveWithinDeck(game, event) : applyZoneChange(game, event);
      if (done === null) return NOTHING;
      const parts = eventsOfParts(game, done);
      return parts.length === 0 ? [done] : [done, ...parts];
    }
    case 'draw': {
      const done = drawCard(game, event.player, event.cause, event.rule);
      if (done === null) return NOTHING;
      if (game.announced !== null) hideDrawn(game, done.became);
      return [event, done];
    }
    case 'createToken':
      return [applyCreateToken(game, event)];
    case 'attach':
    case 'unattach': {
      const from = game.objects[event.object]?.attachedTo ?? NO_ENTITY;
      applyPlainly(game, event);
      return [from === NO_ENTITY ? event : { ...event, from }];
    }
    case 'destroy':
    case 'setLife':
      throw new Error(`${event.kind} is made of other events`);
    default:
      applyPlainly(game, event);
      return [event];
  }
}

const NOTHING: readonly GameEvent[] = [];

type Plain = Exclude<GameEvent, { kind: 'zoneChange' | 'draw' | 'createToken' | 'destroy' | 'setLife' }>;

function applyPlainly(game: OpenGame, event: Plain): void {
  switch (event.kind) {
    case 'damage':
      markDamage(game, event);
      return;
    case 'gainLife':
      for (const player of sharersOf(game, event.player)) editPlayerLightly(game, player).life += event.amount;
      return;
    case 'loseLife':
    case 'payLife':
      for (const player of sharersOf(game, event.player)) editPlayerLightly(game, player).life -= event.amount;
      return;
    case 'tap':
      editObjectLightly(game, event.object).status |= StatusBit.Tapped;
      return;
    case 'untap':
      editObjectLightly(game, event.object).status &= ~StatusBit.Tapped;
      return;
    case 'regenerate': {
      // CR 701.15a: damage removed, tapped, removed from combat.
      const object = editObject(game, event.object);
      object.damage = 0;
      object.status = (object.status | StatusBit.Tapped) & ~StatusBit.DeathtouchDamage;
      removeFromCombat(game, event.object);
      return;
    }
    case 'transform': {
      const object = editObject(game, event.object);
      if (object.memory.components !== undefined) turnComponents(game, event.object);
      else if (object.record.faces.length > 1) object.face = object.face === 0 ? 1 : 0;
      object.timestamp = game.nextTimestamp++; // CR 613.7g
      renewStickers(game, event.object);
      // CR 701.28f: its own abilities ask whether it has transformed since.
      object.memory = { ...object.memory, marks: { ...object.memory.marks, transformed: object.timestamp } };
      return;
    }
    case 'turnFaceUp':
    case 'turnFaceDown': {
      if (game.objects[event.object]?.zone === Zone.Command) {
        if (event.kind === 'turnFaceUp') turnSupplementaryUp(game, event.object);
        else turnSupplementaryDown(game, event.object);
        return;
      }
      const object = editObject(game, event.object);
      if (event.kind === 'turnFaceUp') object.status &= ~StatusBit.FaceDown;
      else object.status |= StatusBit.FaceDown;
      if (object.memory.components !== undefined) turnAll(game, event.object, event.kind === 'turnFaceDown');
      object.timestamp = game.nextTimestamp++; // CR 613.7f
      renewStickers(game, event.object);
      return;
    }
    case 'phaseOut':
      phaseOut(game, event.object);
      return;
    case 'phaseIn':
      phaseIn(game, event.object, event.tapped === true);
      return;
    case 'attach': {
      const object = editObject(game, event.object);
      object.attachedTo = event.to;
      object.timestamp = game.nextTimestamp++; // CR 613.7e
      renewStickers(game, event.object);
      return;
    }
    case 'unattach': {
      const object = editObject(game, event.object);
      if (mentions(game, 'attached before') && hasLeft(game, object.attachedTo))
        object.memory = { ...object.memory, attachedBefore: object.attachedTo };
      object.attachedTo = NO_ENTITY;
      return;
    }
    case 'putCounters':
      changeCounters(game, event.on, event.counter, event.amount);
      return;
    case 'removeCounters':
      changeCounters(game, event.on, event.counter, -event.amount);
      return;
    case 'addMana':
      addMana(game, event);
      return;
    case 'putSticker':
      placeSticker(game, event);
      return;
    case 'playLand':
      editPlayerLightly(game, event.player).landsPlayed++;
      return;
    case 'reveal':
      game.revealed = [...game.revealed, ...event.objects];
      return;
    case 'shuffle':
      shuffleInPlace(game, editPlayer(game, event.library).library);
      if (game.revealed.length > 0) hideAgain(game, event.library);
      return;
    case 'attack':
      for (let i = 0; i < event.attackers.length; i++) {
        editObjectLightly(game, event.attackers[i] as ObjectId).attacking = event.defenders[i] as Entity;
      }
      return;
    case 'block':
      editObjectLightly(game, event.blocker).blocking = event.order ?? event.attackers;
      return;
    case 'becomeBlocked': {
      const attacker = editObjectLightly(game, event.attacker);
      attacker.status |= StatusBit.Blocked;
      attacker.blockers = event.order ?? event.blockers;
      return;
    }
    case 'cast':
      editPlayerLightly(game, event.player).spellsCast++;
      return;
    case 'gainControl': {
      const object = editObject(game, event.object);
      object.controlledSinceTurn = turnsBegun(game);
      object.status &= ~StatusBit.RingBearer; // CR 701.52a
      removeFromCombat(game, event.object); // CR 506.4
      return;
    }
    case 'designate':
      designate(game, event.what, event.player);
      return;
    case 'loseGame':
    case 'concede':
      editPlayer(game, event.player).lost = true;
      return;
    case 'winGame':
      editPlayer(game, event.player).won = true;
      return;
    case 'drawGame':
      if (event.players === undefined) game.drawn = true;
      for (const player of event.players ?? []) drawFor(game, player);
      return;
    case 'activate':
    case 'tapForMana':
    case 'becomeTarget':
    case 'counter':
    case 'resolve':
    case 'damagePrevented':
    case 'attackUnblocked':
    case 'beginStep':
    case 'beginTurn':
    case 'look':
    case 'deed':
    case 'flipCoin':
    case 'rollDie':
      return;
    default:
      return unreachable(event);
  }
}

/** CR 701.16c: what is shuffled is not revealed any more. */
function hideAgain(game: OpenGame, library: PlayerId): void {
  const cards: ReadonlySet<ObjectId> = new Set((game.players[library] as Player).library);
  game.revealed = game.revealed.filter((id) => !cards.has(id));
}

/** Whose life total and poison counters change with the player's: the team's, where it shares them. CR 810.9, 810.10. */
function sharersOf(game: Game, player: PlayerId): readonly PlayerId[] {
  return game.rules.teams.sharedLife ? membersOfTeam(game, player) : [player];
}

/** CR 702.26b: phased out, with what is attached to it (702.26g). */
function phaseOut(game: OpenGame, id: ObjectId): void {
  removeFromCombat(game, id);
  const { controller } = characteristics(game, id);
  const phased = editObject(game, id);
  phased.status |= StatusBit.PhasedOut;
  if (controller !== phased.controller) phased.memory = { ...phased.memory, phasedOutUnder: controller };
  for (const other of game.battlefield) {
    if (game.objects[other]?.attachedTo === (id as number)) {
      editObject(game, other).status |= StatusBit.PhasedOut | StatusBit.PhasedOutIndirectly;
    }
  }
}

/** CR 702.26d. */
function phaseIn(game: OpenGame, id: ObjectId, tapped: boolean): void {
  const phased = editObject(game, id);
  phased.status &= ~(StatusBit.PhasedOut | StatusBit.PhasedOutIndirectly);
  if (tapped) phased.status |= StatusBit.Tapped;
  if (phased.memory.phasedOutUnder !== undefined || phased.memory.phasedOutUntil !== undefined) {
    const { phasedOutUnder: _under, phasedOutUntil: _until, ...memory } = phased.memory;
    phased.memory = memory;
  }
  for (const other of game.battlefield) {
    const object = game.objects[other];
    if (object?.attachedTo === (id as number) && (object.status & StatusBit.PhasedOutIndirectly) !== 0) {
      editObject(game, other).status &= ~(StatusBit.PhasedOut | StatusBit.PhasedOutIndirectly);
    }
  }
}

/** Counters change in number, never under zero; a kind that is gone leaves no entry. CR 122.1. */
function changeCounters(game: OpenGame, on: Entity, counter: string, by: number): void {
  if (isPlayerEntity(on)) {
    const sharers = counter === 'poison' ? sharersOf(game, entityPlayer(on)) : [entityPlayer(on)];
    for (const id of sharers) {
      const player = editPlayerLightly(game, id);
      player.counters = countersWith(player.counters, counter, by);
    }
    return;
  }
  const id = entityObject(on);
  if (game.objects[id] === undefined || game.objects[id].zone === Zone.None) return;
  const object = editObject(game, id);
  object.counters = countersWith(object.counters, counter, by);
  if (by > 0 && isKeywordCounter(counter))
    object.memory = {
      ...object.memory,
      counterTimes: { ...object.memory.counterTimes, [counter]: game.nextTimestamp++ }, // CR 613.7c
    };
}

function countersWith(counters: Counters, counter: string, by: number): Counters {
  const number = Math.max(0, (counters[counter] ?? 0) + by);
  const changed: Record<string, number> = { ...counters };
  if (number === 0) delete changed[counter];
  else changed[counter] = number;
  return changed;
}

/** CR 106.4. Mana with a rider or from a snow source is kept apart; all mana is where a card asks what it is from. */
function addMana(game: OpenGame, event: Extract<GameEvent, { kind: 'addMana' }>): void {
  const player = editPlayerLightly(game, event.player);
  const source = game.objects[event.source];
  const snow = source !== undefined && ((source.record.faces[source.face]?.supertypes ?? 0) & 8) !== 0;
  const pool = player.pool;
  if (event.spendOnly === null && !snow && event.lasts === undefined && !mentions(game, 'mana from')) {
    const [w, u, b, r, g, c] = pool.amounts;
    const m = event.mana;
    player.pool = {
      amounts: [w + (m[0] ?? 0), u + (m[1] ?? 0), b + (m[2] ?? 0), r + (m[3] ?? 0), g + (m[4] ?? 0), c + (m[5] ?? 0)],
      special: pool.special,
    };
    return;
  }
  const special = pool.special.slice();
  for (let kind = 0; kind < 6; kind++) {
    for (let i = event.mana[kind] ?? 0; i > 0; i--)
      special.push({
        kind,
        source: event.source,
        snow,
        spendOnly: event.spendOnly,
        ...(event.lasts === undefined ? {} : { lasts: event.lasts }),
      });
  }
  player.pool = { amounts: pool.amounts, special };
}

/** CR 722 (monarch), 723 (initiative), 728 (day and night), and designations that players keep. */
function designate(game: OpenGame, what: string, player: PlayerId): void {
  game.changes++;
  game.derived = null;
  switch (what) {
    case 'monarch':
      game.monarch = player;
      return;
    case 'initiative':
      game.initiative = player;
      return;
    case 'day':
    case 'night':
      game.dayNight = what;
      return;
    default: {
      const holder = editPlayer(game, player);
      if (!holder.designations.includes(what)) holder.designations = [...holder.designations, what];
    }
  }
}

function unreachable(value: never): never {
  throw new Error(`unknown event ${JSON.stringify(value)}`);
}

/** They leave the game with neither win nor loss. CR 801.15, 801.16. */
function drawFor(game: OpenGame, player: PlayerId): void {
  game.drawnFor |= 1 << player;
  editPlayer(game, player).lost = true;
}

/** Whether what something is attached to has left the battlefield. CR 704.5m-n. */
function hasLeft(game: Game, host: Entity): boolean {
  return !isPlayerEntity(host) && game.objects[host]?.zone !== Zone.Battlefield;
}
