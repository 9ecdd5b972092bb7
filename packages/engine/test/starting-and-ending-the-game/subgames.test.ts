/** Subgames. CR 726. */
import type { Noun } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { type Answer, type GameSetup, type PlayerId, playGame, Session, startGame, Step } from '../../src/index.ts';
import { randomDecider } from '../../src/testing.ts';
import { perform } from '../../src/events/perform.ts';
import { editObject, editPlayer } from '../../src/vocabulary/door.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { card, CARDS } from '../support/cards.ts';
import { act, classFilter, filter, gain, instant, number, soldier, whenever } from '../support/single-rule-cards.ts';
import { Scenario } from '../support/scenario.ts';
import { tale, deck, by, begun, fetch, tells, keepAll, givesUp } from '../support/subgame-cards.ts';

test('an effect creates a subgame: a separate game with zones of its own, the main game waits (CR 726.1, 726.1a)', () => {
  const game = begun([deck('Test Tale'), deck()]);
  const main = game.session.game;
  tells(game);
  const sub = game.game;
  expect(sub.main).not.toBeNull();
  expect([sub.main?.turn, sub.turn, sub.stack, sub.battlefield]).toEqual([1, 0, [], []]);
  expect(sub.main?.stack.length).toBe(1); // the spell is still resolving
  expect(sub.setup).toBe(main.setup);
});

test('the libraries are the decks, shuffled; no other card is moved; chance says who goes first (CR 726.2)', () => {
  const starters = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const game = begun([deck('Test Tale'), deck()], { seed: `first ${i}` });
    fetch(game, 1, 'Plains', Zone.Battlefield);
    fetch(game, 0, 'Plains', Zone.Graveyard);
    if (!game.ann.hand.includes('Test Tale')) fetch(game, 0, 'Test Tale');
    const libraries = game.seats.map((seat) => seat.library.length);
    tells(game);
    starters.add(game.game.startingPlayer);
    const { players, battlefield } = game.game;
    expect(players.map(({ hand, library }) => hand.length + library.length)).toEqual(libraries);
    expect([
      players.map(({ hand }) => hand.length),
      players.map(({ graveyard }) => graveyard.length),
      battlefield,
    ]).toEqual([[7, 7], [0, 0], []]);
  }
  expect(starters).toEqual(new Set([0, 1]));
});

test('the subgame proceeds like a normal game: mulligans, 20 life, a first turn (CR 726.2, 103.5)', () => {
  const game = tells(begun([deck('Test Tale'), deck()]));
  expect(game.question?.kind).toBe('mulligan');
  const first = game.question?.player;
  game.answer([1]);
  game.answer([0]);
  while (game.question?.kind !== 'mulligan') game.proceed();
  expect(game.question.player).toBe(first);
  keepAll(game);
  expect([game.game.turn, game.game.step, game.game.activePlayer]).toEqual([1, Step.Upkeep, first]);
  expect(game.game.players.map(({ life }) => life)).toEqual([20, 20]);
});

test('the effect that created the subgame may use its winner and loser, nothing else crosses over (CR 726.1b)', () => {
  const game = keepAll(tells(begun([deck('Test Tale'), deck()])));
  givesUp(game, 1);
  expect(game.game.main).toBeNull();
  expect([game.ann.life, game.ben.life]).toEqual([21, 10]);
});

test('when the subgame is a draw, nobody wins it (CR 726.1b)', () => {
  const game = keepAll(tells(begun([deck('Test Tale'), deck()])));
  game.session.agreeToDraw(0 as PlayerId);
  expect(game.game.main).not.toBeNull();
  game.session.agreeToDraw(1 as PlayerId);
  while (game.question !== null && game.question.kind !== 'priority') game.proceed();
  expect([game.game.main, game.isOver, game.ann.life, game.ben.life]).toEqual([null, false, 10, 10]);
});

test('counters, life and permanents of the main game are not part of the subgame, and stay (CR 726.4b, 726.4)', () => {
  const game = begun([deck('Test Tale'), deck()]);
  fetch(game, 0, 'Plains', Zone.Battlefield);
  game.alter((now) => {
    perform(now, [
      { kind: 'putCounters', on: -2 as never, counter: 'poison', amount: 9, player: 0 as PlayerId, ...by },
      { kind: 'loseLife', player: 1 as PlayerId, amount: 6, fromDamage: false, ...by },
    ]);
  });
  keepAll(tells(game));
  expect(game.game.players.map(({ counters, life }) => [counters, life])).toEqual([
    [{}, 20],
    [{}, 20],
  ]);
  expect(game.game.battlefield).toEqual([]);
  givesUp(game, 0);
  expect([game.ben.state.counters, game.ben.life, game.ann.battlefield]).toEqual([{ poison: 9 }, 15, ['Plains']]);
});

