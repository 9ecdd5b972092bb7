/** Attractions: decks, opening, visiting, prizes, junkyards. CR 717, 701.48, 701.49, 702.159. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics, createGame, type GameSetup, Session, Zone } from '../../src/index.ts';
import { fork } from '../../src/testing.ts';
import { act, card, CARDS, filter, number, self, spell, target, you } from '../support/cards.ts';
import { enchantment } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

/** Visited when one of the numbers is rolled: so much life. */
function attraction(
  name: string,
  lights: readonly number[],
  life: number,
  prize?: Extract<Ability, { kind: 'triggered' }>['prize'],
): Card {
  const visit: Ability = {
    kind: 'triggered',
    keyword: 'visit',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'keywordAction', action: 'visit', object: self }] },
    clause:
      prize === undefined
        ? act({ kind: 'gainLife', actor: you, amount: number(life) })
        : {
            kind: 'sequence',
            joins: ['.'],
            steps: [
              act({ kind: 'gainLife', actor: you, amount: number(life) }),
              act({ kind: 'keywordAction', action: 'claim the prize', actor: you }),
            ],
          },
    ...(prize === undefined ? {} : { prize }),
  };
  return { ...card(name, { types: ['artifact'], subtypes: ['Attraction'], abilities: [visit] }), lights };
}
const carousel = attraction('Test Carousel', [2, 6], 1);
const swing = attraction('Test Swing', [3, 6], 10);
const booth = attraction('Test Booth', [6], 1, act({ kind: 'gainLife', actor: you, amount: number(100) }));
const ticket = card('Test Ticket', {
  cost: '0',
  types: ['instant'],
  abilities: [spell(act({ kind: 'keywordAction', action: 'open an Attraction', actor: you }))],
});
const stroll = card('Test Stroll', {
  cost: '0',
  types: ['instant'],
  abilities: [spell(act({ kind: 'keywordAction', action: 'roll to visit', actor: you }))],
});
const CARDS_HERE = [carousel, swing, booth, ticket, stroll];

/** Every die shows that from now on. What waits is done first. */
function rolls(game: ReturnType<typeof scenario>, result: number): void {
  game.resolveAll();
  game.alter((at) => {
    at.scripted = () => result;
  });
}
/** A game with an Attraction deck for ann, the top card first. */
function withDeck(
  attractions: GameSetup['players'][number]['attractions'],
  more: Partial<GameSetup> = {},
  hand: string[] = ['Test Ticket', 'Test Ticket', 'Test Ticket'],
) {
  const cards = { ...CARDS, ...Object.fromEntries(CARDS_HERE.map((one) => [one.name, one])), ...more.cards };
  const nothing = {
    hand: [],
    graveyard: [],
    exile: [],
    command: [],
    battlefield: [],
    library: ['Plains', 'Plains', 'Plains'],
  };
  const setup: GameSetup = {
    format: 'two-player',
    cards,
    seed: 'attractions',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: [
      { name: 'ann', deck: [], ...(attractions === undefined ? {} : { attractions }) },
      { name: 'ben', deck: [] },
    ],
    start: { players: [{ ...nothing, hand }, nothing] },
    ...more,
  };
  const game = createGame({ ...setup, cards });
  return 'kind' in game ? game.message : game;
}
function table(attractions: Parameters<typeof withDeck>[0], more?: Parameters<typeof withDeck>[1], hand?: string[]) {
  const game = withDeck(attractions, more, hand);
  if (typeof game === 'string') throw new Error(game);
  const seats = scenario([[], []], { cards: CARDS_HERE });
  seats.session = new Session(game);
  return seats.to('PrecombatMain');
}

test('opening moves the top card of the deck face up onto the battlefield (CR 701.48b, 717.2, 717.3)', () => {
  const game = table(['Test Swing', 'Test Carousel']);
  const deck = game.game.attractionDecks[0] ?? [];
  expect(deck.map((id) => game.game.objects[id]?.zone)).toEqual([Zone.Command, Zone.Command]);
  // Nobody sees what is in it, and no library holds it.
  expect(deck.map((id) => characteristics(game.game, id).name)).toEqual(['', '']);
  expect(game.ann.library).toEqual(['Plains', 'Plains', 'Plains']);
  game.ann.casts('Test Ticket');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Test Swing']);
  expect(game.game.attractionDecks[0]).toHaveLength(1);
});

