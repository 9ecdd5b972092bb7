/** What is said before a game of friends: a table is laid, people sit down, bring decks and say that they are ready. */
import type { TableOptions } from './table-options.ts';

/** Everything that a page may say about a lobby. `key` is what its sender was given when sitting down. */
export type LobbyMessage =
  /** A new table: whoever lays it sits in its first seat and is its host. */
  | { kind: 'openLobby'; format: string; seats: number; name: string }
  /** With a key: back to one's seat; with null: look on. */
  | { kind: 'joinLobby'; lobby: string; key: string | null }
  | { kind: 'leaveLobby'; lobby: string }
  /** Takes the first free seat. */
  | { kind: 'lobbySit'; lobby: string; name: string }
  /** Gives the seat up. */
  | { kind: 'lobbyStand'; lobby: string }
  /** The id of a starter deck, or a deck list. */
  | { kind: 'lobbyDeck'; lobby: string; deck: string }
  | { kind: 'lobbyReady'; lobby: string; ready: boolean }
  | { kind: 'lobbySay'; lobby: string; text: string }
  /** Only the host: puts a bot into a free seat, or frees a seat. */
  | { kind: 'lobbySeat'; lobby: string; seat: number; to: 'bot' | 'free' }
  /** Only the host: so many seats. */
  | { kind: 'lobbySeats'; lobby: string; seats: number }
  /** Only the host: how it is played. Whoever was ready says so again. */
  | { kind: 'lobbyOptions'; lobby: string; options: TableOptions }
  /** Only the host, when everybody is ready. */
  | { kind: 'lobbyDeal'; lobby: string }
  /** After that game: the table is laid again, with the same seats. */
  | { kind: 'lobbyAgain'; lobby: string; game: string }
  /** Between two games: a card of the own deck goes from the sideboard into the main deck, or out of it. CR 100.4. */
  | { kind: 'lobbyMove'; lobby: string; card: string; to: 'main' | 'sideboard' }
  /** Who takes the first turn of the next game: said by whoever lost the last one. CR 103.1. */
  | { kind: 'lobbyBegins'; lobby: string; seat: number };

/** A seat of a lobby as everybody sees it: of a deck only what its player would say aloud. */
export interface LobbySeatView {
  kind: 'free' | 'human' | 'bot';
  name: string;
  /** Commanders are known to all before the game. CR 903.6. */
  commanders: readonly string[];
  /** Null: no deck yet. */
  cards: number | null;
  /** So many things keep the deck from the table. */
  troubles: number;
  ready: boolean;
  /** Somebody is there on a page at this moment. */
  present: boolean;
}

/** The match that is played at a table, between two of its games. */
export interface LobbyMatch {
  /** Games that are over, drawn ones too. */
  games: number;
  /** By seat. */
  wins: readonly number[];
  /** It is decided; the next game begins another one. */
  over: boolean;
  /** Who says who takes the first turn, and what they say; null: chance does. CR 103.1. */
  begins: { chooser: number; seat: number } | null;
}

/** A deck between two games. CR 100.4. */
export interface Sideboarding {
  main: readonly { name: string; count: number }[];
  sideboard: readonly { name: string; count: number }[];
  /** What keeps it from the table as it is now, a sentence each. */
  troubles: readonly string[];
}

/** A whole picture of a lobby. It replaces the last one. */
export interface LobbySnapshot {
  kind: 'lobby';
  lobby: string;
  sequence: number;
  format: string;
  /** The receiver's seat; null for somebody who looks on. */
  seat: number | null;
  /** The seat of whoever deals: at first that of whoever laid the table. */
  host: number;
  seats: readonly LobbySeatView[];
  options: TableOptions;
  /** The receiver's own deck, as handed in. */
  deck: string;
  /** Null before the first game. */
  match: LobbyMatch | null;
  /** The receiver's own deck between two games; null where it has no sideboard, or nothing was played yet. */
  sideboarding: Sideboarding | null;
  chat: readonly { name: string; text: string }[];
  /** The game, once it is dealt: the key of the lobby opens the seat. */
  game: string | null;
  /** The draft that begins instead, where the format begins with packs: the key opens its seat and those of its games. */
  draft: string | null;
}
