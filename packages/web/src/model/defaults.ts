/**
 * What Enter does: it keeps, passes, leaves the board as it is; it never throws away. When every choice loses
 * something, or the choice is what to lose, no key decides.
 */
import type { Asked, Question } from './types.ts';
import { candidates } from '../selection/choosing.ts';
import type { Selection } from '../selection/selection.ts';

/** The main button, the other one of two, or neither. */
export type Enter = 'main' | 'other' | 'none';

const PAYING = /\bpay\b/i;
const LOSING = /\b(?:sacrifice|discard|exile|destroy|lose|mill|dredge|skip|exert|concede)\b/i;
const LOST: ReadonlySet<Asked<'chooseObjects'>['purpose']> = new Set(['sacrifice', 'discard']);
/** Choosing nothing for these leaves everything as it is; for all others it gives up what was offered. */
const SPARED: ReadonlySet<Asked<'chooseObjects'>['purpose']> = new Set([
  'sacrifice',
  'discard',
  'exile',
  'tap',
  'destroy',
  'damage',
]);

/** What Enter means for the open question and the choice so far. */
export function enterMeans(question: Question, selection: Selection): Enter {
  switch (question.kind) {
    case 'yesNo': {
      const words = `${question.yes} ${question.what}`;
      if (PAYING.test(words)) return 'none';
      return LOSING.test(words) ? 'other' : 'main';
    }
    case 'chooseObjects':
      if (selection.picked.length > 0) return LOST.has(question.purpose) ? 'none' : 'main';
      return givesUp(question, selection) ? 'none' : 'main';
    case 'targets':
      return givesUp(question, selection) ? 'none' : 'main';
    default:
      return 'main';
  }
}

/** Whether confirming now would choose nothing although something is offered, and that is a loss. */
export function givesUp(question: Question, selection: Selection): boolean {
  if (question.kind !== 'targets' && question.kind !== 'chooseObjects') return false;
  if (selection.picked.length > 0 || question.min > 0 || candidates(question).length === 0) return false;
  return question.kind === 'targets' || !SPARED.has(question.purpose);
}
