/** "Each other player", "another player": other than you, or than the player spoken of before. CR 109.5, 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Gnaw | {0} | Sorcery | | You gain 2 life. Each other player loses 3 life.',
  'Burst | {0} | Sorcery | | Burst deals 4 damage to each other player.',
  'Din | {0} | Enchantment | | Whenever a player casts an instant spell, each other player gains 5 life.',
  'Ear | {0} | Enchantment | | Whenever another player casts an instant spell, you gain 1 life.',
  'Pride | {0} | Enchantment | | At the beginning of each player’s upkeep, if that player controls more creatures than each other player, that player gains 7 life.',
  'Echoes | {0} | Enchantment | | Whenever an opponent casts an instant spell, each other player may copy that spell.',
  'Hum | {0} | Instant | | You lose 1 life.',
];

describe('with nobody else spoken of', () => {
  test('each other player is everybody but you (CR 109.5)', () => {
    const game = table(LINES, [{ hand: ['Gnaw', 'Burst'] }, {}, {}]);
    plays(game.ann, 'Gnaw');
    plays(game.ann, 'Burst');
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([22, 13, 13]);
  });

  test('another player is not you (CR 109.5)', () => {
    const game = table(LINES, [{ battlefield: ['Ear'], hand: ['Hum'] }, { hand: ['Hum'] }]);
    plays(game.ann, 'Hum');
    expect(game.ann.life).toBe(19);
    plays(game.ben, 'Hum');
    expect(game.ann.life).toBe(20);
  });
});

describe('of an event', () => {
  test('each other player is everybody but the one who did it, you too (CR 608.2c)', () => {
    const game = table(LINES, [{ battlefield: ['Din'] }, { hand: ['Hum'] }, {}]);
    plays(game.ben, 'Hum');
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([25, 19, 25]);
  });

  test('only the others are asked (CR 608.2c)', () => {
    const game = table(LINES, [{ battlefield: ['Echoes'] }, { hand: ['Hum'] }]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked.push(question.player);
      return [1];
    });
    plays(game.ben, 'Hum');
    expect([asked, game.ann.life, game.ben.life]).toEqual([[game.ann.id], 19, 19]);
  });
});

test('compared with each other player is the one in question, you are one of the others (CR 608.2c)', () => {
  const seats = [{ battlefield: ['Pride', 'Grizzly Bears'] }, ['Grizzly Bears', 'Hill Giant'], []] as const;
  const game = table(LINES, seats, { begin: 'Upkeep' });
  game.to('PrecombatMain', 2);
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 27, 20]);
  const equal = table(LINES, [
    { battlefield: ['Pride', 'Grizzly Bears', 'Hill Giant'] },
    ['Grizzly Bears', 'Hill Giant'],
  ]);
  equal.to('PrecombatMain', 2);
  expect([equal.ann.life, equal.ben.life]).toEqual([20, 20]);
});
