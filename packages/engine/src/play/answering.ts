/** Who answers a game's questions and says how its dice fall, and what players decide while nobody asks them: CR 104.3a, 104.4i. */
import { opened, setField } from '../vocabulary/door.ts';
import type { Clause } from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { fork } from '../vocabulary/fork.ts';
import type { SaidBefore } from './imagining.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** What has been said in the running segment: answers with the questions they answered, or a concession. */
export type Said = SaidBefore | { readonly concedes: PlayerId; readonly everyGame: boolean } | { readonly draw: true };

/** What was answered, if nothing else was said. */
export function answersOf(said: readonly Said[]): readonly SaidBefore[] | null {
  const answers: SaidBefore[] = [];
  for (const one of said) {
    if (!('asked' in one)) return null;
    answers.push(one);
  }
  return answers;
}

/** From now on the game's questions are answered so. */
export function answerWith(game: Game, ask: Game['ask']): void {
  opened(game).ask = ask;
}

/** From now on coins and dice fall so; null: by chance. CR 705, 706. */
export function rollWith(game: Game, scripted: Game['scripted']): void {
  opened(game).scripted = scripted;
}

/** Sees an instruction being carried out: what it says, in which context, and the context that comes of it. CR 608.2c. */
export type Witness = (game: Game, clause: Clause, context: Context, carryOut: () => Context) => Context;

/** From now on the witness sees each instruction of the game, those within others too. CR 608.2c. */
export function watchInstructions(game: Game, witness: Witness): void {
  const { execute } = game.rules;
  setField(opened(game), 'rules', {
    ...game.rules,
    execute: (now, clause, context) => witness(now, clause, context, () => execute(now, clause, context)),
  });
}

/** The player has conceded, and leaves when the running segment ends. CR 104.3a. */
export function concedeIn(game: Game, player: PlayerId): void {
  opened(game).conceding |= 1 << player;
}

/** Everybody has agreed to a draw: nothing is asked any more until the running segment ends. CR 104.4i. */
export function endInDraw(game: Game): void {
  opened(game).agreedToDraw = true;
  for (const { id } of game.players) concedeIn(game, id);
}

/** The game that is being played: a subgame, or one within it, while this one is discontinued. CR 726.1a, 726.6. */
export function inPlay(game: Game): Game {
  let now = game;
  while (now.subgame !== null) now = now.subgame;
  return now;
}

/** The player has conceded the game at hand, and if they say so those in which it is a subgame. */
export function concedeGames(game: Game, player: PlayerId, everyGame: boolean): void {
  for (let one: Game | null = game; one !== null; one = everyGame ? one.main : null) concedeIn(one, player);
}

/** The position after the player has conceded. CR 104.3a. */
export function withConcession(game: Game, player: PlayerId): Game {
  const copy = fork(game);
  concedeIn(copy, player);
  return copy;
}
