/** Only counters that are there can be removed, and those removed at once are removed together. CR 120.3c, 122.1, 603.2c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const SEER =
  'Seer | {0} | Legendary Planeswalker — Seer | 3 | Whenever one or more loyalty counters are removed from ~, you gain that much life. / +1: Draw a card.';
const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const APE = 'Ape | {0} | Creature — Ape | 5/5';

function attacked(by: readonly string[]): Scenario {
  const game = table([SEER, CUB, APE], [{ battlefield: ['Seer'] }, { battlefield: by }]);
  game.ben.attacks(by, 'Seer');
  return game.to('PostcombatMain', 2);
}

test('damage of five takes the three counters that there are (CR 120.3c)', () => {
  const game = attacked(['Ape']);
  expect([game.ann.life, game.ann.graveyard]).toEqual([23, ['Seer']]);
});

test('two attackers take theirs together: once, and no more than there are (CR 603.2c)', () => {
  expect(attacked(['Cub', 'Cub']).ann.life).toBe(23);
});

test('the damage itself is all of it (CR 120.3, 120.4)', () => {
  const axe = 'Axe | {0} | Creature — Orc | 5/5 | Whenever ~ deals damage to a planeswalker, you gain that much life.';
  const game = table([SEER, axe], [{ battlefield: ['Seer'] }, { battlefield: ['Axe'] }]);
  game.ben.attacks('Axe', 'Seer');
  game.to('PostcombatMain', 2);
  expect([game.ann.life, game.ben.life]).toEqual([23, 25]);
});

test('more counters are to be removed than there are (CR 122.1)', () => {
  const urn =
    'Urn | {0} | Artifact | | ~ enters with two charge counters on it. / Whenever one or more charge counters are removed from ~, draw that many cards.';
  const pull = 'Pull | {0} | Sorcery | | Remove three charge counters from target artifact.';
  const game = table([urn, pull], [{ hand: ['Urn', 'Pull'] }, []]);
  plays(game.ann, 'Urn');
  plays(game.ann, 'Pull', 'Urn');
  game.resolveAll();
  expect(game.ann.hand).toHaveLength(2);
});
