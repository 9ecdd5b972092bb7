import type { Reply } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { openPage, tableOfFile } from '../table.ts';

const table = tableOfFile();

async function said(
  message: { kind: 'searchCards'; query: string } | { kind: 'namedCards'; names: string[] },
): Promise<Reply> {
  const page = await openPage(table.url);
  const reply = await page.say(message);
  page.close();
  return reply;
}

function namesOf(reply: Reply): readonly string[] {
  return reply.kind === 'cardLines' ? reply.cards.map(({ name }) => name) : [JSON.stringify(reply)];
}

test('cards are found in Scryfall’s syntax, the names that begin so first', async () => {
  const found = await said({ kind: 'searchCards', query: 't:creature mv=1 c:g o:"add {g}"' });
  expect(namesOf(found)).toEqual(['Elvish Mystic', 'Fyndhorn Elves', 'Llanowar Elves']);
  expect(namesOf(await said({ kind: 'searchCards', query: 'grizzly' }))).toEqual(['Grizzly Bears']);
  expect(await said({ kind: 'searchCards', query: '(t:elf' })).toMatchObject({ kind: 'error' });
});

test('lines of names say how they were asked for; what nobody knows is left out', async () => {
  const reply = await said({ kind: 'namedCards', names: ['grizzly bears', 'No Such Card'] });
  expect(reply).toMatchObject({
    kind: 'cardLines',
    total: 1,
    cards: [{ name: 'Grizzly Bears', asked: 'grizzly bears', manaCost: '{1}{G}', corner: '2/2', read: true }],
  });
});
