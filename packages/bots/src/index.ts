/** Players made of code. */
export { greedyBot } from './greedy-bot.ts';
export { randomBot } from './random-bot.ts';
