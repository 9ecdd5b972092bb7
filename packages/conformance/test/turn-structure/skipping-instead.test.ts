/** Steps and turns skipped as they would begin, and what a player does for it. CR 614.10, 614.10b. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const FAST =
  'Fast | {0} | Enchantment | | If you would begin your upkeep, you may skip that step instead. If you do, you gain 2 life.';
const VAULT =
  'Vault | {0} | Creature — Golem | 0/4 | {T}: You gain 5 life. / This creature doesn’t untap during your untap step. / If you would begin your turn while this creature is tapped, you may skip that turn instead. If you do, untap this creature.';
const LOOP = 'Loop | {0} | Sorcery | | Take an extra turn after this one.';
const STOP =
  'Stop | {0} | Enchantment | | If another player would begin an extra turn, that player skips that turn instead.';

describe('skipping something as it would begin, and acting for it', () => {
  test('a skipped step does not happen; the action is the first thing in the next step (CR 614.10b)', () => {
    const bell = 'Bell | {0} | Enchantment | | At the beginning of your draw step, you lose 1 life.';
    const game = table([FAST, bell], [{ battlefield: ['Fast', 'Bell'] }, {}]);
    const hand = game.ann.hand.length;
    let lifeAsSkipped = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo' || question.reason.rule !== '614.10') return null;
      lifeAsSkipped = game.ann.life;
      return [1];
    });
    game.to('Upkeep', 2);
    // Without the upkeep the next thing is the draw step: the life is gained before its abilities resolve.
    while (game.stack.length === 0) game.proceed();
    expect([lifeAsSkipped, game.ann.life, game.ann.hand.length, game.game.step]).toEqual([20, 22, hand + 1, 2]);
  });

  test('a player who does not skip acts not (CR 614.10b)', () => {
    const game = table([FAST], [['Fast'], {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
    game.to('PrecombatMain', 3);
    expect([game.ann.life, game.ann.hand.length]).toEqual([20, 1]);
  });

  test('of a skipped turn: the action is the first thing in the turn that begins next (CR 614.10b)', () => {
    const game = table([VAULT], [['Vault'], {}]);
    uses(game.ann, 'Vault');
    expect(game.ann.permanent('Vault').status & 1).toBe(1);
    game.plan((question) => (question.kind === 'yesNo' && question.reason.rule === '614.10' ? [1] : null));
    game.to('Upkeep', 2);
    expect([game.game.activePlayer, game.ann.permanent('Vault').status & 1]).toEqual([game.ben.id, 1]);
    game.to('Upkeep', 3);
    // Ann's turn was skipped: it is Ben's again, and the Vault is untapped.
    expect([game.game.activePlayer, game.ann.permanent('Vault').status & 1]).toEqual([game.ben.id, 0]);
    game.to('Upkeep', 4);
    expect(game.game.activePlayer).toBe(game.ann.id);
  });
});

test('an extra turn that a player would begin is skipped, and no other (CR 614.10, 500.11)', () => {
  const game = table([LOOP, STOP], [{ hand: ['Loop'] }, ['Stop']]);
  plays(game.ann, 'Loop');
  game.to('Upkeep', 2);
  expect(game.game.activePlayer).toBe(game.ben.id);
  game.to('Upkeep', 3);
  expect(game.game.activePlayer).toBe(game.ann.id);
});
