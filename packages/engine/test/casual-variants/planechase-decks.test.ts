import { expect, test } from 'vitest';
import { type ObjectId, type PlayerId, startGame } from '../../src/index.ts';
import { turnSupplementaryUp } from '../../src/events/zones/supplementary-cards.ts';
import { act, card, number, spell } from '../support/cards.ts';
import {
  BLANK,
  CHAOS,
  ROLL,
  WALK,
  bottomOf,
  faceUp,
  faceUpController,
  loaded,
  offers,
  table,
} from '../support/planechase-table.ts';
import { scenario } from '../support/scenario.ts';
import { keywordAction, planes, SUPPLEMENTARY, WITH_SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

test('when the planar controller would leave, the next player becomes planar controller first (CR 311.5, 312.4, 800.4p, 901.6)', () => {
  const game = table([{}, { planarDeck: planes(['Market Town'], 10) }, { battlefield: ['Mountain'] }]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).ben.takes(ROLL, 'Quiet Isle 1');
  game.resolveAll();
  // Cat’s plane would be better, but Ben owns this one: he leaves with it.
  game.to('PrecombatMain', 3);
  expect([game.game.supplementary?.planarControllers, faceUp(game)]).toEqual([[2], ['Market Town']]);
  game.session.concede(2 as PlayerId);
  expect([game.game.supplementary?.planarControllers, faceUp(game), faceUpController(game)]).toEqual([
    [0],
    ['Market Town'],
    0,
  ]);
  expect(game.game.players[2]?.left).toBe(true);
  // The turn goes on without an active player; then the next player’s turn makes them planar controller.
  game.to('PrecombatMain', 4);
  expect(game.game.supplementary?.planarControllers).toEqual([0]);
  game.to('PrecombatMain', 5);
  expect(game.game.supplementary?.planarControllers).toEqual([1]);
});

test('a plane leaves with its owner, and the planar controller turns up the next as soon as they leave (CR 901.10, 901.11a, 800.4a)', () => {
  const game = table([
    { planarDeck: planes(['Quiet Isle 40']) },
    { planarDeck: planes(['Bright Shore'], 10) },
    { planarDeck: planes(['Market Town'], 20) },
  ]);
  game.to('PrecombatMain', 2);
  game.session.concede(0 as PlayerId);
  expect(faceUp(game)).toEqual(['Bright Shore']);
  game.resolveAll();
  expect(game.ben.life).toBe(23);
  expect(game.game.supplementary?.planar[0]).toEqual([]);
  const owned = game.game.objects.filter(({ owner, zone }) => owner === 0 && zone !== 8);
  expect(owned).toEqual([]);
});

test('and abilities that look for planeswalking away from it trigger (CR 901.11b)', () => {
  const game = table([{ planarDeck: planes(['Bright Shore']) }, {}, {}]);
  game.to('PrecombatMain', 2);
  game.session.concede(0 as PlayerId);
  game.resolveAll();
  expect(game.ben.life).toBe(25);
});

test('a planeswalking ability ceases to exist when a plane leaves the game (CR 901.10a)', () => {
  const game = table([
    { planarDeck: planes(['Market Town']) },
    { planarDeck: planes(['Bright Shore', 'Giant Valley'], 10) },
    {},
  ]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).ben.takes(ROLL, 'Market Town');
  expect(game.game.stack.length).toBe(1);
  game.session.concede(0 as PlayerId);
  expect(faceUp(game)).toEqual(['Bright Shore']);
  game.resolveAll();
  // Had it stayed, Ben would have planeswalked on.
  expect([faceUp(game), game.ben.life]).toEqual([['Bright Shore'], 23]);
});

test('abilities from a phenomenon remain on the stack when its owner leaves, controlled by the new planar controller (CR 901.10, 901.10b)', () => {
  const game = table([
    { planarDeck: planes(['Market Town', 'Sudden Storm']) },
    { planarDeck: planes(['Giant Valley'], 10) },
    {},
  ]);
  loaded(game, WALK).ann.takes(ROLL, 'Market Town');
  game.resolve();
  expect([faceUp(game), game.game.stack.length]).toEqual([['Sudden Storm'], 1]);
  game.session.concede(0 as PlayerId);
  expect([faceUp(game), game.game.stack.length]).toEqual([['Giant Valley'], 1]);
  expect(game.game.objects[game.game.stack[0] as number]?.controller).toBe(1);
  game.resolveAll();
  expect([game.ben.life, game.cat.life]).toEqual([24, 20]);
});

test('planeswalking with several planes face up is planeswalking away from all of them (CR 901.11c)', () => {
  const game = table([{ planarDeck: planes(['Bright Shore', 'Giant Valley', 'Market Town']) }, {}]);
  game.alter((position) => {
    turnSupplementaryUp(position, position.supplementary?.planar[0]?.at(-1) as ObjectId);
  });
  expect(faceUp(game)).toEqual(['Bright Shore', 'Giant Valley']);
  loaded(game, WALK).ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Market Town']);
  expect(game.ann.life).toBe(25);
  expect(game.game.supplementary?.planar[0]?.length).toBe(9);
});

test('rolling the planar die is rolling a die, but has no numerical result (CR 706.7, 901.9d)', () => {
  const lucky = card('Lucky Charm', {
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'rollDie', actor: { kind: 'you' } }] },
        clause: act({
          kind: 'gainLife',
          amount: { kind: 'sum', of: [number(2), { kind: 'amountOf', to: 'event.amount', words: 'that much' }] },
        }),
      },
    ],
  });
  const game = loaded(table([{ battlefield: ['Lucky Charm'] }, {}], { cards: [...SUPPLEMENTARY, lucky] }), BLANK);
  game.ann.takes(ROLL, 'Quiet Isle 1');
  game.resolveAll();
  expect(game.ann.life).toBe(22);
});

