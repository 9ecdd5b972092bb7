/** Messages from pages: each read, done and answered by exactly one reply. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { nameKey } from '@kitchen-table/cards';
import type { ClientEvents, ClientMessage, LobbyMessage, Reply, ServerEvents } from '@kitchen-table/protocol';
import { readClientMessage } from '@kitchen-table/protocol';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import type { CardSource } from './cards/card-source.ts';
import { namedCards, searchedCards } from './cards/card-search.ts';
import { checkDeckText } from './cards/deck-check.ts';
import { cardReading } from './cards/reading.ts';
import { suggestedNames } from './cards/suggestions.ts';
import { whyUnplayable } from './cards/card-source.ts';
import { attendLobby, type LobbySittings } from './lobbies/lobby-messages.ts';
import type { Lobbies } from './lobbies/lobbies.ts';
import { attendDraft, type DraftSitting } from './drafts/draft-messages.ts';
import type { Act } from './games/host.ts';
import type { RunningGame, Viewer } from './games/running-games.ts';
import type { Drafts } from './drafts/drafts.ts';
import { Forwarding } from './servers/forwarding.ts';
import { isServer, PASSWORD_HEADER } from './servers/tunnel.ts';
import type { Homes } from './store/homes.ts';
import type { KnownHost } from './guarded-http.ts';
import type { Metrics } from './hosting/metrics.ts';
import { type AddressShares, SharesOfAddresses } from './address-shares.ts';
import type { ClientAddress } from './client-address.ts';
import { type RateLimits, rateLimiter } from './rate-limits.ts';
import type { Tables } from './tables.ts';

type Wire = Socket<ClientEvents, ServerEvents>;

/** What a connection is before anything is said on it. */
type EngineWire = Wire['conn'];

/** A page at one game. */
interface Sitting {
  running: RunningGame;
  viewer: Viewer;
}

/** What costs the server more than a look at a game counts as so many messages. */
const COSTS: Readonly<Partial<Record<ClientMessage['kind'], number>>> = {
  createGame: 15,
  createDraft: 15,
  tryCard: 15,
  searchCards: 4,
  namedCards: 4,
  openLobby: 15,
  lobbyDeal: 15,
  lobbyDeck: 5,
  lobbyMove: 5,
  lobbyAgain: 5,
  lobbySay: 5,
  tableSay: 5,
  draftSay: 5,
  lookHere: 5,
  joinLobby: 5,
  deckCheck: 5,
  join: 5,
  course: 15,
  replayAt: 2,
  cardNames: 4,
  joinDraft: 5,
};
/** Longer messages are not read. */
const LONGEST_MESSAGE = 200_000;

/** What connections need. */
export interface ConnectionParts {
  http: HttpServer;
  tables: Tables;
  drafts: Drafts;
  lobbies: Lobbies;
  homes: Homes;
  source: CardSource;
  onFault: (error: unknown) => void;
  /** Whether the server answers to that name. */
  isKnown: KnownHost;
  /** What one address may ask. */
  limits: RateLimits;
  /** What it may have at once. */
  shares: AddressShares;
  /** Whose limits count. */
  clientAddress: ClientAddress;
  metrics: Pick<Metrics, 'answered'>;
}

/** The connections of a server. */
export interface Connections {
  count(): number;
  /** Nothing new is done; what is being done is answered, and pages come again when there is a server again. */
  close(): Promise<void>;
}

/** So long the last answers are waited for, in milliseconds. */
const LAST_ANSWERS = 5000;
/** And so long are pages given to read them. */
const LAST_READING = 2000;
const STOPPING = 'This server is about to stop, and all games are kept. The page goes on by itself when it is back.';

