import { expect, test } from 'vitest';
import { Session, startGame, type GameSetup } from '../../src/index.ts';
import { duelSetup } from '../../src/testing.ts';
import { CARDS, REFERENCE_DECK } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

function started(setup: GameSetup): Session {
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  return session;
}

test('a player who concedes loses at once (CR 104.3a, 104.2a)', () => {
  const game = scenario([['Grizzly Bears'], []]);
  expect(game.session.concede(game.ann.id)).toBeNull();
  expect(game.isOver).toBe(true);
  expect(game.game.winners).toEqual([1]);
  expect(game.session.decisions.at(-1)).toEqual({ player: 0, concede: true });
});

test('everything a player owns leaves with them, the game goes on (CR 800.4a)', () => {
  const game = scenario([['Grizzly Bears'], ['Hill Giant'], ['Craw Wurm']]);
  game.session.concede(game.ben.id);
  expect(game.isOver).toBe(false);
  expect(game.game.battlefield.length).toBe(2);
  expect(game.ben.state.library).toEqual([]);
  expect(game.question?.player).toBe(0);
  game.to('Upkeep', 2);
  expect(game.game.activePlayer).toBe(2); // CR 800.4k
});

test('when the active player leaves the turn goes on without one (CR 800.4j)', () => {
  const game = scenario([['Grizzly Bears'], ['Hill Giant'], ['Craw Wurm']]);
  game.session.concede(game.ann.id);
  expect([game.game.turn, game.game.activePlayer, game.question?.player]).toEqual([1, 0, 1]);
  game.to('Upkeep', 2);
  expect(game.game.activePlayer).toBe(1);
});

test('a spell of a player who leaves goes with them (CR 800.4a)', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, [], []]);
  game.ann.casts('Lightning Bolt', { targets: ['ben'] });
  game.session.concede(game.ann.id);
  expect(game.stack).toEqual([]);
  expect(game.ben.life).toBe(20);
});

test('a concession in the middle of another player’s choice takes effect when that is done', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, ['Grizzly Bears'], []]);
  const { options } = game.question as Extract<NonNullable<typeof game.question>, { kind: 'priority' }>;
  game.answer([options.findIndex(({ kind }) => kind === 'cast')]);
  expect(game.question?.kind).toBe('targets');
  game.session.concede(game.cat.id);
  const replay = Session.load(JSON.parse(JSON.stringify(game.session.save())));
  game.proceed();
  expect(game.cat.state.left).toBe(true);
  expect(game.stack).toEqual(['Lightning Bolt']);
  expect(replay instanceof Session).toBe(true);
  expect(game.session.undo()).toBe(true);
  expect(game.session.undo()).toBe(true);
  expect(game.cat.state.lost).toBe(false);
});

test('teams win together (CR 104.2c)', () => {
  const game = scenario([{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }]);
  game.session.concede(game.ben.id);
  expect(game.isOver).toBe(false);
  game.session.concede(game.dan.id);
  expect(game.game.winners).toEqual([0, 2]);
});

test('a mulligan in a two-player game costs one card (CR 103.5)', () => {
  const session = started({ ...duelSetup(CARDS, REFERENCE_DECK, 'mulligan'), startingPlayer: 0 });
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 0]);
  session.answer([1]);
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 1]);
  session.answer([0]);
  expect(session.question).toMatchObject({ kind: 'chooseObjects', player: 0, min: 1, max: 1 });
  session.answer([3]);
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 0]);
  session.answer([0]);
  expect(session.game.players.map((player) => player.hand.length)).toEqual([6, 7]);
  expect(session.game.turn).toBe(1);
});

test('the first mulligan is free in a multiplayer game (CR 103.5c, 800.6)', () => {
  const setup = { ...duelSetup(CARDS, REFERENCE_DECK, 'free'), format: 'free-for-all', startingPlayer: 0 };
  const session = started({ ...setup, players: [...setup.players, { name: 'Cat', deck: REFERENCE_DECK }] });
  for (const answer of [1, 0, 0]) session.answer([answer]);
  expect(session.question).toMatchObject({ kind: 'mulligan', player: 0, toBottom: 1 });
  expect(session.game.players[0]?.hand.length).toBe(7);
});

test('the starting player of a two-player game skips the first draw, in a multiplayer game nobody does (CR 103.8a, 103.8c)', () => {
  const two = scenario([{}, {}]);
  expect(two.ann.hand.length).toBe(0);
  two.to('PrecombatMain', 2);
  expect(two.ben.hand.length).toBe(1);
  expect(scenario([{}, {}, {}]).ann.hand.length).toBe(1);
});

test('the active player discards to seven at cleanup (CR 514.1, 703.4q)', () => {
  const game = scenario([{ hand: Array.from({ length: 9 }, () => 'Craw Wurm') }, {}]);
  game.to('Upkeep', 2);
  expect(game.ann.hand.length).toBe(7);
  expect(game.ann.graveyard).toEqual(['Craw Wurm', 'Craw Wurm']);
});

test('mana empties from the pool as each step ends (CR 500.4, 106.4, 703.4s)', () => {
  const game = scenario([['Llanowar Elves', 'Forest'], []]);
  game.ann.activates('Llanowar Elves');
  expect(game.ann.state.pool.amounts[4]).toBe(1);
  game.to('BeginningOfCombat');
  expect(game.ann.state.pool.amounts[4]).toBe(0);
});

test('permanents untap in their controller’s untap step only (CR 502.3, 703.4c)', () => {
  const game = scenario([['Grizzly Bears'], []]);
  game.ann.attacks('Grizzly Bears');
  game.to('PrecombatMain', 2);
  expect(game.ann.permanent('Grizzly Bears').status & 1).toBe(1);
  game.to('PrecombatMain', 3);
  expect(game.ann.permanent('Grizzly Bears').status & 1).toBe(0);
});
