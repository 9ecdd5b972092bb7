/** "From among the nonland cards exiled this way", and "another of your opponents". CR 102.2, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('of what was exiled only what fits is offered (CR 608.2c)', () => {
  const dig =
    'Wild Dig | {0} | Sorcery | | Exile the top three cards of your library. Put all creature cards from among the nonland cards exiled this way onto the battlefield.';
  const game = table([dig], [{ hand: ['Wild Dig'], library: ['Island', 'Hill Giant', 'Divination'] }, {}]);
  expect(plays(game.ann, 'Wild Dig').ann.battlefield).toEqual(['Hill Giant']);
  expect(game.ann.exile.toSorted()).toEqual(['Divination', 'Island']);
});

test('whether the attacked opponent has more life than another, never than themselves (CR 102.2)', () => {
  const crowd =
    'Cheering Crowd | {0} | Enchantment | | Whenever a player attacks one of your opponents, if that opponent has more life than another of your opponents, you gain 1 life.';
  for (const [benLife, gained] of [
    [20, 1],
    [10, 0],
    [15, 0],
  ] as const) {
    const game = table([crowd], [['Cheering Crowd', 'Grizzly Bears'], { life: benLife }, { life: 15 }]);
    game.ann.attacks('Grizzly Bears', 'ben');
    expect(game.to('DeclareBlockers').ann.life).toBe(20 + gained);
  }
});
