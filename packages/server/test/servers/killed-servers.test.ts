/** Several servers that are killed: see also `attack/several/killed-servers.ts`, which does it at any size. */
import { expect, test } from 'vitest';
import { wrongWith } from '../../attack/several/kept.ts';
import { killServers } from '../../attack/several/killed-servers.ts';
import { NO_POSTGRES, postgresPrograms } from '../../attack/several/postgres.ts';

const hasPostgres = postgresPrograms() !== null;
if (!hasPostgres) console.warn(NO_POSTGRES);

test.skipIf(!hasPostgres)(
  'of three servers behind a proxy some are killed -9: no acknowledged decision is lost or doubled, and every table goes on',
  async () => {
    const outcome = await killServers({ servers: 3, tables: 4, kills: 2, pause: 3000, think: 300, seed: 1 });
    expect(outcome).toMatchObject({ kills: 2, lost: 0, doubled: 0, stuck: 0, reloads: 0 });
    expect(outcome.games).toBeGreaterThanOrEqual(4);
    expect(outcome.acknowledged).toBeGreaterThan(8);
  },
  300_000,
);

test('what was acknowledged and is not stored, or is stored twice, is found', () => {
  const done = (...answer: number[]): Parameters<typeof wrongWith>[0][number] => ({ answer, outcome: 'done' });
  const unknown = (...answer: number[]): Parameters<typeof wrongWith>[0][number] => ({ answer, outcome: 'unknown' });
  expect(wrongWith([done(0), unknown(0), done(0)], [[0], [0]])).toBeNull();
  expect(wrongWith([done(0), unknown(0), done(0)], [[0], [0], [0]])).toBeNull();
  expect(wrongWith([done(0), unknown(1), done(2)], [[0], [2]])).toBeNull();
  expect(wrongWith([done(0), done(1)], [[0]])).toBe('LOST');
  expect(wrongWith([done(0), done(1)], [[1]])).toBe('LOST');
  expect(wrongWith([done(0), done(1)], [[0], [1], [1]])).toBe('DOUBLED');
  expect(wrongWith([done(0), { answer: [1], outcome: 'refused' }], [[0], [1]])).toBe('DOUBLED');
});
