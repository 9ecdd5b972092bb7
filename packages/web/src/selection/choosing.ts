/** Targets, objects, modes: some out of several. `picked` holds the indices. CR 115, 601.2b-c. */
import type { Asked, Entity } from '../model/types.ts';
import type { Finished, Marks, Selection } from './selection.ts';

/** Questions that choose objects or players. */
export type ObjectChoice = Asked<'targets'> | Asked<'chooseObjects'>;

/** What may be chosen. */
export function candidates(question: ObjectChoice): readonly Entity[] {
  return question.kind === 'targets' ? question.legal : question.from;
}

/** Chooses the index or takes it back; when only one may be chosen, the new one replaces the old one. */
export function toggleIndex(selection: Selection, index: number, max: number): Selection {
  if (selection.picked.includes(index))
    return { ...selection, picked: selection.picked.filter((one) => one !== index) };
  if (max === 1) return { ...selection, picked: [index] };
  if (selection.picked.length >= max) return selection;
  return { ...selection, picked: [...selection.picked, index] };
}

/** A click on a group: chooses its next member; when all are chosen, takes one back. */
export function toggleEntities(question: ObjectChoice, selection: Selection, entities: readonly Entity[]): Selection {
  const all = candidates(question);
  const indices = entities.map((entity) => all.indexOf(entity)).filter((index) => index >= 0);
  const free = indices.find((index) => !selection.picked.includes(index));
  const last = indices[indices.length - 1];
  if (last === undefined) return selection;
  const mine = indices.some((index) => selection.picked.includes(index));
  const full = selection.picked.length >= question.max && (question.max !== 1 || mine);
  if (free !== undefined && !full) return toggleIndex(selection, free, question.max);
  const taken = indices.filter((index) => selection.picked.includes(index)).pop();
  return taken === undefined ? selection : toggleIndex(selection, taken, question.max);
}

/** Adds one more of a repeatable mode (CR 700.2d). */
export function addMode(question: Asked<'chooseModes'>, selection: Selection, index: number): Selection {
  if (!question.repeat) return toggleIndex(selection, index, question.max);
  if (selection.picked.length >= question.max) return selection;
  return { ...selection, picked: [...selection.picked, index] };
}

function howMany(chosen: number, min: number, max: number): string | null {
  if (chosen >= min && chosen <= max) return null;
  if (chosen > max) return `Choose at most ${max}`;
  const more = min - chosen;
  return min === max && min === 1 ? 'Choose one' : `Choose ${more} more`;
}

/** Done when the number of chosen things is within bounds. */
export function finishChoosing(question: ObjectChoice | Asked<'chooseModes'>, selection: Selection): Finished {
  const missing = howMany(selection.picked.length, question.min, question.max);
  return missing === null ? { answer: [...selection.picked] } : { missing };
}

/** Legal and chosen objects and players. */
export function marksOfChoice(question: ObjectChoice, selection: Selection): Marks {
  const all = candidates(question);
  return { legal: new Set(all), chosen: new Set(selection.picked.map((index) => all[index] as Entity)) };
}
