/** Who took a keyword action by an earlier step of the same text, and who did not. CR 608.2c, 608.2e, 701.16. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const INQUEST =
  'Inquest | {0} | Sorcery | | Each opponent may investigate. Each opponent who doesn’t loses 3 life. You investigate X times, where X is two plus the number of players who investigated this way.';
const TOLL = 'Toll | {0} | Sorcery | | Each player may proliferate. Each player who does gains 2 life.';
const LINES = [INQUEST, TOLL];
const clues = (game: Scenario): readonly number[] =>
  [game.ann, game.ben, game.cat].map(({ battlefield }) => battlefield.filter((name) => name === 'Clue').length);

function asked(...answers: readonly boolean[]): Scenario {
  const game = table(LINES, [{ hand: LINES.map((line) => line.split(' |')[0] as string) }, {}, {}]);
  answers.forEach((answer, i) => [game.ben, game.cat][i]?.answers('yesNo', [answer ? 1 : 0]));
  return game;
}

test('one who does not loses life, one who does makes you investigate once more often (CR 608.2c)', () => {
  const game = plays(asked(true, false).ann, 'Inquest');
  expect([clues(game), game.ben.life, game.cat.life]).toEqual([[3, 1, 0], 20, 17]);
});

test('nobody does: you investigate twice, and each of them loses life (CR 608.2e)', () => {
  const game = plays(asked(false, false).ann, 'Inquest');
  expect([clues(game), game.ben.life, game.cat.life]).toEqual([[2, 0, 0], 17, 17]);
});

test('who takes another keyword action is told of it likewise (CR 608.2c, 701.27)', () => {
  const game = asked(false, true);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Toll');
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([22, 20, 22]);
});
