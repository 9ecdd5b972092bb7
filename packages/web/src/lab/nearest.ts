/** Of the words that would have been understood, those nearest to what stands there. */

/** How many letters one has to be changed in to become the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The expected words and kinds of words, the nearest first; kinds (not in quotes) stand behind words that are near. */
export function nearest(found: string, expected: readonly string[], most = 6): readonly string[] {
  const word = (/^[A-Za-z'’-]+/.exec(found.trim())?.[0] ?? '').toLowerCase();
  const far = (one: string): number => {
    const text = /^"(.*)"$/.exec(one)?.[1];
    return text === undefined ? word.length - 1 : distance(word, text.toLowerCase());
  };
  return [...expected].sort((a, b) => far(a) - far(b)).slice(0, most);
}
