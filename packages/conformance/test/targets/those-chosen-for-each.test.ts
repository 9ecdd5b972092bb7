/** A target for each opponent: what is said afterwards is said of all of them. CR 115.1, 608.2c, 614.1a. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, now, plays, table } from '../support/text-table.ts';

const RISE =
  'Rise | {0} | Sorcery | | For each opponent, untap up to one target creature that player controls. Those creatures get +1/+1 until end of turn.';
const FLOOD =
  'Flood Giant | {0} | Creature — Giant | 5/5 | When this creature enters, for each opponent, you may cast up to one target sorcery card from that player’s graveyard without paying its mana cost. If a sorcery spell cast this way would be put into a graveyard, exile it instead.';
const RECALL =
  'Recall | {0} | Sorcery | | You may cast any number of target sorcery cards from your graveyard without paying their mana costs. If a sorcery spell cast this way would be put into a graveyard, exile it instead.';
const CARDS = [
  RISE,
  FLOOD,
  RECALL,
  'Ox | {1} | Creature — Ox | 2/2 | ',
  'Balm | {5} | Sorcery | | You gain 3 life.',
  'Salve | {5} | Sorcery | | You gain 4 life.',
];
const giant = (...graveyards: readonly (readonly string[])[]): Scenario =>
  table(CARDS, [{ hand: ['Flood Giant'] }, ...graveyards.map((graveyard) => ({ graveyard }))]);
function enters(game: Scenario, wanted: readonly boolean[]): Scenario {
  game.ann.casts('Flood Giant');
  for (const _ of game.seats.slice(1))
    game.ann.answers('targets', (question) =>
      (question as { legal: readonly unknown[] }).legal.length > 0 ? [0] : [],
    );
  for (const wants of wanted) game.ann.answers('yesNo', [wants ? 1 : 0]);
  return game.resolveAll();
}

test('those of all opponents, not of the last one alone (CR 608.2c)', () => {
  const game = table(CARDS, [{ hand: ['Rise'] }, { battlefield: ['Ox'] }, { battlefield: ['Ox'] }]);
  game.ann.casts('Rise', { targets: ['Ox', 'Ox'] });
  game.resolveAll();
  expect([now(game.ben, 'Ox').power, now(game.cat, 'Ox').power]).toEqual([3, 3]);
});

test('a card of each opponent is cast, and each goes to exile instead (CR 608.2g, 614.1a)', () => {
  const game = enters(giant(['Balm'], ['Salve']), [true, true]);
  expect([game.ann.life, game.ann.battlefield]).toEqual([27, ['Flood Giant']]);
  expect([game.ben.exile, game.ben.graveyard, game.cat.exile, game.cat.graveyard]).toEqual([
    ['Balm'],
    [],
    ['Salve'],
    [],
  ]);
});

test('what is not cast stays where it is (CR 608.2d)', () => {
  const game = enters(giant(['Balm'], ['Salve']), [false, true]);
  expect([game.ann.life, game.ben.graveyard, game.cat.exile]).toEqual([24, ['Balm'], ['Salve']]);
});

test('an opponent with no such card has none chosen (CR 601.2c)', () => {
  const game = enters(giant([], ['Salve']), [true, true]);
  expect([game.ann.life, game.cat.exile]).toEqual([24, ['Salve']]);
});

test('of any number that are cast each goes to exile, and what is not cast does not (CR 614.1a)', () => {
  const game = table(CARDS, [{ hand: ['Recall'], graveyard: ['Balm', 'Salve', 'Rise'] }, {}]);
  game.ann.answers('yesNo', [1]);
  chooses(game.ann, 'Balm', 'Salve');
  plays(game.ann, 'Recall', 'Balm', 'Salve');
  expect([game.ann.life, [...game.ann.exile].sort(), [...game.ann.graveyard].sort()]).toEqual([
    27,
    ['Balm', 'Salve'],
    ['Recall', 'Rise'],
  ]);
});
