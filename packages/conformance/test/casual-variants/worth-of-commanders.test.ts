/** What commanders are worth: those in two zones, or "your commanders" in whatever zone. CR 903.3, 202.3. */
import { expect, test } from 'vitest';
import { scenario, type Scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';

const CARDS = read(
  'Big Lord | {4}{G} | Legendary Creature — Elf | 3/2 | Partner',
  'Small Lady | {1}{G} | Legendary Creature — Elf | 2/2 | Partner',
  'Hymn | {0} | Sorcery | | You gain X life, where X is the greatest mana value among your commanders.',
  'Ode | {0} | Sorcery | | You gain X life, where X is the greatest mana value of a commander you own on the battlefield or in the command zone.',
  'Call | {0} | Sorcery | | Put your commander into your hand from the command zone.',
);

function after(game: Scenario, ...names: readonly string[]): number {
  for (const name of names) {
    game.ann.casts(name);
    game.resolveAll();
  }
  return game.ann.life - 40;
}

const at = (seat: Seat): Scenario => scenario([seat, {}], { format: 'commander', cards: CARDS });

test('in the command zone it counts by its mana value (CR 202.3)', () => {
  expect(after(at({ command: ['Small Lady'], hand: ['Hymn', 'Ode'] }), 'Hymn', 'Ode')).toBe(4);
});

test('of two, the greater one, wherever either is (CR 903.3)', () => {
  const lands = Array.from({ length: 2 }, () => 'Forest');
  const game = at({ command: ['Small Lady', 'Big Lord'], battlefield: lands, hand: ['Hymn'] });
  game.ann.casts('Small Lady');
  game.resolveAll();
  expect(after(game, 'Hymn')).toBe(5);
});

test('in a hand it is a commander still, and only "your commanders" reaches it there (CR 903.3)', () => {
  expect(after(at({ command: ['Small Lady'], hand: ['Call', 'Ode', 'Hymn'] }), 'Call', 'Ode')).toBe(0);
  expect(after(at({ command: ['Small Lady'], hand: ['Call', 'Ode', 'Hymn'] }), 'Call', 'Hymn')).toBe(2);
});

test('without a commander it is nothing (CR 107.2)', () => {
  expect(after(at({ hand: ['Hymn'] }), 'Hymn')).toBe(0);
});
