/** What the server says to the page: typed, not guarded, for it is our own. */
import type {
  DraftQuestion,
  DraftView,
  Explanation,
  GameView,
  Line,
  LogEntry,
  Question,
  StickerSheetView,
} from '@kitchen-table/engine';
import type { Color } from '@kitchen-table/language/core';
import type { FixView } from './board-fixes.ts';
import type { DraftDeck, Stops, Yield } from './client-messages.ts';
import type { GameCourse } from './game-course.ts';
import type { LobbySnapshot } from './lobby-messages.ts';
import type { ClockView, MatchScore, WatchersView } from './table-options.ts';
import type { LookNews, TalkNews } from './table-talk.ts';

/** One face of a card as our printer shows it. */
export interface FaceText {
  name: string;
  /** '{2}{W}', '' when there is none. */
  manaCost: string;
  /** 'Legendary Creature — Elf Warrior'. */
  typeLine: string;
  /** One printed ability per line. */
  lines: readonly string[];
  power: string | null;
  toughness: string | null;
  loyalty: string | null;
  defense: string | null;
}

/** A card's printed text. */
export interface CardText {
  name: string;
  layout: string;
  faces: readonly FaceText[];
  colorIdentity: readonly Color[];
  /** The rooms of a dungeon, in the order printed. CR 309.4. */
  rooms?: readonly RoomText[];
}

/** A room of a dungeon, and where its arrows lead. CR 309.4c. */
export interface RoomText {
  name: string;
  leadsTo: readonly string[];
  /** What happens there. */
  text: string;
}

/** Somebody whose seat it is and who is on no page at this moment. */
export interface Absent {
  seat: number;
  /** A bot plays for them until they are back. */
  bot: boolean;
  /** For so long that the others may let a bot play. */
  long: boolean;
}

/** The others vote whether somebody gives up their seat: who asked for that, and whose word is still open. */
export interface SeatVote {
  seat: number;
  by: number;
  open: readonly number[];
}

/** A whole picture of the game for one seat, sent after every change and on every connect. It replaces the last one. */
export interface Snapshot {
  kind: 'snapshot';
  game: string;
  /** Grows with every change. Answers name it, so that a late click cannot answer another question. */
  sequence: number;
  /** The receiver's seat; null for somebody who watches. */
  seat: number | null;
  /** `view.log` is empty: the log comes as `log`. */
  view: GameView;
  /** Only to the one who answers. */
  question: Question | null;
  /** The question has thousands of words to choose from: `/api/words/` has them as a list under this fingerprint, and there are none in it. */
  optionsAt?: string;
  /** A label for each option of a priority question: 'Cast Shock', '{T}: Add {G}.' Empty for other questions. */
  optionTexts: readonly string[];
  /** Whose decision the game waits for; null when the game is over. */
  waitingFor: number | null;
  /** True while a bot decides, for itself or for somebody who is away. */
  thinking: boolean;
  /** New log lines, to be put at `logFrom`, replacing what stood there and after (an undo makes the log shorter). */
  log: readonly LogEntry[];
  logFrom: number;
  /** Printed texts of cards that this connection has not been sent before, by name. Keep them. */
  cards: Readonly<Record<string, CardText>>;
  /** Printed lines of objects that no card of the game prints: abilities on the stack, tokens, emblems; by object id. */
  texts: Readonly<Record<number, readonly string[]>>;
  /** Lines of the abilities that effects gave to objects, besides their own text; by object id. CR 613.1f. */
  gained: Readonly<Record<number, readonly string[]>>;
  /** Per seat: whether a bot sits there. */
  bots: readonly boolean[];
  /** The people who are not there. */
  away: readonly Absent[];
  /** There is a decision of one's own to take back; with other people at the table they are asked. */
  undoAvailable: boolean;
  /** Somebody asks to take a decision back: who, and whose word is still open. */
  takeBack: { by: number; open: readonly number[] } | null;
  stops: Stops;
  yielding: Yield | null;
  /** The format's name, as the game was made with. */
  format: string;
  /** The draft that the game belongs to. */
  draft?: string;
  /** SHA-256 of the seed from which all shuffles follow, in hexadecimal digits: the same from the first picture to the last. */
  seedHash: string;
  /** The seed itself, once the game is over. */
  seed: string | null;
  /** Null where time is not counted. */
  clocks: ClockView | null;
  /** Who has agreed to a draw and waits for the others. CR 104.4i. */
  drawAgreed: readonly number[];
  vote: SeatVote | null;
  /** The fix of the board that waits for somebody's word. */
  fix: FixView | null;
  /** The seats about which the receiver may begin a vote. */
  mayVoteOut: readonly number[];
  /** Null where the table was not laid for people. */
  match: MatchScore | null;
  /** Those who watch, and how late they see it. */
  watching: WatchersView;
}

