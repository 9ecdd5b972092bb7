/**
 * Counting: what has happened this turn and this game.
 *
 * Tallies are counts under a name of the writer's choosing, for limits: `loyalty:12` (object 12 used a loyalty
 * ability), `activated:12:0`. Names begin with a word that says what is counted.
 */
import { editGameTallies, editTurnTallies, opened } from './door.ts';
import type { Game } from './game.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** Counts under a name for this turn. */
export function tallyTurn(game: Game, name: string, amount: number): void {
  const tallies = editTurnTallies(opened(game));
  tallies[name] = (tallies[name] ?? 0) + amount;
}

/** What stands under a name for this turn is this. */
export function setTurnTally(game: Game, name: string, value: number): void {
  editTurnTallies(opened(game))[name] = value;
}

/** Counts under a name for the whole game. */
export function tallyGame(game: Game, name: string, amount: number): void {
  const tallies = editGameTallies(opened(game));
  tallies[name] = (tallies[name] ?? 0) + amount;
}

/** The count of this turn; 0 when nothing was counted. */
export function turnTally(game: Game, name: string): number {
  return game.turnTallies[name] ?? 0;
}

/** The count of this game; 0 when nothing was counted. */
export function gameTally(game: Game, name: string): number {
  return game.gameTallies[name] ?? 0;
}

/** Under which name it is counted that a player did what an ability says to do only once each turn. CR 603.2i. */
export function doneTally(object: ObjectId, ability: number, grantedBy: ObjectId, player: PlayerId): string {
  return `done:${object}:${ability}:${grantedBy}:${player}`;
}

/** Under which name it is kept that a player has cast a spell this game. CR 601.2i. */
export function castTally(player: PlayerId): string {
  return `cast:${player}`;
}

/** Under which name it is counted how many turns of this game a player has begun. CR 500.1. */
export function turnsTally(player: PlayerId): string {
  return `turns:${player}`;
}

/** Under which name it is counted how often an ability of an object has resolved. */
export function resolvedTally(object: ObjectId, ability: number, grantedBy: ObjectId): string {
  return `resolved:${object}:${ability}:${grantedBy}`;
}

/** Under which name it is counted how often an ability of an object was activated. */
export function activatedTally(object: ObjectId, ability: number, grantedBy: ObjectId): string {
  return `times activated:${object}:${ability}:${grantedBy}`;
}

/** Under which name it is kept that some effect required an attacker to attack as it was declared. CR 506.6. */
export function hadToAttack(creature: Entity): string {
  return `had to attack:${creature}`;
}
