/** What many games have alike, cards and names of cards, is stored once, under the fingerprint of its text. */
import { createHash } from 'node:crypto';
import type { GameSetup } from '@kitchen-table/engine';
import type { Kysely } from 'kysely';

/** The table of such texts. */
export interface ContentTables {
  contents: { fingerprint: string; content: string };
}

/** A setup as it is stored: its cards by name and fingerprint, all other names that are known by their fingerprint. */
export interface StoredSetup extends Omit<GameSetup, 'cards' | 'knownNames'> {
  cards: Readonly<Record<string, string>>;
  knownNames?: string;
}

/** Letters of a fingerprint: 120 bits of SHA-256. */
const LETTERS = 20;

/** The fingerprint of a text. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LETTERS);
}

/** The setup as it is stored, and the texts to which it refers. */
export function setApart(setup: GameSetup): { stored: StoredSetup; contents: ReadonlyMap<string, string> } {
  const contents = new Map<string, string>();
  const keep = (content: unknown): string => {
    const text = JSON.stringify(content);
    const fingerprint = fingerprintOf(text);
    contents.set(fingerprint, text);
    return fingerprint;
  };
  const { cards, knownNames, ...rest } = setup;
  const references = Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, keep(card)]));
  const names = knownNames === undefined ? {} : { knownNames: keep(knownNames) };
  return { stored: { ...rest, cards: references, ...names }, contents };
}

/** The setup with everything to which it refers. */
export async function putTogether(tables: Kysely<ContentTables>, stored: StoredSetup): Promise<GameSetup> {
  const { cards, knownNames, ...rest } = stored;
  const wanted = new Set([...Object.values(cards), ...(knownNames === undefined ? [] : [knownNames])]);
  const rows =
    wanted.size === 0
      ? []
      : await tables
          .selectFrom('contents')
          .selectAll()
          .where('fingerprint', 'in', [...wanted])
          .execute();
  const known = new Map(rows.map(({ fingerprint, content }) => [fingerprint, JSON.parse(content) as unknown]));
  const find = (fingerprint: string): unknown => {
    const content = known.get(fingerprint);
    if (content === undefined) throw new Error(`nothing is stored under ${fingerprint}`);
    return content;
  };
  return {
    ...rest,
    cards: Object.fromEntries(Object.entries(cards).map(([name, at]) => [name, find(at)])) as GameSetup['cards'],
    ...(knownNames === undefined ? {} : { knownNames: find(knownNames) as NonNullable<GameSetup['knownNames']> }),
  };
}

/** Stores texts that are not there yet, in one order, so that two servers that store the same ones never wait for each other. */
export async function storeContents(
  tables: Kysely<ContentTables>,
  contents: ReadonlyMap<string, string>,
): Promise<void> {
  if (contents.size === 0) return;
  const there = await tables
    .selectFrom('contents')
    .select('fingerprint')
    .where('fingerprint', 'in', [...contents.keys()])
    .execute();
  const known = new Set(there.map(({ fingerprint }) => fingerprint));
  const missing = [...contents].filter(([fingerprint]) => !known.has(fingerprint));
  for (const [fingerprint, content] of missing.sort(([one], [other]) => (one < other ? -1 : 1)))
    await tables
      .insertInto('contents')
      .values({ fingerprint, content })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
}
