/** The log as one viewer may read it. CR 400.2. */
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { LogEntry } from '../vocabulary/log.ts';

/** The lines from a number on; what the viewer may not know is told as others see it. */
export function logFor(game: Game, viewer: PlayerId | null, since: number): readonly LogEntry[] {
  const lines: LogEntry[] = [];
  for (let i = since; i < game.log.length; i++) {
    const entry = game.log[i] as LogEntry;
    const { turn, step, rule, cause } = entry;
    if (entry.seenBy === undefined || (viewer !== null && entry.seenBy.includes(viewer)))
      lines.push({ turn, step, rule, cause, parts: entry.parts });
    else if (entry.publicParts !== undefined) lines.push({ turn, step, rule, cause, parts: entry.publicParts });
  }
  return lines;
}
