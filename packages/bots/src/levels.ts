/** How well a player of code plays: the one list of what may sit in a seat. */
import type { Decider } from '@kitchen-table/engine';
import { greedyBot } from './greedy-bot.ts';
import { learnerBot } from './learner-bot.ts';
import { randomBot } from './random-bot.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['random', 'learner', 'greedy'] as const;

/** One of the levels. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What each level does, in a sentence for whoever chooses. */
export const BOT_LEVEL_TEXTS: Readonly<Record<BotLevel, string>> = {
  random: 'answers at random',
  learner: 'does what looks best, and slips now and then',
  greedy: 'does what looks best now',
};

/** A player of that level; each seat needs one of its own, and a seed of its own. */
export function botOf(level: BotLevel, seed: string): Decider {
  switch (level) {
    case 'random':
      return randomBot(seed);
    case 'learner':
      return learnerBot(seed);
    case 'greedy':
      return greedyBot();
    default:
      return unreachable(level);
  }
}

function unreachable(level: never): never {
  throw new Error(`unknown level ${String(level)}`);
}
