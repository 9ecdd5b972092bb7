import { expect, test } from 'vitest';
import { type Game, type GameSetup, type ObjectId, type PlayerId, startGame, Step } from '../../src/index.ts';
import { leave, perform } from '../../src/events/perform.ts';
import { act, card, number, spell } from '../support/cards.ts';
import { scenario, type Options, type Scenario, type Seat } from '../support/scenario.ts';
import { schemes, SUPPLEMENTARY, WITH_SUPPLEMENTARY } from '../support/supplementary-test-cards.ts';

function table(own: readonly string[], seats: readonly Seat[] = [{}, {}, {}], options: Options = {}): Scenario {
  const game = scenario(
    seats.map((seat, i) => (i === 0 ? { ...seat, schemes: schemes(...own) } : seat)),
    { format: 'archenemy', cards: SUPPLEMENTARY, begin: 'Upkeep', ...options },
  );
  return intoMain(game);
}

/** Everyone passes until the precombat main phase has begun, whatever is on the stack then. */
function intoMain(game: Scenario): Scenario {
  while (game.game.step < Step.PrecombatMain || game.question?.kind !== 'priority') game.proceed();
  return game;
}

function names(game: Game, ids: readonly ObjectId[] = game.command): string[] {
  return ids.map((id) => game.objects[id]?.record.card.name ?? '');
}

/** The scheme deck of a seat, the top card first. */
function deck({ game }: Scenario, seat = 0): string[] {
  return names(game, game.supplementary?.schemes[seat] ?? []).toReversed();
}

test('as the precombat main phase of the archenemy begins, the top scheme is set in motion (CR 904.9, 505.3, 703.4e, 701.25b)', () => {
  const game = table(['Greedy Plan', 'Slow Plan']);
  expect([names(game.game), game.stack.length]).toEqual([['Greedy Plan'], 1]);
  expect([deck(game)[0], deck(game).length]).toEqual(['Slow Plan', 19]);
  game.resolve();
  expect(game.ann.life).toBe(43);
});

test('it happens in no other player’s turn and in no second main phase (CR 904.9, 505.3)', () => {
  const game = table(['Idle Plot 1', 'Idle Plot 2']);
  const after = deck(game).slice();
  game.to('PostcombatMain');
  expect(deck(game)).toEqual(after);
  game.to('PrecombatMain', 2);
  expect([deck(game), names(game.game)]).toEqual([after, []]);
  game.to('PrecombatMain', 3);
  expect(deck(game)[0]).toBe(after[1]);
});

test('a scheme that is not ongoing goes to the bottom when no ability of a scheme is left (CR 904.10, 314.6, 704.6e)', () => {
  const game = table(['Slow Plan', 'Idle Plot 1']);
  expect(game.stack.length).toBe(2);
  game.resolve();
  expect([game.stack.length, names(game.game)]).toEqual([1, ['Slow Plan']]);
  game.resolve();
  expect([names(game.game), deck(game).at(-1)]).toEqual([[], 'Slow Plan']);
  expect(game.ann.life).toBe(52);
});

test('one without abilities goes there the next time a player would receive priority (CR 904.10)', () => {
  const game = table(['Idle Plot 1', 'Greedy Plan']);
  expect([names(game.game), deck(game).at(-1)]).toEqual([[], 'Idle Plot 1']);
});

test('an ongoing scheme stays until it is abandoned, and goes to the bottom then (CR 904.11, 701.26b, 205.4h)', () => {
  const game = table(['Long Reign', 'Greedy Plan']);
  game.resolveAll();
  expect([names(game.game), game.ann.life]).toEqual([['Long Reign'], 41]);
  const before = game.game.command[0] as ObjectId;
  game.to('PostcombatMain');
  expect(names(game.game)).toEqual(['Long Reign']);
  game.to('Upkeep', 2);
  expect([names(game.game), deck(game).at(-1)]).toEqual([[], 'Long Reign']);
  expect(game.game.objects[before]?.became).toBe(game.game.supplementary?.schemes[0]?.[0]);
});

test('only a face-up ongoing scheme may be abandoned, the one that the ability is of (CR 701.26a, 314.7, 109.2d)', () => {
  const game = table(['Long Reign', 'Long Reign', 'Greedy Plan']);
  game.resolveAll();
  // The second is set in motion two turns later, in which the first abandons itself: only itself.
  expect(names(game.game)).toEqual(['Long Reign']);
  game.alter((position) => {
    perform(position, [
      {
        kind: 'deed',
        action: 'abandon',
        player: 0 as PlayerId,
        object: position.supplementary?.schemes[0]?.at(-1) as ObjectId,
        amount: 1,
        cause: -1 as ObjectId,
        rule: '701.26a',
      },
    ]);
  });
  expect([names(game.game), deck(game)[0]]).toEqual([['Long Reign'], 'Long Reign']);
  const first = game.game.command[0] as ObjectId;
  game.to('Upkeep', 2);
  expect(game.game.objects[first]?.zone).toBe(8);
  expect(deck(game)[0]).toBe('Long Reign');
});

