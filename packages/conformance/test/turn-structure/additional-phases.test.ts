/** Phases and steps that are added to a turn, in which order they come, and what has begun before. CR 500.8, 500.9, 505.1a. */
import { describe, expect, test } from 'vitest';
import { Step, STEP_NAMES } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const AGAIN = 'Again | {0} | Instant | | After this phase, there is an additional combat phase.';
const BOTH =
  'Both | {0} | Instant | | After this phase, there is an additional combat phase followed by an additional main phase.';

/** The steps from here to the end of the turn in which somebody has priority. */
function stepsToCome(game: Scenario): readonly string[] {
  const { turn } = game.game;
  const seen: string[] = [];
  let last = -1;
  while (game.question !== null && game.game.turn === turn) {
    const { step } = game.game;
    if (game.question.kind === 'priority' && step !== last) seen.push(STEP_NAMES[(last = step)] as string);
    game.proceed();
  }
  return seen;
}

const COMBAT = ['beginning of combat', 'declare attackers', 'end of combat'];
const ENDING = ['postcombat main', 'end'];

describe('added phases (CR 500.8)', () => {
  test('after the first main phase: directly after it, before the combat phase of the turn', () => {
    const game = table([BOTH], [{ hand: ['Both'] }, {}]);
    plays(game.ann, 'Both');
    expect(stepsToCome(game)).toEqual(['precombat main', ...COMBAT, 'postcombat main', ...COMBAT, ...ENDING]);
  });

  test('in a combat phase: the rest of that phase comes first', () => {
    for (const step of ['BeginningOfCombat', 'DeclareAttackers', 'EndOfCombat'] as const) {
      const game = table([AGAIN], [{ hand: ['Again'] }, {}]);
      game.to(step);
      plays(game.ann, 'Again');
      const rest = COMBAT.slice(COMBAT.indexOf(STEP_NAMES[Step[step]] as string));
      expect(stepsToCome(game)).toEqual([...rest, ...COMBAT, ...ENDING]);
    }
  });

  test('in the beginning phase the steps left of it come first; after the ending phase nothing follows what was added', () => {
    const game = table([AGAIN], [{ hand: ['Again', 'Again'] }, {}]);
    game.to('Upkeep', 3);
    plays(game.ann, 'Again');
    expect(stepsToCome(game)).toEqual(['upkeep', 'draw', ...COMBAT, 'precombat main', ...COMBAT, ...ENDING]);
    const late = table([AGAIN], [{ hand: ['Again'] }, {}]);
    late.to('End');
    plays(late.ann, 'Again');
    expect(stepsToCome(late)).toEqual(['end', ...COMBAT]);
  });

  test('of two that are added after the same phase, the last added comes first', () => {
    const game = table([AGAIN, BOTH], [{ hand: ['Again', 'Both'] }, {}]);
    game.to('PostcombatMain');
    plays(game.ann, 'Again');
    plays(game.ann, 'Both');
    expect(stepsToCome(game)).toEqual(['postcombat main', ...COMBAT, 'postcombat main', ...COMBAT, 'end']);
  });

  test('an added combat phase has its attack, blocks and damage, with first strike a step more (CR 506.1, 510.4)', () => {
    const game = table(
      [AGAIN, 'Rise | {0} | Instant | | Untap all creatures you control.'],
      [{ battlefield: ['White Knight'], hand: ['Again', 'Rise'] }, {}],
    );
    game.to('EndOfCombat');
    plays(game.ann, 'Again');
    game.ann.attacks('White Knight');
    expect(stepsToCome(game)).toEqual([
      'end of combat',
      'beginning of combat',
      'declare attackers',
      'declare blockers',
      'first strike damage',
      'combat damage',
      'end of combat',
      ...ENDING,
    ]);
    expect(game.ben.life).toBe(18);
  });

  test('without attackers an added combat phase has no blocks and no damage, and what comes after it still comes (CR 508.8)', () => {
    const game = table([BOTH], [{ hand: ['Both', 'Both'] }, {}]);
    plays(game.ann, 'Both');
    plays(game.ann, 'Both');
    expect(stepsToCome(game)).toEqual([
      'precombat main',
      ...COMBAT,
      'postcombat main',
      ...COMBAT,
      'postcombat main',
      ...COMBAT,
      ...ENDING,
    ]);
  });
});

describe('added steps (CR 500.9)', () => {
  const MORE = 'More | {0} | Instant | | There is an additional upkeep step after this step.';

  test('directly after the step; what triggers at its beginning triggers again, the first of the turn only once', () => {
    const game = table(
      [
        MORE,
        'Bell | {0} | Artifact | | At the beginning of your upkeep, you gain 1 life.',
        'Gong | {0} | Artifact | | At the beginning of your first upkeep each turn, you gain 10 life.',
      ],
      [{ battlefield: ['Bell', 'Gong'], hand: ['More'] }, {}],
    );
    game.to('Upkeep', 2).to('Upkeep', 3);
    const { life } = game.ann;
    expect(life).toBe(42);
    plays(game.ann, 'More');
    expect(stepsToCome(game)).toEqual(['upkeep', 'draw', 'precombat main', ...COMBAT, ...ENDING]);
    expect(game.ann.life - life).toBe(1);
    game.to('Upkeep', 5);
    expect(game.ann.life - life).toBe(12);
  });
});

test('the end of the turn ends what was added to it, too (CR 721.1d)', () => {
  const game = table([BOTH, 'Dusk | {0} | Sorcery | | End the turn.'], [{ hand: ['Both', 'Dusk'] }, {}]);
  plays(game.ann, 'Both');
  game.ann.casts('Dusk');
  game.to('Upkeep', 2);
  expect(game.game.extraSteps).toEqual([]);
});
