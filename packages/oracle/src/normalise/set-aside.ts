/**
 * What is taken out of a text before it is read: reminder text (CR 207.2a), and slips of the typesetting that no rule
 * gives a meaning. Data that was put together from several sources breaks the line behind an opening quotation mark,
 * joins a chapter symbol to its dash, and runs the rows of a table of results
 * or two loyalty abilities together.
 */
const PATTERNS = [
  // Reminder text.
  /^\([^()]*\)\n|\n\([^()]*\)(?=\n|$)| ?\([^()]*\)/,
  // A line that ends in an opening quotation mark goes on.
  /(?<= ["'])\n/,
  // "II— ..." for "II — ...". CR 714.2b.
  /(?<=(?:^|\n)(?:[IVX]+, )*[IVX]+)—(?= )/,
  // "choose one—" for "choose one —" before modes. CR 700.2.
  /(?<=[Cc]hoose [a-z ]{2,19}[a-z])—(?=\n)/,
  // "a d20.1-9 | ..." for "a d20." and a row of its own. CR 706.3.
  /(?<=[.)])(?=\d+(?:[-—]\d+|\+)? \| )/,
  // "... life.0: ..." for a loyalty ability on a line of its own. CR 606.1.
  /(?<=[.)"])(?=0: )/,
  // "[+1]: ..." for a loyalty cost in quotes.
  /(?<="\n?)\[(?=[+−]?[\dX]+\]:)|(?<="\n?\[[+−]?[\dX]+)\](?=:)/,
];
/** Everything that is taken out or set right. */
export const SET_ASIDE: RegExp = new RegExp(PATTERNS.map((pattern) => pattern.source).join('|'), 'g');

/** What stands in the normalised text in the place of what was found there. */
export function insteadOf(found: string): string {
  return found === '—' ? ' —' : found === '' ? '\n' : '';
}
