/** A draw replaced: the card is looked at, and what it is decides whether it is drawn. The hand is open. CR 121.6, 400.2, 614.5, 614.6. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  "Long Return | {0} | Enchantment | | Play with your hand revealed. / If you would draw a card, look at the top card of your library instead. If it's an artifact or creature card, put it into your graveyard. Otherwise, draw a card. / Whenever a creature dies, if you control an enchantment, you gain 1 life.",
  'Glance | {0} | Sorcery | | Draw two cards.',
];
const library = (...top: string[]): string[] => [...top, 'Plains', 'Plains', 'Plains', 'Plains'];

test('a creature card goes to the graveyard, each other card is drawn, one draw after the other (CR 121.2, 121.6, 614.5)', () => {
  const game = table(LINES, [
    { battlefield: ['Long Return'], hand: ['Glance'], library: library('Grizzly Bears', 'Island') },
    {},
  ]);
  plays(game.ann, 'Glance');
  expect([game.ann.graveyard.toSorted(), game.ann.hand]).toEqual([['Glance', 'Grizzly Bears'], ['Island']]);
});

test('the draws of others go on as they are (CR 614.6)', () => {
  const game = table(LINES, [
    { battlefield: ['Long Return'] },
    { hand: ['Glance'], library: library('Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears') },
  ]);
  game.to('PrecombatMain', game.game.turn + 1);
  plays(game.ben, 'Glance');
  expect(game.ben.hand).toEqual(['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears']);
});

test('the hand of its controller is open to an opponent, that of the opponent is not (CR 400.2)', () => {
  const game = table(LINES, [{ battlefield: ['Long Return'], hand: ['Island'] }, { hand: ['Forest'] }]);
  const shown = (viewer: typeof game.ann): readonly string[] =>
    game.session.view(viewer.id).shown.map(({ name }) => name);
  expect([shown(game.ben), shown(game.ann)]).toEqual([['Island'], []]);
});
