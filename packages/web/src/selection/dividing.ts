/** Numbers: one number, a division, combat damage. `amounts` holds them. CR 601.2d, 510.1c. */
import { NO_ENTITY } from '../model/entities.ts';
import type { Asked, Entity } from '../model/types.ts';
import { EMPTY, type Finished, type Marks, type Selection } from './selection.ts';

/** Questions that divide a total among things. */
export type Division = Asked<'distribute'> | Asked<'assignDamage'>;

/** Who may get a share: for trample also the defender, and what is beyond it (CR 702.19b-c). */
export function shareholders(question: Division): readonly Entity[] {
  if (question.kind === 'distribute') return question.among;
  return [...question.among, ...[question.trampleOver, question.beyond].filter((entity) => entity !== NO_ENTITY)];
}

/** A legal division to begin with: the least to each (lethal damage in order), the rest to the last that may have it. */
export function startDividing(question: Division): Selection {
  const sharers = shareholders(question);
  let left = question.total;
  const amounts = sharers.map((_, i) => {
    const share = question.kind === 'distribute' ? question.minEach : Math.min(left, leastBeforeNext(question, i));
    left -= share;
    return share;
  });
  const last = question.kind === 'distribute' ? 0 : amounts.length - 1;
  return { ...EMPTY, amounts: amounts.map((amount, i) => (i === last ? amount + left : amount)) };
}

function leastBeforeNext(question: Asked<'assignDamage'>, index: number): number {
  if (index < question.among.length) return question.lethal[index] as number;
  return index === question.among.length && question.beyond !== NO_ENTITY ? question.beyondAfter : 0;
}

/** How much is not yet given out; negative when too much is. */
export function leftOver(question: Division, selection: Selection): number {
  return question.total - selection.amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Sets one share, within 0 and the total. */
export function setShare(question: Division, selection: Selection, index: number, amount: number): Selection {
  const share = Math.max(0, Math.min(question.total, amount));
  return { ...selection, amounts: selection.amounts.map((old, i) => (i === index ? share : old)) };
}

/** A click on one that may get a share: one more, when something is left. */
export function giveOne(question: Division, selection: Selection, entities: readonly Entity[]): Selection {
  const index = shareholders(question).findIndex((entity) => entities.includes(entity));
  if (index < 0 || leftOver(question, selection) <= 0) return selection;
  return setShare(question, selection, index, (selection.amounts[index] as number) + 1);
}

/** Done when everything is given out. */
export function finishDividing(question: Division, selection: Selection): Finished {
  const left = leftOver(question, selection);
  if (left > 0) return { missing: `${left} left` };
  if (left < 0) return { missing: `${-left} too many` };
  const least = question.kind === 'distribute' ? question.minEach : 0;
  return selection.amounts.some((amount) => amount < least)
    ? { missing: `At least ${least} each` }
    : { answer: [...selection.amounts] };
}

/** Everybody with a share is chosen. */
export function marksOfDivision(question: Division, selection: Selection): Marks {
  const all = shareholders(question);
  return { legal: new Set(all), chosen: new Set(all.filter((_, i) => (selection.amounts[i] as number) > 0)) };
}

/** One number to begin with: the least; none for an X that could be more than 0, which would waste the spell. */
export function startNumber(question: Asked<'chooseNumber'>): Selection {
  const waste = question.min === 0 && question.max > 0 && /\bX\b/.test(`${question.what} ${question.reason.text}`);
  return { ...EMPTY, amounts: waste ? [] : [question.min] };
}

/** Done when the number is within bounds. */
export function finishNumber(question: Asked<'chooseNumber'>, selection: Selection): Finished {
  const number = selection.amounts[0] ?? Number.NaN;
  const fits = Number.isInteger(number) && number >= question.min && number <= question.max;
  return fits ? { answer: [number] } : { missing: `From ${question.min} to ${question.max}` };
}
