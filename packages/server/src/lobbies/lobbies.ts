/** The lobbies of this server: every change is stored, then everybody there sees it; one change at a time. */
import { starterBrawlDecks, starterDecks } from '@kitchen-table/cards';
import { formatProblem } from '@kitchen-table/engine';
import { type LobbySnapshot, type NewGame, type Reply, USUAL_OPTIONS } from '@kitchen-table/protocol';
import type { Drafts } from '../drafts/drafts.ts';
import type { CardSource } from '../cards/card-source.ts';
import { checkDeckText } from '../cards/deck-check.ts';
import { isDraftFormat } from '../cards/formats.ts';
import { deckRules } from '../cards/prepare-game.ts';
import { firstPictureNumber } from '../picture-numbers.ts';
import type { Homes } from '../store/homes.ts';
import type { LobbyStore } from '../store/lobby-store.ts';
import { type Allow, rateLimiter, WORDS_LIMITS } from '../rate-limits.ts';
import { hash, secret } from '../secrets.ts';
import type { Tables } from '../tables.ts';
import {
  type Changed,
  DEALT,
  FREE,
  hostOf,
  isDealt,
  type Lobby,
  type LobbySeat,
  seated,
  whyNotDealt,
  withSaying,
  withSeat,
} from './lobby.ts';
import { afterGame, beginnerOf, matchView, scoreBefore } from './lobby-match.ts';
import { isUnderWay } from './played-match.ts';
import { listOf, partsOf, withCardMoved } from './sideboarding.ts';

/** A page at a lobby; without a key it looks on. */
export interface LobbyWatcher {
  keyHash: string | null;
  send(snapshot: LobbySnapshot): void;
}

/** What the lobbies are made of. */
export interface LobbiesParts {
  store: LobbyStore;
  homes: Homes;
  tables: Tables;
  drafts: Pick<Drafts, 'create'>;
  source: CardSource;
}

/** A seat taken, with the only copy of its key; or one sentence. */
export type Taken = { lobby: string; seat: number; key: string } | string;

/** Why a page is not at a lobby. */
export type NotWatched = Extract<Reply, { kind: 'error' }>;

interface Room {
  lobby: Lobby;
  sequence: number;
  readonly watchers: Set<LobbyWatcher>;
  queue: Promise<unknown>;
}

/** The lobbies of a server. */
export class Lobbies {
  private readonly parts: LobbiesParts;
  private readonly rooms: Map<string, Promise<Room | null>> = new Map();
  private readonly allow: Allow = rateLimiter(WORDS_LIMITS);

  constructor(parts: LobbiesParts) {
    this.parts = parts;
    parts.homes.onLost((lobby) => this.rooms.delete(lobby));
  }

  /** Lays a table; whoever does sits at it. */
  async open(format: string, seats: number, name: string): Promise<Taken> {
    const wrong = formatProblem(format);
    if (wrong !== null) return `${wrong}.`;
    const lobby = secret(9);
    const laid: Lobby = {
      lobby,
      format,
      seats: Array.from({ length: seats }, () => FREE),
      options: USUAL_OPTIONS,
      chat: [],
      game: null,
      draft: null,
      match: null,
    };
    await this.parts.homes.take(lobby);
    await this.parts.store.save(laid);
    return this.sit(lobby, name);
  }

  /** Looks on, or is back at one's seat; why not where there is no such lobby, or the key opens nothing. */
  async watch(lobby: string, key: string | null, watcher: LobbyWatcher): Promise<NotWatched | null> {
    const room = await this.room(lobby);
    if (room === null) return { kind: 'error', sentence: NONE };
    const keyHash = key === null ? null : hash(key);
    if (keyHash !== null && seatOf(room.lobby, keyHash) === null)
      return { kind: 'error', sentence: 'Your seat at this table was given up; sit down again.', isGivenUp: true };
    watcher.keyHash = keyHash;
    room.watchers.add(watcher);
    this.show(room);
    return null;
  }

  /** The page is gone; its seat stays. */
  async leave(lobby: string, watcher: LobbyWatcher): Promise<void> {
    const loading = this.rooms.get(lobby);
    const room = await loading;
    if (room === null || room === undefined || !room.watchers.delete(watcher)) return;
    for (let done: unknown = null; done !== room.queue; await done) done = room.queue; // And what came meanwhile.
    if (room.watchers.size > 0) return this.show(room);
    if (this.rooms.get(lobby) !== loading) return;
    this.rooms.delete(lobby);
    this.parts.homes.release(lobby);
  }

  /** Somebody sits down. */
  async sit(lobby: string, name: string): Promise<Taken> {
    const key = secret(18);
    let seat = -1;
    const refused = await this.change(lobby, (before) => {
      const taken = seated(before, name, hash(key));
      if (typeof taken === 'string') return taken;
      seat = taken.seat;
      return taken.lobby;
    });
    return refused ?? { lobby, seat, key };
  }

