import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CardDatabase } from '../src/import/database.ts';
import { CORRECTED_TEXTS, withCorrectedText } from '../src/import/corrected-texts.ts';
import { dataFolder as dataFolderOf } from '../src/import/data-folder.ts';
import {
  allCards,
  cardRecords,
  closeCardDatabase,
  countCards,
  findCard,
  importFile,
  openCardDatabase,
  updateCards,
} from '../src/import/lazy.ts';

const BEAR = {
  name: 'Kitchen Bear',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  colors: ['G'],
  color_identity: ['G'],
  keywords: [],
};
const FLYER = { ...BEAR, name: 'Jötun Fly', oracle_text: 'Flying' };
const RIDDLE = { ...BEAR, name: 'Riddle Bear', oracle_text: 'Wobble the table thrice.' };
const SPLIT = {
  name: 'Salt // Pepper',
  layout: 'split',
  type_line: 'Instant // Instant',
  color_identity: ['U'],
  card_faces: [
    { name: 'Salt', mana_cost: '{U}', type_line: 'Instant', oracle_text: 'Draw a card.' },
    { name: 'Pepper', mana_cost: '{U}', type_line: 'Instant', oracle_text: 'Draw two cards.' },
  ],
};
const TOKEN = { name: 'Bear', layout: 'token', type_line: 'Token Creature — Bear' };
const CARDS = [BEAR, FLYER, RIDDLE, SPLIT, TOKEN];

let folder: string;
let database: CardDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kitchen-table-test-'));
  database = await openCardDatabase(join(folder, 'deep', 'cards.sqlite'));
});

