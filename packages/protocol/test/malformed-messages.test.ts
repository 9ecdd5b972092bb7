import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage, readClientMessage } from '../src/index.ts';
import { malformedMessages } from './malformed-messages.ts';

/** One sentence to a person: what was wrong, where, and what to do. */
function expectOneSentence(sentence: string): void {
  expect(sentence).toMatch(/^This message was not understood: .+\. Reload the page and try again\.$/);
  expect(sentence.length).toBeLessThan(500);
  expect(sentence).not.toMatch(/[\n\r]|\.\. /);
}

test.each([
  { kind: 'reading', card: { length: { toString: 1 } } },
  { kind: 'deckCheck', format: 'standard-60', text: { length: { toString: 1, valueOf: 1 } } },
  { kind: 'createGame', format: 'commander', seats: { length: { toString: 1 } } },
  { kind: 'answer', game: 'g', sequence: 0, answer: { length: { toString: 1 } } },
  { kind: { toString: 1 } },
  { kind: 'reading', card: 'Forest', ['x\n'.repeat(90_000)]: 1 },
  Object.defineProperty({}, 'kind', {
    get() {
      throw new Error('a message that can not be looked at');
    },
  }),
])('a message whose parts pretend to be what they are not is refused in one sentence (%#)', (message) => {
  const received = readClientMessage(message);
  expect(received.kind).toBe('bad');
  if (received.kind === 'bad') expectOneSentence(received.sentence);
});

test('of ten thousand malformed messages none throws, and each is refused in one sentence or is a message', () => {
  fc.assert(
    fc.property(malformedMessages(), (raw) => {
      const received = readClientMessage(raw);
      if (received.kind === 'bad') expectOneSentence(received.sentence);
      else expect(clientMessage.parse(raw)).toEqual(received.message);
    }),
    { numRuns: 10_000, seed: 1 },
  );
});

test('a name with a line break or another control character is no name', () => {
  for (const name of ['Ann\nBen', 'Ann\u0000', '\u001b[2J'])
    expect(readClientMessage({ kind: 'reading', card: name })).toMatchObject({ kind: 'bad' });
  expect(readClientMessage({ kind: 'reading', card: 'Ætherling 🧙‍♀️' })).toMatchObject({ kind: 'read' });
});
