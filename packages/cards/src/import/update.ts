/** `kt cards update`: downloads Scryfall's bulk file of oracle cards and imports it. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { CardDatabase } from './database.ts';
import type { ImportReport } from './import-file.ts';
import { importFile } from './import-file.ts';
import type { ImportProgress } from './open-file.ts';

/** Where an update stands: bytes downloaded, then cards imported. */
export type UpdateProgress =
  | { kind: 'downloading'; bytesRead: number; bytesTotal: number }
  | ({ kind: 'importing' } & ImportProgress);

/** What may be set for an update; `baseUrl` is for tests and mirrors. */
export interface UpdateOptions {
  baseUrl?: string;
  onProgress?: (progress: UpdateProgress) => void;
}

const SCRYFALL = 'https://api.scryfall.com';
/** Scryfall asks every program to say who it is and what it takes. */
const HEADERS = { 'User-Agent': 'kitchen-table/0.1', Accept: 'application/json;q=0.9,*/*;q=0.8' };

/** Downloads the newest oracle cards and replaces the database's cards by them; on any failure nothing changes. */
export async function updateCards(
  database: CardDatabase,
  options: UpdateOptions = {},
): Promise<ImportReport & { updatedAt: string }> {
  const { baseUrl = SCRYFALL, onProgress = () => {} } = options;
  const bulk = await bulkFile(new URL('/bulk-data', baseUrl));
  const folder = await mkdtemp(join(tmpdir(), 'kitchen-table-'));
  try {
    const path = join(folder, 'oracle-cards.json');
    await download(bulk.address, bulk.size, path, (bytesRead, bytesTotal) =>
      onProgress({ kind: 'downloading', bytesRead, bytesTotal }),
    );
    const report = await importFile(database, path, (progress) => onProgress({ kind: 'importing', ...progress }));
    return { ...report, updatedAt: bulk.updatedAt };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface BulkFile {
  address: string;
  size: number;
  updatedAt: string;
}

/** Finds the oracle cards in Scryfall's list of bulk files. */
async function bulkFile(index: URL): Promise<BulkFile> {
  const response = await get(index);
  let listed: unknown;
  try {
    listed = await response.json();
  } catch {
    throw new Error(
      `${index.href}: the answer is not JSON; try again later, or download the file and use "kt cards import FILE".`,
    );
  }
  const files = (listed as { data?: unknown }).data;
  const found = Array.isArray(files)
    ? files.find((file) => (file as { type?: unknown } | null)?.type === 'oracle_cards')
    : undefined;
  const { download_uri: address, size, updated_at: updatedAt } = (found ?? {}) as Record<string, unknown>;
  if (typeof address !== 'string' || !URL.canParse(address)) {
    throw new Error(
      `${index.href}: no oracle_cards file is listed; download it yourself and use "kt cards import FILE".`,
    );
  }
  return {
    address,
    size: typeof size === 'number' ? size : 0,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
  };
}

async function get(address: URL): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { headers: HEADERS });
  } catch (error) {
    throw new Error(`${address.href}: no answer; check the connection and try again.`, { cause: error });
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.href}: the server answered ${response.status}; try again later.`);
  }
  return response;
}

async function download(
  address: string,
  size: number,
  path: string,
  onBytes: (read: number, total: number) => void,
): Promise<void> {
  const response = await get(new URL(address));
  if (response.body === null) throw new Error(`${address}: the answer is empty; try again later.`);
  let read = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      read += chunk.length;
      onBytes(read, Math.max(size, read));
      done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), count, createWriteStream(path));
  } catch (error) {
    throw new Error(`${address}: the download broke off after ${read} bytes; try again.`, { cause: error });
  }
}
