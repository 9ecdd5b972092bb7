/** The games of this server: making new ones, waking stored ones, listing all. */
import { timingSafeEqual } from 'node:crypto';
import { type DeckList, starterBrawlDecks, starterDecks } from '@kitchen-table/cards';
import { createGame, formatProblem, type GameSetup, type SavedGame } from '@kitchen-table/engine';
import type { GameSummary, NewGame, SeatKey, TypedCard } from '@kitchen-table/protocol';
import type { CardSource } from './cards/card-source.ts';
import { isDraftFormat, namesOfFormat } from './cards/formats.ts';
import { deckFromText, prepareGame, problemsInShort } from './cards/prepare-game.ts';
import { trialBoard } from './cards/trial-board.ts';
import type { GameBudget } from './games/budget.ts';
import { savedGame, withFewNames } from './games/saved-game.ts';
import type { EventLog } from './hosting/event-log.ts';
import { rest } from './match/rest.ts';
import { type RunningGame, RunningGames, type Viewer } from './games/running-games.ts';
import { type DrawSeed, hash, secret } from './secrets.ts';
import { whyNotWatched, whyNotYet } from './store/watched-tables.ts';
import type { Homes } from './store/homes.ts';
import type { KeptTable } from './store/kept-tables.ts';
import type { Store, StoredSeat } from './store/store.ts';

/** A new game, with the secret of each person's seat; or one sentence. */
export type Created =
  | { kind: 'created'; game: string; seats: readonly { seat: number; name: string; token: string }[] }
  | { kind: 'error'; sentence: string };

/** A seat found by its token, or one sentence. */
export type Seated =
  | { kind: 'seated'; running: RunningGame; viewer: Viewer }
  | { kind: 'error'; sentence: string; isGivenUp?: true };

/** A setup with the people and bots who play it. */
export interface BeginGame {
  format: string;
  setup: GameSetup;
  seats: readonly StoredSeat[];
  /** The draft that it belongs to. */
  draft?: string;
  /** What was agreed and said before. */
  table?: KeptTable;
}

/** What people have agreed on before a game, by place of the request. */
export interface LaidTable {
  /** SHA-256 of the keys that open their seats. */
  keys: readonly (string | null)[];
  table: KeptTable;
  /** Decks that are not as they were brought. */
  decks: readonly (DeckList | null)[];
}

/** How a game ended, by the names of its players. */
export interface GameResult {
  /** Nobody: it was drawn. */
  winners: readonly string[];
  /** Whose seats bots had in the end. */
  bots: readonly string[];
  /** Who was to take the first turn. CR 103.1. */
  first: string;
  /** What was said at the table. */
  said: readonly { name: string; text: string }[];
}

/** The games of this server. */
export interface Tables {
  /** For one person among bots, who is given the key of the seat; at a laid table, for people who have their keys already. */
  create(request: NewGame, laid?: LaidTable): Promise<Created>;
  /** A board on which one person tries a card against a bot. */
  tryCard(card: string | TypedCard): Promise<Created>;
  /** A game that is ready to begin: a game of a draft. Its number, or one sentence. */
  begin(game: BeginGame): Promise<{ kind: 'begun'; game: string } | { kind: 'error'; sentence: string }>;
  /** How a game stands; null when there is none. Wakes it, so that its bots play on. */
  stateOf(game: string): Promise<{ over: boolean; winners: readonly number[] } | null>;
  /** How a game ended; null while it goes on, or where there is none. */
  resultOf(game: string): Promise<GameResult | null>;
  /** Seats a page, which is made when its seat is known and watches from then on. */
  sit(game: string, token: string | null, viewerOf: (seat: number | null) => Viewer): Promise<Seated>;
  /** A game that is over, to be kept as a file; one sentence where there is none to be had. */
  saved(game: string): Promise<SavedGame | string>;
  /** A list of words that some question names, as JSON text; null when there is none of that fingerprint. */
  words(fingerprint: string): Promise<string | null>;
  /** The games in which these keys open a seat: others are found by their links alone. */
  list(keys: readonly SeatKey[]): Promise<readonly GameSummary[]>;
  /** How many games are in memory, and how many pages look at them. */
  counts(): { games: number; viewers: number };
  /** Whether a game is in memory. */
  runs: (game: string) => boolean;
  close(): Promise<void>;
}

