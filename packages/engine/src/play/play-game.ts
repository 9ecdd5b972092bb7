/** Whole games played by functions: on the call stack, by throwing and running again, or with a checkpoint at every segment. */
import { checkAnswer } from '../questions/choices/legal-answers.ts';
import { advanceSegment } from '../rules/priority/priority.ts';
import { digestOf } from '../vocabulary/digest.ts';
import type { Answer, Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { answerWith } from './answering.ts';
import { createGame, type SetupError } from './new-game.ts';
import { answered, type Decision } from './saved-games.ts';
import type { Begun, SaidBefore } from './imagining.ts';
import { SeenGame } from './seen-game.ts';
import { Session } from './session.ts';
import { fork } from '../vocabulary/fork.ts';

/** Answers the questions put to one player, by the question and by what that player's seat may know. */
export type Decider = (question: Question, seen: SeenGame) => Answer;

/** Answers as a decider does, but sees the whole position: for tools that watch a game, never for a player. */
export type Overseer = (question: Question, game: Game, begun: Begun | null) => Answer;

/** How the game runs; all three give the same game. */
export type Mode = 'stack' | 'rerun' | 'checkpoint';

/** When to stop a game that does not end. */
export interface Limits {
  readonly turns?: number;
  readonly decisions?: number;
}

/** A game that has been played. */
export class PlayedGame {
  readonly game: Game;
  readonly decisions: readonly Decision[];
  constructor(game: Game, decisions: readonly Decision[]) {
    this.game = game;
    this.decisions = decisions;
  }

  /** Whether it came to an end within the limits. */
  get finished(): boolean {
    return this.game.waiting === 'over';
  }

  get turns(): number {
    return this.game.turn;
  }

  get winners(): readonly PlayerId[] {
    return this.game.winners;
  }

  /** Names the last position. */
  get digest(): string {
    return digestOf(this.game);
  }
}

/** Plays a game to its end or to the limits; one decider per seat. */
export function playGame(
  setup: GameSetup,
  deciders: readonly Decider[],
  mode: Mode = 'stack',
  limits: Limits = {},
): PlayedGame | SetupError {
  return playOverseen(
    setup,
    deciders.map(
      (decider): Overseer =>
        (question, game, begun) =>
          decider(question, new SeenGame(game, question.player, question, begun)),
    ),
    mode,
    limits,
  );
}

/** The same with deciders who see everything. */
export function playOverseen(
  setup: GameSetup,
  deciders: readonly Overseer[],
  mode: Mode = 'stack',
  limits: Limits = {},
): PlayedGame | SetupError {
  const begun = createGame(setup);
  if ('kind' in begun) return begun;
  const maximumTurns = limits.turns ?? 500;
  const maximumDecisions = limits.decisions ?? 100_000;
  if (mode === 'rerun') return playByRerunning(begun, deciders, maximumTurns, maximumDecisions);
  const decisions: Decision[] = [];
  let game = begun;
  let segment: { readonly checkpoint: Game; readonly said: SaidBefore[] } | null = null;
  answerWith(game, (current, question) => {
    const answer = decide(deciders, question, current, segment);
    decisions.push(answered(question, answer));
    segment?.said.push({ asked: question, answer });
    return answer;
  });
  while (game.waiting !== 'over' && game.turn <= maximumTurns && decisions.length < maximumDecisions) {
    if (mode === 'checkpoint') {
      segment = { checkpoint: game, said: [] };
      game = fork(game);
    }
    advanceSegment(game);
  }
  return new PlayedGame(game, decisions);
}

function decide(deciders: readonly Overseer[], question: Question, game: Game, begun: Begun | null): Answer {
  const decider = deciders[question.player];
  if (decider === undefined) throw new Error(`nobody decides for player ${question.player}`);
  const answer = decider(question, game, begun);
  const illegal = checkAnswer(question, answer);
  if (illegal !== null) {
    const what = `player ${question.player} answered ${JSON.stringify(answer)} to ${question.kind} ("${question.reason.text}")`;
    throw new Error(`${what}: ${illegal.because} (CR ${illegal.rule}); seed ${game.setup.seed}`);
  }
  return answer;
}

function playByRerunning(game: Game, deciders: readonly Overseer[], turns: number, decisions: number): PlayedGame {
  const session = new Session(game);
  while (session.question !== null && session.game.turn <= turns && session.decisions.length < decisions) {
    const question = session.question;
    session.answer(decide(deciders, question, session.game, session.begun));
  }
  return new PlayedGame(session.game, session.decisions);
}
