/** Tokens that are copies with exceptions: from the moment they enter, and as many as are created. CR 707.9, 614.16. */
import { expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const LINES = [
  'Kiln | {0} | Enchantment | | If one or more tokens would be created under your control, three times that many of those tokens are created instead.',
  'Brood | {0} | Enchantment | | If one or more tokens would be created under your control, those tokens plus a 1/1 green Squirrel creature token are created instead.',
  'Mirror | {0} | Sorcery | | Create a token that’s a copy of target creature, except it’s a 5/5 artifact in addition to its other types and it has haste.',
  'Echo | {0} | Sorcery | | For each creature you control, create a token that’s a copy of that creature, except it has flying.',
  'Measure | {X} | Sorcery | | Create a token that’s a copy of target creature, except it’s X/X.',
  'Muster | {0} | Sorcery | | Each player creates a 1/1 white Bird creature token with flying.',
  'Gifts | {0} | Sorcery | | For each creature you control, target opponent creates a tapped 1/1 white Bird creature token with flying.',
  'Witness | {0} | Enchantment | | Whenever one or more creatures with flying enter, you gain 1 life.',
  'Watcher | {0} | Enchantment | | Whenever a creature with haste enters under your control, you gain 1 life.',
  'Census | {0} | Enchantment | | Whenever one or more creatures with flying enter under your control, you gain 1 life.',
];

test('three times as many tokens have the exceptions, each of them (CR 614.16 + 707.9)', () => {
  const game = table(LINES, [{ battlefield: ['Kiln', 'Grizzly Bears'], hand: ['Mirror'] }, {}]);
  plays(game.ann, 'Mirror', 'Grizzly Bears');
  expect(game.ann.battlefield.filter((name) => name === 'Grizzly Bears').length).toBe(4);
  expect([0, 1, 2, 3].map((index) => now(game.ann, 'Grizzly Bears', index).power)).toEqual([2, 5, 5, 5]);
});

test('another token created with it has not (CR 614.16 + 707.9)', () => {
  const game = table(LINES, [{ battlefield: ['Brood', 'Grizzly Bears'], hand: ['Mirror'] }, {}]);
  plays(game.ann, 'Mirror', 'Grizzly Bears');
  expect(now(game.ann, 'Grizzly Bears', 1).power).toBe(5);
  expect(game.ann.stats('Squirrel Token')).toBe('1/1');
});

test('the token enters with its exceptions (CR 707.9 + 603.6a)', () => {
  const game = table(LINES, [{ battlefield: ['Watcher', 'Grizzly Bears'], hand: ['Mirror'] }, {}]);
  plays(game.ann, 'Mirror', 'Grizzly Bears');
  expect(game.ann.life).toBe(21);
});

test('X in the exceptions is what it was (CR 707.9 + 608.2h)', () => {
  const game = table(LINES, [{ battlefield: ['Grizzly Bears', 'Forest', 'Forest', 'Forest'], hand: ['Measure'] }, {}]);
  game.ann.casts('Measure', { targets: ['Grizzly Bears'], x: 3 });
  game.resolveAll();
  expect(now(game.ann, 'Grizzly Bears', 1).toughness).toBe(3);
});

test('copies of several creatures enter at once, exceptions or not (CR 608.2f + 603.2c)', () => {
  const game = table(LINES, [{ battlefield: ['Census', 'Grizzly Bears', 'Hill Giant'], hand: ['Echo'] }, {}]);
  plays(game.ann, 'Echo');
  expect(game.ann.battlefield.length).toBe(5);
  expect(game.ann.life).toBe(21);
});

test('what each player creates is created at once (CR 101.4 + 603.2c)', () => {
  const game = table(LINES, [{ battlefield: ['Witness'], hand: ['Muster'] }, {}]);
  plays(game.ann, 'Muster');
  expect([game.ann.battlefield.length, game.ben.battlefield.length, game.ann.life]).toEqual([2, 1, 21]);
});

test('so are tokens for each of several creatures under another player’s control, tapped (CR 608.2f + 603.2c)', () => {
  const game = table(LINES, [{ battlefield: ['Witness', 'Grizzly Bears', 'Hill Giant'], hand: ['Gifts'] }, {}]);
  plays(game.ann, 'Gifts');
  expect([game.ben.battlefield.length, game.ann.life]).toEqual([2, 21]);
});
