/** Names of cards that a misspelled one may have meant. NOT-CR. */
import { nameKey } from '../deck-lists/names.ts';

/** The names nearest to what was written, the nearest first: a few letters apart, or longer by what follows. */
export function nearestNames(written: string, names: Iterable<string>, most = 3): readonly string[] {
  const key = nameKey(written);
  const far = Math.max(1, Math.floor(key.length / 4));
  const near: { name: string; away: number }[] = [];
  for (const name of names) {
    const whole = nameKey(name);
    const front = whole.split(' // ', 1)[0] as string;
    const away = Math.min(distance(key, whole, far), whole === front ? Infinity : distance(key, front, far));
    if (away <= far) near.push({ name, away });
    else if (key.length >= LEAST_BEGINNING && whole.startsWith(`${key} `)) near.push({ name, away: far + 1 });
  }
  near.sort((left, right) => left.away - right.away || (left.name < right.name ? -1 : 1));
  return [...new Set(near.map(({ name }) => name))].slice(0, most);
}

/** So many letters of a name are enough to know how it goes on. */
const LEAST_BEGINNING = 4;

/** How many letters one has to be changed in to become the other, two neighbours in the wrong order counting one; Infinity beyond the bound. */
export function distance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) > bound) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let change = Math.min(
        (row[j - 1] as number) + (same ? 0 : 1),
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        change = Math.min(change, (before[j - 2] as number) + 1);
      next.push(change);
      least = Math.min(least, change);
    }
    if (least > bound) return Infinity;
    before = row;
    row = next;
  }
  const away = row[other.length] as number;
  return away > bound ? Infinity : away;
}
