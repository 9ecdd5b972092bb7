/** Card files as streams of records: plain or gzipped, from disk. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { RawRecord } from './splitter.ts';
import { NotJson, splitRecords } from './splitter.ts';

/** How far an import has come. */
export interface ImportProgress {
  bytesRead: number;
  bytesTotal: number;
  cards: number;
}

/** Streams the records of a card file; a file that is no card file throws one sentence with the file's name. */
export async function* recordsOfFile(
  path: string,
  onBytes: (read: number, total: number) => void = () => {},
): AsyncGenerator<RawRecord> {
  const { size, gzipped } = await inspect(path);
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  file.on('data', () => onBytes(file.bytesRead, size));
  const bytes: Readable = gzipped ? file.pipe(createGunzip()) : file;
  if (gzipped) file.on('error', (error) => bytes.destroy(error));
  bytes.setEncoding('utf8');
  try {
    yield* splitRecords(bytes as AsyncIterable<string>);
  } catch (error) {
    throw new Error(sentenceFor(path, error), { cause: error });
  } finally {
    file.destroy();
    bytes.destroy();
  }
}

async function inspect(path: string): Promise<{ size: number; gzipped: boolean }> {
  try {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const magic = Buffer.alloc(2);
      await file.read(magic, 0, 2, 0);
      return { size, gzipped: magic[0] === 0x1f && magic[1] === 0x8b };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new Error(sentenceFor(path, error), { cause: error });
  }
}

function sentenceFor(path: string, error: unknown): string {
  if (error instanceof NotJson) return `${path} line ${error.line}: ${error.message}`;
  const code = (error as { code?: unknown }).code;
  if (code === 'ENOENT') return `${path}: there is no such file; check the path.`;
  if (code === 'EISDIR') return `${path}: this is a folder; give a card file.`;
  if (typeof code === 'string' && code.startsWith('Z_')) return `${path}: the gzipped file is damaged; get it again.`;
  return `${path}: the file can't be read (${error instanceof Error ? error.message : String(error)}).`;
}
