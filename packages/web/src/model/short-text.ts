/** Rules text where there is little room: the same rules in fewer words, and where a text that goes on may stop. */

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^When(?:ever)? this [a-z]+ enters, /i, 'Enters: '],
  [/^When(?:ever)? this [a-z]+ enters or attacks, /i, 'Enters or attacks: '],
  [/^When(?:ever)? this [a-z]+ dies, /i, 'Dies: '],
  [/^Whenever this [a-z]+ attacks, /i, 'Attacks: '],
  [/^Whenever this [a-z]+ deals combat damage to a player, /i, 'Combat damage to a player: '],
  [/^At the beginning of your upkeep, /i, 'Your upkeep: '],
  [/^At the beginning of each upkeep, /i, 'Each upkeep: '],
  [/^At the beginning of combat on your turn, /i, 'Your combat: '],
  [/^At the beginning of your end step, /i, 'Your end step: '],
  [/^At the beginning of each end step, /i, 'Each end step: '],
  [/^This land enters tapped\.$/, 'Enters tapped.'],
];

/** The same rules in fewer words: a reminder (CR 207.2a) is left out, and an event stands before a colon. */
export function shortLine(line: string): string {
  const bare = line.replace(/\s*\([^()]*\)/g, '').trim();
  const words = bare === '' ? line : bare;
  for (const [long, short] of SHORT_FORMS) if (long.test(words)) return words.replace(long, short);
  return words;
}

/** The pieces of a line that never part: words, with the symbols beside them. */
export function wordsOf(line: string): readonly string[] {
  return line.split(' ').filter((word) => word !== '');
}

/** A clause that is left standing says enough from so many words on. */
const LEAST_OF_A_CLAUSE = 4;

/**
 * Where a text that does not fit stops: after a whole line or sentence, else after a clause, else after a word. `fits` is
 * how many words have room; 0 if none.
 */
export function stopOf(lines: readonly (readonly string[])[], fits: number): number {
  const words = lines.flat();
  if (fits >= words.length) return words.length;
  const ends = new Set<number>();
  let before = 0;
  for (const line of lines) ends.add((before += line.length));
  for (let count = fits; count > 0; count--)
    if (ends.has(count) || /[.!]["”’)]*$/.test(words[count - 1] ?? '')) return count;
  for (let count = fits; count >= LEAST_OF_A_CLAUSE; count--) if (/[,;]$/.test(words[count - 1] ?? '')) return count;
  return fits;
}