afterEach(async () => {
  await closeCardDatabase(database);
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('importing a card file', () => {
  const lines = CARDS.map((card) => JSON.stringify(card)).join('\n');
  test.each([
    ['a Scryfall array', JSON.stringify(CARDS)],
    ['a gzipped Scryfall array', gzipSync(JSON.stringify(CARDS, null, 1))],
    ['JSON Lines', lines],
    ['gzipped JSON Lines', gzipSync(lines)],
  ])('%s: cards are stored and tokens passed over', async (_what, content) => {
    const report = await importFile(database, file('cards', content));
    expect(report).toMatchObject({ cards: 4, read: 3, skipped: 1, bad: { count: 0 } });
    expect(await countCards(database)).toEqual({ cards: 4, read: 3 });
  });

  test('cards are found by front face, without accents, in any case (CR 201.2)', async () => {
    await importFile(database, file('cards', lines));
    expect((await findCard(database, 'kitchen bear'))?.record.mana_cost).toBe('{1}{G}');
    expect((await findCard(database, 'JOTUN FLY'))?.name).toBe('Jötun Fly');
    expect((await findCard(database, 'Pepper'))?.name).toBe('Salt // Pepper');
    expect(await findCard(database, 'Kitchen')).toBeUndefined();
  });

  test('a card read is stored as card language, an unreadable one with the reason', async () => {
    await importFile(database, file('cards', lines));
    expect((await findCard(database, 'Jötun Fly'))?.reading).toMatchObject({
      kind: 'read',
      card: { name: 'Jötun Fly' },
    });
    const riddle = (await findCard(database, 'Riddle Bear'))?.reading;
    expect(riddle?.kind).toBe('refused');
    expect(JSON.stringify(riddle)).toContain('Wobble');
  });

  test('MTGJSON AtomicCards is understood too', async () => {
    const bear = {
      name: 'Kitchen Bear',
      layout: 'normal',
      manaCost: '{1}{G}',
      type: 'Creature — Bear',
      power: '2',
      toughness: '2',
      colors: ['G'],
      colorIdentity: ['G'],
      legalities: { commander: 'Banned' },
    };
    await importFile(
      database,
      file('AtomicCards.json', JSON.stringify({ meta: { version: '5' }, data: { 'Kitchen Bear': [bear] } })),
    );
    const stored = await findCard(database, 'Kitchen Bear');
    expect(stored?.record).toMatchObject({ mana_cost: '{1}{G}', legalities: { commander: 'banned' } });
    expect(stored?.reading).toMatchObject({ kind: 'read', card: { faces: [{ power: '2', subtypes: ['Bear'] }] } });
  });

  test('broken records are counted and told with their line; the others are stored', async () => {
    const report = await importFile(
      database,
      file('cards', `${JSON.stringify(BEAR)}\n{"name":\n{"layout":"normal"}\n`),
    );
    expect(report.cards).toBe(1);
    expect(report.bad).toEqual({
      count: 2,
      first: [
        { line: 2, because: 'the record is not valid JSON' },
        { line: 3, because: 'the card has no name' },
      ],
    });
  });

  test('importing again replaces the cards', async () => {
    await importFile(database, file('cards', lines));
    await importFile(database, file('cards', JSON.stringify([BEAR])));
    expect(await countCards(database)).toEqual({ cards: 1, read: 1 });
    const names: string[] = [];
    for await (const card of allCards(database)) names.push(card.name);
    expect(names).toEqual(['Kitchen Bear']);
  });

  test.each([
    ['a file cut off', '[{"name":"A"},{"name":', 'the file ends in the middle; get it again.'],
    ['a page of HTML', '<html></html>', 'line 1: this is not JSON'],
    ['a file without cards', '[]', 'no cards found'],
    [
      'damaged gzip',
      Buffer.concat([gzipSync(lines).subarray(0, 60), Buffer.from('x')]),
      'the gzipped file is damaged; get it again.',
    ],
  ])('%s is told in one sentence and changes nothing', async (_what, content, sentence) => {
    await importFile(database, file('good', JSON.stringify([BEAR])));
    await expect(importFile(database, file('broken', content))).rejects.toThrow(sentence);
    expect(await countCards(database)).toEqual({ cards: 1, read: 1 });
  });

  test('a missing file is told by its name', async () => {
    await expect(importFile(database, join(folder, 'none.json'))).rejects.toThrow(
      'none.json: there is no such file; check the path.',
    );
  });

  test('progress ends with every byte and card', async () => {
    const seen: unknown[] = [];
    const content = lines;
    await importFile(database, file('cards', content), (progress) => seen.push({ ...progress }));
    const bytes = Buffer.byteLength(content);
    expect(seen.at(-1)).toEqual({ bytesRead: bytes, bytesTotal: bytes, cards: 4 });
  });

  test('records can be read without a database', async () => {
    const names: string[] = [];
    const bad: number[] = [];
    for await (const record of cardRecords(file('cards', `${lines}\n{`), ({ line }) => bad.push(line)))
      names.push(record.name);
    expect(names).toEqual(['Kitchen Bear', 'Jötun Fly', 'Riddle Bear', 'Salt // Pepper']);
    expect(bad).toEqual([6]);
  });
});

test('a file that is no database is told, and left alone', async () => {
  await expect(openCardDatabase(file('cards.sqlite', 'hello, this is a diary'.repeat(100)))).rejects.toThrow(
    'this is not a card database',
  );
});

test('the data folder is where the environment says', () => {
  expect(dataFolderOf({ KITCHEN_TABLE_DATA: '/somewhere' })).toBe('/somewhere');
  expect(dataFolderOf({ HOME: '/ann' })).toContain('kitchen-table');
});

describe('updating from Scryfall', () => {
  interface Answer {
    status?: number;
    body: string | Buffer;
    /** Announce more than is sent, then hang up. */
    cutOff?: boolean;
  }

  async function withServer<T>(
    answers: (path: string, base: string) => Answer,
    use: (base: string, headers: string[]) => Promise<T>,
  ): Promise<T> {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(`${request.headers['user-agent']} ${request.headers.accept}`);
      const { status = 200, body, cutOff = false } = answers(request.url ?? '', base);
      response.writeHead(status, { 'content-length': Buffer.byteLength(body) + (cutOff ? 10 : 0) });
      response.write(body, () => (cutOff ? response.destroy() : response.end()));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await use(base, seen);
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }

  const index = (base: string): string =>
    JSON.stringify({
      data: [
        { type: 'rulings' },
        { type: 'oracle_cards', download_uri: `${base}/file.json`, size: 10, updated_at: '2026-01-01' },
      ],
    });

  test('the index names the file, the file is imported, and both requests say who asks', async () => {
    await withServer(
      (path, base) => ({ body: path === '/bulk-data' ? index(base) : JSON.stringify(CARDS) }),
      async (base, headers) => {
        const steps: string[] = [];
        const report = await updateCards(database, { baseUrl: base, onProgress: ({ kind }) => steps.push(kind) });
        expect(report).toMatchObject({ cards: 4, updatedAt: '2026-01-01' });
        expect([steps[0], steps.at(-1)]).toEqual(['downloading', 'importing']);
        expect(headers).toHaveLength(2);
        for (const header of headers) expect(header).toMatch(/^kitchen-table\/\S+ application\/json/);
      },
    );
    expect(await countCards(database)).toEqual({ cards: 4, read: 3 });
    expect(readdirSync(folder)).toEqual(['deep']);
  });

  const failures: readonly [string, (path: string, base: string) => Answer, string][] = [
    ['an index that is no JSON', () => ({ body: '<html>' }), 'the answer is not JSON'],
    ['an index without the file', () => ({ body: '{"data":[]}' }), 'no oracle_cards file is listed'],
    ['a server in trouble', () => ({ status: 503, body: '' }), 'the server answered 503; try again later.'],
    [
      'a download that breaks off',
      (path, base) => (path === '/bulk-data' ? { body: index(base) } : { body: '[{"name":', cutOff: true }),
      'the download broke off',
    ],
    [
      'a download that is no card file',
      (path, base) => ({ body: path === '/bulk-data' ? index(base) : 'sorry' }),
      'this is not JSON',
    ],
  ];
  test.each(failures)('%s is told and changes nothing', async (_what, answers, sentence) => {
    await importFile(database, file('good', JSON.stringify([BEAR])));
    await withServer(answers, async (base) => {
      await expect(updateCards(database, { baseUrl: base })).rejects.toThrow(sentence);
    });
    expect(await countCards(database)).toEqual({ cards: 1, read: 1 });
  });

  test('no server at all is told', async () => {
    await expect(updateCards(database, { baseUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
      'no answer; check the connection and try again.',
    );
  });
});

test('a text that a file has otherwise than the printed card is set right; one that is right stays (CR 700.2)', async () => {
  for (const { name, says, instead } of CORRECTED_TEXTS) {
    expect(withCorrectedText({ name, oracle_text: `Before ${says} after` })).toEqual({
      name,
      oracle_text: `Before ${instead} after`,
    });
    expect(withCorrectedText({ name: `No ${name}`, oracle_text: says }).oracle_text).toBe(says);
    expect(withCorrectedText({ name, card_faces: [{ oracle_text: says }] }).card_faces).toEqual([
      { oracle_text: instead },
    ]);
  }
});
