/** From question to answer: what to begin with, what a click does, what is highlighted, when it is finished. */
import type { Entity, Question } from '../model/types.ts';
import { actingObjects } from './acting.ts';
import { clickAttack, finishAttacking, marksOfAttack, startAttacking } from './attacking.ts';
import { clickBlock, finishBlocking, marksOfBlock } from './blocking.ts';
import { finishChoosing, marksOfChoice, toggleEntities } from './choosing.ts';
import { finishDividing, finishNumber, giveOne, marksOfDivision, startDividing, startNumber } from './dividing.ts';
import { finishOrdering, startOrdering } from './ordering.ts';
import { EMPTY, type Finished, type Marks, NO_MARKS, type Selection } from './selection.ts';

/** What is chosen when a question opens. */
export function startSelection(question: Question | null): Selection {
  switch (question?.kind) {
    case 'attackers':
      return startAttacking(question);
    case 'distribute':
    case 'assignDamage':
      return startDividing(question);
    case 'chooseNumber':
      return startNumber(question);
    case 'order':
    case 'arrange':
      return startOrdering(question);
    default:
      return EMPTY;
  }
}

/** The choice after a click on objects (a group) or a player. */
export function click(question: Question, selection: Selection, entities: readonly Entity[]): Selection {
  switch (question.kind) {
    case 'targets':
    case 'chooseObjects':
      return toggleEntities(question, selection, entities);
    case 'attackers':
      return clickAttack(question, selection, entities);
    case 'blockers':
      return clickBlock(question, selection, entities);
    case 'distribute':
    case 'assignDamage':
      return giveOne(question, selection, entities);
    default:
      return selection;
  }
}

/** The answer that the choice makes, or what it lacks. Questions answered by a single button lack that button. */
export function finish(question: Question, selection: Selection): Finished {
  switch (question.kind) {
    case 'targets':
    case 'chooseObjects':
    case 'chooseModes':
      return finishChoosing(question, selection);
    case 'attackers':
      return finishAttacking(selection);
    case 'blockers':
      return finishBlocking(question, selection);
    case 'distribute':
    case 'assignDamage':
      return finishDividing(question, selection);
    case 'chooseNumber':
      return finishNumber(question, selection);
    case 'order':
    case 'arrange':
      return finishOrdering(question, selection);
    case 'chooseOption':
    case 'vote':
      return selection.picked.length === 1 ? { answer: [...selection.picked] } : { missing: 'Choose one' };
    case 'pay':
      return { answer: [0] };
    case 'priority':
    case 'yesNo':
    case 'mulligan':
      return { missing: 'Choose one' };
  }
}

/** What the table highlights for the choice. `byHand` lights mana abilities too. */
export function marksOf(question: Question | null, selection: Selection, byHand: boolean): Marks {
  switch (question?.kind) {
    case 'targets':
    case 'chooseObjects':
      return marksOfChoice(question, selection);
    case 'attackers':
      return marksOfAttack(question, selection);
    case 'blockers':
      return marksOfBlock(question, selection);
    case 'distribute':
    case 'assignDamage':
      return marksOfDivision(question, selection);
    case 'priority':
      return { legal: actingObjects(question, byHand), chosen: new Set() };
    case 'pay':
      return {
        legal: new Set(question.options.slice(1).map((option) => option.object as number as Entity)),
        chosen: new Set(),
      };
    default:
      return NO_MARKS;
  }
}
