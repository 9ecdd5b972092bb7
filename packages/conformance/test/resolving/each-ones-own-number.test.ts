/** "That many", said of what each of several players did: each one's own number. CR 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

function deed(words: string, hands: readonly (readonly string[])[]): { hands: number[]; boards: number[] } {
  const game = table(
    [`Deed | {0} | Sorcery | | ${words}`],
    hands.map((hand, i) => ({
      hand: i === 0 ? [...hand, 'Deed'] : hand,
      library: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
    })),
  );
  plays(game.ann, 'Deed');
  return {
    hands: game.seats.map((seat) => seat.hand.length),
    boards: game.seats.map((seat) => seat.battlefield.length),
  };
}

test('each player draws as many cards as they themselves discarded (CR 608.2c)', () => {
  const words = 'Each player discards their hand, then draws that many cards.';
  // In a game of several, who begins draws in the first turn, too: CR 103.8.
  expect(deed(words, [['Shock'], ['Shock'], []]).hands).toEqual([2, 1, 0]);
});

test('... or one fewer (CR 608.2c)', () => {
  const words = 'Each player discards their hand, then draws that many cards minus one.';
  expect(deed(words, [['Shock', 'Shock'], ['Shock', 'Shock'], ['Shock'], []]).hands).toEqual([2, 1, 0, 0]);
});

test('each player creates as many tokens as they discarded cards (CR 608.2c)', () => {
  const words = 'Each player discards their hand, then creates that many 1/1 red Imp creature tokens.';
  expect(deed(words, [['Shock'], ['Shock', 'Shock', 'Shock']]).boards).toEqual([1, 3]);
});

test('of cards that each chooses to discard, too (CR 608.2c, 101.4)', () => {
  const lines = ['Deed | {0} | Sorcery | | Each player discards up to two cards, then draws that many cards.'];
  const game = table(lines, [{ hand: ['Deed', 'Shock', 'Shock'] }, { hand: ['Shock', 'Shock'] }]);
  game.ann.answers('chooseObjects', [0, 1]);
  game.ben.answers('chooseObjects', [1]);
  plays(game.ann, 'Deed');
  expect([game.ann.hand, game.ben.hand.toSorted()]).toEqual([
    ['Plains', 'Plains'],
    ['Plains', 'Shock'],
  ]);
});

test('what only one is said to do counts all that was done (CR 608.2c)', () => {
  const lines = ['Deed | {0} | Sorcery | | Each player discards their hand, then you draw that many cards.'];
  const game = table(lines, [{ hand: ['Deed', 'Shock'] }, { hand: ['Shock', 'Shock'] }]);
  plays(game.ann, 'Deed');
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([3, 0]);
});

test('each player puts counters on the token that they created, as many as are theirs (CR 608.2c, 111.2)', () => {
  const lines = [
    'Fold | {0} | Sorcery | | Exile all creatures. Each player creates a 0/0 green Ooze creature token and puts a number of +1/+1 counters on it equal to the total power of creatures they controlled that were exiled this way.',
    'Cub | {0} | Creature — Bear | 2/2 |',
    'Ox | {0} | Creature — Ox | 3/5 |',
  ];
  const game = table(lines, [{ hand: ['Fold'], battlefield: ['Cub'] }, { battlefield: ['Ox', 'Ox'] }, {}]);
  plays(game.ann, 'Fold');
  expect([game.ann.stats('Ooze Token'), game.ben.stats('Ooze Token')]).toEqual(['2/2', '6/6']);
  expect(game.cat.battlefield).toEqual([]);
});