  /** A deck is looked over and put before its player's seat. */
  async bringDeck(lobby: string, keyHash: string, deck: string): Promise<string | null> {
    const room = await this.room(lobby);
    if (room === null) return NONE;
    const looked = await this.lookedOver(deck, room.lobby.format);
    return this.change(lobby, (before) => {
      const seat = seatOf(before, keyHash);
      if (seat === null) return NOT_SEATED;
      if (isUnderWay(before)) return 'A match is played to its end with the decks with which it began.';
      return withSeat(before, seat, { ...looked, deck, parts: null, ready: false });
    });
  }

  /** Between two games one card goes into the main deck, or out of it. CR 100.4. */
  async moveCard(
    lobby: string,
    keyHash: string,
    move: { card: string; to: 'main' | 'sideboard' },
  ): Promise<string | null> {
    const room = await this.room(lobby);
    if (room === null) return NONE;
    return this.enqueue(room, async () => {
      const before = room.lobby;
      const seat = seatOf(before, keyHash);
      const own = seat === null ? undefined : before.seats[seat];
      if (seat === null || own === undefined) return NOT_SEATED;
      if (isDealt(before)) return DEALT;
      if (before.match === null) return 'Cards are moved between two games; before the first, change your list.';
      const moved = await withCardMoved(own, move, before.format, this.parts.source);
      if (typeof moved === 'string') return moved;
      await this.put(room, withSeat(before, seat, moved));
      return null;
    });
  }

  /** Somebody who sits there lays the table again after that game; where it is done already, nothing is left to do. */
  async again(lobby: string, keyHash: string, game: string): Promise<string | null> {
    const room = await this.room(lobby);
    if (room === null) return NONE;
    return this.enqueue(room, async () => {
      const before = room.lobby;
      if (seatOf(before, keyHash) === null) return NOT_SEATED;
      if (before.game !== game) return null;
      const result = await this.parts.tables.resultOf(game);
      if (result === null) return 'The game goes on; the table is laid again when it is over.';
      await this.put(room, afterGame(before, result));
      return null;
    });
  }

  private async lookedOver(
    deck: string,
    format: string,
  ): Promise<Pick<LobbySeat, 'commanders' | 'cards' | 'troubles'>> {
    const starter = [...starterDecks(), ...starterBrawlDecks()].find(({ id }) => id === deck.trim());
    const text = starter === undefined ? deck : null;
    if (text === null && starter !== undefined) {
      const { commanders, main } = starter.list;
      const cards = [...commanders, ...main].reduce((sum, { count }) => sum + count, 0);
      const wrong = starterRules(starter.format) !== deckRules(format);
      return { commanders: commanders.map(({ name }) => name), cards, troubles: wrong ? 1 : 0 };
    }
    const checked = await checkDeckText(deck, deckRules(format), this.parts.source);
    return {
      commanders: checked.list.commanders.map(({ name }) => name),
      cards: checked.cards,
      troubles: checked.problems.length,
    };
  }

  /** The host deals: the keys of the seats open the game. */
  async deal(lobby: string, keyHash: string): Promise<string | null> {
    const room = await this.room(lobby);
    if (room === null) return NONE;
    return this.enqueue(room, async () => {
      const before = room.lobby;
      const why = seatOf(before, keyHash) === hostOf(before) ? whyNotDealt(before) : 'Only the host deals the cards.';
      if (why !== null) return why;
      const begun = await this.begun(before);
      if (typeof begun === 'string') return begun;
      await this.put(room, { ...before, ...begun });
      return null;
    });
  }

  /** The game, or the draft that comes before it; or one sentence. */
  private async begun(lobby: Lobby): Promise<Pick<Lobby, 'game' | 'draft'> | string> {
    const { format, seats, chat, options } = lobby;
    const keys = seats.map((seat) => seat.keyHash);
    const names = seats.map(({ name }) => name);
    const said = chat.map(({ name, text }, at) => ({ number: at + 1, seat: placeOf(names, name), name, text }));
    if (isDraftFormat(format)) {
      const drafters = seats.map(({ kind, name }) => ({ name, kind: kind === 'bot' ? kind : ('human' as const) }));
      const created = await this.parts.drafts.create(
        { format, seats: drafters },
        { keys, pickSeconds: options.decisionSeconds, said },
      );
      return created.kind === 'error' ? created.sentence : { game: null, draft: created.draft };
    }
    const table = { options, said, clocks: null, match: scoreBefore(lobby) };
    const startingPlayer = beginnerOf(lobby);
    const request = {
      ...{ format, seats: withDecksForBots(format, seats) },
      ...(startingPlayer === null ? {} : { options: { startingPlayer } }),
    };
    const created = await this.parts.tables.create(request, { keys, table, decks: seats.map(listOf) });
    return created.kind === 'error' ? created.sentence : { game: created.game, draft: null };
  }

