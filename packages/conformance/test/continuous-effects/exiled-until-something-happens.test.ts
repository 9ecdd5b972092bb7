/** "Exile target creature until an opponent becomes the monarch." CR 610.3. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const JAILER =
  'Jailer | {0} | Creature — Human Soldier | 2/2 | When this creature enters, exile target permanent an opponent controls until an opponent becomes the monarch.';
const CROWN = 'Crown | {0} | Instant | | You become the monarch.';
const HEIR = 'Heir | {0} | Instant | | Target opponent becomes the monarch.';
const BANISH = 'Banish | {0} | Instant | | Exile target creature.';
const CARDS = [JAILER, CROWN, HEIR, BANISH];

test('it returns as soon as one does, whether or not the source is still there (CR 610.3)', () => {
  const game = table(CARDS, [
    { hand: ['Jailer', 'Crown', 'Banish', 'Heir'] },
    { battlefield: ['Grizzly Bears'], hand: ['Crown'] },
  ]);
  plays(game.ann, 'Jailer');
  expect([game.ben.battlefield, game.ben.exile]).toEqual([[], ['Grizzly Bears']]);
  plays(game.ann, 'Banish', 'Jailer');
  plays(game.ann, 'Crown');
  expect(game.ben.exile).toEqual(['Grizzly Bears']);
  plays(game.ben, 'Crown');
  expect([game.ben.battlefield, game.ben.exile]).toEqual([['Grizzly Bears'], []]);
});

test('an opponent who is the monarch already changes nothing, until one becomes it anew (CR 610.3)', () => {
  const game = table(CARDS, [
    { hand: ['Jailer', 'Crown', 'Heir'] },
    { battlefield: ['Grizzly Bears'], hand: ['Crown'] },
  ]);
  plays(game.ben, 'Crown');
  plays(game.ann, 'Jailer');
  expect(game.ben.exile).toEqual(['Grizzly Bears']);
  plays(game.ann, 'Crown');
  plays(game.ann, 'Heir', 'ben');
  expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
});

test('if one becomes it after the ability has triggered, the creature does not move (CR 610.3b)', () => {
  const game = table(CARDS, [{ hand: ['Jailer'] }, { battlefield: ['Grizzly Bears'], hand: ['Crown'] }]);
  game.ann.casts('Jailer');
  game.resolve();
  game.ben.casts('Crown');
  game.resolveAll();
  expect([game.ben.battlefield, game.ben.exile]).toEqual([['Grizzly Bears'], []]);
});
