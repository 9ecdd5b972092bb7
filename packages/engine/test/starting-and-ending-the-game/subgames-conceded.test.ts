/** Conceding while a subgame is played. CR 104.3a, 726.1a. */
import { expect, test } from 'vitest';
import type { PlayerId } from '../../src/index.ts';
import { readSavedGame } from '../../src/play/saved-games.ts';
import { begun, deck, keepAll, tells } from '../support/subgame-cards.ts';

const ANN = 0 as PlayerId;

test('who concedes a subgame loses that game alone, and plays on in the main game (CR 104.3a, 726.1a)', () => {
  const game = begun([deck('Test Tale'), deck()]);
  tells(game);
  keepAll(game);
  game.session.concede(ANN);
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.game.main).toBeNull();
  expect([game.isOver, game.game.players[ANN]?.lost]).toEqual([false, false]);
});

test('a player may concede the main game as well at any time, also while a subgame is played (CR 104.3a)', () => {
  const game = begun([deck('Test Tale'), deck()]);
  tells(game);
  keepAll(game);
  expect(game.session.concede(ANN, 'every game')).toBeNull();
  expect([game.isOver, game.game.main, game.game.winners]).toEqual([true, null, [1]]);
  expect(readSavedGame(JSON.stringify(game.session.save()))).not.toHaveProperty('kind');
  expect(game.session.undo()).toBe(true);
  expect(game.game.main).not.toBeNull();
});

test('of three players the other two play both games on (CR 104.3a, 800.4a)', () => {
  const game = begun([deck('Test Tale'), deck(), deck()]);
  tells(game);
  keepAll(game);
  game.session.concede(ANN, 'every game');
  expect(game.game.main).not.toBeNull();
  expect(game.game.players.map(({ lost }) => lost)).toEqual([true, false, false]);
  game.session.concede(1 as PlayerId);
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.game.main).toBeNull();
  expect(game.game.players.map(({ lost }) => lost)).toEqual([true, false, false]);
});
