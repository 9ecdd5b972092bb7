/** The games of this server: making new ones, waking stored ones, listing all. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { starterBrawlDecks, starterDecks } from '@kitchen-table/cards';
import { formatProblem, type GameSetup, Session, startGame } from '@kitchen-table/engine';
import type { GameSummary, NewGame, SeatKey } from '@kitchen-table/protocol';
import type { CardSource } from './cards/card-source.ts';
import { isDraftFormat, namesOfFormat } from './cards/formats.ts';
import { deckFromText, prepareGame, problemsInShort } from './cards/prepare-game.ts';
import { botFor } from './match/bots.ts';
import { Match, type Watcher } from './match/match.ts';
import type { Store, StoredGame, StoredSeat, StoredWishes } from './store/store.ts';

/** A new game, with the secret of each person's seat; or one sentence. */
export type Created =
  | { kind: 'created'; game: string; seats: readonly { seat: number; name: string; token: string }[] }
  | { kind: 'error'; sentence: string };

/** A seat found by its token, or one sentence. */
export type Seated = { kind: 'seated'; match: Match; watcher: Watcher } | { kind: 'error'; sentence: string };

/** A setup with the people and bots who play it. */
export interface BeginGame {
  format: string;
  setup: GameSetup;
  seats: readonly StoredSeat[];
  /** The draft that it belongs to. */
  draft?: string;
}

/** The games of this server. */
export interface Tables {
  create(request: NewGame): Promise<Created>;
  /** A game that is ready to begin: a game of a draft. Its number, or one sentence. */
  begin(game: BeginGame): Promise<{ kind: 'begun'; game: string } | { kind: 'error'; sentence: string }>;
  /** How a game stands; null when there is none. Wakes it, so that its bots play on. */
  stateOf(game: string): Promise<{ over: boolean; winners: readonly number[] } | null>;
  /** Seats a page, which is made when its seat is known and watches from then on. */
  sit(game: string, token: string | null, watcherOf: (seat: number | null) => Watcher): Promise<Seated>;
  /** The games in which these keys open a seat: others are found by their links alone. */
  list(keys: readonly SeatKey[]): Promise<readonly GameSummary[]>;
  close(): Promise<void>;
}

/** What the tables are made of. */
export interface TablesParts {
  store: Store;
  source: CardSource;
  pace: number;
  onFault: (error: unknown) => void;
}

/** How long a game at which nobody sits waits in memory for a person, in milliseconds. */
const PATIENCE = 60_000;

