/** "This spell has flash as long as ...": it is asked where the card may be cast from, before it is cast. CR 601.3b, 702.8a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';

test.each([
  [['Cub'], true],
  [[], false],
])('in the hand, with %j there (CR 702.8a)', (there, can) => {
  const tide = 'Low Tide | {0} | Sorcery | | This spell has flash as long as you control a Bear. / You gain 3 life.';
  const game = table([tide, CUB], [{ hand: ['Low Tide'], battlefield: [...there] }, {}]);
  expect(game.ann.can('cast', 'Low Tide')).toBe(true);
  game.to('Upkeep', 2);
  expect(game.ann.can('cast', 'Low Tide')).toBe(can);
  if (!can) return;
  plays(game.ann, 'Low Tide');
  expect(game.ann.life).toBe(23);
});

test('in the graveyard it counts itself, and may be cast from there at that time (CR 601.3b)', () => {
  const lines = [
    'Night Shift | {2} | Sorcery | | This spell has flash as long as there are two or more mana values among cards in your graveyard. / You gain 3 life.',
    'Old Lore | {0} | Enchantment | | You may cast sorcery spells from your graveyard.',
    CUB,
  ];
  for (const [graveyard, can] of [
    [['Night Shift', 'Cub'], true],
    [['Night Shift'], false],
  ] as const) {
    const battlefield = ['Old Lore', 'Island', 'Island'];
    const game = table(lines, [{ battlefield, graveyard }, {}]);
    game.to('Upkeep', 2);
    expect(game.ann.can('cast', 'Night Shift')).toBe(can);
    if (!can) continue;
    plays(game.ann, 'Night Shift');
    expect(game.ann.life).toBe(23);
  }
});