/** A game that follows a draft. */
export interface DraftGame {
  game: string;
  /** From 1. */
  round: number;
  /** Seats of the draft. */
  seats: readonly number[];
  over: boolean;
  /** Seats of the draft. */
  winners: readonly number[];
}

/** A whole picture of a draft for one seat. It replaces the last one. CR 905.1c. */
export interface DraftSnapshot {
  kind: 'draft';
  draft: string;
  sequence: number;
  seat: number | null;
  format: string;
  /** Null in sealed play, where nothing is drafted, and for somebody who watches. */
  view: DraftView | null;
  question: DraftQuestion | null;
  waitingFor: number | null;
  /** How many cards are picked at once, and rounds there are. */
  picks: number;
  rounds: number;
  seats: readonly { name: string; bot: boolean; ready: boolean }[];
  /** What the player drafted or opened, once that is over. */
  pool: readonly string[] | null;
  /** The sticker sheets of the packs that the player opened, up to three of which are for the games. CR 123.2b. */
  stickerSheets: readonly StickerSheetView[];
  /** A deck that a bot would build of it. */
  suggestion: DraftDeck | null;
  /** The deck as handed in. */
  deck: DraftDeck | null;
  /** What is wanted of a deck. */
  minimum: number;
  commanders: readonly string[] | null;
  games: readonly DraftGame[];
  /** Who won all of it; empty while games are played. */
  champions: readonly number[];
  /** Milliseconds that are left for the receiver's pick, then a bot makes it; null where they take as long as they like. */
  pickTime: number | null;
  undoAvailable: boolean;
  /** Texts of every card that the receiver sees and has not been sent before. */
  cards: Readonly<Record<string, CardText>>;
}

/** A game as the list shows it: nothing secret. */
export interface GameSummary {
  game: string;
  format: string;
  /** Milliseconds since 1970, the server's clock. */
  created: number;
  seats: readonly { name: string; kind: 'human' | 'bot'; deck: string }[];
  turn: number;
  over: boolean;
  winners: readonly number[];
}

/** An ability as printed, and what it does. */
export interface ToldAbility {
  text: string;
  /** What the engine does with it, in our own words. */
  does: readonly Line[];
}

/** One sentence of a card and how it was read. */
export interface SentenceReading extends ToldAbility {
  /** The kind of ability: 'triggered', 'keyword', ... */
  kind: string;
  /** The tree, as language JSON: what is said. */
  tree: unknown;
  /** The trees that are played: what is done. */
  core: readonly unknown[];
}

/** An ability of an object of a game: printed on a face of its card, or (null) given by an effect. CR 113.10. */
export interface ObjectAbility extends ToldAbility {
  face: number | null;
}

/** Something that keeps a pasted deck from the table. */
export interface DeckTrouble {
  /** What to do: write the line anew, spell the name, play without the card, change the deck. */
  kind: 'line' | 'name' | 'card' | 'rule';
  /** From 1; 0: the list as a whole. */
  line: number;
  about: string;
  text: string;
  rule: string;
  /** Names that may have been meant, and what could be played instead. */
  instead: readonly { kind: 'meant' | 'substitute'; to: string }[];
}

/** What `/api/cards` says. */
export interface ImportedCards {
  /** Null: none are imported. */
  imported: { cards: number; read: number } | null;
  /** Whether this browser may bring cards in: that of the server's own machine. */
  mayImport: boolean;
}

/** A line of the answer to a card file; the last one is not `going`. */
export type ImportLine =
  | { kind: 'going'; part: number; cards: number }
  | { kind: 'imported'; cards: number; read: number }
  | { kind: 'imported rulings'; rulings: number }
  | { kind: 'failed'; because: string };

/** A card as a line of a search or a deck. */
export interface CardLine {
  name: string;
  /** The name by which it was asked for. */
  asked: string;
  manaCost: string;
  typeLine: string;
  lines: readonly string[];
  /** '3/3', a loyalty, or ''. */
  corner: string;
  /** Letters. CR 903.4. */
  colorIdentity: readonly string[];
  /** Its text is understood. */
  read: boolean;
}

