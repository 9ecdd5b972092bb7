/** Damage that spells and abilities deal: from whom, to whom, how much, and what is left over. CR 120, 701.12. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Wasp | {0} | Creature — Insect | 1/1 | Deathtouch',
  'Leech | {0} | Creature — Leech | 2/5 | Lifelink',
  'Post | {0} | Creature — Wall | 0/4 | Defender',
  'Pit | {0} | Enchantment | | Whenever a creature you control fights, you gain 10 life.',
  'Cut | {0} | Instant | | Destroy target creature.',
];

function deed(words: string, ann: readonly string[], ben: readonly string[], ...targets: string[]): Scenario {
  const game = table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [{ battlefield: ann, hand: ['Deed', 'Cut'] }, ben],
  );
  return plays(game.ann, 'Deed', ...targets);
}

const damage = (game: Scenario, name: string): number =>
  (game.game.battlefield.includes(game.ann.permanent(name).id) ? game.ann.permanent(name) : game.ben.permanent(name))
    .damage;

describe('fighting', () => {
  test('each deals damage equal to its power to the other, and nobody else is touched (CR 701.12a)', () => {
    const game = deed(
      'Target creature you control fights target creature you don’t control.',
      ['Leech', 'Hill Giant', 'Pit'],
      ['Craw Wurm', 'Wind Drake'],
      'Leech',
      'Craw Wurm',
    );
    expect([game.ann.battlefield, game.ben.permanent('Craw Wurm').damage, game.ann.life, game.ben.life]).toEqual([
      ['Hill Giant', 'Pit'],
      2,
      20 + 2 + 10, // lifelink, and one creature that fought
      20,
    ]);
  });

  test('a creature without power takes part and deals nothing (CR 701.12a, 120.8)', () => {
    const game = deed(
      'Two target creatures fight each other. You gain 1 life.',
      ['Post', 'Leech', 'Pit'],
      [],
      'Post',
      'Leech',
    );
    expect([game.ann.permanent('Post').damage, game.ann.permanent('Leech').damage, game.ann.life]).toEqual([
      2,
      0,
      20 + 2 + 20 + 1,
    ]);
  });

  test('a creature that fights itself deals damage equal to twice its power to itself (CR 701.12c)', () => {
    const game = deed('Target creature fights itself.', ['Leech'], [], 'Leech');
    expect([game.ann.permanent('Leech').damage, game.ann.life]).toEqual([4, 24]);
  });

  test('if one of them is gone, neither deals damage, and nothing fought (CR 701.12b)', () => {
    const words = 'Target creature you control fights target creature you don’t control. You gain 1 life.';
    for (const [gone, left] of [
      ['Hill Giant', 'Wind Drake'],
      ['Wind Drake', 'Hill Giant'],
    ] as const) {
      const game = table(
        [...LINES, `Deed | {0} | Sorcery | | ${words}`],
        [{ battlefield: ['Hill Giant', 'Pit'], hand: ['Deed', 'Cut'] }, ['Wind Drake']],
      );
      game.ann.casts('Deed', { targets: ['Hill Giant', 'Wind Drake'] });
      game.ann.casts('Cut', { targets: [gone] });
      game.resolveAll();
      const seat = left === 'Hill Giant' ? game.ann : game.ben;
      expect([seat.permanent(left).damage, game.ann.life]).toEqual([0, 21]);
    }
  });
});

describe('from whom', () => {
  test('each of several creatures deals its own damage, with its own abilities (CR 120.1, 608.2c)', () => {
    const game = deed(
      'Each creature you control deals damage equal to its power to target creature.',
      ['Leech', 'Hill Giant', 'Post'],
      ['Colossal Dreadmaw', 'Wind Drake'],
      'Colossal Dreadmaw',
    );
    expect([
      game.ben.permanent('Colossal Dreadmaw').damage,
      game.ann.life,
      game.ben.permanent('Wind Drake').damage,
    ]).toEqual([5, 22, 0]);
  });

  test('a creature may deal damage to itself, or to each other creature (CR 120.1)', () => {
    const itself = deed('Target creature deals damage to itself equal to its power.', ['Leech'], ['Leech'], 'Leech');
    expect([itself.ann.permanent('Leech').damage, itself.ben.permanent('Leech').damage, itself.ann.life]).toEqual([
      2, 0, 22,
    ]);
    const others = deed(
      'Target creature you control deals damage equal to its power to each other creature.',
      ['Leech', 'Post'],
      ['Post'],
      'Leech',
    );
    expect([
      others.ann.permanent('Leech').damage,
      damage(others, 'Post'),
      others.ben.permanent('Post').damage,
      others.ann.life,
    ]).toEqual([0, 2, 2, 24]);
  });
});

describe('to whom', () => {
  test('an amount to one and another to others, all at once (CR 120.4, 608.2c)', () => {
    const game = deed(
      'Deed deals 3 damage to target creature and 2 damage to that creature’s controller.',
      ['Post'],
      ['Post'],
      'Post',
    );
    expect([
      game.ann.permanent('Post').damage,
      game.ann.life,
      game.ben.permanent('Post').damage,
      game.ben.life,
    ]).toEqual([3, 18, 0, 20]);
    const each = deed(
      'Deed deals 5 damage to target creature and 1 damage to each other creature.',
      ['Colossal Dreadmaw', 'Hill Giant'],
      ['Hill Giant'],
      'Colossal Dreadmaw',
    );
    expect([
      each.ann.permanent('Colossal Dreadmaw').damage,
      each.ann.permanent('Hill Giant').damage,
      each.ben.permanent('Hill Giant').damage,
    ]).toEqual([5, 1, 1]);
  });

  test('no damage at all is dealt for a number that is zero (CR 120.8)', () => {
    const lands = (count: number): number =>
      deed(
        'Deed deals damage to target player equal to the number of lands you control.',
        Array.from({ length: count }, () => 'Plains'),
        [],
        'ben',
      ).ben.life;
    expect([lands(0), lands(1), lands(3)]).toEqual([20, 19, 17]);
  });

  test('divided as its player chooses when there are no targets (CR 608.2d)', () => {
    const game = table(
      [
        'Deed | {0} | Sorcery | | Deed deals 5 damage divided as you choose among any number of creatures you don’t control.',
      ],
      [{ battlefield: ['Hill Giant'], hand: ['Deed'] }, ['Colossal Dreadmaw', 'Wind Drake']],
    );
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect(question.from.length).toBe(2);
      return [0, 1];
    });
    game.ann.answers('distribute', [4, 1]);
    plays(game.ann, 'Deed');
    expect([
      game.ben.permanent('Colossal Dreadmaw').damage,
      game.ben.permanent('Wind Drake').damage,
      game.ann.permanent('Hill Giant').damage,
    ]).toEqual([4, 1, 0]);
  });
});

describe('excess', () => {
  const words = 'Deed deals 4 damage to target creature. Excess damage is dealt to you instead.';
  test('what is more than lethal is dealt to the player named instead (CR 120.4a)', () => {
    for (const [name, excess] of [
      ['Hill Giant', 1],
      ['Wind Drake', 2],
      ['Post', 0],
      ['Colossal Dreadmaw', 0],
    ] as const) {
      const game = deed(words, [], [name], name);
      expect([game.ann.life, game.ben.life]).toEqual([20 - excess, 20]);
    }
  });

  test('excess damage is counted from what would have been lethal (CR 120.10)', () => {
    const counted =
      'Deed deals 4 damage to target creature. If excess damage was dealt to that creature this way, draw that many cards.';
    const drawn = (name: string): number => deed(counted, [], [name], name).ann.hand.length - 1;
    expect([drawn('Hill Giant'), drawn('Wind Drake'), drawn('Post')]).toEqual([1, 2, 0]);
  });
});
