/** What the page says to the server. These schemas are the only guard at the wire: everything else on it is ours. */
import { z } from 'zod';
import { tableOptions } from './agreed-options.ts';
import { boardFix, type FixMessage } from './board-fixes.ts';
import type { LobbyMessage } from './lobby-messages.ts';
import type { TalkMessage } from './table-talk.ts';
import { identifier, MOST_SEATS, saying, shortText } from './words.ts';

const STEPS = [
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
] as const;

/** The steps in which a player may be given priority, as the view names them. CR 117.3a. */
export const STOP_STEPS: readonly (typeof STEPS)[number][] = STEPS;
/** A step in which a player may stop. */
export type StopStep = (typeof STEPS)[number];

/** Where a player wants to be asked although nothing calls for it. */
export interface Stops {
  /** Steps of the player's own turns. */
  ownTurn: StopStep[];
  /** Steps of the other players' turns. */
  othersTurns: StopStep[];
  /** True: every priority is asked, nothing is passed automatically. */
  fullControl: boolean;
  /** What is decided for objects of a name from now on. Absent: nothing. */
  standing?: StandingAnswer[] | undefined;
}

/** What a player has decided once for all about the abilities of objects of that name. */
export interface StandingAnswer {
  source: string;
  /** To what its triggered abilities leave open: yes, or no. Or priority is passed while an ability of it is on top. */
  says: 'yes' | 'no' | 'pass';
}

/** How long a player passes: one yield at a time. `null`: no yield. */
export type Yield = 'until something happens' | 'this turn' | 'until my turn';

/** A seat of a new game. */
export interface SeatRequest {
  name: string;
  kind: 'human' | 'bot';
  bot?: 'random' | 'greedy' | undefined;
  /** The id of a starter deck, or a deck list as text (more than one line). */
  deck: string;
}

/** So many keys may be shown at once: the newest games of a browser. */
export const MOST_KEYS = 200;

/** A new game: two to ten seats in turn order. */
export interface NewGame {
  /** A name of the engine's formats, or several joined with `+`, options after a colon. */
  format: string;
  seats: SeatRequest[];
  options?:
    | {
        /** Shuffles follow from it; absent: unpredictable. */
        seed?: string | undefined;
        edition?: 'today' | '2024-03-08' | undefined;
        startingPlayer?: number | undefined;
      }
    | undefined;
}

/** A seat of a new draft. */
export type DraftSeatRequest = Omit<SeatRequest, 'deck'>;

/** What a player takes from a draft into the game. */
export interface DraftDeck {
  /** Names, one entry per card, basic lands too. */
  deck: string[];
  commanders: string[];
  /** The conspiracies to begin with, and the names chosen in secret. CR 905.4, 702.106. */
  conspiracies: { card: string; names: string[] }[];
  /** Up to three of the sticker sheets that the player opened; absent: the first three. CR 123.2b. */
  stickerSheets?: string[] | undefined;
}

/** A game, and the secret that opens a seat of it. */
export interface SeatKey {
  game: string;
  token: string;
}

/** A card as somebody types it. */
export interface TypedCard {
  name: string;
  manaCost: string;
  typeLine: string;
  text: string;
  /** '' where the card has none. */
  power: string;
  toughness: string;
}

