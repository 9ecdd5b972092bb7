/** Orders and piles. `picked` holds the order of the items, `amounts` the destination of each. CR 603.3b, 701.18. */
import type { Asked } from '../model/types.ts';
import { EMPTY, type Finished, type Selection } from './selection.ts';

/** Everything in the order in which it was asked, all to the first destination. */
export function startOrdering(question: Asked<'order'> | Asked<'arrange'>): Selection {
  const items: readonly unknown[] = question.kind === 'order' ? question.items : question.cards;
  return { ...EMPTY, picked: items.map((_, i) => i), amounts: items.map(() => 0) };
}

/** Moves the item at a place of the order by some places. */
export function moveItem(selection: Selection, place: number, by: number): Selection {
  const target = Math.max(0, Math.min(selection.picked.length - 1, place + by));
  const picked = [...selection.picked];
  const [item] = picked.splice(place, 1);
  if (item === undefined) return selection;
  picked.splice(target, 0, item);
  return { ...selection, picked };
}

/** The items of an order as they are shown, the uppermost first: what is put on top last is shown first. */
export function shownOrder(question: Asked<'order'>, selection: Selection): readonly number[] {
  return question.last === 'top' ? [...selection.picked].reverse() : selection.picked;
}

/** Moves the item that is shown at a place up (-1) or down (1). */
export function moveShown(question: Asked<'order'>, selection: Selection, place: number, by: -1 | 1): Selection {
  if (question.last !== 'top') return moveItem(selection, place, by);
  return moveItem(selection, selection.picked.length - 1 - place, -by);
}

/** Two items change places. */
export function swapItems(selection: Selection, one: number, other: number): Selection {
  const swapped = selection.picked.map((item) => (item === one ? other : item === other ? one : item));
  return { ...selection, picked: swapped };
}

/** Sends a card to a destination. */
export function sendTo(selection: Selection, card: number, destination: number): Selection {
  return { ...selection, amounts: selection.amounts.map((old, i) => (i === card ? destination : old)) };
}

/** The cards of each destination in their order. */
export function pilesOf(question: Asked<'arrange'>, selection: Selection): readonly (readonly number[])[] {
  return question.destinations.map((_, destination) =>
    selection.picked.filter((card) => selection.amounts[card] === destination),
  );
}

/** Always an answer: an order, or destinations followed by the order of every pile of several cards. */
export function finishOrdering(question: Asked<'order'> | Asked<'arrange'>, selection: Selection): Finished {
  if (question.kind === 'order') return { answer: [...selection.picked] };
  const orders = pilesOf(question, selection).filter((pile) => pile.length > 1);
  return { answer: [...selection.amounts, ...orders.flat()] };
}
