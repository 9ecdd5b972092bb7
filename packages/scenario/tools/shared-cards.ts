/** For developers: the shared card corpus, where it is at hand. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { PrintedCard } from '@kitchen-table/oracle';

/** Where the corpus is, or would be. */
export function cardFile(): string {
  const beside = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../shared');
  return join(process.env['KITCHEN_TABLE_SHARED'] ?? beside, 'cards', 'oracle-cards.jsonl.gz');
}

/** Every printed card of the corpus. */
export function printedCards(): readonly PrintedCard[] {
  const lines = gunzipSync(readFileSync(cardFile())).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PrintedCard);
}
