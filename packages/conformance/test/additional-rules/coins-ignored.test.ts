/** Coins of which one is ignored. CR 614.6, 705.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { picks, plays, table } from '../support/text-table.ts';

const THUMB = 'Thumb | {0} | Artifact | | If you would flip a coin, flip two coins and ignore one instead.';
const WON = 'Won | {0} | Enchantment | | Whenever you win a coin flip, you gain 1 life.';
const LOST = 'Lost | {0} | Enchantment | | Whenever you lose a coin flip, you lose 1 life.';
const TOSS = 'Toss | {0} | Sorcery | | Flip a coin. If you win the flip, you gain 10 life.';
const TOSSES = 'Tosses | {0} | Sorcery | | Flip two coins. You gain 10 life for each flip you won.';

/** Ann tosses with these coins: 2 is a flip that she wins. */
function tossing(coins: readonly number[], thumbs: number, spell = 'Toss'): Scenario {
  let flipped = 0; // What has been asked is played again, with the same coins.
  const battlefield = ['Won', 'Lost', ...Array.from({ length: thumbs }, () => 'Thumb')];
  return table([THUMB, WON, LOST, TOSS, TOSSES], [{ battlefield, hand: [spell] }, { battlefield: ['Thumb'] }]).alter(
    (position) => {
      position.scripted = () => coins[flipped++ % coins.length] as number;
    },
  );
}

test('two coins are flipped, and the player chooses which of them counts; the other never happened (CR 614.6)', () => {
  for (const [kept, life] of [
    ['1', 31],
    ['0', 19],
  ] as const) {
    const game = tossing([1, 2], 1);
    picks(game.ann, kept);
    expect(plays(game.ann, 'Toss').ann.life).toBe(life);
  }
});

test('nothing is asked where both are alike, and nothing is replaced for another player (CR 614.6)', () => {
  expect(plays(tossing([1, 1], 1).ann, 'Toss').ann.life).toBe(19);
  expect(plays(tossing([2, 2], 1).ann, 'Toss').ann.life).toBe(31);
  expect(plays(tossing([1, 2], 0).ann, 'Toss').ann.life).toBe(19);
});

test('of several coins each is replaced by itself; two such effects leave one coin of four (CR 614.5)', () => {
  const game = tossing([1, 1, 2, 2], 1, 'Tosses');
  expect(plays(game.ann, 'Tosses').ann.life).toBe(20 - 1 + 11);
  const twice = tossing([1, 1, 1, 2], 2);
  twice.plan((question) => (question.kind === 'chooseOption' && question.options[0] === '1' ? [0] : null));
  expect(plays(twice.ann, 'Toss').ann.life).toBe(31);
});
