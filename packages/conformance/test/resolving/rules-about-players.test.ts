/** Rules that cards make for players: hand sizes, life that damage leaves, when spells are cast. CR 402.2, 601.3, 602.5, 614.1. */
import { describe, expect, test } from 'vitest';
import { maximumHandSize } from '@kitchen-table/engine';
import { table } from '../support/text-table.ts';

describe('maximum hand size', () => {
  test('set and changed, one after the other (CR 402.2)', () => {
    const lines = [
      'Small Sack | {0} | Artifact | | Your maximum hand size is four.',
      "Big Sack | {0} | Artifact | | Your maximum hand size is increased by two.\nEach opponent's maximum hand size is reduced by one.",
    ];
    const game = table(lines, [['Small Sack', 'Big Sack'], {}]);
    expect([maximumHandSize(game.game, 0 as never), maximumHandSize(game.game, 1 as never)]).toEqual([6, 6]);
  });
});

describe('damage leaves one life', () => {
  const TO_ONE = 'reduces it to 1 instead';
  const SHELTER = `Last Candle | {0} | Enchantment | | If you control a land, damage that would reduce your life total to less than 1 ${TO_ONE}.`;
  test('however much it is, and by however many sources at once (CR 120.3a, 614.1a)', () => {
    const game = table(
      [SHELTER],
      [['Hill Giant', 'Hill Giant', 'Hill Giant'], { battlefield: ['Last Candle', 'Island'], life: 5 }],
    );
    game.ann.attacks(['Hill Giant', 'Hill Giant', 'Hill Giant']);
    game.throughCombat();
    expect(game.ben.life).toBe(1);
  });
  test('while its condition holds, and not for life lost otherwise (CR 604.1, 119.3)', () => {
    const lines = [SHELTER, 'Drain | {0} | Sorcery | | Each opponent loses 7 life.'];
    const game = table(lines, [{ hand: ['Drain'] }, { battlefield: ['Last Candle', 'Island'], life: 5 }]);
    game.ann.casts('Drain');
    game.resolveAll();
    expect(game.ben.life).toBe(-2);
    const bare = table(lines, [['Hill Giant', 'Hill Giant'], { battlefield: ['Last Candle'], life: 5 }]);
    bare.ann.attacks(['Hill Giant', 'Hill Giant']);
    bare.throughCombat();
    expect(bare.ben.life).toBe(-1);
  });
});

test("spells are cast and abilities activated only during one's own turn (CR 601.3, 602.5)", () => {
  const lines = [
    'Quiet Hour | {0} | Enchantment | | Your opponents can cast spells and activate abilities only during their own turns.',
    'Sip | {0} | Instant | | You gain 4 life.',
    'Lamp | {0} | Artifact | | {0}: You gain 1 life.',
  ];
  const game = table(lines, [
    { battlefield: ['Quiet Hour', 'Lamp'], hand: ['Sip'] },
    { battlefield: ['Lamp'], hand: ['Sip'] },
  ]);
  const can = (player: typeof game.ann): readonly boolean[] => [
    player.can('cast', 'Sip'),
    player.can('activate', 'Lamp'),
  ];
  expect([can(game.ann), can(game.ben)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('who does so, and who does not', () => {
  test('"each opponent who can\'t": those who had no card to discard (CR 608.2c)', () => {
    const lines = [
      "Empty Hands | {0} | Sorcery | | Each opponent discards a card. Each opponent who can't loses 4 life.",
    ];
    const game = table(lines, [{ hand: ['Empty Hands'] }, { hand: ['Island'] }, { hand: [] }]);
    game.ann.casts('Empty Hands');
    game.resolveAll();
    expect([game.ben.life, game.cat.life, game.ben.hand]).toEqual([20, 16, []]);
  });

  test('"for each opponent who does": those who took the offer (CR 608.2c, 101.4)', () => {
    const lines = [
      'Open Bar | {0} | Sorcery | | Each opponent may draw a card. For each opponent who does, you gain 3 life.',
    ];
    const library = ['Island'];
    const game = table(lines, [{ hand: ['Open Bar'] }, { library }, { library }]);
    game.cat.answers('yesNo', [1]);
    game.ann.casts('Open Bar');
    game.resolveAll();
    expect([game.ann.life, game.ben.hand, game.cat.hand]).toEqual([23, [], ['Island']]);
  });
});

test('the legend rule does not apply to what a rule exempts (CR 704.5j, 101.1)', () => {
  const lines = [
    'Hall of Twins | {0} | Artifact | | The "legend rule" doesn\'t apply to Cats you control.',
    'First Cat | {0} | Legendary Creature — Cat | 1/1 |',
    'First Dog | {0} | Legendary Creature — Dog | 1/1 |',
  ];
  const hand = ['First Cat', 'First Cat', 'First Dog', 'First Dog'];
  const game = table(lines, [{ battlefield: ['Hall of Twins'], hand }, {}]);
  for (const name of hand) {
    game.ann.casts(name);
    game.resolveAll();
  }
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([
    ['Hall of Twins', 'First Cat', 'First Cat', 'First Dog'],
    ['First Dog'],
  ]);
});