test('a scheme that is not ongoing is not abandoned (CR 701.26a)', () => {
  const game = table(['Slow Plan']);
  const scheme = game.game.command[0] as ObjectId;
  game.alter((position) => {
    perform(position, [
      {
        kind: 'deed',
        action: 'abandon',
        player: 0 as PlayerId,
        object: scheme,
        amount: 1,
        cause: -1 as ObjectId,
        rule: '701.26a',
      },
    ]);
  });
  expect(game.game.objects[scheme]?.zone).toBe(6);
  expect(names(game.game)).toEqual(['Slow Plan']);
});

test('an instruction to set several schemes in motion sets them one after the other (CR 701.25c)', () => {
  const twice = card('Two Plans', {
    cost: 'R',
    types: ['instant'],
    abilities: [spell(act({ kind: 'keywordAction', action: 'set in motion', amount: number(2) }))],
  });
  const game = table(
    ['Idle Plot 1', 'Greedy Plan', 'Slow Plan'],
    [{ hand: ['Two Plans'], battlefield: ['Mountain'] }, {}, {}],
    {
      cards: [...SUPPLEMENTARY, twice],
    },
  );
  game.ann.casts('Two Plans');
  game.resolve();
  expect(names(game.game)).toEqual(['Greedy Plan', 'Slow Plan']);
  game.resolveAll();
  expect(game.ann.life).toBe(55);
});

test('only the archenemy sets schemes in motion, and only in an Archenemy game (CR 701.25a)', () => {
  const plot = card('Plot Along', {
    cost: 'R',
    types: ['instant'],
    abilities: [spell(act({ kind: 'keywordAction', action: 'set in motion' }))],
  });
  const seat = { hand: ['Plot Along'], battlefield: ['Mountain'] };
  const cards = [...SUPPLEMENTARY, plot];
  const game = table(['Idle Plot 1', 'Greedy Plan'], [{}, seat, {}], { cards });
  game.to('PrecombatMain', 2);
  game.ben.casts('Plot Along');
  game.resolveAll();
  expect([deck(game)[0], game.ann.life, game.ben.life]).toEqual(['Greedy Plan', 40, 20]);
  const plain = scenario([seat, {}], { cards });
  plain.ann.casts('Plot Along');
  plain.resolveAll();
  expect([plain.game.command, plain.game.supplementary]).toEqual([[], null]);
});

test('scheme cards are no permanents, are never cast, and stay in the command zone; their owner controls them (CR 314.2, 314.5, 904.4, 904.7, 109.4f, 400.4b)', () => {
  const game = table(['Long Reign', 'Greedy Plan'], [{ battlefield: ['Mountain'] }, {}, {}]);
  game.resolveAll();
  const up = game.game.command[0] as ObjectId;
  const down = game.game.supplementary?.schemes[0]?.at(-1) as ObjectId;
  expect(game.game.battlefield.length).toBe(1);
  expect([game.game.objects[up]?.owner, game.game.objects[up]?.controller]).toEqual([0, 0]);
  expect(game.ann.can('cast', 'Long Reign')).toBe(false);
  for (const id of [up, down])
    for (const to of [0, 1, 2, 3, 5] as const) {
      game.alter((position) => {
        perform(position, [leave(id, 6, to, 'put', position.activePlayer, -1 as ObjectId, '400.7')]);
      });
      expect(game.game.objects[id]?.zone).toBe(6);
    }
  expect([game.ann.hand.length, game.ann.graveyard.length, game.ann.exile.length]).toEqual([1, 0, 0]);
});

test('a scheme’s abilities work from the command zone, and it has the timestamp of when it was turned up (CR 314.4, 904.8, 113.6p, 613.7h)', () => {
  const game = table(['Long Reign'], [{ battlefield: ['Mountain'] }, {}, {}]);
  const up = game.game.command[0] as ObjectId;
  const mountain = game.game.objects[game.game.battlefield[0] as number]?.timestamp as number;
  expect(game.game.objects[up]?.timestamp).toBeGreaterThan(mountain);
  game.resolveAll();
  expect(game.ann.life).toBe(41);
  game.to('End');
  expect(game.game.step).toBe(Step.End);
});

const PLAINS = Array.from({ length: 60 }, () => 'Plains');

function setup(change: Partial<GameSetup> = {}, own: readonly string[] = schemes(), seats = 4): GameSetup {
  return {
    format: 'archenemy',
    cards: WITH_SUPPLEMENTARY,
    seed: 'villain',
    edition: 'today',
    players: Array.from({ length: seats }, (_, i) => ({
      name: `P${i}`,
      deck: PLAINS,
      ...(i === 0 ? { schemes: own } : {}),
    })),
    ...change,
  };
}

