/** "A spell that targets one or more of these, ... them": what those are. CR 115.9, 603.2, 608.2k. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const THIEF =
  'Old Thief | {0} | Enchantment | | Whenever you cast an instant spell that targets one or more permanents, gain control of those permanents.';
const COACH =
  'Coach | {0} | Creature — Ox | 2/5 | Whenever a player casts a spell that targets one or more creatures you control, untap those creatures.';
const cards = [
  THIEF,
  COACH,
  'Fork | {0} | Instant | | Fork deals 1 damage to each of up to three targets.',
  'Ox | {0} | Creature — Ox | 2/5 |',
  'Elk | {0} | Creature — Elk | 2/5 |',
];

test('of players and permanents that it targets the permanents are meant, before the spell resolves (CR 603.2, 608.2k)', () => {
  const game = table(cards, [{ battlefield: ['Old Thief'], hand: ['Fork'] }, { battlefield: ['Ox', 'Elk'] }]);
  game.ann.casts('Fork', { targets: ['Ox', 'Elk', 'ben'] });
  game.resolve();
  expect([game.stack, game.ann.battlefield]).toEqual([['Fork'], ['Old Thief', 'Ox', 'Elk']]);
  game.resolve();
  expect([game.ann.permanent('Ox').damage, game.ben.life, game.ann.battlefield.length]).toEqual([1, 19, 3]);
});

test('a spell at players alone triggers nothing, and one that another player casts neither (CR 603.2)', () => {
  const game = table(cards, [{ battlefield: ['Old Thief', 'Ox'], hand: ['Fork'] }, { hand: ['Fork'] }]);
  game.ann.casts('Fork', { targets: ['ben', 'ann'] });
  expect(game.stack).toEqual(['Fork']);
  game.resolve();
  game.ben.casts('Fork', { targets: ['Ox'] });
  expect(game.stack).toEqual(['Fork']);
});

test('only what fits is spoken of, whoever cast the spell: another creature stays tapped (CR 608.2k)', () => {
  const tapped = (card: string): { card: string; tapped: true } => ({ card, tapped: true });
  const game = table(cards, [
    { battlefield: ['Elk'], hand: ['Fork'] },
    { battlefield: [tapped('Coach'), tapped('Ox')] },
  ]);
  game.ann.casts('Fork', { targets: ['Ox', 'Elk', 'ann'] });
  game.resolve();
  const all = [game.ben.permanent('Coach'), game.ben.permanent('Ox')];
  expect(all.map(({ status }) => status & 1)).toEqual([1, 0]);
});
