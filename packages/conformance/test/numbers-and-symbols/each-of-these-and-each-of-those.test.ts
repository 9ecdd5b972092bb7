/** "For each other Zombie you control and each Zombie card in your graveyard": two counts, added. CR 107.1, 608.2h. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const CARDS = [
  'Ghoul | {0} | Creature — Zombie | 2/2 |',
  `Crowd | {0} | Creature — Zombie | 1/1 | This creature gets +1/+0 for each other Zombie ${'you control'} and each Zombie card in your graveyard.`,
  `March | {0} | Creature — Zombie | 0/1 | This creature enters with a +1/+1 counter on it for each other Zombie ${'you control'} and each Zombie card in your graveyard.`,
];

test('the object itself is not counted on the battlefield, but is another one of its name (CR 109.2)', () => {
  const game = table(CARDS, [
    { battlefield: ['Crowd', 'Ghoul', 'Crowd'], graveyard: ['Ghoul', 'Crowd', 'Island'] },
    { battlefield: ['Ghoul'], graveyard: ['Ghoul'] },
  ]);
  expect(now(game.ann, 'Crowd').power).toBe(5);
});

test('what enters counts those that are there, not itself (CR 614.12)', () => {
  const game = table(CARDS, [
    { battlefield: ['Ghoul'], hand: ['March', 'March'], graveyard: ['Ghoul', 'Island'] },
    { battlefield: ['Ghoul'] },
  ]);
  plays(game.ann, 'March');
  expect(game.ann.permanent('March').counters['+1/+1']).toBe(2);
  plays(game.ann, 'March');
  expect(game.ann.permanent('March', 1).counters['+1/+1']).toBe(3);
});