function begun(given: GameSetup): Game {
  const session = startGame(given);
  if ('kind' in session) throw new Error(session.message);
  return session.game;
}

function refusal(given: GameSetup): string {
  const session = startGame(given);
  return 'kind' in session ? session.message : 'no complaint';
}

test('the archenemy begins with 40 life, the others with 20 (CR 904.5, 103.4e, 119.1e)', () => {
  expect(begun(setup()).players.map(({ life }) => life)).toEqual([40, 20, 20, 20]);
});

test('the archenemy takes the first turn (CR 904.6, 103.1b)', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(begun(setup({ seed })).startingPlayer).toBe(0);
  const third = setup({ format: 'archenemy:archenemy=3' });
  const game = begun({
    ...third,
    players: third.players.map((player, i) => ({ ...player, ...(i === 2 ? { schemes: schemes() } : {}) })),
  });
  expect([game.startingPlayer, game.players.map(({ life }) => life)]).toEqual([2, [20, 20, 40, 20]]);
  expect(refusal(setup({ startingPlayer: 1 }))).toMatch(/archenemy takes the first turn.*904\.6/);
});

test('one against a team of any number, who share their turns (CR 904.2, 904.2a, 904.2b)', () => {
  for (const seats of [2, 3, 5]) {
    const game = begun(setup({}, schemes(), seats));
    expect(game.players.map(({ team }) => team)).toEqual(Array.from({ length: seats }, (_, i) => (i === 0 ? 0 : 1)));
    expect([game.rules.teams.sharedTurns, game.rules.attack, game.rules.ranges]).toEqual([true, 'any', null]);
  }
  const teams = [1, 1, 2, 2];
  const two = setup();
  expect(
    refusal({ ...two, players: two.players.map((player, i) => ({ ...player, team: teams[i] as number })) }),
  ).toMatch(/two teams, and one of them is a single player/);
});

test('a scheme deck has twenty cards or more and at most two of a name (CR 904.3)', () => {
  expect(refusal(setup())).toBe('no complaint');
  expect(refusal(setup({}, schemes().slice(0, 19)))).toMatch(/P0's scheme deck has 19 cards.*904\.3/);
  expect(refusal(setup({}, [...schemes(), 'Idle Plot 1']))).toMatch(/3 of 'Idle Plot 1'.*904\.3/);
  expect(refusal(setup({}, [...schemes(), 'Plains']))).toMatch(/'Plains', which is no scheme/);
});

test('a scheme deck is shuffled (CR 103.3a)', () => {
  const game = begun(setup());
  const shuffled = names(game, game.supplementary?.schemes[0] ?? []);
  expect(shuffled.toSorted()).toEqual(schemes().toSorted());
  expect(shuffled).not.toEqual(schemes().toReversed());
});

function rumble(seats: readonly Seat[], own: readonly string[]): Scenario {
  const game = scenario(
    seats.map((seat) => ({ ...seat, schemes: schemes(...own) })),
    { format: 'supervillain-rumble', cards: SUPPLEMENTARY, begin: 'Upkeep' },
  );
  return intoMain(game);
}

test('in a Supervillain Rumble each player is an archenemy with a scheme deck and 40 life (CR 904.12a, 904.12b)', () => {
  const game = rumble([{}, {}, {}], ['Greedy Plan']);
  expect(game.game.players.map(({ life, team }) => [life, team])).toEqual([
    [40, 0],
    [40, 1],
    [40, 2],
  ]);
  game.resolveAll();
  expect(game.ann.life).toBe(43);
  game.to('Draw', 2);
  game.to('BeginningOfCombat', 2);
  expect([game.ann.life, game.ben.life, deck(game, 1).at(-1)]).toEqual([43, 43, 'Greedy Plan']);
  expect([game.game.rules.teams.sharedTurns, game.game.rules.attack, game.game.rules.ranges]).toEqual([
    false,
    'any',
    null,
  ]);
});

test('there the starting player is chosen at random (CR 904.12c)', () => {
  const starts = new Set(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) =>
        begun({
          ...setup({ format: 'supervillain-rumble', seed }),
          players: ['A', 'B', 'C'].map((name) => ({ name, deck: PLAINS, schemes: schemes() })),
        }).startingPlayer,
    ),
  );
  expect(starts.size).toBe(3);
  expect(refusal(setup({ format: 'supervillain-rumble' }))).toMatch(/P1's scheme deck has 0 cards/);
});

test('a scheme deck leaves with its owner (CR 800.4a)', () => {
  const game = rumble([{}, {}, {}], ['Long Reign']);
  game.resolveAll();
  game.session.concede(0 as PlayerId);
  expect([names(game.game), deck(game, 0), deck(game, 1).length]).toEqual([[], [], 20]);
});