/** What the tables are made of. */
export interface TablesParts {
  store: Store;
  homes: Homes;
  source: CardSource;
  pace: number;
  /** So long a table waits for somebody who left before the others may let a bot play, in milliseconds. */
  grace: number;
  budget: GameBudget;
  drawSeed: DrawSeed;
  onFault: (error: unknown) => void;
  /** Told of games that begin, wake and close. */
  log: EventLog;
}

/** A game that is closed the moment somebody comes is opened again so often. */
const TRIES = 5;
/** The server of a game sends its picture, and keeps the words of it meanwhile: so long others wait between two looks. */
const WORDS_ON_THEIR_WAY = 200;

/** Opens the tables over a store. */
export function openTables(parts: TablesParts): Tables {
  return new OpenTables(parts);
}

class OpenTables implements Tables {
  private readonly parts: TablesParts;
  /** Never two of one game: it is taken out the moment that it is closed, and never goes on after that. */
  private readonly matches: Map<string, Promise<RunningGame | string>> = new Map();
  /** Games that were put away while they waited for a person, or by a fault: only a person wakes them. */
  private readonly waiting: Set<string> = new Set();

  private readonly running: RunningGames;

  constructor(parts: TablesParts) {
    this.parts = parts;
    const { store, homes, pace, grace, budget, onFault } = parts;
    const onClosed = (game: string): void => {
      this.matches.delete(game);
      homes.release(game);
      this.waiting.add(game);
      parts.log('game closed', { game });
    };
    this.running = new RunningGames({ store, pace, grace, budget, onFault, onClosed });
    homes.onLost((game) => this.running.abandon(game));
  }

  /** The match of a game, woken if need be; a sentence when there is none. */
  private async awake(game: string): Promise<RunningGame | string> {
    const waking = this.matches.get(game) ?? this.wake(game).catch((error: unknown) => this.damaged(game, error));
    this.matches.set(game, waking);
    const match = await waking;
    if (typeof match === 'string' && this.matches.get(game) === waking) {
      this.matches.delete(game);
      this.parts.homes.release(game);
    }
    return match;
  }

  private damaged(game: string, error: unknown): string {
    this.parts.onFault(error);
    return `The stored game "${game}" is damaged and can't be continued; start a new one.`;
  }

  /** Wakes a stored game by playing its decisions again; a sentence when that fails. */
  private async wake(game: string): Promise<RunningGame | string> {
    const stored = await this.parts.store.find(game);
    if (stored === null) return `There is no game "${game}" here; choose one from the start page.`;
    if (!(await this.parts.homes.take(game))) return 'This table is laid on another server; reload the page.';
    this.waiting.delete(game);
    const running = await this.running.open(stored);
    if (typeof running === 'string') return `The saved game can't be continued: ${running}. Start a new one.`;
    this.parts.log('game woken', { game, turn: stored.turn });
    return running;
  }

  async begin({ table, ...fresh }: BeginGame): ReturnType<Tables['begin']> {
    const made = createGame(fresh.setup);
    if ('kind' in made) return { kind: 'error', sentence: made.message };
    const game = secret(9);
    await this.parts.store.add({ ...fresh, game, created: Date.now(), turn: 0, over: false, winners: [] }, table);
    this.parts.log('game begun', { game, format: fresh.format, seats: fresh.seats.length });
    const running = await this.awake(game);
    return typeof running === 'string' ? { kind: 'error', sentence: running } : { kind: 'begun', game };
  }

  async stateOf(game: string): ReturnType<Tables['stateOf']> {
    const stored = await this.parts.store.find(game);
    if (stored === null) return null;
    if (!stored.over && !this.waiting.has(game)) await this.awake(game);
    return { over: stored.over, winners: stored.winners };
  }

