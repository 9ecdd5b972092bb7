/** Names of cards that somebody who types may mean: those that begin so, those that hold the words, those spelled alike. */
import { nameKey, nearestNames } from '@kitchen-table/cards';

/** So many are said. */
const MOST = 8;

/** The likeliest first; none for no words. */
export function suggestedNames(typed: string, names: readonly string[]): readonly string[] {
  const key = nameKey(typed);
  if (key === '') return [];
  const words = key.split(' ');
  const keys = names.map((name) => ({ name, key: nameKey(name) }));
  const begins = keys.filter((one) => one.key.startsWith(key));
  const holds = keys.filter((one) => !one.key.startsWith(key) && words.every((word) => one.key.includes(word)));
  const byLength = (found: typeof keys): string[] =>
    found
      .sort((one, other) => one.key.length - other.key.length || (one.name < other.name ? -1 : 1))
      .map(({ name }) => name);
  const found = [...byLength(begins), ...byLength(holds)].slice(0, MOST);
  if (found.length >= MOST) return found;
  return [...new Set([...found, ...nearestNames(typed, names)])].slice(0, MOST);
}
