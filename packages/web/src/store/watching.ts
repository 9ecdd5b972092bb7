/** What somebody calls themselves who watches a table: kept in this browser. */

const KEY = 'kitchen-table.watch-name';

/** The name; '' for none. */
export function watchName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Another name from now on, or ('') none. */
export function keepWatchName(name: string): void {
  localStorage.setItem(KEY, name.trim());
}
