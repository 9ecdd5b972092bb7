/** One imagined game: some answers, then everybody plays greedily, and what it comes to. */
import {
  type Answer,
  checkAnswer,
  type Decider,
  type Horizon,
  type ImaginedGame,
  type PlayerId,
  type Question,
  type SeenGame,
} from '@kitchen-table/engine';
import { greedyBot } from '../greedy-bot.ts';
import { attackProposals } from './attacks.ts';
import { blockProposals } from './blocks.ts';
import { candidatesFor } from './candidates.ts';
import { valueOf } from './value.ts';

/** The value of where it led, and how many answers that took. */
export interface PlayedOut {
  readonly value: number;
  readonly decisions: number;
  /** What could be answered to the question that followed from the last answer given: a target, a mode, a number. */
  readonly following: readonly Answer[];
}

/** How the others fight in an imagined game: as looks best to them, attacking with all they have, or blocking otherwise. */
export type Manner = 'greedy' | 'bold' | 'contrary';

/** What follows from an action at once, when the player takes it. CR 601.2b-d. */
const FOLLOWING: ReadonlySet<Question['kind']> = new Set(['targets', 'chooseModes', 'chooseNumber', 'chooseObjects']);
const NOTHING: readonly Answer[] = [];

/** Answers the open question, and what follows from it, so; afterwards every seat does what looks best. */
export function playOut(
  world: ImaginedGame<SeenGame>,
  answers: readonly Answer[],
  seat: PlayerId,
  manner: Manner,
  horizon: Horizon,
): PlayedOut {
  const bots = new Map<PlayerId, Decider>();
  let given = 0;
  let following = NOTHING;
  const end = world.play((question, seen) => {
    if (given === 0) return answers[given++] as Answer;
    let bot = bots.get(question.player);
    if (bot === undefined) bots.set(question.player, (bot = greedyBot()));
    const greedy = bot(question, seen);
    const usual = question.player === seat ? greedy : inManner(manner, question, seen, greedy);
    if (given > answers.length) return usual;
    const follows = question.player === seat && FOLLOWING.has(question.kind);
    const answer = answers[given++];
    if (!follows) given = Number.POSITIVE_INFINITY;
    else if (answer !== undefined && checkAnswer(question, answer) === null) return answer;
    else following = candidatesFor(seen, question, usual);
    return usual;
  }, horizon);
  if (end === null) throw new Error('an imagined game fitted before, and does not now');
  return { value: worthOfEnd(end, seat), decisions: end.decisions, following };
}

function inManner(manner: Manner, question: Question, seen: SeenGame, greedy: Answer): Answer {
  if (manner === 'bold' && question.kind === 'attackers') {
    const whole = attackProposals(seen, question).reduce(
      (most, one) => (one.length > most.length ? one : most),
      greedy,
    );
    return checkAnswer(question, whole) === null ? whole : greedy;
  }
  if (manner === 'contrary' && question.kind === 'blockers') {
    const other = blockProposals(seen, question).find(
      (one) => (one.length === 0) === greedy.length > 0 && checkAnswer(question, one) === null,
    );
    return other ?? greedy;
  }
  return greedy;
}

/** 1 for a game won, 0 for one lost, else a judgement of the position. */
function worthOfEnd(
  { seen, over, winners }: { seen: SeenGame; over: boolean; winners: readonly PlayerId[] },
  seat: PlayerId,
): number {
  if (!over) return valueOf(seen, seat);
  if (winners.length === 0) return 0.5;
  const { team } = seen.player(seat);
  return winners.some((winner) => seen.player(winner).team === team) ? 1 : 0;
}
