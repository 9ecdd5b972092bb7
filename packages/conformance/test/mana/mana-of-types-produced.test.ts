/** More mana of the types that a permanent tapped for mana produced, and mana that lasts longer than a step. CR 106. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BALL = 'Dear Ball | {1}{G} | Sorcery | | You gain 3 life.';
const LEAK =
  'Wide Leak | {0} | Enchantment | | Whenever a player taps a Forest or Swamp for mana, that player adds one mana of any type that land produced.';

describe('mana of any type that a permanent produced', () => {
  test('it is of a type that the ability of the permanent has just produced (CR 106.12a, 106.1b)', () => {
    const game = table([LEAK], [['Wide Leak', 'Forest', 'Island'], { battlefield: ['Forest'] }]);
    game.ann.activates('Forest');
    game.ann.activates('Island');
    expect(game.ann.state.pool.amounts).toEqual([0, 1, 0, 0, 2, 0]);
    game.ben.activates('Forest');
    expect(game.ben.state.pool.amounts[4]).toBe(2);
  });

  test('it is a triggered mana ability: it pays for what the permanent is tapped for (CR 605.1b, 605.4a)', () => {
    const game = table([LEAK, BALL], [{ battlefield: ['Wide Leak', 'Forest'], hand: ['Dear Ball'] }, {}]);
    plays(game.ann, 'Dear Ball');
    expect([game.ann.life, game.ann.state.pool.amounts[4]]).toEqual([23, 0]);
  });

  test('of several types produced its player chooses one (CR 106.1b)', () => {
    const lines = [
      'Long Leak | {0} | Enchantment | | Whenever you tap an artifact for mana, add one mana of any type that artifact produced.',
      'Two Stone | {0} | Artifact | | {T}: Add {W}{B}.',
    ];
    const game = table(lines, [['Long Leak', 'Two Stone'], {}]);
    const offered: unknown[] = [];
    game.ann.answers('chooseOption', (question) => {
      offered.push('options' in question ? question.options : null);
      return [1];
    });
    game.ann.activates('Two Stone');
    expect(offered).toEqual([['white', 'black']]);
    expect(game.ann.state.pool.amounts).toEqual([1, 0, 2, 0, 0, 0]);
  });
});

/** What such cards say behind the mana they add. */
const KEPT = ['Until end of turn', "you don't lose this mana as steps and phases end."].join(', ');

describe('mana that is not lost as steps and phases end', () => {
  const HORN = `War Horn Elf | {0} | Creature — Elf | 1/1 | Whenever War Horn Elf attacks, add {G}{G}{G}. ${KEPT}`;

  test('it stays until the cleanup step, other mana does not (CR 106.4, 500.4, 514.2)', () => {
    const game = table(
      [HORN],
      [{ battlefield: ['War Horn Elf', 'Forest'], library: ['Forest'] }, { library: ['Forest'] }],
    );
    game.ann.attacks('War Horn Elf');
    game.to('DeclareAttackers').resolveAll();
    game.ann.activates('Forest');
    const amounts = (): readonly number[] => [game.ann.state.pool.amounts[4], game.ann.state.pool.special.length];
    expect(amounts()).toEqual([1, 3]);
    game.to('PostcombatMain');
    expect(amounts()).toEqual([0, 3]);
    game.to('End');
    expect(amounts()).toEqual([0, 3]);
    game.to('Upkeep', 2);
    expect(amounts()).toEqual([0, 0]);
  });

  test('a spell says it of all mana that it adds, and goes on (CR 608.2c, 500.4)', () => {
    const lines = [`Long Song | {0} | Sorcery | | Add {R} for each Forest you control. ${KEPT} You gain 2 life.`];
    const game = table(lines, [{ battlefield: ['Forest', 'Forest'], hand: ['Long Song'] }, {}]);
    plays(game.ann, 'Long Song');
    game.to('PostcombatMain');
    expect([game.ann.life, game.ann.state.pool.special.length]).toEqual([22, 2]);
  });

  test('mana kept until the end of combat is lost with that (CR 500.4, 511.3)', () => {
    const lines = [
      "Camp Horn Elf | {0} | Creature — Elf | 1/1 | Whenever Camp Horn Elf attacks, you may discard a card. If you do, add {R}{R}. Until end of combat, you don't lose this mana as steps end.",
    ];
    const game = table(lines, [{ battlefield: ['Camp Horn Elf'], hand: ['Forest'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.attacks('Camp Horn Elf');
    game.to('DeclareAttackers').resolveAll();
    game.to('CombatDamage');
    expect(game.ann.state.pool.special.length).toBe(2);
    game.to('PostcombatMain');
    expect(game.ann.state.pool.special.length).toBe(0);
  });
});

test('mana that was paid for the ability is no less of what it produces (CR 106.12a)', () => {
  const game = table(
    [
      'Sieve | {0} | Artifact | | {G}{G}, {T}: Add {G}{R}.',
      'Echo | {0} | Enchantment | | Whenever you tap an artifact for mana, add one mana of any type that artifact produced.',
    ],
    [['Sieve', 'Echo', 'Forest', 'Forest'], []],
  );
  game.ann.activates('Forest');
  game.ann.activates('Forest');
  const asked: unknown[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseOption') asked.push(question.options);
    return null;
  });
  game.ann.activates('Sieve');
  expect(asked).toEqual([['red', 'green']]);
  expect(game.ann.state.pool.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(3);
});
