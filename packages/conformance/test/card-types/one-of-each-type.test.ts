/** One of each of several types is chosen, and the rest is sacrificed. CR 101.4, 608.2d, 608.2e. */
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const CARDS = [
  'Flood | {0} | Sorcery | | Each player chooses an artifact, a creature, and a land from among the permanents they control, then sacrifices the rest.',
  'Storm | {0} | Sorcery | | Each opponent chooses from among the nonland permanents they control a creature and an enchantment, then sacrifices the rest.',
  'Judge | {0} | Sorcery | | For each player, you choose from among the permanents that player controls an artifact and a creature. Then each player sacrifices all other nonland, nontoken permanents they control.',
  'Doom | {0} | Sorcery | | Each player chooses a permanent they control of each permanent type and sacrifices the rest.',
  'Ring | {0} | Artifact | | ',
  'Rod | {0} | Artifact | | ',
  'Ox | {0} | Creature — Ox | 1/1 | ',
  'Elk | {0} | Creature — Elk | 1/1 | ',
  'Golem | {0} | Artifact Creature — Golem | 1/1 | ',
  'Moon | {0} | Enchantment | | ',
];

function nameOf({ game }: Scenario, entity: number): string {
  return characteristics(game, entity as ObjectId).name;
}

function played(name: string, mine: readonly string[], theirs: readonly string[], wanted: RegExp = /^$/): Scenario {
  const game = table(CARDS, [{ hand: [name], battlefield: mine }, { battlefield: theirs }]);
  game.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    const at = question.from.findIndex((entity) => wanted.test(nameOf(game, entity)));
    return [Math.max(0, at)];
  });
  return plays(game.ann, name);
}

test('each keeps one of each type that they have, lands too where they count (CR 608.2e)', () => {
  const game = played('Flood', ['Ring', 'Rod', 'Ox', 'Forest', 'Swamp', 'Moon'], ['Elk', 'Ox', 'Moon']);
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Ring', 'Ox', 'Forest'], ['Elk']]);
});

test('what has two of the types may be chosen for both (CR 608.2d)', () => {
  const game = played('Flood', ['Ring', 'Golem', 'Ox'], [], /Golem/);
  expect(game.ann.battlefield).toEqual(['Golem']);
});

test('what is not spoken of stays: lands, and what others control (CR 109.5)', () => {
  const game = played('Storm', ['Ring', 'Rod'], ['Forest', 'Swamp', 'Ring', 'Ox', 'Elk', 'Moon']);
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([
    ['Ring', 'Rod'],
    ['Forest', 'Swamp', 'Ox', 'Moon'],
  ]);
});

test('one player chooses for everybody; each keeps what was chosen of theirs, and lands (CR 608.2d)', () => {
  const game = played('Judge', ['Ring', 'Rod', 'Ox'], ['Forest', 'Elk', 'Ox', 'Moon', 'Rod'], /Ox|Rod/);
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([
    ['Rod', 'Ox'],
    ['Forest', 'Ox', 'Rod'],
  ]);
});

test('one of every permanent type; nothing is asked of who has nothing (CR 110.4)', () => {
  const game = played('Doom', ['Rod'], ['Forest', 'Swamp', 'Ring', 'Rod', 'Ox', 'Elk', 'Moon', 'Moon']);
  expect(game.ben.battlefield).toEqual(['Forest', 'Ring', 'Ox', 'Moon']);
  expect(played('Doom', ['Rod'], []).ben.battlefield).toEqual([]);
});
