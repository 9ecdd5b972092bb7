/** The drafts of this server: making new ones, waking stored ones. CR 100.2b, 903.13, 905. */
import { formatProblem } from '@kitchen-table/engine';
import type { ClientMessage, Reply } from '@kitchen-table/protocol';
import { isDraftFormat, namesOfFormat } from '../cards/formats.ts';
import type { DraftFacts, DraftSeat, DraftStore } from '../store/draft-store.ts';
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

/** The drafts of this server. */
export interface Drafts {
  /** For one person among bots, who is given the key of the seat; with `keyHashes`, for people who have their keys already. */
  create(request: NewDraft, keyHashes?: readonly (string | null)[]): Promise<DraftCreated>;
  sit(draft: string, token: string | null): Promise<DraftSeated>;
  close(): Promise<void>;
}

/** What the drafts are made of. */
export interface DraftsParts {
  store: DraftStore;
  tables: Tables;
  drawSeed: DrawSeed;
  onFault: (error: unknown) => void;
}

/** Opens the drafts over a store. */
export function openDrafts({ store, tables, drawSeed, onFault }: DraftsParts): Drafts {
  const woken = new Map<string, Promise<DraftTable | string>>();

  async function wake(draft: string): Promise<DraftTable | string> {
    const stored = await store.find(draft);
    if (stored === null) return `There is no draft "${draft}" here; begin one from the start page.`;
    return new DraftTable({ stored, store, tables, onFault, onClosed: () => woken.delete(draft) });
  }

  return {
    async create(request, keyHashes) {
      if (keyHashes === undefined && severalPeople(request.seats))
        return { kind: 'error', sentence: EACH_THEIR_OWN_SEAT };
      const wrong = formatProblem(request.format);
      if (wrong !== null) return { kind: 'error', sentence: `${wrong}.` };
      if (!isDraftFormat(request.format))
        return {
          kind: 'error',
          sentence: `${request.format} begins with decks, not with packs; start a game instead.`,
        };
      const names = request.seats.map(({ name }) => name.trim());
      if (new Set(names).size < names.length)
        return { kind: 'error', sentence: 'Two players have the same name; give each their own.' };
      if (namesOfFormat(request.format).includes('two-player') && names.length !== 2)
        return { kind: 'error', sentence: 'A two-player draft has two seats; leave "two-player" out for more.' };
      const tokens = request.seats.map(({ kind }) => (kind === 'human' && keyHashes === undefined ? secret(18) : null));
      const hashes = keyHashes ?? tokens.map((token) => (token === null ? null : hash(token)));
      const facts: DraftFacts = {
        draft: secret(9),
        created: Date.now(),
        format: request.format,
        seed: request.options?.seed ?? drawSeed(),
        seats: request.seats.map(({ kind, bot }, seat): DraftSeat => {
          return { name: names[seat] as string, kind, bot: bot ?? 'greedy', tokenHash: hashes[seat] ?? null };
        }),
      };
      await store.add(facts);
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
