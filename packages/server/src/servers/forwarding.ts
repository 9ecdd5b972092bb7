/** A page at tables that are at home on other servers: what it says of them goes there, and what they say comes back. */
import type { ClientMessage, Reply, ServerMessage } from '@kitchen-table/protocol';
import type { Homes } from '../store/homes.ts';
import { Tunnel } from './tunnel.ts';

/** What brings a page to a table, or a guest to a seat. */
type Opening = Extract<ClientMessage, { kind: 'join' | 'joinDraft' | 'joinLobby' | 'lobbySit' }>;

/** What the forwarding of one page needs. */
export interface ForwardingParts {
  homes: Homes;
  /** Does here what the page says. */
  here: (message: ClientMessage) => Promise<Reply>;
  /** Tells the page something. */
  tell: (message: ServerMessage) => void;
}

/** Where a page is: how it came there, and through what; null: at a table of this server. */
interface Place {
  readonly opening: Opening;
  readonly tunnel: Tunnel | null;
}

/** So long a table is looked for whose server is gone: until another may take it over, and some more. */
const PATIENCE = 8000;
const PAUSE = 150;
const MOVED = 'The table had to be laid again; look at it and choose again.';
const UNREACHABLE = 'The server of this table does not answer; reload the page to try again.';

/** The tables of one page. */
export class Forwarding {
  private readonly parts: ForwardingParts;
  private readonly places = new Map<string, Place>();
  private readonly tunnels = new Map<string, Tunnel>();
  private isClosed = false;

  constructor(parts: ForwardingParts) {
    this.parts = parts;
  }

  /** Does what the page says, here or where its table is. */
  async say(message: ClientMessage): Promise<Reply> {
    const id = tableOf(message);
    if (id === null || this.parts.homes.password === null) return this.parts.here(message);
    if (isOpening(message)) return this.open(id, message);
    const place = this.places.get(id);
    if (isLeaving(message)) this.places.delete(id);
    if (place === undefined || place.tunnel === null) return this.parts.here(message);
    return (await place.tunnel.say(message)) ?? { kind: 'error', sentence: MOVED };
  }

  /** A table of this server is at home elsewhere now: the page follows it. */
  lost(id: string): void {
    if (this.places.get(id)?.tunnel === null) void this.follow(id);
  }

  close(): void {
    this.isClosed = true;
    for (const tunnel of this.tunnels.values()) tunnel.close();
    this.tunnels.clear();
    this.places.clear();
  }

  private async open(id: string, opening: Opening): Promise<Reply> {
    const { reply, tunnel } = await this.reached(id, opening);
    if (reply.kind !== 'error' && opening.kind !== 'lobbySit' && !this.isClosed)
      this.places.set(id, { opening, tunnel });
    return reply;
  }

  /** The reply of whoever has the table: while its server is gone, or it is on its way, that is looked for again. */
  private async reached(id: string, opening: Opening): Promise<{ reply: Reply; tunnel: Tunnel | null }> {
    const { homes, here } = this.parts;
    const until = performance.now() + PATIENCE;
    for (;;) {
      const address = await homes.elsewhere(id);
      const tunnel = address === null ? null : this.tunnelTo(address);
      const reply = tunnel === null ? await here(opening) : await tunnel.say(opening);
      const isLast = this.isClosed || performance.now() > until;
      const stays = reply !== null && (reply.kind !== 'error' || address === (await homes.elsewhere(id)));
      if (stays || isLast) return { reply: reply ?? { kind: 'error', sentence: UNREACHABLE }, tunnel };
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  private tunnelTo(address: string): Tunnel {
    const known = this.tunnels.get(address);
    if (known !== undefined) return known;
    const { homes, tell } = this.parts;
    const tunnel: Tunnel = new Tunnel(address, homes.password ?? '', tell, () => {
      if (this.tunnels.get(address) === tunnel) this.tunnels.delete(address);
      for (const [id, place] of this.places) if (place.tunnel === tunnel) void this.follow(id);
    });
    if (!this.isClosed) this.tunnels.set(address, tunnel);
    else tunnel.close();
    return tunnel;
  }

  /** Comes to a table again that is somewhere else now, unless the page leaves it meanwhile. */
  private async follow(id: string): Promise<void> {
    const place = this.places.get(id);
    if (place === undefined) return;
    const { reply, tunnel } = await this.reached(id, place.opening).catch(
      (): Awaited<ReturnType<Forwarding['reached']>> => ({
        reply: { kind: 'error', sentence: UNREACHABLE },
        tunnel: null,
      }),
    );
    if (this.isClosed) return;
    const now = this.places.get(id);
    if (now === undefined)
      void (tunnel?.say(leavingFrom(place.opening)) ?? this.parts.here(leavingFrom(place.opening)));
    if (now !== place) return; // It has left, or come anew.
    if (reply.kind === 'error') {
      this.places.delete(id);
      this.parts.tell(reply);
    } else this.places.set(id, { opening: place.opening, tunnel });
  }
}

function tableOf(message: ClientMessage): string | null {
  if ('game' in message) return message.game;
  if ('draft' in message) return message.draft;
  return 'lobby' in message ? message.lobby : null;
}

function isOpening(message: ClientMessage): message is Opening {
  const { kind } = message;
  return kind === 'join' || kind === 'joinDraft' || kind === 'joinLobby' || kind === 'lobbySit';
}

function leavingFrom(opening: Opening): ClientMessage {
  switch (opening.kind) {
    case 'join':
      return { kind: 'leave', game: opening.game };
    case 'joinDraft':
      return { kind: 'leaveDraft', draft: opening.draft };
    case 'joinLobby':
    case 'lobbySit':
      return { kind: 'leaveLobby', lobby: opening.lobby };
  }
}

function isLeaving({ kind }: ClientMessage): boolean {
  return kind === 'leave' || kind === 'leaveDraft' || kind === 'leaveLobby';
}
