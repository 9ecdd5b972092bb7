/** An effect that says who wins or loses does it at once, before anything that would be looked at later. CR 104.1, 104.2b, 104.3e. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;

test('a player with no life left wins before that is seen (CR 104.2b, 704.3)', () => {
  const game = table([spell('Last', 'You lose 20 life. You win the game.')], [{ hand: ['Last'] }, []]);
  plays(game.ann, 'Last');
  expect([game.isOver, game.game.winners]).toEqual([true, [0]]);
});

test('so does a player who drew from an empty library (CR 104.2b, 704.5b)', () => {
  const game = table([spell('Last', 'Draw three cards. You win the game.')], [{ hand: ['Last'], library: [] }, []]);
  plays(game.ann, 'Last');
  expect(game.game.winners).toEqual([0]);
});

test('what follows in the same effect no longer happens (CR 104.1)', () => {
  const words = 'Target player loses the game. You lose 20 life.';
  const game = table([spell('Doom', words)], [{ hand: ['Doom'] }, []]);
  plays(game.ann, 'Doom', 'ben');
  expect([game.game.winners, game.ann.life]).toEqual([[0], 20]);
});

test('with others left the game goes on, without the one who lost (CR 104.3e, 104.5)', () => {
  const game = table([spell('Doom', 'Target player loses the game.')], [{ hand: ['Doom'] }, {}, {}]);
  plays(game.ann, 'Doom', 'ben');
  expect([game.isOver, game.ben.state.left]).toEqual([false, true]);
});
