/** Who answers a game's questions and says how its dice fall, and what players decide while nobody asks them: CR 104.3a, 104.4i. */
import { opened, setField } from '../vocabulary/door.ts';
import type { Adjustment } from '../vocabulary/objects/adjustments.ts';
import type { Clause } from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import type { Answer, Illegal, Question } from '../vocabulary/decisions.ts';
import { checkAnswer } from '../questions/choices/legal-answers.ts';
import type { Game } from '../vocabulary/game.ts';
import { fork } from '../vocabulary/fork.ts';
import type { SaidBefore } from './imagining.ts';
import type { Decision } from './saved-games.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** What has been said in the running segment: answers with the questions they answered, a concession, a draw, or how the board is fixed. */
export type Said =
  | SaidBefore
  | { readonly concedes: PlayerId; readonly everyGame: boolean }
  | { readonly draw: true }
  | { readonly fixes: Adjustment; readonly by: PlayerId };

/** Thrown out of a segment when nobody has answered yet. */
export class Unanswered {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

/** Thrown out of a segment that has not decided anything yet, when its next decision comes before all of it: a concession, a fix. */
export class BegunAnew {}

/** What was answered, if nothing else was said. */
export function answersOf(said: readonly Said[]): readonly SaidBefore[] | null {
  const answers: SaidBefore[] = [];
  for (const one of said) {
    if (!('asked' in one)) return null;
    answers.push(one);
  }
  return answers;
}

/** Who has agreed to a draw since somebody declined, in the order in which they did. CR 104.4i. */
export function agreedOf(decisions: readonly Decision[]): readonly PlayerId[] {
  const agreed: PlayerId[] = [];
  for (let i = decisions.length - 1; i >= 0; i--) {
    const said = decisions[i] as Decision;
    if (!('draw' in said)) continue;
    if (!said.draw) break;
    if (!agreed.includes(said.player)) agreed.push(said.player);
  }
  return agreed.reverse();
}

/** Why the player can't concede; null: they can. CR 104.3a. */
export function whyNotConcede(game: Game, question: Question | null, player: PlayerId): Illegal | null {
  const illegal = (because: string): Illegal => ({ kind: 'illegal', rule: '104.3a', because });
  const seat = game.players[player];
  if (seat === undefined) return illegal(`there is no player ${player}`);
  if (question === null) return illegal('the game is over');
  return seat.lost || (game.conceding & (1 << player)) !== 0 ? illegal('that player has left the game') : null;
}

/** Why the player has no say about a draw; null: they have. CR 104.4i. */
export function whyNoDraw(game: Game, question: Question | null, player: PlayerId): Illegal | null {
  const illegal = (because: string): Illegal => ({ kind: 'illegal', rule: '104.4i', because });
  const seat = game.players[player];
  if (seat === undefined) return illegal(`there is no player ${player}`);
  if (question === null) return illegal('the game is over');
  return seat.lost ? illegal('that player has left the game') : null;
}

/** What is wrong with an answer of that player; null: it is legal. */
export function wrongWith(question: Question, player: PlayerId, answer: Answer): string | null {
  if (player !== question.player) return `player ${player} is not asked anything, player ${question.player} is`;
  return checkAnswer(question, answer)?.because ?? null;
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
