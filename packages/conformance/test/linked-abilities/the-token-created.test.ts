/** "The token", in an ability other than the one that creates it. CR 607.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const MIRROR =
  'Mirror | {0} | Enchantment | | When Mirror enters, create a token that’s a copy of target creature. / When Mirror leaves the battlefield, exile the token. / When the token leaves the battlefield, sacrifice Mirror.';
const WELL =
  'Well | {0} | Artifact | | {0}: Create a 1/1 green Elf creature token. Activate only once. / {1}: Tap the token.';
const cards = [
  MIRROR,
  WELL,
  'Ox | {0} | Creature — Ox | 2/5 |',
  'Shatter | {0} | Instant | | Destroy target enchantment.',
  'Slay | {0} | Instant | | Destroy target creature token.',
  'Slay All | {0} | Instant | | Destroy target creature.',
];

test('when the enchantment leaves, its token is exiled, and no other token (CR 607.2c)', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Mirror', 'Mirror', 'Shatter'] }, {}]);
  plays(game.ann, 'Mirror', 'Ox');
  plays(game.ann, 'Mirror', 'Ox');
  expect(game.ann.battlefield.filter((name) => name === 'Ox')).toHaveLength(3);
  plays(game.ann, 'Shatter', 'Mirror');
  expect([...game.ann.battlefield].sort()).toEqual(['Mirror', 'Ox', 'Ox']);
});

test('when the token leaves, the enchantment is sacrificed; not when the creature that was copied does (CR 603.6c)', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Mirror', 'Slay', 'Slay All'] }, {}]);
  plays(game.ann, 'Mirror', 'Ox');
  plays(game.ann, 'Slay All', 'Ox');
  expect([...game.ann.battlefield].sort()).toEqual(['Mirror', 'Ox']);
  plays(game.ann, 'Slay', 'Ox');
  expect([game.ann.battlefield, [...game.ann.graveyard].sort()]).toEqual([[], ['Mirror', 'Ox', 'Slay', 'Slay All']]);
});

test('where it leaves before its token is created, the token stays (CR 607.2c, 608.2g)', () => {
  const game = table(cards, [{ battlefield: ['Ox'], hand: ['Mirror', 'Shatter'] }, {}]);
  game.ann.casts('Mirror');
  game.resolve();
  game.ann.casts('Shatter', { targets: ['Mirror'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Ox', 'Ox']);
});

test('an ability that is activated speaks of it too, and of nothing before there is one (CR 607.2c)', () => {
  const game = table(cards, [{ battlefield: ['Well', 'Forest', 'Forest'] }, {}]);
  game.ann.activates('Well', { ability: 1 });
  game.resolve();
  game.ann.activates('Well', { ability: 0 });
  game.resolve();
  expect(game.ann.permanent('Elf Token').status & 1).toBe(0);
  game.ann.activates('Well', { ability: 1 });
  game.resolve();
  expect(game.ann.permanent('Elf Token').status & 1).toBe(1);
});
