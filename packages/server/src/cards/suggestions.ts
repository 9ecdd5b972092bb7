/** Names of cards that somebody who types may mean: those that begin so, those that hold the words, those spelled alike. */
import { nameKey, type NamesMeant } from '@kitchen-table/cards';

/** So many are said. */
const MOST = 8;

/** The likeliest first; none for no words. */
export function suggestedNames(typed: string, names: NamesMeant): readonly string[] {
  const key = nameKey(typed);
  if (key === '') return [];
  const words = key.split(' ');
  const begins = names.withKey((one) => one.startsWith(key));
  const holds = names.withKey((one) => !one.startsWith(key) && words.every((word) => one.includes(word)));
  const byLength = (found: readonly string[]): string[] =>
    found
      .map((name) => ({ name, key: nameKey(name) }))
      .sort((one, other) => one.key.length - other.key.length || (one.name < other.name ? -1 : 1))
      .map(({ name }) => name);
  const found = [...byLength(begins), ...byLength(holds)].slice(0, MOST);
  if (found.length >= MOST) return found;
  return [...new Set([...found, ...names.nearest(typed)])].slice(0, MOST);
}
