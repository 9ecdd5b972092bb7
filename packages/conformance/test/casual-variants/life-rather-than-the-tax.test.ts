/** A commander for which life is paid where others cost more mana each time. CR 903.8. */
import { expect, test } from 'vitest';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';

const CARDS = read(
  `Dusk Lady | {B} | Legendary Creature — Spirit | 2/2 | Rather than pay {2} for each previous time ${'you’ve'.replace('’', "'")} cast this spell from the command ${'zone'} this game, pay 2 life that many times.`,
  'Grasp | {0} | Instant | | Return target creature to its owner’s hand.'.replace('’', "'"),
  'Cut | {0} | Instant | | Destroy target creature.',
);

function table(swamps: number, life: number, hand: readonly string[]): Scenario {
  const game = scenario(
    [{ command: ['Dusk Lady'], battlefield: Array<string>(swamps).fill('Swamp'), hand, life }, {}],
    { format: 'commander', cards: CARDS },
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  return game;
}

function cast(game: Scenario): void {
  game.ann.casts('Dusk Lady');
  game.resolveAll();
}

function kill(game: Scenario): void {
  game.ann.casts('Cut', { targets: ['Dusk Lady'] });
  game.resolveAll();
}

test('the first time nothing, then 2 life for each time before, and never more mana (CR 903.8)', () => {
  const game = table(3, 40, ['Cut', 'Cut']);
  cast(game);
  expect(game.ann.life).toBe(40);
  kill(game);
  cast(game);
  expect(game.ann.life).toBe(38);
  kill(game);
  cast(game);
  expect(game.ann.life).toBe(34);
  expect(game.ann.battlefield).toContain('Dusk Lady');
});

test('it cannot be cast without that much life, though there is mana enough (CR 119.4)', () => {
  const game = table(5, 1, ['Cut']);
  cast(game);
  kill(game);
  expect(game.ann.can('cast', 'Dusk Lady')).toBe(false);
});

test('from the hand it costs what it says (CR 903.8)', () => {
  const game = table(5, 40, ['Cut', 'Grasp']);
  cast(game);
  kill(game);
  cast(game);
  game.unplan();
  game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
  game.ann.casts('Grasp', { targets: ['Dusk Lady'] });
  game.resolveAll();
  cast(game);
  expect(game.ann.life).toBe(38);
});
