/** Words that many messages use. */
import { z } from 'zod';
import { LONGEST_SAYING } from './table-talk.ts';

/** Names on the table: short, printable, not blank. */
export const shortText: z.ZodString = z
  .string()
  .max(80, 'use at most 80 characters')
  .refine((text) => text.trim() !== '', 'write at least one visible character')
  .refine((text) => !/\p{Cc}/u.test(text), 'write it on one line, without control characters');

/** One line that somebody says. */
export const saying: z.ZodString = z
  .string()
  .max(LONGEST_SAYING)
  .refine((text) => text.trim() !== '', 'write at least one visible character')
  .refine((text) => !/\p{Cc}/u.test(text), 'write it on one line');

/** What the server gave to name something, or to open a seat. */
export const identifier: z.ZodString = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'use the identifier that the server gave');

/** The most seats a table has. */
export const MOST_SEATS = 10;
