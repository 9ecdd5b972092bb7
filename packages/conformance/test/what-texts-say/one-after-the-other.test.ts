/** "Put one of them here, put one of them there": what an earlier step has put somewhere is not one of them any more. CR 608.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LIBRARY = ['Forest', 'Island', 'Swamp', 'Mountain', 'Plains', 'Plains'];

/** Plays the sorcery; how many cards each choice was out of, and where cards went. */
function played(text: string): { offered: number[]; hand: string[]; exile: string[] } {
  const game = table([`Sift | {0} | Sorcery | | ${text}`], [{ hand: ['Sift'], library: LIBRARY }, {}]);
  const offered: number[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    if (question.kind !== 'chooseObjects') return null;
    offered.push(question.from.length);
    return [0];
  });
  plays(game.ann, 'Sift');
  const { hand, exile } = game.ann;
  return { offered, hand, exile };
}

test('one of three to the hand, one to the bottom, the last into exile (CR 608.2c)', () => {
  const { offered, hand, exile } = played(
    `Look at the top three cards ${'of your library'}. Put one of them into your hand, put one of them on the bottom ${'of your library'}, and exile one of them.`,
  );
  expect([offered, hand, exile]).toEqual([[3, 2], ['Forest'], ['Swamp']]);
});

test('two players put one away in turn, each out of fewer (CR 608.2c)', () => {
  const { offered, hand } = played(
    `Reveal the top five cards ${'of your library'}. Put one of them into your hand. Then choose an opponent. They put one on the bottom of your library. Then you put one into your hand. Then they put one on ${'the bottom'} of your library. Put the other into your hand.`,
  );
  expect([offered.at(-3), offered.at(-2), offered.at(-1)]).toEqual([4, 3, 2]);
  expect(hand).toEqual(['Forest', 'Swamp', 'Plains']);
});

test('any number from among them is without the one that was taken (CR 608.2c)', () => {
  const { offered, hand } = played(
    `Look at the top four cards ${'of your library'}. You may put one of them into your hand. Then put any number of land cards ${'from among them'} onto the battlefield tapped and the rest into your graveyard.`,
  );
  expect(offered.at(-1)).toBe(3);
  expect(hand).toEqual(['Forest']);
});

test('"starting with you, each player may put a card onto the battlefield": what one puts there sees the next come (CR 608.2c)', () => {
  const scout = `Scout | {9} | Creature — Human | 1/1 | Whenever another creature enters, you gain 1 life.`;
  const rush = `Rush | {0} | Sorcery | | Starting with you, each player may put a creature card from their hand onto the battlefield.`;
  const both = rush.replace('Rush', 'Both').replace('Starting with you, each', 'Each');
  for (const [spell, lives] of [
    ['Rush', [21, 20]],
    ['Both', [21, 21]],
  ] as const) {
    const game = table([scout, rush, both], [{ hand: [spell, 'Scout'] }, { hand: ['Scout'] }]);
    game.ann.answers('yesNo', [1]);
    game.ben.answers('yesNo', [1]);
    plays(game.ann, spell);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Scout'], ['Scout']]);
    expect([spell, [game.ann.life, game.ben.life]]).toEqual([spell, lives]);
  }
});
