/** Who cast it, and under which name something is looked for. CR 201.2, 400.7d, 601.2, 707.2. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../../support/text-table.ts';

const GUEST = `Guest | {0} | Creature — Human | 1/1 | When ${'~'} enters, if you cast it, you gain 3 life.`;
const GATHER = `Gather | {0} | Instant | | If a creature would enter under an opponent’s control this turn, it enters under your control instead.`;

test('"if you cast it" asks who cast it, not only whether somebody did (CR 400.7d, 601.2)', () => {
  const game = table([GUEST, GATHER], [{ hand: ['Guest', 'Guest'] }, { hand: ['Gather'] }]);
  plays(game.ann, 'Guest');
  expect(game.ann.life).toBe(23);
  game.ann.casts('Guest');
  plays(game.ben, 'Gather');
  expect(game.ben.battlefield).toEqual(['Guest']);
  expect([game.ann.life, game.ben.life]).toEqual([23, 20]);
});

const HERD = `Herd Ox | {0} | Creature — Ox | 2/2 | ${'~'} gets +1/+1 for each other creature you control named ${'~'}.`;
const MIMIC = `Mimic | {0} | Creature — Shapeshifter | 0/0 | You may have ${'~'} enter as a copy of any creature on the battlefield, except its name is ${'~'}.`;

test('what is named as the card is printed is looked for under that name, also by a copy of another name (CR 201.2, 707.2)', () => {
  const game = table([HERD, MIMIC], [{ hand: ['Mimic'], battlefield: ['Herd Ox', 'Herd Ox'] }, {}]);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Mimic', 'Herd Ox');
  expect(now(game.ann, 'Mimic')).toMatchObject({ name: 'Mimic', power: 4 });
  expect(now(game.ann, 'Herd Ox')).toMatchObject({ power: 3 });
});