test('a roll that an effect makes does not raise the cost (CR 901.9, 116.2i)', () => {
  const roll = card('Free Spin', {
    cost: 'R',
    types: ['instant'],
    abilities: [spell(keywordAction('roll the planar die'))],
  });
  const game = loaded(
    table([{ battlefield: ['Mountain'], hand: ['Free Spin'], planarDeck: planes(['Bright Shore']) }, {}], {
      cards: [...SUPPLEMENTARY, roll],
    }),
    CHAOS,
  );
  game.ann.casts('Free Spin');
  game.resolveAll();
  expect(game.ann.life).toBe(27);
  expect(game.game.battlefield.every((id) => (game.game.objects[id]?.status ?? 0) % 2 === 1)).toBe(true);
  expect(offers(game)).toBe(true);
});

test('a face-up plane has the timestamp of when it was turned up (CR 613.7h)', () => {
  const game = loaded(
    table([{ planarDeck: planes(['Market Town', 'Bright Shore']), battlefield: ['Grizzly Bears'] }, {}]),
    WALK,
  );
  const next = game.game.supplementary?.planar[0]?.at(-1) as number;
  const before = game.game.objects[next]?.timestamp as number;
  const bears = game.game.objects[game.game.battlefield[0] as number]?.timestamp as number;
  expect(before).toBeLessThan(bears);
  game.ann.takes(ROLL, 'Market Town');
  game.resolveAll();
  expect(game.game.objects[next]?.timestamp).toBeGreaterThan(bears);
});

const SETUP = {
  format: 'planechase',
  cards: WITH_SUPPLEMENTARY,
  seed: 'planes',
  edition: 'today',
  players: ['Ann', 'Ben', 'Cat'].map((name, i) => ({
    name,
    deck: Array.from({ length: 60 }, () => 'Plains'),
    planarDeck: planes([], 10 * i),
  })),
} as const;

function refusal(change: object, planarDeck?: readonly string[]): string {
  const players = SETUP.players.map((player, i) =>
    i === 0 && planarDeck !== undefined ? { ...player, planarDeck } : player,
  );
  const session = startGame({ ...SETUP, players, ...change });
  return 'kind' in session ? session.message : 'no complaint';
}