/** Everything that the page may say. Each message gets one direct reply (the acknowledgement of the emit). */
export type ClientMessage =
  | LobbyMessage
  | TalkMessage
  | FixMessage
  | ({ kind: 'createGame' } & NewGame)
  /** With the seat's token: sit down; with null: watch what is public, under a name of one's own or none. */
  | { kind: 'join'; game: string; token: string | null; name?: string | undefined }
  | { kind: 'leave'; game: string }
  /** `sequence` is that of the snapshot that showed the question. */
  | { kind: 'answer'; game: string; sequence: number; answer: number[] }
  /** The same, by the word itself, where there are words to choose from: the name of a card. CR 201.4. */
  | { kind: 'sayWord'; game: string; sequence: number; word: string }
  /** Back to one's last decision. Other people at the table are asked first. */
  | { kind: 'undo'; game: string }
  /** Whether somebody else's decision may be taken back. */
  | { kind: 'consent'; game: string; yes: boolean }
  /** Why an object is as it is, and why it can't be used or chosen now; of a player (a number below 0) only the latter. */
  | { kind: 'why'; game: string; object: number }
  /** How a game that is over went. */
  | { kind: 'course'; game: string }
  /**
   * How the table stood after so many decisions of a game that is over, as a seat (null: whoever watched) saw it;
   * the log from that line on.
   */
  | { kind: 'replayAt'; game: string; at: number; seat: number | null; logFrom: number }
  /** `every`: not only the subgame that is played. */
  | { kind: 'concede'; game: string; every?: true | undefined }
  | { kind: 'setStops'; game: string; stops: Stops }
  | { kind: 'yield'; game: string; until: Yield | null }
  | { kind: 'offerDraw'; game: string; agree: boolean }
  /** Lets a bot play for somebody who is away, until they are back; or lets the table wait for them. */
  | { kind: 'standIn'; game: string; seat: number; bot: boolean }
  /** Whether somebody else shall give up their seat to a bot: every other person at the table must agree. */
  | { kind: 'voteOut'; game: string; seat: number; yes: boolean }
  /** A draft, and the games that follow it. */
  | {
      kind: 'createDraft';
      format: string;
      seats: DraftSeatRequest[];
      options?: { seed?: string | undefined } | undefined;
    }
  /** Sit down at a draft; each change is then sent as a `draft` message. */
  | { kind: 'joinDraft'; draft: string; token: string | null }
  | { kind: 'leaveDraft'; draft: string }
  | { kind: 'draftAnswer'; draft: string; sequence: number; answer: number[] }
  /** Back to one's last pick; only where no other person drafts. */
  | { kind: 'draftUndo'; draft: string }
  | ({ kind: 'draftDeck'; draft: string } & DraftDeck)
  /** Somebody who drafts says something to the others. */
  | { kind: 'draftSay'; draft: string; text: string }
  /** The games in which these keys open a seat. */
  | { kind: 'listGames'; keys?: SeatKey[] | undefined }
  /** A deck looked over, some cards played in the place of others. */
  | {
      kind: 'deckCheck';
      text: string;
      format: 'commander' | 'standard-60' | 'brawl';
      changes?: { from: string; to: string }[] | undefined;
      /** Who leads it from now on. CR 903.3. */
      commanders?: string[] | undefined;
    }
  /** Names of cards that somebody who types may mean. */
  | { kind: 'cardNames'; typed: string }
  /** Cards in Scryfall's search syntax; or those of some names. */
  | { kind: 'searchCards'; query: string }
  | { kind: 'namedCards'; names: string[] }
  /** How a card is read. */
  | { kind: 'reading'; card: string }
  /** A game that begins with this card in hand, and mana to spare, against a bot. */
  | { kind: 'tryCard'; card: string | TypedCard };

/** As a list writes it: both halves of the longest split card. */
const cardName = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), 'write it on one line, without control characters');
const game = identifier;
const seatKey = z.strictObject({ game: identifier, token: identifier });
const stops = z.strictObject({
  ownTurn: z.array(z.enum(STEPS)).max(20),
  othersTurns: z.array(z.enum(STEPS)).max(20),
  fullControl: z.boolean(),
  standing: z
    .array(z.strictObject({ source: cardName, says: z.enum(['yes', 'no', 'pass']) }))
    .max(200)
    .optional(),
});
const seat = z.strictObject({
  name: shortText,
  kind: z.enum(['human', 'bot']),
  bot: z.enum(['random', 'greedy']).optional(),
  deck: z
    .string()
    .min(1, 'name a starter deck or paste a deck list')
    .max(40_000, 'a deck list has at most 40,000 characters'),
});

const format = z.string().regex(/^[a-z0-9:=,+ -]{1,200}$/, 'use names of formats joined with +');
const typedCard = z.strictObject({
  name: shortText.refine((name) => name.trim() !== '', 'give the card a name'),
  manaCost: z.string().max(100),
  typeLine: z.string().max(200),
  text: z.string().max(4000),
  power: z.string().max(10),
  toughness: z.string().max(10),
});
const names = (most: number): z.ZodArray<typeof shortText> => z.array(shortText).max(most);
const someSeats = 'a table has two to ten seats';

