/**
 * Turn markers: several turns at the same time, each with its own stack. CR 807.4, 807.5.
 * The game holds one outer loop (turn, step, stack, priority); the others wait in `game.melee` and take turns at
 * working, one segment each. What all turns share (zones, life, effects) is in the game alone.
 */
import { opened } from '../../vocabulary/door.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';
import type { OuterLoop, TurnMarker, TurnMarkers } from '../../vocabulary/turn-structure/turn-markers.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { seatAfter } from '../../vocabulary/players/seats.ts';
import { inRange, playerInRange } from '../../questions/players/range.ts';
import { leave, perform } from '../../events/perform.ts';
import { passedOver } from '../ending-the-game/departed-players.ts';
import { expireAtTurnsPassedOver } from './expiring-effects.ts';
import { skipsTurn } from './skipped-steps.ts';
import { nextPlayerInGame } from './turn-order.ts';
import { useExtraTurn } from '../extra-turns.ts';

/** One turn marker for each full four players; NOT-CR: at least one. CR 807.4a. */
export function markersFor(players: number): number {
  return Math.max(1, Math.floor(players / 4));
}

function playersLeft(game: Game): number {
  return game.players.filter(({ lost }) => !lost).length;
}

/** How many seats in turn order lie between them, as from the first seat to the second. NOT-CR: reversed, "left" is the right for markers. */
function placesAfter(game: Game, from: PlayerId, to: PlayerId): number {
  let places = 1;
  while (places < game.players.length && seatAfter(game, from, places) !== to) places++;
  return places;
}

/** How many seats the second player sits to the left of the first; seats of players who have left do not count. */
function seatsToTheLeft(game: Game, from: PlayerId, to: PlayerId): number {
  let seats = 0;
  for (let seat = from; seat !== to; seat = seatAfter(game, seat, 1))
    if (seat === from || isInTheGame(game, seat)) seats++;
  return seats;
}

/** Before a segment: the next marker whose turn can go on, or begin, comes to work. CR 807.4. */
export function takeUpNextMarker(game: OpenGame): void {
  if (game.waiting === 'set-up' || game.waiting === 'over') return;
  if (game.melee === null) handOut(game);
  else store(game);
  const { at, markers } = game.melee as unknown as TurnMarkers;
  // Every marker is looked at once; passing it on may let another begin, so that they are looked at again.
  for (let i = 1; i <= 3 * markers.length + 3; i++) {
    const index = (at + i) % (game.melee as unknown as TurnMarkers).markers.length;
    if (endTurn(game, index)) continue;
    const { taking } = (game.melee as unknown as TurnMarkers).markers[index] as TurnMarker;
    if (!taking && !begin(game, index)) continue;
    load(game, index);
    return;
  }
  // NOT-CR: should every marker wait for another, the one with the lowest number goes on.
  change(game, 0, { taking: true, extra: false });
  load(game, 0);
}

/** The starting player has the first marker, each fourth player to the left another. CR 807.4b. */
function handOut(game: OpenGame): void {
  const count = game.players.length;
  const loop = outerLoop(game);
  const markers: TurnMarker[] = [];
  for (let i = 0; i < markersFor(count); i++) {
    const holder = seatAfter(game, game.startingPlayer, 4 * i);
    markers.push({ ...loop, stack: [], number: i + 1, holder, taking: false, extra: false, removals: 0 });
  }
  game.melee = { markers, at: markers.length - 1, turns: 0, leavers: 0 };
}

function outerLoop(game: Game): OuterLoop {
  const { waiting, turn, activePlayer, step, stack, priority, passes, extraSteps } = game;
  const { pending, turnTallies, history, lastTurnHistory, idleAt } = game;
  return {
    waiting,
    turn,
    activePlayer,
    step,
    stack,
    priority,
    passes,
    extraSteps,
    pending,
    turnTallies,
    history,
    lastTurnHistory,
    idleAt,
  };
}

/** Puts the outer loop at work away with its marker. */
function store(game: OpenGame): void {
  const { at } = game.melee as TurnMarkers;
  change(game, at, outerLoop(game));
  // Nothing that is put away is written in place.
  game.ownedLists = 0;
}

