/** Runs one scenario: sets up, plays to the stops, judges. */
import { createGame, type Game, type Question, Step } from '@kitchen-table/engine';
import { advanceSegment, answerWith, fork, settleByHand } from '@kitchen-table/engine/testing';
import { answerQuestion, scriptedResult } from './answers/answer.ts';
import { leftOver } from './answers/queues.ts';
import { check } from './checks/check.ts';
import { type Assertion, type Choice, type Scenario, type Seat, STEPS, type Stop } from './format/scenario.ts';
import { type CardLookup, noteAliases, setupOf } from './position/set-up.ts';
import { Changed, Ended, Failure, Impossible, setTable, type Table } from './position/table.ts';
import { answeredBy } from './script/ahead.ts';

/** How a scenario ended. */
export type Status = 'passed' | 'failed' | 'cannot run';

/** What became of a scenario. */
export interface Result {
  readonly id: string;
  readonly status: Status;
  /** Why it failed or cannot run; '' when it passed. */
  readonly reason: string;
  /** Answers that no question took: reported, no failure. */
  readonly leftOver: readonly { readonly seat: Seat; readonly entry: Choice }[];
}

/** How often the game may be asked before the run is given up. */
const MOST_QUESTIONS = 60_000;

/** Plays the scenario. Never throws: an error of the engine's own is a failure with its message. */
export function runScenario(scenario: Scenario, cards: CardLookup): Result {
  const table = setTable(scenario, answerQuestion, scriptedResult);
  const done = (status: Status, reason: string): Result => ({
    id: scenario.id,
    status,
    reason,
    leftOver: leftOver(table),
  });
  const setup = setupOf(scenario, table, cards);
  if (typeof setup === 'string') return done('cannot run', setup);
  const begun = createGame(setup);
  if ('kind' in begun) return done('cannot run', begun.message);
  try {
    play(begun, table);
    return done('passed', '');
  } catch (problem) {
    if (problem instanceof Failure || problem instanceof Impossible) return done('failed', problem.message);
    if (problem instanceof Ended) {
      const wrong = judge(problem.game, table, scenario.expect);
      return done(wrong === null ? 'passed' : 'failed', wrong ?? '');
    }
    return done('failed', `the engine stopped: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function play(game: Game, table: Table): void {
  const { scenario } = table;
  let questions = 0;
  const advance = (): void => {
    answeredBy(game, table, (position, own, question) => {
      if (++questions > MOST_QUESTIONS) throw new Failure('the game goes on and on');
      return own.answer(position, own, question);
    });
    try {
      advanceSegment(game);
    } catch (problem) {
      if (!(problem instanceof Changed)) throw problem;
      settleByHand(game);
    }
  };
  if (game.waiting === 'set-up') advance();
  noteAliases(game, table);
  const stops = [...(scenario.checkpoints ?? []), { stop: scenario.stop, expect: scenario.expect }];
  for (const { stop, expect } of stops) {
    while (game.waiting !== 'over' && !isReached(game, stop)) {
      advance();
      endAtRefusal(game, table);
    }
    const wrong = judge(game, table, expect);
    if (wrong !== null) throw new Failure(wrong);
    if (game.waiting === 'over') break;
  }
  const left = unperformed(table);
  if (left !== null) throw new Failure(left);
}

/** An attack or block to be refused that nobody was even asked for was impossible: the run ends there. */
function endAtRefusal(game: Game, table: Table): void {
  const past = (turn: number, step: number): boolean => game.turn > turn || (game.turn === turn && game.step >= step);
  for (const seat of table.seats) {
    const attack = table.attacks[seat].some(
      ({ refused, turn }) => refused === true && past(turn, Step.DeclareAttackers),
    );
    const block = table.blocks[seat].some(({ refused, turn }) => refused === true && past(turn, Step.DeclareBlockers));
    if (attack || block) throw new Ended(game);
  }
}

/** Whether the step of the stop has ended, or is skipped: nothing before it is still to come. */
function isReached(game: Game, stop: Stop): boolean {
  if (game.waiting !== 'step') return false;
  const step = STEPS.indexOf(stop.step);
  // The untap step: the run ends just before its turn begins.
  if (step === Step.Untap) return comesNext(game, stop.turn, 0);
  if (game.turn > stop.turn || (game.turn === stop.turn && game.step > step)) return true;
  return comesNext(game, stop.turn, step + 1);
}

/** Whether the next step to begin is that one or a later one. */
function comesNext(game: Game, turn: number, step: number): boolean {
  if (game.turn < turn - 1 || (game.turn === turn - 1 && (game.step !== Step.Cleanup || step > 0) && game.turn > 0))
    return false;
  const copy = fork(game);
  answerWith(copy, unasked);
  try {
    advanceSegment(copy);
  } catch (problem) {
    if (!(problem instanceof Peeked)) throw problem;
  }
  return copy.turn > turn || (copy.turn === turn && copy.step >= step);
}

class Peeked extends Error {}

function unasked(_game: Game, _question: Question): never {
  throw new Peeked();
}

/** Null when everything expected holds, else the first thing that does not. */
function judge(game: Game, table: Table, expected: readonly Assertion[]): string | null {
  for (const assertion of expected) {
    const wrong = check(game, table, assertion, null);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Every step must have been performed (`wait` and `pass` wait for nothing more when the run is over), but as many attacks and blocks as `unperformed` says. */
function unperformed(table: Table): string | null {
  for (const seat of table.seats) {
    const step = table.timed[seat].find(({ do: what }) => what !== 'wait' && what !== 'pass');
    if (step !== undefined) return `turn ${step.turn} ${step.step}: ${seat} never came to "${step.do}"`;
    const left = table.attacks[seat].length + table.blocks[seat].length;
    const wanted = table.scenario.expect.find(
      (assertion) => assertion.kind === 'unperformed' && assertion.player === seat,
    );
    // In a lenient scenario that does not count them, a creature that cannot attack or block just stays out of it.
    const allowed = wanted?.kind === 'unperformed' ? wanted.is : table.scenario.strict ? 0 : left;
    if (left !== allowed) return `${left} attack or block steps of ${seat} were not performed`;
  }
  return null;
}
