/** What an effect says of the extra turn that it makes. CR 500.7, 603.7. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const GAMBLE =
  "Gamble | {0} | Sorcery | | Take an extra turn after this one. At the beginning of that turn's end step, you lose 50 life.";
const MORE = 'More | {0} | Sorcery | | Take an extra turn after this one.';
const LAZY =
  'Lazy | {0} | Enchantment | | If another player would begin an extra turn, that player skips that turn instead.';
const forests = Array.from({ length: 10 }, () => 'Forest');
const start = (...hand: string[]) =>
  table([GAMBLE, MORE], [{ hand, library: forests }, { library: forests }, { library: forests }]);

describe("that turn's end step", () => {
  test('the end step of the turn at hand is not meant, that of the extra turn is (CR 603.7)', () => {
    const game = start('Gamble');
    plays(game, game.ann, 'Gamble');
    game.to('Upkeep', 2);
    expect([game.game.activePlayer, game.ann.state.lost]).toEqual([0, false]);
    game.to('Upkeep', 3);
    expect([game.game.activePlayer, game.ann.state.lost]).toEqual([1, true]);
  });

  test('of several extra turns the last one made is taken first, and each is meant by what made it (CR 500.7)', () => {
    const game = start('Gamble', 'More');
    plays(game, game.ann, 'Gamble');
    plays(game, game.ann, 'More');
    game.to('Upkeep', 3);
    expect([game.game.activePlayer, game.ann.state.lost]).toEqual([0, false]);
    game.to('Upkeep', 4);
    expect(game.ann.state.lost).toBe(true);
  });

  test('an extra turn that is skipped has no end step, nor is a later extra turn that turn (CR 614.10)', () => {
    const game = table(
      [GAMBLE, LAZY],
      [{ hand: ['Gamble'], library: forests }, { battlefield: ['Lazy'], library: forests }, { library: forests }],
    );
    plays(game, game.ann, 'Gamble');
    game.to('Upkeep', 2);
    expect([game.game.activePlayer, game.ann.state.lost]).toEqual([1, false]);
    game.to('Upkeep', 5);
    expect([game.game.activePlayer, game.ann.state.lost]).toEqual([1, false]);
  });
});

describe('a step of that turn that is skipped', () => {
  const REST =
    'Rest | {0} | Sorcery | | Draw a card. Take an extra turn after this one. Skip the untap step of that turn.';
  const resting = (...hand: string[]) => {
    const seat = { library: forests };
    const game = table(
      [REST, MORE, 'Peat | | Land | | {T}: Add {B}.'],
      [{ ...seat, hand, battlefield: ['Peat'] }, seat],
    );
    game.ann.activates('Peat');
    for (const name of hand) plays(game, game.ann, name);
    return (turn: number): [number, boolean] => {
      game.to('Upkeep', turn);
      return [game.game.activePlayer, game.ann.permanent('Peat').status === 0];
    };
  };

  test('of the extra turn only: permanents stay tapped there and untap in the next (CR 500.11, 500.7)', () => {
    const untapped = resting('Rest');
    expect([untapped(2), untapped(3), untapped(4)]).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });

  test('of the turn that this effect made, whatever extra turn comes before it (CR 500.7)', () => {
    const untapped = resting('Rest', 'More');
    expect(untapped(2)).toEqual([0, true]);
  });

  test('and that one untap step is skipped still (CR 500.7, 614.10)', () => {
    const seat = { library: forests };
    const game = table(
      [REST, MORE, 'Peat | | Land | | {T}: Add {B}.'],
      [{ ...seat, hand: ['Rest', 'More'], battlefield: ['Peat'] }, seat],
    );
    for (const name of ['Rest', 'More']) plays(game, game.ann, name);
    game.to('Upkeep', 2);
    game.ann.activates('Peat');
    game.to('Upkeep', 3);
    expect([game.game.activePlayer, game.ann.permanent('Peat').status === 0]).toEqual([0, false]);
  });
});