/** Takes the outer loop of a marker up. */
function load(game: OpenGame, index: number): void {
  const melee = game.melee as TurnMarkers;
  const marker = melee.markers[index] as TurnMarker;
  game.melee = { ...melee, at: index };
  game.waiting = marker.waiting;
  game.turn = marker.turn;
  game.activePlayer = marker.activePlayer;
  game.step = marker.step;
  game.stack = marker.stack.filter((id) => isIn(game, id, Zone.Stack));
  game.priority = marker.priority;
  game.passes = marker.passes;
  game.extraSteps = marker.extraSteps;
  game.pending = marker.pending;
  game.turnTallies = marker.turnTallies;
  game.history = marker.history;
  game.lastTurnHistory = marker.lastTurnHistory;
  game.idleAt = marker.idleAt.slice();
  game.ownedLists = 0;
  if (game.derived !== null && !game.derived.simple) game.derived = null;
  if (game.waiting === 'priority' && !receivesPriority(game, game.priority))
    game.priority = nextToReceivePriority(game, game.priority);
}

/** Replaces something of a marker. */
function change(game: OpenGame, index: number, changed: Partial<TurnMarker>): void {
  const melee = game.melee as TurnMarkers;
  game.melee = { ...melee, markers: melee.markers.map((one, i) => (i === index ? { ...one, ...changed } : one)) };
}

function isOver({ waiting, turn, step, extraSteps }: OuterLoop): boolean {
  return waiting === 'step' && (turn === 0 || (step === Step.Cleanup && extraSteps.length === 0));
}

/** When the marker's turn has ended: it is removed, kept for an extra turn, or passed to the left. True when it was removed. CR 807.4c, 807.4g, 807.4i. */
function endTurn(game: OpenGame, index: number): boolean {
  const { markers } = game.melee as TurnMarkers;
  const marker = markers[index] as TurnMarker;
  if (!marker.taking || !isOver(marker)) return false;
  if (marker.removals > 0 && markers.length > 1) {
    remove(game, index);
    return true;
  }
  const { holder } = marker;
  const stays = isInTheGame(game, holder);
  if (stays && game.extraTurns.includes(holder) && !isCloseOnTheRight(game, index)) {
    useExtraTurn(game, game.extraTurns.lastIndexOf(holder));
    change(game, index, { taking: false, extra: true });
  } else if (stays && marker.owed === true) change(game, index, { taking: false, extra: false, owed: false });
  else pass(game, index);
  return false;
}

/** To the next player on the left. CR 807.4c. */
function pass(game: OpenGame, index: number): void {
  const { holder } = (game.melee as TurnMarkers).markers[index] as TurnMarker;
  const next = nextPlayerInGame(game, holder);
  expireAtTurnsPassedOver(game, passedOver(game, holder, next)); // CR 800.4m
  change(game, index, { holder: next, taking: false, extra: false, owed: false });
}

/** Whether another marker is within three seats on the holder's right. CR 807.4i. */
function isCloseOnTheRight(game: Game, index: number): boolean {
  const { markers } = game.melee as TurnMarkers;
  const { holder } = markers[index] as TurnMarker;
  return markers.some((other, i) => i !== index && seatsToTheLeft(game, other.holder, holder) <= 3);
}

/** Whether another marker is within three seats on the holder's left: then the turn waits. CR 807.4d. */
function waits(game: Game, index: number): boolean {
  const { markers } = game.melee as TurnMarkers;
  const { holder, number } = markers[index] as TurnMarker;
  return markers.some((other, i) => {
    if (i === index) return false;
    const seats = seatsToTheLeft(game, holder, other.holder);
    return seats === 0 ? other.taking || other.number < number : seats <= 3;
  });
}

/** Begins the holder's turn unless it has to wait; extra turns that were put off come first. CR 807.4d, 807.4i, 807.4j. */
function begin(game: OpenGame, index: number): boolean {
  if (waits(game, index)) return false;
  const { holder, extra } = (game.melee as TurnMarkers).markers[index] as TurnMarker;
  const putOff = !extra && game.extraTurns.includes(holder);
  if (putOff) useExtraTurn(game, game.extraTurns.lastIndexOf(holder));
  else if (!extra && skipsTurn(game, holder)) {
    pass(game, index);
    return false;
  }
  change(game, index, putOff ? { taking: true, owed: true } : { taking: true });
  return true;
}

/** Whose turn begins now: the holder's of the marker at work. CR 807.4. */
export function turnOfMarker(game: OpenGame): PlayerId {
  const melee = game.melee as TurnMarkers;
  // Turns are numbered over all markers, so that what lasts for a turn knows which.
  game.turn = melee.turns;
  game.melee = { ...melee, turns: melee.turns + 1 };
  return (melee.markers[melee.at] as TurnMarker).holder;
}

/** Takes a marker out of the game; further designations go to the one on its right. CR 807.4g. */
function remove(game: OpenGame, index: number): void {
  const melee = game.melee as TurnMarkers;
  const { removals, holder } = melee.markers[index] as TurnMarker;
  const left = melee.markers.filter((_, i) => i !== index);
  const right = markerToTheRight(game, holder, left);
  const markers = left.map((one, i) => (i === right ? { ...one, removals: one.removals + removals - 1 } : one));
  game.melee = { ...melee, markers, at: index < melee.at ? melee.at - 1 : melee.at };
  game.changes++;
  removeIdle(game);
}

