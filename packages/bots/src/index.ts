/** Players made of code. */
export { buildDeck, type BuiltDeck, type DeckWishes } from './drafting/build-deck.ts';
export { type DraftDecider, type DraftManner, greedyDrafter } from './drafting/drafter.ts';
export { greedyBot } from './greedy-bot.ts';
export { learnerBot } from './learner-bot.ts';
export { BOT_LEVEL_TEXTS, BOT_LEVELS, type BotLevel, botOf, looksAhead } from './levels.ts';
export { PLANNER_BUDGET, plannerBot, type PlannerOptions, STRONG_BUDGET, type Weighed } from './planner-bot.ts';
export type { Field } from './planning/guess.ts';
export type { Budget, Line } from './planning/lines.ts';
export type { Manner } from './planning/play-out.ts';
export { randomBot } from './random-bot.ts';
