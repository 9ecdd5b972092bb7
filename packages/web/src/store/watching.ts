/** What somebody calls themselves who watches a table: kept in this browser. */
import type { ClientMessage } from '../model/types.ts';

const KEY = 'kitchen-table.watch-name';
/** The name, also where the browser keeps nothing. */
let known: string | null = null;

/** The name; '' for none. */
export function watchName(): string {
  try {
    known ??= localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing.
  }
  return known ?? '';
}

/** Another name from now on, or ('') none. */
export function keepWatchName(name: string): void {
  known = name.trim();
  try {
    localStorage.setItem(KEY, known);
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Sits down with the key, or watches under the name of this browser. */
export function joining(game: string, token: string | null): ClientMessage {
  const name = token === null ? watchName() : '';
  return { kind: 'join', game, token, ...(name === '' ? {} : { name }) };
}
