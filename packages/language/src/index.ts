/** The card language: what a card can say. Types only, and a few word lists. */
export type * from './abilities.ts';
export type * from './actions.ts';
export type * from './actions-as-events.ts';
export type * from './actions-of-players.ts';
export type * from './actions-on-objects.ts';
export type * from './cards.ts';
export type * from './characteristics.ts';
export type * from './clauses.ts';
export type * from './conditions.ts';
export type * from './costs.ts';
export type * from './durations.ts';
export type * from './nouns.ts';
export type * from './tokens.ts';
export type * from './triggers.ts';
export type * from './values.ts';
export * from './builders.ts';
export * from './words.ts';
