/** The turn: its steps in order, and the turn-based actions of each. CR 500-514, 703. */
import {
  clearTurnTallies,
  editObject,
  editObjectLightly,
  editPlayerLightly,
  editTurnTallies,
  turnHistory,
} from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { EMPTY_POOL, type Player } from '../../vocabulary/players/players.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { drawStep } from './draw-step.ts';
import { CLEANUP, endOfCombatIn, normalNext } from './steps-to-come.ts';
import { tallyGame, tallyTurn, turnsTally } from '../../vocabulary/tallies.ts';
import { keepsDamage } from '../../questions/turn-structure/damage-rules.ts';
import { begunTally, COME_TO } from '../../questions/turn-structure/turn-parts.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import { discardable } from '../../questions/discardable.ts';
import { maximumHandSize } from '../../questions/rules-in-force.ts';
import { rangesNow } from '../../questions/players/range.ts';
import { leave, perform, performOne } from '../../events/perform.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { declareAttackers } from '../combat-phase/declare-attackers.ts';
import { chooseDefendingPlayer } from '../combat-phase/defenders.ts';
import { declareBlockers } from '../combat-phase/declare-blockers.ts';
import { combatDamage, someFirstStrike } from '../combat-phase/combat-damage.ts';
import { endCombat, someoneAttacks } from '../combat-phase/end-of-combat.ts';
import {
  expireAtCleanup,
  expireAtEndOfCombat,
  expireAtStep,
  expireAtTurn,
  expireAtTurnsPassedOver,
} from './expiring-effects.ts';
import { controlAtStep, controlAtTurn } from '../additional-rules/controlling-another-player.ts';
import { visitAttractions } from '../additional-rules/attractions.ts';
import { addLore } from './lore-counters.ts';
import { passedOver, someoneHasLeft } from '../ending-the-game/departed-players.ts';
import { turnOfMarker } from './turn-markers.ts';
import { actAfterSkip, isSkipped, skipsTurn } from './skipped-steps.ts';
import { stateBasedActions } from '../state-based-actions/check.ts';
import { activePlayers, primaryPlayer } from '../../questions/players/teams.ts';
import { poolAfter } from './keeping-mana.ts';
import { nextToTakeTurn } from './turn-order.ts';
import { untapStep } from './untap-step.ts';
import { useExtraTurn } from '../extra-turns.ts';

