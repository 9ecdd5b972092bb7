/** Files of many decks: JSON Lines, gzipped or not, one deck a line. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readText } from './files.ts';
import { Problem } from './output.ts';

/** A deck of such a file: the names of its cards, each once. */
export interface FiledDeck {
  id: string;
  /** 'commander', 'constructed', ...: whatever the file calls it. */
  kind: string;
  names: readonly string[];
}

/** The decks of a file. A line that is none throws one sentence. */
export function decksIn(path: string): FiledDeck[] {
  const lines = textOf(path).split('\n');
  const decks = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [deckOn(line, `${path}: line ${index + 1}`)],
  );
  if (decks.length === 0) throw new Problem(`${path}: no decks found; give JSON Lines, one deck a line.`);
  return decks;
}

function textOf(path: string): string {
  if (!path.endsWith('.gz')) return readText(path);
  try {
    return gunzipSync(readFileSync(path)).toString('utf8');
  } catch (error) {
    throw new Problem(`${path}: the file can't be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function deckOn(line: string, place: string): FiledDeck {
  const wanted = 'give {"id", "kind", "commanders": [name], "main": {name: count}, "side": {name: count}}';
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Problem(`${place}: this is not JSON; ${wanted}.`);
  }
  if (!isObject(value) || !isObject(value.main)) throw new Problem(`${place}: this is no deck; ${wanted}.`);
  const commanders = Array.isArray(value.commanders) ? value.commanders.map(String) : [];
  const side = isObject(value.side) ? Object.keys(value.side) : [];
  const names = new Set([...commanders, ...Object.keys(value.main), ...side]);
  return { id: String(value.id ?? ''), kind: String(value.kind ?? 'deck'), names: [...names] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
