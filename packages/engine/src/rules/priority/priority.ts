/** Timing and priority: the outer loop of the game, one segment at a time. CR 117. */
import { noteIdle, opened } from '../../vocabulary/door.ts';
import {
  type ActivationLimit,
  type Card,
  type Duration,
  holdsWord,
  type Keyword,
  some,
} from '@kitchen-table/language/core';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';
import { askPriority } from '../../questions/ask.ts';
import { chooseStack } from '../triggered-abilities/choosing-a-stack.ts';
import { exileUncontrolled, someoneHasLeft } from '../ending-the-game/departed-players.ts';
import { endedOrLeft } from '../ending-the-game/ending-the-game.ts';
import { finishEnding } from '../turn-structure/ending-the-turn.ts';
import { legalActions } from './legal-actions.ts';
import { beginCountingActs, noteAct, noteLoop, withoutFragmentedLoops } from './loops.ts';
import { putTriggersOnStack } from '../triggered-abilities/put-triggers-on-stack.ts';
import { resolveTop } from '../resolving/resolving.ts';
import { restartGame } from '../starting-the-game/restarting-the-game.ts';
import { stateBasedActions } from '../state-based-actions/check.ts';
import { takeAction } from './take-action.ts';
import { beginNextStep, endStep } from '../turn-structure/turn-structure.ts';
import { continueSetUp } from '../starting-the-game/starting-the-game.ts';
import { isActivePlayer, primaryPlayer } from '../../questions/players/teams.ts';
import { nextToReceivePriority, receivers, takeUpNextMarker } from '../turn-structure/turn-markers.ts';
import { heirOfPriority, nextPlayerInGame } from '../turn-structure/turn-order.ts';

/** NOT-CR: so many times in a row state-based actions have been performed; from there on each may be part of a loop. */
const MANY_ROUNDS = 64;

/** Runs from one point where someone has priority (or a step begins) to the next. */
export function advanceSegment(sealed: Game): void {
  const game = opened(sealed);
  if (game.choices.length > 0) game.choices = [];
  if (game.revealed.length > 0) game.revealed = [];
  if (game.conceding !== 0) {
    concessionsTakeEffect(game);
    return;
  }
  if (game.rules.turnMarkers) {
    takeUpNextMarker(game);
    if (game.waiting === 'priority' && game.pending.length > 0) settle(game);
  }
  switch (game.waiting) {
    case 'set-up':
      continueSetUp(game);
      return;
    case 'step':
      beginStep(game);
      return;
    case 'priority':
      playerActs(game);
      return;
    case 'over':
      return;
    default:
      return unreachable(game.waiting);
  }
}

/** CR 500.1. */
function beginStep(game: OpenGame): void {
  const { turn } = game;
  beginCountingActs(game);
  const givesPriority = beginNextStep(game);
  if (game.turn !== turn) noteLoop(game);
  if (givesPriority) giveActivePlayerPriority(game);
  else endedOrLeft(game);
}

/** Those who have conceded leave; whoever is next receives priority. CR 104.3a, 800.4a. */
function concessionsTakeEffect(game: OpenGame): void {
  settle(game);
  game.passes = 0;
  if (!isInTheGame(game, game.priority)) game.priority = inPlaceOf(game, game.priority);
}

/** CR 117.3a-b: after a step began or something resolved, the active player receives priority. */
function giveActivePlayerPriority(game: OpenGame): void {
  settle(game);
  if (game.waiting === 'over') return;
  game.waiting = 'priority';
  game.passes = 0;
  // CR 800.4j: a turn without an active player.
  game.priority = isInTheGame(game, game.activePlayer) ? game.activePlayer : inPlaceOf(game, game.activePlayer);
}

/** CR 117.5: state-based actions, then triggered abilities, until there is nothing left to do. CR 704.3. */
export function settle(game: OpenGame): void {
  for (;;) {
    if (game.settledAt !== game.changes && someoneHasLeft(game)) exileUncontrolled(game); // CR 800.4c
    for (let rounds = 1; stateBasedActions(game); rounds++) {
      if (endedOrLeft(game)) return;
      if (rounds > MANY_ROUNDS) noteLoop(game);
    }
    const { changes } = game;
    if (endedOrLeft(game)) return;
    if (game.changes !== changes) continue; // Somebody left: CR 704.3.
    if (game.pending.length === 0) return;
    putTriggersOnStack(game);
  }
}

/** What was changed by hand while a player has priority is settled before that player acts. CR 117.5. */
export function settleByHand(sealed: Game): void {
  settle(opened(sealed));
}

/** What the table agreed to change is changed, and settled; whoever has priority keeps it, and all may act anew. CR 117.5. */
export function changedByAgreement(sealed: Game, change: () => void): void {
  const game = opened(sealed);
  if (game.choices.length > 0) game.choices = [];
  if (game.revealed.length > 0) game.revealed = [];
  change();
  settle(game);
  game.passes = 0;
  if (!isInTheGame(game, game.priority)) game.priority = inPlaceOf(game, game.priority);
}

