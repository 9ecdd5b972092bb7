#!/usr/bin/env node
/** The program at the other end of the pipe: frames on standard input are answered on standard output, in their order. */
import { FrameReader, headOf } from './frames.ts';
import { type Answer, GymServer } from './serve.ts';

const server = new GymServer();
const reader = new FrameReader();

/** Says it, and waits until it is gone: the memory of a batch is written anew by the next step. */
async function say({ kind, parts }: Answer): Promise<void> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  process.stdout.write(headOf(kind, length));
  for (const part of parts)
    await new Promise<void>((resolve) => {
      process.stdout.write(part, () => resolve());
    });
}

process.stdout.on('error', () => process.exit(0));
await say(server.greeting);
for await (const chunk of process.stdin)
  for (const frame of reader.read(chunk as Buffer)) await say(server.answer(frame));
