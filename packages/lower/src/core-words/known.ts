/**
 * What the engine reads of each node of the card language: its fields, and where a field has several meanings, which.
 * A node, field or value that no table names has no meaning, and a card with it cannot be played.
 */

/** What may stand in a field: anything that is itself known, one of these, or what the test lets through. */
export type Known = true | readonly unknown[] | ((value: unknown) => boolean);

/** The fields of a node that are read, or that say the same in other words. */
export type Fields = Readonly<Record<string, Known>>;

/** Nodes by kind; parts without a kind as `kind.field` of the node they are in. */
export type Table = Readonly<Record<string, Fields>>;

/** Nodes of these kinds only. */
export function kinds(...allowed: readonly string[]): (value: unknown) => boolean {
  return (value) => allowed.includes((value as { kind?: string } | null)?.kind ?? '');
}

/** "one" or "one or more": what an event is without saying how much. */
export function one(value: unknown): boolean {
  const { kind, number } = value as { kind?: string; number?: number };
  return (kind === 'number' || kind === 'atLeast') && number === 1;
}

/** An event of at least so much, or of "that much". */
export function minimum(value: unknown): boolean {
  return one(value) || kinds('atLeast', 'amountOf')(value);
}
