import { expect, test } from 'vitest';
import type { Game, ObjectId, ZoneChange } from '../../src/index.ts';
import { leave, perform } from '../../src/events/perform.ts';
import { card, spell } from '../support/cards.ts';
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
import { keywordAction, planes, SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

const MOUNTAINS = ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'];

/** An instant that says: planeswalk. */
const WALK_AWAY = card('Walk Away', { cost: 'R', types: ['instant'], abilities: [spell(keywordAction('planeswalk'))] });

function performMove(game: Game, id: number, to: ZoneChange['to']): void {
  perform(game, [leave(id as ObjectId, 6, to, 'put', game.activePlayer, -1 as ObjectId, '400.7')]);
}

test('the starting player turns up the top card of their planar deck, and nothing triggers (CR 103.7, 901.5)', () => {
  const game = table([{ planarDeck: planes(['Bright Shore']) }, {}]);
  expect(faceUp(game)).toEqual(['Bright Shore']);
  expect(game.ann.life).toBe(20);
  expect(game.stack).toEqual([]);
  expect(game.game.supplementary?.planar.map((deck) => deck.length)).toEqual([9, 10]);
});

test('a phenomenon goes to the bottom until a plane is turned up (CR 103.7, 901.5)', () => {
  const game = table([{ planarDeck: planes(['Sudden Storm', 'Silent Omen', 'Bright Shore']) }, {}]);
  expect(faceUp(game)).toEqual(['Bright Shore']);
  expect(bottomOf(game.game, 0)).toBe('Silent Omen');
  expect(game.ann.life).toBe(20);
});

test('rolling is offered in a main phase of one’s turn with an empty stack (CR 901.9, 116.2i)', () => {
  const game = table([{ battlefield: MOUNTAINS, hand: ['Lightning Bolt'] }, {}]);
  expect(offers(game)).toBe(true);
  expect(offers(game, 1)).toBe(false);
  game.ann.casts('Lightning Bolt', { targets: ['ben'] });
  expect(offers(game)).toBe(false);
  game.resolve();
  expect(offers(game)).toBe(true);
  game.to('BeginningOfCombat');
  expect(offers(game)).toBe(false);
  game.to('PostcombatMain');
  expect(offers(game)).toBe(true);
});

test('the first roll is free, and each costs one more in the same turn (CR 901.9, 116.2i)', () => {
  const game = loaded(table([{ battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}]));
  const untapped = (): number =>
    game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 0).length;
  game.ann.takes(ROLL, 'Quiet Isle 1');
  expect(untapped()).toBe(3);
  game.ann.takes(ROLL, 'Quiet Isle 1');
  expect(untapped()).toBe(2);
  game.ann.takes(ROLL, 'Quiet Isle 1');
  expect(untapped()).toBe(0);
  expect(offers(game)).toBe(false);
});

test('the planar die has one planeswalker side, one chaos side and four blank ones (CR 901.3a)', () => {
  const faces = [1, 2, 3, 4, 5, 6].map((side) => {
    const game = loaded(table([{ planarDeck: planes(['Market Town', 'Bright Shore']) }, {}], { log: true }), side);
    game.ann.takes(ROLL, 'Market Town');
    const roll = game.game.log.map(({ parts }) => parts.filter((part) => typeof part === 'string').join(''));
    return roll.find((line) => line.includes('planar die'))?.replace(/.*: /, '');
  });
  expect(faces).toEqual(['planeswalk', 'blank', 'blank', 'blank', 'blank', 'chaos']);
});

test('a blank face does nothing, and the active player has priority (CR 901.9a)', () => {
  const game = loaded(table([{ planarDeck: planes(['Bright Shore']) }, {}]), BLANK);
  game.ann.takes(ROLL, 'Bright Shore');
  expect([game.stack, faceUp(game), game.game.priority]).toEqual([[], ['Bright Shore'], 0]);
});

test('the chaos symbol sets off the chaos ability of the planar controller (CR 901.9b, 311.7)', () => {
  const game = loaded(table([{ planarDeck: planes(['Bright Shore']) }, {}]), CHAOS);
  game.ann.takes(ROLL, 'Bright Shore');
  expect(game.game.priority).toBe(0);
  expect(game.game.objects[game.game.stack[0] as number]?.controller).toBe(0);
  game.resolve();
  expect(game.ann.life).toBe(27);
});

