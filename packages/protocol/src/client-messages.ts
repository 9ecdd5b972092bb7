/** What the page says to the server. These schemas are the only guard at the wire: everything else on it is ours. */
import { z } from 'zod';

/** Names on the table: short, printable, not blank. */
const shortText = z
  .string()
  .max(80, 'use at most 80 characters')
  .refine((text) => text.trim() !== '', 'write at least one visible character');
const identifier = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'use the identifier that the server gave');

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

/** A new game: two to eight seats in turn order. */
export interface NewGame {
  format: 'commander' | 'two-player' | 'free-for-all';
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

/** Everything that the page may say. Each message gets one direct reply (the acknowledgement of the emit). */
export type ClientMessage =
  | ({ kind: 'createGame' } & NewGame)
  /** With the seat's token: sit down; with null: watch what is public. */
  | { kind: 'join'; game: string; token: string | null }
  | { kind: 'leave'; game: string }
  /** `sequence` is that of the snapshot that showed the question. */
  | { kind: 'answer'; game: string; sequence: number; answer: number[] }
  /** Back to one's last decision. Other people at the table are asked first. */
  | { kind: 'undo'; game: string }
  /** Whether somebody else's decision may be taken back. */
  | { kind: 'consent'; game: string; yes: boolean }
  /** Why an object is as it is, and why nothing can be done with it now. */
  | { kind: 'why'; game: string; object: number }
  | { kind: 'concede'; game: string }
  | { kind: 'setStops'; game: string; stops: Stops }
  | { kind: 'yield'; game: string; until: Yield | null }
  | { kind: 'listGames' }
  | { kind: 'deckCheck'; text: string; format: 'commander' | 'standard-60' }
  /** How a card is read. */
  | { kind: 'reading'; card: string };

const game = identifier;
const stops = z.strictObject({
  ownTurn: z.array(z.enum(STEPS)).max(20),
  othersTurns: z.array(z.enum(STEPS)).max(20),
  fullControl: z.boolean(),
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

/** The schema of everything that the page may say. */
export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('createGame'),
    format: z.enum(['commander', 'two-player', 'free-for-all']),
    seats: z.array(seat).min(2, 'a game has two to eight seats').max(8, 'a game has two to eight seats'),
    options: z
      .strictObject({
        seed: z.string().max(200).optional(),
        edition: z.enum(['today', '2024-03-08']).optional(),
        startingPlayer: z.int().min(0).max(7).optional(),
      })
      .optional(),
  }),
  z.strictObject({ kind: z.literal('join'), game, token: identifier.nullable() }),
  z.strictObject({ kind: z.literal('leave'), game }),
  z.strictObject({
    kind: z.literal('answer'),
    game,
    sequence: z.int().min(0),
    answer: z.array(z.int()).max(100_000, 'an answer has at most 100,000 numbers'),
  }),
  z.strictObject({ kind: z.literal('undo'), game }),
  z.strictObject({ kind: z.literal('consent'), game, yes: z.boolean() }),
  z.strictObject({ kind: z.literal('why'), game, object: z.int().min(0) }),
  z.strictObject({ kind: z.literal('concede'), game }),
  z.strictObject({ kind: z.literal('setStops'), game, stops }),
  z.strictObject({
    kind: z.literal('yield'),
    game,
    until: z.enum(['until something happens', 'this turn', 'until my turn']).nullable(),
  }),
  z.strictObject({ kind: z.literal('listGames') }),
  z.strictObject({
    kind: z.literal('deckCheck'),
    text: z.string().max(40_000),
    format: z.enum(['commander', 'standard-60']),
  }),
  z.strictObject({ kind: z.literal('reading'), card: shortText }),
]);

/** A message from the wire: read, or one sentence that says what is wrong and where. */
export type Received = { kind: 'read'; message: ClientMessage } | { kind: 'bad'; sentence: string };

/** Reads whatever came over the wire. Never throws. */
export function readClientMessage(raw: unknown): Received {
  const result = clientMessage.safeParse(raw);
  if (result.success) return { kind: 'read', message: result.data };
  const issue = result.error.issues[0];
  const place =
    issue === undefined || issue.path.length === 0 ? 'the message' : `"${issue.path.map(String).join('.')}"`;
  const because = issue?.message ?? 'it has no known shape';
  return {
    kind: 'bad',
    sentence: `This message was not understood: ${place}: ${because}. Reload the page and try again.`.replace(
      '..',
      '.',
    ),
  };
}
