/** Cards described by their mana cost, symbol for symbol, and sagas that grant what they say. CR 202.1, 714. */
import { expect, test } from 'vitest';
import { until, table } from '../support/text-table.ts';

const order =
  'Small Order | {0} | Sorcery | | Search your library for an artifact card with mana cost {0} or {2}, put it onto the battlefield, then shuffle.';
const library = [
  'Free Bowl | {0} | Artifact | |',
  'Plain Bowl | {2} | Artifact | |',
  'Blue Bowl | {1}{U} | Artifact | |',
  'Odd Bowl | {X} | Artifact | |',
  'Bowl Hut | | Artifact Land | |',
];
const names = library.map((line) => line.split(' | ')[0]!);
const tale =
  'Tale of Clay | | Enchantment Land — Saga | | I — This Saga gains "{T}: Add {C}." / II — This Saga gains "{T}: Create a 0/0 colorless Golem artifact creature token with \'This creature gets +2/+2 for each Saga you control.\'" / III — You gain 4 life.';

test('a card is found by its mana cost, not by its mana value; a land has none (CR 202.1b, 202.3)', () => {
  const game = table([order, ...library], [{ hand: ['Small Order'], library: names }, {}]);
  game.ann.casts('Small Order');
  const { from } = until(game.ann, 'chooseObjects');
  expect(game.ann.names(from as never).sort()).toEqual(['Free Bowl', 'Plain Bowl']);
});

test('a Saga keeps what its chapters gave it, and its token counts for itself (CR 714.2b, 113.10)', () => {
  const game = table([tale], [{ hand: ['Tale of Clay'] }, {}]);
  game.ann.playsLand('Tale of Clay');
  game.resolveAll();
  expect(game.ann.can('activate', 'Tale of Clay')).toBe(true);
  game.to('PrecombatMain', 3);
  game.ann.activates('Tale of Clay', { ability: 4 });
  game.resolveAll();
  expect(game.ann.stats('Golem Token')).toBe('2/2');
  game.to('PrecombatMain', 5);
  game.resolveAll();
  expect([game.ann.life, game.ann.battlefield]).toEqual([24, []]);
});
