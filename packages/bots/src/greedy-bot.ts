/** A sensible player: does the best-looking thing now, within a counted budget of looking. Sees only what its seat may see. */
import type { Answer, Decider, Game, Question } from '@kitchen-table/engine';
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
  return (question, game) => decide(game, question, diary);
}

function decide(game: Game, question: Question, diary: Diary): Answer {
  switch (question.kind) {
    case 'priority':
      return chooseAction(game, question, diary);
    case 'targets':
      return chooseTargets(game, question);
    case 'chooseObjects':
      return chooseObjects(game, question);
    case 'chooseModes':
      return chooseModes(game, question);
    case 'chooseOption':
      return chooseOption(game, question);
    case 'chooseNumber':
      return chooseNumber(question);
    case 'yesNo':
      return chooseYesNo(game, question);
    case 'order':
      return chooseOrder(question);
    case 'distribute':
      return chooseDistribution(game, question);
    case 'assignDamage':
      return chooseAssignment(game, question);
    case 'attackers':
      return chooseAttackers(game, question);
    case 'blockers':
      return chooseBlockers(game, question);
    case 'arrange':
      return chooseArrangement(game, question);
    case 'mulligan':
      return chooseMulligan(game, question);
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