test('the planeswalker symbol triggers an ability without a source (CR 901.8, 901.9c)', () => {
  const game = loaded(table([{ planarDeck: planes(['Market Town', 'Bright Shore']) }, {}]), WALK);
  game.ann.takes(ROLL, 'Market Town');
  const ability = game.game.objects[game.game.stack[0] as number];
  expect([ability?.controller, ability?.stack?.source, ability?.stack?.kind]).toEqual([0, -1, 'triggered']);
  expect([faceUp(game), game.game.priority]).toEqual([['Market Town'], 0]);
  game.resolve();
  expect(faceUp(game)).toEqual(['Bright Shore']);
});

test('to planeswalk is to put the old plane on the bottom and turn up the next (CR 701.24b, 901.11, 901.11b, 701.24d)', () => {
  const game = loaded(table([{ planarDeck: planes(['Bright Shore', 'Market Town']) }, {}]), WALK);
  const before = game.game.command[0] as number;
  game.ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Market Town']);
  expect(bottomOf(game.game, 0)).toBe('Bright Shore');
  // away from Bright Shore, not to it
  expect(game.ann.life).toBe(25);
  // CR 311.6, 901.7a: turned face down, it is a new object.
  const after = game.game.supplementary?.planar[0]?.[0] as number;
  expect(after).not.toBe(before);
  expect(game.game.objects[before]?.became).toBe(after);
});

test('abilities that look for planeswalking to a plane trigger (CR 901.11, 901.11b)', () => {
  const game = loaded(table([{ planarDeck: planes(['Market Town', 'Bright Shore']) }, {}]), WALK);
  game.ann.takes(ROLL, 'Market Town');
  game.resolveAll();
  expect(game.ann.life).toBe(23);
});

test('a plane turned face down is a new object and keeps nothing (CR 311.6, 400.9, 901.7a)', () => {
  const game = loaded(table([{ planarDeck: planes(['Bright Shore', 'Market Town']) }, {}]), WALK);
  const before = game.game.command[0] as number;
  game.alter((position) => {
    (position.objects[before] as { counters: object }).counters = { charge: 2 };
  });
  loaded(game, WALK).ann.takes(ROLL, 'Bright Shore');
  game.resolveAll();
  const after = game.game.supplementary?.planar[0]?.[0] as number;
  expect(after).not.toBe(before);
  expect(game.game.objects[after]?.counters).toEqual({});
});

test('static and activated abilities of a face-up plane work from the command zone (CR 311.4, 901.7, 113.6p)', () => {
  const game = loaded(
    table([
      { battlefield: ['Grizzly Bears', 'Mountain'], planarDeck: planes(['Giant Valley', 'Market Town']) },
      { battlefield: ['Hill Giant'] },
    ]),
    WALK,
  );
  expect([game.ann.stats('Grizzly Bears'), game.ben.stats('Hill Giant')]).toEqual(['3/3', '4/4']);
  game.ann.takes(ROLL, 'Giant Valley');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  game.ann.activates('Market Town');
  game.resolve();
  expect(game.ann.life).toBe(22);
});

test('the active player is planar controller and controls the face-up plane (CR 311.5, 901.6, 109.4d)', () => {
  const game = table([{ planarDeck: planes(['Market Town']) }, { battlefield: ['Mountain'] }]);
  expect([game.game.supplementary?.planarControllers, faceUpController(game)]).toEqual([[0], 0]);
  game.to('PrecombatMain', 2);
  expect([game.game.supplementary?.planarControllers, faceUpController(game)]).toEqual([[1], 1]);
  expect(game.game.objects[game.game.command[0] as number]?.owner).toBe(0);
  expect(game.ann.can('activate', 'Market Town')).toBe(false);
  game.ben.activates('Market Town');
  game.resolve();
  expect(game.ben.life).toBe(22);
});

test('each player planeswalks to their own planar deck (CR 701.24b)', () => {
  const game = table([{ planarDeck: planes(['Market Town']) }, { planarDeck: planes(['Bright Shore'], 20) }]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).ben.takes(ROLL, 'Market Town');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Bright Shore']);
  expect(bottomOf(game.game, 0)).toBe('Market Town');
  expect([game.ann.life, game.ben.life]).toEqual([20, 23]);
});

test('an effect that says to planeswalk does so (CR 701.24c, 901.11a)', () => {
  const game = loaded(table([{ planarDeck: planes(['Shifting Gate', 'Bright Shore']) }, {}]), CHAOS);
  game.ann.takes(ROLL, 'Shifting Gate');
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Bright Shore']);
  expect(game.ann.life).toBe(23);
});

