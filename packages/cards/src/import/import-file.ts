/** Importing a card file into the database: streaming, as one transaction, each card read on the way. */
import { readCard } from '@kitchen-table/oracle';
import type { CardRecord } from '../card-record.ts';
import type { CardDatabase, StoredCard } from './database.ts';
import { writeCards } from './database.ts';
import type { ImportProgress } from './open-file.ts';
import { recordsOfFile } from './open-file.ts';
import { readRecord } from './records.ts';

/** A record that was left out, with the line it starts on. */
export interface BadRecord {
  line: number;
  because: string;
}

/** What an import did. */
export interface ImportReport {
  /** Cards stored; `read` of them with their text understood. */
  cards: number;
  read: number;
  /** Tokens, emblems and art cards passed over. */
  skipped: number;
  /** Broken records, the first hundred of them listed. */
  bad: { count: number; first: readonly BadRecord[] };
}

const BATCH = 100;
const MOST_LISTED = 100;

/**
 * Replaces the database's cards by those of a file: Scryfall's bulk `oracle_cards`, JSON Lines of the same, MTGJSON
 * `AtomicCards`, gzipped or not. A file without one good card, or cut off, changes nothing and throws one sentence.
 */
export async function importFile(
  database: CardDatabase,
  path: string,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const report = { cards: 0, read: 0, skipped: 0, bad: { count: 0, first: [] as BadRecord[] } };
  await writeCards(database, async (add) => {
    let bytes = { bytesRead: 0, bytesTotal: 0 };
    const onBytes = (bytesRead: number, bytesTotal: number): void => {
      bytes = { bytesRead, bytesTotal };
    };
    let batch: StoredCard[] = [];
    const flush = async (): Promise<void> => {
      await add(batch);
      batch = [];
      onProgress({ ...bytes, cards: report.cards });
    };
    for await (const raw of recordsOfFile(path, onBytes)) {
      const record = readRecord(raw);
      switch (record.kind) {
        case 'skipped':
          report.skipped++;
          break;
        case 'bad':
          report.bad.count++;
          if (report.bad.first.length < MOST_LISTED) report.bad.first.push({ line: raw.line, because: record.because });
          break;
        case 'card': {
          const stored = readStored(record.card);
          report.cards++;
          if (stored.reading.kind === 'read') report.read++;
          batch.push(stored);
          if (batch.length >= BATCH) await flush();
        }
      }
    }
    await flush();
    if (report.cards === 0) {
      const [first] = report.bad.first;
      const because = first === undefined ? 'it has no card records' : `line ${first.line}: ${first.because}`;
      throw new Error(
        `${path}: no cards found (${because}); give a Scryfall oracle_cards or MTGJSON AtomicCards file.`,
      );
    }
  });
  return report;
}

function readStored(record: CardRecord): StoredCard {
  return { name: record.name, record, reading: readingOf(record) };
}

/** A card's text read, or the reasons why not. */
export function readingOf(record: CardRecord): StoredCard['reading'] {
  const result = readCard(record);
  return 'card' in result ? { kind: 'read', card: result.card } : { kind: 'refused', refusals: result.refusals };
}

/** Streams the good records of a card file without storing them; broken ones are handed to `onBad`. */
export async function* cardRecords(
  path: string,
  onBad: (bad: BadRecord) => void = () => {},
): AsyncGenerator<CardRecord> {
  for await (const raw of recordsOfFile(path)) {
    const record = readRecord(raw);
    if (record.kind === 'card') yield record.card;
    if (record.kind === 'bad') onBad({ line: raw.line, because: record.because });
  }
}