/** Listens for pages on the server's own address only: other sites' pages are turned away. */
export function openConnections(parts: ConnectionParts): Connections {
  const wires = new Server<ClientEvents, ServerEvents>(parts.http, {
    maxHttpBufferSize: LONGEST_MESSAGE,
    serveClient: false,
    allowRequest: (request, done) => {
      const { headers } = request;
      if (!parts.isKnown(headers.host) || !sameOrigin(headers.origin, headers.host)) return done(null, false);
      const why = ofServer(request) ? null : shares.whyTurnedAway(addressOf(request));
      done(why, why === null);
    },
  });
  const allow = rateLimiter(parts.limits);
  const shares = new SharesOfAddresses(parts.shares, parts.tables.runs);
  const addressOf = ({ socket, headers }: IncomingMessage): string =>
    parts.clientAddress({ address: socket.remoteAddress ?? '', headers });
  const ofServer = ({ headers }: IncomingMessage): boolean => isServer(headers[PASSWORD_HEADER], parts.homes.password);
  // Counted from the handshake on: whoever says nothing holds a connection too.
  wires.engine.on('connection', (wire: EngineWire) => {
    if (!ofServer(wire.request)) wire.once('close', shares.connected(addressOf(wire.request)));
  });
  wires.use((wire, next) => {
    if (ofServer(wire.request)) return next();
    const leaving = shares.welcome(addressOf(wire.request));
    if (typeof leaving === 'string') return next(new Error(leaving));
    wire.conn.once('close', leaving);
    next();
  });
  const work = new WorkInHand();
  const pages = new Set<Forwarding>();
  parts.homes.onLost((id) => {
    for (const page of pages) page.lost(id);
  });
  wires.on('connection', (wire) => {
    if (ofServer(wire.request)) return attendServer(wire, parts, work);
    const { here, gone } = doing(wire, parts);
    const address = addressOf(wire.request);
    const counted = shares.page(address);
    const page = new Forwarding({ homes: parts.homes, here, tell: (message) => wire.emit('message', message) });
    pages.add(page);
    wire.on('disconnect', () => {
      pages.delete(page);
      page.close();
      counted.close();
      gone();
    });
    attend(wire, parts, work, {
      allowed: (cost) => allow(address, cost),
      say: (message) => counted.say(message, (said) => page.say(said)),
      stopped: (answer) => answer({ kind: 'error', sentence: STOPPING }),
    });
  });
  return {
    count: () => wires.of('/').sockets.size,
    async close() {
      work.stopping = true;
      wires.except(SERVERS).emit('message', { kind: 'error', sentence: STOPPING });
      await Promise.race([work.done(), new Promise((resolve) => setTimeout(resolve, LAST_ANSWERS).unref())]);
      // Who never ends a question or never reads an answer does not hold the server up.
      const cut = setTimeout(() => parts.http.closeAllConnections(), LAST_READING);
      await wires.close();
      clearTimeout(cut);
    },
  };
}

/** Messages that are not answered yet. */
class WorkInHand {
  stopping = false;
  private readonly open = new Set<Promise<unknown>>();

  add(work: Promise<unknown>): void {
    this.open.add(work);
    void work.finally(() => this.open.delete(work));
  }

  async done(): Promise<void> {
    await Promise.all(this.open);
  }
}

function sameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The other servers of the host are among themselves here. */
const SERVERS = 'servers';

/** Another server, on behalf of one of its pages, which it has heard and counted itself. */
function attendServer(wire: Wire, parts: ConnectionParts, work: WorkInHand): void {
  void wire.join(SERVERS);
  const { here, gone } = doing(wire, parts);
  wire.on('disconnect', gone);
  attend(wire, parts, work, { allowed: () => true, say: here, stopped: () => void wire.disconnect(true) });
}

