/** The board changed by hand, by consent: what may be proposed, and how a proposal is shown. The game's own part is the engine's. */
import type { Adjustment } from '@kitchen-table/engine';
import { z } from 'zod';
import { FIX_COLORS, FIX_KEYWORDS, FIX_MOST, FIX_NOTE_LETTERS, FIX_PLACES } from './fix-lists.ts';

/** What somebody in a seat says of it. Whoever has proposed withdraws by `yes: false`. */
export type FixMessage =
  | { kind: 'proposeFix'; game: string; fix: Adjustment }
  | { kind: 'sayFix'; game: string; number: number; yes: boolean };

/** An open proposal, as its receiver may know it. */
export interface FixView {
  /** Answers name it, so that a late click agrees to nothing else. */
  number: number;
  by: number;
  /** How it is now, and how it shall be: sentences. */
  now: string;
  then: string;
  /** The seats whose word is still open. */
  open: readonly number[];
  /** Milliseconds that are left for answers as the picture is sent, then nothing changes; null: all have agreed. */
  left: number | null;
}

const entity = z.int();
const object = z.int().min(0);
const player = z.int().min(0).max(9);
const change = z
  .int()
  .min(-FIX_MOST)
  .max(FIX_MOST)
  .refine((by) => by !== 0, 'change it by at least one');
const word = z
  .string()
  .max(30)
  .regex(/^[A-Za-z+/0-9-]+( [A-Za-z+/0-9-]+){0,5}$/, 'use letters');
const strength = z.int().min(0).max(FIX_MOST);

const token = z.union([
  z.strictObject({ named: word }),
  z.strictObject({ role: word, on: object }),
  z.strictObject({ copyOf: object }),
  z.strictObject({
    subtypes: z.array(word).min(1, 'say what creature it is').max(4),
    colors: z.array(z.enum(FIX_COLORS)).max(5),
    power: strength,
    toughness: strength,
    keywords: z.array(z.enum(FIX_KEYWORDS)).max(FIX_KEYWORDS.length),
  }),
]);

/** The schema of what may be proposed. */
export const boardFix: z.ZodType<Adjustment> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), object, to: z.enum(FIX_PLACES), player }),
  z.strictObject({ kind: z.literal('counters'), on: entity, counter: word, change }),
  z.strictObject({ kind: z.literal('life'), player, change }),
  z.strictObject({ kind: z.enum(['tap', 'untap']), object }),
  z.strictObject({ kind: z.literal('token'), player, token }),
  z.strictObject({
    kind: z.literal('note'),
    object,
    text: z
      .string()
      .max(FIX_NOTE_LETTERS)
      .refine((text) => !/\p{Cc}/u.test(text), 'write it on one line'),
  }),
]) as unknown as z.ZodType<Adjustment>;
