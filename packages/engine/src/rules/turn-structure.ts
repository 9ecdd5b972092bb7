/** The turn: its steps in order, and the turn-based actions of each. CR 500-514, 703. */
import {
  clearTurnTallies,
  editObject,
  editObjectLightly,
  editObjectQuietly,
  editPlayer,
  turnHistory,
} from '../vocabulary/door.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/keywords.ts';
import { StatusBit } from '../vocabulary/objects.ts';
import { EMPTY_POOL } from '../vocabulary/players.ts';
import { Step } from '../vocabulary/steps.ts';
import { askChooseObjects, reason } from '../questions/ask.ts';
import { characteristics } from '../questions/characteristics.ts';
import { doesNotUntap, maximumHandSize } from '../questions/rules-in-force.ts';
import { leave, perform, performOne } from '../events/perform.ts';
import { Zone } from '../vocabulary/zones.ts';
import { TypeBit } from '../vocabulary/characteristics.ts';
import { declareAttackers } from './combat-phase/declare-attackers.ts';
import { declareBlockers } from './combat-phase/declare-blockers.ts';
import { combatDamage, someFirstStrike } from './combat-phase/combat-damage.ts';
import { endCombat, someoneAttacks } from './combat-phase/end-of-combat.ts';
import {
  expireAfterUntapping,
  expireAtCleanup,
  expireAtEndOfCombat,
  expireAtStep,
  expireAtTurn,
} from './expiring-effects.ts';
import { isSkipped, skipsTurn } from './skipped-steps.ts';
import { stateBasedActions } from './state-based-actions/check.ts';
import { nextPlayerInGame } from './turn-order.ts';

/** Begins the next step or turn and does its turn-based actions; true when players receive priority in it. CR 500.2. */
export function beginNextStep(game: Game): boolean {
  const next = nextStep(game);
  if (next === null) beginTurn(game);
  else {
    game.step = next;
    if (game.derived !== null && !game.derived.simple) game.derived = null;
  }
  const step = game.step;
  if (isSkipped(game, step)) return false;
  expireAtStep(game);
  performOne(game, {
    kind: 'beginStep',
    step,
    player: game.activePlayer,
    cause: NO_OBJECT,
    rule: RULE_OF_STEP[step] as string,
  });
  switch (step) {
    case Step.Untap:
      untapStep(game);
      return false; // CR 502.4
    case Step.Draw:
      drawStep(game);
      return true;
    case Step.PrecombatMain:
      addLore(game);
      return true;
    case Step.DeclareAttackers:
      declareAttackers(game);
      return true;
    case Step.DeclareBlockers:
      declareBlockers(game);
      return true;
    case Step.FirstStrikeDamage:
      combatDamage(game, true);
      return true;
    case Step.CombatDamage:
      combatDamage(game, false);
      return true;
    case Step.Cleanup:
      return cleanupStep(game);
    case Step.Upkeep:
    case Step.BeginningOfCombat:
    case Step.EndOfCombat:
    case Step.PostcombatMain:
    case Step.End:
      return true;
    default:
      return unreachable(step);
  }
}

const RULE_OF_STEP: readonly string[] = [
  '502.1',
  '503.1',
  '504.1',
  '505.1',
  '507.1',
  '508.1',
  '509.1',
  '510.4',
  '510.1',
  '511.1',
  '505.1',
  '513.1',
  '514.1',
];

/** The step after this one; null when the turn is over. CR 500.1. */
function nextStep(game: Game): Step | null {
  if (game.turn === 0) return null;
  const changed = game.extraSteps;
  let next = changed.length > 0 ? (changed[0] as Step) : normalNext(game.step);
  if (next === null) return null;
  // CR 508.8: no attackers, no declare blockers and combat damage steps.
  if (next === Step.DeclareBlockers && !someoneAttacks(game)) {
    next = Step.EndOfCombat;
    if (changed.length > 0) game.extraSteps = changed.slice(changed.indexOf(Step.EndOfCombat) + 1);
    return next;
  }
  // CR 510.4: two combat damage steps.
  if (next === Step.CombatDamage && game.step === Step.DeclareBlockers && someFirstStrike(game))
    return Step.FirstStrikeDamage;
  if (changed.length > 0) game.extraSteps = changed.slice(1);
  return next;
}

function normalNext(step: Step): Step | null {
  if (step === Step.Cleanup) return null;
  if (step === Step.DeclareBlockers) return Step.CombatDamage;
  return (step + 1) as Step;
}

