/** The shared team turns option. CR 805, and what other sections say of it. */
import { describe, expect, test } from 'vitest';
import { type GameSetup, playerEntity, type PlayerId, type Question, Session, startGame } from '../../src/index.ts';
import { card, CARDS, classFilter, target, you } from '../support/cards.ts';
import type { Scenario } from '../support/scenario.ts';
import { TEAM_CARDS } from '../support/team-cards.ts';
import { SHARED_TURNS, teams } from '../support/team-tables.ts';

const field = card('Field of Beginnings', {
  cost: '0',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ kind: 'openingHand' }] }],
});

function begin(more: Partial<GameSetup> = {}, deckCard = 'Plains'): Session {
  const players = ['Ann', 'Ben', 'Cat', 'Dan'].map((name) => ({
    name,
    deck: Array.from({ length: 30 }, () => deckCard),
  }));
  const cards = { ...CARDS, [field.name]: field };
  const session = startGame({ format: SHARED_TURNS, cards, seed: 'turns', edition: 'today', players, ...more });
  if ('kind' in session) throw new Error(session.message);
  return session;
}

/** The order in which players are asked such a question before the first turn. */
function askedBeforeTheFirstTurn(
  session: Session,
  kind: Question['kind'],
  answer: (player: number) => number[],
): number[] {
  const asked: number[] = [];
  while (session.question !== null && session.game.turn === 0) {
    const { question } = session;
    if (question.kind === kind) asked.push(question.player);
    const illegal = session.answer(question.kind === kind ? answer(question.player) : [0]);
    if (illegal !== null) throw new Error(illegal.because);
  }
  return asked;
}

