/** Abilities chosen as a permanent enters, which others have as long as it is there. CR 607.2d, 614.12. */
import { expect, test } from 'vitest';
import { hasKeyword } from '../../../engine/src/questions/objects/keywords.ts';
import { now, table } from '../support/text-table.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';

const KEYWORDS = ['flying', 'reach', 'haste'];
const CAPTAIN =
  'Old Captain | {0} | Creature — Soldier | 2/2 | As Old Captain enters, choose two abilities from among flying, reach, and haste. / Humans you control have each of the chosen abilities.';
const DRILL =
  'Old Drill | {0} | Enchantment | | As Old Drill enters, choose two abilities from among haste, flying, and reach. / Creatures you control have each of the chosen abilities.';
const END = 'Small End | {0} | Instant | | Destroy target Soldier.';

const has = (player: TestPlayer, name: string): readonly string[] =>
  KEYWORDS.filter((keyword) => hasKeyword(now(player, name), keyword));

test('two different ones are chosen, and what is described has both and not the third (CR 607.2d)', () => {
  const game = table([CAPTAIN], [{ hand: ['Old Captain'], battlefield: ['Hill Giant'] }, ['Hill Giant']]);
  const offered: (readonly string[])[] = [];
  for (const answer of [2, 0])
    game.ann.answers('chooseOption', (question) => {
      if (question.kind === 'chooseOption') offered.push(question.options);
      return [answer];
    });
  game.ann.casts('Old Captain');
  game.resolveAll();
  expect(offered).toEqual([KEYWORDS, ['flying', 'reach']]);
  expect([has(game.ann, 'Hill Giant'), has(game.ben, 'Hill Giant')]).toEqual([['flying', 'haste'], []]);
  expect(has(game.ann, 'Old Captain')).toEqual([]);
});

test('they are had no more when it has left, and the next one chooses anew (CR 400.7, 611.3a)', () => {
  const game = table(
    [CAPTAIN, DRILL, END],
    [{ hand: ['Old Captain', 'Small End', 'Old Drill'], battlefield: ['Hill Giant'] }, []],
  );
  game.ann.answers('chooseOption', [0]).answers('chooseOption', [0]);
  game.ann.casts('Old Captain');
  game.resolveAll();
  expect(has(game.ann, 'Hill Giant')).toEqual(['flying', 'reach']);
  game.ann.casts('Small End', { targets: ['Old Captain'] });
  game.resolveAll();
  expect(has(game.ann, 'Hill Giant')).toEqual([]);
  game.ann.answers('chooseOption', [0]).answers('chooseOption', [0]);
  game.ann.casts('Old Drill');
  game.resolveAll();
  expect(has(game.ann, 'Hill Giant')).toEqual(['flying', 'haste']);
});
