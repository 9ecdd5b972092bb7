/** What left together with the event, what came back from it, and what is phased out: whether an ability finds it. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const FALL = 'Fall | {0} | Sorcery | | Destroy all creatures.';
const OX = 'Ox | {0} | Creature — Ox | 2/2 |';

describe('a source that left together with what made its ability trigger', () => {
  const lines = [
    FALL,
    OX,
    'Mourner | {0} | Creature — Human | 1/1 | Whenever another creature you control dies, exile Mourner.',
    'Undying Hound | {0} | Creature — Dog | 1/1 | When this creature dies, exile it.',
  ];

  test('is not found in the graveyard (CR 400.7)', () => {
    const game = table(lines, [{ battlefield: ['Ox', 'Mourner'], hand: ['Fall'] }, []]);
    plays(game.ann, 'Fall');
    expect([game.ann.graveyard.toSorted(), game.ann.exile]).toEqual([['Fall', 'Mourner', 'Ox'], []]);
  });

  test('is found where the event is about it (CR 400.7e)', () => {
    const game = table(lines, [{ battlefield: ['Undying Hound'], hand: ['Fall'] }, []]);
    plays(game.ann, 'Fall');
    expect(game.ann.exile).toEqual(['Undying Hound']);
  });
});

test('"attach this Equipment to that creature": the creature that the same effect returned (CR 400.7j)', () => {
  const lines = [
    FALL,
    OX,
    'Hook | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Whenever a creature dies, return that card to the battlefield under your control. Attach Hook to that creature. / Equip {0}',
  ].map((line) => line.replaceAll(' / ', '\n'));
  const game = table(lines, [{ battlefield: ['Hook'], hand: ['Fall'] }, ['Ox']]);
  plays(game.ann, 'Fall');
  expect([game.ann.battlefield.toSorted(), game.ann.stats('Ox')]).toEqual([['Hook', 'Ox'], '4/4']);
});

test('what is phased out is not exiled by an effect that speaks of it (CR 702.26b)', () => {
  const lines = [
    OX,
    'Mist | {0} | Instant | | Target creature you control phases out.',
    'Doom | {0} | Sorcery | | Exile target creature at the beginning of the next end step.',
  ];
  const game = table(lines, [{ battlefield: ['Ox'], hand: ['Doom', 'Mist'] }, []]);
  plays(game.ann, 'Doom', 'Ox');
  plays(game.ann, 'Mist', 'Ox');
  game.to('Upkeep', 3);
  expect([game.ann.battlefield, game.ann.exile]).toEqual([['Ox'], []]);
});

test('a cost puts an opponent’s card from exile into their graveyard (CR 118.3)', () => {
  const lines = [
    OX,
    'Cage | {0} | Sorcery | | Exile target creature.',
    "Eater | {0} | Creature — Eldrazi | 2/3 | Put a card an opponent owns from exile into that player's graveyard: You gain 1 life.",
  ];
  const game = table(lines, [{ battlefield: ['Eater', 'Ox'], hand: ['Cage', 'Cage'] }, ['Grizzly Bears']]);
  plays(game.ann, 'Cage', 'Ox');
  expect(game.ann.can('activate', 'Eater')).toBe(false);
  plays(game.ann, 'Cage', 'Grizzly Bears');
  uses(game.ann, 'Eater');
  expect([game.ben.graveyard, game.ben.exile, game.ann.exile, game.ann.life]).toEqual([
    ['Grizzly Bears'],
    [],
    ['Ox'],
    21,
  ]);
});

test('"this creature becomes a copy" is of no card in a graveyard: it has its own abilities there (CR 109.2, 400.7)', () => {
  const lines = [
    FALL,
    'Haunter | {0} | Creature — Spirit | 1/1 | Flashback {0}',
    'Puck | {0} | Creature — Shapeshifter | 1/1 | Whenever a creature dies, this creature becomes a copy of that creature, except it has this ability.',
    'Snuff | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ battlefield: ['Puck'], hand: ['Snuff', 'Fall'] }, ['Haunter']]);
  plays(game.ann, 'Snuff', 'Haunter');
  expect(game.ann.battlefield).toEqual(['Haunter']);
  plays(game.ann, 'Fall');
  expect(game.ann.graveyard.toSorted()).toEqual(['Fall', 'Puck', 'Snuff']);
  expect(game.ann.can('cast', 'Puck')).toBe(false);
});
