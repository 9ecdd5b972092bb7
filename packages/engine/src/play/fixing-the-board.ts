/**
 * The board changed by hand, as everybody at the table has agreed: on the road of events, but nothing replaces or triggers on
 * it, and it is no part of what happened this turn. State-based actions are checked afterwards. NOT-CR: docs/decisions.
 */
import { logLine, objectPart } from '../events/log-lines.ts';
import { intrinsicCounters } from '../events/entering-the-battlefield/entering.ts';
import { happenByAgreement } from '../events/perform.ts';
import { countersOn } from '../questions/objects/counters.ts';
import { isAura } from '../questions/targets/enchanting.ts';
import { moveEvent, plainEntering } from '../rules/event-makers.ts';
import { advanceSegment, changedByAgreement } from '../rules/priority/priority.ts';
import { type Adjustment, MOST_ADJUSTED, NOTE_LETTERS } from '../vocabulary/objects/adjustments.ts';
import type { Question } from '../vocabulary/decisions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_CARD,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../vocabulary/ids.ts';
import { type Characteristics, TypeBit } from '../vocabulary/objects/characteristics.ts';
import { commanderCardOf } from '../vocabulary/objects/merged.ts';
import { setMemoryQuietly } from '../vocabulary/objects/object-notes.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import type { Said } from './answering.ts';
import { tokenByConsent, whyNoToken } from './by-consent/tokens.ts';
import { mayKnow, shownTo, withWhatOthersSee } from './what-a-seat-knows.ts';

/** What follows a change by hand is what precedes a player's receiving priority: CR 117.5. */
const RULE = '117.5';
const BY = { cause: NO_OBJECT, rule: RULE };

type Move = Extract<Adjustment, { kind: 'move' }>;

/** Runs a segment: what was agreed on is one of its own, when that is what was said first. */
export function advanceOrFix(game: Game, said: Said | undefined): void {
  if (said !== undefined && 'fixes' in said) fixBoard(game, said.by, said.fixes);
  else advanceSegment(game);
}

/** Carries out what was agreed on; then state-based actions. CR 117.5. */
function fixBoard(game: Game, proposer: PlayerId, adjustment: Adjustment): void {
  changedByAgreement(game, () => {
    logLine(game, RULE, NO_OBJECT, ['Fixed by consent, as ', { player: proposer }, ' proposed']);
    if (adjustment.kind === 'note') return hold(game, adjustment.object, adjustment.text);
    happenByAgreement(game, eventsOf(game, adjustment));
  });
}

function hold(game: Game, id: ObjectId, text: string): void {
  const { note: _before, ...memory } = (game.objects[id] as GameObject).memory;
  setMemoryQuietly(game, id, text === '' ? memory : { ...memory, note: text });
  logLine(game, RULE, NO_OBJECT, [objectPart(game, id), text === '' ? ' bears no note now' : ` bears a note: ${text}`]);
}

function eventsOf(game: Game, adjustment: Exclude<Adjustment, { kind: 'note' }>): readonly GameEvent[] {
  switch (adjustment.kind) {
    case 'move':
      return movesOf(game, adjustment);
    case 'counters': {
      const { on, counter, change } = adjustment;
      const player = isPlayerEntity(on) ? entityPlayer(on) : (game.objects[entityObject(on)] as GameObject).controller;
      const kind = change > 0 ? 'putCounters' : 'removeCounters';
      return [{ kind, on, counter, amount: Math.abs(change), player, ...BY }];
    }
    case 'life': {
      const { player, change } = adjustment;
      const kind = change > 0 ? 'gainLife' : 'loseLife';
      return [{ kind, player, amount: Math.abs(change), fromDamage: false, ...BY }];
    }
    case 'tap':
    case 'untap':
      return [{ kind: adjustment.kind, object: adjustment.object, ...BY }];
    case 'token':
      return [tokenByConsent(game, adjustment.player, adjustment.token, BY)];
    default:
      return unreachable(adjustment);
  }
}

const ZONES: Readonly<Record<Move['to'], Zone>> = {
  battlefield: Zone.Battlefield,
  hand: Zone.Hand,
  graveyard: Zone.Graveyard,
  exile: Zone.Exile,
  'library top': Zone.Library,
  'library bottom': Zone.Library,
  'library shuffled': Zone.Library,
  command: Zone.Command,
};

function movesOf(game: Game, { object, to, player }: Move): readonly GameEvent[] {
  const { owner } = game.objects[object] as GameObject;
  const position = to === 'library bottom' ? 'bottom' : 'top';
  const entering = to === 'battlefield' ? plainEntering(player) : null;
  const move = moveEvent(game, object, ZONES[to], 'put', player, BY, { position, entering });
  if (entering !== null) {
    const counters = intrinsicCounters(game, move) ?? entering.counters; // CR 306.5b, 310.4b, 714.3a
    return [{ ...move, entering: { ...entering, counters } }];
  }
  return to === 'library shuffled' ? [move, { kind: 'shuffle', player: owner, library: owner, ...BY }] : [move];
}

/** Why the player can't have the board changed so while that is asked, first in a segment or later; null: they can. */
export function whyNotFix(
  game: Game,
  question: Question | null,
  isFirst: boolean,
  proposer: PlayerId,
  adjustment: Adjustment,
): string | null {
  return whyNotNow(game, question, isFirst) ?? whyNotFixed(game, proposer, adjustment);
}

