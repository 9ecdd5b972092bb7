/**
 * What is noted in a game without an event of the game: counts, decks that wait, effects that begin and end, who may
 * decide. The outer loop of the turn and what events change are not among it: rules/turn-structure/turn-structure.ts, events/perform.ts.
 */
import type { MadeChoice } from './decisions.ts';
import type { Derived } from './derived.ts';
import { appendHistory, editPlayer, editPlayerLightly, opened, setField, setPlayerField } from './door.ts';
import type { ContinuousEffect, DelayedTrigger, PendingTrigger, Shield } from './effects.ts';
import type { GameEvent } from './events.ts';
import type { Game, Habit } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { ManaPool, Player } from './players/players.ts';

/** What rules may note in a game, replaced whole. */
type GameNote =
  | 'afterSkip'
  | 'arrived'
  | 'attractionDecks'
  | 'companions'
  | 'extraTurn'
  | 'extraTurnNames'
  | 'extraTurns'
  | 'playerControl'
  | 'records'
  | 'searching'
  | 'stickerSheets'
  | 'supplementary'
  | 'turnOrderReversed';

/** Notes something in the game. */
export function note<Field extends GameNote>(game: Game, field: Field, value: Game[Field]): void {
  setField(opened(game), field, value);
}

/** What is true now is this; null: to be worked out when somebody asks. CR 613. */
export function noteDerived(game: Game, derived: Derived | null): void {
  opened(game).derived = derived;
}

/** What is known about the cards of the game. */
export function noteFacts(game: Game, facts: Game['facts']): void {
  opened(game).factsOf = game.records;
  opened(game).facts = facts;
}

/** Who is within whose range of influence, for as long as a question takes. CR 801.2c. */
export function noteRanges(game: Game, ranges: Game['ranges']): void {
  opened(game).ranges = ranges;
}

/** A batch of events has happened this turn. CR 608.2i. */
export function noteHappened(game: Game, events: readonly GameEvent[]): void {
  appendHistory(opened(game), events);
}

/** An open choice, made for an action that has not happened yet. CR 101.4b. */
export function noteChoice(game: Game, made: MadeChoice): void {
  opened(game).choices = [...game.choices, made];
}

/** Something has changed that has no other door: what was found out about this position is to be found out again. */
export function noteChange(game: Game): void {
  opened(game).changes++;
}

/** An object outside the battlefield is to be looked at by state-based actions. CR 704.5d-e, 903.9a. */
export function noteArrived(game: Game, id: ObjectId): void {
  note(game, 'arrived', [...game.arrived, id]);
}

/** State-based actions have been found to be none, until something changes. CR 704.3. */
export function noteSettled(game: Game): void {
  opened(game).settledAt = game.changes;
}

/** Somebody has had a choice: what repeats itself from here on is no loop of mandatory actions. CR 104.4b. */
export function noteFreeChoice(game: Game): void {
  opened(game).sinceChoice = 0;
}

/** Notes what players choose again and again. CR 729.2a. */
export function noteHabits(game: Game, habits: readonly Habit[]): void {
  opened(game).habits = habits;
}

/** A number by which an effect is told apart, and may be spoken of. */
export function newEffectId(game: Game): number {
  return opened(game).nextEffectId++;
}

/** A timestamp of its own. CR 613.7. */
export function newTimestamp(game: Game): number {
  return opened(game).nextTimestamp++;
}

/** Replaces the continuous effects. CR 611.2. */
export function setEffects(game: Game, effects: readonly ContinuousEffect[]): void {
  opened(game).changes++;
  opened(game).derived = null;
  opened(game).effects = effects;
}

/** Replaces the prevention and regeneration shields. CR 615.6, 701.15. */
export function setShields(game: Game, shields: readonly Shield[]): void {
  opened(game).changes++;
  opened(game).shields = shields;
}

/** Replaces the delayed triggered abilities. CR 603.7. */
export function setDelayed(game: Game, delayed: readonly DelayedTrigger[]): void {
  opened(game).changes++;
  opened(game).delayed = delayed;
}

/** Replaces the triggered abilities that wait to be put on the stack. CR 603.3. */
export function setPending(game: Game, pending: readonly PendingTrigger[]): void {
  opened(game).pending = pending;
  opened(game).changes++;
}

/** A continuous effect begins. CR 611.2. */
export function beginEffect(game: Game, effect: Omit<ContinuousEffect, 'id' | 'timestamp'>, timestamp?: number): void {
  const id = newEffectId(game);
  setEffects(game, [...game.effects, { id, timestamp: timestamp ?? newTimestamp(game), ...effect }]);
}

/** A delayed triggered ability begins to wait. CR 603.7. */
export function beginWaiting(game: Game, delayed: Omit<DelayedTrigger, 'id' | 'startedTurn'>): void {
  const id = newEffectId(game);
  setDelayed(game, [...game.delayed, { id, startedTurn: game.turn, ...delayed }]);
}

/** A shield begins to wait for what it prevents or replaces. CR 615.6, 701.15a. */
export function beginShielding(game: Game, shield: Omit<Shield, 'id' | 'startedTurn'>): void {
  const id = newEffectId(game);
  setShields(game, [...game.shields, { ...shield, id, startedTurn: game.turn }]);
}

/** A triggered ability has triggered and waits to be put on the stack. CR 603.3. */
export function notePending(game: Game, trigger: PendingTrigger): void {
  setPending(game, [...game.pending, trigger]);
}

/** What rules may note of a player, replaced whole; life, cards, losing and winning are matters of events. */
type PlayerNote =
  | 'commanderCasts'
  | 'commanderDamage'
  | 'commanders'
  | 'designations'
  | 'drawn'
  | 'drewFromEmpty'
  | 'maximumHandSize'
  | 'mulligans'
  | 'spellsCast';

/** Notes something of a player. */
export function notePlayer<Field extends PlayerNote>(
  game: Game,
  id: PlayerId,
  field: Field,
  value: Player[Field],
): void {
  setPlayerField(editPlayer(opened(game), id), field, value);
}

/** What the player's mana pool holds. CR 106.4. */
export function setPool(game: Game, id: PlayerId, pool: ManaPool): void {
  editPlayerLightly(opened(game), id).pool = pool;
}

/** The player's library is in this order from now on; the last card is the top one. CR 401.4. */
export function orderLibrary(game: Game, id: PlayerId, library: readonly ObjectId[]): void {
  editPlayer(opened(game), id).library = library.slice();
}
