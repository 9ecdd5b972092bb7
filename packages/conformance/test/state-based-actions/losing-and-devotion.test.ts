/** State-based actions that are replaced together, and devotion, with cards read from text. CR 700.5, 704.7. */
import { expect, test } from 'vitest';
import { TypeBit } from '@kitchen-table/engine';
import { now, plays, table } from '../support/text-table.ts';

test('who would lose for two reasons at once loses once: one replacement effect replaces both (CR 704.7)', () => {
  const lines = [
    'Second Chance | {0} | Artifact | | If you would lose the game, instead exile this artifact and your life total becomes 10.',
    'Overreach | {0} | Sorcery | | You draw two cards and you lose 2 life.',
  ];
  const seats = [{ battlefield: ['Second Chance'], hand: ['Overreach'], library: ['Plains'], life: 2 }, {}];
  const game = table(lines, seats);
  plays(game.ann, 'Overreach');
  expect([game.isOver, game.ann.life, game.ann.exile]).toEqual([false, 10, ['Second Chance']]);
  const without = table(lines, [{ hand: ['Overreach'], library: ['Plains'], life: 2 }, {}]);
  expect(plays(without.ann, 'Overreach').isOver).toBe(true);
});

test('devotion counts what effects of control and copies make of the permanents; whether it is a creature follows from that (CR 700.5a)', () => {
  const lines = [
    'Forge God | {3}{R} | Legendary Enchantment Creature — God | 6/5 | As long as your devotion to red is less than five, this permanent isn’t a creature.',
    'Red Brute | {R}{R}{R}{R} | Creature — Ogre | 4/4 |',
    'Bind Will | {0} | Sorcery | | Gain control of target creature.',
    'Likeness | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any nonland creature on the battlefield.',
  ];
  const isCreature = (game: ReturnType<typeof table>): boolean =>
    (now(game.ann, 'Forge God').types & TypeBit.Creature) !== 0;
  const stolen = table(lines, [{ battlefield: ['Forge God'], hand: ['Bind Will'] }, { battlefield: ['Red Brute'] }]);
  expect(isCreature(stolen)).toBe(false);
  plays(stolen.ann, 'Bind Will', 'Red Brute');
  expect(isCreature(stolen)).toBe(true);
  const copied = table(lines, [{ battlefield: ['Forge God'], hand: ['Likeness'] }, { battlefield: ['Red Brute'] }]);
  copied.ann.answers('yesNo', [1]);
  plays(copied.ann, 'Likeness');
  expect(isCreature(copied)).toBe(true);
});
