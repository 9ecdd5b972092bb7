/** A table that is being laid: who sits where, with which deck, ready or not. Plain data, and what may become of it. */
import type { LobbySeatView, Sideboarding, TableOptions } from '@kitchen-table/protocol';
import { isDraftFormat } from '../cards/formats.ts';
import { isUnderWay, type PlayedMatch } from './played-match.ts';

/** A seat of a lobby. */
export interface LobbySeat {
  kind: LobbySeatView['kind'];
  name: string;
  /** A starter deck's id or a list; '' for none. Only its player sees it. */
  deck: string;
  commanders: readonly string[];
  cards: number;
  troubles: number;
  ready: boolean;
  /** SHA-256 of the key that opens it, here and in the game; null where nobody sits. */
  keyHash: string | null;
  /** The deck as it was changed between two games; null: as it was brought. */
  parts: Sideboarding | null;
}

/** A lobby. Its host is the first person in it. */
export interface Lobby {
  lobby: string;
  format: string;
  seats: readonly LobbySeat[];
  options: TableOptions;
  chat: readonly { name: string; text: string }[];
  game: string | null;
  /** Where the format begins with packs. */
  draft: string | null;
  /** What was played here; null before the first game. */
  match: PlayedMatch | null;
}

/** A lobby after a change, or the sentence that says why there is none. */
export type Changed = Lobby | string;

/** Of what is said, so much is kept. */
const CHAT_KEPT = 100;

/** Whether the game or the draft has begun. */
export function isDealt({ game, draft }: Lobby): boolean {
  return game !== null || draft !== null;
}

/** What is said of a table whose game has begun. */
export const DEALT = 'The cards are dealt already.';

/** A seat in which nobody sits. */
export const FREE: LobbySeat = {
  kind: 'free',
  name: '',
  deck: '',
  commanders: [],
  cards: 0,
  troubles: 0,
  ready: false,
  keyHash: null,
  parts: null,
};

/** The seat of whoever deals and says how it is played: the first person's. */
export function hostOf({ seats }: Lobby): number {
  return seats.findIndex(({ kind }) => kind === 'human');
}

/** Somebody takes the first free seat. */
export function seated(lobby: Lobby, name: string, keyHash: string): { lobby: Lobby; seat: number } | string {
  const wanted = name.trim();
  if (isDealt(lobby))
    return lobby.options.watching === 'nobody' ? DEALT : 'The cards are dealt already; you can watch the game.';
  if (lobby.seats.some((one) => one.kind !== 'free' && one.name === wanted))
    return `Somebody here is called ${wanted} already; take another name.`;
  const seat = lobby.seats.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) return 'Every seat is taken; ask the host for another one.';
  return { lobby: withSeat(lobby, seat, { ...FREE, kind: 'human', name: wanted, keyHash }), seat };
}

/** One seat is as given. */
export function withSeat(lobby: Lobby, seat: number, changed: Partial<LobbySeat>): Lobby {
  return { ...lobby, seats: lobby.seats.map((one, at) => (at === seat ? { ...one, ...changed } : one)) };
}

/** As a deck was handed in: nothing has been moved. */
export const AS_BROUGHT: Readonly<Pick<LobbySeat, 'parts' | 'troubles'>> = { parts: null, troubles: 0 };

/** Other people, or other seats: whatever is played next is another match, with the decks as they were brought. */
function anew(lobby: Lobby): Lobby {
  const seats = lobby.seats.map((one) => (one.parts === null ? one : { ...one, ...AS_BROUGHT, ready: false }));
  return { ...lobby, seats, match: null };
}

/** Ready, or not after all: only with a deck that may be played, unless packs come first. */
export function withReady(lobby: Lobby, seat: number, ready: boolean): Changed {
  const own = lobby.seats[seat];
  if (ready && !isDraftFormat(lobby.format) && (own === undefined || own.deck === '')) return 'Choose a deck first.';
  if (ready && own !== undefined && own.troubles > 0) return 'Your deck can’t be played yet; mend it first.';
  return withSeat(lobby, seat, { ready });
}

/** Played in another way: whoever was ready looks at it first. A match ends as it began. */
export function withOptions(lobby: Lobby, options: TableOptions): Changed {
  if (isUnderWay(lobby) && options.bestOf !== lobby.options.bestOf)
    return 'A match is under way; its length can be changed when it is over.';
  const seats = lobby.seats.map((one) => (one.kind === 'human' ? { ...one, ready: false } : one));
  return { ...lobby, options, seats };
}

/** Something is said. */
export function withSaying(lobby: Lobby, name: string, text: string): Lobby {
  return { ...lobby, chat: [...lobby.chat, { name, text: text.trim() }].slice(-CHAT_KEPT) };
}

/** The host puts a bot into a free seat, or frees a seat; not the own one. */
export function withSeatFor(lobby: Lobby, seat: number, to: 'bot' | 'free'): Changed {
  const there = lobby.seats[seat];
  if (there === undefined || seat === hostOf(lobby)) return 'There is no such seat to change; choose another one.';
  if (to === 'free') return anew(withSeat(lobby, seat, FREE));
  if (there.kind !== 'free') return 'Somebody sits there; free the seat first.';
  return anew(withSeat(lobby, seat, { ...FREE, kind: 'bot', name: botName(lobby), ready: true }));
}

/** Somebody gives their seat up; the host stays. */
export function withoutSitter(lobby: Lobby, seat: number): Changed {
  if (seat === hostOf(lobby)) return 'The host stays as long as the table is laid.';
  return anew(withSeat(lobby, seat, FREE));
}

const BOT_NAMES = ['Mira', 'Otto', 'Jun', 'Ada', 'Bo', 'Kit', 'Tove', 'Sol', 'Nell', 'Ivo'] as const;

/** A name for a bot that nobody at the table has. */
export function botName(lobby: Lobby): string {
  const taken = new Set(lobby.seats.map(({ name }) => name));
  const free = BOT_NAMES.map((name) => `${name} (bot)`).find((name) => !taken.has(name));
  if (free === undefined) throw new Error('More bots than seats.');
  return free;
}

/** So many seats: new ones are free, and only free ones go. */
export function withSeats(lobby: Lobby, count: number): Changed {
  const more = Math.max(0, count - lobby.seats.length);
  if (more > 0) return anew({ ...lobby, seats: [...lobby.seats, ...Array.from({ length: more }, () => FREE)] });
  const seats = [...lobby.seats];
  while (seats.length > count) {
    const last = seats.findLastIndex(({ kind }) => kind === 'free');
    if (last < 0) return 'Somebody sits in every seat; free one first.';
    seats.splice(last, 1);
  }
  return anew({ ...lobby, seats });
}

/** Why the cards can't be dealt yet; null when they can. */
export function whyNotDealt(lobby: Lobby): string | null {
  if (isDealt(lobby)) return DEALT;
  if (lobby.seats.some(({ kind }) => kind === 'free'))
    return 'A seat is still free: wait for a friend, put a bot there, or take the seat away.';
  const open = lobby.seats.filter(({ ready }) => !ready).map(({ name }) => name);
  return open.length === 0 ? null : `Waiting for ${open.join(' and ')}.`;
}
