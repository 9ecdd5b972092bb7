/**
 * A choice in the making: what has been clicked so far for the open question. Pure values; `answers.ts` turns a
 * finished one into the numbers of an Answer.
 */
import type { Answer, Entity, Question } from '../model/types.ts';

/** What has been chosen so far. Each question kind says in its module which fields it uses. */
export interface Selection {
  /** Indices in the order of choosing. */
  readonly picked: readonly number[];
  /** A number per item. */
  readonly amounts: readonly number[];
  /** Blocks: [index of blocker, index of attacker]. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Attackers: the defender that the next click attacks. Blockers: the blocker whose attacker is asked next. */
  readonly pointer: Entity | null;
}

/** A finished choice, or what is missing, as words for the disabled button. */
export type Finished = { readonly answer: Answer } | { readonly missing: string };

/** What the table highlights. */
export interface Marks {
  /** A click does something. */
  readonly legal: ReadonlySet<Entity>;
  readonly chosen: ReadonlySet<Entity>;
}

/** Nothing chosen yet. */
export const EMPTY: Selection = { picked: [], amounts: [], pairs: [], pointer: null };
export const NO_MARKS: Marks = { legal: new Set(), chosen: new Set() };

/** The question kinds in which clicks on the table choose among legal objects and players. */
export function choosesOnTable(question: Question): boolean {
  switch (question.kind) {
    case 'targets':
    case 'chooseObjects':
    case 'attackers':
    case 'blockers':
    case 'distribute':
    case 'assignDamage':
    case 'pay':
      return true;
    default:
      return false;
  }
}