function whyNotNow(game: Game, question: Question | null, isFirst: boolean): string | null {
  if (question === null) return 'the game is over';
  if (game.main !== null) return 'a subgame is played';
  if (game.melee !== null) return 'several turns are taken at once';
  return question.kind === 'priority' && isFirst
    ? null
    : 'the board can be fixed only while somebody has priority, not in the middle of something';
}

/** As whoever proposes it sees the board. */
function whyNotFixed(game: Game, proposer: PlayerId, adjustment: Adjustment): string | null {
  if (game.players[proposer]?.lost !== false) return 'that player has left the game';
  switch (adjustment.kind) {
    case 'move':
      return whyNotMoved(game, proposer, adjustment);
    case 'counters': {
      const { on, counter, change } = adjustment;
      if (!isSomeNumber(change)) return 'that is no number of counters';
      if (isPlayerEntity(on)) {
        if (game.players[entityPlayer(on)]?.lost !== false) return 'that player has left the game';
      } else if (!isInPlay(game, on, [Zone.Battlefield, Zone.Exile, Zone.Command])) return GONE;
      if (change < 0 && countersOn(game, on, counter) < -change) return 'there are not so many counters of that kind';
      return null;
    }
    case 'life':
      if (game.players[adjustment.player]?.lost !== false) return 'that player has left the game';
      return isSomeNumber(adjustment.change) ? null : 'that is no amount of life';
    case 'tap':
    case 'untap': {
      const object = game.objects[adjustment.object];
      if (object === undefined || object.zone !== Zone.Battlefield) return GONE;
      const isTapped = (object.status & StatusBit.Tapped) !== 0;
      if (isTapped !== (adjustment.kind === 'tap')) return null;
      return `that permanent is ${isTapped ? 'tapped' : 'untapped'} already`;
    }
    case 'token':
      if (game.players[adjustment.player]?.lost !== false) return 'that player has left the game';
      return whyNoToken(game, adjustment.token, GONE);
    case 'note':
      if (adjustment.text.length > NOTE_LETTERS) return 'that note is too long';
      return isInPlay(game, adjustment.object as number as Entity, OPEN_ZONES) ? null : GONE;
    default:
      return unreachable(adjustment);
  }
}

const GONE = 'that object is not there, or not any more';
const OPEN_ZONES: readonly Zone[] = [Zone.Battlefield, Zone.Stack, Zone.Graveyard, Zone.Exile, Zone.Command];

function isInPlay(game: Game, entity: Entity, zones: readonly Zone[]): boolean {
  const object = game.objects[entityObject(entity)];
  return object !== undefined && zones.includes(object.zone);
}

function isSomeNumber(change: number): boolean {
  return Number.isSafeInteger(change) && change !== 0 && Math.abs(change) <= MOST_ADJUSTED;
}

/** Nontraditional cards stay where they are, and so does what is no card. CR 400.4b, 309.2c. */
const NEVER_MOVED =
  TypeBit.Plane | TypeBit.Phenomenon | TypeBit.Scheme | TypeBit.Vanguard | TypeBit.Conspiracy | TypeBit.Dungeon;

function whyNotMoved(game: Game, proposer: PlayerId, { object: id, to, player }: Move): string | null {
  const object = game.objects[id];
  if (object === undefined || !maySee(game, object, proposer)) return GONE;
  const isToken = (object.status & StatusBit.Token) !== 0;
  const printed = object.record.faces[0] as Characteristics | undefined;
  if (object.card === NO_CARD && !isToken) return 'only cards and tokens can be moved';
  if (object.stack !== null && object.stack.kind !== 'spell') return 'only cards and tokens can be moved';
  if (printed === undefined || (printed.types & NEVER_MOVED) !== 0) return 'that card stays where it is';
  const zone = ZONES[to];
  if (object.zone === zone && zone !== Zone.Library) return 'it is there already';
  // CR 406.3: whether it can be there would tell which card it is.
  if ((zone === Zone.Battlefield || zone === Zone.Command) && !knows(game, object, proposer))
    return 'only who may look at that card can have it put there';
  if (zone === Zone.Command)
    return commanderCardOf(game, object) === null ? 'only commanders go to the command zone' : null;
  if (zone !== Zone.Battlefield) return null;
  if (game.players[player]?.lost !== false) return 'that player has left the game';
  if ((printed.types & PERMANENT) === 0) return 'instants and sorceries can’t be on the battlefield';
  return isAura(printed) ? 'an Aura that is attached to nothing would not stay on the battlefield' : null;
}

const PERMANENT =
  TypeBit.Artifact | TypeBit.Battle | TypeBit.Creature | TypeBit.Enchantment | TypeBit.Land | TypeBit.Planeswalker;

/** Whether the player sees that the object is there, and in hidden zones which card it is. CR 400.2. */
function maySee(game: Game, object: GameObject, player: PlayerId): boolean {
  if (OPEN_ZONES.includes(object.zone)) return true;
  return (object.zone === Zone.Hand || object.zone === Zone.Library) && knows(game, object, player);
}

/** Whether the player may know which card it is. CR 400.2, 708.5. */
function knows(game: Game, object: GameObject, player: PlayerId): boolean {
  return mayKnow(game, object, player, withWhatOthersSee(game, player, shownTo(game, player, null)));
}

function unreachable(value: never): never {
  throw new Error(`unknown adjustment ${JSON.stringify(value)}`);
}
