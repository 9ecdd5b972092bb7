/** "The cards discarded this way", where it is the event of the trigger that did so. CR 603.2c, 608.2h. */
import { type Action, type Clause, some, type Trigger } from '@kitchen-table/language/core';
import type { Bindings } from '../../vocabulary/context.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { withDone, wordsFor } from '../resolving/this-way.ts';
import { eventsOf } from './watched-kinds.ts';

const memo = new WeakMap<Clause, Map<Action['kind'], boolean>>();

/** The labels of the event, and what it did it to, if the clause speaks of that and does nothing of the sort itself. */
export function withDoneByEvent(
  bindings: Bindings,
  trigger: Trigger,
  clause: Clause,
  objects: readonly Entity[],
): Bindings {
  let all = bindings;
  for (const { kind } of eventsOf(trigger)) if (speaksOf(clause, kind)) all = withDone(all, kind, objects) ?? all;
  return all;
}

function speaksOf(clause: Clause, kind: Action['kind']): boolean {
  let known = memo.get(clause);
  if (known === undefined) memo.set(clause, (known = new Map()));
  let speaks = known.get(kind);
  if (speaks === undefined) {
    const { word, kinds } = wordsFor(kind);
    speaks =
      word !== undefined &&
      some(clause, (part) => part['kind'] === 'thisWay' && part['done'] === word) &&
      !some(clause, (part) => (kinds as readonly unknown[]).includes(part['kind']));
    known.set(kind, speaks);
  }
  return speaks;
}
