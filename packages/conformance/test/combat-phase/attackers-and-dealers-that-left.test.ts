/** "Of those creatures", "creatures you controlled that dealt damage": those that have left meanwhile count. CR 608.2h. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const TWO = 'two or more';
const CARDS = [
  `Envoy | {0} | Creature — Human | 0/4 | Whenever an opponent attacks with creatures, if ${TWO} of those creatures are attacking you and/or planeswalkers you control, draw a card.`,
  'Tally | {0} | Sorcery | | Draw a card for each creature you controlled that dealt combat damage to a player this turn.',
  'Count | {0} | Sorcery | | Draw a card for each creature you control that dealt combat damage to a player this turn.',
  'Dart | {0} | Instant | | Dart deals 3 damage to target creature.',
  'Lull | {0} | Instant | | Remove target attacking creature from combat.',
  'Cub | {0} | Creature — Bear | 2/2 |',
  'Fencer | {0} | Creature — Human | 1/1 | Double strike',
];

/** Two Cubs attack Ben; before the Envoy's ability resolves, something is done to one of them. */
function answered(name: string): number {
  const game = table(CARDS, [{ battlefield: ['Cub', 'Cub'], hand: [name] }, { battlefield: ['Envoy'] }]);
  game.ann.attacks(['Cub', 'Cub']);
  while (game.stack.length === 0) game.proceed();
  game.ann.casts(name, { targets: ['Cub'] });
  game.resolveAll();
  return game.ben.hand.length;
}

test('of an attacker that has left the battlefield counts whom it was attacking (CR 608.2h)', () => {
  expect(answered('Dart')).toBe(1);
});

test('one that has been removed from combat attacks nobody (CR 506.4)', () => {
  expect(answered('Lull')).toBe(0);
});

/** Two Cubs and a Fencer deal damage to Ben, one Cub dies; how many cards Ann draws. */
function drawn(name: string): number {
  const game: Scenario = table(CARDS, [{ battlefield: ['Cub', 'Cub', 'Fencer'], hand: ['Dart', name] }, {}]);
  game.ann.attacks(['Cub', 'Cub', 'Fencer']).table.throughCombat();
  plays(game.ann, 'Dart', 'Cub');
  plays(game.ann, name);
  return game.ann.hand.length;
}

test('"you controlled that dealt damage" counts what has died since, each once (CR 608.2h)', () => {
  expect(drawn('Tally')).toBe(3);
});

test('"you control that dealt damage" counts only what is there (CR 109.2)', () => {
  expect(drawn('Count')).toBe(2);
});
