/** Teams, and the variants and options about seats and teams. CR 102, 104, 803, 804, 806, 808, 811. */
import { describe, expect, test } from 'vitest';
import { type GameSetup, type PlayerId, Session, startGame } from '../../src/index.ts';
import { act, card, CARDS, creature, number, you } from '../support/cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';
import { TEAM_CARDS } from '../support/team-cards.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'];

function setup(format: string, teams: readonly (number | undefined)[], more: Partial<GameSetup> = {}): GameSetup {
  const deck = Array.from({ length: 30 }, () => 'Plains');
  const players = teams.map((team, i) => ({
    name: NAMES[i] as string,
    deck,
    ...(team === undefined ? {} : { team }),
  }));
  return { format, cards: CARDS, seed: 'teams', edition: 'today', players, ...more };
}

const none = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

function begun(wanted: GameSetup): Session {
  const session = startGame(wanted);
  if ('kind' in session) throw new Error(session.message);
  return session;
}

function refused(wrong: GameSetup): string {
  const session = startGame(wrong);
  return 'kind' in session ? session.message : 'accepted';
}

const seating = (wanted: GameSetup): number[] => begun(wanted).game.players.map(({ team }) => team);

/** Whom a creature of that seat can attack, as seats. */
function attackedBy(game: Scenario, seat: number): number[] {
  while (game.game.activePlayer !== seat || game.game.step !== 3) game.proceed();
  while (game.question?.kind !== 'attackers' && game.game.step < 6) game.proceed();
  const { question } = game;
  return question?.kind === 'attackers' ? (question.defenders[0] ?? []).map((entity) => -1 - entity).sort() : [];
}

const bears = (count: number): string[][] => Array.from({ length: count }, () => ['Grizzly Bears']);

describe('teammates and opponents', () => {
  const cheer = card('Cheer', {
    cost: '0',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        clause: {
          kind: 'sequence',
          steps: [
            act({ kind: 'gainLife', actor: { kind: 'playerNoun', who: 'teammates' }, amount: number(1) }),
            act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(2) }),
          ],
          joins: ['.'],
        },
      },
    ],
  });

  test('teammates are the others on the team, opponents all who are not on it (CR 102.3)', () => {
    const game = scenario([{ hand: [cheer.name] }, [], [], [], []], { format: 'team-vs-team', cards: [cheer] });
    game.ann.casts(cheer.name);
    game.resolve();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 21, 21, 18, 18]);
  });

  test('"your team" is you and your teammates; without teams it is you (CR 102.4)', () => {
    const rally = card('Rally', {
      cost: '0',
      types: ['instant'],
      abilities: [
        {
          kind: 'spell',
          clause: act({ kind: 'gainLife', actor: { kind: 'playerNoun', who: 'your team' }, amount: number(1) }),
        },
      ],
    });
    for (const [format, lives] of [
      ['team-vs-team', [21, 21, 20, 20]],
      ['free-for-all', [21, 20, 20, 20]],
    ] as const) {
      const game = scenario([{ hand: [rally.name] }, [], [], []], { format, cards: [rally] });
      game.ann.casts(rally.name);
      game.resolve();
      expect(game.seats.map(({ life }) => life)).toEqual(lives);
    }
  });

  test('a team with a player left wins when all other teams have left, also for those who had lost (CR 104.2c, 104.3g)', () => {
    const game = scenario([[], [], [], []], { format: 'team-vs-team' });
    game.session.concede(game.ben.id);
    game.session.concede(game.cat.id);
    expect(game.isOver).toBe(false);
    game.session.concede(game.dan.id);
    expect([game.isOver, game.game.winners]).toEqual([true, [0, 1]]);
  });

  test('if all remaining teams lose at once the game is a draw (CR 104.4d)', () => {
    const seats = [{ hand: ['Fire Everywhere'], life: 4 }, { life: 4 }, { life: 4 }, { life: 4 }];
    const game = scenario(seats, { format: 'team-vs-team', cards: TEAM_CARDS });
    game.session.concede(game.dan.id);
    game.ann.casts('Fire Everywhere');
    game.resolve();
    expect([game.isOver, game.game.drawn, game.game.winners]).toEqual([true, true, []]);
  });

  test('of players either all have a team or none has', () => {
    for (const format of ['free-for-all', 'team-vs-team', 'alternating-teams', 'two-headed-giant'])
      expect(refused(setup(format, [0, 1, undefined, 1]))).toMatch(/Cat has no team, but others have/);
  });
});

