import { FORMATS, type PlayerId, VARIANTS } from '@kitchen-table/engine';
import { starterBrawlDecks, starterCards, starterDecks } from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/core';
import { describe, expect, test } from 'vitest';
import { ACTIONS, Environment, OBSERVATION_SIZE, tableOf } from '@kitchen-table/gym';
import { playAtRandom } from './play.ts';

const seat = (number: number): PlayerId => number as PlayerId;
const formats = Object.keys(FORMATS).filter((name) => VARIANTS.some((variant) => variant.name === name));

describe('a game as an environment', () => {
  test('ends with a winner at 1 and a loser at -1, and then nobody acts', () => {
    const environment = new Environment({ format: 'two-player' });
    environment.reset(1);
    expect([environment.agents, environment.possibleAgents]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    playAtRandom(environment, 'a game');
    expect([environment.agents, environment.agentSelection, environment.truncated]).toEqual([[], null, false]);
    const rewards = [environment.reward(seat(0)), environment.reward(seat(1))];
    const [winner] = environment.session.game.winners;
    expect(rewards).toEqual(winner === 0 ? [1, -1] : [-1, 1]);
    expect([environment.terminated(seat(0)), environment.terminated(seat(1))]).toEqual([true, true]);
    expect(() => environment.step(0)).toThrow('the game is over');
  });

  test('the same seed and the same actions give the same game and the same observations', () => {
    const traces = [1, 2].map(() => {
      const environment = new Environment({ format: 'two-player' });
      const sums: number[] = [];
      environment.reset('seed');
      const actions = playAtRandom(environment, 'actions', 400, () => {
        sums.push(environment.last().observation.reduce((sum, one, at) => sum + one * (1 + (at % 97)), 0));
      });
      return { actions, sums, digest: environment.session.digest() };
    });
    expect(traces[0]).toEqual(traces[1]);
    const other = new Environment({ format: 'two-player' });
    other.reset('another seed');
    playAtRandom(other, 'actions', 400);
    expect(other.session.digest()).not.toBe(traces[0]?.digest);
  });

  test('a masked action is an error and changes nothing', () => {
    const environment = new Environment({ format: 'two-player' });
    environment.reset(3);
    const { actionMask } = environment.last();
    const masked = actionMask.indexOf(0);
    expect(() => environment.step(masked)).toThrow(`action ${masked} is masked`);
    expect(() => environment.step(ACTIONS)).toThrow('is masked');
    expect(environment.last().actionMask).toEqual(actionMask);
    expect(environment.steps).toBe(0);
  });

  test('bots sit in the other seats and are no agents', () => {
    const environment = new Environment({ format: 'two-player', bots: { 1: 'greedy' } });
    environment.reset(4);
    const asked = new Set<number | null>();
    playAtRandom(environment, 'against greedy', Infinity, (one) => void asked.add(one.agentSelection));
    expect([environment.possibleAgents, [...asked]]).toEqual([[0], [0]]);
    expect(environment.session.decisions.some(({ player }) => player === 1)).toBe(true);
    expect(environment.reward(seat(0))).toBe(environment.session.game.winners[0] === 0 ? 1 : -1);
  });

  test('a table full of bots is refused', () => {
    expect(() => new Environment({ format: 'two-player', bots: { 0: 'random', 1: 'random' } })).toThrow('leave one');
  });

  test('a game that does not end is broken off: truncated, nobody has won', () => {
    const environment = new Environment({ format: 'two-player', maximumTurns: 2 });
    environment.reset(5);
    playAtRandom(environment, 'short');
    expect([environment.truncated, environment.over]).toEqual([true, true]);
    expect([environment.reward(seat(0)), environment.terminated(seat(0))]).toEqual([0, false]);
  });

  test('who has lost among several is out, while the others play on (CR 800.4a)', () => {
    const environment = new Environment({ format: 'commander', players: 3, maximumTurns: 400 });
    environment.reset(6);
    let two = false;
    playAtRandom(environment, 'three players', 30_000, ({ agents }) => {
      if (agents.length !== 2 || two) return;
      two = true;
      const out = ([0, 1, 2] as PlayerId[]).filter((agent) => !agents.includes(agent));
      expect(out.map((agent) => [environment.terminated(agent), environment.reward(agent)])).toEqual([[true, -1]]);
    });
    expect(two).toBe(true);
  });

  test('a team wins together, those of it who had lost before too (CR 104.2b)', () => {
    const environment = new Environment({ format: 'two-headed-giant', maximumTurns: 400 });
    environment.reset(7);
    playAtRandom(environment, 'giants', 30_000);
    const rewards = [0, 1, 2, 3].map((one) => environment.reward(seat(one)));
    expect(rewards.toSorted()).toEqual([-1, -1, 1, 1]);
  });
});

describe('every format and deck', () => {
  test.each(formats)('%s', (format) => {
    const environment = new Environment({ format });
    environment.reset(8);
    const observation = new Float32Array(OBSERVATION_SIZE);
    playAtRandom(environment, format, 150, (one) => {
      one.observe(one.agentSelection as PlayerId, observation);
      expect(observation.every(Number.isFinite)).toBe(true);
      expect(observation[0]).toBeGreaterThan(-1);
    });
    expect(environment.steps).toBeGreaterThan(40);
  });

  test.each([...starterDecks(), ...starterBrawlDecks()].map(({ id }) => id))('%s', (id) => {
    const format = id.endsWith('-brawl') ? 'brawl' : starterDecks().find((deck) => deck.id === id)?.format;
    const environment = new Environment({
      format: format === 'standard-60' ? 'two-player' : (format as string),
      decks: [id],
      players: 2,
    });
    environment.reset(9);
    playAtRandom(environment, id, 120);
    expect(environment.session.game.players.every(({ name }) => name.length > 0)).toBe(true);
    expect(environment.steps).toBeGreaterThan(40);
  });

  test('decks of one’s own as text; a card that is not known is named', () => {
    const environment = new Environment({ format: 'two-player', decks: ['30 Mountain\n30 Shock'] });
    environment.reset(10);
    expect(environment.session.game.players.map(({ name }) => name)).toHaveLength(2);
    const unknown = (): void => new Environment({ format: 'two-player', decks: ['60 Nonesuch'] }).reset(1);
    expect(unknown).toThrow('no card named "Nonesuch" is known here');
  });

  test('two of eight decks are drawn anew for each game', () => {
    const table = tableOf({ format: 'two-player' });
    const names = [1, 2, 3, 4, 5, 6].map((seed) =>
      table(`${seed}`)
        .players.map(({ name }) => name)
        .join(),
    );
    expect(new Set(names).size).toBeGreaterThan(3);
    expect(
      table('1')
        .players.map(({ name }) => name)
        .join(),
    ).toBe(names[0]);
    expect([table('1').seed, table('2').seed]).toEqual(['1', '2']);
  });

  test('cards of one’s own are played, those that stand in a deck by name', () => {
    const [mountain] = starterCards().filter(({ name }) => name === 'Mountain');
    const own = { ...(mountain as Card), name: 'Own Hill' };
    const table = tableOf({ format: 'two-player', decks: ['60 Own Hill'], cards: [own] });
    expect(Object.keys(table('1').cards)).toEqual(['Own Hill']);
  });

  test('a format that is none is refused in one sentence', () => {
    expect(() => new Environment({ format: 'chess' })).toThrow(/chess/);
  });
});
