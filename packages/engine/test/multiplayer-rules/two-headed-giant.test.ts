/** Two-Headed Giant. CR 810, and what other sections say of it. */
import { describe, expect, test } from 'vitest';
import { type GameSetup, type PlayerId, startGame } from '../../src/index.ts';
import { editPlayer } from '../../src/vocabulary/door.ts';
import { CARDS } from '../support/cards.ts';
import { giants, lives, poison } from '../support/team-tables.ts';

describe('setting up', () => {
  const deck = Array.from({ length: 40 }, () => 'Plains');
  const setup = (teams: readonly (number | undefined)[], more: Partial<GameSetup> = {}): GameSetup => ({
    format: 'two-headed-giant',
    cards: CARDS,
    seed: 'heads',
    edition: 'today',
    players: teams.map((team, i) => ({ name: `P${i}`, deck, ...(team === undefined ? {} : { team }) })),
    ...more,
  });
  const refused = (wrong: GameSetup): string => {
    const session = startGame(wrong);
    return 'kind' in session ? session.message : 'accepted';
  };
  const begun = (right: GameSetup): Exclude<ReturnType<typeof startGame>, { kind: 'setupError' }> => {
    const session = startGame(right);
    if ('kind' in session) throw new Error(session.message);
    return session;
  };

  test('two teams of two players, or equal teams of more (CR 810.1, 810.11)', () => {
    expect(begun(setup([undefined, undefined, undefined, undefined])).game.players.map(({ team }) => team)).toEqual([
      0, 0, 1, 1,
    ]);
    expect(refused(setup([undefined, undefined, undefined]))).toMatch(/two teams of equal size.*there are 3/);
    expect(refused(setup([0, 0, 0, 1]))).toMatch(/two teams of equal size, not teams of 3 and 1/);
    expect(refused(setup([0, 0, 1, 2]))).toMatch(/not teams of 2 and 1 and 1/);
    expect(refused(setup([0, undefined, 1, 1]))).toMatch(/P1 has no team/);
  });

  test('each team sits together, in the order that it likes (CR 810.3)', () => {
    expect(refused(setup([0, 1, 0, 1]))).toMatch(/Teammates must sit next to each other/);
    expect(begun(setup([7, 3, 3, 7])).game.players.map(({ life }) => life)).toEqual([30, 30, 30, 30]);
  });

  test('each team has one life total of 30 (CR 103.4a, 119.1a, 810.4)', () => {
    const game = giants();
    expect(lives(game)).toEqual([30, 30, 30, 30]);
    game.ann.casts('Drain', { targets: ['cat'] });
    game.resolve();
    expect(lives(game)).toEqual([30, 30, 27, 27]);
    const view = game.session.view(null);
    expect(view.teams).toEqual([
      { team: 0, players: [0, 1], active: true, life: 30, poison: 0 },
      { team: 1, players: [2, 3], active: false, life: 27, poison: 0 },
    ]);
  });

  test('with three heads 45 life and twenty poison counters, with four 60 and twenty-five (CR 810.11)', () => {
    for (const [heads, life, counters] of [
      [3, 45, 20],
      [4, 60, 25],
    ] as const) {
      const { game } = begun(setup(Array.from({ length: 2 * heads }, () => undefined)));
      expect(game.players.map((player) => player.life)).toEqual(Array.from({ length: 2 * heads }, () => life));
      expect(game.rules.teams.poisonToLose).toBe(counters);
    }
  });

  test('with Commander the team has half as much again as a commander’s player alone, whichever is named first', () => {
    for (const format of ['commander+two-headed-giant', 'two-headed-giant+commander']) {
      const four = setup([0, 0, 1, 1], { format });
      const players = four.players.map((player) => ({ ...player, commanders: ['Isamaru'] }));
      const { game } = begun({ ...four, players });
      expect(game.players.map(({ life }) => life)).toEqual([60, 60, 60, 60]);
      expect([game.rules.teams.poisonToLose, game.rules.firstDraw]).toEqual([15, false]);
    }
  });

  test('one starting life for the whole team, if the setup says one', () => {
    const players = setup([0, 0, 1, 1]).players.map((player, i) => ({ ...player, startingLife: i === 1 ? 10 : 12 }));
    expect(refused({ ...setup([]), players })).toMatch(/share one life total/);
  });

  test('options that do not fit are refused', () => {
    const four = setup([0, 0, 1, 1]);
    expect(refused({ ...four, format: 'two-headed-giant:shared-turns=no' })).toMatch(/always has shared team turns/);
    expect(refused({ ...four, format: 'two-headed-giant:heads=2' })).toMatch(/no option 'heads'/);
    expect(refused({ ...four, format: 'two-headed-giant:attack=up' })).toMatch(
      /attack is 'any', 'left', 'right' or 'one'/,
    );
  });

  test('the first mulligan is free, as in every multiplayer game (CR 103.5c, 800.6)', () => {
    const session = begun(setup([0, 0, 1, 1], { startingPlayer: 0 }));
    expect(session.question).toMatchObject({ kind: 'mulligan', player: 0, toBottom: 0 });
  });
});

