/** The files of the golden list: one line a card, and, when wanted, what was told of every card. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Golden } from './situations.ts';

/** A card on the list. */
export interface Line {
  readonly name: string;
  readonly hash: string;
  readonly used: string;
  /** The first line of what was thrown, or nothing. */
  readonly fault: string;
}

/** The line of a card. */
export function lineOf({ name, hash, used, of, faults }: Golden): Line {
  return { name, hash, used: `${used}/${of}`, fault: (faults[0] ?? '').split('\n')[0] as string };
}

/** The list as text: name, digest, abilities used, fault. */
export function written(lines: readonly Line[]): string {
  return lines.map(({ name, hash, used, fault }) => `${[name, hash, used, fault].join('\t').trimEnd()}\n`).join('');
}

/** The list as it was written, by name. */
export function readList(text: string): ReadonlyMap<string, Line> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line, index) => {
      const [name, hash, used, fault = ''] = line.split('\t');
      if (name === undefined || hash === undefined || used === undefined)
        throw new Error(`Line ${index + 1} is none of a golden list: it needs a name, a digest and a count`);
      return [name, { name, hash, used, fault }];
    }),
  );
}

const PER_FILE = 500;

/** Keeps what was told of cards, in files of some hundreds. */
export class LogKeeper {
  readonly #folder: string;
  readonly #prefix: string;
  #files = 0;
  #kept: Record<string, readonly string[]> = {};
  #count = 0;

  constructor(folder: string, prefix: string) {
    this.#folder = folder;
    this.#prefix = prefix;
    mkdirSync(folder, { recursive: true });
  }

  keep({ name, lines }: Golden): void {
    this.#kept[name] = lines;
    if (++this.#count % PER_FILE === 0) this.close();
  }

  /** Writes what has not been written yet. */
  close(): void {
    const file = join(this.#folder, `${this.#prefix}-${String(this.#files++).padStart(3, '0')}.json.gz`);
    writeFileSync(file, gzipSync(JSON.stringify(this.#kept), { level: 4 }));
    this.#kept = {};
  }
}

/** What was told of some cards when the list was made; cards that are not there are left out. */
export function readLogs(folder: string, names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (!existsSync(folder)) throw new Error(`There are no logs at ${folder}: write them with --logs=${folder}`);
  for (const file of readdirSync(folder).sort()) {
    if (found.size === names.size) break;
    const kept = JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString('utf8')) as Record<string, string[]>;
    for (const name of names) if (kept[name] !== undefined) found.set(name, kept[name]);
  }
  return found;
}

/** Where two logs part, with some lines before it; null when they are the same. */
export function firstDifference(was: readonly string[], is: readonly string[], before = 3): string | null {
  const most = Math.max(was.length, is.length);
  for (let at = 0; at < most; at++) {
    if (was[at] === is[at]) continue;
    const common = was.slice(Math.max(0, at - before), at).map((line) => `    ${line}`);
    const tell = (sign: string, lines: readonly string[]): string[] =>
      (at < lines.length ? lines.slice(at, at + 2) : ['(the end)']).map((line) => `  ${sign} ${line}`);
    return [...common, ...tell('-', was), ...tell('+', is)].join('\n');
  }
  return null;
}
