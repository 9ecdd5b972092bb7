/** Phases and steps, with cards read from text. CR 500, 501, 511. */
import { describe, expect, test } from 'vitest';
import { Step, STEP_NAMES } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

describe('the turn', () => {
  test('five phases and their steps in order, also when nothing happens in them; without attackers no blocks and no damage (CR 500.1, 501.1, 506.1, 512.1)', () => {
    const steps = (attackers: string[]): string[] => {
      const game = table([], [['White Knight', 'Grizzly Bears'], {}]);
      game.to('Upkeep', 3).ann.attacks(attackers);
      const seen: string[] = [];
      while (game.game.turn === 3) {
        const name = STEP_NAMES[game.game.step] as string;
        if (game.question?.kind === 'priority' && seen.at(-1) !== name) seen.push(name);
        game.proceed();
      }
      return seen;
    };
    const beginning = ['upkeep', 'draw', 'precombat main', 'beginning of combat', 'declare attackers'];
    const ending = ['end of combat', 'postcombat main', 'end'];
    expect(steps(['Grizzly Bears'])).toEqual([...beginning, 'declare blockers', 'combat damage', ...ending]);
    expect(steps(['White Knight'])).toEqual([
      ...beginning,
      'declare blockers',
      'first strike damage',
      'combat damage',
      ...ending,
    ]);
    expect(steps([])).toEqual([...beginning, ...ending]);
  });

  test('an empty stack does not end a step: all players pass in succession first (CR 500.2)', () => {
    const game = table(['Cheer | {0} | Instant | | You gain 3 life.'], [{ hand: ['Cheer', 'Cheer'] }, {}]);
    game.to('End');
    plays(game.ann, 'Cheer');
    expect([game.stack, game.game.step, game.question?.player]).toEqual([[], Step.End, 0]);
    plays(game.ann, 'Cheer');
    expect([game.ann.life, game.game.step]).toEqual([26, Step.End]);
  });

  test('the untap step and the cleanup step end when what they do is done: nobody gets priority (CR 500.3)', () => {
    const game = table([], [{}, {}]);
    const asked = new Set<number>();
    while (game.game.turn < 4) {
      if (game.question?.kind === 'priority') asked.add(game.game.step);
      game.proceed();
    }
    expect([asked.has(Step.Untap), asked.has(Step.Cleanup), asked.has(Step.Upkeep)]).toEqual([false, false, true]);
  });

  test('"until end of combat" lasts through the end of combat step; "at end of combat" triggers as that step begins (CR 500.5, 511.2)', () => {
    const game = table(
      [
        'Warm | {0} | Instant | | Target creature gets +2/+0 until end of combat.',
        'Gong | {0} | Artifact | | At end of combat, you gain 1 life.',
      ],
      [{ battlefield: ['Grizzly Bears', 'Gong'], hand: ['Warm'] }, {}],
    );
    game.ann.attacks('Grizzly Bears');
    game.to('BeginningOfCombat');
    plays(game.ann, 'Warm', 'Grizzly Bears');
    while (game.game.step !== Step.EndOfCombat || game.question?.kind !== 'priority') game.proceed();
    expect([game.game.stack.length, game.ann.stats('Grizzly Bears')]).toEqual([1, '4/2']);
    game.resolveAll();
    expect([game.ann.life, game.ann.stats('Grizzly Bears'), game.game.step]).toEqual([21, '4/2', Step.EndOfCombat]);
    game.to('PostcombatMain');
    expect([game.ann.stats('Grizzly Bears'), game.ben.life]).toEqual(['2/2', 16]);
  });

  test('"at the beginning of" a step triggers as it begins and is on the stack before anybody has priority (CR 500.6)', () => {
    const game = table(
      ['Horn | {0} | Artifact | | At the beginning of combat on your turn, you gain 1 life.'],
      [['Horn'], {}],
    );
    while (game.game.step !== Step.BeginningOfCombat || game.question?.kind !== 'priority') game.proceed();
    expect([game.game.stack.length, game.ann.life, game.question.player]).toEqual([1, 20, 0]);
    game.resolveAll();
    game.to('BeginningOfCombat', 2);
    expect(game.ann.life).toBe(21);
  });

  test('a skipped step is passed as though it did not exist (CR 500.10, 614.10)', () => {
    const game = table(
      [
        'Fast | {0} | Enchantment | | Skip your draw step.',
        'Watch | {0} | Enchantment | | At the beginning of your draw step, you gain 1 life.',
      ],
      [['Fast', 'Watch'], {}],
    );
    const cards = game.ann.hand.length;
    game.to('PrecombatMain', 3);
    expect([game.ann.hand.length - cards, game.ann.life]).toEqual([0, 20]);
  });
});
