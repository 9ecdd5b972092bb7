/** What is paid in the place of a keyword's cost, read from text. CR 118.9, 702.6, 702.29. */
import { expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const FIRST = 'the first equip ability you activate';
const SWORD = 'Dear Sword | {0} | Artifact — Equipment | | Equipped creature gets +2/+0. / Equip {5}';

test('the first equip ability of a turn may be activated for {0}, the second costs what it costs (CR 118.9, 702.6a)', () => {
  const smith = `Free Smith | {0} | Enchantment | | You may pay {0} rather than pay the equip cost of ${FIRST} each turn.`;
  const game = table(
    [smith, SWORD],
    [{ battlefield: ['Free Smith', 'Dear Sword', 'Dear Sword', 'Grizzly Bears'] }, {}],
  );
  uses(game.ann, 'Dear Sword', 'Grizzly Bears');
  expect([game.ann.stats('Grizzly Bears'), game.ann.can('activate', 'Dear Sword')]).toEqual(['4/2', false]);
});

test('only during your turns where the text says so, and the first of each (CR 118.9)', () => {
  const smith = `Home Smith | {0} | Enchantment | | You may pay {0} rather than pay the equip cost of ${FIRST} during each of your turns.`;
  const game = table([smith, SWORD], [{ battlefield: ['Home Smith', 'Dear Sword', 'Grizzly Bears'] }, {}]);
  expect(game.ann.can('activate', 'Dear Sword')).toBe(true);
  uses(game.ann, 'Dear Sword', 'Grizzly Bears');
  expect(game.ann.can('activate', 'Dear Sword')).toBe(false);
});

test('the equip abilities of others cost what they cost (CR 118.9, 109.5)', () => {
  const smith = `Free Smith | {0} | Enchantment | | You may pay {0} rather than pay the equip cost of ${FIRST} each turn.`;
  const game = table([smith, SWORD], [['Dear Sword', 'Grizzly Bears'], ['Free Smith']]);
  expect(game.ann.can('activate', 'Dear Sword')).toBe(false);
});

test('cycling for {0} still discards the card, and other abilities cost what they cost (CR 702.29a, 118.9)', () => {
  const lines = [
    'Open View | {0} | Enchantment | | As long as you have two or more cards in hand, you may pay {0} rather than pay cycling costs.',
    'Far Dune | | Land | | {T}: Add {W}. / Cycling {4}',
    'Slow Dune | {0} | Artifact | | {4}: Draw a card.',
  ];
  const game = table(lines, [
    { battlefield: ['Open View', 'Slow Dune'], hand: ['Far Dune', 'Far Dune'], library: ['Forest', 'Forest'] },
    {},
  ]);
  expect(game.ann.can('activate', 'Slow Dune')).toBe(false);
  uses(game.ann, 'Far Dune');
  expect([game.ann.graveyard, game.ann.hand.sort()]).toEqual([['Far Dune'], ['Far Dune', 'Forest']]);
});
