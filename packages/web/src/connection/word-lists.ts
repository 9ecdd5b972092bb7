/** Questions with thousands of words to choose from come without them: the words are asked for once, by their fingerprint. CR 201.4. */
import type { ServerMessage } from '../model/types.ts';

const known = new Map<string, readonly string[]>();

async function wordsAt(fingerprint: string): Promise<readonly string[]> {
  const before = known.get(fingerprint);
  if (before !== undefined) return before;
  const response = await fetch(`/api/words/${fingerprint}`);
  if (!response.ok) throw new Error(`no words: ${response.status}`);
  const words = (await response.json()) as readonly string[];
  known.set(fingerprint, words);
  return words;
}

async function complete(message: ServerMessage): Promise<ServerMessage> {
  if (message.kind !== 'snapshot' || message.optionsAt === undefined) return message;
  const { optionsAt, question } = message;
  if (question?.kind !== 'chooseOption') return message;
  try {
    return { ...message, question: { ...question, options: await wordsAt(optionsAt) } };
  } catch {
    // The table is shown all the same; a reload asks for the words again.
    return message;
  }
}

/** Hands messages on with the words of their questions, in the order in which they came. */
export function inOrder(hear: (message: ServerMessage) => void): (message: ServerMessage) => void {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (message) => {
    const isWhole = message.kind !== 'snapshot' || message.optionsAt === undefined;
    if (isWhole && waiting === 0) return hear(message);
    waiting++;
    last = last.then(async () => {
      const whole = await complete(message);
      waiting--;
      hear(whole);
    });
  };
}
