import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VectorEnvironment } from '@kitchen-table/gym';
import {
  BATCH_FRAME,
  type Frame,
  FrameReader,
  headOf,
  JSON_FRAME,
  SEAT_FRAME,
  STEP_FRAME,
} from '../src/pipe/frames.ts';
import { type Answer, GymServer } from '../src/pipe/serve.ts';

const OPTIONS = { format: 'two-player', decks: ['sparks-and-goblins', 'tall-grass'], count: 2 } as const;

function json(value: unknown): Frame {
  return { kind: JSON_FRAME, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function read({ kind, parts }: Answer): unknown {
  expect(kind).toBe(JSON_FRAME);
  return JSON.parse(new TextDecoder().decode(parts[0]));
}

test('frames are whole again, wherever the chunks end', () => {
  const frame = [...headOf(STEP_FRAME, 8), ...new Uint8Array(new Int32Array([7, 8]).buffer)];
  const both = new Uint8Array([...frame, ...headOf(JSON_FRAME, 0)]);
  for (let cut = 0; cut <= both.length; cut++) {
    const reader = new FrameReader();
    const frames = [both.slice(0, cut), both.slice(cut)].flatMap((chunk) => [...reader.read(chunk)]);
    expect(frames.map(({ kind }) => kind)).toEqual([STEP_FRAME, JSON_FRAME]);
    expect([...new Int32Array((frames[0] as Frame).bytes.buffer)]).toEqual([7, 8]);
  }
  expect(() => [...new FrameReader().read(headOf(STEP_FRAME, 2 ** 31))]).toThrow('at most');
});

test('a batch through the pipe is the memory of the environments', () => {
  const server = new GymServer();
  expect(read(server.answer(json({ do: 'reset', seed: 1 })))).toEqual({ error: 'make environments first' });
  expect(read(server.answer(json({ do: 'make', options: OPTIONS })))).toEqual({ seats: 2, agents: [0, 1] });
  const vector = new VectorEnvironment(OPTIONS);
  vector.reset(1);
  const begun = server.answer(json({ do: 'reset', seed: 1 }));
  expect([begun.kind, begun.parts]).toEqual([BATCH_FRAME, [new Uint8Array(vector.batch.memory)]]);
  const actions = [0, 1].map((index) => vector.batch.mask(index).indexOf(1));
  vector.step(actions);
  const stepped = server.answer({ kind: STEP_FRAME, bytes: new Uint8Array(new Int32Array(actions).buffer) });
  expect(stepped.parts).toEqual([new Uint8Array(vector.batch.memory)]);
});

test('what another seat sees has no mask', () => {
  const server = new GymServer();
  server.answer(json({ do: 'make', options: OPTIONS }));
  server.answer(json({ do: 'reset', seed: 1 }));
  const masks = [0, 1].map((seat) => server.answer(json({ do: 'observe', environment: 0, seat })));
  expect(masks.map(({ kind }) => kind)).toEqual([SEAT_FRAME, SEAT_FRAME]);
  expect(masks.map(({ parts }) => parts[1]?.includes(1)).toSorted()).toEqual([false, true]);
});

test.each([
  [{ do: 'dance' }, 'there is no command "dance"'],
  [{ do: 'observe', environment: 9, seat: 0 }, 'there is no environment 9'],
  [{ do: 'make', options: { ...OPTIONS, format: 'chess' } }, 'chess'],
  [{ do: 'make', options: { ...OPTIONS, count: 0 } }, 'one environment at least'],
])('what can’t be done is answered by a sentence: %j', (command, sentence) => {
  const server = new GymServer();
  server.answer(json({ do: 'make', options: OPTIONS }));
  expect((read(server.answer(json(command))) as { error: string }).error).toContain(sentence);
  expect(server.answer(json({ do: 'reset', seed: 1 })).kind).toBe(BATCH_FRAME);
});

test('the program greets, answers, and ends when nobody speaks to it any more', async () => {
  const program = fileURLToPath(new URL('../src/pipe/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@kitchen-table/source', '--import', 'tsx', program]);
  const body = json({ do: 'dance' }).bytes;
  child.stdin.write(headOf(JSON_FRAME, body.length));
  child.stdin.end(body);
  const reader = new FrameReader();
  const frames: Frame[] = [];
  for await (const chunk of child.stdout) frames.push(...reader.read(chunk as Uint8Array));
  const said = frames.map(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>);
  expect(said).toMatchObject([{ protocol: 1, layoutVersion: 1 }, { error: 'there is no command "dance"' }]);
});
