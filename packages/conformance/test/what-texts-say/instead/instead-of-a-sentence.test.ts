/** What "instead" takes the place of: the whole sentence before it, or the step that does the same. CR 608.2c, 614.15. */
import { expect, test } from 'vitest';
import { plays, table } from '../../support/text-table.ts';

const library = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';

test('"If ..., instead" at the beginning replaces every step of the sentence before (CR 608.2c)', () => {
  const ponder = `Weigh | {0} | Sorcery | | Draw two cards, then discard a card. If you control a creature, instead draw three cards.`;
  for (const [battlefield, hand] of [
    [[], 1],
    [['Tin Bear'], 3],
  ] as const) {
    const game = table([BEAR, ponder], [{ hand: ['Weigh'], library, battlefield: [...battlefield] }, {}]);
    plays(game.ann, 'Weigh');
    expect([battlefield.length, game.ann.hand.length]).toEqual([battlefield.length, hand]);
  }
});

test('what came before that sentence is done in any case (CR 608.2c)', () => {
  const reach = `Reach | {0} | Sorcery | | You gain 1 life. Search your library for a basic ${'land'} card, put ${'it'} onto the battlefield, then shuffle. If you control a creature, instead search your library for two basic land cards, put ${'them'} onto the battlefield, then shuffle.`;
  const game = table([BEAR, reach], [{ hand: ['Reach'], library, battlefield: ['Tin Bear'] }, {}]);
  game.ann.answers('chooseObjects', [0, 1]);
  plays(game.ann, 'Reach');
  expect(game.ann.battlefield.filter((name) => name === 'Forest')).toHaveLength(2);
  expect(game.ann.life).toBe(21);
});

test('tokens made instead enter as those would have entered (CR 111.3)', () => {
  const rise = `Rise | {0} | Sorcery | | Create a tapped 2/2 black Zombie creature token and you gain 3 life. If you control a creature, instead create two of those tokens and you gain 5 life.`;
  const game = table([BEAR, rise], [{ hand: ['Rise'], battlefield: ['Tin Bear'] }, {}]);
  plays(game.ann, 'Rise');
  expect(game.session.view(game.ann.id).battlefield.filter(({ tapped }) => tapped)).toHaveLength(2);
  expect([game.ann.battlefield.length, game.ann.life]).toEqual([3, 25]);
});

test('"you choose for each player instead" is the same choice made by you; what stands behind it is done all the same (CR 608.2c)', () => {
  const myth = (by: string): string =>
    `Myth | {0} | Sorcery | | Each player chooses ${'an'} artifact, a creature, an enchantment, and a planeswalker from among the ${'nonland'} permanents they control, then sacrifices the rest. If ${by} was spent to cast this spell, you choose the ${'permanents'} for each player instead.`;
  const game = table(
    [BEAR, 'Tin Ox | {0} | Creature — Ox | 3/3 |', myth('{B}{R}').replace('{0}', '{B}{R}')],
    [
      { hand: ['Myth'], battlefield: ['Swamp', 'Mountain', 'Tin Bear', 'Tin Ox'] },
      { battlefield: ['Tin Ox', 'Tin Bear', 'Forest'] },
    ],
  );
  const asked: string[] = [];
  for (let i = 0; i < 2; i++)
    game.ann.answers('chooseObjects', (question) => {
      asked.push('ann');
      return question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Tin Bear')] : [];
    });
  plays(game.ann, 'Myth');
  expect(asked).toEqual(['ann', 'ann']);
  expect(game.ann.battlefield).toEqual(['Swamp', 'Mountain', 'Tin Bear']);
  expect(game.ben.battlefield.toSorted()).toEqual(['Forest', 'Tin Bear']);
});
