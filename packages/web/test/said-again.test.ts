/** What a busy server does not take is said again. */
import { beforeEach, expect, test, vi } from 'vitest';

const said: unknown[] = [];
let replies: unknown[] = [];

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    timeout: () => ({
      emitWithAck: (_event: string, message: unknown) => {
        said.push(message);
        return Promise.resolve(replies.length > 1 ? replies.shift() : replies[0]);
      },
    }),
  }),
}));

const TOO_MANY = { kind: 'error', sentence: 'Too many messages at once.', again: 1 };
const JOINED = { kind: 'joined', game: 'table', seat: 0 };
const JOIN = { kind: 'join', game: 'table', token: 'key' } as const;

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  const { connect } = await import('../src/connection/socket.ts');
  connect({ message: () => undefined, connected: () => undefined, lost: () => undefined });
  said.length = 0;
});

test('a page whose join came when too much was asked at once joins as soon as the server takes it', async () => {
  const { send } = await import('../src/connection/socket.ts');
  replies = [TOO_MANY, TOO_MANY, JOINED];
  expect(await send(JOIN)).toEqual(JOINED);
  expect(said).toEqual([JOIN, JOIN, JOIN]);
});

test('any other refusal is told at once, and a server that never takes it is told in the end', async () => {
  const { send } = await import('../src/connection/socket.ts');
  replies = [{ kind: 'error', sentence: 'There is no such game.' }];
  expect(await send(JOIN)).toEqual(replies[0]);
  expect(said).toHaveLength(1);
  replies = [TOO_MANY];
  expect(await send(JOIN)).toEqual(TOO_MANY);
  expect(said).toHaveLength(21);
});
