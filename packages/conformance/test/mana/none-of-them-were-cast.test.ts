/** "If none of them were cast or no mana was spent to cast them", of all that entered together. CR 603.4, 608.2h. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const SPY =
  'Old Spy | {0} | Creature — Rogue | 1/1 | Whenever Old Spy and/or one or more other nontoken creatures you control enter, if none of them were cast or no mana was spent to cast them, you gain 1 life.';
const WATCH =
  'Old Watch | {1} | Enchantment | | Whenever one or more creatures enter, if none of them were cast, you gain 3 life.';
const FREE = 'Free Cub | {0} | Creature — Cat | 1/1 |';
const DEAR = 'Dear Cub | {1} | Creature — Cat | 1/1 |';
const CALL = 'Small Call | {0} | Sorcery | | Return all Cat and Rogue cards from your graveyard to the battlefield.';
const TOKEN = 'Small Token | {0} | Sorcery | | Create a 1/1 green Cat creature token.';

const cards = [SPY, WATCH, FREE, DEAR, CALL, TOKEN];
const start = (
  hand: readonly string[],
  graveyard: readonly string[] = [],
  battlefield: readonly string[] = ['Old Spy'],
) => table(cards, [{ battlefield: [...battlefield, 'Forest'], hand, graveyard }, []]);

test.each([
  ['no mana was spent', 'Free Cub', 21],
  ['mana was spent', 'Dear Cub', 20],
  ['a token entered', 'Small Token', 20],
])('when %s (CR 603.4)', (_when, name, life) => {
  const game = start([name]);
  game.ann.casts(name);
  game.resolveAll();
  expect(game.ann.life).toBe(life);
});

test('of several that enter together none was cast: once (CR 603.2c)', () => {
  const game = start(['Small Call'], ['Dear Cub', 'Free Cub']);
  game.ann.casts('Small Call');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('it sees itself enter, for no mana or with others (CR 603.6a)', () => {
  const cast = start(['Old Spy'], [], []);
  cast.ann.casts('Old Spy');
  cast.resolveAll();
  const put = start(['Small Call'], ['Old Spy', 'Dear Cub'], []);
  put.ann.casts('Small Call');
  put.resolveAll();
  expect([cast.ann.life, put.ann.life]).toEqual([21, 21]);
});

test('what was cast for nothing was cast all the same, and a token was not (CR 601.2)', () => {
  const lives = ['Free Cub', 'Small Token'].map((name) => {
    const game = start([name], [], ['Old Watch']);
    game.ann.casts(name);
    game.resolveAll();
    return game.ann.life;
  });
  expect(lives).toEqual([20, 23]);
});
