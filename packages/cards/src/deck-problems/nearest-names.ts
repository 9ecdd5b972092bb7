/** Names of cards that a misspelled one may have meant. NOT-CR. */
import { nameKey } from '../deck-lists/names.ts';

/** A name as it is compared. */
interface Compared {
  readonly name: string;
  /** Its key. */
  readonly whole: string;
  readonly front: string;
  /** Their letters: each that one text has and another has not is a change at least. */
  readonly wholeLetters: number;
  readonly frontLetters: number;
}

/** Names that may have been meant, made ready once for several that are misspelled. */
export class NamesMeant {
  private readonly names: Compared[] = [];

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name);
  }

  /** Makes one more ready. */
  add(name: string): void {
    const whole = nameKey(name);
    const front = whole.split(' // ', 1)[0] as string;
    this.names.push({ name, whole, front, wholeLetters: lettersOf(whole), frontLetters: lettersOf(front) });
  }

  /** Those whose keys are as wanted. */
  withKey(isWanted: (key: string) => boolean): readonly string[] {
    return this.names.filter(({ whole }) => isWanted(whole)).map(({ name }) => name);
  }

  /** Those nearest to what was written, the nearest first: a few letters apart, or longer by what follows. */
  nearest(written: string, most = 3): readonly string[] {
    const key = nameKey(written);
    const far = Math.max(1, Math.floor(key.length / 4));
    const letters = lettersOf(key);
    const near: { name: string; away: number }[] = [];
    for (const { name, whole, front, wholeLetters, frontLetters } of this.names) {
      if (bits(frontLetters & ~letters) > far || bits(letters & ~wholeLetters) > far) continue;
      const away = Math.min(distance(key, whole, far), whole === front ? Infinity : distance(key, front, far));
      if (away <= far) near.push({ name, away });
    }
    if (key.length >= LEAST_BEGINNING)
      for (const { name, whole } of this.names) if (whole.startsWith(`${key} `)) near.push({ name, away: far + 1 });
    near.sort((left, right) => left.away - right.away || (left.name < right.name ? -1 : 1));
    return [...new Set(near.map(({ name }) => name))].slice(0, most);
  }
}

/** The names nearest to what was written. */
export function nearestNames(written: string, names: Iterable<string>): readonly string[] {
  return new NamesMeant(names).nearest(written);
}

/** Which letters a text has, a bit for each; what is no letter counts for nothing. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
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
