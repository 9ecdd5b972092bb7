/** A restart gathers every card, whatever it was part of, and nothing else of the old game. CR 724.1, 724.2, 727.2. */
import type { Clause } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { act, classFilter, damage, filter, instant, sorcery, target } from '../support/single-rule-cards.ts';
import { anyTarget, quantifier } from '../support/cards.ts';
import { mutates, table } from '../support/merging-table.ts';
import type { Scenario } from '../support/scenario.ts';

const again = sorcery('Test Again', act({ kind: 'restartGame' }));
const token = sorcery(
  'Test Token',
  act({
    kind: 'create',
    quantifier: quantifier('a'),
    token: { kind: 'tokenCopy', of: target(filter('creature')) },
  } as never),
);

/** Ann restarts the game; everybody keeps, and the first turn comes. */
function restarts(game: Scenario): Scenario {
  game.ann.casts('Test Again');
  while (game.question?.kind === 'priority') game.proceed();
  for (let i = 0; i < 50 && game.question?.kind === 'mulligan'; i++) game.answer([0]);
  return game;
}

const cards = (game: Scenario, seat: 'ann' | 'ben'): string[] =>
  [...game[seat].hand, ...game[seat].library].filter((name) => name !== 'Plains').toSorted();

test('both cards of a merged permanent are in their owner’s deck again (CR 724.2, 727.2)', () => {
  for (const where of ['Over', 'Under'] as const) {
    const library = Array.from({ length: 12 }, () => 'Plains');
    const game = table(
      [{ battlefield: ['Plain Ox'], hand: ['Grafted Hawk', 'Test Again'], library }, { library }],
      [again],
    );
    mutates(game, 'Grafted Hawk', 'Plain Ox', where);
    expect(game.ann.battlefield).toHaveLength(1);
    restarts(game);
    expect([cards(game, 'ann'), game.ann.battlefield]).toEqual([['Grafted Hawk', 'Plain Ox', 'Test Again'], []]);
  }
});

test('a token of a merged permanent is no card: only the card comes back (CR 724.2, 111.7)', () => {
  const library = Array.from({ length: 12 }, () => 'Plains');
  const game = table(
    [{ battlefield: ['Plain Ox'], hand: ['Test Token', 'Grafted Hawk', 'Test Again'], library }, { library }],
    [again, token],
  );
  game.ann.casts('Test Token', { targets: ['Plain Ox'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Plain Ox', 'Plain Ox']);
  // The newer of the two oxen is the token.
  game.plan((question) =>
    question.kind === 'targets' && question.legal.length === 2
      ? [question.legal.indexOf(Math.max(...question.legal) as never)]
      : null,
  );
  game.ann.casts('Grafted Hawk', { via: 'mutate' });
  game.resolveAll();
  restarts(game);
  expect(cards(game, 'ann')).toEqual(['Grafted Hawk', 'Plain Ox', 'Test Again', 'Test Token']);
});

test('spells on the stack, their copies and tokens are not there any more; the cards are in their decks (CR 724.2, 707.10a)', () => {
  const library = Array.from({ length: 12 }, () => 'Plains');
  const quick = instant('Test Quick', act({ kind: 'restartGame' }));
  const spark = instant('Test Spark', damage(1, anyTarget));
  const twin = instant('Test Twin', act({ kind: 'copy', object: target(classFilter('spell')) } as never));
  const game = table(
    [
      { battlefield: ['Plain Ox'], hand: ['Test Spark', 'Test Twin', 'Test Quick', 'Test Token'], library },
      { hand: ['Test Spark'], library },
    ],
    [quick, spark, twin, token],
  );
  game.ann.casts('Test Token', { targets: ['Plain Ox'] });
  game.resolveAll();
  game.ann.casts('Test Spark', { targets: ['ben'] });
  game.ann.casts('Test Twin', { targets: ['Test Spark'] });
  game.resolve();
  expect(game.game.stack).toHaveLength(2);
  game.ann.casts('Test Quick');
  while (game.question?.kind === 'priority') game.proceed();
  expect([game.game.stack, game.game.battlefield, game.ben.life]).toEqual([[], [], 20]);
  expect(cards(game, 'ann')).toEqual(['Plain Ox', 'Test Quick', 'Test Spark', 'Test Token', 'Test Twin']);
  expect(cards(game, 'ben')).toEqual(['Test Spark']);
  expect(game.game.restarts).toBe(1);
});

test('what was to last for the rest of the game has not outlasted it (CR 724.1)', () => {
  const library = Array.from({ length: 12 }, () => 'Plains');
  const lasting: Clause = {
    kind: 'rule',
    rule: { kind: 'noMaximumHandSize' } as never,
    during: { kind: 'restOfGame' } as never,
  };
  const rest = sorcery('Test Rest', lasting);
  const game = table([{ hand: ['Test Rest', 'Test Again'], library }, { library }], [again, rest]);
  game.ann.casts('Test Rest');
  game.resolveAll();
  const before = game.game.effects.length;
  restarts(game);
  expect([before, game.game.effects.length]).toEqual([1, 0]);
});

test('cards in exile and in graveyards come back (CR 724.2)', () => {
  const library = Array.from({ length: 12 }, () => 'Plains');
  const game = table(
    [
      { hand: ['Test Again'], graveyard: ['Plain Ox'], exile: ['Grafted Hawk'], library },
      { graveyard: ['Plain Ox'], library },
    ],
    [again],
  );
  restarts(game);
  expect([cards(game, 'ann'), cards(game, 'ben')]).toEqual([['Grafted Hawk', 'Plain Ox', 'Test Again'], ['Plain Ox']]);
  expect([game.game.exile, game.ann.graveyard, game.ben.graveyard]).toEqual([[], [], []]);
});
