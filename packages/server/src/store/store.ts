/** What survives a killed process: every game's setup, and every decision the moment it is made. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameSetup } from '@kitchen-table/engine';
import type { Kysely } from 'kysely';
import type { Wishes } from '../match/auto-pass.ts';
import { type Durable, openDurable } from './durable.ts';
import { type ContentTables, putTogether, setApart, type StoredSetup, storeContents } from './contents.ts';
import { type KeptTable, keptTablesIn, type KeptTableStore, type KeptTableTables, writeTable } from './kept-tables.ts';
import { NewerFile } from './schema.ts';
import { positionsIn, type PositionStore, type PositionTables } from './stored-positions.ts';

/** Who sits where. */
export interface StoredSeat {
  name: string;
  kind: 'human' | 'bot';
  bot: 'random' | 'greedy';
  /** The name of the deck. */
  deck: string;
  /** SHA-256 of the seat's token; null for bots. */
  tokenHash: string | null;
}

/** A game as stored, without its decisions. */
export interface StoredGame {
  game: string;
  created: number;
  format: string;
  setup: GameSetup;
  seats: readonly StoredSeat[];
  turn: number;
  over: boolean;
  winners: readonly number[];
  /** The draft that it belongs to. */
  draft?: string;
}

/** How a game stands. */
export type GameState = Pick<StoredGame, 'turn' | 'over' | 'winners'>;

/** The game that is stored is not the one that was to be written: somebody else has gone on with it. */
export class GoneOn extends Error {
  readonly stored: number;
  readonly expected: number;

  constructor(what: string, stored: number, expected: number) {
    super(`${what}: ${stored} decisions are stored where ${expected} were expected; something else has written there.`);
    this.stored = stored;
    this.expected = expected;
  }
}

/** A decision as stored: the engine's own record of it, and whether the table made it for the player. */
export interface StoredDecision {
  decision: unknown;
  automatic: boolean;
  /** The position that it led to, where it was looked at. */
  digest?: string;
}

/** What a person has told the table, as stored. */
export type StoredWishes = Readonly<Record<number, Wishes>>;

interface WishesRow {
  game: string;
  seat: number;
  wishes: string;
}

interface GameRow {
  id: string;
  created: number;
  format: string;
  setup: string;
  seats: string;
  turn: number;
  over: number;
  winners: string;
  draft: string | null;
}

interface DecisionRow {
  game: string;
  n: number;
  decision: string;
  automatic: number;
  digest: string | null;
}

/** The tables of games. */
export interface GameTables extends ContentTables, PositionTables, KeptTableTables {
  games: GameRow;
  decisions: DecisionRow;
  wishes: WishesRow;
}

/** The games that are kept. */
export interface Store extends PositionStore, KeptTableStore {
  /** Without a table, nothing was agreed about it. */
  add(game: StoredGame, table?: KeptTable): Promise<void>;
  list(games: readonly string[]): Promise<readonly Omit<StoredGame, 'setup'>[]>;
  find(game: string): Promise<StoredGame | null>;
  decisions(game: string): Promise<readonly StoredDecision[]>;
  /** Adds decisions after the `from` that are stored, in one transaction with the game's state. Fails with `GoneOn`. */
  append(game: string, from: number, decisions: readonly StoredDecision[], state: GameState): Promise<void>;
  /** Of the `from` decisions that are stored, only the first `to` stay. Fails with `GoneOn`. */
  takeBack(game: string, from: number, to: number, state: GameState): Promise<void>;
  /** Somebody has given up their seat. */
  saveSeats(game: string, seats: readonly StoredSeat[]): Promise<void>;
  /** A list of words of a question, as JSON text; null when there is none of that fingerprint. */
  words(fingerprint: string): Promise<string | null>;
  saveWords(fingerprint: string, words: string): Promise<void>;
  /** Stops and yields by seat. */
  wishes(game: string): Promise<StoredWishes>;
  saveWishes(game: string, seat: number, wishes: Wishes): Promise<void>;
  close(): Promise<void>;
}

/** Opens (or makes) `games.sqlite` in the folder. */
export async function openStore(folder: string, onFault: (error: unknown) => void = console.error): Promise<Store> {
  return gamesIn(await openFile<GameTables>(folder), onFault);
}