test('only a player with an Attraction deck opens Attractions (CR 701.48a)', () => {
  const game = scenario([{ hand: ['Test Ticket'] }, []], { cards: CARDS_HERE });
  game.ann.casts('Test Ticket');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
  const empty = table(['Test Swing']);
  empty.ann.casts('Test Ticket');
  empty.ann.casts('Test Ticket');
  empty.resolveAll();
  expect(empty.ann.battlefield).toEqual(['Test Swing']);
});

const fan = enchantment('Test Fan', {
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'whenever',
    events: [{ kind: 'keywordAction', action: 'open an Attraction', actor: you }],
  },
  clause: act({ kind: 'gainLife', actor: you, amount: number(7) }),
});

test('"whenever you open an Attraction" triggers when it is put onto the battlefield so, and not without one (CR 701.48c)', () => {
  const start = {
    hand: ['Test Ticket', 'Test Ticket'],
    graveyard: [],
    exile: [],
    command: [],
    library: ['Plains'],
    battlefield: [{ card: 'Test Fan' }],
  };
  const nothing = { hand: [], graveyard: [], exile: [], command: [], library: ['Plains'], battlefield: [] };
  const game = table(['Test Swing'], { cards: { [fan.name]: fan }, start: { players: [start, nothing] } });
  game.ann.casts('Test Ticket');
  game.resolveAll();
  expect(game.ann.life).toBe(27);
  // The deck is empty: nothing is opened.
  game.ann.casts('Test Ticket');
  game.resolveAll();
  expect(game.ann.life).toBe(27);
});

