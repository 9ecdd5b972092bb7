/** Log entries as lines of text, with turn, step and rule number. */
import type { LogEntry } from '@kitchen-table/engine';
import { wrap } from '../shared/output.ts';

/** One entry, wrapped to 80 columns: "[117.1] Ann casts Shock." */
export function logLine(entry: LogEntry, names: readonly string[]): string[] {
  return wrap(`  ${logText(entry, names)} [${entry.rule}]`, 80, '    ');
}

/** The words of an entry. */
export function logText(entry: LogEntry, names: readonly string[]): string {
  const words = entry.parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'player' in part ? (names[part.player] ?? `player ${part.player + 1}`) : part.name;
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}