/** Does here what comes over the wire, until it is gone. */
function doing(wire: Wire, parts: ConnectionParts): { here(message: ClientMessage): Promise<Reply>; gone(): void } {
  const sittings = new Map<string, Sitting>();
  const drafting = new Map<string, DraftSitting>();
  const inLobbies: LobbySittings = new Map();
  const leave = (game: string): void => {
    const sitting = sittings.get(game);
    if (sitting === undefined) return;
    sittings.delete(game);
    sitting.running.leave(sitting.viewer);
  };
  return {
    here: (message) =>
      'lobby' in message || message.kind === 'openLobby'
        ? attendLobby(message, wire, inLobbies, parts.lobbies)
        : handle(message, wire, sittings, drafting, leave, parts),
    gone() {
      for (const game of [...sittings.keys()]) leave(game);
      for (const { table, watcher } of drafting.values()) table.leave(watcher);
      for (const [lobby, watcher] of inLobbies) parts.lobbies.leave(lobby, watcher).catch(parts.onFault);
    },
  };
}

/** How messages of a wire are taken. */
interface Attendance {
  /** Whether it may say something that costs so much. */
  allowed(cost: number): boolean;
  say(message: ClientMessage): Promise<Reply>;
  /** What is said when the server takes nothing new. */
  stopped(answer: (reply: Reply) => void): void;
}

function attend(wire: Wire, parts: ConnectionParts, work: WorkInHand, { allowed, say, stopped }: Attendance): void {
  wire.on('message', (raw: unknown, reply?: unknown) => {
    const answer = (with_: Reply): void => {
      if (typeof reply === 'function') (reply as (reply: Reply) => void)(with_);
      else if (with_.kind === 'error') wire.emit('message', with_);
    };
    if (!allowed(1)) return answer(TOO_MANY);
    const received = readClientMessage(raw);
    if (received.kind === 'bad') return answer({ kind: 'error', sentence: received.sentence });
    if (work.stopping) return stopped(answer);
    const more = (COSTS[received.message.kind] ?? 1) - 1;
    if (more > 0 && !allowed(more)) return answer(TOO_MANY);
    const { kind } = received.message;
    const begun = performance.now();
    const answered = say(received.message).then(answer, (error: unknown) => {
      parts.onFault(error);
      answer({
        kind: 'error',
        sentence: 'The server failed at this; nothing was changed. Reload the page and try again.',
      });
    });
    work.add(answered.finally(() => parts.metrics.answered(kind, (performance.now() - begun) / 1000)));
  });
  wire.onAny((event: string, ...rest: unknown[]) => {
    if (event === 'message') return;
    const reply = rest.at(-1);
    const sentence = 'Only messages are understood here; reload the page and try again.';
    if (typeof reply === 'function') (reply as (reply: Reply) => void)({ kind: 'error', sentence });
    else if (allowed(1)) wire.emit('message', { kind: 'error', sentence });
  });
}

const TOO_MANY: Reply = {
  kind: 'error',
  sentence: 'Too many messages at once; wait a second and try again.',
  again: 1000,
};

