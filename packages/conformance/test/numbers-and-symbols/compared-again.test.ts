/** "If it's greater, you may pay the difference": the two that were compared before, the other way round. CR 107.3, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SWAP =
  'Trade Up | {0} | Sorcery | | Sacrifice an artifact. If you do, search your library for an artifact card. If that card’s mana value is less than or equal to the sacrificed artifact’s mana value, put that card onto the battlefield. If it’s greater, you may pay {1}{X}, where X is the difference. If you do, put that card onto the battlefield. If you don’t, put that card into your graveyard. Then shuffle.';
const TWO = 'Small Box | {2} | Artifact | |';
const FIVE = 'Big Box | {5} | Artifact | |';

function traded(old: string, found: string, lands: number, pays: boolean): ReturnType<typeof table> {
  const game = table(
    [SWAP, TWO, FIVE],
    [
      {
        battlefield: [old, ...Array.from({ length: lands }, () => 'Island')],
        hand: ['Trade Up'],
        library: ['Hill Giant', found],
      },
      {},
    ],
  );
  game.plan((question) => {
    if (question.kind === 'yesNo') return [pays ? 1 : 0];
    return question.kind === 'chooseObjects' ? [0] : null;
  });
  return plays(game.ann, 'Trade Up');
}

test('one that costs no more comes without anything paid (CR 608.2c)', () => {
  const game = traded('Big Box', 'Small Box', 3, false);
  expect(game.ann.battlefield).toContain('Small Box');
  expect(game.ann.graveyard.toSorted()).toEqual(['Big Box', 'Trade Up']);
});

test('for one that costs more the difference is paid, and one besides (CR 107.3)', () => {
  const game = traded('Small Box', 'Big Box', 4, true);
  expect(game.ann.battlefield).toContain('Big Box');
});

test('who does not pay, or cannot, has it in the graveyard (CR 608.2c)', () => {
  for (const [lands, pays] of [
    [4, false],
    [3, true],
  ] as const) {
    const game = traded('Small Box', 'Big Box', lands, pays);
    expect(game.ann.graveyard).toContain('Big Box');
    expect(game.ann.battlefield).not.toContain('Big Box');
  }
});
