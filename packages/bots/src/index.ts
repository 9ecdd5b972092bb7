/** Players made of code. */
export { buildDeck, type BuiltDeck, type DeckWishes } from './drafting/build-deck.ts';
export { type DraftDecider, type DraftManner, greedyDrafter } from './drafting/drafter.ts';
export { greedyBot } from './greedy-bot.ts';
export { randomBot } from './random-bot.ts';
