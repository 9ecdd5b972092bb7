/** "As this enters, you may have it become a copy ... until end of turn". CR 614.1c, 707.2, 707.5, 611.2a. */
import { expect, test } from 'vitest';
import { now, table } from '../support/text-table.ts';

const GLASS =
  'Odd Glass | {0} | Artifact | | As Odd Glass enters, you may have it become a copy of any creature on the battlefield until end of turn, except it has haste.';
const HERALD = 'Herald | {0} | Creature — Human | 2/3 | When Herald enters, you gain 3 life.';

function play(battlefield: readonly string[], yes = true): ReturnType<typeof table> {
  const game = table([GLASS, HERALD], [{ battlefield, hand: ['Odd Glass'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [yes ? 1 : 0] : question.kind === 'chooseObjects' ? [0] : null));
  game.ann.casts('Odd Glass');
  return game.resolveAll();
}

test('it enters as the creature: what triggers when that enters does (CR 707.5)', () => {
  const game = play(['Herald']);
  expect(game.ann.battlefield).toEqual(['Herald', 'Herald']);
  expect(game.ann.life).toBe(23);
  expect(now(game.ann, 'Herald', 1).abilities.map(({ ability }) => ability)).toContainEqual({
    kind: 'keyword',
    keyword: 'haste',
  });
});

test('when the turn ends it is itself again (CR 611.2a)', () => {
  const game = play(['Herald']);
  game.to('Upkeep');
  expect([...game.ann.battlefield].sort()).toEqual(['Herald', 'Odd Glass']);
});

test('nobody has to, and without a creature there is nothing to be (CR 608.2d)', () => {
  expect(play(['Herald'], false).ann.battlefield).toContain('Odd Glass');
  expect(play([]).ann.battlefield).toEqual(['Odd Glass']);
});

test('what is done when it is so may speak of the card that it copies (CR 707.9g, 608.2c)', () => {
  for (const name of ['Swap', 'Double']) {
    const what =
      name === 'Swap'
        ? 'any creature card in a graveyard, except it has haste. When you do, exile that card.'
        : "any creature card in a graveyard, except it has flying. When you do, you gain life equal to that card's power.";
    const line = `${name} | {0} | Creature — Shapeshifter | 4/4 | You may have this creature enter as a copy of ${what}`;
    const game = table([line, HERALD], [{ hand: [name], graveyard: ['Herald'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? [0] : null));
    game.ann.casts(name);
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Herald']);
    expect([game.ann.graveyard, game.ann.exile, game.ann.life]).toEqual(
      name === 'Swap' ? [[], ['Herald'], 23] : [['Herald'], [], 25],
    );
  }
});