  async create(request: NewGame, laid?: LaidTable): Promise<Created> {
    if (laid === undefined && severalPeople(request.seats)) return { kind: 'error', sentence: EACH_THEIR_OWN_SEAT };
    const read = readRequest(request, laid?.decks);
    if (read.kind === 'error') return read;
    const { seed, edition, startingPlayer } = request.options ?? {};
    const prepared = await prepareGame(
      {
        format: request.format,
        seats: read.seats,
        seed: seed ?? this.parts.drawSeed(),
        log: true,
        ...(edition === undefined ? {} : { edition }),
        ...(startingPlayer === undefined ? {} : { startingPlayer }),
      },
      this.parts.source,
    );
    if (prepared.kind === 'refused') return { kind: 'error', sentence: problemsInShort(prepared.problems) };
    const tokens = request.seats.map((seat) => (seat.kind === 'human' && laid === undefined ? secret(18) : null));
    const hashes = laid?.keys ?? tokens.map((token) => (token === null ? null : hash(token)));
    const { setup, seating } = prepared;
    const seats = seating.flatMap((place, seat) => storedSeat(request, place, setup.players[seat], hashes));
    const begun = await this.begin({
      ...{ format: request.format, setup, seats },
      ...(laid === undefined ? {} : { table: bySeat(laid.table, seating) }),
    });
    if (begun.kind === 'error') return begun;
    const people = tokens.flatMap((token, place) =>
      token === null ? [] : [{ seat: seating.indexOf(place), name: read.seats[place]?.name ?? '', token }],
    );
    return { kind: 'created', game: begun.game, seats: people };
  }

  async tryCard(card: string | TypedCard): Promise<Created> {
    const trial = await trialBoard(card, this.parts.source, this.parts.drawSeed());
    if (trial.kind === 'refused') return { kind: 'error', sentence: trial.sentence };
    const token = secret(18);
    const { format, players } = trial.setup;
    const [own, other] = players.map(({ name }) => name) as [string, string];
    const seats: readonly StoredSeat[] = [
      { name: own, kind: 'human', bot: 'greedy', deck: 'Trying a card', tokenHash: hash(token) },
      { name: other, kind: 'bot', bot: 'greedy', deck: 'Something of everything', tokenHash: null },
    ];
    const begun = await this.begin({ format, setup: trial.setup, seats });
    if (begun.kind === 'error') return begun;
    return { kind: 'created', game: begun.game, seats: [{ seat: 0, name: own, token }] };
  }

  async resultOf(game: string): Promise<GameResult | null> {
    const { store } = this.parts;
    const stored = await store.find(game);
    if (stored === null || !stored.over) return null;
    const { said } = await store.table(game);
    const begun = createGame(stored.setup);
    const nameOf = (seat: number): string => stored.seats[seat]?.name ?? '';
    return {
      winners: stored.winners.map(nameOf),
      bots: stored.seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name),
      first: 'kind' in begun ? '' : nameOf(begun.startingPlayer),
      said: said.map(({ name, text }) => ({ name, text })),
    };
  }

  async sit(game: string, token: string | null, viewerOf: (seat: number | null) => Viewer): Promise<Seated> {
    const stored = await this.parts.store.find(game).catch((error: unknown) => this.damaged(game, error));
    if (typeof stored === 'string') return { kind: 'error', sentence: stored };
    if (stored === null)
      return { kind: 'error', sentence: `There is no game "${game}" here; choose one from the start page.` };
    const seat = token === null ? null : seatOf(stored.seats, token);
    if (seat === undefined)
      return {
        kind: 'error',
        sentence: 'This key opens no seat of this game; open the game from the browser in which you began it.',
        isGivenUp: true,
      };
    const closed = seat === null ? whyNotWatched(await this.parts.store.table(game)) : null;
    if (closed !== null) return { kind: 'error', sentence: closed };
    const viewer = viewerOf(seat);
    for (let tries = 0; tries < TRIES; tries++) {
      const running = await this.awake(game);
      if (typeof running === 'string') return { kind: 'error', sentence: running };
      if (await running.watch(viewer)) return { kind: 'seated', running, viewer };
      if (running.paused !== null) return { kind: 'error', sentence: running.paused };
    }
    return { kind: 'error', sentence: `The game "${game}" was closed again and again; wait a little and try again.` };
  }

  async saved(game: string): Promise<SavedGame | string> {
    const { store } = this.parts;
    const stored = await store.find(game).catch((error: unknown) => this.damaged(game, error));
    if (typeof stored === 'string') return stored;
    if (stored === null) return `There is no game "${game}" here; choose one from the start page.`;
    if (!stored.over) return 'The game goes on; its replay is kept until it is over.';
    if (stored.draft !== undefined) return 'This game is part of a draft: the decks of others stay theirs.';
    const decisions = await store.decisions(game);
    const kept = await store.table(game);
    const closed = whyNotWatched(kept) ?? whyNotYet(kept, decisions.length);
    if (closed !== null) return closed;
    return savedGame(withFewNames(stored.setup, decisions), decisions);
  }

  async words(fingerprint: string): Promise<string | null> {
    for (let tries = 0; ; tries++) {
      const words = await this.running.words(fingerprint);
      if (words !== null || tries >= TRIES || this.parts.homes.password === null) return words;
      await rest(WORDS_ON_THEIR_WAY);
    }
  }

  async list(keys: readonly SeatKey[]): Promise<readonly GameSummary[]> {
    const games = await this.parts.store.list(keys.map(({ game }) => game));
    const own = games.filter(({ game, seats }) =>
      keys.some((key) => key.game === game && seatOf(seats, key.token) !== undefined),
    );
    return own.map(({ seats, ...game }) => ({
      ...game,
      seats: seats.map(({ name, kind, deck }) => ({ name, kind, deck })),
    }));
  }

  readonly runs = (game: string): boolean => this.matches.has(game);

  counts(): { games: number; viewers: number } {
    return this.running.counts();
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.matches.values()]);
    await this.running.close();
    this.matches.clear();
  }
}

