/** "Repeat this process": all steps of the text, from the first one on. CR 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from './rules-table.ts';

const TRAIL =
  "Trail Ahead | {0} | Sorcery | | Reveal the top card of your library. If it's a land card, put it onto the battlefield and repeat this process.";

/** Ann's lands and how many cards are left, when her library has these cards, the top card first. */
function after(library: readonly string[]): readonly [number, number] {
  const game = table([TRAIL], [{ hand: ['Trail Ahead'], library }, []]);
  plays(game, game.ann, 'Trail Ahead');
  return [game.ann.battlefield.length, game.ann.library.length];
}

describe('repeat this process', () => {
  test('a step that ends the text in the middle of a sentence repeats the whole text (CR 608.2c)', () => {
    expect(after(['Forest', 'Forest', 'Grizzly Bears', 'Forest'])).toEqual([2, 2]);
    expect(after(['Grizzly Bears', 'Forest'])).toEqual([0, 2]);
  });

  test('when nothing is left to reveal, nothing is a land card and the process ends (CR 608.2c)', () => {
    expect(after(['Forest', 'Forest'])).toEqual([2, 0]);
    expect(after([])).toEqual([0, 0]);
  });

  test('however often the process is repeated, it comes to an end (CR 608.2c)', () => {
    expect(after(Array.from({ length: 600 }, () => 'Forest'))).toEqual([600, 0]);
  });

  test('a process that is repeated without end and without a choice is a draw (CR 104.4b)', () => {
    const lines = ['Round Dance | {0} | Sorcery | | You gain 1 life. Repeat this process.'];
    const game = table(lines, [{ hand: ['Round Dance'] }, []]);
    plays(game, game.ann, 'Round Dance');
    expect([game.game.drawn, game.game.waiting, game.game.winners]).toEqual([true, 'over', []]);
  });
});
