/** What is paid in the place of a keyword's cost, read from text. CR 118.9, 702.6, 702.29. */
import { TypeBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

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

describe('in the place of a crew cost', () => {
  const SLOOP =
    'Sloop | {0} | Artifact — Vehicle | 4/4 | Crew 3 / You may remove a page counter from an artifact you control rather than pay Sloop’s crew cost.';
  const RAFT = 'Raft | {0} | Artifact — Vehicle | 1/1 | Crew 3';
  const TOME = 'Tome | {0} | Artifact | | Tome enters with a page counter on it.';
  const BRUTE = 'Brute | {0} | Creature — Giant | 3/3 |';
  const MITE = 'Mite | {0} | Creature — Insect | 1/1 |';
  const docked = (...hand: string[]) => {
    const game = table([SLOOP, RAFT, TOME, BRUTE, MITE], [{ hand, battlefield: ['Sloop', 'Raft', 'Mite'] }, {}]);
    for (const name of hand) plays(game.ann, name);
    return game;
  };
  const isCreature = (game: ReturnType<typeof docked>, name: string): boolean =>
    (now(game.ann, name).types & TypeBit.Creature) !== 0;

  test('a counter is removed, and no creature is tapped (CR 118.9, 702.122a)', () => {
    const game = docked('Tome');
    expect([game.ann.can('activate', 'Sloop'), game.ann.can('activate', 'Raft')]).toEqual([true, false]);
    uses(game.ann, 'Sloop');
    expect(game.ann.permanent('Tome').counters['page'] ?? 0).toBe(0);
    expect(game.ann.permanent('Mite').status).toBe(0);
    expect([isCreature(game, 'Sloop'), isCreature(game, 'Raft')]).toEqual([true, false]);
    // The counter is gone: nothing is left to pay with.
    expect(game.ann.can('activate', 'Sloop')).toBe(false);
  });

  test('or creatures are tapped, where there is no counter (CR 702.122a)', () => {
    expect(docked().ann.can('activate', 'Sloop')).toBe(false);
    const game = docked('Brute');
    uses(game.ann, 'Sloop');
    expect([game.ann.permanent('Brute').status !== 0, isCreature(game, 'Sloop')]).toEqual([true, true]);
  });
});
