/** Which of many words are shown to choose from: a card asks for one of thirty thousand names, or of three hundred types. CR 201.4, 205.3m. */
import type { ObjectView } from './types.ts';

/** So many words have room at once; the others are found by typing. */
export const MOST_WORDS = 60;

/** What is shown of the words. */
export interface ShownWords {
  /** Their places among all. */
  readonly places: readonly number[];
  /** How many more would fit. */
  readonly more: number;
}

/** The words that hold what is typed: those that begin with it first, of the others those that are seen at the table. */
export function shownWords(words: readonly string[], typed: string, seen: ReadonlySet<string>): ShownWords {
  const wanted = typed.trim().toLowerCase();
  const rank = (word: string): number =>
    (wanted !== '' && word.toLowerCase().startsWith(wanted) ? 0 : 2) + (seen.has(word) ? 0 : 1);
  const fitting = words.flatMap((word, place) => (word.toLowerCase().includes(wanted) ? [place] : []));
  if (fitting.length <= MOST_WORDS) return { places: fitting, more: 0 };
  const ranks: number[][] = [[], [], [], []];
  for (const place of fitting) ranks[rank(words[place] as string)]?.push(place);
  return { places: ranks.flat().slice(0, MOST_WORDS), more: fitting.length - MOST_WORDS };
}

/** The names and types of what the viewer sees. */
export function wordsSeen(objects: Iterable<ObjectView>): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { name, subtypes } of objects) for (const word of [name, ...subtypes]) seen.add(word);
  return seen;
}
