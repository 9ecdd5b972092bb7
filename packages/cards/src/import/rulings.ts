/** Rulings as Scryfall's file of them has it: what was said of a card, and when. They are no rules (CR 108.1), but tell how the rules read it. */
import type { CardDatabase } from './database.ts';
import { findCard } from './database.ts';
import { nameKey } from '../deck-lists/names.ts';
import { recordsOfFile } from './open-file.ts';

/** What was said of a card. */
export interface Ruling {
  /** Year, month, day. */
  date: string;
  text: string;
}

interface RulingRow extends Ruling {
  /** The oracle id of the card, or its name as a key. */
  card: string;
}

const BATCH = 200;

function rowOf(text: string): RulingRow | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { oracle_id: id, name, published_at: published, date, comment } = value as Record<string, unknown>;
  const card = typeof id === 'string' ? id : typeof name === 'string' ? nameKey(name) : null;
  const day = published ?? date;
  if (card === null || typeof comment !== 'string' || typeof day !== 'string') return null;
  return { card, date: day, text: comment };
}

/** Whether the first record of a file is a ruling. */
export async function holdsRulings(path: string): Promise<boolean> {
  for await (const { key, text } of recordsOfFile(path)) return key === undefined && rowOf(text) !== null;
  return false;
}

/** Replaces the rulings by those of a file and gives their number; a file that is damaged changes nothing and throws one sentence. */
export async function importRulings(database: CardDatabase, path: string): Promise<number> {
  let count = 0;
  await database.tables.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('rulings').execute();
    let batch: RulingRow[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await transaction.insertInto('rulings').values(batch).execute();
      count += batch.length;
      batch = [];
    };
    for await (const { text } of recordsOfFile(path)) {
      const row = rowOf(text);
      if (row === null) continue;
      batch.push(row);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
    if (count === 0) throw new Error(`${path}: no rulings found; give Scryfall's file of rulings.`);
  });
  return count;
}

/** What was said of the card of that name, the oldest first. */
export async function rulingsOf(database: CardDatabase, name: string): Promise<readonly Ruling[]> {
  const card = await findCard(database, name);
  const id = (card?.record as { oracle_id?: unknown } | undefined)?.oracle_id;
  const keys = [nameKey(card?.name ?? name), ...(typeof id === 'string' ? [id] : [])];
  return database.tables
    .selectFrom('rulings')
    .select(['date', 'text'])
    .where('card', 'in', keys)
    .orderBy('date')
    .orderBy('text')
    .execute();
}
