/** "It's still a land", said in a sentence of its own: it keeps its types and subtypes. CR 205.1b. */
import { expect, test } from 'vitest';
import { now, table, uses } from '../support/text-table.ts';

const isForest = { subtypes: expect.arrayContaining(['Forest', 'Ox']) as readonly string[] };

test('a land that becomes a creature and is still a land keeps its land types and mana abilities (CR 205.1b)', () => {
  const call =
    "Ox Call | {0} | Enchantment | | {0}: Target land you control becomes a 4/5 green Ox creature until end of turn. It's still a land.";
  const game = table([call], [['Ox Call', 'Forest'], {}]);
  uses(game.ann, 'Ox Call', 'Forest');
  expect(now(game.ann, 'Forest')).toMatchObject({ ...isForest, power: 4 });
  game.ann.activates('Forest');
});

test('lands that are creatures are still lands, though another sentence says so (CR 205.1b)', () => {
  const herd = "Ox Herd | {0} | Enchantment | | Lands you control are 2/3 green Ox creatures. They're still lands.";
  const game = table([herd], [['Ox Herd', 'Forest'], {}]);
  expect(now(game.ann, 'Forest')).toMatchObject({ ...isForest, power: 2 });
  game.ann.activates('Forest');
});

test('an enchanted land that is a creature is still a land (CR 205.1b)', () => {
  const yoke =
    "Ox Yoke | {0} | Enchantment — Aura | | Enchant land / Enchanted land is a 3/3 green Ox creature. It's still a land.";
  const game = table([yoke], [{ battlefield: ['Forest'], hand: ['Ox Yoke'] }, {}]);
  game.ann.casts('Ox Yoke', { targets: ['Forest'] });
  game.resolveAll();
  expect(now(game.ann, 'Forest')).toMatchObject({ ...isForest, power: 3 });
});