/** The names and decks that are asked for, by place; or everything that is wrong with the request, in short. */
function readRequest(
  { format, seats: asked, options }: NewGame,
  decks: readonly (DeckList | null)[] = [],
): { kind: 'read'; seats: readonly { name: string; deck: DeckList }[] } | { kind: 'error'; sentence: string } {
  const wrong = formatProblem(format);
  if (wrong !== null) return { kind: 'error', sentence: `${wrong}.` };
  if (isDraftFormat(format)) return { kind: 'error', sentence: `${format} begins with packs; start a draft instead.` };
  const problems: string[] = [];
  const seats = asked.flatMap((seat, place) => {
    const given = decks[place] ?? null;
    if (given !== null) return [{ name: seat.name.trim(), deck: given }];
    const read = deckFromText(seat.deck, `${seat.name}'s deck`);
    if (read.kind === 'read') return [{ name: seat.name.trim(), deck: read.list }];
    problems.push(...read.problems);
    return [];
  });
  if (new Set(asked.map((seat) => seat.name.trim())).size < asked.length)
    problems.push('Two players have the same name; give each their own.');
  if (namesOfFormat(format).includes('two-player') && asked.length !== 2)
    problems.push('A two-player game has two seats; choose free-for-all for more.');
  if (problems.length > 0) return { kind: 'error', sentence: problemsInShort(problems) };
  const startingPlayer = options?.startingPlayer;
  if (startingPlayer !== undefined && startingPlayer >= asked.length)
    return { kind: 'error', sentence: 'The starting player has no seat; choose one of the seats.' };
  return { kind: 'read', seats };
}

/** What was kept by place of the request, by seat of the game. */
function bySeat({ said, match, ...table }: KeptTable, seating: readonly number[]): KeptTable {
  const seatAt = (place: number | null): number | null => (place === null ? null : seating.indexOf(place));
  return {
    ...table,
    said: said.map((saying) => ({ ...saying, seat: seatAt(saying.seat) })),
    match: match === null ? null : { ...match, wins: seating.map((place) => match.wins[place] ?? 0) },
  };
}

/** What is kept of who sits at that place of the request: nothing when nobody was asked to. */
function storedSeat(
  request: NewGame,
  place: number,
  player: GameSetup['players'][number] | undefined,
  hashes: readonly (string | null)[],
): readonly StoredSeat[] {
  const asked = request.seats[place];
  if (asked === undefined) return [];
  return [
    {
      name: asked.name.trim(),
      kind: asked.kind,
      bot: asked.bot ?? 'greedy',
      deck: deckName(asked.deck, player?.commanders ?? []),
      tokenHash: hashes[place] ?? null,
    },
  ];
}

/** Why nobody begins a game for others: the keys of their seats, and the shuffles, would be in one hand. */
export const EACH_THEIR_OWN_SEAT =
  'People sit down by themselves: choose "Play with friends", and send them the link of the table.';

/** Whether more than one of the seats is a person's. */
export function severalPeople(seats: readonly { kind: 'human' | 'bot' }[]): boolean {
  return seats.filter(({ kind }) => kind === 'human').length > 1;
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
