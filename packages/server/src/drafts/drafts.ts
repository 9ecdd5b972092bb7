/** The drafts of this server: making new ones, waking stored ones. CR 100.2b, 903.13, 905. */
import { formatProblem } from '@kitchen-table/engine';
import type { ClientMessage, Reply, Saying } from '@kitchen-table/protocol';
import { isDraftFormat, namesOfFormat } from '../cards/formats.ts';
import type { DraftFacts, DraftSeat, DraftStore } from '../store/draft-store.ts';
import { type Clock, WALL_CLOCK } from '../match/clocks.ts';
import type { Homes } from '../store/homes.ts';
import { type DrawSeed, hash, secret } from '../secrets.ts';
import { EACH_THEIR_OWN_SEAT, seatOf, severalPeople, type Tables } from '../tables.ts';
import { DraftTable } from './draft-table.ts';

/** A seat of a draft found by its token, or one sentence. */
export type DraftSeated =
  | { kind: 'seated'; table: DraftTable; seat: number | null }
  | { kind: 'error'; sentence: string };

/** A draft that is asked for. */
export type NewDraft = Omit<Extract<ClientMessage, { kind: 'createDraft' }>, 'kind'>;

/** A new draft, with the secret of each person's seat; or one sentence. */
export type DraftCreated = Extract<Reply, { kind: 'draftCreated' | 'error' }>;

/** What people have agreed on before a draft. */
export interface LaidDraft {
  /** By seat: SHA-256 of the key that opens it. */
  keys: readonly (string | null)[];
  /** How long each may take for a pick; null: as long as they like. */
  pickSeconds: number | null;
  /** What was said before, the oldest first. */
  said: readonly Saying[];
}

/** The drafts of this server. */
export interface Drafts {
  /** For one person among bots, who is given the key of the seat; at a laid table, for people who have their keys already. */
  create(request: NewDraft, laid?: LaidDraft): Promise<DraftCreated>;
  sit(draft: string, token: string | null): Promise<DraftSeated>;
  close(): Promise<void>;
}

/** What the drafts are made of. */
export interface DraftsParts {
  store: DraftStore;
  homes: Homes;
  tables: Tables;
  drawSeed: DrawSeed;
  onFault: (error: unknown) => void;
  /** Default: the clock on the wall. */
  clock?: Clock;
}

/** Why there is no such draft, in a sentence; null: there may be one. */
function wrongWith(format: string, names: readonly string[]): string | null {
  const unknown = formatProblem(format);
  if (unknown !== null) return `${unknown}.`;
  if (!isDraftFormat(format)) return `${format} begins with decks, not with packs; start a game instead.`;
  if (new Set(names).size < names.length) return 'Two players have the same name; give each their own.';
  if (namesOfFormat(format).includes('two-player') && names.length !== 2)
    return 'A two-player draft has two seats; leave "two-player" out for more.';
  return null;
}

/** Opens the drafts over a store. */
export function openDrafts({ store, homes, tables, drawSeed, onFault, clock = WALL_CLOCK }: DraftsParts): Drafts {
  const woken = new Map<string, Promise<DraftTable | string>>();

  async function wake(draft: string): Promise<DraftTable | string> {
    const none = `There is no draft "${draft}" here; begin one from the start page.`;
    if ((await store.find(draft)) === null) return none;
    if (!(await homes.take(draft))) return 'This draft is laid on another server; reload the page.';
    const stored = await store.find(draft);
    if (stored === null) return none;
    const onClosed = (): void => {
      woken.delete(draft);
      homes.release(draft);
    };
    return new DraftTable({ stored, store, tables, clock, onFault, onClosed });
  }

  homes.onLost((draft) => {
    const table = woken.get(draft);
    woken.delete(draft);
    table?.then((lost) => (typeof lost === 'string' ? undefined : lost.close())).catch(onFault);
  });

  return {
    async create(request, laid) {
      if (laid === undefined && severalPeople(request.seats)) return { kind: 'error', sentence: EACH_THEIR_OWN_SEAT };
      const names = request.seats.map(({ name }) => name.trim());
      const wrong = wrongWith(request.format, names);
      if (wrong !== null) return { kind: 'error', sentence: wrong };
      const tokens = request.seats.map(({ kind }) => (kind === 'human' && laid === undefined ? secret(18) : null));
      const hashes = laid?.keys ?? tokens.map((token) => (token === null ? null : hash(token)));
      const facts: DraftFacts = {
        draft: secret(9),
        created: Date.now(),
        format: request.format,
        seed: request.options?.seed ?? drawSeed(),
        pickSeconds: laid?.pickSeconds ?? null,
        seats: request.seats.map(({ kind, bot }, seat): DraftSeat => {
          return { name: names[seat] as string, kind, bot: bot ?? 'greedy', tokenHash: hashes[seat] ?? null };
        }),
      };
      await store.add(facts);
      if (laid !== undefined && laid.said.length > 0) await store.saveTalk(facts.draft, laid.said);
      const people = tokens.flatMap((token, seat) =>
        token === null ? [] : [{ seat, name: names[seat] as string, token }],
      );
      return { kind: 'draftCreated', draft: facts.draft, seats: people };
    },

    async sit(draft, token) {
      const waking = woken.get(draft) ?? wake(draft);
      woken.set(draft, waking);
      const table = await waking.catch((error: unknown) => {
        onFault(error);
        return `The stored draft "${draft}" is damaged and can't be continued; begin another from the start page.`;
      });
      if (typeof table === 'string') {
        woken.delete(draft);
        return { kind: 'error', sentence: table };
      }
      const seat = token === null ? null : seatOf(table.seats, token);
      if (seat === undefined)
        return {
          kind: 'error',
          sentence: 'This key opens no seat of this draft; open it from the browser in which you began it.',
        };
      return { kind: 'seated', table, seat };
    },

    async close() {
      for (const waking of woken.values()) {
        const table = await waking;
        if (typeof table !== 'string') await table.close();
      }
      woken.clear();
    },
  };
}
