/** "If a creature enters this way, it enters with a counter": of what it is there, asked as it enters. CR 614.12. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const CALL =
  'Call | {0} | Sorcery | | Return target artifact or creature card from your graveyard to the battlefield. If a creature enters this way, it enters with two additional +1/+1 counters on it.';
const RING = 'Ring | {1} | Artifact | | ';
const ENGINE = 'Engine | {2} | Artifact Creature — Construct | 0/0 | ';
const MARCH =
  'March | {0} | Enchantment | | Each noncreature artifact is a 1/1 artifact creature in addition to its other types.';
const REST = 'Rest | {0} | Instant | | Exile all cards from all graveyards.';
const CARDS = [CALL, RING, ENGINE, MARCH, REST];

function called(name: string, battlefield: readonly string[] = []): Scenario {
  const game = table(CARDS, [{ graveyard: ['Ring', 'Engine'], hand: ['Call', 'Rest'], battlefield }, {}]);
  return plays(game.ann, 'Call', name);
}

test('a creature has the counters as it enters, and lives by them (CR 614.1c, 704.5f)', () => {
  const game = called('Engine');
  expect(game.ann.permanent('Engine').counters).toEqual({ '+1/+1': 2 });
});

test('what is no creature there has none (CR 614.12)', () => {
  expect(called('Ring').ann.permanent('Ring').counters).toEqual({});
});

test('what an effect makes a creature there has them (CR 614.12)', () => {
  expect(called('Ring', ['March']).ann.permanent('Ring').counters).toEqual({ '+1/+1': 2 });
});

test('a creature that enters later in that turn has none (CR 614.6)', () => {
  const game = table(
    [...CARDS, 'Later | {0} | Sorcery | | Return target card from your graveyard to the battlefield.'],
    [{ graveyard: ['Ring', 'Engine'], hand: ['Call', 'Later'] }, {}],
  );
  plays(game.ann, 'Call', 'Ring');
  plays(game.ann, 'Later', 'Engine');
  expect(game.ann.graveyard).toContain('Engine');
});

test('nothing happens where the card has left (CR 608.2b)', () => {
  const game = table(CARDS, [{ graveyard: ['Ring', 'Engine'], hand: ['Call', 'Rest'] }, {}]);
  game.ann.casts('Call', { targets: ['Engine'] });
  plays(game.ann, 'Rest');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
});
