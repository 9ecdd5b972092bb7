/** Log lines as plain words, for screen readers. */
import { playerName } from './lookup.ts';
import type { GameView, LogEntry, LogPart } from './types.ts';

/** The words that the viewer sees of a line. */
export function partsFor(view: GameView, entry: LogEntry): readonly LogPart[] {
  const hidden = entry.seenBy !== undefined && entry.publicParts !== undefined;
  const sees = hidden && view.viewer !== null && entry.seenBy?.includes(view.viewer);
  return hidden && !sees ? (entry.publicParts ?? entry.parts) : entry.parts;
}

/** The player whom the line is about: the first one it names. */
export function subjectOf(view: GameView, entry: LogEntry): number | null {
  const [first] = partsFor(view, entry);
  return typeof first === 'object' && 'player' in first ? first.player : null;
}

/** A piece of a line, ready to be shown: names stand out. */
export interface LogPiece {
  readonly text: string;
  readonly name: boolean;
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' };

/** A verb as "you" takes it: 'casts' is 'cast', 'passes' is 'pass'. */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** The pieces of a line; where it speaks of the viewer it says "You", and the verb follows. */
export function pieces(view: GameView, entry: LogEntry): readonly LogPiece[] {
  const parts = partsFor(view, entry);
  return parts.map((part, i): LogPiece => {
    if (typeof part === 'object') {
      // CR 111.4: the name of many tokens ends in the word; at the table they go by the rest.
      if ('name' in part) return { text: part.name.replace(/ Token$/, ''), name: true };
      const next = parts[i + 1];
      const own = part.player === view.viewer;
      if (own && typeof next === 'string' && /^[’']s\b/.test(next))
        return { text: i === 0 ? 'Your' : 'your', name: true };
      return { text: own && i > 0 ? 'you' : playerName(view, part.player), name: true };
    }
    const before = parts[i - 1];
    const own = typeof before === 'object' && 'player' in before && before.player === view.viewer;
    if (!own) return { text: part, name: false };
    const text = part
      .replace(/^[’']s\b/, '')
      .replace(/\btheir\b/g, i === 1 ? 'your' : 'their')
      .replace(/^ ([a-z]+)/, (_, verb: string) => ` ${i === 1 ? secondPerson(verb) : verb}`);
    return { text, name: false };
  });
}

/** A line that only says that a step begins: the log's headings say it too. */
export function isStepLine(entry: LogEntry): boolean {
  const [only] = entry.parts;
  return entry.parts.length === 1 && typeof only === 'string' && / begins\.?$/.test(only);
}

/** The lines worth showing; equal ones in a row are one, with their number. */
export function gather(
  view: GameView,
  entries: readonly LogEntry[],
): readonly { readonly entry: LogEntry; readonly times: number }[] {
  const lines: { entry: LogEntry; times: number; words: string }[] = [];
  for (const entry of entries) {
    if (isStepLine(entry)) continue;
    const words = `${entry.turn} ${entry.step} ${entry.rule} ${linePlain(view, entry)}`;
    const last = lines[lines.length - 1];
    if (last?.words === words) last.times++;
    else lines.push({ entry, times: 1, words });
  }
  return lines;
}

/** The line as one plain sentence. */
export function linePlain(view: GameView, entry: LogEntry): string {
  return pieces(view, entry)
    .map((piece) => piece.text)
    .join('');
}
