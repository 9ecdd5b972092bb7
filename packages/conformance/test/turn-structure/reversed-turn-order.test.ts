/** Turn order that an effect has reversed: turns, priority and APNAP order go the other way around. CR 101.4, 103.1, 117.3d. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const BACKWARDS = "Backwards | {0} | Sorcery | | Reverse the game's turn order.";
const MORE = 'More | {0} | Sorcery | | Take an extra turn after this one.';
const BELL = 'Bell | {0} | Enchantment | | When Bell enters, each player discards a card.';
const HEIR = 'Heir | {0} | Enchantment | | Whenever a player casts a spell, you gain 1 life.';
const DOOM = 'Doom | {0} | Sorcery | | Target player loses 50 life.';
const forests = Array.from({ length: 20 }, () => 'Forest');
const seat = { library: forests, hand: ['Forest', 'Forest'], battlefield: ['Heir'] };

function four(...hand: string[]): Scenario {
  return table([BACKWARDS, MORE, BELL, HEIR, DOOM], [{ ...seat, hand: [...hand, 'Forest'] }, seat, seat, seat]);
}
function turns(game: Scenario, count: number): number[] {
  const active: number[] = [];
  const { turn } = game.game;
  for (let i = 1; i <= count; i++) {
    game.to('Upkeep', turn + i);
    active.push(game.game.activePlayer);
  }
  return active;
}

describe("the game's turn order, reversed", () => {
  test('turns go to the right from then on (CR 103.1)', () => {
    const game = four('Backwards');
    plays(game.ann, 'Backwards');
    expect(turns(game, 5)).toEqual([3, 2, 1, 0, 3]);
  });

  test('reversed twice, it goes as at the beginning (CR 103.1)', () => {
    const game = four('Backwards', 'Backwards');
    plays(game.ann, 'Backwards');
    plays(game.ann, 'Backwards');
    expect(turns(game, 3)).toEqual([1, 2, 3]);
  });

  test('extra turns come as they would; the order goes on from who had the last turn of the order (CR 500.7)', () => {
    const game = four('Backwards', 'More');
    plays(game.ann, 'More');
    plays(game.ann, 'Backwards');
    expect(turns(game, 3)).toEqual([0, 3, 2]);
  });

  test('choices and triggers follow it: the active player first, then to the right (CR 101.4, 603.3b)', () => {
    const game = four('Backwards', 'Bell');
    const asked: number[] = [];
    for (const player of [game.ann, game.ben, game.cat, game.dan])
      player.answers('chooseObjects', () => {
        asked.push(player.id);
        return [0];
      });
    plays(game.ann, 'Backwards');
    game.ann.casts('Bell');
    expect(game.game.stack.map((id) => game.game.objects[id]?.controller)).toEqual([0, 0, 3, 2, 1]);
    game.resolveAll();
    expect(asked).toEqual([0, 3, 2, 1]);
  });

  test('priority is passed to the right (CR 117.3d)', () => {
    const game = four('Backwards', 'Bell');
    plays(game.ann, 'Backwards');
    const players: number[] = [];
    for (let i = 0; i < 4; i++) {
      players.push(game.question?.player as number);
      game.answer([0]);
    }
    expect(players).toEqual([0, 3, 2, 1]);
  });

  test('a player who has left is passed over in that direction too (CR 800.4a)', () => {
    const game = four('Backwards', 'Doom');
    plays(game.ann, 'Backwards');
    plays(game.ann, 'Doom', 'dan');
    expect(game.dan.state.lost).toBe(true);
    expect(turns(game, 3)).toEqual([2, 1, 0]);
  });
});
