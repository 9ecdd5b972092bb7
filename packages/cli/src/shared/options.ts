/** Options that several commands take. */
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** `--cards FILE`, repeatable. */
export function cardsOption(): Option<'--cards <file>', undefined, [], string[]> {
  return new Option(
    '--cards <file>',
    'more cards: Scryfall-shaped JSON or JSON Lines, or MTGJSON, gzipped or not (repeatable)',
  )
    .argParser(collect)
    .default([]) as unknown as Option<'--cards <file>', undefined, [], string[]>;
}

/** Gathers the values of an option that may be given several times. */
export function collect(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < min || number > max)
      throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
    return number;
  };
}

/** `--help` ends with an example. */
export function example(...lines: readonly string[]): string {
  return `\nExample:\n${lines.map((line) => `  $ kt ${line}`).join('\n')}\n`;
}