/** Opens the tables over a store. */
export function openTables(parts: TablesParts): Tables {
  const { store, source, pace, onFault } = parts;
  /** Never two of one game: a match is taken out the moment that it is closed, and never goes on after that. */
  const matches = new Map<string, Promise<Match | string>>();
  /** Games that were put away while they waited for a person, or by a fault: only a person wakes them. */
  const waiting = new Set<string>();

  function seatMatch(stored: StoredGame, session: Session, automatic: boolean[], wishes: StoredWishes): Match {
    const bots = stored.seats.map((seat, index) => botFor(seat, `${stored.setup.seed} seat ${index}`));
    const { game: id, seats, format, draft } = stored;
    const about = { format, ...(draft === undefined ? {} : { draft }) };
    const onRest = (match: Match): void => void setTimeout(() => match.closeIfIdle(), PATIENCE).unref();
    const onClosed = (): void => {
      matches.delete(id);
      waiting.add(id);
    };
    waiting.delete(id);
    const match = new Match({
      id,
      about,
      session,
      seats,
      automatic,
      wishes,
      bots,
      store,
      pace,
      onFault,
      onRest,
      onClosed,
    });
    match.start();
    return match;
  }

  /** The match of a game, woken if need be; a sentence when there is none. */
  async function awake(game: string): Promise<Match | string> {
    const waking = matches.get(game) ?? wake(game).catch((error: unknown) => damaged(game, error));
    matches.set(game, waking);
    const match = await waking;
    if (typeof match === 'string' && matches.get(game) === waking) matches.delete(game);
    return match;
  }

  function damaged(game: string, error: unknown): string {
    onFault(error);
    return `The stored game "${game}" is damaged and can't be continued; start a new one.`;
  }

  /** Wakes a stored game by playing its decisions again; a sentence when that fails. */
  async function wake(game: string): Promise<Match | string> {
    const stored = await store.find(game);
    if (stored === null) return `There is no game "${game}" here; choose one from the start page.`;
    const decisions = await store.decisions(game);
    const saved = {
      format: 'kitchen-table-game',
      version: 2,
      setup: stored.setup,
      decisions: decisions.map(({ decision }) => decision),
    };
    const session = loaded(saved);
    if (!(session instanceof Session)) return `The saved game can't be continued: ${session.message}. Start a new one.`;
    const automatic = decisions.map((one) => one.automatic);
    return seatMatch(stored, session, automatic, await store.wishes(game));
  }

  /** A fault while the decisions are played again is a sentence too. */
  function loaded(saved: unknown): Session | { message: string } {
    try {
      return Session.load(saved);
    } catch (error) {
      onFault(error);
      return { message: 'playing its decisions again ran into a fault of ours' };
    }
  }

  async function begin(fresh: BeginGame): ReturnType<Tables['begin']> {
    const session = startGame(fresh.setup);
    if (!(session instanceof Session)) return { kind: 'error', sentence: session.message };
    const game = randomBytes(9).toString('base64url');
    const stored: StoredGame = { ...fresh, game, created: Date.now(), turn: 0, over: false, winners: [] };
    await store.add(stored);
    matches.set(game, Promise.resolve(seatMatch(stored, session, [], {})));
    return { kind: 'begun', game };
  }

  return {
    begin,

    async stateOf(game) {
      const stored = await store.find(game);
      if (stored === null) return null;
      if (!stored.over && !waiting.has(game)) await awake(game);
      return { over: stored.over, winners: stored.winners };
    },

    async create(request) {
      const wrong = formatProblem(request.format);
      if (wrong !== null) return { kind: 'error', sentence: `${wrong}.` };
      if (isDraftFormat(request.format))
        return { kind: 'error', sentence: `${request.format} begins with packs; start a draft instead.` };
      const problems: string[] = [];
      const seats = request.seats.map((seat) => {
        const read = deckFromText(seat.deck, `${seat.name}'s deck`);
        if (read.kind === 'refused') problems.push(...read.problems);
        return { name: seat.name.trim(), deck: read.kind === 'read' ? read.list : null };
      });
      if (new Set(seats.map((seat) => seat.name)).size < seats.length)
        problems.push('Two players have the same name; give each their own.');
      if (namesOfFormat(request.format).includes('two-player') && seats.length !== 2)
        problems.push('A two-player game has two seats; choose free-for-all for more.');
      if (problems.length > 0) return { kind: 'error', sentence: problemsInShort(problems) };
      const { seed, edition, startingPlayer } = request.options ?? {};
      if (startingPlayer !== undefined && startingPlayer >= seats.length)
        return { kind: 'error', sentence: 'The starting player has no seat; choose one of the seats.' };
      const prepared = await prepareGame(
        {
          format: request.format,
          seats: seats.flatMap(({ name, deck }) => (deck === null ? [] : [{ name, deck }])),
          seed: seed ?? randomBytes(16).toString('hex'),
          log: true,
          ...(edition === undefined ? {} : { edition }),
          ...(startingPlayer === undefined ? {} : { startingPlayer }),
        },
        source,
      );
      if (prepared.kind === 'refused') return { kind: 'error', sentence: problemsInShort(prepared.problems) };
      const tokens = request.seats.map((seat) =>
        seat.kind === 'human' ? randomBytes(18).toString('base64url') : null,
      );
      const begun = await begin({
        format: request.format,
        setup: prepared.setup,
        seats: prepared.seating.flatMap((place, seat): StoredSeat[] => {
          const asked = request.seats[place];
          const token = tokens[place] ?? null;
          if (asked === undefined) return [];
          return [
            {
              name: seats[place]?.name ?? asked.name,
              kind: asked.kind,
              bot: asked.bot ?? 'greedy',
              deck: deckName(asked.deck, prepared.setup.players[seat]?.commanders ?? []),
              tokenHash: token === null ? null : hash(token),
            },
          ];
        }),
      });
      if (begun.kind === 'error') return begun;
      const people = tokens.flatMap((token, place) =>
        token === null ? [] : [{ seat: prepared.seating.indexOf(place), name: seats[place]?.name ?? '', token }],
      );
      return { kind: 'created', game: begun.game, seats: people };
    },

    async sit(game, token, watcherOf) {
      const stored = await store.find(game).catch((error: unknown) => damaged(game, error));
      if (typeof stored === 'string') return { kind: 'error', sentence: stored };
      if (stored === null)
        return { kind: 'error', sentence: `There is no game "${game}" here; choose one from the start page.` };
      const seat = token === null ? null : seatOf(stored.seats, token);
      if (seat === undefined)
        return {
          kind: 'error',
          sentence: 'This key opens no seat of this game; open the game from the browser in which you began it.',
        };
      const watcher = watcherOf(seat);
      for (;;) {
        const match = await awake(game);
        if (typeof match === 'string') return { kind: 'error', sentence: match };
        if (match.watch(watcher)) return { kind: 'seated', match, watcher };
      }
    },

    async list(keys) {
      const games = await store.list(keys.map(({ game }) => game));
      const own = games.filter(({ game, seats }) =>
        keys.some((key) => key.game === game && seatOf(seats, key.token) !== undefined),
      );
      return own.map(({ seats, ...game }) => ({
        ...game,
        seats: seats.map(({ name, kind, deck }) => ({ name, kind, deck })),
      }));
    },

    async close() {
      for (const waking of [...matches.values()]) {
        const match = await waking;
        if (typeof match !== 'string') await match.close();
      }
      matches.clear();
    },
  };
}

/** SHA-256 of a seat's secret. */
export function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The seat that the token opens; undefined when it opens none. Compared in constant time. */
export function seatOf(seats: readonly Pick<StoredSeat, 'tokenHash'>[], token: string): number | undefined {
  const given = Buffer.from(hash(token));
  const seat = seats.findIndex(({ tokenHash }) => tokenHash !== null && timingSafeEqual(Buffer.from(tokenHash), given));
  return seat < 0 ? undefined : seat;
}

function deckName(deck: string, commanders: readonly string[]): string {
  const starter = [...starterDecks(), ...starterBrawlDecks()].find(({ id }) => id === deck.trim());
  if (starter !== undefined) return starter.name;
  return commanders.length > 0 ? commanders.join(' and ') : 'Own deck';
}
