import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCorpus, type PrintedCard } from '../src/index.ts';

const shared = process.env['KITCHEN_TABLE_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const file = `${shared}/cards/oracle-cards.jsonl.gz`;

test.skipIf(!existsSync(file))(
  'at least 79% of all cards are read; none is ambiguous or prints another text',
  () => {
    const cards = gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as PrintedCard);
    const report = readCorpus(cards);
    expect(report.read / report.cards).toBeGreaterThan(0.79);
    expect(report.ambiguous).toBe(0);
    expect(report.wrong).toBe(0);
  },
  300_000,
);
