/** What is asked of each of those that a static ability speaks of: each spell, each player's own. CR 604.1, 611.3a. */
import { expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const THING = 'artifact';
const SHROUD = 'shroud';

function keywords(player: TestPlayer, name: string, index = 0): readonly unknown[] {
  return now(player, name, index).abilities.map(({ ability }) => ability.kind === 'keyword' && ability.keyword);
}

test('each spell costs less only if it is such a one itself (CR 601.2f)', () => {
  const hatchery =
    'Hatchery | {0} | Artifact | | Each creature spell you cast costs {1} less to cast if it has flying.';
  const kite = 'Kite | {2} | Creature — Bird | 1/1 | Flying';
  const lump = 'Lump | {2} | Creature — Ooze | 1/1 |';
  const open = (seat: 'ann' | 'ben', lands: number): boolean[] => {
    const mine = { hand: ['Kite', 'Lump'], battlefield: Array.from({ length: lands }, () => 'Forest') };
    const game = table(
      [hatchery, kite, lump],
      [
        {
          battlefield: ['Hatchery', ...(seat === 'ann' ? mine.battlefield : [])],
          hand: seat === 'ann' ? mine.hand : [],
        },
        seat === 'ben' ? mine : {},
      ],
    );
    if (seat === 'ben') game.to('PrecombatMain', 2);
    return [game[seat].can('cast', 'Kite'), game[seat].can('cast', 'Lump')];
  };
  expect(open('ann', 1)).toEqual([true, false]);
  expect(open('ann', 0)).toEqual([false, false]);
  expect(open('ben', 1)).toEqual([false, false]);
  expect(open('ben', 2)).toEqual([true, true]);
});

test('each spell costs more for what the one who casts it controls, not for others (CR 601.2a, 601.2f)', () => {
  const hum = `Drone | {0} | Enchantment | | Each ${THING} spell costs {1} more to cast for each ${THING} its controller controls.`;
  const gear = 'Gear | {0} | Artifact | |';
  const game = table(
    [hum, gear],
    [
      { hand: ['Gear', 'Gear'], battlefield: ['Drone', 'Gear', 'Gear', 'Forest'] },
      { hand: ['Gear', 'Gear'], battlefield: ['Forest'] },
    ],
  );
  expect(game.ann.can('cast', 'Gear')).toBe(false);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Gear');
  expect(game.ben.can('cast', 'Gear')).toBe(true);
  plays(game.ben, 'Gear');
  expect(game.ben.permanent('Forest').status).not.toBe(0);
});

test('each player’s lands for as long as that player has few (CR 611.3a)', () => {
  const prayers = `Prayers | {0} | Enchantment | | Basic lands each player controls have ${SHROUD} as long as that player controls three or fewer lands.`;
  const game = table(
    [prayers],
    [
      { hand: ['Forest'], battlefield: ['Prayers', 'Forest', 'Forest', 'Forest'] },
      { battlefield: ['Island', 'Island', 'Island', 'Island'] },
    ],
  );
  const shrouded = (): boolean[] => [
    keywords(game.ann, 'Forest').includes('shroud'),
    keywords(game.ben, 'Island').includes('shroud'),
  ];
  expect(shrouded()).toEqual([true, false]);
  game.ann.playsLand('Forest');
  expect(shrouded()).toEqual([false, false]);
});

test('those creatures are all such that you control, not one of them, nor another’s (CR 611.3a)', () => {
  const banner =
    'Banner Elf | {0} | Creature — Elf | 1/1 | As long as you control one or more Goblins, this creature and those creatures get +1/+1 and have lifelink.';
  const goblin = 'Tin Goblin | {0} | Creature — Goblin | 1/1 |';
  const game = table(
    [banner, goblin],
    [{ hand: ['Tin Goblin', 'Tin Goblin'], battlefield: ['Banner Elf'] }, { battlefield: ['Tin Goblin'] }],
  );
  expect(game.ann.stats('Banner Elf')).toBe('1/1');
  plays(game.ann, 'Tin Goblin');
  plays(game.ann, 'Tin Goblin');
  expect([game.ann.stats('Banner Elf'), game.ben.stats('Tin Goblin')]).toEqual(['2/2', '1/1']);
  expect([0, 1].map((index) => now(game.ann, 'Tin Goblin', index).power)).toEqual([2, 2]);
  expect(keywords(game.ann, 'Tin Goblin', 1).includes('lifelink')).toBe(true);
});