/** Opens (or makes) the file; a sentence says why not. */
export async function openFile<Tables>(folder: string): Promise<Durable<Tables>> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'games.sqlite');
  try {
    return await openDurable<Tables>(path);
  } catch (error) {
    if (error instanceof NewerFile) throw error;
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}: this is not a file of saved games (${because}); move it away and start again.`, {
      cause: error,
    });
  }
}

/** The games in open tables. A damaged row is left out of the list, and told of. */
export function gamesIn(file: Durable<GameTables>, onFault: (error: unknown) => void): Store {
  const { tables } = file;
  return {
    async add(game, table) {
      const { stored, contents } = setApart(game.setup);
      await tables.transaction().execute(async (transaction) => {
        await storeContents(contentsOf(transaction), contents);
        await transaction
          .insertInto('games')
          .values({
            id: game.game,
            created: game.created,
            format: game.format,
            setup: JSON.stringify(stored),
            seats: JSON.stringify(game.seats),
            draft: game.draft ?? null,
            ...stateRow(game),
          })
          .execute();
        if (table !== undefined) await writeTable(keptTablesOf(transaction), game.game, table);
      });
    },
    async list(games) {
      if (games.length === 0) return [];
      const rows = await tables
        .selectFrom('games')
        .select(['id', 'created', 'format', 'seats', 'turn', 'over', 'winners', 'draft'])
        .where('id', 'in', games)
        .orderBy('created', 'desc')
        .execute();
      return rows.flatMap((row) => {
        try {
          return [gameFacts(row)];
        } catch (error) {
          onFault(new Error(`game ${row.id}: its stored row is damaged`, { cause: error }));
          return [];
        }
      });
    },
    async find(game) {
      const row = await tables.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
      if (row === undefined) return null;
      return { ...gameFacts(row), setup: await putTogether(contentsOf(tables), JSON.parse(row.setup) as StoredSetup) };
    },
    async words(fingerprint) {
      const row = await tables
        .selectFrom('contents')
        .select('content')
        .where('fingerprint', '=', wordsKey(fingerprint))
        .executeTakeFirst();
      return row?.content ?? null;
    },
    saveWords: (fingerprint, words) => storeContents(contentsOf(tables), new Map([[wordsKey(fingerprint), words]])),
    ...decisionsIn(file),
    ...seatsIn(file),
    ...positionsIn(file as unknown as Durable<PositionTables>),
    ...keptTablesIn(file as unknown as Durable<KeptTableTables>),
    async wishes(game) {
      const rows = await tables.selectFrom('wishes').select(['seat', 'wishes']).where('game', '=', game).execute();
      return Object.fromEntries(rows.map(({ seat, wishes }) => [seat, JSON.parse(wishes) as Wishes]));
    },
    async saveWishes(game, seat, wishes) {
      const row = { game, seat, wishes: JSON.stringify(wishes) };
      await file.owned(game, (transaction) =>
        transaction
          .insertInto('wishes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ wishes: row.wishes }))
          .execute(),
      );
    },
    close: () => file.close(),
  };
}

function seatsIn({ owned }: Durable<GameTables>): Pick<Store, 'saveSeats'> {
  return {
    async saveSeats(game, seats) {
      await owned(game, (transaction) =>
        transaction
          .updateTable('games')
          .set({ seats: JSON.stringify(seats) })
          .where('id', '=', game)
          .execute(),
      );
    },
  };
}

function decisionsIn({ tables, owned }: Durable<GameTables>): Pick<Store, 'decisions' | 'append' | 'takeBack'> {
  return {
    async decisions(game) {
      const rows = await tables
        .selectFrom('decisions')
        .select(['decision', 'automatic', 'digest'])
        .where('game', '=', game)
        .orderBy('n')
        .execute();
      return rows.map(storedDecision);
    },
    async append(game, from, decisions, state) {
      await owned(game, async (transaction) => {
        await expectStored(transaction, game, from);
        for (const [index, made] of decisions.entries())
          await transaction
            .insertInto('decisions')
            .values(decisionRow(game, from + index, made))
            .execute();
        await transaction.updateTable('games').set(stateRow(state)).where('id', '=', game).execute();
        // A replay goes back to the beginning, and plays from there.
        if (state.over) await transaction.deleteFrom('positions').where('game', '=', game).execute();
      });
    },
    async takeBack(game, from, to, state) {
      await owned(game, async (transaction) => {
        await expectStored(transaction, game, from);
        await transaction.deleteFrom('decisions').where('game', '=', game).where('n', '>=', to).execute();
        await transaction.updateTable('games').set(stateRow(state)).where('id', '=', game).execute();
      });
    },
  };
}

/** Lists of words are handed out to whoever asks, so they bear names that nothing else has. */
function wordsKey(fingerprint: string): string {
  return `words ${fingerprint}`;
}

function contentsOf(tables: Kysely<GameTables>): Kysely<ContentTables> {
  return tables as unknown as Kysely<ContentTables>;
}

function keptTablesOf(tables: Kysely<GameTables>): Kysely<KeptTableTables> {
  return tables as unknown as Kysely<KeptTableTables>;
}

async function expectStored(transaction: Kysely<GameTables>, game: string, expected: number): Promise<void> {
  const last = await transaction
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('game', '=', game)
    .executeTakeFirst();
  const stored = (last?.n ?? -1) + 1;
  if (stored !== expected) throw new GoneOn(`game ${game}`, stored, expected);
}

function decisionRow(game: string, n: number, { decision, automatic, digest }: StoredDecision): DecisionRow {
  return { game, n, decision: JSON.stringify(decision), automatic: automatic ? 1 : 0, digest: digest ?? null };
}

function storedDecision({ decision, automatic, digest }: Omit<DecisionRow, 'game' | 'n'>): StoredDecision {
  return {
    decision: JSON.parse(decision) as unknown,
    automatic: automatic !== 0,
    ...(digest === null ? {} : { digest }),
  };
}

function stateRow(state: GameState): Pick<GameRow, 'turn' | 'over' | 'winners'> {
  return { turn: state.turn, over: state.over ? 1 : 0, winners: JSON.stringify(state.winners) };
}

function gameFacts(row: Omit<GameRow, 'setup'>): Omit<StoredGame, 'setup'> {
  return {
    game: row.id,
    created: row.created,
    format: row.format,
    seats: JSON.parse(row.seats) as StoredSeat[],
    turn: row.turn,
    over: row.over !== 0,
    winners: JSON.parse(row.winners) as number[],
    ...(row.draft === null ? {} : { draft: row.draft }),
  };
}
