/** Steps added to a turn, and times that name a point of one: before attackers are declared, after the upkeep. CR 500, 503, 506.7. */
import { describe, expect, test } from 'vitest';
import { Step, STEP_NAMES } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

/** The steps in which somebody gets priority, from now to the end of the turn. */
function stepsLeft(game: Scenario): readonly string[] {
  const { turn } = game.game;
  const seen: string[] = [];
  let last = -1;
  while (game.game.turn === turn) {
    if (
      game.question?.kind === 'priority' &&
      game.question.player === game.game.activePlayer &&
      game.game.passes === 0
    ) {
      if (game.game.step !== last || game.game.stack.length === 0) seen.push(STEP_NAMES[game.game.step] as string);
      last = game.game.step;
    }
    game.proceed();
  }
  return seen;
}

describe('added steps', () => {
  test('a step is added directly after the step, the one added last comes first (CR 500.9)', () => {
    const lines = [
      'More Upkeep | {0} | Instant | | There is an additional upkeep step after this step.',
      'More Draw | {0} | Instant | | There is an additional draw step after this step.',
    ];
    const game = table(lines, [{ hand: ['More Upkeep', 'More Draw'] }, {}], { begin: 'Upkeep' });
    game.to('Upkeep', 3);
    plays(game.ann, 'More Upkeep');
    plays(game.ann, 'More Draw');
    const cards = game.ann.hand.length;
    expect(stepsLeft(game).slice(0, 5)).toEqual(['upkeep', 'draw', 'upkeep', 'draw', 'precombat main']);
    expect(game.ann.hand.length).toBe(cards + 2);
  });

  test('"your first upkeep each turn": the added one is the second and adds no more (CR 500.9)', () => {
    const lines = [
      'Long Dawn | {0} | Enchantment | | At the beginning of your first upkeep each turn, you get an additional upkeep step after this step.',
      'Dawn Bell | {0} | Enchantment | | At the beginning of your upkeep, you gain 1 life.',
    ];
    const game = table(lines, [['Long Dawn', 'Dawn Bell'], {}]);
    expect(game.ann.life).toBe(22);
    game.to('PrecombatMain', 3);
    expect(game.ann.life).toBe(24);
  });

  test('a phase of several steps is added after the phase (CR 500.8)', () => {
    const again =
      'Second Morning | {0} | Enchantment | | At the beginning of your first main phase, there is an additional beginning phase after this phase.';
    const game = table([again], [['Second Morning'], {}]);
    game.to('PrecombatMain', 3);
    expect(stepsLeft(game).slice(0, 4)).toEqual(['precombat main', 'upkeep', 'draw', 'beginning of combat']);
    expect(game.ann.hand.length).toBe(2);
  });

  test('"second main phase" is the second one, "postcombat main phase" each one after the first (CR 505.1a)', () => {
    const lines = [
      'Second Bell | {0} | Enchantment | | At the beginning of your second main phase, you gain 1 life.',
      'Late Bell | {0} | Enchantment | | At the beginning of each postcombat main phase, you gain 10 life.',
      'More Fights | {0} | Sorcery | | After this phase, there is an additional combat phase followed by an additional main phase.',
    ];
    const game = table(lines, [{ battlefield: ['Second Bell', 'Late Bell'], hand: ['More Fights'] }, {}]);
    plays(game.ann, 'More Fights');
    game.to('End');
    expect(game.ann.life).toBe(20 + 1 + 20);
  });
});

