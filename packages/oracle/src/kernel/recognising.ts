/** Recognising the elements of a phrase in a text, and gathering what its slots hold. */
import type { Element } from './notation.ts';
import { addAll, NOWHERE, only, type Reading } from './reading.ts';
import type { Slots } from './shape.ts';
import { same } from './trees.ts';

/** Where the elements from `index` on end when they begin at `at`. */
export function run(reading: Reading, elements: readonly Element[], index: number, at: number): readonly number[] {
  for (let next = index; next < elements.length; next++) {
    const each = elements[next]!;
    if (each.is === 'word') {
      const id = reading.ids[at]!;
      if (each.id !== id && !each.ids.includes(id)) {
        if (at >= reading.farthest) reading.miss(at, each.named);
        return NOWHERE;
      }
      at++;
    } else if (each.is !== 'capital') {
      const ends = step(reading, each, at);
      if (ends.length === 0 || next === elements.length - 1) return ends;
      if (ends.length > 1) return runAll(reading, elements, next + 1, ends);
      at = ends[0]!;
    }
  }
  return only(at);
}

/** The same from several places at once. */
function runAll(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  from: readonly number[],
): readonly number[] {
  let positions = from;
  for (let next = index; next < elements.length; next++) {
    if (positions.length === 0) return NOWHERE;
    if (positions.length === 1) return run(reading, elements, next, positions[0]!);
    const each = elements[next]!;
    if (each.is === 'capital') continue;
    const ends: number[] = [];
    for (let place = 0; place < positions.length; place++) {
      const at = positions[place]!;
      if (each.is !== 'word') addAll(ends, step(reading, each, at));
      else if (each.ids.includes(reading.ids[at]!)) ends.push(at + 1);
      else if (at >= reading.farthest) reading.miss(at, each.named);
    }
    positions = ends;
  }
  return positions;
}

function step(reading: Reading, each: Exclude<Element, { is: 'word' | 'capital' }>, at: number): readonly number[] {
  switch (each.is) {
    case 'slot':
      return each.gate.endsFrom(reading, at);
    case 'optional': {
      const inner = run(reading, each.elements, 0, at);
      if (inner.length === 0) return only(at);
      const ends = [at];
      addAll(ends, inner);
      return ends;
    }
    case 'either': {
      const ends: number[] = [];
      for (const option of each.options) addAll(ends, run(reading, option, 0, at));
      return ends;
    }
  }
}

/** Can the elements from `index` on lead from `at` to `end`, or (in a group, whose end is not known) to anywhere before? */
function fits(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  at: number,
  end: number,
  whole: boolean,
): boolean {
  if (index === elements.length) return !whole || at === end;
  const ends = run(reading, elements, index, at);
  return whole ? ends.includes(end) : ends.some((each) => each <= end);
}

type Done = (at: number, slots: Slots) => void;

/**
 * Goes through the elements in every way that fits, and says of each where it ends; `slots` holds what has been built
 * on the way, and is given back as it was. `alone` says that there was no other way so far: then the rest fits.
 */
export function walk(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  at: number,
  end: number,
  slots: Slots,
  whole: boolean,
  alone: boolean,
  done: Done,
): void {
  if (index === elements.length) return done(at, slots);
  if (at > end) return;
  const each = elements[index]!;
  switch (each.is) {
    case 'word':
      if (at < end && each.ids.includes(reading.ids[at]!))
        walk(reading, elements, index + 1, at + 1, end, slots, whole, alone, done);
      return;
    case 'slot': {
      const ends = each.gate.endsFrom(reading, at);
      const certain = alone && ends.length === 1;
      for (let place = 0; place < ends.length; place++) {
        const next = ends[place]!;
        // Trees of the slot are built only when the rest of the phrase fits behind it.
        if (next > end || !(certain || fits(reading, elements, index + 1, next, end, whole))) continue;
        const trees = each.category.treesOf(reading, at, next);
        for (let which = 0; which < trees.length; which++) {
          if (each.again && !same(slots[each.slot], trees[which])) continue;
          slots[each.slot] = trees[which];
          walk(reading, elements, index + 1, next, end, slots, whole, certain, done);
        }
        if (!each.again) slots[each.slot] = undefined;
      }
      return;
    }
    case 'capital':
      return walk(reading, elements, index + 1, at, end, slots, whole, alone, done);
    case 'optional': {
      walk(reading, elements, index + 1, at, end, slots, whole, false, done);
      if (each.flag) slots[each.slot] = true;
      walk(reading, each.elements, 0, at, end, slots, false, false, (next) =>
        walk(reading, elements, index + 1, next, end, slots, whole, false, done),
      );
      if (each.flag) slots[each.slot] = undefined;
      return;
    }
    case 'either':
      for (const option of each.options)
        walk(reading, option, 0, at, end, slots, false, false, (next) =>
          walk(reading, elements, index + 1, next, end, slots, whole, false, done),
        );
      return;
  }
}
