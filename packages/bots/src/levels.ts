/** How well a player of code plays: the one list of what may sit in a seat. */
import type { Decider } from '@kitchen-table/engine';
import { greedyBot } from './greedy-bot.ts';
import { learnerBot } from './learner-bot.ts';
import { plannerBot, STRONG_BUDGET } from './planner-bot.ts';
import type { Field } from './planning/guess.ts';
import { randomBot } from './random-bot.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['random', 'learner', 'greedy', 'planner', 'strong'] as const;

/** One of the levels. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What each level does, in a sentence for whoever chooses. */
export const BOT_LEVEL_TEXTS: Readonly<Record<BotLevel, string>> = {
  random: 'answers at random',
  learner: 'does what looks best, and slips now and then',
  greedy: 'does what looks best now',
  planner: 'tries what looks good in games of its imagination',
  strong: 'tries it in four times as many',
};

/**
 * A player of that level; each seat needs one of its own, and a seed of its own. The field: decks that the others may have,
 * where lists are known.
 */
export function botOf(level: BotLevel, seed: string, field: Field = []): Decider {
  switch (level) {
    case 'random':
      return randomBot(seed);
    case 'learner':
      return learnerBot(seed);
    case 'greedy':
      return greedyBot();
    case 'planner':
      return plannerBot({ seed, field });
    case 'strong':
      return plannerBot({ seed, field, budget: STRONG_BUDGET });
    default:
      return unreachable(level);
  }
}

/** Whether players of that level look ahead, which only a session, or a game played in mode 'checkpoint', allows. */
export function looksAhead(level: BotLevel): boolean {
  return level === 'planner' || level === 'strong';
}

function unreachable(level: never): never {
  throw new Error(`unknown level ${String(level)}`);
}
