/** Drafts as stored: their packs, every decision the moment it is made, the decks handed in, the games that follow. */
import type { EarlyPick } from '@kitchen-table/engine';
import type { DraftDeck, Saying } from '@kitchen-table/protocol';
import type { Kysely } from 'kysely';
import type { Durable } from './durable.ts';
import { GoneOn } from './store.ts';

/** Who sits where in a draft. */
export interface DraftSeat {
  name: string;
  kind: 'human' | 'bot';
  bot: 'random' | 'greedy';
  /** SHA-256 of the seat's token, which opens the seat in the games too; null for bots. */
  tokenHash: string | null;
}

/** A game of a draft: its seats are those of the draft. */
export interface StoredDraftGame {
  game: string;
  round: number;
  seats: readonly number[];
}

/** What does not change: the packs follow from it. */
export interface DraftFacts {
  draft: string;
  created: number;
  format: string;
  seed: string;
  seats: readonly DraftSeat[];
  /** How long a person may take for a pick, in seconds; null or absent: as long as they like. */
  pickSeconds?: number | null;
}

/** A draft with all that has happened. */
export interface StoredDraft extends DraftFacts {
  decisions: readonly (readonly number[])[];
  /** Picks made before the draft was at their players. CR 905.1a. */
  early: readonly EarlyPick[];
  /** By seat; null: not handed in yet. */
  decks: readonly (DraftDeck | null)[];
  games: readonly StoredDraftGame[];
  /** The last things that were said, the oldest first. */
  said: readonly Saying[];
}

interface DraftRow {
  id: string;
  facts: string;
  decks: string;
  games: string;
}

interface PickRow {
  draft: string;
  n: number;
  answer: string;
}

interface EarlyRow {
  draft: string;
  player: number;
  answer: string;
}

/** The tables of drafts. */
export interface DraftTables {
  drafts: DraftRow;
  picks: PickRow;
  early_picks: EarlyRow;
  draft_talk: { draft: string; said: string };
}

/** The drafts that are kept. */
export interface DraftStore {
  add(draft: DraftFacts): Promise<void>;
  find(draft: string): Promise<StoredDraft | null>;
  /** Adds decisions after the `from` that are stored. Fails with `GoneOn`. */
  append(draft: string, from: number, answers: readonly (readonly number[])[]): Promise<void>;
  /** Of the `from` decisions that are stored, only the first `to` stay. Fails with `GoneOn`. */
  takeBack(draft: string, from: number, to: number): Promise<void>;
  /** Makes the picks that wait for their players exactly these. */
  keepEarly(draft: string, early: readonly EarlyPick[]): Promise<void>;
  save(draft: string, state: Pick<StoredDraft, 'decks' | 'games'>): Promise<void>;
  /** Makes what was said exactly this. */
  saveTalk(draft: string, said: readonly Saying[]): Promise<void>;
}

/** The drafts in open tables. */
export function draftsIn({ tables, owned }: Durable<DraftTables>): DraftStore {
  return {
    async add(facts) {
      const decks = JSON.stringify(facts.seats.map(() => null));
      const row = { id: facts.draft, facts: JSON.stringify(facts), decks, games: '[]' };
      await tables.insertInto('drafts').values(row).execute();
    },
    async find(draft) {
      const row = await tables.selectFrom('drafts').selectAll().where('id', '=', draft).executeTakeFirst();
      if (row === undefined) return null;
      const picks = await tables.selectFrom('picks').select('answer').where('draft', '=', draft).orderBy('n').execute();
      const early = await tables
        .selectFrom('early_picks')
        .select(['player', 'answer'])
        .where('draft', '=', draft)
        .orderBy('player')
        .execute();
      const talk = await tables.selectFrom('draft_talk').select('said').where('draft', '=', draft).executeTakeFirst();
      return {
        ...(JSON.parse(row.facts) as DraftFacts),
        decisions: picks.map(({ answer }) => JSON.parse(answer) as number[]),
        early: early.map(({ player, answer }) => ({ player, answer: JSON.parse(answer) as number[] })),
        decks: JSON.parse(row.decks) as StoredDraft['decks'],
        games: JSON.parse(row.games) as StoredDraftGame[],
        said: talk === undefined ? [] : (JSON.parse(talk.said) as Saying[]),
      };
    },
    async append(draft, from, answers) {
      await owned(draft, async (transaction) => {
        await expectStored(transaction, draft, from);
        const rows = answers.map((answer, at): PickRow => ({ draft, n: from + at, answer: JSON.stringify(answer) }));
        if (rows.length > 0) await transaction.insertInto('picks').values(rows).execute();
      });
    },
    async takeBack(draft, from, to) {
      await owned(draft, async (transaction) => {
        await expectStored(transaction, draft, from);
        await transaction.deleteFrom('picks').where('draft', '=', draft).where('n', '>=', to).execute();
      });
    },
    async keepEarly(draft, early) {
      await owned(draft, async (transaction) => {
        await transaction.deleteFrom('early_picks').where('draft', '=', draft).execute();
        const rows = early.map(({ player, answer }): EarlyRow => ({ draft, player, answer: JSON.stringify(answer) }));
        if (rows.length > 0) await transaction.insertInto('early_picks').values(rows).execute();
      });
    },
    async save(draft, { decks, games }) {
      const row = { decks: JSON.stringify(decks), games: JSON.stringify(games) };
      await owned(draft, (transaction) => transaction.updateTable('drafts').set(row).where('id', '=', draft).execute());
    },
    async saveTalk(draft, lines) {
      const said = JSON.stringify(lines);
      await owned(draft, async (transaction) => {
        await transaction
          .insertInto('draft_talk')
          .values({ draft, said })
          .onConflict((conflict) => conflict.column('draft').doUpdateSet({ said }))
          .execute();
      });
    },
  };
}

async function expectStored(transaction: Kysely<DraftTables>, draft: string, expected: number): Promise<void> {
  const last = await transaction
    .selectFrom('picks')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('draft', '=', draft)
    .executeTakeFirst();
  const stored = (last?.n ?? -1) + 1;
  if (stored !== expected) throw new GoneOn(`draft ${draft}`, stored, expected);
}
