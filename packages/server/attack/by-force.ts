/** Attacks on the process and its files: kill -9, two servers on one folder, flipped bits. */
import { closeSync, copyFileSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { defaultAnswer, randomStream } from '@kitchen-table/engine';
import type { Socket } from 'socket.io-client';
import type { Attack } from './attack.ts';
import { connected, newGame, nextAsked, say, seatedAt } from './pages.ts';
import { Target } from './target.ts';

/** Answers a few questions; how many were acknowledged, and the turn that was reached. */
async function played(socket: Socket, table: { game: string; token: string }, most: number): Promise<number> {
  let asked = await seatedAt(socket, table);
  let acknowledged = 0;
  for (; acknowledged < most && asked.question !== null; acknowledged++) {
    const { game, sequence, question } = asked;
    const next = nextAsked(socket, sequence);
    const reply = await say(socket, { kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
    if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
    asked = await next;
  }
  return acknowledged;
}

/** By name. */
export const BY_FORCE: Readonly<Record<string, Attack>> = {
  async 'kill -9'(target, { rounds }) {
    let lost = 0;
    let slowest = 0;
    let socket = await connected(target.url);
    const table = await newGame(socket);
    for (let round = 0; round < rounds; round++) {
      await played(socket, table, 3);
      const before = await seatedAt(socket, table);
      if (before.view.over) break;
      await target.kill();
      socket.close();
      const started = performance.now();
      await target.start();
      socket = await connected(target.url);
      const after = await seatedAt(socket, table);
      slowest = Math.max(slowest, performance.now() - started);
      if (JSON.stringify(after.question) !== JSON.stringify(before.question)) lost++;
    }
    socket.close();
    return `${rounds} times killed; ${lost === 0 ? 'no decision lost' : `${lost} TIMES ANOTHER QUESTION`}; back at the table after ${Math.round(slowest)} ms at most`;
  },
  async 'two servers on one folder'(target) {
    const second = new Target();
    const refused = await second.start(target.folder);
    await second.remove();
    return refused ?? 'BOTH SERVE THE SAME GAMES';
  },
  async 'flipped bits'(target, { rounds, seed }) {
    const socket = await connected(target.url);
    const table = await newGame(socket);
    await played(socket, table, 6);
    socket.close();
    await target.kill();
    const stream = randomStream(`bits ${seed}`);
    const outcomes = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const other = new Target();
      mkdirSync(other.folder, { recursive: true });
      for (const file of ['games.sqlite', 'games.sqlite-wal'])
        try {
          copyFileSync(join(target.folder, file), join(other.folder, file));
        } catch {
          continue; // There is no such file beside it.
        }
      flipBit(join(other.folder, 'games.sqlite'), stream);
      const outcome = await continued(other, table);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await other.remove();
    }
    await target.start();
    return [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  },
};

function flipBit(path: string, stream: () => number): void {
  const file = openSync(path, 'r+');
  const at = Math.floor(stream() * fstatSync(file).size);
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, at);
  byte[0] = (byte[0] as number) ^ (1 << Math.floor(stream() * 8));
  writeSync(file, byte, 0, 1, at);
  closeSync(file);
}

/** What becomes of a game in a folder with a flipped bit: it goes on, or is named as damaged; the server never dies of it. */
async function continued(target: Target, table: { game: string; token: string }): Promise<string> {
  if ((await target.start()) !== null) return 'files refused in one sentence';
  const socket = await connected(target.url);
  const reply = await say(socket, { kind: 'join', ...table }).catch(() => null);
  socket.close();
  if (!(await target.lives())) return 'SERVERS DEAD';
  if (reply === null) return 'WITHOUT AN ANSWER';
  return reply.kind === 'joined' ? 'games shown' : 'games named as damaged';
}
