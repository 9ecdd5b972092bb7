import { botOf } from '@kitchen-table/bots';
import { starterCards } from '@kitchen-table/cards';
import { describe, expect, test } from 'vitest';
import { Judge, outcome, sessionOf } from '../src/puzzles/judge.ts';
import { puzzles, readPuzzle } from '../src/puzzles/positions.ts';
import { tryPuzzle } from '../src/puzzles/solve.ts';
import { ktHere } from './kt.ts';

const cards = Object.fromEntries(starterCards().map((card) => [card.name, card]));

describe('puzzles', () => {
  test('every one of them has a solution, found by a search that ends, and a name of its own', () => {
    const all = puzzles();
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const without = all.filter((puzzle) => new Judge(puzzle.goal).canReach(sessionOf(puzzle, cards)) !== true);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('something can go wrong in every one of them: who answers at random may miss it', () => {
    const easy = puzzles().filter(({ name, ...puzzle }) => {
      const judge = new Judge(puzzle.goal);
      return judge.chanceIn(sessionOf({ name, ...puzzle }, cards)) > 0.98;
    });
    expect(easy.map(({ name }) => name)).toEqual([]);
  }, 240_000);

  test('what can not be won is seen to be so: a wurm may block', () => {
    const lost = readPuzzle('none | 20: Craw Wurm | 6: Craw Wurm', 'win this turn');
    const won = readPuzzle('none | 20: Craw Wurm | 6: Craw Wurm (tapped)', 'win this turn');
    expect(new Judge(lost.goal).canReach(sessionOf(lost, cards))).toBe(false);
    expect(new Judge(won.goal).canReach(sessionOf(won, cards))).toBe(true);
    expect(outcome(won.goal, sessionOf(won, cards))).toBeNull();
  });

  test('who only passes does not win, but may survive', () => {
    const pass = botOf('random', 'any');
    const still = (): typeof pass => (question, seen) =>
      question.kind === 'priority'
        ? [0]
        : question.kind === 'attackers' || question.kind === 'blockers'
          ? []
          : pass(question, seen);
    const win = readPuzzle('none | 20: Mountain / Lightning Bolt | 3: Craw Wurm', 'win this turn');
    const live = readPuzzle('none | 20: Mountain | 20: Craw Wurm', 'survive this turn');
    expect(tryPuzzle(win, cards, [still]).solved).toEqual([false]);
    expect(tryPuzzle(live, cards, [still]).solved).toEqual([true]);
  });

  test('the command prints who solved what', async () => {
    const { out, code } = await ktHere('puzzles', '--bots', 'greedy,planner', '--only', 'Two bolts', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).shares).toEqual([
      { level: 'greedy', solved: 0 },
      { level: 'planner', solved: 1 },
    ]);
  });
});
