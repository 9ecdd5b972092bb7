import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kt, ktHere } from './kt.ts';

const bot = fileURLToPath(new URL('../../../python/examples/first_option_bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

test('a bot in Python plays a game to its end', async () => {
  if (!hasPython) {
    console.warn('python3 is not there: the example bot was not tried');
    return;
  }
  const run = await kt(['bot-host', '--bot', `python3 ${bot}`, '--bots', 'random', '--json']);
  expect([run.err, run.code]).toEqual(['', 0]);
  const { games } = JSON.parse(run.out) as { games: { choices: number; badLines: number; broken: null }[] };
  expect(games).toHaveLength(1);
  expect(games[0]).toMatchObject({ badLines: 0, broken: null, truncated: false });
  expect(games[0]?.choices).toBeGreaterThan(10);
});

test('a bot comes by a socket of this machine; when it hangs up, kt says so and fails', async () => {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const words = ['bot-host', '--listen', '0', '--bots', 'random'];
  const host = spawn(process.execPath, ['--conditions=@kitchen-table/source', '--import', 'tsx', program, ...words]);
  let out = '';
  host.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => host.once('close', resolve));
  const heard: string[] = [];
  for await (const line of createInterface({ input: host.stderr })) {
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(line)?.[1]);
    const socket = connect(port, '127.0.0.1');
    for await (const said of createInterface({ input: socket })) {
      heard.push((JSON.parse(said) as { type: string }).type);
      if (heard.length === 1) continue;
      socket.end();
      break;
    }
    break;
  }
  expect(await ended).toBe(1);
  expect(heard).toEqual(['hello', 'choose']);
  expect(out).toContain('Seat 0 has hung up or said nothing for too long.');
});

test.each([
  [[], 'Name a program with --bot'],
  [['--bot', 'a', '--bot', 'b', '--bot', 'c'], 'There are 2 seats, too few for 3 bots.'],
  [['--format', 'chess', '--stdio'], 'chess'],
])('bad input is one sentence: %j', async (words, sentence) => {
  const run = await ktHere('bot-host', ...words);
  expect(run.code).not.toBe(0);
  expect(run.err).toContain(sentence);
});
