/** The shared card data, when it is there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { PrintedCard } from '@kitchen-table/oracle';

const here = dirname(fileURLToPath(import.meta.url));
const file = join(
  process.env['KITCHEN_TABLE_SHARED'] ?? resolve(here, '../../../../../shared'),
  'cards',
  'oracle-cards.jsonl.gz',
);

/** Every card of the data, or null where there is none. */
export function sharedCards(): readonly PrintedCard[] | null {
  if (!existsSync(file)) return null;
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PrintedCard);
}