const lobby = identifier;

const lobbyMessages = [
  z.strictObject({
    kind: z.literal('openLobby'),
    format,
    seats: z.int().min(2).max(MOST_SEATS),
    name: shortText,
  }),
  z.strictObject({ kind: z.literal('joinLobby'), lobby, key: identifier.nullable() }),
  z.strictObject({ kind: z.literal('leaveLobby'), lobby }),
  z.strictObject({ kind: z.literal('lobbySit'), lobby, name: shortText }),
  z.strictObject({ kind: z.literal('lobbyStand'), lobby }),
  z.strictObject({
    kind: z.literal('lobbyDeck'),
    lobby,
    deck: z.string().min(1, 'name a starter deck or paste a deck list').max(40_000),
  }),
  z.strictObject({ kind: z.literal('lobbyReady'), lobby, ready: z.boolean() }),
  z.strictObject({ kind: z.literal('lobbySay'), lobby, text: saying }),
  z.strictObject({
    kind: z.literal('lobbySeat'),
    lobby,
    seat: z.int().min(0).max(9),
    to: z.enum(['bot', 'free']),
  }),
  z.strictObject({ kind: z.literal('lobbySeats'), lobby, seats: z.int().min(2).max(MOST_SEATS) }),
  z.strictObject({
    kind: z.literal('lobbyOptions'),
    lobby,
    options: tableOptions,
  }),
  z.strictObject({ kind: z.literal('lobbyDeal'), lobby }),
  z.strictObject({ kind: z.literal('lobbyAgain'), lobby, game }),
  z.strictObject({ kind: z.literal('lobbyMove'), lobby, card: cardName, to: z.enum(['main', 'sideboard']) }),
  z.strictObject({ kind: z.literal('lobbyBegins'), lobby, seat: z.int().min(0).max(9) }),
] as const;

const talkMessages = [
  z.strictObject({ kind: z.literal('tableSay'), game, text: saying }),
  z.strictObject({ kind: z.literal('lookHere'), game, entity: z.int() }),
] as const;

const fixMessages = [
  z.strictObject({ kind: z.literal('proposeFix'), game, fix: boardFix }),
  z.strictObject({ kind: z.literal('sayFix'), game, number: z.int().min(0), yes: z.boolean() }),
] as const;