/** CR 117.3-4: the player with priority acts or passes. */
function playerActs(game: OpenGame): void {
  const player = game.priority;
  const options = withoutFragmentedLoops(game, player, possibleActions(game, player));
  const answer = askPriority(game, player, options);
  // CR 104.3a: a player who concedes leaves at once, whoever has priority.
  if (game.conceding !== 0) return concessionsTakeEffect(game);
  const option = options[answer[0] as number];
  if (option === undefined) throw new Error(`no action ${answer[0]} among ${options.length}`);
  if (option.kind !== 'pass') {
    if (game.melee !== null) chooseStack(game, player, option);
    noteAct(game, player, option);
    takeAction(game, player, withObject(option, answer[2] ?? 0), { byHand: answer[1] === 1, keep: answer[3] ?? 0 });
    settle(game);
    game.passes = 0;
    // CR 117.3c: whoever acted receives priority again, unless that player has left; CR 805.5: or the team does.
    game.priority = isInTheGame(game, player) ? primaryPlayer(game, player) : inPlaceOf(game, player);
    return;
  }
  game.passes++;
  if (game.passes < playersInGame(game)) {
    game.priority = nextToReceive(game, player);
    return;
  }
  // CR 117.4: all have passed in succession.
  game.passes = 0;
  if (game.stack.length > 0) {
    const top = game.stack[game.stack.length - 1];
    resolveTop(game);
    if (game.ending !== null) return finishEnding(game);
    if (game.restarting !== null) return restartGame(game);
    noteLoop(game, top);
    giveActivePlayerPriority(game);
    return;
  }
  endStep(game);
  game.waiting = 'step';
}

/** The option for the n-th of the identical objects for which it stands: 0 its own, then `same`. */
function withObject(option: Exclude<ActionOption, { kind: 'pass' }>, nth: number): ActionOption {
  const object = nth === 0 ? option.object : option.same[nth - 1];
  return object === undefined || object === option.object ? option : { ...option, object };
}

const ONLY_PASS: readonly ActionOption[] = [{ kind: 'pass' }];

/** The legal actions; a player who could only pass at instant speed still can't do more while nothing has changed. */
function possibleActions(game: OpenGame, player: PlayerId): readonly ActionOption[] {
  const main = game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
  if (main && isActivePlayer(game, player) && game.stack.length === 0) return legalActions(game, player);
  if (game.idleAt[player] === game.changes && !dependsOnStep(game)) return ONLY_PASS;
  const options = legalActions(game, player);
  if (options.length === 1) noteIdle(game, player);
  return options;
}

/** The words of texts that look at the step or phase, and the keywords that do. */
const STEP_WORDS: ReadonlySet<ActivationLimit['kind'] | Duration['kind'] | Keyword | 'unblocked'> = new Set([
  'onlyDuring',
  'duringPart',
  'thisCombat',
  'unblocked',
  'ninjutsu',
  'commander ninjutsu',
  'sneak',
]);

/** Pure memo. */
const stepMemo = new WeakMap<Card, boolean>();

/** Whether the text of some card of this game looks at the step or phase. */
function dependsOnStep(game: Game): boolean {
  const facts = tableFacts(game);
  facts.looksAtStep ??= game.records.some(({ card }) => looksAtStep(card));
  return facts.looksAtStep;
}

function looksAtStep(card: Card): boolean {
  let looks = stepMemo.get(card);
  if (looks === undefined) {
    looks = holdsWord(card, STEP_WORDS) || card.faces.some(({ abilities }) => abilities.some(spellSaysWhoDefends));
    stepMemo.set(card, looks);
  }
  return looks;
}

/** The next player in turn order, of those who receive priority in this turn. CR 117.3d, 807.5a. */
function nextToReceive(game: Game, after: PlayerId): PlayerId {
  return game.melee === null ? nextPlayerInGame(game, after) : nextToReceivePriority(game, after);
}

/** Whether it is a spell that speaks of the defending player: there is one only in combat. CR 506.2. */
function spellSaysWhoDefends(ability: Card['faces'][number]['abilities'][number]): boolean {
  return (
    ability.kind === 'spell' &&
    some(ability.clause, (part) => part['kind'] === 'playerNoun' && part['who'] === 'defending')
  );
}

/** Who receives priority when this player would, but has left. CR 800.4a, 800.4j. */
function inPlaceOf(game: Game, left: PlayerId): PlayerId {
  return game.melee === null ? heirOfPriority(game, left) : nextToReceivePriority(game, left);
}

function playersInGame(game: Game): number {
  if (game.melee !== null) return receivers(game);
  let count = 0;
  for (const { lost } of game.players) if (!lost) count++;
  return count;
}

function unreachable(value: never): never {
  throw new Error(`unknown state ${String(value)}`);
}