/** Markers that are designated go at once when their turn has not begun. CR 807.4g. */
function removeIdle(game: OpenGame): void {
  const { markers } = game.melee as TurnMarkers;
  const idle = markers.findIndex(({ removals, taking }) => removals > 0 && !taking);
  if (idle >= 0 && markers.length > 1) remove(game, idle);
}

/** Which of the markers is next on the right of a seat. CR 807.4e. */
function markerToTheRight(game: Game, seat: PlayerId, markers: readonly TurnMarker[]): number {
  const distances = markers.map(({ holder }) => placesAfter(game, holder, seat));
  return distances.indexOf(Math.min(...distances));
}

/** A player has left: what that player has on the stacks of other turns goes, and markers go on or are designated. CR 800.4a, 807.4c, 807.4e. */
export function leaveMarkers(sealed: Game, player: PlayerId): void {
  const game = opened(sealed);
  if (game.melee === null) return;
  clearStacks(game, player);
  game.melee = { ...game.melee, leavers: game.melee.leavers | (1 << player) };
  game.melee.markers.forEach((marker, index) => {
    if (marker.holder === player && !marker.taking) pass(game, index);
  });
  // Several may leave together: when the last of them has left, the markers are counted.
  if (game.players.some(({ lost, left }) => lost && !left)) return;
  designate(game);
  game.melee = { ...game.melee, leavers: 0 };
}

function clearStacks(game: OpenGame, player: PlayerId): void {
  const { markers } = game.melee as TurnMarkers;
  markers.forEach(({ stack }, index) => {
    // Cards of others; all that is the player's own has left the stacks already.
    const cast = stack.filter(
      (id) => isIn(game, id, Zone.Stack) && (game.objects[id] as GameObject).controller === player,
    );
    perform(
      game,
      cast.map((id) => leave(id, Zone.Stack, Zone.Exile, 'exile', player, NO_OBJECT, '800.4a')),
    );
    change(game, index, { stack: stack.filter((id) => isIn(game, id, Zone.Stack)) });
  });
}

/** Markers that are too many now are designated for removal. CR 807.4e-g. */
function designate(game: OpenGame): void {
  const melee = game.melee as TurnMarkers;
  const leavers = game.players.filter(({ id }) => (melee.leavers & (1 << id)) !== 0);
  // CR 807.4f.
  const staying = melee.markers.reduce((count, { removals }) => count + 1 - removals, 0);
  for (let tooMany = staying - markersFor(playersLeft(game)); tooMany > 0; tooMany--) {
    const { markers } = game.melee as TurnMarkers;
    const index = Math.min(...leavers.map(({ id }) => markerToTheRight(game, id, markers)));
    const { removals } = markers[index] as TurnMarker;
    change(game, index, { removals: removals + 1 });
  }
  removeIdle(game);
}

/** Whether the player gets priority for the stack at work: its turn, or something on it, is within range. CR 807.5a. */
export function receivesPriority(game: Game, player: PlayerId): boolean {
  return (
    isInTheGame(game, player) &&
    (playerInRange(game, player, game.activePlayer) ||
      game.stack.some((id: ObjectId) => inRange(game, player, objectEntity(id))))
  );
}

/** Who receives priority next in the turn at work. CR 117.3d, 807.5a. */
export function nextToReceivePriority(game: Game, after: PlayerId): PlayerId {
  let player = after;
  for (let i = 0; i < game.players.length; i++) {
    player = nextPlayerInGame(game, player);
    if (receivesPriority(game, player)) return player;
  }
  return nextPlayerInGame(game, after);
}

/** How many must pass in succession in the turn at work. CR 117.4, 807.5a. */
export function receivers(game: Game): number {
  let count = 0;
  for (const { id } of game.players) if (receivesPriority(game, id)) count++;
  return count;
}

/** The other markers for whose stacks the player has priority too. CR 807.5b. */
export function otherStacksOf(game: Game, player: PlayerId): readonly number[] {
  if (game.melee === null) return NONE;
  const { markers, at } = game.melee;
  const found: number[] = [];
  markers.forEach(({ waiting, priority }, index) => {
    if (index !== at && waiting === 'priority' && priority === player) found.push(index);
  });
  return found;
}
const NONE: readonly number[] = [];

/** Another turn comes to work in the middle of a segment: its stack has been chosen. CR 807.5b. */
export function turnToMarker(sealed: Game, index: number): void {
  const game = opened(sealed);
  store(game);
  load(game, index);
}
