import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { browserWords } from '../src/shared/browser.ts';
import { kt, ktHere, type Run } from './kt.ts';

const data = mkdtempSync(join(tmpdir(), 'kitchen-table-serve-'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** A port that somebody else holds until the test ends; a free one when it is given up at once. */
async function takenPort(): Promise<{ port: number; free(): Promise<unknown> }> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  return { port: (other.address() as AddressInfo).port, free: () => once(other.close(), 'close') };
}

const serve = (port: string, ...words: string[]): Promise<Run> =>
  kt(['serve', '--data', data, ...words], { env: { PORT: port }, until: /Ctrl\+C|"url"/ });

/** A start that fails. */
const refused = (port: string): Promise<Run> => {
  vi.stubEnv('PORT', port);
  return ktHere('serve', '--data', data);
};

describe('the port', () => {
  test('is PORT of the environment, and --port before it', async () => {
    const { port, free } = await takenPort();
    await free();
    expect((await serve(String(port), '--json')).out).toBe(`{"url":"http://127.0.0.1:${port}"}\n`);
    expect((await serve('', '--port', String(port))).out).toContain(`The table is set: http://127.0.0.1:${port}`);
  });

  test.each(['kitchen', '70000', '80.5'])('PORT=%s is refused with a sentence', async (port) => {
    const { code, err, out } = await refused(port);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`'${port}' from env 'PORT' is invalid. Give a whole number from 0 to 65535.`);
  });

  test('that is taken is named, with what to do', async () => {
    const { port, free } = await takenPort();
    const { code, err } = await refused(String(port));
    await free();
    expect([code, err]).toEqual([
      1,
      `Port ${port} is in use, perhaps by another Kitchen Table; stop that one, or choose another port with --port or PORT.\n`,
    ]);
  });
});

test('a database that does not answer is named as such in one sentence', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://table@127.0.0.1:1/table');
  const { code, err, out } = await refused('0');
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe("The database of the games can't be used (connect ECONNREFUSED 127.0.0.1:1).\n");
});

test.each([
  ['CONNECTIONS_PER_ADDRESS', 'many', "'many' from env 'CONNECTIONS_PER_ADDRESS' is invalid. Give a whole number"],
  ['TABLES_PER_ADDRESS', '0', "'0' from env 'TABLES_PER_ADDRESS' is invalid. Give a whole number from 1"],
  ['NEW_TABLES_PER_ADDRESS', '-1', "'-1' from env 'NEW_TABLES_PER_ADDRESS' is invalid. Give a whole number"],
  ['TRUSTED_PROXIES', '127.0.0.1,proxy', '"proxy" is no address of a proxy; give addresses or networks'],
])('%s=%s is refused with a sentence', async (variable, value, sentence) => {
  vi.stubEnv(variable, value);
  const { code, err, out } = await refused('0');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
});

describe('the browser', () => {
  const url = 'http://127.0.0.1:8470';
  const linux = { platform: 'linux', env: { DISPLAY: ':0' }, terminal: true } as const;

  test('is opened where somebody sits at a screen', () => {
    expect(browserWords(url, linux)).toEqual(['xdg-open', url]);
    expect(browserWords(url, { ...linux, platform: 'darwin', env: {} })).toEqual(['open', url]);
    expect(browserWords(url, { ...linux, platform: 'win32', env: {} })?.at(-1)).toBe(url);
  });

  test.each([
    ['no screen', { ...linux, env: {} }],
    ['no terminal', { ...linux, terminal: false }],
    ['a far machine', { ...linux, env: { DISPLAY: ':0', SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }],
    ['a build machine', { ...linux, platform: 'darwin' as const, env: { CI: 'true' } }],
  ])('is not opened with %s', (_, surroundings) => {
    expect(browserWords(url, surroundings)).toBeNull();
  });
});
