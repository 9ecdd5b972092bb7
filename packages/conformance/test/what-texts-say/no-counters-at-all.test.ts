/** Where counters can't be put, and players who can't get any. CR 101.2, 122.1, 614.17c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ORDER = [
  'Plain Order | {0} | Enchantment | | Players can’t get counters.',
  `Bare Order | {0} | Enchantment | | Counters can’t be put on ${'artifacts'}, creatures, enchantments, or lands.`,
];
const GROWN = 'Grown Bear | {0} | Creature — Bear | 2/2 | ~ enters with two +1/+1 counters on it.';
const SAGE = 'Old Sage | {0} | Legendary Planeswalker — Sage | 3 | +1: You gain 1 life.';
const SICKEN = 'Sicken | {0} | Sorcery | | Target player gets two poison counters.';
const CHARGE = 'Energize | {0} | Sorcery | | You get {E}{E}. Put a +1/+1 counter on each creature you control.';

test('nobody gets a counter, and nothing but a planeswalker has one put on it (CR 101.2, 122.1)', () => {
  const game = table(
    [...ORDER, GROWN, SAGE, SICKEN, CHARGE],
    [{ battlefield: ['Plain Order', 'Bare Order'], hand: ['Grown Bear', 'Old Sage', 'Sicken', 'Energize'] }, {}],
  );
  for (const name of ['Grown Bear', 'Old Sage', 'Energize']) plays(game.ann, name);
  plays(game.ann, 'Sicken', 'ben');
  expect(game.ann.stats('Grown Bear')).toBe('2/2');
  expect(game.ann.permanent('Old Sage').counters).toEqual({ loyalty: 3 });
  expect(game.game.players.map(({ counters }) => counters)).toEqual([{}, {}]);
});

test('a card in exile still gets its time counters (CR 110.1, 702.62a)', () => {
  const slow = 'Slow Bear | {2}{G} | Creature — Bear | 2/2 | Suspend 3—{0}';
  const game = table([...ORDER, slow], [{ battlefield: ['Plain Order', 'Bare Order'], hand: ['Slow Bear'] }, {}]);
  game.ann.takes('suspend', 'Slow Bear');
  game.resolveAll();
  expect(game.session.view(game.ann.id).players[0]?.exile.map(({ counters }) => counters)).toEqual([{ time: 3 }]);
});

test('only what is forbidden is: a creature still gets what its controller does not (CR 101.2)', () => {
  const game = table(
    [ORDER[0]!, GROWN, CHARGE],
    [{ battlefield: ['Plain Order'], hand: ['Grown Bear', 'Energize'] }, {}],
  );
  plays(game.ann, 'Grown Bear');
  plays(game.ann, 'Energize');
  expect(game.ann.stats('Grown Bear')).toBe('5/5');
  expect(game.game.players[0]?.counters).toEqual({});
});

test('what did not enter this turn is hurt, what did is not (CR 608.2c)', () => {
  const burn =
    'Burn | {0} | Sorcery | | ~ deals 2 damage to each creature that didn’t enter the battlefield this turn.';
  const bear = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
  const game = table([burn, bear], [{ battlefield: ['Hill Giant', 'Tin Bear'], hand: ['Tin Bear', 'Burn'] }, {}]);
  plays(game.ann, 'Tin Bear');
  plays(game.ann, 'Burn');
  expect(game.ann.battlefield).toEqual(['Hill Giant', 'Tin Bear']);
});
