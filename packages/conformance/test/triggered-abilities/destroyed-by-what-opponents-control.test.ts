/** "Whenever a spell or ability an opponent controls destroys a noncreature permanent you control": CR 109.5, 603.2, 701.7b. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const JUSTICE =
  'Justice | {0} | Enchantment | | Whenever a spell or ability an opponent controls destroys a noncreature permanent you control, you may exile target permanent that opponent controls.';
const BREAK = 'Break | {0} | Instant | | Destroy target permanent.';
const HAMMER = 'Hammer | {0} | Artifact | | {0}, Sacrifice this artifact: Destroy target permanent.';
const ROCK = 'Rock | {0} | Artifact | |';
const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const CARDS = [JUSTICE, BREAK, HAMMER, ROCK, OX];

function at(mine: readonly string[], theirs: readonly string[], hand: readonly string[] = []): Scenario {
  const game = table(CARDS, [
    { battlefield: ['Justice', ...mine], hand },
    { battlefield: theirs, hand },
  ]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  return game;
}

test('a permanent of whoever controls the spell may be exiled in turn (CR 603.2)', () => {
  const game = at(['Rock'], ['Ox'], ['Break']);
  plays(game.ben, 'Break', 'Rock');
  expect([game.ann.battlefield, game.ben.battlefield, game.ben.exile]).toEqual([['Justice'], [], ['Ox']]);
});

test('so it is with an ability whose source is gone (CR 608.2h)', () => {
  const game = at(['Rock'], ['Hammer', 'Ox']);
  game.ben.activates('Hammer', { targets: ['Rock'] });
  game.resolveAll();
  expect([game.ben.battlefield, game.ben.exile]).toEqual([[], ['Ox']]);
});

test('not for a creature, nor for what its own controller destroys (CR 109.4)', () => {
  const creature = at(['Ox'], ['Ox'], ['Break']);
  plays(creature.ben, 'Break', 'Ox');
  expect(creature.ben.battlefield).toEqual(['Ox']);
  const own = at(['Rock'], ['Ox'], ['Break']);
  plays(own.ann, 'Break', 'Rock');
  expect(own.ben.battlefield).toEqual(['Ox']);
});
