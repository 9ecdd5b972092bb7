/** The same words twice on one object are two effects, each of which applies once to an event. CR 614.5. */
import { expect, test } from 'vitest';
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