test('with fewer than seven cards in the deck a player loses the subgame in its first upkeep (CR 726.3)', () => {
  const game = begun([deck('Test Tale'), deck()]);
  if (!game.ann.hand.includes('Test Tale')) fetch(game, 0, 'Test Tale');
  game.alter((now) => {
    const { library } = editPlayer(now, 1 as PlayerId);
    for (const id of library.splice(5)) editObject(now, id).zone = Zone.None;
  });
  tells(game);
  expect(game.game.players[1]?.hand.length).toBe(5);
  keepAll(game);
  while (game.question !== null && game.question.kind !== 'priority') game.proceed();
  expect([game.game.main, game.ann.life, game.ben.life]).toEqual([null, 21, 10]);
});

test('at its end all cards go back into the main-game libraries, from every zone, phased out too; tokens and the zones are gone (CR 726.5)', () => {
  const lands: Noun = { kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' }, filter: filter('land') };
  const bird: Noun = { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: filter('creature') };
  const scatter = instant(
    'Test Scatter',
    act({ kind: 'phaseOut', object: lands }),
    act({ kind: 'mill', amount: number(3) }),
    soldier(2),
    act({ kind: 'exile', object: bird }),
  );
  const many = [
    'Test Tale',
    ...Array.from({ length: 14 }, () => 'Plains'),
    ...Array.from({ length: 15 }, () => 'Test Scatter'),
  ];
  const game = begun([many, deck('Wind Drake')], {}, [scatter]);
  if (!game.ann.hand.includes('Test Tale')) fetch(game, 0, 'Test Tale');
  const libraries = game.seats.map((seat) => seat.library.slice().sort());
  const others = game.seats.map((seat) => [seat.hand.filter((name) => name !== 'Test Tale'), seat.battlefield]);
  keepAll(tells(game));
  game.to('PrecombatMain');
  while (game.game.activePlayer !== 0) game.to('PrecombatMain', game.game.turn + 1);
  game.ann.playsLand('Plains');
  game.ann.casts('Test Scatter');
  game.resolve();
  // One land phased out, two tokens made and one of them exiled, three cards milled with the spell itself.
  expect([game.ann.graveyard.length, game.game.battlefield.length]).toEqual([4, 2]);
  givesUp(game, 1);
  expect(game.game.main).toBeNull();
  expect(game.seats.map((seat) => seat.library.slice().sort())).toEqual(libraries);
  expect(game.seats.map((seat) => [seat.hand, seat.battlefield])).toEqual(others);
  expect(game.ann.graveyard).toEqual(['Test Tale']);
});

test('the spell that created the subgame finishes resolving and goes to the graveyard (CR 726.5)', () => {
  const game = keepAll(tells(begun([deck('Test Tale'), deck()])));
  givesUp(game, 0);
  expect([game.stack, game.ann.graveyard, game.ann.life, game.ben.life]).toEqual([[], ['Test Tale'], 10, 21]);
  expect([game.game.turn, game.game.step, game.question?.player]).toEqual([1, Step.PrecombatMain, 0]);
});

const wish = instant('Test Wish', act({ kind: 'keywordAction', action: 'learn' }));
const lesson = card('Test Lesson', { cost: '0', types: ['sorcery'], subtypes: ['Lesson'], abilities: [] });

/** In the subgame, whoever begins wishes for the lesson. */
function wishes(game: Scenario): void {
  const seat = game.seats[0] as Scenario['ann'];
  game.to('PrecombatMain');
  while (game.game.activePlayer !== 0) game.to('PrecombatMain', game.game.turn + 1);
  seat.answers('chooseObjects', (question) =>
    question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Test Lesson')] : [],
  );
  seat.casts('Test Wish');
  game.resolve();
  expect(seat.hand).toContain('Test Lesson');
}

const wishing = (): string[] => ['Test Tale', ...Array.from({ length: 29 }, () => 'Test Wish')];

test('Example: a card brought into the subgame from outside the main game is in its owner’s main-game library afterwards (CR 726.5, 726.4)', () => {
  const setup: Partial<GameSetup> = {
    players: [
      { name: 'ann', deck: wishing(), sideboard: ['Test Lesson', 'Murder'] },
      { name: 'ben', deck: deck() },
    ],
  };
  const game = keepAll(tells(begun([[], []], setup, [wish, lesson])));
  wishes(game);
  givesUp(game, 1);
  expect([game.ann.library.includes('Test Lesson'), game.ann.library.includes('Murder')]).toEqual([true, false]);
});

test('Example: a card brought into the subgame from the main game leaves its main-game zone; what that triggers waits until the main game resumes (CR 726.4, 726.4a, 726.5)', () => {
  const mourner = card('Test Mourner', {
    cost: '0',
    types: ['enchantment'],
    abilities: [
      whenever(
        {
          kind: 'leave',
          object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: classFilter('permanent') },
        },
        gain(5),
      ),
    ],
  });
  const field = card('Test Lesson', { cost: '0', types: ['enchantment'], subtypes: ['Lesson'], abilities: [] });
  const setup: Partial<GameSetup> = {
    players: [
      { name: 'ann', deck: [...wishing(), 'Test Lesson', 'Test Mourner'] },
      { name: 'ben', deck: deck() },
    ],
  };
  const game = begun([[], []], setup, [wish, field, mourner]);
  for (const name of ['Test Lesson', 'Test Mourner']) fetch(game, 0, name, Zone.Battlefield);
  keepAll(tells(game));
  wishes(game);
  expect(game.game.main?.battlefield.length).toBe(2);
  givesUp(game, 1);
  // The Tale has resolved; then the trigger is put onto the stack.
  expect([game.ann.battlefield, game.ann.life, game.stack]).toEqual([['Test Mourner'], 21, ['Test Mourner']]);
  game.resolve();
  expect([game.ann.life, game.ann.library.includes('Test Lesson')]).toEqual([26, true]);
});

