/** Restarting the game. CR 724. */
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { type GameSetup, type PlayerId, Session, startGame, Step } from '../../src/index.ts';
import { moveEvent } from '../../src/rules/event-makers.ts';
import { perform } from '../../src/events/perform.ts';
import { addObject } from '../../src/events/zones/apply-zone-change.ts';
import { editBattlefield, editCommand, editObject } from '../../src/vocabulary/door.ts';
import { NO_CARD } from '../../src/vocabulary/ids.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { CARDS } from '../support/cards.ts';
import {
  act,
  creature,
  filter,
  gain,
  number,
  sorcery,
  table,
  target,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { Scenario } from '../support/scenario.ts';

const restart = act({ kind: 'restartGame' });
const again = sorcery('Test Again', restart);

/** "Exile target permanent. Restart the game, leaving in exile that card. Then put it onto the battlefield." */
const keep = sorcery(
  'Test Keep',
  act({ kind: 'exile', object: target({ ...filter('creature') }), label: 'chosen1' }),
  act({ kind: 'restartGame', except: { kind: 'reference', to: 'chosen1', words: 'it' } }),
  act({
    kind: 'move',
    verb: 'put',
    object: { kind: 'reference', to: 'chosen1', words: 'it' },
    to: { kind: 'place', zone: 'battlefield' },
    entering: { kind: 'entering', under: you },
  }),
  gain(3),
);

const deck = (...names: string[]): string[] => [...names, ...Array.from({ length: 40 - names.length }, () => 'Plains')];

/** A game of these decks, in which Ann has kept and may act in her first main phase. */
function begun(cards: readonly Card[], more: Partial<GameSetup> = {}): Scenario {
  const setup: GameSetup = {
    format: 'two-player',
    cards: { ...CARDS, ...Object.fromEntries(cards.map((each) => [each.name, each])) },
    seed: 'again',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: [
      { name: 'ann', deck: deck(...cards.map(({ name }) => name)) },
      { name: 'ben', deck: deck() },
    ],
    ...more,
  };
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  const game = new Scenario(session, ['ann', 'ben']);
  game.to('PrecombatMain', 1);
  return game;
}

/** Puts a card of Ann's library into her hand. */
function fetched(game: Scenario, name: string): Scenario {
  return game.alter((now) => {
    const { library, hand } = now.players[0] as (typeof now.players)[number];
    if (hand.some((id) => now.objects[id]?.record.card.name === name)) return;
    const id = library.find((each) => now.objects[each]?.record.card.name === name);
    if (id === undefined) throw new Error(`no ${name} in the library`);
    perform(now, [moveEvent(now, id, Zone.Hand, 'put', 0 as PlayerId, { cause: -1 as never, rule: '724.1' })]);
  });
}

/** Everybody passes until the spell has resolved and the first mulligan is declared. */
function restarts(game: Scenario): void {
  while (game.question?.kind === 'priority') game.proceed();
}

function keepAll(game: Scenario): Scenario {
  while (game.question?.kind === 'mulligan') game.answer([0]);
  return game;
}

test('the engine knows what restarting means', () => {});

test('the game ends and a new one begins: nobody wins or loses, all have their starting life and new hands (CR 724.1, 104.6, 104.1)', () => {
  const game = table(
    [again],
    [
      { hand: ['Test Again'], battlefield: ['Grizzly Bears'], life: 11, library: deck() },
      { battlefield: ['Hill Giant'], library: deck() },
    ],
  );
  game.alter((now) => {
    perform(now, [
      { kind: 'loseLife', player: 0 as PlayerId, amount: 5, fromDamage: false, cause: -1 as never, rule: '119.3' },
    ]);
  });
  game.ann.casts('Test Again');
  restarts(game);
  expect([game.question?.kind, game.isOver, game.game.winners]).toEqual(['mulligan', false, []]);
  expect([game.ann.life, game.ben.life, game.game.battlefield]).toEqual([11, 20, []]);
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([7, 7]);
  keepAll(game);
  expect([game.game.turn, game.game.step]).toEqual([1, Step.Upkeep]);
});

test('the starting player is the one who controlled the ability (CR 724.1a)', () => {
  const game = table([again], [{ library: deck() }, { hand: ['Test Again'], library: deck() }]);
  game.to('PrecombatMain', 2);
  game.ben.casts('Test Again');
  restarts(game);
  expect(game.question?.player).toBe(1);
  keepAll(game);
  expect([game.game.activePlayer, game.game.startingPlayer]).toEqual([1, 1]);
});

test('a token and an emblem do not come along into the new game: they are not there any more, on no battlefield (CR 724.2, 111.7)', () => {
  const game = table(
    [again],
    [{ hand: ['Test Again'], battlefield: ['Grizzly Bears'], library: deck() }, { library: deck() }],
  );
  game.alter((now) => {
    for (const [zone, status] of [
      [Zone.Battlefield, StatusBit.Token],
      [Zone.Command, 0],
    ] as const) {
      const record = now.objects.find(({ record: { card } }) => card.name === 'Grizzly Bears')?.record;
      if (record === undefined) throw new Error('not there');
      const id = addObject(now, NO_CARD, record, 0 as PlayerId, zone, 0 as PlayerId);
      editObject(now, id).status |= status;
      (zone === Zone.Battlefield ? editBattlefield(now) : editCommand(now)).push(id);
    }
  });
  const made = game.game.objects.slice(-2).map(({ id }) => id);
  game.ann.casts('Test Again');
  restarts(game);
  expect(made.map((id) => game.game.objects[id]?.zone)).toEqual([Zone.None, Zone.None]);
});

test('every card of the game is in its owner’s deck again: permanents under another control, exile, phased out, brought from outside; tokens are gone (CR 724.2)', () => {
  const game = table(
    [again],
    [
      {
        hand: ['Test Again'],
        battlefield: ['Grizzly Bears'],
        exile: ['Shock'],
        graveyard: ['Murder'],
        library: deck(),
      },
      { battlefield: ['Hill Giant', 'Wind Drake'], library: deck() },
    ],
  );
  game.alter((now) => {
    const named = (name: string) =>
      now.objects.find(({ record, zone }) => record.card.name === name && zone === Zone.Battlefield);
    const giant = named('Hill Giant');
    const drake = named('Wind Drake');
    if (giant === undefined || drake === undefined) throw new Error('not there');
    perform(now, [{ kind: 'phaseOut', object: drake.id, cause: -1 as never, rule: '702.26b' }]);
    editObject(now, giant.id).controller = 0 as PlayerId;
  });
  game.ann.casts('Test Again');
  restarts(game);
  const all = (seat: Scenario['ann']): string[] =>
    [...seat.hand, ...seat.library].filter((name) => name !== 'Plains').sort();
  expect(all(game.ann)).toEqual(['Grizzly Bears', 'Murder', 'Shock', 'Test Again']);
  expect(all(game.ben)).toEqual(['Hill Giant', 'Wind Drake']);
  expect([game.ann.hand.length + game.ann.library.length, game.ben.hand.length + game.ben.library.length]).toEqual([
    44, 42,
  ]);
});

test('Example: a creature card brought in from outside the game is part of the library when the new game begins (CR 724.2)', () => {
  const session = begun([again], {
    players: [
      { name: 'ann', deck: deck('Test Again'), sideboard: ['Grizzly Bears', 'Hill Giant'] },
      { name: 'ben', deck: deck() },
    ],
  });
  fetched(session, 'Test Again').alter((now) => {
    const bears = now.objects.find(({ record, zone }) => record.card.name === 'Grizzly Bears' && zone === Zone.Outside);
    if (bears === undefined) throw new Error('no sideboard');
    perform(now, [moveEvent(now, bears.id, Zone.Hand, 'put', 0 as PlayerId, { cause: -1 as never, rule: '400.11a' })]);
  });
  session.ann.casts('Test Again');
  restarts(session);
  const cards = [...session.ann.hand, ...session.ann.library];
  expect([cards.includes('Grizzly Bears'), cards.includes('Hill Giant'), cards.length]).toEqual([true, false, 41]);
});

test('who has fewer than seven cards loses in the upkeep of the first turn, mulligan or not (CR 724.3)', () => {
  const game = table([again], [{ hand: ['Test Again'], library: deck() }, { library: ['Plains', 'Plains', 'Plains'] }]);
  game.ann.casts('Test Again');
  restarts(game);
  expect(game.ben.hand.length).toBe(3);
  game.answer([0]);
  game.answer([1]); // Ben takes a mulligan, and draws as little as before.
  while (game.question !== null && game.question.kind !== 'mulligan') game.proceed();
  expect(game.isOver).toBe(false);
  while (game.question?.kind === 'mulligan') game.answer([0]);
  expect([game.isOver, game.game.winners, game.game.step, game.game.turn]).toEqual([true, [0], Step.Upkeep, 1]);
});

test('exempted cards stay where they are and are in no deck; what the effect says further is done just before the first untap step (CR 724.4, 724.5)', () => {
  const bear: Card = creature(
    'Test Greeter',
    '0',
    2,
    2,
    whenever({ kind: 'enter', object: { kind: 'self' } }, gain(5)),
  );
  const game = table(
    [keep, bear],
    [
      { hand: ['Test Keep'], library: deck() },
      { battlefield: ['Test Greeter'], library: deck() },
    ],
  );
  game.ann.casts('Test Keep', { targets: ['Test Greeter'] });
  restarts(game);
  // Before the first turn: the card is in exile, in nobody's deck, and nobody has gained anything.
  expect([game.ben.exile, game.ben.hand.length + game.ben.library.length]).toEqual([['Test Greeter'], 40]);
  expect([game.ann.life, game.question?.kind]).toEqual([20, 'mulligan']);
  keepAll(game);
  // The rest was followed without anybody having priority; the trigger waits until the upkeep.
  expect([game.game.turn, game.game.step, game.stack]).toEqual([1, Step.Upkeep, ['Test Greeter']]);
  expect([game.ann.battlefield, game.ann.life]).toEqual([['Test Greeter'], 23]);
  game.resolve();
  expect(game.ann.life).toBe(28);
});

test('a permanent put onto the battlefield so may attack in the first turn: it has been there since before the turn began (CR 724.4, 302.6)', () => {
  const game = table(
    [keep],
    [
      { hand: ['Test Keep'], library: deck() },
      { battlefield: ['Grizzly Bears'], library: deck() },
    ],
  );
  game.ann.casts('Test Keep', { targets: ['Grizzly Bears'] });
  restarts(game);
  keepAll(game);
  game.ann.attacks('Grizzly Bears');
  game.to('PostcombatMain', 1);
  expect(game.ben.life).toBe(18);
});

test('effects, counters, designations and extra turns of the old game are gone (CR 724.1)', () => {
  const storm = sorcery(
    'Test Storm',
    act({ kind: 'becomeMonarch', actor: you }),
    act({ kind: 'extraTurn', actor: you }),
    act({ kind: 'getCounters', actor: you, counter: 'poison', amount: number(9) }),
  );
  const game = table([storm, again], [{ hand: ['Test Storm', 'Test Again'], library: deck() }, { library: deck() }]);
  game.ann.casts('Test Storm');
  game.resolve();
  game.ann.casts('Test Again');
  restarts(game);
  keepAll(game);
  const { game: now } = game;
  expect([now.monarch, now.extraTurns, now.players[0]?.counters, now.effects]).toEqual([-1, [], {}, []]);
  expect(now.players.map(({ mulligans, drawn }) => [mulligans, drawn])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

const commanders: Partial<GameSetup> = {
  format: 'commander',
  players: ['ann', 'ben'].map((name) => ({ name, deck: deck(), commanders: ['Isamaru'] })),
};

/** A Commander game with Ann's spell in hand and her commander on the battlefield. */
function commanderGame(cards: readonly Card[], spell: string): Scenario {
  const setup: Partial<GameSetup> = {
    ...commanders,
    players: [
      { name: 'ann', deck: deck(...cards.map(({ name }) => name)), commanders: ['Isamaru'] },
      { name: 'ben', deck: deck(), commanders: ['Isamaru'] },
    ],
  };
  const game = fetched(begun(cards, setup), spell);
  game.alter((now) => {
    const id = now.command.find((each) => now.objects[each]?.owner === 0);
    if (id === undefined) throw new Error('no commander');
    perform(now, [
      moveEvent(
        now,
        id,
        Zone.Battlefield,
        'put',
        0 as PlayerId,
        { cause: -1 as never, rule: '903.6' },
        {
          entering: {
            tapped: false,
            faceDown: false,
            face: 0,
            controller: 0 as PlayerId,
            attacking: -1_000_000 as never,
            attachTo: -1_000_000 as never,
            counters: {},
            memory: {},
            copied: null,
          },
        },
      ),
    ]);
  });
  return game;
}

test('commanders begin the new game in the command zone, with nothing cast and no damage (CR 724.2, 903.6)', () => {
  const game = commanderGame([again], 'Test Again');
  expect(game.ann.battlefield).toEqual(['Isamaru']);
  game.ann.casts('Test Again');
  restarts(game);
  expect([game.ann.command, game.ben.command, game.ann.life]).toEqual([['Isamaru'], ['Isamaru'], 40]);
  expect(game.game.players.map(({ commanderCasts }) => commanderCasts)).toEqual([{}, {}]);
});

test('an exempted commander does not begin in the command zone but stays the commander (CR 724.5a)', () => {
  const game = commanderGame([keep], 'Test Keep');
  // Exiled, it may go to the command zone (CR 903.9a); Ann leaves it in exile.
  game.ann.casts('Test Keep', { targets: ['Isamaru'] });
  restarts(game);
  expect([game.ann.command, game.ann.exile]).toEqual([[], ['Isamaru']]);
  keepAll(game);
  expect(game.ann.battlefield).toEqual(['Isamaru']);
  const object = game.ann.permanent('Isamaru');
  expect(game.game.players[0]?.commanders).toContain(object.card);
});

test('with limited range of influence all players are involved (CR 724.7)', () => {
  const seats = Array.from({ length: 5 }, () => ({ battlefield: ['Grizzly Bears'], library: deck() }));
  const game = table([again], [{ hand: ['Test Again'], library: deck() }, ...seats], {
    format: 'free-for-all:range=1',
  });
  game.ann.casts('Test Again');
  restarts(game);
  expect([game.game.battlefield.length, game.seats.map((seat) => seat.hand.length)]).toEqual([0, [7, 7, 7, 7, 7, 7]]);
});

test('players who have left stay out of the new game (CR 104.6)', () => {
  const game = table([again], [{ hand: ['Test Again'], library: deck() }, { library: deck() }, { library: deck() }]);
  game.session.concede(1 as PlayerId);
  game.ann.casts('Test Again');
  restarts(game);
  const asked: number[] = [];
  while (game.question?.kind === 'mulligan') {
    asked.push(game.question.player);
    game.answer([0]);
  }
  expect([asked, game.ben.hand, game.game.players[1]?.left]).toEqual([[0, 2], [], true]);
});

test('undo, save and replay go across the restart', () => {
  const game = fetched(begun([again]), 'Test Again');
  const before = game.session.digest();
  const decisions = game.session.decisions.length;
  game.ann.casts('Test Again');
  restarts(game);
  keepAll(game);
  const after = game.session.digest();
  const all = game.session.decisions.slice(decisions);
  expect(game.session.undo(decisions)).toBe(true);
  expect(game.session.digest()).toBe(before);
  const replayed = new Session(game.session.game);
  expect(replayed.redo(all)).toBeNull();
  expect(replayed.digest()).toBe(after);
});
