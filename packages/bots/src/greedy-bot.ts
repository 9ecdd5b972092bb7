/** A sensible player: does the best-looking thing now, within a counted budget of looking. Sees only what its seat may see. */
import type { Answer, Decider, Question, SeenGame } from '@kitchen-table/engine';
import { chooseObjects, chooseTargets } from './choices/objects.ts';
import { chooseAction, type Diary, emptyDiary } from './choices/priority.ts';
import {
  chooseArrangement,
  chooseAssignment,
  chooseDistribution,
  chooseModes,
  chooseMulligan,
  chooseNumber,
  chooseOption,
  chooseOrder,
  chooseYesNo,
  firstAnswer,
} from './choices/words.ts';
import { chooseAttackers } from './combat/attack.ts';
import { chooseBlockers } from './combat/block.ts';

/** A greedy player; each seat needs one of its own. */
export function greedyBot(): Decider {
  const diary = emptyDiary();
  return (question, seen) => decide(seen, question, diary);
}

function decide(seen: SeenGame, question: Question, diary: Diary): Answer {
  switch (question.kind) {
    case 'priority':
      return chooseAction(seen, question, diary);
    case 'targets':
      return chooseTargets(seen, question);
    case 'chooseObjects':
      return chooseObjects(seen, question);
    case 'chooseModes':
      return chooseModes(seen, question);
    case 'chooseOption':
      return chooseOption(seen, question);
    case 'chooseNumber':
      return chooseNumber(question);
    case 'yesNo':
      return chooseYesNo(seen, question);
    case 'order':
      return chooseOrder(question);
    case 'distribute':
      return chooseDistribution(seen, question);
    case 'assignDamage':
      return chooseAssignment(seen, question);
    case 'attackers':
      return chooseAttackers(seen, question);
    case 'blockers':
      return chooseBlockers(seen, question);
    case 'arrange':
      return chooseArrangement(seen, question);
    case 'mulligan':
      return chooseMulligan(seen, question);
    case 'vote':
    case 'pay':
      return firstAnswer(question);
    default:
      return unreachable(question);
  }
}

function unreachable(question: never): never {
  throw new Error(`unknown question ${JSON.stringify(question)}`);
}
