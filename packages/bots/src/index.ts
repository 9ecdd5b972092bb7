/** Players made of code. */
export { buildDeck, type BuiltDeck, type DeckWishes } from './drafting/build-deck.ts';
export { type DraftDecider, type DraftManner, greedyDrafter } from './drafting/drafter.ts';
export { greedyBot } from './greedy-bot.ts';
export { learnerBot } from './learner-bot.ts';
export { BOT_LEVEL_TEXTS, BOT_LEVELS, type BotLevel, botOf } from './levels.ts';
export { randomBot } from './random-bot.ts';
