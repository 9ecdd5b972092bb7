/** "Whenever a player does this, that, or something else", and who was dealt the damage of one event. CR 603.2c, 603.2e. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const WATCH =
  'Wary Eye | {0} | Enchantment | | Whenever an opponent attacks you with two or more creatures, draws their second card each turn, or casts their second spell each turn, you gain 1 life.';
const SIP = 'Sip | {0} | Sorcery | | You gain 0 life.';

test('each of the three sets it off, for the same opponent (CR 603.2)', () => {
  const game = table(
    [WATCH, SIP],
    [
      {
        battlefield: ['Grizzly Bears', 'Hill Giant'],
        hand: ['Divination', 'Sip'],
        library: ['Island', 'Island', 'Island'],
      },
      ['Wary Eye'],
    ],
  );
  plays(game.ann, 'Sip');
  expect(game.ben.life).toBe(20);
  game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
  game.to('DeclareBlockers');
  expect(game.ben.life).toBe(21);
});

test('the second spell of a turn, and no first or third (CR 603.2)', () => {
  const game = table([WATCH, SIP], [{ hand: ['Sip', 'Sip', 'Sip'] }, ['Wary Eye']]);
  const lives = ['Sip', 'Sip', 'Sip'].map((name) => plays(game.ann, name).ben.life);
  expect(lives).toEqual([20, 21, 21]);
});

test('"attacks, blocks, or becomes the target of a spell": each for itself (CR 603.2)', () => {
  const spike =
    'Spiky | {0} | Creature — Toy | 1/3 | Whenever Spiky attacks, blocks, or becomes the target of a spell, you gain 1 life.';
  const pat = 'Pat | {0} | Sorcery | | Tap target creature.';
  const game = table([spike, pat], [{ battlefield: ['Spiky'], hand: ['Pat'] }, {}]);
  expect(plays(game.ann, 'Pat', 'Spiky').ann.life).toBe(21);
});

test('"for each opponent dealt damage": for those of the event, not of each event (CR 603.2c)', () => {
  const pirate =
    'Tall Pirate | {0} | Enchantment | | Whenever one or more Pirates you control deal damage to your opponents, you gain 1 life for each opponent dealt damage.';
  const blast = 'Wide Shot | {0} | Creature — Pirate | 1/1 | {0}: Wide Shot deals 1 damage to each opponent.';
  const game = table([pirate, blast], [['Tall Pirate', 'Wide Shot'], {}, {}]);
  game.ann.activates('Wide Shot');
  expect(game.resolveAll().ann.life).toBe(22);
});