/** A deck as `/api/decks` lists it. */
export interface DeckSummary {
  id: string;
  name: string;
  description: string;
  colors: readonly Color[];
  format: 'commander' | 'standard-60' | 'brawl';
  commander: string | null;
  /** The deck list as text. */
  text: string;
}

/** A format as `/api/formats` lists it. */
export interface FormatSummary {
  id: string;
  /** One line on what it is. */
  about: string;
  /** The rule that defines it. */
  rule: string | null;
  /** How many seats are usual; null: as many as one likes. */
  seats: number | null;
  /** It begins with packs. */
  draft: boolean;
  /** Why it can't be joined with others, by their names. */
  against: Readonly<Record<string, string>>;
}

/** The direct reply to a message. */
export type Reply =
  | { kind: 'created'; game: string; seats: readonly { seat: number; name: string; token: string }[] }
  | { kind: 'joined'; game: string; seat: number | null }
  | { kind: 'draftCreated'; draft: string; seats: readonly { seat: number; name: string; token: string }[] }
  /** The key opens the seat: now, after a reload, and in the game that follows. */
  | { kind: 'lobbySeated'; lobby: string; seat: number; key: string }
  | { kind: 'done' }
  | { kind: 'games'; games: readonly GameSummary[] }
  | {
      kind: 'deckChecked';
      legal: boolean;
      cards: number;
      commanders: readonly string[];
      /** The list names no commander: these were told from where it has them. */
      commandersGuessed: boolean;
      /** The cards of the list that could lead it, the likeliest first; whether a second may lead with it. CR 903.3, 702.124. */
      leaders: readonly { name: string; partner: boolean }[];
      /** What the list calls itself; null when it says nothing. */
      name: string | null;
      /** The colors of its cards, or of its commanders. CR 903.4. */
      colors: readonly Color[];
      /** The list written anew with the changes asked for; null when there were none. */
      text: string | null;
      /** Sorted by what to do about them. */
      problems: readonly DeckTrouble[];
    }
  /** How the table stood after so many decisions. */
  | { kind: 'replayed'; at: number; snapshot: Snapshot }
  /** Null while the game goes on. */
  | { kind: 'course'; course: GameCourse | null }
  /** The likeliest first. */
  | { kind: 'cardNames'; names: readonly string[] }
  /** The first of them; `total`: so many were found. */
  | { kind: 'cardLines'; cards: readonly CardLine[]; total: number }
  | {
      kind: 'reading';
      card: CardText;
      sentences: readonly SentenceReading[];
      /** What was said of it, the oldest first; empty where no rulings are imported. */
      rulings: readonly { date: string; text: string }[];
    }
  /**
   * Null when the object has nothing to explain to this viewer. `lines`: per contribution, what it gives and takes as text.
   * `abilities`: what its text and what effects gave it do. `whyNot`: the rules that forbid doing anything with it now, or choosing it for the open question.
   */
  | {
      kind: 'why';
      explanation: Explanation | null;
      lines: readonly { gained: readonly string[]; lost: readonly string[] }[];
      abilities: readonly ObjectAbility[];
      whyNot: readonly { rule: string; because: string }[];
    }
  /** Against the rules of Magic: nothing changed. */
  | { kind: 'refused'; rule: string; because: string }
  /**
   * Anything else that went wrong: one sentence. Nothing changed. `isGivenUp`: the seat of the key that was shown is no
   * longer its own. `again`: too much was asked at once; the same message is taken after so many milliseconds.
   */
  | { kind: 'error'; sentence: string; isGivenUp?: true; again?: number };

/** Everything that the server says of its own accord, as the event 'message'. */
export type ServerMessage =
  | Snapshot
  | DraftSnapshot
  | LobbySnapshot
  | TalkNews
  | LookNews
  /** The receiver's seat is no longer theirs: the key that opened it opens nothing. They may look on. */
  | { kind: 'unseated'; game: string; sentence: string }
  | { kind: 'error'; sentence: string };

/** Socket.IO's events, page to server: `emit('message', message, reply)`. */
export interface ClientEvents {
  message: (message: unknown, reply?: (reply: Reply) => void) => void;
}

/** Socket.IO's events, server to page. */
export interface ServerEvents {
  message: (message: ServerMessage) => void;
}