describe('attack left and attack right', () => {
  test('only the opponent immediately to the left (CR 803.1a)', () => {
    const game = scenario(bears(4), { format: 'free-for-all:attack=left' });
    expect([attackedBy(game, 0), attackedBy(game, 1), attackedBy(game, 3)]).toEqual([[1], [2], [0]]);
  });

  test('only the opponent immediately to the right (CR 803.1b)', () => {
    const game = scenario(bears(4), { format: 'free-for-all:attack=right' });
    expect([attackedBy(game, 0), attackedBy(game, 1), attackedBy(game, 3)]).toEqual([[3], [0], [2]]);
  });

  test('planeswalkers of that neighbor too, and of nobody else (CR 803.1a, 803.1b)', () => {
    const walker = card('Test Walker', { cost: '0', types: ['planeswalker'], loyalty: 5 });
    const walkers = [['Grizzly Bears'], [walker.name], [walker.name], [walker.name]];
    for (const [way, neighbor] of [
      ['left', 1],
      ['right', 3],
    ] as const) {
      const game = scenario(walkers, { format: `free-for-all:attack=${way}`, cards: [walker] });
      while (game.question?.kind !== 'attackers') game.proceed();
      const own = game.seats[neighbor]?.permanent(walker.name).id;
      expect(game.question.defenders).toEqual([[-1 - neighbor, own]]);
    }
  });

  test('who has a teammate there can’t attack at all (CR 803.1a, 803.1b)', () => {
    const left = scenario(bears(4), { format: 'team-vs-team:attack=left' });
    expect([attackedBy(left, 0), attackedBy(left, 1)]).toEqual([[], [2]]);
    const right = scenario(bears(4), { format: 'team-vs-team:attack=right' });
    expect([attackedBy(right, 0), attackedBy(right, 1)]).toEqual([[3], []]);
  });

  test('options may stand after colons or commas', () => {
    const rules = (format: string): unknown => begun(setup(format, none(4))).game.rules.attack;
    expect(rules('free-for-all:range=2:attack=left')).toBe('left');
    expect(rules('free-for-all:range=2,attack=right')).toBe('right');
    expect(refused(setup('free-for-all:attack', none(4)))).toMatch(/needs the form name=value/);
  });
});

describe('deploy creatures', () => {
  test('each creature can tap for a teammate to gain control of it (CR 804.2)', () => {
    const game = scenario([['Grizzly Bears'], [], [], ['Hill Giant']], { format: 'team-vs-team:deploy=yes' });
    game.ann.activates('Grizzly Bears', { targets: ['ben'] });
    game.resolve();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Grizzly Bears']]);
    expect(game.ben.permanent('Grizzly Bears').status & 1).toBe(1);
    const seen = game.session.view(2 as PlayerId).battlefield.map(({ grantedAbilities }) => grantedAbilities.length);
    expect(seen).toEqual([1, 1]);
  });

  test('only a teammate, only as a sorcery, only with the option (CR 804.2)', () => {
    const game = scenario([['Grizzly Bears'], [], [], ['Hill Giant'], []], { format: 'team-vs-team:deploy=yes' });
    expect([game.ann.can('activate', 'Grizzly Bears'), game.dan.can('activate', 'Hill Giant')]).toEqual([true, false]);
    expect(() => game.ann.activates('Grizzly Bears', { targets: ['dan'] })).toThrow(
      /dan is not among player 1, player 2/,
    );
    game.session.undo();
    game.to('BeginningOfCombat', 1);
    expect(game.ann.can('activate', 'Grizzly Bears')).toBe(false);
    const without = scenario([['Grizzly Bears'], [], [], []], { format: 'team-vs-team' });
    expect(without.ann.can('activate', 'Grizzly Bears')).toBe(false);
  });

  test('creatures that come later can too, when they are no longer new (CR 804.2, 302.6)', () => {
    const fresh = creature('Fresh Recruit', '0', 1, 1);
    const game = scenario([{ hand: [fresh.name] }, [], [], []], { format: 'team-vs-team:deploy=yes', cards: [fresh] });
    game.ann.casts(fresh.name);
    game.resolve();
    expect(game.ann.can('activate', fresh.name)).toBe(false);
    game.to('PrecombatMain', 5);
    expect(game.ann.can('activate', fresh.name)).toBe(true);
  });
});

