/** What screen readers are told: the whole game, line by line, in the order in which it happened. */
import { gather, linePlain } from '../model/log-words.ts';
import type { Snapshot } from '../model/types.ts';
import type { Announced, TableState } from './table.ts';

/** So many lines stay in the page; a reader has heard the older ones. */
const KEPT = 60;

/** Whoever comes to a game that goes on hears its last lines, not all of it. */
const AT_FIRST = 3;

/** The lines told, after this picture has come. */
export function announcedAfter(before: TableState, snapshot: Snapshot): readonly Announced[] {
  const { announced, log } = before;
  const isBack = before.snapshot !== null && snapshot.logFrom < log.length;
  const told = gather(snapshot.view, snapshot.log).map(
    ({ entry, times }) => `${linePlain(snapshot.view, entry)}${times > 1 ? `, ${times} times` : ''}`,
  );
  const fresh = before.snapshot === null ? told.slice(-AT_FIRST) : isBack ? ['Taken back.', ...told] : told;
  if (fresh.length === 0) return announced;
  const next = (announced.at(-1)?.number ?? 0) + 1;
  return [...announced, ...fresh.map((words, i) => ({ number: next + i, words }))].slice(-KEPT);
}
