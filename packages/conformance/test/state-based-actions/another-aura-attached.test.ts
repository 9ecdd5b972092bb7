/** An Aura that only enchants what has another Aura on it. CR 303.4, 704.5m. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table } from '../support/text-table.ts';

const CARDS = [
  'Garland | {0} | Enchantment — Aura | | Enchant creature with another Aura attached to it / Enchanted creature gets +3/+3.',
  'Ribbon | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0.',
  'Scissors | {0} | Instant | | Destroy target enchantment.',
  'Comb | {0} | Sorcery | | Destroy all creatures with an Equipment attached to it.',
  'Blade | {0} | Artifact — Equipment | | Equipped creature gets +1/+1. / Equip {0}',
  'Hound | {0} | Creature — Dog | 2/2 | ',
];
const HAND = ['Garland', 'Garland', 'Ribbon', 'Scissors', 'Comb'];
function adorned(): Scenario {
  const game = table(CARDS, [{ battlefield: ['Hound', 'Blade', 'Forest'], hand: HAND }, { battlefield: ['Hound'] }]);
  return plays(game.ann, 'Ribbon', 'Hound');
}

test('without another Aura there is nothing to cast it on (CR 303.4a, 601.2c)', () => {
  const game = table(CARDS, [{ battlefield: ['Hound'], hand: HAND }, {}]);
  expect(game.ann.can('cast', 'Garland')).toBe(false);
});

test('on what has another, and not on what has none (CR 303.4a)', () => {
  const game = plays(adorned().ann, 'Garland', 'Hound');
  expect([now(game.ann, 'Hound').power, now(game.ben, 'Hound').power]).toEqual([6, 2]);
});

test('when the other one goes, it is put into the graveyard too (CR 704.5m)', () => {
  const game = plays(adorned().ann, 'Garland', 'Hound');
  plays(game.ann, 'Scissors', 'Ribbon');
  expect([game.ann.graveyard, now(game.ann, 'Hound').power]).toEqual([['Ribbon', 'Scissors', 'Garland'], 2]);
});

test('two such Auras hold one another (CR 303.4c)', () => {
  const game = plays(adorned().ann, 'Garland', 'Hound');
  plays(game.ann, 'Garland', 'Hound');
  plays(game.ann, 'Scissors', 'Ribbon');
  expect(now(game.ann, 'Hound').power).toBe(8);
});

test('when the other one goes in response, it does not resolve (CR 608.2b)', () => {
  const game = adorned();
  game.ann.casts('Garland', { targets: ['Hound'] });
  game.ann.casts('Scissors', { targets: ['Ribbon'] });
  game.resolveAll();
  expect([...game.ann.graveyard].sort()).toEqual(['Garland', 'Ribbon', 'Scissors']);
});

test('an attachment of any sort may be asked for, not another than what says it (CR 109.2)', () => {
  const game = adorned();
  game.ann.activates('Blade', { targets: ['Hound'] });
  game.resolveAll();
  plays(game.ann, 'Comb');
  expect([game.ann.battlefield.includes('Hound'), game.ben.battlefield.includes('Hound')]).toEqual([false, true]);
});
