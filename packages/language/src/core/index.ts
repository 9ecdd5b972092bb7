/** The core language: what a card does. `lower` makes it of what a card says; the engine runs it. */
export type * from './cards.ts';
export * from './goading.ts';
export * from './words-before-a-dash.ts';