/** The schema of everything that the page may say. */
export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion(
  'kind',
  [
    ...lobbyMessages,
    ...talkMessages,
    ...fixMessages,
    z.strictObject({
      kind: z.literal('createGame'),
      format,
      seats: z.array(seat).min(2, someSeats).max(MOST_SEATS, someSeats),
      options: z
        .strictObject({
          seed: z.string().max(200).optional(),
          edition: z.enum(['today', '2024-03-08']).optional(),
          startingPlayer: z.int().min(0).max(9).optional(),
        })
        .optional(),
    }),
    z.strictObject({ kind: z.literal('join'), game, token: identifier.nullable(), name: shortText.optional() }),
    z.strictObject({ kind: z.literal('leave'), game }),
    z.strictObject({
      kind: z.literal('answer'),
      game,
      sequence: z.int().min(0),
      answer: z.array(z.int()).max(20_000, 'an answer has at most 20,000 numbers'),
    }),
    z.strictObject({ kind: z.literal('sayWord'), game, sequence: z.int().min(0), word: cardName }),
    z.strictObject({ kind: z.literal('undo'), game }),
    z.strictObject({ kind: z.literal('consent'), game, yes: z.boolean() }),
    z.strictObject({ kind: z.literal('why'), game, object: z.int() }),
    z.strictObject({ kind: z.literal('course'), game }),
    z.strictObject({
      kind: z.literal('replayAt'),
      game,
      at: z.int().min(0),
      seat: z.int().min(0).max(9).nullable(),
      logFrom: z.int().min(0),
    }),
    z.strictObject({ kind: z.literal('concede'), game, every: z.literal(true).optional() }),
    z.strictObject({ kind: z.literal('setStops'), game, stops }),
    z.strictObject({
      kind: z.literal('yield'),
      game,
      until: z.enum(['until something happens', 'this turn', 'until my turn']).nullable(),
    }),
    z.strictObject({ kind: z.literal('offerDraw'), game, agree: z.boolean() }),
    z.strictObject({ kind: z.literal('standIn'), game, seat: z.int().min(0).max(9), bot: z.boolean() }),
    z.strictObject({ kind: z.literal('voteOut'), game, seat: z.int().min(0).max(9), yes: z.boolean() }),
    z.strictObject({
      kind: z.literal('createDraft'),
      format,
      seats: z
        .array(seat.omit({ deck: true }))
        .min(2, someSeats)
        .max(MOST_SEATS, someSeats),
      options: z.strictObject({ seed: z.string().max(200).optional() }).optional(),
    }),
    z.strictObject({ kind: z.literal('joinDraft'), draft: game, token: identifier.nullable() }),
    z.strictObject({ kind: z.literal('leaveDraft'), draft: game }),
    z.strictObject({
      kind: z.literal('draftAnswer'),
      draft: game,
      sequence: z.int().min(0),
      answer: z.array(z.int()).max(100),
    }),
    z.strictObject({ kind: z.literal('draftUndo'), draft: game }),
    z.strictObject({ kind: z.literal('draftSay'), draft: game, text: saying }),
    z.strictObject({
      kind: z.literal('draftDeck'),
      draft: game,
      deck: names(250),
      commanders: names(2),
      conspiracies: z.array(z.strictObject({ card: shortText, names: names(2) })).max(60),
      stickerSheets: names(3).optional(),
    }),
    z.strictObject({ kind: z.literal('listGames'), keys: z.array(seatKey).max(MOST_KEYS).optional() }),
    z.strictObject({
      kind: z.literal('deckCheck'),
      text: z.string().max(40_000),
      format: z.enum(['commander', 'standard-60', 'brawl']),
      changes: z
        .array(z.strictObject({ from: cardName, to: cardName }))
        .max(250)
        .optional(),
      commanders: z.array(cardName).min(1).max(2).optional(),
    }),
    z.strictObject({ kind: z.literal('cardNames'), typed: z.string().max(100) }),
    z.strictObject({ kind: z.literal('searchCards'), query: z.string().max(500) }),
    z.strictObject({ kind: z.literal('namedCards'), names: z.array(cardName).max(400) }),
    z.strictObject({ kind: z.literal('reading'), card: cardName }),
    z.strictObject({ kind: z.literal('tryCard'), card: z.union([cardName, typedCard]) }),
  ],
  'no message of this kind is known here',
);

/** A message from the wire: read, or one sentence that says what is wrong and where. */
export type Received = { kind: 'read'; message: ClientMessage } | { kind: 'bad'; sentence: string };

/** Reads whatever came over the wire. Never throws. */
export function readClientMessage(raw: unknown): Received {
  const result = checked(raw);
  if (result?.success === true) return { kind: 'read', message: result.data };
  const issue = result?.error.issues[0];
  const place =
    issue === undefined || issue.path.length === 0 ? 'the message' : `"${quoted(issue.path.map(String).join('.'))}"`;
  const because = quoted(issue?.message ?? 'it has no known shape').replace(/\.$/, '');
  return {
    kind: 'bad',
    sentence: `This message was not understood: ${place}: ${because}. Reload the page and try again.`,
  };
}

/** Null for what can't even be looked at: a schema asks what it is given for its length, and an object may answer with anything. */
function checked(raw: unknown): ReturnType<typeof clientMessage.safeParse> | null {
  try {
    return clientMessage.safeParse(raw);
  } catch {
    return null;
  }
}

/** As much of what was sent as a sentence bears: one short line. */
function quoted(text: string): string {
  const line = text.slice(0, LONGEST_QUOTE + 1).replace(/\p{Cc}+/gu, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1)}…` : line;
}
const LONGEST_QUOTE = 160;
