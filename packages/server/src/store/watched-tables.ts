/** Whether a table may be looked at by somebody without a seat, as it was agreed there. NOT-CR. */
import type { KeptTable } from './kept-tables.ts';

/** Why nobody watches there; null: they may. */
export function whyNotWatched({ options }: Pick<KeptTable, 'options'>): string | null {
  if (options.watching !== 'nobody') return null;
  return 'This table was laid without anybody to watch it; only who has a seat there sees it. Ask for a seat at the next one.';
}

/** Why those who watch may not have the whole game yet, of which so many decisions were made; null: they may. */
export function whyNotYet(
  { options: { watching }, late = [] }: Pick<KeptTable, 'options' | 'late'>,
  decisions: number,
  today: number = Date.now(),
): string | null {
  if (typeof watching === 'string' || 'turns' in watching) return null;
  const end = late.find(({ at }) => at >= decisions);
  if (end !== undefined && end.time + watching.minutes * 60_000 <= today) return null;
  return `This game is seen ${watching.minutes} ${watching.minutes === 1 ? 'minute' : 'minutes'} late; its replay comes then.`;
}
