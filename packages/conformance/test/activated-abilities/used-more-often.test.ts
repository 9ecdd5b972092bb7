/** Abilities that an effect lets be activated more often than their keyword does. CR 602.5b, 702.142a. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const BOAST = 'boast';
const skald = `Loud Skald | {0} | Creature — Bard | 1/1 | Creatures you control can ${BOAST} twice during each of your turns rather than once.`;
const brag = 'Proud Goat | {0} | Creature — Goat | 2/2 | Boast — {0}: You gain 2 life.';
const twice = 'Busy Goat | {0} | Creature — Goat | 2/2 | {0}: You gain 5 life. Activate only once each turn.';

test('boast abilities may be activated twice in one’s own turn, after attacking (CR 702.142a)', () => {
  const game = table([skald, brag, twice], [['Loud Skald', 'Proud Goat', 'Busy Goat'], {}]);
  expect(game.ann.can('activate', 'Proud Goat')).toBe(false);
  game.ann.attacks('Proud Goat');
  game.throughCombat();
  for (let i = 0; i < 2; i++) {
    game.ann.activates('Proud Goat');
    game.resolveAll();
  }
  expect([game.ann.life, game.ann.can('activate', 'Proud Goat')]).toEqual([24, false]);
});

test('once without it, and other limits stay as they are (CR 602.5b)', () => {
  const game = table([brag, twice], [['Proud Goat', 'Busy Goat'], {}]);
  game.ann.attacks('Proud Goat');
  game.throughCombat();
  game.ann.activates('Proud Goat');
  game.resolveAll();
  expect(game.ann.can('activate', 'Proud Goat')).toBe(false);
  const more = table([skald, twice], [['Loud Skald', 'Busy Goat'], {}]);
  more.ann.activates('Busy Goat');
  more.resolveAll();
  expect(more.ann.can('activate', 'Busy Goat')).toBe(false);
});

test('in the turn of another player they may be activated once, if it attacked (CR 702.142a)', () => {
  const game = table([skald, brag], [['Loud Skald'], ['Proud Goat']]);
  game.to('PrecombatMain', 2);
  game.ben.attacks('Proud Goat');
  game.throughCombat();
  game.ben.activates('Proud Goat');
  game.resolveAll();
  expect(game.ben.can('activate', 'Proud Goat')).toBe(false);
});
