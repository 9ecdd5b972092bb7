/** What commands print: one object on standard output for programs, plain lines for people, progress beside both. */
import { type Options, Presets, SingleBar } from 'cli-progress';

/** Bad input: one clear sentence with place and remedy. Printed as it stands; the exit code is 1. */
export class Problem extends Error {}

/** Prints one JSON object and nothing else. */
export function printJson(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Prints lines for people. */
export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** A progress bar on standard error; nothing where no person looks. */
export function progressBar(total: number, unit: string): { update(done: number): void; stop(): void } {
  const options: Options = {
    stream: process.stderr,
    format: `{bar} {value}/{total} ${unit} | {duration_formatted} | ETA {eta_formatted}`,
    clearOnComplete: true,
    hideCursor: true,
    noTTYOutput: false,
  };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(Math.max(total, 1), 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

/** Breaks a text into lines of at most `width` columns, at spaces; its own indentation stays, later lines get `indent`. */
export function wrap(text: string, width = 80, indent = ''): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let empty = true;
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const longer = empty ? line + word : `${line} ${word}`;
    if (longer.length > width && !empty) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
    empty = false;
  }
  lines.push(line);
  return lines;
}

/** Seconds with as many decimals as help. */
export function seconds(milliseconds: number): number {
  return Math.round(milliseconds) / 1000;
}