test('the team that plays first skips its first draw step, the other draws (CR 810.6, 103.8b, 800.7)', () => {
  const game = giants([{ hand: [] }, { hand: [] }, { hand: [] }, { hand: [] }]);
  expect(game.seats.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 0]);
  game.to('PrecombatMain', 2);
  expect(game.seats.map(({ hand }) => hand.length)).toEqual([0, 0, 1, 1]);
  game.to('PrecombatMain', 3);
  expect(game.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
});

test('teams take their turns together (CR 810.2)', () => {
  const game = giants([['Plains'], ['Forest']]);
  expect(game.session.view(0 as PlayerId).teams.find(({ active }) => active)?.players).toEqual([0, 1]);
  game.to('PrecombatMain', 2);
  expect([game.game.activePlayer, game.question?.player]).toEqual([2, 2]);
  game.to('PrecombatMain', 3);
  expect(game.game.activePlayer).toBe(0);
});

test('only life and poison counters are shared: hands, mana and permanents are not (CR 810.5)', () => {
  const game = giants([
    { battlefield: ['Mountain'], hand: [] },
    { battlefield: ['Grizzly Bears'], hand: ['Lightning Bolt'] },
    { hand: ['Shock'] },
    { hand: ['Murder'] },
  ]);
  expect(game.ben.can('cast', 'Lightning Bolt')).toBe(false); // The Mountain is ann's.
  expect(game.ann.can('cast', 'Lightning Bolt')).toBe(false);
  expect(game.session.view(0 as PlayerId).players.map(({ hand }) => hand.map(({ name }) => name))).toEqual([
    [],
    ['Lightning Bolt'],
    [],
    [],
  ]);
  expect(game.session.view(3 as PlayerId).players.map(({ hand }) => hand.map(({ name }) => name))).toEqual([
    [],
    [],
    ['Shock'],
    ['Murder'],
  ]);
  expect(game.session.view(null).players.every(({ hand }) => hand.length === 0)).toBe(true);
});

