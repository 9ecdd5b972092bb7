/** More mana of the type that a land could produce, instead of one. CR 106.1b, 106.7, 614.15. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const SPROUT =
  'Sprout | {0} | Creature — Elf | 0/2 | {T}: Add one mana of any type that a land or enchantment you control could produce. If Sprout has a +1/+1 counter on it, add three mana of that type instead. / {0}: Adapt 1.';
const ECHO =
  'Echo Stone | {0} | Artifact | | {T}: Add one mana of any color that a land or enchantment you control could produce. If you control a Bear, add two mana of that type instead.';
const SPELLS = [
  'Green | {G}{G}{G}',
  'Blue | {U}{U}{U}',
  'Both | {G}{G}{U}',
  'Gray | {C}{C}{C}',
  'One | {G}',
  'Two | {U}{U}',
];
const LINES = [
  SPROUT,
  ECHO,
  ...SPELLS.map((spell) => `${spell} | Sorcery | | You gain 1 life.`),
  // Nobody can pay for them, and they could produce it all the same.
  'Gray Well | | Land | | {T}, Pay 99 life: Add {C}.',
  'Green Well | | Land | | {T}, Pay 99 life: Add {G}.',
  'Blue Well | | Land | | {T}, Pay 99 life: Add {U}.',
  'Bear | {0} | Creature — Bear | 2/2 | ',
];
const HAND = SPELLS.map((spell) => spell.split(' |')[0] as string);
function castable(grown: boolean, ...lands: readonly string[]): readonly string[] {
  const battlefield = ['Sprout', ...lands];
  const game = table(LINES, [{ battlefield, hand: HAND }, {}]);
  if (grown) {
    game.ann.activates('Sprout', { ability: 1 });
    game.resolveAll();
  }
  return HAND.filter((name) => game.ann.can('cast', name));
}

test('without a counter it is one mana (CR 106.7)', () => {
  expect(castable(false, 'Green Well', 'Blue Well')).toEqual(['One']);
});

test('with one it is three of one and the same type (CR 106.1b, 614.15)', () => {
  expect(castable(true, 'Green Well', 'Blue Well')).toEqual(['Green', 'Blue', 'One', 'Two']);
});

test('colorless is a type too, and what the land costs does not matter (CR 106.7, 106.1b)', () => {
  expect(castable(true, 'Gray Well')).toEqual(['Gray']);
});

test('where no land could produce anything, nothing is added (CR 106.5)', () => {
  expect(castable(true)).toEqual([]);
});

test('paid with, or tapped by hand (CR 601.2g, 605.3a)', () => {
  const game = table(LINES, [{ battlefield: ['Sprout', 'Blue Well'], hand: HAND }, {}]);
  uses(game.ann, 'Sprout');
  expect(game.ann.state.pool.amounts).toEqual([0, 1, 0, 0, 0, 0]);
  const grown = table(LINES, [{ battlefield: ['Sprout', 'Blue Well'], hand: HAND }, {}]);
  grown.ann.activates('Sprout', { ability: 1 });
  grown.resolveAll();
  plays(grown.ann, 'Two');
  expect([grown.ann.life, grown.ann.state.pool.amounts]).toEqual([21, [0, 1, 0, 0, 0, 0]]);
});

test('said of colors by an artifact, under another condition (CR 614.15)', () => {
  for (const [others, spells] of [
    [[], ['One']],
    [['Bear'], ['One', 'Two']],
  ] as const) {
    const battlefield = ['Echo Stone', ...others, 'Green Well', 'Blue Well'];
    const game = table(LINES, [{ battlefield, hand: HAND }, {}]);
    expect(HAND.filter((name) => game.ann.can('cast', name))).toEqual(spells);
  }
});