test('only in a Planechase game, and only the planar controller, may a player planeswalk (CR 701.24a)', () => {
  const seats = [
    { planarDeck: planes(['Bright Shore']), hand: ['Walk Away'], battlefield: ['Mountain'] },
    { hand: ['Walk Away'], battlefield: ['Mountain'] },
  ];
  const cards = [...SUPPLEMENTARY, WALK_AWAY];
  const own = table(seats, { cards });
  own.ann.casts('Walk Away');
  own.resolveAll();
  expect(faceUp(own)).toEqual(['Quiet Isle 1']);
  const others = table(seats, { cards });
  others.ben.casts('Walk Away');
  others.resolveAll();
  expect([faceUp(others), others.ann.life, others.ben.life]).toEqual([['Bright Shore'], 20, 20]);
  const without = scenario([{ hand: ['Walk Away'], battlefield: ['Mountain'] }, {}], { cards });
  without.ann.casts('Walk Away');
  without.resolveAll();
  expect([without.game.command, without.ann.graveyard]).toEqual([[], ['Walk Away']]);
});

test('effects that last until a player planeswalks end then (CR 901.11)', () => {
  const game = loaded(
    table([{ battlefield: ['Grizzly Bears', ...MOUNTAINS], planarDeck: planes(['Lasting Hill']) }, {}]),
    CHAOS,
    WALK,
  );
  game.ann.takes(ROLL, 'Lasting Hill');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  game.to('PrecombatMain', 3);
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  game.ann.takes(ROLL, 'Lasting Hill');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
});

test('encountering a phenomenon triggers, and then the planar controller planeswalks (CR 312.5, 312.7, 704.6f, 901.11a)', () => {
  const game = loaded(table([{ planarDeck: planes(['Market Town', 'Sudden Storm', 'Bright Shore']) }, {}]), WALK);
  game.ann.takes(ROLL, 'Market Town');
  game.resolve();
  // The ability of the phenomenon waits on the stack, and so does the phenomenon.
  expect([faceUp(game), game.game.stack.length]).toEqual([['Sudden Storm'], 1]);
  game.resolve();
  expect([faceUp(game), bottomOf(game.game, 0)]).toEqual([['Bright Shore'], 'Sudden Storm']);
  expect(game.ann.life).toBe(24);
  game.resolveAll();
  expect(game.ann.life).toBe(27);
});

test('one phenomenon after the other (CR 704.6f), and turned face down each is a new object (CR 312.6)', () => {
  const game = loaded(table([{ planarDeck: planes(['Market Town', 'Sudden Storm', 'Silent Omen']) }, {}]), WALK);
  game.ann.takes(ROLL, 'Market Town');
  game.resolve();
  const storm = game.game.command[0] as number;
  game.resolveAll();
  expect(faceUp(game)).toEqual(['Quiet Isle 1']);
  expect(game.ann.life).toBe(30);
  expect(game.game.objects[storm]?.became).toBe(game.game.supplementary?.planar[0]?.[1]);
});

test('the planar controller controls a face-up phenomenon and its ability (CR 312.4)', () => {
  const game = table([{}, { planarDeck: planes(['Sudden Storm'], 20) }]);
  game.to('PrecombatMain', 2);
  loaded(game, WALK).ben.takes(ROLL, 'Quiet Isle 1');
  game.resolve();
  expect([faceUp(game), faceUpController(game)]).toEqual([['Sudden Storm'], 1]);
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([20, 24]);
});

test('plane and phenomenon cards are no permanents, are never cast, and stay in the command zone (CR 311.2, 312.2, 400.4b, 901.4)', () => {
  const game = table([{ planarDeck: planes(['Bright Shore', 'Sudden Storm']), battlefield: MOUNTAINS }, {}]);
  expect(game.game.battlefield.length).toBe(MOUNTAINS.length);
  for (const id of [game.game.command[0], game.game.supplementary?.planar[0]?.at(-1)] as number[]) {
    expect(game.session.options(0 as never).some((option) => option.kind === 'cast' && option.object === id)).toBe(
      false,
    );
    for (const to of [0, 1, 2, 3, 5] as const) {
      game.alter((position) => {
        performMove(position, id, to);
      });
      expect(game.game.objects[id]?.zone).toBe(6);
    }
  }
  expect([game.ann.hand, game.ann.graveyard, game.ann.exile]).toEqual([[], [], []]);
  const all = game.game.objects.filter(({ record, zone }) => record.card.faces[0].types[0] === 'plane' && zone !== 8);
  expect(all.every(({ zone }) => zone === 6)).toBe(true);
});