/** The steps still to come in this turn. */
function stepsToCome(game: Game): readonly Step[] {
  if (game.extraSteps.length > 0) return game.extraSteps;
  const steps: Step[] = [];
  for (let step = normalNext(game.step); step !== null; step = normalNext(step)) steps.push(step);
  return steps;
}

const COMBAT: readonly Step[] = [
  Step.BeginningOfCombat,
  Step.DeclareAttackers,
  Step.DeclareBlockers,
  Step.CombatDamage,
  Step.EndOfCombat,
];

/** Adds phases after the current one, the last added first. CR 500.8. */
export function addPhases(game: Game, phases: readonly ('combat' | 'main')[]): void {
  const coming = stepsToCome(game);
  let rest = 0;
  if (COMBAT.includes(game.step) || game.step === Step.FirstStrikeDamage) rest = coming.indexOf(Step.EndOfCombat) + 1;
  const added = phases.flatMap((phase) => (phase === 'combat' ? COMBAT : [Step.PostcombatMain]));
  game.extraSteps = [...coming.slice(0, rest), ...added, ...coming.slice(rest)];
}

/** Ends the turn's remaining steps but cleanup. CR 721.1d. */
export function skipToCleanup(game: Game): void {
  game.extraSteps = [Step.Cleanup];
}

/** As a step ends, mana empties. CR 500.4, 106.4. */
export function endStep(game: Game): void {
  for (const player of game.players) if (player.pool !== EMPTY_POOL) editPlayer(game, player.id).pool = EMPTY_POOL;
  if (game.step === Step.EndOfCombat) {
    endCombat(game); // CR 511.3
    expireAtEndOfCombat(game);
  }
  // CR 514.3a: after a cleanup step in which players received priority comes another.
  if (game.step === Step.Cleanup) game.extraSteps = [Step.Cleanup];
}

/** Whose turn is next: extra turns first, then the normal order; skipped turns do not begin. CR 500.7, 500.11, 103.8. */
function nextTurn(game: Game): PlayerId {
  let player = game.startingPlayer;
  if (game.turn === 0) {
    game.turnOrderFrom = player;
    return player;
  }
  for (let skipped = 0; skipped < 2 * game.players.length; skipped++) {
    const extra = game.extraTurns;
    const last = extra[extra.length - 1];
    if (last !== undefined) {
      game.extraTurns = extra.slice(0, -1);
      player = last;
      if (game.players[player]?.lost !== false) continue; // CR 800.4k
    } else {
      player = nextPlayerInGame(game, game.turnOrderFrom);
      game.turnOrderFrom = player;
    }
    if (!skipsTurn(game, player)) return player;
  }
  return player;
}

/** CR 500.1, 102.1. */
function beginTurn(game: Game): void {
  const player = nextTurn(game);
  game.turn++;
  game.activePlayer = player;
  game.step = Step.Untap;
  game.extraSteps = [];
  game.changes++;
  if (game.derived !== null && !game.derived.simple) game.derived = null;
  clearTurnTallies(game);
  turnHistory(game);
  for (const { id, landsPlayed, drawn } of game.players) {
    if (landsPlayed !== 0 || drawn !== 0) {
      const edited = editPlayer(game, id);
      edited.landsPlayed = 0;
      edited.drawn = 0;
    }
  }
  const beginner = editPlayer(game, player);
  beginner.turnBefore = beginner.turnBegan;
  beginner.turnBegan = game.turn;
  expireAtTurn(game);
  performOne(game, { kind: 'beginTurn', player, cause: NO_OBJECT, rule: '500.1' });
}

/** CR 502.1-502.3. */
function untapStep(game: Game): void {
  const active = game.activePlayer;
  const phasing: GameEvent[] = [];
  const untapping: GameEvent[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined) continue;
    if ((object.status & StatusBit.PhasedOut) !== 0) {
      if (object.controller === active && (object.status & StatusBit.PhasedOutIndirectly) === 0) {
        phasing.push({ kind: 'phaseIn', object: id, cause: NO_OBJECT, rule: '502.1' });
      }
      continue;
    }
    const now = characteristics(game, id);
    if (now.controller !== active) continue;
    if ((now.keywords & KeywordBit.Phasing) !== 0)
      phasing.push({ kind: 'phaseOut', object: id, cause: NO_OBJECT, rule: '502.1' });
  }
  perform(game, phasing);
  checkDayNight(game);
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || (object.status & StatusBit.PhasedOut) !== 0) continue;
    if (object.controller !== active && game.derived?.simple === true) continue;
    if (characteristics(game, id).controller !== active) continue;
    if ((object.status & StatusBit.SkipsNextUntap) !== 0) {
      editObjectQuietly(game, id).status &= ~StatusBit.SkipsNextUntap;
      continue;
    }
    if ((object.status & StatusBit.Tapped) !== 0 && !doesNotUntap(game, id)) {
      untapping.push({ kind: 'untap', object: id, cause: NO_OBJECT, rule: '502.3' });
    }
  }
  perform(game, untapping);
  expireAfterUntapping(game);
}