describe('losing and winning', () => {
  test('a team with 0 life loses, all of it, as a state-based action (CR 810.8c, 704.6a)', () => {
    const game = giants([{ hand: ['Crush'] }]);
    game.ann.casts('Crush', { targets: ['dan'] });
    game.resolve();
    expect(game.isOver).toBe(true);
    expect(game.game.winners).toEqual([0, 1]);
    expect(game.seats.map(({ state }) => state.lost)).toEqual([false, false, true, true]);
  });

  test('a team with fifteen poison counters loses; ten are not enough (CR 810.8d, 704.6b, 704.5c)', () => {
    const game = giants([{ hand: ['Much Venom', 'Venom'] }, { hand: ['Venom'] }]);
    game.ann.casts('Much Venom', { targets: ['cat'] });
    game.resolve();
    expect([game.isOver, ...poison(game)]).toEqual([false, 0, 0, 10, 10]);
    game.ann.casts('Venom', { targets: ['dan'] });
    game.resolve();
    expect([game.isOver, ...poison(game)]).toEqual([false, 0, 0, 13, 13]);
    game.ben.casts('Venom', { targets: ['cat'] });
    game.resolve();
    expect(game.isOver).toBe(true);
    expect(game.game.winners).toEqual([0, 1]);
  });

  test('if a player concedes, the team leaves and loses (CR 810.8b)', () => {
    const game = giants([[], [], ['Grizzly Bears', 'Guardian'], ['Hill Giant']]);
    game.session.concede(game.dan.id);
    expect(game.isOver).toBe(true);
    expect(game.game.winners).toEqual([0, 1]);
    expect(game.cat.state.lost).toBe(true);
  });

  test('if an effect makes a player lose or win, the team does (CR 810.8a)', () => {
    const lost = giants([{ hand: ['Ruin'] }]);
    lost.ann.casts('Ruin', { targets: ['cat'] });
    lost.resolve();
    expect(lost.game.winners).toEqual([0, 1]);
    const won = giants([{ hand: ['Triumph'] }]);
    won.ann.casts('Triumph', { targets: ['dan'] });
    won.resolve();
    expect(won.game.winners).toEqual([2, 3]);
  });

  test('who does not lose for having 0 life keeps the team in the game (CR 810.8a)', () => {
    const game = giants([{ hand: ['Crush', 'Much Venom', 'Much Venom'] }, {}, ['Lives On'], []]);
    game.ann.casts('Crush', { targets: ['dan'] });
    game.resolve();
    expect([game.isOver, game.dan.life]).toEqual([false, -20]);
    // Other ways to lose are still there.
    game.ann.casts('Much Venom', { targets: ['cat'] });
    game.resolve();
    game.ann.casts('Much Venom', { targets: ['cat'] });
    game.resolve();
    expect(game.game.winners).toEqual([0, 1]);
  });

  test('who has to draw from an empty library loses with the team (CR 810.8a)', () => {
    const game = giants([{ hand: ['Study'] }, {}, {}, { library: [] }]);
    game.ann.casts('Study', { targets: ['dan'] });
    game.resolve();
    expect(game.game.winners).toEqual([0, 1]);
  });

  test('while one of them can’t lose, no one of the team can, and no opponent can win (CR 810.8a)', () => {
    const game = giants([{ hand: ['Crush', 'Ruin', 'Triumph'] }, { hand: ['Triumph'] }, ['Guardian'], []]);
    game.ann.casts('Crush', { targets: ['dan'] });
    game.resolve();
    expect(game.isOver).toBe(false);
    game.ann.casts('Ruin', { targets: ['dan'] });
    game.resolve();
    expect(game.isOver).toBe(false);
    for (const player of [game.ann, game.ben]) {
      player.casts('Triumph', { targets: [player === game.ann ? 'ben' : 'ann'] });
      game.resolve();
      expect(game.isOver).toBe(false);
    }
  });

  test('the game is a draw if both teams lose at once (CR 104.4d)', () => {
    const game = giants([{ hand: ['Fire Everywhere'], life: 8 }, { life: 8 }, { life: 8 }, { life: 8 }]);
    game.ann.casts('Fire Everywhere');
    game.resolve();
    expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, true, []]);
  });
});

test('21 combat damage from one commander to one player is lost for the team (CR 810.8a, 903.10a)', () => {
  const game = giants([[], [], [], []], { format: 'commander+two-headed-giant' });
  game.alter((position) => {
    editPlayer(position, game.dan.id).commanderDamage = { 0: 20 };
  });
  game.to('Upkeep', 2);
  expect(game.isOver).toBe(false);
  game.alter((position) => {
    editPlayer(position, game.dan.id).commanderDamage = { 0: 21 };
  });
  game.throughCombat();
  expect(game.game.winners).toEqual([0, 1]);
});

test('each team’s creatures attack and block as a group (CR 810.7)', () => {
  const game = giants([['Grizzly Bears'], ['Hill Giant'], ['Craw Wurm'], ['Wall of Wood']]);
  game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
  game.cat.blocks([['Wall of Wood', 'Hill Giant']]);
  game.throughCombat();
  expect(lives(game)).toEqual([30, 30, 28, 28]);
  expect(game.dan.battlefield).toEqual([]);
});