describe('free-for-all', () => {
  test('one range of influence for everybody, usually none (CR 806.2a)', () => {
    expect(begun(setup('free-for-all', none(4))).game.rules.ranges).toBeNull();
    expect(begun(setup('free-for-all:range=2', none(4))).game.rules.ranges).toEqual([2, 2, 2, 2]);
  });

  test('exactly one of attack left, attack right and attack multiple players (CR 806.2b)', () => {
    expect(attackedBy(scenario(bears(4)), 0)).toEqual([1, 2, 3]);
    expect(attackedBy(scenario(bears(4), { format: 'free-for-all:attack=any' }), 0)).toEqual([1, 2, 3]);
    expect(refused(setup('free-for-all:attack=both', none(4)))).toMatch(
      /attack is 'any', 'left', 'right' or 'one', not 'both'/,
    );
  });

  test('creatures are not deployed (CR 806.2c)', () => {
    expect(refused(setup('free-for-all:deploy=yes', none(4)))).toMatch(/does not use the deploy creatures option/);
    expect(begun(setup('free-for-all:deploy=no', none(4))).game.effects).toEqual([]);
  });

  test('who sits where and who starts is random, but follows from the seed (CR 806.3, 103.1)', () => {
    const first = (seed: string): number => begun(setup('free-for-all', none(4), { seed })).game.startingPlayer;
    expect(new Set(Array.from({ length: 40 }, (_, i) => first(`seat ${i}`))).size).toBe(4);
    expect(first('seat 3')).toBe(first('seat 3'));
  });
});