describe('only before or after a point of the turn', () => {
  const spell = (when: string): string => `Timely | {0} | Instant | | Cast this spell only ${when}. / You gain 3 life.`;
  const MORE =
    'More Fights | {0} | Instant | | After this phase, there is an additional combat phase followed by an additional main phase.';

  /** In which steps of Ann's first turn the spell may be cast, by Ann; with a further combat phase if there is the card. */
  function when(
    text: string,
    attacks: boolean,
    more: 'more' | 'once' = 'once',
    extra: readonly string[] = [],
  ): readonly string[] {
    const game = table(
      [spell(text), MORE, ...extra],
      [{ battlefield: ['Grizzly Bears'], hand: ['Timely', 'More Fights'] }, {}],
    );
    game.to('Upkeep', 3);
    if (attacks) game.ann.attacks('Grizzly Bears');
    const seen: string[] = [];
    while (game.game.turn === 3) {
      const { question } = game;
      if (question?.kind === 'priority' && question.player === 0 && game.stack.length === 0) {
        const name = STEP_NAMES[game.game.step] as string;
        if (game.ann.can('cast', 'Timely') && seen.at(-1) !== name) seen.push(name);
        if (more === 'more' && game.game.step === Step.EndOfCombat && game.ann.can('cast', 'More Fights'))
          plays(game.ann, 'More Fights');
      }
      game.proceed();
    }
    return seen;
  }
  const BEFORE = ['upkeep', 'draw', 'precombat main', 'beginning of combat'];
  const COMBAT = ['beginning of combat', 'declare attackers', 'declare blockers', 'combat damage', 'end of combat'];

  test('"before attackers are declared": before that step, also when nobody attacks (CR 506.7a)', () => {
    expect([when('before attackers are declared', true), when('before attackers are declared', false)]).toEqual([
      BEFORE,
      BEFORE,
    ]);
  });

  test('"during combat": in every combat phase of the turn (CR 506.7c)', () => {
    expect(when('during combat', true, 'more')).toEqual([...COMBAT, ...COMBAT.slice(0, 2), 'end of combat']);
    expect(when('during combat before blockers are declared', true, 'more')).toEqual([
      ...COMBAT.slice(0, 2),
      ...COMBAT.slice(0, 2),
    ]);
  });

  test('otherwise "before" and "after" look at the first combat phase of the turn (CR 506.7d)', () => {
    expect(when('before blockers are declared', true, 'more')).toEqual([...BEFORE, 'declare attackers']);
    expect(when('after combat', true, 'more')).toEqual([
      'beginning of combat',
      'declare attackers',
      'end of combat',
      'postcombat main',
      'end',
    ]);
  });

  test('without attackers "before blockers are declared" is before the declare attackers step ends, without combat before the main phase ends (CR 506.7e)', () => {
    expect(when('before the combat damage step', true)).toEqual([...BEFORE, 'declare attackers', 'declare blockers']);
    expect(when('before blockers are declared', false)).toEqual([...BEFORE, 'declare attackers']);
    const peace = 'Peace | {0} | Sorcery | | You skip your next combat phase.';
    const game = table(
      [spell('before blockers are declared'), peace],
      [{ battlefield: ['Grizzly Bears'], hand: ['Timely', 'Peace'] }, {}],
    );
    plays(game.ann, 'Peace');
    expect(game.ann.can('cast', 'Timely')).toBe(true);
    game.to('PostcombatMain');
    expect(game.ann.can('cast', 'Timely')).toBe(false);
  });

  test('"after their upkeep step": once the first upkeep step of the turn is over, in a second one too (CR 503.2)', () => {
    const lines = [
      "Late Start | {0} | Artifact | | {0}: You gain 3 life. Activate only during an opponent's turn after their upkeep step.",
      'More Upkeep | {0} | Instant | | There is an additional upkeep step after this step.',
    ];
    const game = table(lines, [{ hand: ['More Upkeep'] }, ['Late Start']], { begin: 'Upkeep' });
    game.to('Upkeep', 3);
    plays(game.ann, 'More Upkeep');
    expect([game.game.step, game.ben.can('activate', 'Late Start')]).toEqual([Step.Upkeep, false]);
    while (game.question?.player !== 1) game.proceed();
    expect(game.ben.can('activate', 'Late Start')).toBe(false);
    game.proceed();
    while (game.question?.player !== 1) game.proceed();
    expect([game.game.step, game.ben.can('activate', 'Late Start')]).toEqual([Step.Upkeep, true]);
    game.to('PrecombatMain', 3);
    uses(game.ben, 'Late Start');
    expect(game.ben.life).toBe(23);
  });
});