test('the deck is shuffled before the game, and is no part of the player’s deck (CR 717.2, 103.3a)', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Test Ride ${index}`);
  const cards = { ...CARDS, ...Object.fromEntries(names.map((name) => [name, attraction(name, [2], 1)])) };
  const order = (seed: string): string[] => {
    const game = createGame({
      format: 'two-player',
      cards,
      seed,
      edition: 'today',
      players: [
        { name: 'ann', deck: Array.from({ length: 60 }, () => 'Plains'), attractions: names },
        { name: 'ben', deck: Array.from({ length: 60 }, () => 'Plains') },
      ],
    });
    if ('kind' in game) throw new Error(game.message);
    expect(game.players[0]?.library.length).toBe(53);
    return (game.attractionDecks[0] ?? []).map((id) => game.objects[id]?.record.card.name ?? '');
  };
  expect(order('one')).not.toEqual(order('two'));
  expect([...order('one')].sort()).toEqual([...names].sort());
});

test('as the precombat main phase begins, the active player rolls to visit, without the stack (CR 717.4, 703.4g, 505.5, 701.49a)', () => {
  const game = scenario([['Test Carousel', 'Test Swing'], ['Test Swing']], { cards: CARDS_HERE });
  rolls(game, 2);
  const before = game.ann.life;
  game.to('PrecombatMain', 2);
  // Ben’s turn: his Swing is lit at 3, but the die shows 2.
  expect([game.ann.life, game.ben.life]).toEqual([before, 20]);
  rolls(game, 3);
  game.to('PrecombatMain', 3);
  expect([game.ann.life, game.ben.life]).toEqual([before + 10, 20]);
  game.to('End', 3);
  expect(game.ann.life).toBe(before + 10);
});

test('a player without Attractions does not roll (CR 717.4)', () => {
  const game = scenario([['Test Fan'], []], { cards: [...CARDS_HERE, fan] });
  game.alter((at) => {
    at.scripted = () => {
      throw new Error('nobody rolls');
    };
  });
  game.to('End', 3);
  expect(game.game.turn).toBe(3);
});

test('every Attraction with the number lit up is visited, and its visit ability triggers (CR 701.49a, 717.5, 702.159a)', () => {
  const game = scenario(
    [{ battlefield: ['Test Carousel', 'Test Swing'], hand: ['Test Stroll', 'Test Stroll', 'Test Stroll'] }, []],
    { cards: CARDS_HERE },
  );
  rolls(game, 6);
  const before = game.ann.life;
  const strolled = (result: number): number => {
    rolls(game, result);
    game.ann.casts('Test Stroll');
    game.resolve();
    const waiting = game.stack.length;
    game.resolveAll();
    return waiting;
  };
  expect(strolled(6)).toBe(2);
  expect(game.ann.life - before).toBe(11);
  expect(strolled(2)).toBe(1);
  expect(game.ann.life - before).toBe(12);
  expect(strolled(5)).toBe(0);
  expect(game.ann.life - before).toBe(12);
});

test('two cards of one name may have different numbers lit up (CR 717.1)', () => {
  const game = table([
    { card: 'Test Swing', lights: [2] },
    { card: 'Test Swing', lights: [4, 5] },
  ]);
  game.ann.casts('Test Ticket');
  game.ann.casts('Test Ticket');
  game.resolveAll();
  const lights = game.game.battlefield.map((id) => game.game.objects[id]?.record.card.lights);
  expect(lights).toEqual([[2], [4, 5]]);
  rolls(game, 4);
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(30);
});

test('claiming the prize does what stands after "Prize" (CR 702.159b)', () => {
  const game = scenario([{ battlefield: ['Test Booth'], hand: ['Test Stroll'] }, []], { cards: CARDS_HERE });
  rolls(game, 6);
  game.ann.casts('Test Stroll');
  game.resolveAll();
  expect(game.ann.life).toBe(121);
});

test('an Attraction that would go to a graveyard, hand or library goes to its owner’s junkyard (CR 717.6, 717.6a)', () => {
  const smash = card('Test Smash', {
    cost: '0',
    types: ['instant'],
    abilities: [spell(act({ kind: 'destroy', object: target(filter('artifact')) }))],
  });
  const lift = card('Test Lift', {
    cost: '0',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'move',
          verb: 'return',
          object: target(filter('artifact')),
          to: {
            kind: 'place',
            zone: 'hand',
            of: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: 'target1', words: 'it' } },
          },
        }),
      ),
    ],
  });
  const game = table(
    ['Test Swing', 'Test Carousel', 'Test Booth'],
    { cards: { [smash.name]: smash, [lift.name]: lift } },
    ['Test Ticket', 'Test Ticket', 'Test Smash', 'Test Lift'],
  );
  game.ann.casts('Test Ticket');
  game.ann.casts('Test Ticket');
  game.resolveAll();
  game.ann.casts('Test Smash', { targets: ['Test Swing'] });
  game.ann.casts('Test Lift', { targets: ['Test Carousel'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
  expect(game.ann.graveyard).not.toContain('Test Swing');
  expect(game.ann.hand).toEqual([]);
  // One face-up pile, apart from the deck.
  expect(game.ann.command).toEqual(['Test Carousel', 'Test Swing']);
  expect(game.game.attractionDecks[0]).toHaveLength(1);
});

test('an Attraction may be exiled (CR 717.6)', () => {
  const banish = card('Test Banish', {
    cost: '0',
    types: ['instant'],
    abilities: [spell(act({ kind: 'exile', object: target(filter('artifact')) }))],
  });
  const game = table(['Test Swing'], { cards: { [banish.name]: banish } }, ['Test Ticket', 'Test Banish']);
  game.ann.casts('Test Ticket');
  game.resolveAll();
  game.ann.casts('Test Banish', { targets: ['Test Swing'] });
  game.resolveAll();
  expect([game.ann.exile, game.ann.command]).toEqual([['Test Swing'], []]);
});

test('a setup says what is wrong with an Attraction deck (CR 717.1, 717.2)', () => {
  const { lights: _lights, ...dark } = swing;
  expect(withDeck(['Plains'])).toContain('no Attraction');
  expect(withDeck(['Test Swing'], { cards: { 'Test Swing': dark } })).toContain('lights');
  expect(withDeck([{ card: 'Test Swing', lights: [7] }])).toContain('from 1 to 6');
  expect(withDeck(['Test Nowhere'])).toContain('Test Nowhere');
});

test('a game with an Attraction deck can be forked: what one does the other does not see (CR 717.2)', () => {
  const game = table(['Test Swing', 'Test Carousel']);
  const other = fork(game.game);
  game.ann.casts('Test Ticket');
  game.resolveAll();
  expect(other.attractionDecks[0]).toHaveLength(2);
});

test('everybody sees how many Attractions a deck holds, and what is lit up on those that are open (CR 717.1, 717.2)', () => {
  const game = table(['Test Swing', 'Test Carousel']);
  game.ann.casts('Test Ticket');
  game.resolveAll();
  const view = game.session.view(game.ben.id);
  expect(view.players[0]?.attractionDeckSize).toBe(1);
  expect(view.battlefield.map(({ name, lights }) => [name, lights])).toEqual([['Test Swing', [3, 6]]]);
  expect(JSON.stringify(view)).not.toContain('Test Carousel');
});
