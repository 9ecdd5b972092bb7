import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PlayedPairing, resumed } from '../src/tournament/results.ts';
import { scheduleOf } from '../src/tournament/schedule.ts';
import { encounters, ratings, shareOf } from '../src/tournament/standing.ts';
import { ktHere } from './kt.ts';

function won(pairing: ReturnType<typeof scheduleOf>[number], winners: readonly number[]): PlayedPairing {
  return { ...pairing, winners, turns: 9, decisions: 90, milliseconds: 5 };
}

describe('a tournament', () => {
  test('every pair plays every deal from every seat', () => {
    const games = scheduleOf(['planner', 'greedy', 'random'], 2, 4);
    expect(games).toHaveLength(12);
    const seats = games
      .filter(({ pair }) => pair.join() === 'planner,random')
      .map((game) => [game.deal, ...game.seats]);
    expect(seats).toEqual([
      [0, 'planner', 'random'],
      [0, 'random', 'planner'],
      [1, 'planner', 'random'],
      [1, 'random', 'planner'],
    ]);
    const four = scheduleOf(['planner', 'greedy'], 4, 4).map((game) => game.seats.indexOf('planner'));
    expect(four).toEqual([0, 1, 2, 3]);
  });

  test('who wins three of four is rated some 190 points higher, and a draw is half a game', () => {
    const games = scheduleOf(['greedy', 'random'], 2, 400).map((game, at) =>
      won(game, [at % 8 < 6 ? game.seats.indexOf('greedy') : game.seats.indexOf('random')]),
    );
    const [met] = encounters(games);
    expect(met?.share.value).toBe(0.75);
    const rated = ratings(games, ['random', 'greedy'])?.get('greedy');
    expect(rated?.value).toBeGreaterThan(185);
    expect(rated?.value).toBeLessThan(195);
    expect(rated?.from).toBeLessThan(rated?.value ?? 0);
    expect(rated?.to).toBeGreaterThan(rated?.value ?? 0);
    const drawn = scheduleOf(['greedy', 'random'], 2, 10).map((game) => won(game, []));
    expect(encounters(drawn)[0]?.share.value).toBe(0.5);
    expect(ratings(drawn, ['random', 'greedy'])?.get('greedy')?.value).toBeCloseTo(0);
  });

  test('the interval of a share is narrower with more games', () => {
    const [few, many] = [shareOf(6, 10), shareOf(600, 1000)];
    expect(few.to - few.from).toBeGreaterThan(0.5);
    expect(many.to - many.from).toBeLessThan(0.065);
    expect(shareOf(10, 10).to).toBeCloseTo(1);
  });

  test('its file is gone on with, a line cut short is played again, and the file of another is refused', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'tournament-')), 'games.jsonl');
    const plan = { format: 'two-player', bots: ['greedy', 'random'], decks: ['a'], players: 2, seed: 's' } as const;
    expect(resumed(path, plan)).toEqual([]);
    const games = scheduleOf(plan.bots, 2, 2).map((game) => won(game, [0]));
    writeFileSync(path, `${JSON.stringify(plan)}\n${JSON.stringify(games[0])}\n{"game":1,"de`);
    expect(resumed(path, plan)).toEqual([games[0]]);
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true);
    expect(() => resumed(path, { ...plan, seed: 'other' })).toThrow('another tournament');
  });

  test('two processes play what one plays', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'tournament-')), 'games.jsonl');
    const words = ['tournament', '--bots', 'greedy,random', '--games', '4', '--json', '--seed', 'jobs'];
    const one = JSON.parse((await ktHere(...words, '--out', path)).out);
    const again = JSON.parse((await ktHere(...words, '--out', path)).out);
    expect(one.games).toBe(4);
    expect(again).toEqual(one);
    const part = async (at: number): Promise<readonly PlayedPairing[]> =>
      (await ktHere(...words.filter((word) => word !== '--json'), '--part', `${at}/2`)).out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as PlayedPairing);
    const parts = [...(await part(0)), ...(await part(1))].sort((left, right) => left.game - right.game);
    expect(encounters(parts)).toEqual(one.encounters);
  });
});
