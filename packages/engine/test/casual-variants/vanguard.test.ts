import { expect, test } from 'vitest';
import { type GameSetup, type ObjectId, startGame } from '../../src/index.ts';
import { leave, perform } from '../../src/events/perform.ts';
import { scenario, type Scenario, type Seat } from '../support/scenario.ts';
import { SUPPLEMENTARY, WITH_SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

function table(seats: readonly Seat[], format = 'vanguard'): Scenario {
  return scenario(
    seats.map((seat) => ({ vanguard: 'Old Witness', ...seat })),
    { format, cards: SUPPLEMENTARY },
  );
}

function setup(vanguards: readonly (string | undefined)[], change: Partial<GameSetup> = {}): GameSetup {
  return {
    format: 'vanguard',
    cards: WITH_SUPPLEMENTARY,
    seed: 'avatars',
    edition: 'today',
    startingPlayer: 0,
    players: vanguards.map((vanguard, i) => ({
      name: `P${i}`,
      deck: Array.from({ length: 60 }, () => 'Plains'),
      ...(vanguard === undefined ? {} : { vanguard }),
    })),
    ...change,
  };
}

function begun(vanguards: readonly string[], change: Partial<GameSetup> = {}) {
  const session = startGame(setup(vanguards, change));
  if ('kind' in session) throw new Error(session.message);
  return session;
}

test('a life modifier of -3: that player’s starting life total is 17 (CR 902.4, 103.4b, 119.1b, 313.7, 212.1)', () => {
  const { game } = begun(['Stern Captain', 'Gentle Sage', 'Old Witness']);
  expect(game.players.map(({ life }) => life)).toEqual([17, 26, 20]);
});

test('the modifier changes what another variant begins with (CR 902.4)', () => {
  const players = ['Stern Captain', 'Old Witness'].map((vanguard, i) => ({
    name: `P${i}`,
    deck: Array.from({ length: 99 }, () => 'Plains'),
    commanders: ['Isamaru'],
    vanguard,
  }));
  for (const format of ['commander+vanguard', 'vanguard+commander'])
    expect(begun([], { format, players }).game.players.map(({ life }) => life)).toEqual([37, 40]);
});

test('a hand modifier of +2: a hand of nine cards, also after mulligans, of which three go to the bottom after three (CR 902.5, 902.5a, 103.5a, 211.1)', () => {
  const session = begun(['Stern Captain', 'Gentle Sage']);
  expect(session.game.players.map(({ hand }) => hand.length)).toEqual([9, 6]);
  for (let taken = 0; taken < 3; taken++) {
    while (session.question?.kind === 'mulligan' && session.question.player === 1) session.answer([0]);
    expect(session.question?.kind).toBe('mulligan');
    session.answer([1]);
    while (session.question?.kind === 'mulligan' && session.question.player === 1) session.answer([0]);
    const { question } = session;
    if (question?.kind !== 'chooseObjects') throw new Error('nothing goes to the bottom');
    expect([question.from.length, question.min, question.max]).toEqual([9, taken + 1, taken + 1]);
    session.answer(Array.from({ length: taken + 1 }, (_, i) => i));
  }
  session.answer([0]);
  expect(session.game.players[0]?.hand.length).toBe(6);
});

test('in a multiplayer game the first mulligan is for as many cards as before (CR 902.5a)', () => {
  const session = begun(['Stern Captain', 'Old Witness', 'Old Witness']);
  session.answer([1]);
  while (session.question?.kind === 'mulligan' && session.question.player !== 0) session.answer([0]);
  expect(session.question?.kind).toBe('mulligan');
  expect(session.game.players[0]?.hand.length).toBe(9);
});

test('a hand modifier of -1: the maximum hand size is six, and the player discards all but six (CR 902.5b, 313.6, 211.1)', () => {
  const game = table([
    { vanguard: 'Gentle Sage', hand: Array.from({ length: 8 }, () => 'Craw Wurm') },
    { vanguard: 'Stern Captain', hand: Array.from({ length: 9 }, () => 'Craw Wurm') },
  ]);
  game.to('Upkeep', 2);
  expect([game.ann.hand.length, game.ann.graveyard.length]).toEqual([6, 2]);
  game.to('Upkeep', 3);
  expect([game.ben.hand.length, game.ben.graveyard.length]).toEqual([9, 1]);
});

test('vanguard cards lie face up in the command zone from the start, and their owner controls them (CR 902.3, 902.6, 313.5, 109.4e, 408.3)', () => {
  const { game } = begun(['Stern Captain', 'Gentle Sage']);
  const cards = game.command.map((id) => game.objects[id]);
  expect(cards.map((one) => [one?.record.card.name, one?.owner, one?.controller, one?.status])).toEqual([
    ['Stern Captain', 0, 0, 0],
    ['Gentle Sage', 1, 1, 0],
  ]);
});

test('two players or several (CR 902.2)', () => {
  expect(begun(['Old Witness', 'Old Witness']).game.command.length).toBe(2);
  expect(begun(['Old Witness', 'Old Witness', 'Old Witness', 'Gentle Sage']).game.command.length).toBe(4);
});

test('its abilities work from the command zone: static, activated and triggered (CR 902.7, 313.4, 113.6p)', () => {
  const game = table([
    { vanguard: 'Stern Captain', battlefield: ['Grizzly Bears'] },
    { vanguard: 'Gentle Sage', battlefield: ['Island', 'Island'] },
    { vanguard: 'Old Witness' },
  ]);
  expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  expect(game.ann.can('activate', 'Gentle Sage')).toBe(false);
  game.to('PrecombatMain', 2);
  const before = game.ben.hand.length;
  game.ben.activates('Gentle Sage');
  game.resolve();
  expect(game.ben.hand.length).toBe(before + 1);
  game.to('PrecombatMain', 3);
  expect(game.cat.life).toBe(21);
});

test('a vanguard card is no permanent, is never cast, and stays in the command zone (CR 313.2, 400.4b, 902.3)', () => {
  const game = table([{ vanguard: 'Gentle Sage', battlefield: ['Island', 'Island', 'Island'] }, {}]);
  const card = game.game.command[0] as ObjectId;
  expect(game.game.battlefield.length).toBe(3);
  expect(game.ann.can('cast', 'Gentle Sage')).toBe(false);
  for (const to of [0, 1, 2, 3, 5] as const) {
    game.alter((position) => {
      perform(position, [leave(card, 6, to, 'put', position.activePlayer, -1 as ObjectId, '400.7')]);
    });
    expect([game.game.objects[card]?.zone, game.game.command[0]]).toEqual([6, card]);
  }
});

test('vanguard cards have timestamps from the beginning of the game (CR 613.7i)', () => {
  const game = table([{ battlefield: ['Grizzly Bears'] }, {}]);
  const stamps = game.game.command.map((id) => game.game.objects[id]?.timestamp ?? 0);
  const bears = game.game.objects[game.game.battlefield[0] as number]?.timestamp as number;
  expect(stamps.every((stamp) => stamp < bears)).toBe(true);
});

test('each player needs a vanguard card (CR 902.3)', () => {
  const refused = (vanguards: readonly (string | undefined)[]): string => {
    const session = startGame(setup(vanguards));
    return 'kind' in session ? session.message : 'no complaint';
  };
  expect(refused(['Old Witness', 'Gentle Sage'])).toBe('no complaint');
  expect(refused(['Old Witness', undefined])).toMatch(/P1 has no vanguard card.*902\.3/);
  expect(refused(['Plains', 'Old Witness'])).toMatch(/'Plains' is no vanguard card.*902\.3/);
  expect(refused(['Nobody', 'Old Witness'])).toMatch(/'Nobody'/);
});