test('planar decks: ten cards, different names, at most two phenomena, nothing else (CR 901.3)', () => {
  expect(refusal({})).toBe('no complaint');
  expect(refusal({}, planes([]).slice(0, 9))).toMatch(/Ann's planar deck has 9 cards.*901\.3/);
  expect(refusal({}, [...planes([]), 'Quiet Isle 1'])).toMatch(/holds 2 of 'Quiet Isle 1'.*901\.3/);
  expect(refusal({}, planes(['Sudden Storm', 'Silent Omen']))).toBe('no complaint');
  expect(refusal({}, planes(['Sudden Storm', 'Silent Omen', 'Passing Cloud']))).toMatch(/3 phenomena.*901\.3/);
  expect(refusal({}, planes(['Plains']))).toMatch(/'Plains', which is no plane/);
  expect(refusal({}, planes(['Nowhere']))).toMatch(/'Nowhere'/);
});

test('planar decks are shuffled, and everybody draws a hand and keeps before the first plane (CR 103.3a, 901.5)', () => {
  const session = startGame({ ...SETUP, startingPlayer: 1 });
  if ('kind' in session) throw new Error(session.message);
  const names = session.game.supplementary?.planar[1]?.map((id) => session.game.objects[id]?.record.card.name) ?? [];
  expect(names.toSorted()).toEqual(planes([], 10).toSorted());
  expect(names).not.toEqual(planes([], 10).toReversed());
  expect(session.game.command).toEqual([]);
  while (session.question?.kind === 'mulligan') session.answer([0]);
  expect(session.game.command.length).toBe(1);
  expect(session.game.objects[session.game.command[0] as number]?.owner).toBe(1);
});

test('two players or many, and in a multiplayer game each may attack all the others (CR 901.2)', () => {
  const two = table([{}, {}]);
  expect(two.game.players.length).toBe(2);
  const game = table([{ battlefield: ['Raging Goblin', 'Grizzly Bears'] }, {}, {}]);
  const attacked: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'attackers') return null;
    for (const defender of question.defenders[0] ?? []) attacked.push(defender);
    return [];
  });
  game.to('PostcombatMain');
  expect(attacked).toEqual([-2, -3]);
  expect(game.game.ranges).toBe(null);
});

test('a communal deck is everybody’s, and the planar controller owns it (CR 901.15b, 901.15c, 108.3a)', () => {
  const game = scenario([{ planarDeck: planes(['Market Town', 'Bright Shore'], 0, 30) }, {}, {}], {
    format: 'planechase-single-deck',
    cards: SUPPLEMENTARY,
  });
  game.to('PrecombatMain', 2);
  const plane = () => game.game.objects[game.game.command[0] as number];
  expect([plane()?.owner, plane()?.controller]).toEqual([1, 1]);
  loaded(game, WALK).ben.takes(ROLL, 'Market Town');
  game.resolveAll();
  expect([faceUp(game), plane()?.owner, game.ben.life]).toEqual([['Bright Shore'], 1, 23]);
  expect(game.game.supplementary?.planar.map((deck) => deck.length)).toEqual([29, 29, 29]);
  expect(bottomOf(game.game, 2)).toBe('Market Town');
  // Nobody takes the deck along.
  game.session.concede(1 as PlayerId);
  expect([faceUp(game), plane()?.owner, plane()?.controller]).toEqual([['Bright Shore'], 2, 2]);
  game.session.concede(0 as PlayerId);
  expect(game.isOver).toBe(true);
});

test('the first player may leave without the communal deck (CR 901.15b)', () => {
  const game = scenario([{ planarDeck: planes(['Market Town'], 0, 30) }, {}, {}], {
    format: 'planechase-single-deck',
    cards: SUPPLEMENTARY,
  });
  game.to('PrecombatMain', 2);
  game.session.concede(0 as PlayerId);
  expect([faceUp(game), game.game.supplementary?.planar[1]?.length]).toEqual([['Market Town'], 29]);
  const left = game.game.supplementary?.planar[1]?.map((id) => game.game.objects[id]?.zone) ?? [];
  expect(new Set(left)).toEqual(new Set([6]));
});

test('a communal deck has ten cards for each player, up to forty, and two phenomena for each (CR 901.15a)', () => {
  const refused = (seats: number, deck: readonly string[]): string => {
    const players = Array.from({ length: seats }, (_, i) => ({
      name: `P${i}`,
      deck: SETUP.players[0]!.deck,
      ...(i === 0 ? { planarDeck: deck } : {}),
    }));
    const session = startGame({ ...SETUP, format: 'planechase-single-deck', players });
    return 'kind' in session ? session.message : 'no complaint';
  };
  expect(refused(2, planes([], 0, 19))).toMatch(/at least 20.*901\.15a/);
  expect(refused(2, planes([], 0, 20))).toBe('no complaint');
  expect(refused(5, planes([], 0, 39))).toMatch(/at least 40.*901\.15a/);
  expect(refused(5, planes([], 0, 40))).toBe('no complaint');
  expect(refused(2, [...planes([], 0, 20), 'Quiet Isle 3'])).toMatch(/2 of 'Quiet Isle 3'/);
  const storms = ['Sudden Storm', 'Silent Omen', 'Passing Cloud', 'Red Dawn', 'Long Night'];
  expect(refused(2, planes(storms.slice(0, 4), 0, 20))).toBe('no complaint');
  expect(refused(2, planes(storms, 0, 20))).toMatch(/5 phenomena: at most 4.*901\.15a/);
});
