/** The word that was probably meant by one that no phrase has. */

/** How many letters must be put in, left out, changed or swapped with their neighbour; Infinity when more than `most`. */
export function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let steps = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        steps = Math.min(steps, before[j - 2]! + 1);
      next.push(steps);
    }
    before = row;
    row = next;
  }
  const found = row[right.length]!;
  return found > most ? Infinity : found;
}

/** The known word nearest to one that is not known, or null when none is near: one slip for each three letters, at most two. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  const most = Math.min(2, Math.floor(word.length / 3));
  let best: string | null = null;
  let least = most + 1;
  for (const each of known) {
    if (least === 1) break;
    const steps = distance(word, each, least - 1);
    if (steps < least) {
      least = steps;
      best = each;
    }
  }
  return best;
}