describe('starting', () => {
  test('a team starts: its primary player sits rightmost, and takes the turn with the others (CR 103.1a, 805.2, 805.3)', () => {
    for (const [said, first] of [
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 2],
    ] as const)
      expect(begin({ startingPlayer: said }).game.startingPlayer).toBe(first);
    const starting = new Set(Array.from({ length: 12 }, (_, i) => begin({ seed: `start ${i}` }).game.startingPlayer));
    expect([...starting].sort()).toEqual([0, 2]);
  });

  test('a team that sits around the corner has its primary player at the right end too (CR 805.2)', () => {
    const players = ['Ann', 'Ben', 'Cat', 'Dan'].map((name, i) => ({
      name,
      deck: Array.from({ length: 30 }, () => 'Plains'),
      team: [1, 2, 2, 1][i] as number,
    }));
    expect(begin({ players, startingPlayer: 0 }).game.startingPlayer).toBe(3);
    expect(begin({ players, startingPlayer: 2 }).game.startingPlayer).toBe(1);
  });

  test('the starting team declares its mulligans first, then the others; all are taken together (CR 103.5d, 805.3a)', () => {
    const session = begin({ startingPlayer: 2 });
    const hands = session.game.players.map(({ hand }) => hand.slice());
    const asked: number[] = [];
    for (let i = 0; i < 4; i++) {
      const question = session.question as Question;
      asked.push(question.player);
      expect(session.game.players.map(({ hand }) => hand)).toEqual(hands); // Nobody has drawn anew yet.
      session.answer([question.player === 3 || question.player === 0 ? 1 : 0]);
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    // A player may take a mulligan though a teammate has kept: cat and ben are not asked again.
    expect(askedBeforeTheFirstTurn(session, 'mulligan', () => [0])).toEqual([3, 0]);
  });

  test('the starting team puts cards of its opening hands onto the battlefield first (CR 103.6c, 805.3b)', () => {
    const session = begin({ startingPlayer: 2 }, field.name);
    expect(askedBeforeTheFirstTurn(session, 'chooseObjects', () => [0])).toEqual([2, 3, 0, 1]);
    expect(session.game.battlefield.map((id) => session.game.objects[id]?.owner)).toEqual([2, 3, 0, 1]);
  });

  test('only teams that sit together can share turns (CR 805.1)', () => {
    const deck = ['Plains'];
    const players = [0, 1, 0, 1].map((team, i) => ({ name: `P${i}`, deck, team }));
    const setup: GameSetup = {
      format: 'free-for-all:shared-turns=yes',
      cards: CARDS,
      seed: 'x',
      edition: 'today',
      players,
    };
    const session = startGame(setup);
    expect('kind' in session && session.message).toMatch(/sit next to each other \(CR 805.1/);
    const alone = startGame({ ...setup, players: players.map(({ name }) => ({ name, deck })) });
    expect('kind' in alone && alone.message).toMatch(/need teams/);
  });
});

describe('turns', () => {
  test('each team takes turns; the other players are of a nonactive team (CR 805.4, 805.4a)', () => {
    const game = teams();
    const turns: number[][] = [];
    for (let turn = 1; turn <= 4; turn++) {
      game.to('Upkeep', turn === 1 ? 2 : turn + 1);
      turns.push(game.session.view(null).teams.flatMap((team) => (team.active ? team.players : [])));
    }
    expect(turns.slice(1)).toEqual([
      [0, 1],
      [2, 3],
      [0, 1],
    ]);
    expect(turns[0]).toEqual([2, 3]);
  });

  test('all permanents of the team untap (CR 805.4a)', () => {
    const tapped = [{ card: 'Grizzly Bears', tapped: true }];
    const game = teams([
      { battlefield: tapped },
      { battlefield: tapped },
      { battlefield: tapped },
      { battlefield: tapped },
    ]);
    const state = (): boolean[] => game.seats.map((player) => (player.permanent('Grizzly Bears').status & 1) !== 0);
    const begun = state();
    game.to('Upkeep', 2);
    expect([begun[0], begun[1], begun[2], begun[3]]).toEqual([begun[0], begun[0], !begun[0], !begun[0]]);
    expect(state()).toEqual([begun[0], begun[0], begun[0], begun[0]]);
  });

  test('each player of the team draws, one after the other (CR 805.4b, 504.1)', () => {
    const game = teams([{ hand: [] }, { hand: [] }, { hand: [] }, { hand: [] }]);
    expect(game.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 0, 0]);
    game.to('PrecombatMain', 2);
    expect(game.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
  });

  test('each player of the team may play a land, the others may not (CR 805.4c)', () => {
    const game = teams([{ hand: ['Plains', 'Plains'] }, { hand: ['Forest', 'Forest'] }, { hand: ['Swamp'] }]);
    game.ann.playsLand('Plains');
    game.ben.playsLand('Forest');
    expect([game.ann.can('playLand', 'Plains'), game.ben.can('playLand', 'Forest')]).toEqual([false, false]);
    expect(game.cat.can('playLand', 'Swamp')).toBe(false);
    game.to('PrecombatMain', 2);
    expect([game.ann.can('playLand', 'Plains'), game.cat.can('playLand', 'Swamp')]).toEqual([false, true]);
  });

  test('what came under a player’s control before the team’s turn can attack in it (CR 302.6, 805.4a)', () => {
    const game = teams([[], { hand: ['Lone Wolf'] }]);
    game.ben.casts('Lone Wolf');
    game.resolve();
    while (game.game.step < 6) {
      expect(game.question?.kind).not.toBe('attackers');
      game.proceed();
    }
    game.to('PrecombatMain', 3);
    game.ann.attacks('Lone Wolf', 'cat');
    const before = game.cat.life;
    game.throughCombat();
    expect(game.cat.life).toBe(before - 2);
  });

  test('every player of the team discards down to the maximum hand size (CR 514.1, 805.4a)', () => {
    const hand = Array.from({ length: 9 }, () => 'Craw Wurm');
    const game = teams([{ hand }, { hand }, { hand }]);
    game.to('Upkeep', 2);
    expect(game.seats.slice(0, 3).map((player) => player.hand.length)).toEqual([7, 7, 9]);
  });
});

describe('abilities that trigger at the beginning of a step', () => {
  const steps = (enchantment: string, owner: number): number[] => {
    const seats = [[], [], [], []].map((_, seat) => (seat === owner ? [enchantment] : []));
    const game = teams(seats);
    const before = game.seats.map(({ life }) => life);
    game.to('Upkeep', 2).resolveAll();
    const middle = game.seats.map(({ life }) => life);
    game.to('Upkeep', 3).resolveAll();
    const after = game.seats.map(({ life }) => life);
    return [
      ...middle.map((life, i) => life - (before[i] as number)),
      ...after.map((life, i) => life - (middle[i] as number)),
    ];
  };

  test('once for each player of the team, when the ability says "that player" (CR 805.4d)', () => {
    // Turn 2 is cat's and dan's, turn 3 ann's and ben's.
    expect(steps('Tithe', 0)).toEqual([0, 0, -1, -1, -1, -1, 0, 0]);
  });

  test('once for the team, when it does not (CR 805.4d)', () => {
    expect(steps('Every Dawn', 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(steps('Dawn', 3)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
    expect(steps('My Dawn', 1)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('once for each opponent whose "if" is true (CR 805.4d)', () => {
    const game = teams([['No Hand, No Peace'], [], { hand: ['Plains'] }, { hand: [] }]);
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(21);
    const both = teams([['No Hand, No Peace'], [], { hand: [] }, { hand: [] }]);
    both.to('Upkeep', 2);
    expect(both.ann.life).toBe(22);
  });
});

describe('turns that effects add and take away', () => {
  const order = (game: Scenario, count: number): number[] => {
    const active: number[] = [];
    for (let i = 0; i < count; i++) {
      game.to('Upkeep', game.game.turn + 1);
      active.push(game.game.activePlayer);
    }
    return active;
  };

  test('an extra turn for a player is an extra turn of the team (CR 805.8)', () => {
    const game = teams([{ hand: ['More Time'] }]);
    game.ann.casts('More Time', { targets: ['ben'] });
    game.resolve();
    expect(order(game, 3)).toEqual([0, 2, 0]);
  });

  test('one effect that gives several players of a team a turn gives the team one (CR 805.8)', () => {
    const game = teams([{ hand: ['More Time for All'] }]);
    game.ann.casts('More Time for All');
    game.resolve();
    expect(order(game, 4)).toEqual([2, 0, 2, 0]);
  });

  test('a turn that a player skips, the team skips, and only once for one effect (CR 805.8)', () => {
    const game = teams([{ hand: ['Lost Turn'] }]);
    game.ann.casts('Lost Turn', { targets: ['dan'] });
    game.resolve();
    expect(order(game, 3)).toEqual([0, 2, 0]);
    const all = teams([{ hand: ['Lost Turns'] }]);
    all.ann.casts('Lost Turns');
    all.resolve();
    expect(order(all, 3)).toEqual([2, 0, 2]);
  });

  test('a step that a player skips, the team skips (CR 805.8)', () => {
    const game = teams([{ hand: ['Lost Draw'] }, {}, { hand: [] }, { hand: [] }]);
    game.ann.casts('Lost Draw', { targets: ['dan'] });
    game.resolve();
    game.to('PrecombatMain', 2);
    expect([game.cat.hand.length, game.dan.hand.length]).toEqual([0, 0]);
    game.to('PrecombatMain', 4);
    expect([game.cat.hand.length, game.dan.hand.length]).toEqual([1, 1]);
  });
});

test('who controls a player controls that player’s team (CR 805.8)', () => {
  const yoke = card('Yoke', {
    cost: '0',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        clause: {
          kind: 'do',
          action: { kind: 'gainControl', actor: you, object: target(classFilter('player')), words: 'control' },
          during: {
            kind: 'duringPart',
            part: {
              kind: 'turnPart',
              step: 'turn',
              next: true,
              of: { kind: 'reference', to: 'target1', words: 'they' },
            },
          },
        },
      },
    ],
  });
  const game = teams([{ hand: [yoke.name] }], { cards: [...TEAM_CARDS, yoke] });
  game.ann.casts(yoke.name, { targets: ['dan'] });
  game.resolve();
  game.to('Upkeep', 2);
  const asked: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push([game.question?.player, game.question?.forPlayer ?? null]);
    game.proceed();
  }
  expect(asked).toEqual([
    [0, 2],
    [0, 3],
    [0, null],
    [1, null],
  ]);
  game.to('Upkeep', 4);
  expect([game.question?.player, game.question?.forPlayer]).toEqual([2, undefined]);
});

test('"the active player" is one player of the active team, chosen when the effect is applied (CR 805.9)', () => {
  const game = teams([{ hand: ['Blessing of the Turn'] }]);
  game.to('Upkeep', 2);
  game.ann.casts('Blessing of the Turn');
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind === 'chooseObjects')
      expect(question.from).toEqual([2, 3].map((id) => playerEntity(id as PlayerId)));
    return [1];
  });
  game.resolve();
  expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 20, 21]);
});

test('day becomes night if no player of the last active team cast a spell, night day if one cast two (CR 502.2a, 728.2a, 728.2b)', () => {
  const hand = ['Salve', 'Drain'];
  const game = teams([{ hand }, { hand }, {}, { hand }]);
  game.alter((position) => {
    position.dayNight = 'day';
  });
  game.ben.casts('Salve', { targets: ['ben'] });
  game.to('Upkeep', 2);
  expect(game.game.dayNight).toBe('day');
  game.to('Upkeep', 3);
  expect(game.game.dayNight).toBe('night');
  // One spell each is not two spells of one player.
  game.ann.casts('Salve', { targets: ['ben'] });
  game.ben.casts('Drain', { targets: ['cat'] });
  game.to('Upkeep', 4);
  expect(game.game.dayNight).toBe('night');
  game.dan.casts('Salve', { targets: ['ben'] });
  game.dan.casts('Drain', { targets: ['ben'] });
  game.to('Upkeep', 5);
  expect(game.game.dayNight).toBe('day');
});