test('a subgame can be created within a subgame (CR 726.6), and a restarted subgame stays a subgame of the same main game (CR 724.6)', () => {
  const many = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 'Test Tale' : 'Test Again'));
  const deep = keepAll(tells(begun([many, deck()])));
  const turnOfAnn = (): void => {
    deep.to('PrecombatMain');
    while (deep.game.activePlayer !== 0) deep.to('PrecombatMain', deep.game.turn + 1);
  };
  turnOfAnn();
  deep.ann.casts('Test Tale');
  while (deep.question?.kind === 'priority') deep.proceed();
  keepAll(deep);
  expect(deep.game.main?.main?.main).toBeNull();
  turnOfAnn();
  deep.ann.casts('Test Again');
  while ((deep.question?.kind as string) === 'priority') deep.proceed();
  keepAll(deep);
  expect([deep.game.restarts, deep.game.main?.restarts, deep.game.main?.main?.restarts]).toEqual([1, 0, 0]);
  givesUp(deep, 0); // the innermost: in the subgame around it Ann loses 10 life, Ben gains 1
  expect(deep.game.main?.main).toBeNull();
  expect([deep.ann.life, deep.ben.life]).toEqual([10, 21]);
  givesUp(deep, 1);
  expect([deep.game.main, deep.ann.life, deep.ben.life]).toEqual([null, 21, 10]);
});

test('each player sees the subgame while it is played, and only what may be seen there (CR 726.1a, 400.2)', () => {
  const game = keepAll(tells(begun([deck('Test Tale'), deck()])));
  const view = game.session.view(1 as PlayerId);
  expect([view.players[0]?.hand.length, view.players[1]?.hand.length, view.turn]).toEqual([0, 7, 1]);
  expect(view.main?.stack.map(({ name }) => name)).toEqual(['Test Tale']);
  expect(view.main?.players[1]?.hand.length).toBe(7);
  expect(view.main?.players[0]?.hand).toEqual([]);
});

test('undo goes back across the border, both ways; the same decisions give the same game', () => {
  const game = begun([deck('Test Tale'), deck()]);
  if (!game.ann.hand.includes('Test Tale')) fetch(game, 0, 'Test Tale');
  const start = game.session.game;
  const before = game.session.digest();
  keepAll(tells(game));
  const inside = game.session.decisions.length;
  const there = game.session.digest();
  game.proceed();
  givesUp(game, 1);
  const after = game.session.digest();
  const decisions = game.session.decisions.slice();
  expect(game.session.undo(inside)).toBe(true);
  expect([game.game.main !== null, game.session.digest()]).toEqual([true, there]);
  expect(game.session.fork().digest()).toBe(there);
  expect(game.session.undo(0)).toBe(true);
  expect(game.session.digest()).toBe(before);
  const replayed = new Session(start);
  expect(replayed.redo(decisions)).toBeNull();
  expect(replayed.digest()).toBe(after);
});

test('bots play through subgames, however the game runs, and a saved game can be loaded inside one', () => {
  const many = [
    ...Array.from({ length: 3 }, () => 'Test Tale'),
    ...Array.from({ length: 10 }, () => 'Mountain'),
    ...Array.from({ length: 20 }, () => 'Shock'),
  ];
  const setup: GameSetup = {
    format: 'two-player',
    cards: { ...CARDS, [tale.name]: tale },
    seed: 'bots',
    edition: 'today',
    players: ['ann', 'ben'].map((name) => ({ name, deck: many })),
  };
  const deciders = () => [randomDecider('a'), randomDecider('b')];
  const stack = playGame(setup, deciders());
  if ('kind' in stack) throw new Error(stack.message);
  expect(stack.finished).toBe(true);
  const other = playGame(setup, deciders(), 'checkpoint');
  expect('kind' in other ? other.message : other.digest).toBe(stack.digest);
  const rerun = playGame(setup, deciders(), 'rerun');
  expect('kind' in rerun ? rerun.message : rerun.digest).toBe(stack.digest);
  // Somewhere in the middle of a subgame.
  const session = startGame(setup);
  if ('kind' in session) throw new Error(session.message);
  const [one, two] = deciders();
  let inside = 0;
  while (session.question !== null && inside < 20) {
    const decide = session.question.player === 0 ? one : two;
    const answer: Answer = decide?.(session.question) ?? [];
    session.answer(answer);
    if (session.game.main !== null) inside++;
  }
  expect(session.game.main).not.toBeNull();
  const loaded = Session.load(JSON.stringify(session.save()));
  if ('kind' in loaded) throw new Error(loaded.message);
  expect([loaded.digest(), loaded.game.main !== null]).toEqual([session.digest(), true]);
});
