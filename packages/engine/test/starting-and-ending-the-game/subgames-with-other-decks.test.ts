/** Subgames with commanders, vanguards, planar and Attraction decks. CR 726.2, 726.5. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { type Game, type GameSetup } from '../../src/index.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { card } from '../support/cards.ts';
import { act, instant, you } from '../support/single-rule-cards.ts';
import { planes, vanguardCard, WITH_SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';
import { Scenario } from '../support/scenario.ts';
import { tale, deck, begun, fetch, tells, keepAll, givesUp, named } from '../support/subgame-cards.ts';

test('commanders in the main-game command zone go to that of the subgame and back; elsewhere they stay (CR 726.2c, 726.5c)', () => {
  const setup: Partial<GameSetup> = {
    format: 'commander',
    players: [
      { name: 'ann', deck: deck('Test Tale'), commanders: ['Isamaru'] },
      { name: 'ben', deck: deck(), commanders: ['Isamaru'] },
    ],
  };
  const game = begun([[], []], setup);
  fetch(game, 1, 'Isamaru', Zone.Battlefield);
  keepAll(tells(game));
  expect([named(game.game, game.game.command), game.game.main?.command]).toEqual([['Isamaru'], []]);
  expect(game.game.players.map(({ commanders, life }) => [commanders.length, life])).toEqual([
    [1, 40],
    [1, 40],
  ]);
  givesUp(game, 1);
  expect([game.ann.command, game.ben.command, game.ben.battlefield]).toEqual([['Isamaru'], [], ['Isamaru']]);
  expect(game.ann.state.commanders).toContain(game.game.objects[game.game.command[0] ?? -1]?.card);
});

test('vanguard cards go to the command zone of the subgame and back, with their modifiers (CR 726.2b, 726.5b)', () => {
  const captain = vanguardCard('Test Captain', -2, 3);
  const setup: Partial<GameSetup> = {
    format: 'vanguard',
    cards: { ...WITH_SUPPLEMENTARY, [captain.name]: captain, [tale.name]: tale },
    players: ['ann', 'ben'].map((name) => ({ name, deck: deck('Test Tale'), vanguard: 'Test Captain' })),
  };
  const game = begun([[], []], setup);
  tells(game);
  expect([named(game.game, game.game.command), game.game.main?.command]).toEqual([
    ['Test Captain', 'Test Captain'],
    [],
  ]);
  expect(game.game.players.map(({ hand, life }) => [hand.length, life])).toEqual([
    [5, 23],
    [5, 23],
  ]);
  givesUp(keepAll(game), 1);
  expect([game.game.main, game.ann.command, game.ben.command]).toEqual([null, ['Test Captain'], ['Test Captain']]);
});

test('planar decks go to the subgame and back, shuffled; the face-up plane remains in the main game (CR 726.2a, 726.5a)', () => {
  const setup: Partial<GameSetup> = {
    format: 'planechase',
    cards: { ...WITH_SUPPLEMENTARY, [tale.name]: tale },
    players: ['ann', 'ben'].map((name) => ({ name, deck: deck('Test Tale'), planarDeck: planes([]) })),
  };
  const game = begun([[], []], setup);
  const face = game.game.command.slice();
  const decks = (): string[][] => (game.game.supplementary?.planar ?? []).map((cards) => printed(game.game, cards));
  const before = decks();
  expect([face.length, before.map(({ length }) => length)]).toEqual([1, [9, 10]]);
  tells(game);
  expect(game.game.main?.supplementary?.planar).toEqual([[], []]);
  expect(game.game.main?.command).toEqual(face);
  expect(decks()).toEqual(before);
  keepAll(game);
  // The subgame has a starting plane of its own (CR 103.7), which returns to its deck.
  expect(game.game.command.length).toBe(1);
  givesUp(game, 1);
  expect([decks(), game.game.command]).toEqual([before, face]);
  expect(game.game.supplementary?.planar.flat().every((id) => game.game.objects[id]?.zone === Zone.Command)).toBe(true);
});

const ride = (name: string): Card => ({
  ...card(name, { types: ['artifact'], subtypes: ['Attraction'] }),
  lights: [6],
});
const ticket = instant('Test Ticket', act({ kind: 'keywordAction', action: 'open an Attraction', actor: you }));

/** What is printed on cards that may be face down. */
function printed(game: Game, ids: readonly number[]): string[] {
  return ids.map((id) => game.objects[id]?.record.card.name ?? '').sort();
}

/** A game with an Attraction deck for Ann, one of them opened. */
function fair(own: readonly string[]): Scenario {
  const setup: Partial<GameSetup> = {
    players: [
      { name: 'ann', deck: own, attractions: ['Test Wheel', 'Test Slide', 'Test Swing'] },
      { name: 'ben', deck: deck() },
    ],
  };
  const game = begun([[], []], setup, [ride('Test Wheel'), ride('Test Slide'), ride('Test Swing'), ticket]);
  if (!game.ann.hand.includes('Test Ticket')) fetch(game, 0, 'Test Ticket');
  game.ann.casts('Test Ticket');
  return game.resolve();
}

test('Attraction decks go to the subgame and back; an opened one stays, one opened there returns to the deck (CR 726.2a, 726.5a)', () => {
  const game = fair(['Test Tale', ...Array.from({ length: 29 }, () => 'Test Ticket')]);
  const [opened] = game.ann.battlefield;
  const rest = (): string[] => printed(game.game, game.game.attractionDecks[0] ?? []);
  const before = rest();
  expect(before.length).toBe(2);
  keepAll(tells(game));
  expect([rest(), game.game.main?.attractionDecks]).toEqual([before, [[], []]]);
  game.to('PrecombatMain');
  while (game.game.activePlayer !== 0) game.to('PrecombatMain', game.game.turn + 1);
  game.ann.casts('Test Ticket');
  game.resolve();
  expect([rest().length, game.ann.battlefield.length]).toEqual([1, 1]);
  givesUp(game, 1);
  expect([rest(), game.ann.battlefield, game.game.main]).toEqual([before, [opened], null]);
});

test('a restarted game has whole Attraction decks again (CR 724.2)', () => {
  const game = fair(['Test Again', ...Array.from({ length: 29 }, () => 'Test Ticket')]);
  if (!game.ann.hand.includes('Test Again')) fetch(game, 0, 'Test Again');
  game.ann.casts('Test Again');
  while (game.question?.kind === 'priority') game.proceed();
  expect(printed(game.game, game.game.attractionDecks[0] ?? [])).toEqual(['Test Slide', 'Test Swing', 'Test Wheel']);
  expect([...game.ann.hand, ...game.ann.library].some((name) => name.startsWith('Test S'))).toBe(false);
});
