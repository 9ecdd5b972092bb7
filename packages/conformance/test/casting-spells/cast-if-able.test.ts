/** Spells that an effect tells a player to cast. CR 118.8c. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

test('a spell to be cast "if able" need not be, if its additional cost asks for cards of some quality in the hand (CR 118.8c)', () => {
  const lines = [
    'Wild Page | {0} | Sorcery | | Exile the top card of your library. You cast it without paying its mana cost if able.',
    'Feed Beast | {3} | Sorcery | | As an additional cost to cast Feed Beast, discard a creature card. / You gain 5 life.',
    'Feed Any | {3} | Sorcery | | As an additional cost to cast Feed Any, discard a card. / You gain 5 life.',
  ];
  const life = (top: string, cast: 0 | 1): readonly [number, number] => {
    const game = table(lines, [{ hand: ['Wild Page', 'Grizzly Bears'], library: [top] }, {}]);
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      asked++;
      return [cast];
    });
    game.ann.casts('Wild Page');
    game.resolveAll();
    return [asked, game.ann.life];
  };
  expect([life('Feed Beast', 1), life('Feed Beast', 0)]).toEqual([
    [1, 25],
    [1, 20],
  ]);
  expect(life('Feed Any', 0)).toEqual([0, 25]);
});

test('nobody has to show cards of a stated quality; cards of any kind, and all else that is paid, must be paid (CR 118.8c)', () => {
  const page =
    'Wild Page | {0} | Sorcery | | Exile the top card of your library. You cast it without paying its mana cost if able.';
  const asked = (...costs: string[]): boolean => {
    const text = costs.map((cost) => `As an additional cost to cast this spell, ${cost}.`).join(' / ');
    const feast = `Feast | {3} | Sorcery | | ${text} / You gain 5 life.`;
    const black = 'Ember | {B} | Creature — Goblin | 2/2 |';
    const hand = ['Wild Page', 'Ember', 'Ember', 'Swamp'];
    const game = table([page, feast, black], [{ battlefield: ['Ember', 'Swamp'], hand, library: ['Feast'] }, {}]);
    let was = false;
    game.plan((question) => {
      if (question.kind !== 'yesNo') return null;
      was = true;
      expect([question.yes, question.no, question.reason.text]).toEqual(['Cast', 'Do not cast', 'Cast Feast?']);
      return [0];
    });
    game.ann.casts('Wild Page');
    expect(game.resolveAll().ann.life >= 22).toBe(!was);
    return was;
  };
  for (const cost of [
    'discard a Goblin card',
    'reveal a land card from your hand',
    'discard a black card',
    'discard a card with mana value 1 or less',
    'discard a card named Ember',
    'discard a nonland card',
  ])
    expect([cost, asked(cost)]).toEqual([cost, true]);
  for (const cost of ['discard two cards', 'discard your hand', 'sacrifice a creature', 'pay 3 life'])
    expect([cost, asked(cost)]).toEqual([cost, false]);
  expect(asked('discard a land card or pay {1}')).toBe(false);
  expect(asked('pay 1 life', 'discard a land card')).toBe(true);
  expect(asked('pay 1 life and discard a land card')).toBe(true);
});