async function handle(
  message: Exclude<ClientMessage, LobbyMessage>,
  wire: Wire,
  sittings: Map<string, Sitting>,
  drafting: Map<string, DraftSitting>,
  leave: (game: string) => void,
  parts: ConnectionParts,
): Promise<Reply> {
  switch (message.kind) {
    case 'createGame':
      return parts.tables.create(message);
    case 'join': {
      const seated = await parts.tables.sit(message.game, message.token, (seat) => ({
        seat,
        name: seat === null ? (message.name?.trim() ?? null) : null,
        send: (snapshot) => wire.emit('message', snapshot),
        hear: (news) => wire.emit('message', news),
        tell: (sentence) => wire.emit('message', { kind: 'error', sentence }),
        unseat: (sentence) => {
          if (sittings.get(message.game)?.viewer.seat === seat) sittings.delete(message.game);
          wire.emit('message', { kind: 'unseated', game: message.game, sentence });
        },
      }));
      if (seated.kind === 'error') return seated;
      leave(message.game); // Whoever joins again has taken the new place before the old one is given up.
      const { running, viewer } = seated;
      sittings.set(message.game, { running, viewer });
      if (!wire.connected) leave(message.game);
      return { kind: 'joined', game: message.game, seat: viewer.seat };
    }
    case 'leave':
      leave(message.game);
      return { kind: 'done' };
    case 'answer':
    case 'sayWord':
    case 'undo':
    case 'consent':
    case 'concede':
    case 'offerDraw':
    case 'standIn':
    case 'voteOut':
    case 'proposeFix':
    case 'sayFix':
    case 'setStops':
    case 'yield':
      return seatedAct(sittings, message);
    case 'tableSay':
    case 'lookHere': {
      const sitting = sittings.get(message.game);
      if (sitting === undefined) return { kind: 'error', sentence: 'You are not at this table; join the game first.' };
      return (await sitting.running.talk(sitting.viewer, message)) ?? { kind: 'done' };
    }
    case 'why': {
      const sitting = sittings.get(message.game);
      if (sitting === undefined) return { kind: 'error', sentence: 'You are not at this table; join the game first.' };
      return sitting.running.why(sitting.viewer.seat, message.object);
    }
    case 'course': {
      const sitting = sittings.get(message.game);
      if (sitting === undefined) return { kind: 'error', sentence: 'You are not at this table; join the game first.' };
      return sitting.running.course(sitting.viewer.seat);
    }
    case 'replayAt': {
      const sitting = sittings.get(message.game);
      if (sitting === undefined) return { kind: 'error', sentence: 'You are not at this table; join the game first.' };
      return sitting.running.replayAt(sitting.viewer, message.at, message.seat, message.logFrom);
    }
    case 'createDraft':
    case 'joinDraft':
    case 'leaveDraft':
    case 'draftAnswer':
    case 'draftUndo':
    case 'draftSay':
    case 'draftDeck':
      return attendDraft(message, wire, drafting, parts.drafts);
    case 'listGames':
      return { kind: 'games', games: await parts.tables.list(message.keys ?? []) };
    case 'deckCheck':
      return deckChecked(message, parts.source);
    case 'cardNames':
      return { kind: 'cardNames', names: suggestedNames(message.typed, await parts.source.names()) };
    case 'searchCards':
      return searchedCards(message.query, parts.source);
    case 'namedCards':
      return namedCards(message.names, parts.source);
    case 'tryCard':
      return parts.tables.tryCard(message.card);
    case 'reading':
      return reading(message.card, parts.source);
  }
}

async function seatedAct(sittings: ReadonlyMap<string, Sitting>, act: Act & { game: string }): Promise<Reply> {
  const sitting = sittings.get(act.game);
  if (sitting === undefined) return { kind: 'error', sentence: 'You are not at this table; join the game first.' };
  const { seat } = sitting.viewer;
  if (seat === null) return { kind: 'error', sentence: 'You watch this game without a seat; only players decide.' };
  return (await sitting.running.act(seat, act)) ?? { kind: 'done' };
}

async function deckChecked(
  { text, format, changes, commanders }: Extract<ClientMessage, { kind: 'deckCheck' }>,
  source: CardSource,
): Promise<Reply> {
  const checked = await checkDeckText(text, format, source, changes, commanders);
  return {
    kind: 'deckChecked',
    legal: checked.problems.length === 0,
    cards: checked.cards,
    commanders: checked.list.commanders.map(({ name }) => name),
    commandersGuessed: checked.guessed,
    leaders: checked.leaders,
    name: checked.list.name ?? null,
    colors: checked.colors,
    text: checked.text,
    problems: checked.problems,
  };
}

async function reading(name: string, source: CardSource): Promise<Reply> {
  const card = (await source.find([name])).get(nameKey(name));
  if (card === undefined)
    return {
      kind: 'error',
      sentence: `No card named "${name}" is known here; import more cards with "kt cards import FILE".`,
    };
  if (card.reading.kind !== 'read') return { kind: 'error', sentence: whyUnplayable(card) ?? `${name} is not read.` };
  return { kind: 'reading', ...cardReading(card.reading.card), rulings: await source.rulings(name) };
}
