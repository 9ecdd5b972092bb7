/** Positions of random games: where the running segment began, and what has been answered in it. */
import {
  type Answer,
  type Begun,
  checkAnswer,
  createGame,
  type Game,
  type GameSetup,
  type Question,
} from '@kitchen-table/engine';
import { advanceSegment, fork } from '@kitchen-table/engine/testing';
import { opened } from '../../../engine/src/vocabulary/door.ts';

/** A position, which can be run again from another beginning. */
export interface Position {
  readonly checkpoint: Game;
  readonly answers: readonly Answer[];
}

/** A position that was run: the game, and what is asked; null when the segment is over. */
export interface Reached {
  readonly game: Game;
  readonly question: Question | null;
  /** What was asked on the way. */
  readonly asked: readonly Question[];
  /** Where it was run from, and what was said. */
  readonly begun: Begun;
}

class Open {
  readonly question: Question;
  constructor(question: Question) {
    this.question = question;
  }
}

/** Runs a position: the segment from its beginning, with its answers as long as they are possible. */
export function run({ checkpoint, answers }: Position): Reached {
  const live = fork(checkpoint);
  const asked: Question[] = [];
  const said: { asked: Question; answer: Answer }[] = [];
  const begun = { checkpoint, said };
  opened(live).ask = (_game, question) => {
    const answer = answers[asked.length];
    if (answer === undefined || checkAnswer(question, answer) !== null) throw new Open(question);
    asked.push(question);
    said.push({ asked: question, answer });
    return answer;
  };
  try {
    advanceSegment(live);
    return { game: live, question: null, asked, begun };
  } catch (thrown) {
    if (!(thrown instanceof Open)) throw thrown;
    return { game: live, question: thrown.question, asked, begun };
  }
}

/** How long a game is followed. */
export interface Limits {
  readonly turns: number;
  readonly decisions: number;
}

/** Plays the game of a setup and stops at every question, and at the end of every segment. */
export function* positionsOf(
  setup: GameSetup,
  decide: (question: Question) => Answer,
  limits: Limits,
): Generator<{ position: Position; reached: Reached }> {
  const begun = createGame(setup);
  if ('kind' in begun) throw new Error(`${setup.format}: ${begun.message}`);
  let position: Position = { checkpoint: begun, answers: [] };
  for (let decisions = 0; decisions < limits.decisions; ) {
    const { checkpoint, answers } = position;
    if (checkpoint.waiting === 'over' || checkpoint.turn > limits.turns) return;
    const reached = run(position);
    yield { position, reached };
    if (reached.question === null) {
      position = { checkpoint: reached.game, answers: [] };
      continue;
    }
    decisions++;
    position = { checkpoint, answers: [...answers, decide(reached.question)] };
  }
}
