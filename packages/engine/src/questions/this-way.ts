/** "Destroyed this way": what an earlier step of the same text did it to. CR 608.2c. */
import type { Action } from '@kitchen-table/language';
import type { Bindings, Context } from '../vocabulary/context.ts';
import type { Entity } from '../vocabulary/ids.ts';

/** The kinds of action that the words name. */
const KINDS: Readonly<Record<string, readonly Action['kind'][]>> = {
  destroyed: ['destroy'],
  discarded: ['discard'],
  drawn: ['draw'],
  exiled: ['exile', 'exileUntil'],
  milled: ['mill'],
  returned: ['move'],
  revealed: ['reveal', 'revealUntil'],
  sacrificed: ['sacrifice'],
  tapped: ['tap'],
  untapped: ['untap'],
  created: ['create'],
  countered: ['counter'],
  'dealt damage': ['dealDamage'],
};

/** The words that `doneThisWay` can answer. */
export const DONE_WORDS: readonly string[] = Object.keys(KINDS);

const WORD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word] as const)),
);
const NONE: readonly Entity[] = [];
const PREFIX = '#done:';

/** What was done in that way so far. */
export function doneThisWay(word: string, context: Context): readonly Entity[] {
  return context.bindings[PREFIX + word]?.entities ?? NONE;
}

/** The names by which things done by the action will be known, besides those done so before; null when no words name it. */
export function withDone(bindings: Bindings, kind: Action['kind'], entities: readonly Entity[]): Bindings | null {
  const word = WORD_OF.get(kind);
  if (word === undefined || entities.length === 0) return null;
  const before = bindings[PREFIX + word]?.entities ?? NONE;
  const all = before.length === 0 ? entities : [...before, ...entities];
  return { ...bindings, [PREFIX + word]: { entities: all, amount: all.length } };
}
