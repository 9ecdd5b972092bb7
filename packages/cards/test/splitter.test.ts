import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecord } from '../src/import/records.ts';
import type { RawRecord } from '../src/import/splitter.ts';
import { NotJson, splitRecords } from '../src/import/splitter.ts';

async function split(text: string, pieceLength = 7): Promise<RawRecord[]> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
  }
  const records: RawRecord[] = [];
  for await (const record of splitRecords(pieces())) records.push(record);
  return records;
}

const CARDS = [
  { name: 'A "quoted" {brace] name' },
  { name: 'Two\\', faces: [{ name: '[' }, { name: '}' }] },
  { name: 'Ærin, \n 日本' },
];

test.each([
  ['an array', JSON.stringify(CARDS)],
  ['an array spread over lines', JSON.stringify(CARDS, null, 2)],
  ['an array with a byte order mark', `\uFEFF${JSON.stringify(CARDS)}`],
  ['JSON Lines', CARDS.map((card) => JSON.stringify(card)).join('\n')],
  ['JSON Lines of Windows', CARDS.map((card) => `${JSON.stringify(card)}\r\n`).join('')],
  ['objects spread over lines', CARDS.map((card) => JSON.stringify(card, null, 2)).join('\n')],
])('%s gives every card, however the pieces fall', async (_what, text) => {
  for (const length of [1, 2, 3, 7, 1000]) {
    const records = await split(text, length);
    expect(records.map((record) => JSON.parse(record.text))).toEqual(CARDS);
  }
});

test('MTGJSON AtomicCards gives the members of data with their names, and nothing of meta', async () => {
  const file = {
    meta: { date: '2026-01-01', more: { version: '5' } },
    data: { A: [{ name: 'A' }], 'B // C': [{ name: 'B // C' }, { name: 'B // C' }] },
  };
  for (const length of [1, 5, 1000]) {
    const records = await split(JSON.stringify(file), length);
    expect(records.map(({ key, text }) => [key, JSON.parse(text).length])).toEqual([
      ['A', 1],
      ['B // C', 2],
    ]);
  }
});

test('a record knows the line it starts on', async () => {
  const records = await split('[\n{"name":"A"},\n\n{"name":\n"B"}\n]');
  expect(records.map(({ line }) => line)).toEqual([2, 4]);
});

test('a broken line of JSON Lines costs only itself', async () => {
  const records = await split('{"name":"A"}\n{"name":\n{"name":"B"}\n');
  expect(records.map((record) => readRecord(record).kind)).toEqual(['card', 'bad', 'card']);
});

test.each([
  ['', 'this is not JSON; give a Scryfall or MTGJSON file, or JSON Lines.'],
  ['<html>', 'this is not JSON; give a Scryfall or MTGJSON file, or JSON Lines.'],
  ['[{"name":"A"},{"name":', 'the file ends in the middle; get it again.'],
  ['[{"name":"A"}][{}]', 'there is more after the end of the list.'],
  ['[{"name":"A"}]]', 'a bracket closes nothing that is open.'],
])('%j is told to be no card file', async (text, sentence) => {
  await expect(split(text)).rejects.toThrow(new NotJson(1, sentence));
});

test('any list of objects comes back whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 }),
      fc.integer({ min: 1, max: 50 }),
      async (list, length) => {
        const records = await split(JSON.stringify(list), length);
        expect(records.map(({ text }) => text).join(',')).toBe(list.map((item) => JSON.stringify(item)).join(','));
      },
    ),
  );
});

test('no text makes the splitter or the record reader fail in any way but the sentence', async () => {
  const scraps = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '\n',
    '"name"',
    '"data"',
    '"A"',
    '1',
    'null',
    ' ',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      try {
        for (const record of await split(source)) readRecord(record);
      } catch (error) {
        expect(error).toBeInstanceOf(NotJson);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [{ layout: 'token', name: 'Soldier' }, 'skipped'],
  [{ name: 'A', mana_cost: null }, 'card'],
  [{ name: '' }, 'bad'],
  [{ name: 'A', oracle_text: 5 }, 'bad'],
  [{ name: 'A', colors: ['W', 5] }, 'bad'],
  [{ name: 'A', card_faces: [{}] }, 'bad'],
  [[1], 'bad'],
])('the record %j is %s', (value, kind) => {
  expect(readRecord({ text: JSON.stringify(value), line: 1 }).kind).toBe(kind);
});

test("MTGJSON's faces become card_faces in the order of their sides", () => {
  const face = (side: string, faceName: string) => ({
    name: 'Left // Right',
    faceName,
    side,
    layout: 'split',
    manaCost: '{W}',
    type: 'Instant',
    text: 'Scry 1.',
    colorIdentity: ['W'],
  });
  const record = readRecord({
    key: 'Left // Right',
    text: JSON.stringify([face('b', 'Right'), face('a', 'Left')]),
    line: 1,
  });
  expect(record).toMatchObject({
    kind: 'card',
    card: {
      name: 'Left // Right',
      layout: 'split',
      color_identity: ['W'],
      card_faces: [{ name: 'Left', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'Scry 1.' }, { name: 'Right' }],
    },
  });
});
