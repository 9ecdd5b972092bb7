/** "The revealed artifact card", "one of them" of as many as something is: cards revealed and spoken of. CR 608.2c, 701.16a. */
import { expect, test } from 'vitest';
import { chooses, plays, table, uses } from '../support/text-table.ts';

const cards = [
  'Horn | {0} | Artifact | | {0}: Reveal cards from the top of your library until you reveal a noncreature artifact card. This artifact deals damage equal to the number of nonartifact cards revealed this way to any target. If the revealed artifact card was an Equipment, this artifact deals double that damage instead. Shuffle the revealed cards into your library.',
  'Pry | {0} | Sorcery | | Target player reveals a number of cards from their hand equal to your devotion to black. You choose one of them. That player discards that card.',
  'Pot | {0} | Artifact | |',
  'Axe | {0} | Artifact — Equipment | |',
  'Imp | {B}{B} | Creature — Imp | 1/1 |',
  'Ox | {0} | Creature — Ox | 2/9 |',
  'Elk | {0} | Creature — Elk | 2/5 |',
];

test('damage for each nonartifact card, twice as much if an Equipment ends it (CR 608.2c)', () => {
  for (const [library, life] of [
    [['Ox', 'Ox', 'Pot', 'Elk'], 18],
    [['Ox', 'Ox', 'Axe', 'Elk'], 16],
    [['Axe', 'Elk'], 20],
    [['Ox', 'Ox', 'Elk'], 17],
  ] as const) {
    const game = table(cards, [{ battlefield: ['Horn'], library }, {}]);
    uses(game.ann, 'Horn', 'ben');
    expect(game.ben.life).toBe(life);
    expect([...game.ann.library].sort()).toEqual([...library].sort());
  }
});

test('the target is dealt the doubled damage too, when it is a creature (CR 608.2c)', () => {
  const game = table(cards, [{ battlefield: ['Horn'], library: ['Ox', 'Elk', 'Axe', 'Elk'] }, { battlefield: ['Ox'] }]);
  uses(game.ann, 'Horn', 'Ox');
  expect([game.ben.permanent('Ox').damage, game.ben.life, game.ann.life]).toEqual([4, 20, 20]);
});

test('as many cards as the devotion are revealed, one of them is discarded (CR 700.5)', () => {
  const game = table(cards, [{ battlefield: ['Imp'], hand: ['Pry'] }, { hand: ['Ox', 'Elk', 'Imp'] }]);
  chooses(game.ben, 'Ox', 'Imp');
  chooses(game.ann, 'Imp');
  plays(game.ann, 'Pry', 'ben');
  expect(game.ben.graveyard).toEqual(['Imp']);
});

test('without devotion nothing is revealed and nothing discarded (CR 107.1b)', () => {
  const game = table(cards, [{ hand: ['Pry'] }, { hand: ['Ox', 'Elk'] }]);
  plays(game.ann, 'Pry', 'ben');
  expect(game.ben.graveyard).toEqual([]);
});
