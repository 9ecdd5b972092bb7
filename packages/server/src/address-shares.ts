/** What one address may have of the server at once: pages, tables at which they are, and tables laid in a minute. */
import type { ClientMessage, Reply } from '@kitchen-table/protocol';

/** The shares of one address. */
export interface AddressShares {
  /** Pages that are connected. */
  connections: number;
  /** Games, drafts and lobbies at which its pages are, or games that it began and that still run. */
  tables: number;
  /** Games, drafts and lobbies begun in a minute. */
  newTablesPerMinute: number;
}

/** What a club behind one router needs, several times over. */
export const USUAL_SHARES: AddressShares = { connections: 200, tables: 100, newTablesPerMinute: 60 };

/** So many pages beyond their number are let in as far as to be told why they can't stay. */
const TOLD_WHY = 20;
const MINUTE = 60_000;

/** One page, until it is closed. */
export interface CountedPage {
  /** Does what the page says, or tells it that its address has its share. */
  say(message: ClientMessage, act: (message: ClientMessage) => Promise<Reply>): Promise<Reply>;
  close(): void;
}

/** What an address has. */
interface Held {
  /** Whether or not anything was said on them. */
  connections: number;
  pages: number;
  /** How many pages are at each table. */
  readonly tables: Map<string, number>;
  /** Games that were begun from there: they count while they run. */
  readonly begun: Set<string>;
  /** When its last tables were laid. */
  laid: number[];
  /** Tables that are being laid. */
  laying: number;
}

/** The addresses and what each has. An address that has nothing is forgotten. */
export class SharesOfAddresses {
  private readonly shares: AddressShares;
  private readonly runs: (game: string) => boolean;
  private readonly now: () => number;
  private readonly known = new Map<string, Held>();

  /** `runs`: whether a game is in memory. */
  constructor(shares: AddressShares, runs: (game: string) => boolean, now: () => number = Date.now) {
    this.shares = shares;
    this.runs = runs;
    this.now = now;
  }

  /** Counts a connection, from when it is there until the function is called. */
  connected(address: string): () => void {
    return this.count(address, 'connections');
  }

  /** Why no connection of the address is let in, not even to be told so; null when it is. */
  whyTurnedAway(address: string): string | null {
    const many = this.known.get(address)?.connections ?? 0;
    return many < this.shares.connections + TOLD_WHY ? null : this.tooManyPages();
  }

  /** A page comes in until the function is called; or why it can't. */
  welcome(address: string): (() => void) | string {
    const many = this.known.get(address)?.pages ?? 0;
    return many < this.shares.connections ? this.count(address, 'pages') : this.tooManyPages();
  }

  private count(address: string, what: 'connections' | 'pages'): () => void {
    this.held(address)[what]++;
    return () => {
      this.held(address)[what]--;
      this.forget(address);
    };
  }

  private tooManyPages(): string {
    return `Your address has as many pages open here as it may (${this.shares.connections}); close some, and this one comes in by itself.`;
  }

  /** A page that stays. */
  page(address: string): CountedPage {
    const at = new Set<string>();
    const leave = (table: string): void => {
      if (at.delete(table)) this.leave(address, table);
    };
    return {
      say: async (message, act) => {
        if (isLaying(message)) return this.laying(address, () => act(message));
        const table = tableLeft(message);
        if (table !== null) leave(table);
        const entered = tableEntered(message);
        if (entered === null || at.has(entered)) return act(message);
        const why = this.whyNotEntering(address, entered);
        if (why !== null) return { kind: 'error', sentence: why };
        at.add(entered);
        this.enter(address, entered);
        const reply = await act(message).catch((error: unknown) => {
          leave(entered);
          throw error;
        });
        if (reply.kind === 'error') leave(entered);
        return reply;
      },
      close: () => {
        for (const table of [...at]) leave(table);
      },
    };
  }

  private async laying(address: string, act: () => Promise<Reply>): Promise<Reply> {
    const held = this.held(address);
    const now = this.now();
    held.laid = held.laid.filter((then) => then > now - MINUTE);
    const why = this.whyNotLaying(held, now) ?? this.whyNotEntering(address, null);
    if (why !== null) return { kind: 'error', sentence: why };
    held.laid.push(now);
    held.laying++;
    let isLaid = false;
    try {
      const reply = await act();
      isLaid = reply.kind !== 'error';
      if (reply.kind === 'created') held.begun.add(reply.game);
      return reply;
    } finally {
      held.laying--;
      const at = held.laid.indexOf(now);
      if (!isLaid && at >= 0) held.laid.splice(at, 1);
    }
  }

  private whyNotLaying({ laid }: Held, now: number): string | null {
    const { newTablesPerMinute } = this.shares;
    if (laid.length < newTablesPerMinute) return null;
    const seconds = Math.max(1, Math.ceil(((laid[laid.length - newTablesPerMinute] ?? now) + MINUTE - now) / 1000));
    return `Your address has laid as many tables as it may in a minute (${newTablesPerMinute}); wait ${seconds} seconds and try again.`;
  }

  private whyNotEntering(address: string, table: string | null): string | null {
    const { tables, begun, laying } = this.held(address);
    for (const game of begun) if (!this.runs(game)) begun.delete(game);
    if (table !== null && (tables.has(table) || begun.has(table))) return null;
    const many = new Set([...tables.keys(), ...begun]).size + laying;
    if (many < this.shares.tables) return null;
    return `Your address is at as many tables as it may be at once (${many}); leave one, or end a game, and try again.`;
  }

  private enter(address: string, table: string): void {
    const { tables } = this.held(address);
    tables.set(table, (tables.get(table) ?? 0) + 1);
  }

  private leave(address: string, table: string): void {
    const { tables } = this.held(address);
    const left = (tables.get(table) ?? 0) - 1;
    if (left > 0) tables.set(table, left);
    else tables.delete(table);
    this.forget(address);
  }

  private held(address: string): Held {
    const held = this.known.get(address) ?? {
      connections: 0,
      pages: 0,
      tables: new Map(),
      begun: new Set(),
      laid: [],
      laying: 0,
    };
    this.known.set(address, held);
    return held;
  }

  /** What it laid and began is remembered as long as it counts. */
  private forget(address: string): void {
    this.sweep();
    const held = this.known.get(address);
    if (held !== undefined && this.isIdle(held)) this.known.delete(address);
  }

  private isIdle({ connections, tables, begun, laid, laying }: Held): boolean {
    if (connections > 0 || tables.size > 0 || laying > 0) return false;
    return laid.every((then) => then <= this.now() - MINUTE) && [...begun].every((game) => !this.runs(game));
  }

  private swept = 0;

  /** Once a minute those are looked over that were remembered after their last page was closed. */
  private sweep(): void {
    const now = this.now();
    if (now < this.swept + MINUTE) return;
    this.swept = now;
    for (const [address, held] of this.known) if (this.isIdle(held)) this.known.delete(address);
  }
}

function isLaying({ kind }: ClientMessage): boolean {
  return (
    kind === 'createGame' ||
    kind === 'createDraft' ||
    kind === 'tryCard' ||
    kind === 'openLobby' ||
    kind === 'lobbyDeal'
  );
}

function tableEntered(message: ClientMessage): string | null {
  if (message.kind === 'join') return message.game;
  if (message.kind === 'joinDraft') return message.draft;
  return message.kind === 'joinLobby' ? message.lobby : null;
}

function tableLeft(message: ClientMessage): string | null {
  if (message.kind === 'leave') return message.game;
  if (message.kind === 'leaveDraft') return message.draft;
  return message.kind === 'leaveLobby' ? message.lobby : null;
}
