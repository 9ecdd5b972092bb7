/** What may be agreed for a table, as it comes over the wire. */
import { z } from 'zod';
import { LATEST, type TableOptions } from './table-options.ts';

/** The schema of what is agreed. */
export const tableOptions: z.ZodType<TableOptions> = z.strictObject({
  undo: z.enum(['by consent', 'free', 'off']),
  decisionSeconds: z.int().min(10).max(3600).nullable(),
  gameMinutes: z.int().min(1).max(600).nullable(),
  guests: z.enum(['nothing', 'ready words', 'anything']),
  watching: z.union([
    z.enum(['at once', 'nobody']),
    z.strictObject({ turns: z.int().min(1).max(LATEST.turns) }),
    z.strictObject({ minutes: z.int().min(1).max(LATEST.minutes) }),
  ]),
  bestOf: z.union([z.literal(1), z.literal(3)]),
});
