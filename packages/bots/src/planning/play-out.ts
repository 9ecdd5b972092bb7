/** One imagined game: an answer, then everybody plays greedily, and what it comes to. */
import type { Answer, Decider, Horizon, ImaginedGame, PlayerId, SeenGame } from '@kitchen-table/engine';
import { greedyBot } from '../greedy-bot.ts';
import { valueOf } from './value.ts';

/** The value of where it led, and how many answers that took. */
export interface PlayedOut {
  readonly value: number;
  readonly decisions: number;
}

/** Answers the open question so; afterwards every seat does what looks best. */
export function playOut(world: ImaginedGame<SeenGame>, first: Answer, seat: PlayerId, horizon: Horizon): PlayedOut {
  const bots = new Map<PlayerId, Decider>();
  let answered = false;
  const end = world.play((question, seen) => {
    if (!answered) {
      answered = true;
      return first;
    }
    let bot = bots.get(question.player);
    if (bot === undefined) bots.set(question.player, (bot = greedyBot()));
    return bot(question, seen);
  }, horizon);
  if (end === null) throw new Error('an imagined game fitted before, and does not now');
  return { value: worthOfEnd(end, seat), decisions: end.decisions };
}

/** 1 for a game won, 0 for one lost, else a judgement of the position. */
export function worthOfEnd(
  { seen, over, winners }: { seen: SeenGame; over: boolean; winners: readonly PlayerId[] },
  seat: PlayerId,
): number {
  if (!over) return valueOf(seen, seat);
  if (winners.length === 0) return 0.5;
  const { team } = seen.player(seat);
  return winners.some((winner) => seen.player(winner).team === team) ? 1 : 0;
}
