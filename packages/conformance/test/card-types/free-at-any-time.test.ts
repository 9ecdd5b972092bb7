/** Spells that an effect lets players cast for nothing and as though they had flash. CR 118.9, 601.3b, 903.8. */
import { describe, expect, test } from 'vitest';
import { type GameObject, StatusBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const FAIR =
  'Open Fair | {2}{G}{G} | Enchantment | | Any player may cast creature spells with mana value 2 or less without paying their mana costs and as though they had flash.';
const LINES = [
  FAIR,
  'Cub | {1}{G} | Creature — Cat | 2/2',
  'Ox | {3} | Creature — Ox | 3/3',
  'Rune | {1} | Artifact | |',
  'Swarm | {X}{G} | Creature — Insect | 1/1 | This creature enters with X +1/+1 counters on it.',
  'Law of Ten | {0} | Enchantment | | You may pay {1} rather than pay the mana cost for creature spells you cast.',
];
const ways = (game: Scenario, player = game.ann): readonly string[] =>
  game.session.options(player.id).flatMap((option) => (option.kind === 'cast' ? [option.via] : []));

describe('free, and as though with flash', () => {
  test('every player casts such creatures for nothing, also in the turn of another (CR 601.3b)', () => {
    const game = table(LINES, [{ battlefield: ['Open Fair'], hand: ['Cub', 'Ox', 'Rune'] }, { hand: ['Cub', 'Ox'] }]);
    expect(ways(game)).toEqual(['without paying']);
    game.ann.casts('Cub', { via: 'without paying' });
    game.to('End');
    game.plan((question) => (question.kind === 'priority' && question.player === 0 ? [0] : null));
    expect(game.ben.can('cast', 'Cub')).toBe(true);
    expect(game.ben.can('cast', 'Ox')).toBe(false);
  });

  test('who pays the mana cost does so in his own main phase only (CR 307.1)', () => {
    const lands = ['Forest', 'Forest'];
    const mine = table(LINES, [{ battlefield: ['Open Fair', ...lands], hand: ['Cub'] }, {}]);
    expect([...ways(mine)].sort()).toEqual(['', 'without paying']);
    const theirs = table(LINES, [{ battlefield: ['Open Fair'] }, { battlefield: lands, hand: ['Cub'] }]);
    theirs.to('End');
    expect(ways(theirs, theirs.ben)).toEqual(['without paying']);
  });

  test('X can only be 0 (CR 107.3b)', () => {
    const game = table(LINES, [{ battlefield: ['Open Fair', 'Forest', 'Forest'], hand: ['Swarm'] }, {}]);
    game.ann.casts('Swarm', { via: 'without paying' });
    game.resolveAll();
    expect(game.ann.stats('Swarm')).toBe('1/1');
  });

  test('gone with the enchantment', () => {
    expect(ways(table(LINES, [{ hand: ['Cub'] }, {}]))).toEqual([]);
  });
});

test.each([
  [0, 'without paying', 2],
  [1, 'permitted:', 3],
])('a commander is cast so from the command zone, its tax besides (CR 118.9d, 903.8): %i', (which, via, mana) => {
  const name = ['Open Fair', 'Law of Ten'][which] as string;
  const lands = ['Plains', 'Plains', 'Plains'];
  const game = table(
    [...LINES, 'Lady Cub | {1}{G} | Legendary Creature — Cat | 2/2', 'Fall | {0} | Sorcery | | Destroy all creatures.'],
    [{ battlefield: [name, ...lands], command: ['Lady Cub'], hand: ['Fall'] }, {}],
    { format: 'commander' },
  );
  const cast = (): void => {
    const way = ways(game).find((each) => each.startsWith(via));
    expect(way).toBeDefined();
    game.ann.casts('Lady Cub', { via: way as string });
    game.resolveAll();
  };
  cast();
  expect(game.ann.stats('Lady Cub')).toBe('2/2');
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Fall');
  game.resolveAll();
  expect(game.ann.command).toEqual(['Lady Cub']);
  game.to('PrecombatMain', game.game.turn + 2);
  cast();
  const tapped = game.game.battlefield.filter(
    (id) => ((game.game.objects[id] as GameObject).status & StatusBit.Tapped) !== 0,
  );
  expect(tapped.length).toBe(mana);
});
