#!/usr/bin/env node
/** The program at the other end of the pipe: frames on standard input are answered on standard output, in their order. */
import { FrameReader, headOf } from './frames.ts';
import { type Answer, GymServer } from './serve.ts';

const server = new GymServer();
const reader = new FrameReader();

function say({ kind, parts }: Answer): void {
  process.stdout.write(
    headOf(
      kind,
      parts.reduce((sum, { length }) => sum + length, 0),
    ),
  );
  // The memory of a batch is written anew by the next step, before which this has to be gone: a copy.
  for (const part of parts) process.stdout.write(part.slice());
}

say(server.greeting);
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of reader.read(chunk)) say(server.answer(frame));
});
process.stdin.on('end', () => process.exit(0));
process.stdout.on('error', () => process.exit(0));
