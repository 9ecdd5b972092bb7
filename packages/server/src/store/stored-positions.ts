/** Where games stood on the way: the last few of each, so that it need not be played again from its beginning. */
import type { Kysely } from 'kysely';
import type { Durable } from './durable.ts';

/** A position as it is stored. */
export interface StoredPosition {
  /** After so many decisions. */
  after: number;
  /** The program that wrote it. */
  program: string;
  /** The fingerprint of the decisions that led to it. */
  decisions: string;
  /** The position itself, packed. */
  position: string;
}

/** The table of positions. */
export interface PositionTables {
  positions: StoredPosition & { game: string };
}

/** The positions that are kept. */
export interface PositionStore {
  /** The last ones of a game, the latest first. */
  positions(game: string): Promise<readonly StoredPosition[]>;
  savePosition(game: string, position: StoredPosition): Promise<void>;
}

/** Makes the table; the same in every kind of database. */
export async function makePositions(tables: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await tables.schema
    .createTable('positions')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('after', 'integer', (column) => column.notNull())
    .addColumn('program', 'text', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('positions_key', ['game', 'after'])
    .execute();
}

/** So many of a game are kept: people take back what lies before the last one too. */
const KEPT = 3;

/** The positions in open tables. */
export function positionsIn({ tables, owned }: Durable<PositionTables>): PositionStore {
  return {
    positions: (game) =>
      tables
        .selectFrom('positions')
        .select(['after', 'program', 'decisions', 'position'])
        .where('game', '=', game)
        .orderBy('after', 'desc')
        .execute(),
    async savePosition(game, position) {
      await owned(game, async (transaction) => {
        // What was taken back is gone, and what comes later in its place is another game.
        await transaction
          .deleteFrom('positions')
          .where('game', '=', game)
          .where('after', '>=', position.after)
          .execute();
        const kept = await transaction
          .selectFrom('positions')
          .select('after')
          .where('game', '=', game)
          .orderBy('after', 'desc')
          .limit(KEPT - 1)
          .execute();
        const least = kept.at(-1)?.after ?? 0;
        await transaction.deleteFrom('positions').where('game', '=', game).where('after', '<', least).execute();
        await transaction
          .insertInto('positions')
          .values({ game, ...position })
          .execute();
      });
    },
  };
}