describe('Team vs. Team', () => {
  test('each team sits together on its side (CR 808.2)', () => {
    expect(seating(setup('team-vs-team', none(4)))).toEqual([0, 0, 1, 1]);
    expect(seating(setup('team-vs-team', none(5)))).toEqual([0, 0, 0, 1, 1]);
    expect(seating(setup('team-vs-team:teams=3', none(6)))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(seating(setup('team-vs-team', [5, 9, 9, 9, 5]))).toEqual([5, 9, 9, 9, 5]);
    expect(refused(setup('team-vs-team', [0, 1, 0, 1]))).toMatch(
      /Teammates must sit next to each other.*Ann \(team 0\)/,
    );
    expect(refused(setup('team-vs-team', [0, 0, 0, 0]))).toMatch(/All players are on one team/);
    expect(refused(setup('team-vs-team', none(2)))).toMatch(/needs 3 players or more, not 2/);
    expect(refused(setup('team-vs-team:teams=9', none(4)))).toMatch(/teams is a number from 2 to 8, not '9'/);
    expect(refused(setup('team-vs-team:size=2', none(4)))).toMatch(/no option 'size'/);
  });

  test('several players may be attacked, opponents only (CR 808.3a)', () => {
    const game = scenario(bears(4), { format: 'team-vs-team' });
    expect([attackedBy(game, 0), attackedBy(game, 1), attackedBy(game, 2)]).toEqual([
      [2, 3],
      [2, 3],
      [0, 1],
    ]);
  });

  test('no deploying, no limited range, unless the options say so (CR 808.3b)', () => {
    const { game } = begun(setup('team-vs-team', none(4)));
    expect([game.effects, game.rules.ranges]).toEqual([[], null]);
  });

  test('the center of a random team starts, or the player left of its midpoint; turns go to the left (CR 808.4)', () => {
    const starts = (teams: readonly number[]): number[] => {
      const all = Array.from({ length: 30 }, (_, i) => begun(setup('team-vs-team', teams, { seed: `${i}` })));
      return [...new Set(all.map(({ game }) => game.startingPlayer as number))].sort();
    };
    expect(starts([0, 0, 0, 1, 1])).toEqual([1, 4]);
    expect(starts([0, 0, 1, 1, 1, 1])).toEqual([1, 4]);
    expect(starts([3, 2, 2, 2, 3, 3])).toEqual([2, 5]);
    const game = scenario([[], [], [], []], { format: 'team-vs-team' });
    game.to('Upkeep', 2);
    expect(game.game.activePlayer).toBe(1);
  });

  test('hands may be reviewed by teammates, but resources are each player’s own (CR 808.5)', () => {
    const game = scenario([['Mountain'], { hand: ['Lightning Bolt'] }, { hand: ['Shock'] }, []], {
      format: 'team-vs-team',
    });
    const hands = (viewer: number): number[] =>
      game.session.view(viewer as PlayerId).players.map(({ hand }) => hand.length);
    expect([hands(0), hands(3)]).toEqual([
      [1, 1, 0, 0], // ann has drawn a card.
      [0, 0, 1, 0],
    ]);
    expect([game.ann.can('cast', 'Lightning Bolt'), game.ben.can('cast', 'Lightning Bolt')]).toEqual([false, false]);
  });
});

describe('Alternating Teams', () => {
  test('two or more teams of equal size (CR 811.1)', () => {
    expect(refused(setup('alternating-teams', none(5)))).toMatch(/teams of equal size.*there are 5/);
    expect(refused(setup('alternating-teams:teams=3', none(4)))).toMatch(/at least 6 players/);
    expect(refused(setup('alternating-teams', [0, 1, 0, 0, 1, 0]))).toMatch(/all teams have the same size/);
  });

  test('teams sit in turn around the table: A1, B1, C1, A2, B2, C2, A3, B3, C3 (CR 811.3)', () => {
    expect(seating(setup('alternating-teams', none(4)))).toEqual([0, 1, 0, 1]);
    expect(seating(setup('alternating-teams:teams=3', none(6)))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(seating(setup('alternating-teams:teams=4', none(8)))).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(refused(setup('alternating-teams', [0, 0, 1, 1]))).toMatch(
      /sit in turn, no one next to a teammate \(CR 811.3/,
    );
    expect(refused(setup('alternating-teams:shared-turns=yes', none(4)))).toMatch(/can not share turns/);
  });

  test('the recommended range of influence is 2 (CR 811.2a)', () => {
    expect(begun(setup('alternating-teams', none(6))).game.rules.ranges).toEqual([2, 2, 2, 2, 2, 2]);
    expect(begun(setup('alternating-teams:range=1', none(4))).game.rules.ranges).toEqual([1, 1, 1, 1]);
    expect(begun(setup('alternating-teams:range=unlimited', none(4))).game.rules.ranges).toBeNull();
  });

  test('exactly one of attack left, attack right and attack multiple players (CR 811.2b)', () => {
    const attacked = (format: string): number[] => attackedBy(scenario(bears(6), { format }), 0);
    expect(attacked('alternating-teams')).toEqual([1, 5]);
    expect(attacked('alternating-teams:attack=any')).toEqual([1, 5]);
    expect(attacked('alternating-teams:attack=left')).toEqual([1]);
    expect(attacked('alternating-teams:attack=right')).toEqual([5]);
  });

  test('creatures are not normally deployed (CR 811.2c)', () => {
    expect(begun(setup('alternating-teams', none(4))).game.effects).toEqual([]);
    expect(begun(setup('alternating-teams:deploy=yes', none(4))).game.effects.length).toBe(1);
  });

  test('only opponents next to the player and their planeswalkers can be attacked (CR 811.4)', () => {
    const walker = card('Test Walker', { cost: '0', types: ['planeswalker'], loyalty: 5 });
    const seats = [['Grizzly Bears'], [walker.name], [], [walker.name], [], []];
    const game = scenario(seats, { format: 'alternating-teams:range=unlimited', cards: [walker] });
    while (game.question?.kind !== 'attackers') game.proceed();
    expect(game.question.defenders).toEqual([[-2, -6, game.ben.permanent(walker.name).id]]);
  });

  test('who sat next to a player who has left is next to the one beyond (CR 811.4)', () => {
    const game = scenario(bears(6), { format: 'alternating-teams' });
    game.session.concede(game.ben.id); // ann's left neighbor is cat now, a teammate.
    expect(attackedBy(game, 0)).toEqual([5]);
  });

  test('teammates do not see each other’s hands unless they sit next to each other (CR 811.5)', () => {
    const hand = ['Lightning Bolt'];
    const game = scenario([{ battlefield: ['Mountain'] }, { hand }, { hand }, { hand }, { hand }, { hand }], {
      format: 'alternating-teams',
    });
    const seen = (): number[] => game.session.view(0 as PlayerId).players.map((player) => player.hand.length);
    expect(seen()).toEqual([1, 0, 0, 0, 0, 0]); // ann has drawn a card.
    game.session.concede(game.ben.id);
    expect(seen()).toEqual([1, 0, 1, 0, 0, 0]);
    expect([game.ann.can('cast', 'Lightning Bolt'), game.cat.can('cast', 'Lightning Bolt')]).toEqual([false, false]);
  });
});

test('a sorcery is cast in the own turn, not in a teammate’s, where turns are not shared (CR 808.5)', () => {
  const gift = card('Gift', {
    cost: '0',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', clause: act({ kind: 'gainLife', actor: you, amount: number(1) }) }],
  });
  const game = scenario([{ hand: [] }, { hand: [gift.name] }, [], []], { format: 'team-vs-team', cards: [gift] });
  expect([game.ann.can('cast', gift.name), game.ben.can('cast', gift.name)]).toEqual([false, false]); // Not ben's turn.
});
