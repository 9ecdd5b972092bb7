/** The same words twice on one object are two effects, each of which applies once to an event. CR 614.5. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Bower | {0} | Creature — Elf | 1/1 | If you would gain life, you gain that much life plus 2 instead.',
  'Chorus | {0} | Enchantment | | Elves you control have "If you would gain life, you gain that much life plus 2 instead."',
  'Whisper | {0} | Sorcery | | You gain 3 life.',
  'Guard | {0} | Creature — Elf | 1/1 | If a red source would deal damage to you, prevent 1 of that damage.',
  'Ward | {0} | Enchantment | | Elves you control have "If a red source would deal damage to you, prevent 1 of that damage."',
  'Herald | {0} | Creature — Elf | 1/1 | Goblins you control enter with an additional +1/+1 counter on them.',
  'Order | {0} | Enchantment | | Elves you control have "Goblins you control enter with an additional +1/+1 counter on them."',
  'Recruit | {0} | Creature — Goblin | 1/1 | Haste',
  'Bolt | {R} | Sorcery | | Bolt deals 5 damage to target opponent.',
];

test('an ability that a creature has twice adds to life twice (CR 614.5)', () => {
  const game = table(LINES, [{ battlefield: ['Bower', 'Chorus'], hand: ['Whisper'] }, {}]);
  expect(plays(game.ann, 'Whisper').ann.life).toBe(27);
});

test('and is one more for a second enchantment that gives it (CR 614.5)', () => {
  const game = table(LINES, [{ battlefield: ['Bower', 'Chorus', 'Chorus'], hand: ['Whisper'] }, {}]);
  expect(plays(game.ann, 'Whisper').ann.life).toBe(29);
});

test('damage is prevented by each of two abilities with the same words (CR 614.5 + 615.1)', () => {
  const game = table(LINES, [{ hand: ['Bolt'], battlefield: ['Mountain'] }, { battlefield: ['Guard', 'Ward'] }]);
  plays(game.ann, 'Bolt');
  expect(game.ben.life).toBe(17);
});

test('and so it is with how creatures enter (CR 614.5 + 614.12)', () => {
  const game = table(LINES, [{ battlefield: ['Herald', 'Order'], hand: ['Recruit'] }, {}]);
  plays(game.ann, 'Recruit');
  expect(game.ann.stats('Recruit')).toBe('3/3');
});

describe('of effects that do the same nobody is asked which comes first', () => {
  const MORE = [
    'Twofold | {0} | Enchantment | | If one or more +1/+1 counters would be put on an Elk or Bird you control, twice that many +1/+1 counters are put on it instead.',
    'Onemore | {0} | Enchantment | | If one or more +1/+1 counters would be put on an Elk or Bird you control, that many plus one +1/+1 counters are put on it instead.',
    'Sponge | {0} | Creature — Ooze | 1/1 | If you would gain life, put that many +1/+1 counters on this creature instead.',
    'Elk | {0} | Creature — Elk | 2/9 | Vigilance',
    'Kite | {0} | Creature — Bird | 2/2 | This creature enters with two +1/+1 counters on it.',
    'Grow | {0} | Sorcery | | Put a +1/+1 counter on target creature.',
  ];

  /** What was asked, each time with the options; the first is taken. */
  function asked(game: Scenario): readonly (readonly string[])[] {
    const options: (readonly string[])[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseOption') return null;
      options.push(question.options);
      return [0];
    });
    return options;
  }

  test.each([
    [['Onemore', 'Onemore', 'Onemore'], [], 4],
    [['Twofold', 'Onemore', 'Onemore'], [['Twofold', 'Onemore']], 4],
    [['Onemore', 'Twofold', 'Twofold'], [['Onemore', 'Twofold']], 8],
  ])('of counters put on a creature, where %s are on the battlefield (CR 616.1)', (enchantments, orders, counters) => {
    const game = table(MORE, [{ battlefield: [...enchantments, 'Elk'], hand: ['Grow'] }, {}]);
    const options = asked(game);
    plays(game.ann, 'Grow', 'Elk');
    expect([options, game.ann.permanent('Elk').counters['+1/+1']]).toEqual([orders, counters]);
  });

  test('and of counters with which it enters (CR 614.12, 616.1)', () => {
    const game = table(MORE, [{ battlefield: ['Onemore', 'Onemore'], hand: ['Kite'] }, {}]);
    const options = asked(game);
    plays(game.ann, 'Kite');
    expect([options, game.ann.permanent('Kite').counters['+1/+1']]).toEqual([[], 4]);
  });

  test('but where each speaks of itself it makes a difference, and they are (CR 616.1)', () => {
    const game = table([...MORE, ...LINES], [{ battlefield: ['Sponge', 'Sponge'], hand: ['Whisper'] }, {}]);
    const options = asked(game);
    plays(game.ann, 'Whisper');
    const counters = [0, 1].map((index) => game.ann.permanent('Sponge', index).counters['+1/+1'] ?? 0);
    expect([options, game.ann.life, counters]).toEqual([[['Sponge', 'Sponge']], 20, [3, 0]]);
  });
});
