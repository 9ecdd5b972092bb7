/** Spells that may be cast as though they had flash if they target something of a sort. CR 601.3c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const KNIGHT = 'Tin Knight | {0} | Creature — Knight | 2/2 |';
const COPY =
  'Copy It | {0} | Sorcery | | You may cast ~ as though it had flash if it targets a Knight.\nTap target creature.';
const GUARD =
  'Guard | {0} | Enchantment — Aura | | You may cast ~ as though it had flash if it targets a Knight.\nEnchant creature\nEnchanted creature has indestructible.';

function tapped(game: Scenario): string[] {
  return game.session
    .view(game.ann.id)
    .battlefield.filter((each) => each.tapped)
    .map(({ name }) => name);
}

test('in the turn of another only what is so described is a target (CR 601.3c)', () => {
  const game = table([BEAR, KNIGHT, COPY], [{ battlefield: ['Tin Bear', 'Tin Knight'] }, { hand: ['Copy It'] }]);
  game.to('BeginningOfCombat', 1);
  plays(game.ben, 'Copy It');
  expect(tapped(game)).toEqual(['Tin Knight']);
});

test('without such a target it is cast only when a sorcery is, and then at anything (CR 307.1, 601.3c)', () => {
  const game = table([BEAR, KNIGHT, COPY], [{ battlefield: ['Tin Bear'] }, { hand: ['Copy It'] }]);
  game.to('BeginningOfCombat', 1);
  expect(game.ben.can('cast', 'Copy It')).toBe(false);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Copy It', 'Tin Bear');
  expect(tapped(game)).toEqual(['Tin Bear']);
});

test('an Aura is put onto it in time (CR 303.4a, 601.3c)', () => {
  const slay = 'Slay | {0} | Sorcery | | Destroy target creature.';
  const game = table([KNIGHT, GUARD, slay], [{ hand: ['Slay'] }, { battlefield: ['Tin Knight'], hand: ['Guard'] }]);
  game.ann.casts('Slay', { targets: ['Tin Knight'] });
  game.proceed();
  plays(game.ben, 'Guard', 'Tin Knight');
  expect(game.ben.battlefield).toEqual(['Tin Knight', 'Guard']);
});

test('in its own time it is cast the plain way too (CR 601.3c)', () => {
  const game = table([BEAR, KNIGHT, GUARD], [{ battlefield: ['Tin Bear', 'Tin Knight'], hand: ['Guard'] }, {}]);
  plays(game.ann, 'Guard', 'Tin Bear');
  expect(game.ann.battlefield).toEqual(['Tin Bear', 'Tin Knight', 'Guard']);
});
