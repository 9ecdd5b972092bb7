/** "A player", "an opponent" who did something so often: one and the same of them. CR 102.2, 608.2h. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const SPARK = 'Spark | {0} | Instant | | You gain 1 life.';
const SIFT = 'Sift | {0} | Instant | | Draw two cards.';
const PLAINS = Array.from({ length: 6 }, () => 'Plains');

/** Ann's Tally asks of her opponents; Ben and Cat each have the same two cards. */
function asked(text: string, card: string, hand: readonly string[]): Scenario {
  const seat = { hand: [...hand], library: PLAINS };
  return table([card, `Tally | {0} | Artifact | | {0}: ${text}`], [{ battlefield: ['Tally'] }, seat, seat]);
}

describe('so many deeds', () => {
  test('two opponents who cast a spell each are no opponent who cast two (CR 608.2h)', () => {
    const game = asked('If an opponent cast two or more spells this turn, you gain 5 life.', SPARK, ['Spark', 'Spark']);
    plays(game.ben, 'Spark');
    plays(game.cat, 'Spark');
    uses(game.ann, 'Tally');
    expect(game.ann.life).toBe(20);
    plays(game.cat, 'Spark');
    uses(game.ann, 'Tally');
    expect(game.ann.life).toBe(25);
  });

  test('cards drawn by several opponents are not put together (CR 608.2h)', () => {
    const game = asked('If an opponent drew three or more cards this turn, you gain 5 life.', SIFT, ['Sift', 'Sift']);
    plays(game.ben, 'Sift');
    plays(game.cat, 'Sift');
    uses(game.ann, 'Tally');
    expect(game.ann.life).toBe(20);
    plays(game.ben, 'Sift');
    uses(game.ann, 'Tally');
    expect(game.ann.life).toBe(25);
  });

  test('spells borrowed are those cast and not owned: cheaper than one’s own (CR 108.3, 601.2f)', () => {
    const lines = [
      "Broker | {0} | Artifact | | Spells you cast but don't own cost {1} less to cast.",
      "Loan | {0} | Sorcery | | Exile the top card of target opponent's library. You may play that card this turn.",
      'Trinket | {1} | Artifact | | ',
    ];
    const game = table(lines, [{ battlefield: ['Broker'], hand: ['Loan', 'Trinket'] }, { library: ['Trinket'] }]);
    plays(game.ann, 'Loan', 'ben');
    plays(game.ann, 'Trinket');
    expect(game.ann.battlefield).toEqual(['Broker', 'Trinket']);
    expect(game.ann.hand).toEqual(['Trinket']);
  });
});