/** CR 502.2, 728.2: spells cast by the active player of the turn before decide. */
function checkDayNight(game: Game): void {
  let cast = 0;
  for (const player of game.players) {
    if (player.spellsCast === 0) continue;
    if (player.id === previousActivePlayer(game)) cast = player.spellsCast;
    editPlayer(game, player.id).spellsCast = 0;
  }
  const player = game.activePlayer;
  if (game.dayNight === 'day' && cast === 0)
    performOne(game, { kind: 'designate', what: 'night', player, cause: NO_OBJECT, rule: '502.2' });
  else if (game.dayNight === 'night' && cast >= 2)
    performOne(game, { kind: 'designate', what: 'day', player, cause: NO_OBJECT, rule: '502.2' });
}

function previousActivePlayer(game: Game): PlayerId | null {
  for (const player of game.players) if (player.turnBegan === game.turn - 1 && player.turnBegan > 0) return player.id;
  // An extra turn: the same player again.
  return game.activePlayer;
}

/** CR 504.1. */
function drawStep(game: Game): void {
  if (game.players[game.activePlayer]?.lost !== false) return;
  performOne(game, { kind: 'draw', player: game.activePlayer, cause: NO_OBJECT, rule: '504.1' });
}

/** A lore counter on each Saga of the active player as the precombat main phase begins. CR 714.3b, 505.4. */
function addLore(game: Game): void {
  const events: GameEvent[] = [];
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || object.record.card.layout === 'normal' || (object.status & StatusBit.PhasedOut) !== 0)
      continue;
    const now = characteristics(game, id);
    if (
      (now.types & TypeBit.Enchantment) === 0 ||
      now.controller !== game.activePlayer ||
      !now.subtypes.includes('Saga')
    )
      continue;
    events.push({
      kind: 'putCounters',
      on: objectEntity(id),
      counter: 'lore',
      amount: 1,
      player: game.activePlayer,
      cause: NO_OBJECT,
      rule: '714.3b',
    });
  }
  perform(game, events);
}

/** CR 514.1-514.3. */
function cleanupStep(game: Game): boolean {
  const active = game.activePlayer;
  const player = game.players[active];
  if (player !== undefined && !player.lost) {
    const excess = player.hand.length - maximumHandSize(game, active);
    if (excess > 0) discardTo(game, active, excess);
  }
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined) continue;
    if (object.damage !== 0) editObjectLightly(game, id).damage = 0;
    const ending = StatusBit.DeathtouchDamage | StatusBit.Saddled;
    if ((object.status & ending) !== 0) editObjectLightly(game, id).status &= ~ending;
  }
  expireAtCleanup(game);
  // CR 514.3a.
  return stateBasedActions(game) || game.pending.length > 0;
}

function discardTo(game: Game, player: PlayerId, excess: number): void {
  const hand = (game.players[player] as { hand: readonly ObjectId[] }).hand;
  const why = reason(
    `Discard ${excess === 1 ? 'a card' : `${excess} cards`} down to your maximum hand size`,
    NO_OBJECT,
    '514.1',
  );
  const chosen = askChooseObjects(game, player, why, hand.slice(), excess, excess, 'discard', { hidden: true });
  perform(
    game,
    chosen.map((id) => leave(id, Zone.Hand, Zone.Graveyard, 'discard', player, NO_OBJECT, '514.1')),
  );
}

/** For positions that begin in the middle: everything is as it was left. */
export function readyForFirstTurn(game: Game): void {
  game.waiting = 'step';
  game.turn = 0;
  game.step = Step.Cleanup;
  game.activePlayer = game.startingPlayer;
  for (const id of game.battlefield) editObject(game, id).attacking = NO_ENTITY;
}

function unreachable(value: never): never {
  throw new Error(`unknown step ${String(value)}`);
}
