/** Questions that come without their thousands of words. */
import { afterEach, expect, test, vi } from 'vitest';
import { inOrder } from '../src/connection/word-lists.ts';
import type { ServerMessage } from '../src/model/types.ts';

afterEach(() => vi.unstubAllGlobals());

function picture(sequence: number, optionsAt?: string): ServerMessage {
  const question = { kind: 'chooseOption', options: [] };
  return { kind: 'snapshot', sequence, ...(optionsAt === undefined ? {} : { question, optionsAt }) } as never;
}

async function heardOf(sent: readonly ServerMessage[]): Promise<readonly { sequence: number; words: unknown }[]> {
  const heard: { sequence: number; words: unknown }[] = [];
  const hear = inOrder((message) => {
    const { sequence, question } = message as { sequence: number; question?: { options: unknown } };
    heard.push({ sequence, words: question?.options });
  });
  for (const message of sent) hear(message);
  await vi.waitFor(() => expect(heard).toHaveLength(sent.length));
  return heard;
}

test('the words of a question are asked for once, and nothing that comes meanwhile overtakes it', async () => {
  const fetched = vi.fn(async (_address: string) => new Response('["Ash","Oak"]'));
  vi.stubGlobal('fetch', fetched);
  const heard = await heardOf([picture(1), picture(2, 'trees'), picture(3), picture(4, 'trees')]);
  expect(heard).toEqual([
    { sequence: 1, words: undefined },
    { sequence: 2, words: ['Ash', 'Oak'] },
    { sequence: 3, words: undefined },
    { sequence: 4, words: ['Ash', 'Oak'] },
  ]);
  expect(fetched.mock.calls).toEqual([['/api/words/trees']]);
});

test('a table whose words can not be had is shown without them', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await heardOf([picture(1, 'nowhere'), picture(2)])).toEqual([
    { sequence: 1, words: [] },
    { sequence: 2, words: undefined },
  ]);
});
