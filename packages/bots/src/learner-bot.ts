/** A player who is still learning: plays as the greedy one does, and slips now and then. */
import {
  type Answer,
  checkAnswer,
  type Decider,
  type Question,
  randomAnswer,
  randomStream,
} from '@kitchen-table/engine';
import { greedyBot } from './greedy-bot.ts';

/** One choice in so many is a slip. */
const SLIPS: Readonly<Partial<Record<Question['kind'], number>>> = {
  priority: 4,
  attackers: 4,
  blockers: 3,
  targets: 8,
  mulligan: 6,
};

/** A greedy player who slips: forgets to act, to attack or to block, or takes what comes first. The same seed slips alike. */
export function learnerBot(seed: string): Decider {
  const greedy = greedyBot();
  const random = randomStream(seed);
  return (question, seen) => {
    const answer = greedy(question, seen);
    const one = SLIPS[question.kind];
    return one !== undefined && random() * one < 1 ? slip(question, answer, random) : answer;
  };
}

function slip(question: Question, answer: Answer, random: () => number): Answer {
  switch (question.kind) {
    case 'priority':
      return [0];
    case 'attackers':
    case 'blockers': {
      // Half of the pairs are forgotten.
      const fewer = answer.filter((_, at) => at % 4 < 2);
      return checkAnswer(question, fewer) === null ? fewer : answer;
    }
    default:
      return randomAnswer(question, random);
  }
}
