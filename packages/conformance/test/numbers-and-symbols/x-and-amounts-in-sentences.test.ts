/** Sentences of effects: what follows when nothing was done, X said in the middle, things done several times. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('if you do, otherwise', () => {
  test('what stands after "Otherwise" is done when the step before was not (CR 608.2c)', () => {
    const lines = [
      'Meal | {0} | Sorcery | | You may sacrifice a creature. If you do, draw three cards. Otherwise, you gain 4 life.',
    ];
    for (const [answer, hand, life] of [
      [1, 3, 20],
      [0, 0, 24],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Meal'] }, {}]);
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Meal');
      expect([game.ann.hand.length, game.ann.life]).toEqual([hand, life]);
    }
  });
});

describe('where X is', () => {
  test('X said in the middle of a sentence holds for what stands before it (CR 107.3i)', () => {
    const lines = [
      'Count | {0} | Sorcery | | Mill X cards, where X is the number of creatures you control, then draw a card.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant', 'Hill Giant'], hand: ['Count'] }, {}]);
    const before = game.ann.library.length;
    plays(game.ann, 'Count');
    expect([game.ann.graveyard.length, before - game.ann.library.length]).toEqual([3, 3]);
  });

  test('mana with X and a limit to its use (CR 106.6, 107.3i)', () => {
    const lines = [
      'Spring | {0} | Creature — Elemental | 3/3 | {T}: Add X mana of any one color, where X is the number of creatures you control. Spend this mana only to cast creature spells.',
      'Cub | {2} | Creature — Bear | 2/2 |',
      'Toy | {2} | Artifact | |',
    ];
    const game = table(lines, [{ battlefield: ['Spring', 'Hill Giant'], hand: ['Cub', 'Toy'] }, {}]);
    expect([game.ann.can('cast', 'Cub'), game.ann.can('cast', 'Toy')]).toEqual([true, false]);
  });
});

describe('several times', () => {
  test('a keyword action done three times is three actions (CR 701.1)', () => {
    const lines = [
      'Case | {0} | Sorcery | | Investigate three times.',
      'Club | {0} | Enchantment | | Whenever you investigate, you gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Club'], hand: ['Case'] }, {}]);
    plays(game.ann, 'Case');
    expect([game.ann.battlefield.filter((name) => name === 'Clue').length, game.ann.life]).toEqual([3, 23]);
  });
});

describe('counters', () => {
  test('one verb, two things that get counters (CR 122.1)', () => {
    const lines = [
      'Boon | {0} | Sorcery | | Put a +1/+1 counter on each creature you control and a charge counter on each artifact you control.',
      'Toy | {0} | Artifact | |',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant', 'Toy'], hand: ['Boon'] }, ['Hill Giant']]);
    plays(game.ann, 'Boon');
    expect([game.ann.stats('Hill Giant'), game.ann.permanent('Toy').counters, game.ben.stats('Hill Giant')]).toEqual([
      '4/4',
      { charge: 1 },
      '3/3',
    ]);
  });

  test('"your choice of" kinds of counters is made as it resolves, or as the permanent enters (CR 608.2d, 614.12)', () => {
    const lines = [
      'Lesson | {0} | Sorcery | | Put your choice of a menace, trample, or reach counter on target creature.',
      'Pupil | {0} | Creature — Cleric | 1/1 | This creature enters with your choice of a flying counter or a lifelink counter on it.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Lesson', 'Pupil'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Lesson', 'Hill Giant');
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Pupil');
    expect([game.ann.permanent('Hill Giant').counters, game.ann.permanent('Pupil').counters]).toEqual([
      { trample: 1 },
      { lifelink: 1 },
    ]);
  });
});

describe('costs', () => {
  test('half the life, rounded up; one of two mana costs (CR 118.1, 107.1a)', () => {
    const lines = [
      'Pit | {0} | Enchantment | | {0}, Pay half your life, rounded up: Draw two cards.',
      'Prism | {0} | Artifact | | {3} or {G}, {T}: You gain 2 life.',
    ];
    const game = table(lines, [{ battlefield: ['Pit', 'Prism', 'Forest'] }, {}]);
    uses(game.ann, 'Pit');
    expect([game.ann.life, game.ann.hand.length]).toEqual([10, 2]);
    uses(game.ann, 'Prism');
    expect(game.ann.life).toBe(12);
  });
});
