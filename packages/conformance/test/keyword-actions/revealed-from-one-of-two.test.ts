/** A card is revealed from one place or another, as the player chooses; what is said next is said of that card. CR 608.2c, 608.2d. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

const CALLER =
  'Caller | {0} | Creature — Elf | 1/1 | {T}, Tap an untapped artifact you control: Reveal a card from your hand or the top card of your library. If you reveal a creature or enchantment card this way, put it onto the battlefield. Activate only during your turn.';
const SHOW =
  'Show | {0} | Sorcery | | Reveal a card from your hand or the top card of your library. If you reveal a land card this way, put it onto the battlefield tapped.';
const CARDS = [
  CALLER,
  SHOW,
  'Bear | {4} | Creature — Bear | 2/2 | ',
  'Wolf | {4} | Creature — Wolf | 3/3 | ',
  'Top | {0} | Artifact | | ',
];
const caller = (hand: readonly string[], library: readonly string[]): Scenario =>
  table(CARDS, [{ battlefield: ['Caller', 'Top'], hand: [...hand, 'Show'], library: [...library, 'Island'] }, {}]).to(
    'PrecombatMain',
  );
const from = (game: Scenario, place: 'hand' | 'library'): Scenario => {
  game.ann.answers('chooseModes', [place === 'hand' ? 0 : 1]);
  return game;
};

test('from the hand: that card is put onto the battlefield, the other stays (CR 608.2c)', () => {
  const game = from(caller(['Bear'], ['Wolf']), 'hand');
  game.ann.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Bear')] : [],
  );
  uses(game.ann, 'Caller');
  expect([game.ann.battlefield, game.ann.state.library.length]).toEqual([['Caller', 'Top', 'Bear'], 2]);
});

test('from the library: that card, and none of the hand (CR 608.2d)', () => {
  const game = uses(from(caller(['Bear'], ['Wolf']), 'library').ann, 'Caller');
  expect([game.ann.battlefield, game.ann.hand]).toEqual([
    ['Caller', 'Top', 'Wolf'],
    ['Bear', 'Show'],
  ]);
});

test('what is no such card stays where it is (CR 608.2c)', () => {
  const game = uses(from(caller(['Bear'], ['Island']), 'library').ann, 'Caller');
  expect([game.ann.battlefield, game.ann.state.library.length]).toEqual([['Caller', 'Top'], 2]);
});

test('only in your own turn, and both are tapped for it (CR 602.5, 118.3)', () => {
  const game = caller([], ['Wolf']);
  expect(game.ann.can('activate', 'Caller')).toBe(true);
  expect(game.to('PrecombatMain', 2).ann.can('activate', 'Caller')).toBe(false);
});

test('a spell that says so of land cards (CR 608.2c)', () => {
  const game = plays(from(caller([], ['Island']), 'library').ann, 'Show');
  expect(game.ann.battlefield).toEqual(['Caller', 'Top', 'Island']);
});
