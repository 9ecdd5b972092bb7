/** "Whenever you attack a player": once for each player attacked; "one or more of your opponents": once. CR 508.3d, 508.3e, 603.2c. */
import { expect, test } from 'vitest';
import type { Entity } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const OWL = 'Owl | {0} | Creature — Bird | 1/1';

/** Ann attacks ben with Cub and cat with Owl, or ben with both. */
function attack(text: string, both: boolean): Scenario {
  const game = table(
    [CUB, OWL, `Drum | {0} | Enchantment | | ${text}`],
    [{ battlefield: ['Cub', 'Owl', 'Drum'] }, {}, {}],
  );
  game.plan((question) => {
    if (question.kind !== 'attackers' || question.player !== 0) return null;
    return ['Cub', 'Owl'].flatMap((name) => {
      const attacker = game.indexOf(question.attackers as readonly number[] as readonly Entity[], name);
      const whom = name === 'Owl' && !both ? 'cat' : 'ben';
      return [attacker, game.indexOf(question.defenders[attacker] ?? [], whom)];
    });
  });
  return game.throughCombat();
}

test.each([
  ['Whenever you attack a player, you gain 1 life.', 22, 21],
  ['Whenever you attack one or more players, you gain 1 life.', 21, 21],
  ['Whenever you attack, you gain 1 life.', 21, 21],
  ['Whenever one or more creatures you control attack a player, you gain 1 life.', 22, 21],
  ['Whenever one or more creatures you control attack, you gain 1 life.', 21, 21],
  ['Whenever a creature you control attacks a player, you gain 1 life.', 22, 22],
])('%s', (text, apart, together) => {
  expect([attack(text, false).ann.life, attack(text, true).ann.life]).toEqual([apart, together]);
});
