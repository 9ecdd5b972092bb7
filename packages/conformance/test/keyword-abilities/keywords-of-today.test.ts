/** Keywords that newer editions of the rules have, with cards read from text. CR 702.191, 702.193, 702.194. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('increment', () => {
  const lines = [
    'Sprout | {0} | Creature — Plant | 2/3 | Increment',
    'Twin Sprout | {0} | Creature — Plant | 2/3 | Increment / Increment',
    'Three | {3} | Sorcery | | You gain 1 life.',
    'Two | {2} | Sorcery | | You gain 1 life.',
  ];
  const lands = Array<string>(3).fill('Plains');

  test('a counter for each spell that more mana was spent on than its power or its toughness (CR 702.191a)', () => {
    for (const [spell, stats] of [
      ['Three', '3/4'],
      ['Two', '2/3'],
    ] as const) {
      const game = table(lines, [{ hand: [spell], battlefield: ['Sprout', ...lands] }, {}]);
      plays(game.ann, spell);
      expect(game.ann.stats('Sprout')).toBe(stats);
    }
  });

  test('each instance triggers for itself (CR 702.191b)', () => {
    const game = table(lines, [{ hand: ['Three'], battlefield: ['Twin Sprout', ...lands] }, {}]);
    game.ann.casts('Three');
    expect(game.stack).toEqual(['Three', 'Twin Sprout', 'Twin Sprout']);
    // The second finds it grown: 3 is more than its power no longer, nor than its toughness.
    expect(game.resolveAll().ann.stats('Twin Sprout')).toBe('3/4');
  });
});

describe('power-up', () => {
  const lines = [
    'Recruit | {1}{W} | Creature — Human | 1/1 | Power-up — {3}{W}: Put two +1/+1 counters on this creature.',
  ];
  const plains = (count: number): string[] => Array<string>(count).fill('Plains');

  test('once only, and cheaper by its mana cost in the turn in which it entered (CR 702.193a)', () => {
    const game = table(lines, [{ hand: ['Recruit'], battlefield: plains(4) }, {}]);
    plays(game.ann, 'Recruit');
    uses(game.ann, 'Recruit');
    expect(game.ann.stats('Recruit')).toBe('3/3');
    game.to('PrecombatMain', 3);
    expect(game.ann.can('activate', 'Recruit')).toBe(false);
    const later = table(lines, [{ hand: ['Recruit'], battlefield: plains(4) }, {}]);
    plays(later.ann, 'Recruit');
    later.to('PrecombatMain', 3);
    uses(later.ann, 'Recruit');
    expect([later.ann.stats('Recruit'), later.ann.hand.length]).toEqual(['3/3', 1]);
    const poor = table(lines, [{ hand: ['Recruit'], battlefield: plains(3) }, {}]);
    plays(poor.ann, 'Recruit');
    poor.to('PrecombatMain', 3);
    expect(poor.ann.can('activate', 'Recruit')).toBe(false);
  });

  test('colored mana takes off its own color, the rest generic mana (CR 702.193b)', () => {
    const green = 'Ranger | {G}{G} | Creature — Elf | 1/1 | Power-up — {2}{G}{W}: You gain 5 life.';
    const game = table([green], [{ hand: ['Ranger'], battlefield: ['Forest', 'Forest', 'Plains', 'Plains'] }, {}]);
    plays(game.ann, 'Ranger');
    // {2}{G}{W} less {G}{G} is {1}{W}.
    uses(game.ann, 'Ranger');
    expect(game.ann.life).toBe(25);
    const wrong = table([green], [{ hand: ['Ranger'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] }, {}]);
    plays(wrong.ann, 'Ranger');
    expect(wrong.ann.can('activate', 'Ranger')).toBe(false);
  });
});

describe('teamwork', () => {
  const lines = [
    'Rally | {0} | Sorcery | | Teamwork 3 / You gain 1 life. If this spell was cast using teamwork, destroy target artifact.',
    'Idol | {0} | Artifact | |',
  ];

  test('creatures with so much power may be tapped as it is cast (CR 702.194a, 702.194b)', () => {
    const game = table(lines, [{ hand: ['Rally'], battlefield: ['Grizzly Bears', 'Llanowar Elves'] }, ['Idol']]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Rally', 'Idol');
    expect([game.ann.life, game.ben.battlefield, game.ann.permanent('Grizzly Bears').status & 1]).toEqual([21, [], 1]);
    const weak = table(lines, [{ hand: ['Rally'], battlefield: ['Grizzly Bears'] }, ['Idol']]);
    plays(weak.ann, 'Rally');
    expect([weak.ann.life, weak.ben.battlefield]).toEqual([21, ['Idol']]);
  });

  test('targets that are there only with teamwork are chosen only then (CR 702.194c)', () => {
    const game = table(lines, [{ hand: ['Rally'], battlefield: ['Craw Wurm'] }, ['Idol']]);
    game.plan((question) => {
      if (question.kind === 'targets') throw new Error('no target is asked for');
      return question.kind === 'yesNo' ? [0] : null;
    });
    plays(game.ann, 'Rally');
    expect([game.ann.life, game.ben.battlefield]).toEqual([21, ['Idol']]);
  });
});

test('paradigm: exiled, and a copy may be cast in each first main phase from then on (CR 702.192a)', () => {
  const lines = ['Drill | {0} | Sorcery | | You gain 2 life. / Paradigm'];
  const game = table(lines, [{ hand: ['Drill', 'Drill'] }, {}]);
  plays(game.ann, 'Drill');
  plays(game.ann, 'Drill');
  expect([game.ann.life, game.ann.exile]).toEqual([24, ['Drill', 'Drill']]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.to('End', 2);
  expect(game.ann.life).toBe(24);
  // Of two of one name only the first is copied, and a copy is not the first.
  game.to('End', 3);
  expect(game.ann.life).toBe(26);
  game.to('End', 5);
  expect([game.ann.life, game.ann.exile]).toEqual([28, ['Drill', 'Drill']]);
});

describe('harness', () => {
  const lines = [
    'Old Gem | {0} | Artifact | | {0}: Harness this artifact. / ∞ — At the beginning of your end step, you gain 3 life. / ∞ — {0}: You gain 1 life. Activate only once each turn.',
    'Lift | {0} | Sorcery | | Return target artifact to its owner’s hand.',
  ];

  test('a permanent becomes harnessed and stays so until it leaves (CR 701.64a, 701.64b)', () => {
    const game = table(lines, [{ battlefield: ['Old Gem'], hand: ['Lift'] }, {}]);
    game.ann.activates('Old Gem', { ability: 0 });
    game.resolveAll();
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(23);
    const lifted = table(lines, [{ battlefield: ['Old Gem'], hand: ['Lift'] }, {}]);
    lifted.ann.activates('Old Gem', { ability: 0 });
    lifted.resolveAll();
    plays(lifted.ann, 'Lift', 'Old Gem');
    plays(lifted.ann, 'Old Gem');
    lifted.to('Upkeep', 2);
    expect(lifted.ann.life).toBe(20);
  });

  test('∞: it has that ability as long as it is harnessed (CR 702.186a, 702.186b)', () => {
    const abilities = (game: ReturnType<typeof table>): number =>
      game.session.options(0 as never).filter((option) => option.kind === 'activate').length;
    const game = table(lines, [{ battlefield: ['Old Gem'] }, {}]);
    expect(abilities(game)).toBe(1);
    game.ann.activates('Old Gem', { ability: 0 });
    game.resolveAll();
    expect(abilities(game)).toBe(2);
    const plain = table(lines, [{ battlefield: ['Old Gem'] }, {}]);
    plain.to('Upkeep', 2);
    expect(plain.ann.life).toBe(20);
  });
});
