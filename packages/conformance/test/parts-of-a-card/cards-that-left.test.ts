/** "If it's a permanent card", of a creature that has died: what the card in the graveyard is. CR 109.2a, 400.7. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const ONE = 'instant or sorcery';
const CARDS = [
  `Delver | {0} | Enchantment | | Whenever a face-down creature you control dies, exile it if it's an ${ONE} card. You may cast that card until the end of your next turn.`,
  "Raker | {0} | Enchantment | | Whenever a face-down creature you control dies, return it to the battlefield face down under its owner's control if it's a permanent card.",
  'Veil | {0} | Sorcery | | Manifest the top card of your library.',
  'Fall | {0} | Sorcery | | Destroy all creatures.',
  'Spark | {0} | Instant | | You gain 1 life.',
  'Cub | {0} | Creature — Bear | 2/2 |',
  'Masque | {0} | Enchantment | | Nonland creatures you control are Samurai.',
  "Blade | {0} | Enchantment | | Whenever a creature you control dies, return that card to the battlefield under your control if it's a Samurai card.",
  'Ronin | {0} | Creature — Human Samurai | 2/2 |',
];

/** A card is manifested beside the enchantment, and destroyed. */
function manifested(enchantment: string, card: string): Scenario {
  const game = table(CARDS, [{ battlefield: [enchantment], hand: ['Veil', 'Fall'], library: [card, 'Plains'] }, {}]);
  plays(game.ann, 'Veil');
  return plays(game.ann, 'Fall');
}

test('an instant that was face down is exiled and may be cast; a creature card is neither (CR 109.2a)', () => {
  const spark = manifested('Delver', 'Spark');
  expect([spark.ann.exile, spark.ann.can('cast', 'Spark')]).toEqual([['Spark'], true]);
  const cub = manifested('Delver', 'Cub');
  expect([cub.ann.exile, cub.ann.graveyard.includes('Cub'), cub.ann.can('cast', 'Cub')]).toEqual([[], true, false]);
});

test('a face-down creature returns if its card is a permanent card (CR 109.2a, 708.9)', () => {
  expect(manifested('Raker', 'Spark').ann.graveyard).toContain('Spark');
  expect(manifested('Raker', 'Cub').ann.graveyard).not.toContain('Cub');
});

test('what only was a Samurai on the battlefield is no Samurai card (CR 109.2a)', () => {
  for (const [name, returns] of [
    ['Cub', false],
    ['Ronin', true],
  ] as const) {
    const game = table(CARDS, [{ battlefield: ['Masque', 'Blade', name], hand: ['Fall'] }, {}]);
    plays(game.ann, 'Fall');
    expect([name, game.ann.battlefield.includes(name)]).toEqual([name, returns]);
  }
});
