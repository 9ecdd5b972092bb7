/** A bot before a puzzle: solved when the goal is reached against the best that the other can do. */
import type { Decider } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { Judge, outcome, sessionOf, SOLVER } from './judge.ts';
import type { Puzzle } from './positions.ts';

/** How a puzzle went. */
export interface Tried {
  readonly puzzle: Puzzle;
  /** Whether there is a solution; null when the search did not end. */
  readonly possible: boolean | null;
  /** Per bot, whether it solved it. */
  readonly solved: readonly boolean[];
  /** How likely one is to solve it who answers at random. */
  readonly chance: number;
  /** How many positions the search looked at. */
  readonly positions: number;
}

/** Searches the puzzle, then lets each bot try. */
export function tryPuzzle(
  puzzle: Puzzle,
  cards: Readonly<Record<string, Card>>,
  bots: readonly (() => Decider)[],
): Tried {
  const judge = new Judge(puzzle.goal);
  const possible = judge.canReach(sessionOf(puzzle, cards));
  const solved = possible === true ? bots.map((bot) => solves(puzzle, cards, bot(), judge)) : [];
  const chance = possible === true ? judge.chanceIn(sessionOf(puzzle, cards)) : 0;
  return { puzzle, possible, solved, chance, positions: judge.positions };
}

function solves(puzzle: Puzzle, cards: Readonly<Record<string, Card>>, bot: Decider, judge: Judge): boolean {
  const session = sessionOf(puzzle, cards);
  for (;;) {
    const decided = outcome(puzzle.goal, session);
    const { question } = session;
    if (decided !== null || question === null) return decided === true;
    if (question.player === SOLVER) session.answer(bot(question, session.seenFrom(SOLVER)));
    else session.answer(judge.refutation(session, question));
    // A mana ability activated by itself is no mistake yet: what the search does not end on is played on.
    if (judge.canReach(session) === false) return false;
  }
}
