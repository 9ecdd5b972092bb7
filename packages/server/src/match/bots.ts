/** The bots that may sit at the table. */
import { greedyBot, randomBot } from '@kitchen-table/bots';
import type { Decider } from '@kitchen-table/engine';
import type { StoredSeat } from '../store/store.ts';
import type { BotAnswer } from './match-parts.ts';

/** The bot of a seat; null for a person. A restarted server's bots decide as they would have without the restart. */
export function botFor(seat: StoredSeat, seed: string): BotAnswer | null {
  if (seat.kind === 'human') return null;
  if (seat.bot === 'random') return (question, seen, decisions) => randomBot(`${seed} ${decisions}`)(question, seen);
  const greedy: Decider = greedyBot();
  return (question, seen) => greedy(question, seen);
}