  /** Somebody seated says something. */
  async say(lobby: string, keyHash: string, text: string): Promise<string | null> {
    if (!this.allow(keyHash, 1)) return TOO_MUCH;
    return this.changeFrom(lobby, keyHash, (before, seat) => withSaying(before, before.seats[seat]?.name ?? '', text));
  }

  /** Changes a lobby as somebody seated asks. */
  changeFrom(lobby: string, keyHash: string, act: (lobby: Lobby, seat: number) => Changed): Promise<string | null> {
    return this.change(lobby, (before) => {
      const seat = seatOf(before, keyHash);
      if (seat === null) return NOT_SEATED;
      return act(before, seat);
    });
  }

  private async change(lobby: string, act: (lobby: Lobby) => Changed): Promise<string | null> {
    const room = await this.room(lobby);
    if (room === null) return NONE;
    return this.enqueue(room, async () => {
      if (isDealt(room.lobby)) return DEALT;
      const after = act(room.lobby);
      if (typeof after === 'string') return after;
      await this.put(room, after);
      return null;
    });
  }

  private enqueue(room: Room, act: () => Promise<string | null>): Promise<string | null> {
    const done = room.queue.then(act);
    room.queue = done.catch(() => {});
    return done;
  }

  private async put(room: Room, lobby: Lobby): Promise<void> {
    await this.parts.store.save(lobby);
    room.lobby = lobby;
    this.show(room);
  }

  private room(lobby: string): Promise<Room | null> {
    const here = this.rooms.get(lobby);
    if (here !== undefined) return here;
    const loading = this.load(lobby);
    this.rooms.set(lobby, loading);
    const forget = (): void => void this.rooms.delete(lobby);
    loading.then((room) => (room === null ? forget() : undefined), forget);
    return loading;
  }

  private async load(lobby: string): Promise<Room | null> {
    const { store, homes } = this.parts;
    if ((await store.find(lobby)) === null || !(await homes.take(lobby))) return null;
    const stored = await store.find(lobby);
    if (stored === null) return null;
    return { lobby: stored, sequence: firstPictureNumber(), watchers: new Set(), queue: Promise.resolve() };
  }

  private show(room: Room): void {
    room.sequence++;
    for (const watcher of room.watchers) watcher.send(pictureFor(room, watcher));
  }
}

const NONE = 'There is no such table here; ask for a new link.';
const TOO_MUCH = 'That was much at once; wait a little and say it again.';
const NOT_SEATED = 'You do not sit at this table; take a seat first.';

/** Bots play starter decks that nobody has brought, as far as there are some. */
function withDecksForBots(format: string, seats: readonly LobbySeat[]): NewGame['seats'] {
  const starters = [...starterDecks(), ...starterBrawlDecks()].filter(
    (starter) => starterRules(starter.format) === deckRules(format),
  );
  const taken = new Set(seats.map(({ deck }) => deck.trim()));
  const free = starters.filter(({ id }) => !taken.has(id));
  const forBots = free.length > 0 ? free : starters;
  return seats.map(({ kind, name, deck }, at) =>
    kind === 'bot'
      ? { name, kind, bot: 'greedy', deck: forBots[at % forBots.length]?.id ?? '' }
      : { name, kind: 'human', deck },
  );
}

function starterRules(format: string): string {
  return format === 'commander' || format === 'brawl' ? format : 'standard-60';
}

/** Null: whoever said it has left. */
function placeOf(names: readonly string[], name: string): number | null {
  const place = names.indexOf(name);
  return place < 0 ? null : place;
}

function seatOf(lobby: Lobby, keyHash: string): number | null {
  const seat = lobby.seats.findIndex((one) => one.keyHash === keyHash);
  return seat < 0 ? null : seat;
}

/** Keys, and other people's decks, are in nobody's picture. */
function pictureFor({ lobby, sequence, watchers }: Room, { keyHash }: LobbyWatcher): LobbySnapshot {
  const seat = keyHash === null ? null : seatOf(lobby, keyHash);
  const own = seat === null ? undefined : lobby.seats[seat];
  const present = new Set([...watchers].map((watcher) => watcher.keyHash));
  return {
    kind: 'lobby',
    lobby: lobby.lobby,
    sequence,
    format: lobby.format,
    seat,
    host: hostOf(lobby),
    seats: lobby.seats.map((one) => ({
      kind: one.kind,
      name: one.name,
      commanders: one.commanders,
      cards: one.deck === '' ? null : one.cards,
      troubles: one.troubles,
      ready: one.ready,
      present: one.kind === 'bot' || (one.keyHash !== null && present.has(one.keyHash)),
    })),
    deck: own?.deck ?? '',
    match: matchView(lobby),
    sideboarding: own === undefined || lobby.match === null ? null : partsOf(own, lobby.format),
    options: lobby.options,
    chat: lobby.chat,
    game: lobby.game,
    draft: lobby.draft,
  };
}
