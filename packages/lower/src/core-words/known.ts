import type * as surface from '@kitchen-table/language/surface';

/**
 * What the engine reads of each node of the card language: its fields, and where a field has several meanings, which.
 * A node, field or value that no table names has no meaning, and a card with it cannot be played.
 */

/** What may stand in a field: anything that is itself known, one of these, or what the test lets through. */
export type Known = true | readonly unknown[] | ((value: unknown) => boolean);

/** The fields of a node that are read, or that say the same in other words. */
export type Fields = Readonly<Record<string, Known>>;

/** A field that has no meaning, whatever stands there: it is refused. */
export const notRead: Known = () => false;

/** Every node of the language but verbs, which are read by mood: see moods.ts. */
type AnyNode =
  | surface.Ability
  | surface.Adjective
  | surface.AnchoredAbility
  | surface.Alternative
  | surface.CardsAbove
  | surface.Clause
  | surface.Condition
  | surface.CostPart
  | surface.DeckCondition
  | surface.Duration
  | surface.Filter
  | surface.Mode
  | surface.ModeCount
  | surface.Noun
  | surface.NounWord
  | surface.NounWords
  | surface.Place
  | surface.Quality
  | surface.Quantifier
  | surface.RevealedDraw
  | surface.Rule
  | surface.Trigger
  | NonNullable<surface.KeywordAbility['from']>[number]
  | surface.TurnPart
  | surface.ActivationLimit
  | surface.Value;

type KindOf<N> = N extends { readonly kind: infer Kind extends string } ? Kind : never;
type OfKind<N, Kind> = N extends { readonly kind: infer Own } ? (Kind extends Own ? N : never) : never;
type FieldOf<N> = N extends unknown ? Exclude<keyof N, 'kind'> : never;

/**
 * A table that says of every field of its nodes whether it is read: a field that the language has and the table has not,
 * or the other way round, does not compile.
 */
export type Complete = {
  readonly [Kind in KindOf<AnyNode>]?: { readonly [Field in FieldOf<OfKind<AnyNode, Kind>> & string]: Known };
} & { readonly [part: `${string}.${string}`]: Fields };

/** What is read of verbs in one mood. What a verb leaves out is refused; what no verb of that kind has does not compile. */
export type Verbs<Kind extends surface.Action['kind']> = {
  readonly [Verb in Kind]: { readonly [Field in FieldOf<OfKind<surface.Action, Verb>> & string]?: Known };
};

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

/** An event of at least or exactly so much, or of "that much". */
export function minimum(value: unknown): boolean {
  return one(value) || kinds('atLeast', 'exactly', 'amountOf')(value);
}
