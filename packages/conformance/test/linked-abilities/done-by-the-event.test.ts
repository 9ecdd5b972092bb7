/** "This way", where the event of the trigger did it; "that many", where something else was drawn. CR 603.2c, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const ELF = 'Tall Elf | {0} | Creature — Elf | 1/3 |';
const LOSE = 'Lose Hold | {0} | Sorcery | | Discard two cards.';

test('cards whose discarding set off the ability are those discarded this way (CR 603.2c)', () => {
  const captain = `Captain | {0} | Creature — Shark | 1/4 | Whenever you discard one or more cards, ${'target creature'} gets +2/+0 ${'until end of turn'} for each card discarded this way.`;
  const game = table(
    [captain, BEAR, LOSE],
    [{ battlefield: ['Captain', 'Tin Bear'], hand: ['Lose Hold', 'Tin Bear', 'Plains', 'Plains'] }, {}],
  );
  game.plan((question) => (question.kind === 'targets' ? [game.indexOf(question.legal, 'Tin Bear')] : null));
  plays(game.ann, 'Lose Hold');
  expect(game.ann.stats('Tin Bear')).toBe('6/2');
});

test('cards discarded by the ability itself are others than those that set it off (CR 608.2c)', () => {
  const rat =
    'Sour Rat | {0} | Creature — Rat | 1/1 | Whenever you discard one or more cards, each opponent discards a card. Draw a card for each card discarded this way.';
  const game = table(
    [rat, LOSE],
    [{ battlefield: ['Sour Rat'], hand: ['Lose Hold', 'Plains', 'Plains'] }, { hand: ['Island', 'Island'] }],
  );
  plays(game.ann, 'Lose Hold');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 1]);
});

test('X counts the milled cards of the trigger’s own event, of all players (CR 603.2c)', () => {
  const moth = `Moth | {0} | Creature — Insect | 3/3 | Whenever one or more nonland cards ${'are milled'}, put a +1/+1 counter on each of up to ${'X target creatures'}, where X is the number ${'of nonland cards'} milled this way.`;
  const mill = 'Grind | {0} | Sorcery | | Each player mills two cards.';
  const library = ['Tin Bear', 'Plains', 'Plains'];
  const game = table(
    [moth, mill, BEAR, ELF],
    [{ battlefield: ['Moth', 'Tin Bear', 'Tall Elf'], hand: ['Grind'], library }, { library }],
  );
  game.plan((question) => (question.kind === 'targets' ? [0, 1, 2].slice(0, question.max) : null));
  plays(game.ann, 'Grind');
  expect(['Moth', 'Tin Bear', 'Tall Elf'].map((name) => game.ann.stats(name))).toEqual(['4/4', '3/3', '1/3']);
});

const HORDE = `Horde | {0} | Creature — Zombie | 1/1 | Whenever one or more Zombies ${'you control'} deal combat damage ${'to one or more'} of your opponents, you may ${'draw cards equal'} to the number of opponents ${'dealt damage'} this way. If you do, discard that many cards.`;
const TWICE = 'Second Thoughts | {0} | Enchantment | | If you would draw a card, draw two cards instead.';
function afterAttack(...battlefield: string[]): Scenario {
  const hand = ['Plains', 'Plains', 'Plains'];
  const game = table(
    [HORDE, TWICE],
    [{ battlefield, hand, library: Array.from({ length: 9 }, () => 'Forest') }, {}, {}],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.plan((question) =>
    question.kind === 'attackers' && question.player === game.ann.id
      ? [0, 0, 1, 1].slice(0, 2 * question.attackers.length)
      : null,
  );
  return game.throughCombat();
}
test('the opponents to whom the damage of the event was dealt are counted, once for all (CR 603.2c, 510.2)', () => {
  const { ann } = afterAttack('Horde', 'Horde');
  // Each of the two has the ability: both draw two cards and discard two.
  expect([ann.graveyard.length, ann.library.length]).toEqual([4, 4]);
});

test('as many are discarded as should have been drawn, not as many as were (CR 608.2c, 614.6)', () => {
  const { ann } = afterAttack('Horde', 'Second Thoughts');
  expect([ann.graveyard.length, ann.library.length]).toEqual([1, 5]);
});