/** Begins the next step or turn and does its turn-based actions; true when players receive priority in it. CR 500.2. */
export function beginNextStep(game: OpenGame): boolean {
  const next = nextStep(game);
  if (next === null) beginTurn(game);
  else {
    if (next <= game.step) goBack(game);
    game.step = next;
    if (game.derived !== null && !game.derived.steady) game.derived = null;
  }
  const step = game.step;
  if (isSkipped(game, step)) return false;
  if (game.playerControl.length > 0) controlAtStep(game);
  expireAtStep(game);
  if (countsSteps(game)) tallyTurn(game, begunTally(step), 1);
  performOne(game, {
    kind: 'beginStep',
    step,
    player: game.activePlayer,
    cause: NO_OBJECT,
    rule: RULE_OF_STEP[step] as string,
  });
  actAfterSkip(game);
  switch (step) {
    case Step.Untap:
      untapStep(game);
      return false; // CR 502.4
    case Step.Draw:
      drawStep(game);
      return true;
    case Step.PrecombatMain:
      for (const action of game.rules.precombatMain) action(game); // CR 505.3
      addLore(game);
      visitAttractions(game); // CR 505.5
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
    case Step.BeginningOfCombat:
      if (game.rules.attack === 'one') chooseDefendingPlayer(game); // CR 507.1
      return true;
    case Step.Upkeep:
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
function nextStep(game: OpenGame): Step | null {
  const changed = game.extraSteps;
  let next = changed[0]?.step ?? normalNext(game.step);
  if (next === null) return null;
  // CR 508.8: no attackers, no declare blockers and combat damage steps.
  if (next === Step.DeclareBlockers && !someoneAttacks(game)) {
    next = Step.EndOfCombat;
    if (changed.length > 0) game.extraSteps = changed.slice(endOfCombatIn(changed) + 1);
    return next;
  }
  // CR 510.4: two combat damage steps.
  if (next === Step.CombatDamage && game.step === Step.DeclareBlockers && someFirstStrike(game))
    return Step.FirstStrikeDamage;
  if (changed.length > 0) game.extraSteps = changed.slice(1);
  return next;
}

/** An earlier step follows, or the same once more: what the turn has come to is kept. CR 503.2, 506.7d. */
function goBack(game: OpenGame): void {
  const tallies = editTurnTallies(game);
  tallies[COME_TO] = Math.max(tallies[COME_TO] ?? 0, game.step + 1);
}

/** Mana that is not kept is lost. CR 500.4, 106.4. */
function emptyPools(game: OpenGame): void {
  for (const player of game.players)
    if (player.pool !== EMPTY_POOL) editPlayerLightly(game, player.id).pool = poolAfter(game, player.id, player.pool);
}

/** As a step ends, mana empties. CR 500.4, 106.4. */
export function endStep(game: OpenGame): void {
  emptyPools(game);
  if (game.step === Step.EndOfCombat) {
    endCombat(game); // CR 511.3
    expireAtEndOfCombat(game);
  }
  // CR 514.3a: after a cleanup step in which players received priority comes another.
  if (game.step === Step.Cleanup) game.extraSteps = [CLEANUP];
}

/** Whose turn is next: extra turns first, then the normal order; skipped turns do not begin. CR 500.7, 500.11, 103.8. */
function nextTurn(game: OpenGame): PlayerId {
  if (game.melee !== null) return turnOfMarker(game); // CR 807.4
  let player = game.startingPlayer;
  if (game.turn === 0) {
    game.turnOrderFrom = player;
    return player;
  }
  for (let skipped = 0; skipped < 2 * game.players.length; skipped++) {
    const extra = game.extraTurns;
    const last = extra[extra.length - 1];
    if (last !== undefined) {
      useExtraTurn(game, extra.length - 1);
      player = primaryPlayer(game, last);
      if (!isInTheGame(game, player)) continue; // CR 800.4k
    } else {
      game.extraTurn = 0;
      player = nextToTakeTurn(game, game.turnOrderFrom);
      if (someoneHasLeft(game)) expireAtTurnsPassedOver(game, passedOver(game, game.turnOrderFrom, player)); // CR 800.4m
      game.turnOrderFrom = player;
    }
    if (!skipsTurn(game, player, last !== undefined)) return player;
  }
  return player;
}

/** CR 500.1, 102.1. */
function beginTurn(game: OpenGame): void {
  const player = nextTurn(game);
  game.turn++;
  game.activePlayer = player;
  game.step = Step.Untap;
  game.extraSteps = [];
  game.changes++;
  if (game.rules.ranges !== null) game.ranges = rangesNow(game); // CR 801.2c
  if (game.derived !== null && (!game.derived.steady || game.ranges !== null)) game.derived = null;
  clearTurnTallies(game);
  turnHistory(game);
  for (const { id, landsPlayed, drawn } of game.players) {
    if ((landsPlayed !== 0 || drawn !== 0) && (game.melee === null || id === player)) {
      const edited = editPlayerLightly(game, id);
      edited.landsPlayed = 0;
      edited.drawn = 0;
    }
  }
  for (const active of activePlayers(game)) {
    const beginner = editPlayerLightly(game, active);
    beginner.turnBefore = beginner.turnBegan;
    beginner.turnBegan = game.turn;
    if (mentions(game, 'first three of the game')) tallyGame(game, turnsTally(active), 1);
  }
  expireAtTurn(game);
  if (game.playerControl.length > 0) controlAtTurn(game, player);
  performOne(game, { kind: 'beginTurn', player, cause: NO_OBJECT, rule: '500.1' });
}

/** CR 514.1-514.3. */
function cleanupStep(game: OpenGame): boolean {
  const discards: GameEvent[] = [];
  for (const active of activePlayers(game)) {
    if (!isInTheGame(game, active)) continue;
    const excess = (game.players[active] as Player).hand.length - maximumHandSize(game, active);
    if (excess > 0) discards.push(...discardSome(game, active, excess));
  }
  perform(game, discards);
  // CR 514.2: all at once, with the rules that hold then.
  const kept = game.battlefield.filter((id) => game.objects[id]?.damage !== 0 && keepsDamage(game, id));
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if (object.damage !== 0 && !kept.includes(id)) editObjectLightly(game, id).damage = 0;
    const ending = StatusBit.DeathtouchDamage | StatusBit.Saddled;
    if ((object.status & ending) !== 0) editObjectLightly(game, id).status &= ~ending;
  }
  expireAtCleanup(game);
  const priority = stateBasedActions(game) || game.pending.length > 0; // CR 514.3a
  if (!priority) emptyPools(game);
  return priority;
}

function discardSome(game: Game, player: PlayerId, number: number): readonly GameEvent[] {
  const hand = discardable(game, player);
  const excess = Math.min(number, hand.length); // CR 101.3
  if (excess === 0) return [];
  const why = reason(
    `Discard ${excess === 1 ? 'a card' : `${excess} cards`} down to your maximum hand size`,
    NO_OBJECT,
    '514.1',
  );
  const chosen = askChooseObjects(game, player, why, hand, excess, excess, 'discard', { hidden: true });
  return chosen.map((id) => leave(id, Zone.Hand, Zone.Graveyard, 'discard', player, NO_OBJECT, '514.1'));
}

/** For positions that begin in the middle: everything is as it was left. */
export function readyForFirstTurn(game: OpenGame): void {
  game.waiting = 'step';
  game.turn = 0;
  game.step = Step.Cleanup;
  game.activePlayer = game.startingPlayer;
  for (const id of game.battlefield) editObject(game, id).attacking = NO_ENTITY;
  for (const happens of game.rules.beforeFirstTurn) happens(game); // CR 103.7
}

function unreachable(value: never): never {
  throw new Error(`unknown step ${String(value)}`);
}

/** Whether a card of the game asks which of its kind a step is. */
function countsSteps(game: Game): boolean {
  return (
    mentions(game, 'first of the turn') ||
    mentions(game, 'second of the turn') ||
    mentions(game, 'in their draw step') ||
    mentions(game, 'in your draw step')
  );
}
