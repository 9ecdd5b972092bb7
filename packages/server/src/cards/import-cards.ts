/** A card file from the page of this machine's own user: kept, read into the card database, told of as it goes on. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { closeCardDatabase, holdsRulings, importFile, importRulings, openCardDatabase } from '@kitchen-table/cards';
import type { ImportLine } from '@kitchen-table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardSource } from './card-source.ts';

/** Larger files are no card files. NOT-CR. */
const MOST_BYTES = 2_000_000_000;
/** Cards between two lines of progress. */
const OFTEN = 500;

/** What the import needs. */
export interface ImportParts {
  readonly folder: string;
  readonly source: CardSource;
}

/** Cards are brought in by whoever sits at this machine, for everybody at its tables. */
export function isOwnMachine(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Whether this machine asks; whoever comes through a proxy of it comes from elsewhere. */
export function isFromOwnMachine({ ip, headers }: FastifyRequest): boolean {
  return isOwnMachine(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** Only this type: a page of another site can't send it unasked (CORS). */
const OF_FILES = 'application/octet-stream';

/** `GET /api/cards`: how many are imported. `POST /api/cards`: a file; answered line by line, the last says how it went. */
export function serveCards(app: FastifyInstance, parts: ImportParts): void {
  let busy = false;
  app.addContentTypeParser(OF_FILES, (_request, payload, done) => done(null, payload));
  app.get('/api/cards', async (request) => ({
    imported: await parts.source.imported(),
    mayImport: isFromOwnMachine(request),
  }));
  app.post('/api/cards', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    if (request.headers['content-type'] !== OF_FILES)
      return reply.code(415).send({ error: `Send the file as ${OF_FILES}.` });
    if (!isFromOwnMachine(request))
      return reply.code(403).send({ error: 'Cards are imported in a browser of the machine that the server runs on.' });
    if (busy) return reply.code(409).send({ error: 'Cards are being imported already; wait until that is done.' });
    busy = true;
    const lines = new PassThrough();
    const tell = (line: ImportLine): void => void lines.write(`${JSON.stringify(line)}\n`);
    void importStream(request.body as Readable, parts, tell)
      .catch((error: unknown) =>
        tell({ kind: 'failed', because: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => {
        busy = false;
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
}

/** Whatever is stored stays as it was unless the whole file is good. */
async function importStream(file: Readable, parts: ImportParts, tell: (line: ImportLine) => void): Promise<void> {
  const path = join(parts.folder, 'cards.import');
  try {
    await pipeline(file, createWriteStream(path));
    const database = await openCardDatabase(join(parts.folder, 'cards.sqlite'));
    let told = 0;
    try {
      if (await holdsRulings(path)) {
        const rulings = await importRulings(database, path);
        await parts.source.look();
        return tell({ kind: 'imported rulings', rulings });
      }
      const { cards, read } = await importFile(database, path, (progress) => {
        if (progress.cards < told + OFTEN) return;
        told = progress.cards;
        tell({ kind: 'going', part: progress.bytesRead / Math.max(1, progress.bytesTotal), cards: progress.cards });
      });
      await parts.source.look();
      tell({ kind: 'imported', cards, read });
    } finally {
      await closeCardDatabase(database);
    }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(said.replaceAll(path, 'The file'), { cause: error });
  } finally {
    await rm(path, { force: true });
  }
}
