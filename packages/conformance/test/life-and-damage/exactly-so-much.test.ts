/** "Deals exactly 1 damage": no more and no less; sizes by two counts, and who fights Goblins. CR 120.3, 509.1g, 613.4c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GUN =
  'Gun | {0} | Creature — Human | 3/2 | Whenever another source you control deals exactly 2 damage to a permanent or player, Gun deals 3 damage to that permanent or player.';
const spell = (damage: number): string =>
  `Bolt${damage} | {0} | Instant | | Bolt${damage} deals ${damage} damage to any target.`;
const WALL = 'Wall | {0} | Creature — Wall | 0/9 |';

test('just so much, to a player or a permanent, from another source of the same player (CR 603.2)', () => {
  const cards = [GUN, WALL, spell(1), spell(2), spell(3)];
  const seats = [
    { battlefield: ['Gun'], hand: ['Bolt1', 'Bolt2', 'Bolt2', 'Bolt3'] },
    { battlefield: ['Wall'], hand: ['Bolt2'] },
  ];
  const game = table(cards, seats);
  plays(game.ann, 'Bolt1', 'ben');
  plays(game.ann, 'Bolt3', 'ben');
  expect(game.ben.life).toBe(16);
  plays(game.ann, 'Bolt2', 'ben');
  expect(game.ben.life).toBe(11);
  plays(game.ann, 'Bolt2', 'Wall');
  expect(game.ben.permanent('Wall').damage).toBe(5);
  plays(game.ben, 'Bolt2', 'ann');
  expect(game.ann.life).toBe(18);
});

test('two counts are added, each by itself (CR 613.4c)', () => {
  const choir =
    'Choir | {0} | Creature — Spirit | 0/1 | This creature gets +1/+1 for each creature you control and +2/+0 for each artifact you control.';
  const idol = 'Idol | {0} | Artifact | |';
  const game = table(
    [choir, idol, WALL],
    [{ battlefield: ['Choir', 'Wall', 'Idol', 'Idol'] }, { battlefield: ['Wall', 'Idol'] }],
  );
  expect(game.ann.stats('Choir')).toBe('6/3');
});

test('blocking a Goblin or blocked by an Orc it strikes first; against others it does not (CR 509.1g)', () => {
  const hero =
    'Hero | {0} | Creature — Human | 2/1 | Hero has first strike as long as it’s blocking or blocked by a Goblin or Orc.';
  const lines = [
    hero,
    'Gob | {0} | Creature — Goblin | 2/2 |',
    'Orc | {0} | Creature — Orc | 2/2 |',
    'Elf | {0} | Creature — Elf | 2/2 |',
  ];
  for (const [blocker, left] of [
    ['Gob', [['Hero'], []]],
    ['Orc', [['Hero'], []]],
    ['Elf', [[], []]],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Hero'] }, { battlefield: [blocker] }]);
    game.ann.attacks('Hero');
    game.ben.blocks([[blocker, 'Hero']]);
    game.throughCombat();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual(left);
    const back = table(lines, [{ battlefield: [blocker] }, { battlefield: ['Hero'] }]);
    back.ann.attacks(blocker);
    back.ben.blocks([['Hero', blocker]]);
    back.throughCombat();
    expect([back.ben.battlefield, back.ann.battlefield]).toEqual(left);
  }
});
