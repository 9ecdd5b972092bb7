/** The same instead of either of two things: what dies, and what is put into a graveyard from elsewhere. CR 614.1a, 614.6, 109.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  "Pale Warden | {0} | Creature — Human | 2/2 | If a nontoken creature an opponent owns would die or an enchantment or creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.",
  'Thrift | {0} | Creature — Human | 1/1 | If you would gain life or you would draw a card, you lose 1 life instead.',
  'Raze | {0} | Sorcery | | Destroy all creatures.',
  'Flense | {0} | Sorcery | | Each player discards their hand.',
  'Nix | {0} | Instant | | Counter target spell.',
  'Breeze | {0} | Sorcery | | You gain 2 life. Draw a card.',
  'Swarm | {0} | Sorcery | | Create a 1/1 green Insect creature token.',
];

test("creatures of an opponent are exiled instead of dying, one's own die (CR 614.1a, 614.6)", () => {
  const game = table(LINES, [{ battlefield: ['Pale Warden'], hand: ['Raze'] }, { battlefield: ['Grizzly Bears'] }]);
  plays(game.ann, 'Raze');
  expect([game.ben.exile, game.ben.graveyard]).toEqual([['Grizzly Bears'], []]);
  expect([game.ann.exile, game.ann.graveyard.toSorted()]).toEqual([[], ['Pale Warden', 'Raze']]);
});

test("creature cards from a hand are exiled, other cards are not, nor one's own (CR 614.1a, 109.2)", () => {
  const game = table(LINES, [
    { battlefield: ['Pale Warden'], hand: ['Flense', 'Grizzly Bears'] },
    { hand: ['Hill Giant', 'Forest'] },
  ]);
  plays(game.ann, 'Flense');
  expect([game.ben.exile, game.ben.graveyard]).toEqual([['Hill Giant'], ['Forest']]);
  expect([game.ann.exile, game.ann.graveyard.toSorted()]).toEqual([[], ['Flense', 'Grizzly Bears']]);
});

test('a creature spell that is countered is exiled (CR 614.1a, 701.5a)', () => {
  const game = table(LINES, [{ battlefield: ['Pale Warden'], hand: ['Nix'] }, { hand: ['Thrift'] }]);
  game.to('PrecombatMain', game.game.turn + 1);
  game.ben.casts('Thrift');
  game.ann.casts('Nix', { targets: ['Thrift'] });
  game.resolveAll();
  expect([game.ben.exile, game.ben.graveyard, game.ann.graveyard]).toEqual([['Thrift'], [], ['Nix']]);
});

test('each of the two is replaced by itself (CR 614.5, 614.6)', () => {
  const game = table(LINES, [{ battlefield: ['Thrift'], hand: ['Breeze'] }, {}]);
  plays(game.ann, 'Breeze');
  expect([game.ann.life, game.ann.hand]).toEqual([18, []]);
});
