/** "For each opponent, ... target creature that player controls": the target of one, and those of all. CR 115.1, 608.2c. */
import type { Context } from '../../vocabulary/context.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { bind } from '../resolving/bindings.ts';
import { labelForOne } from './target-slots.ts';

/** The reading in which the target of a text is the one chosen for this one of several. CR 115.1. */
export function withTargetsFor(entity: Entity, context: Context): Context {
  return withTargetsOf([entity], context);
}

/** The reading in which it is those chosen for any of them: "untap those creatures". CR 608.2c. */
export function withTargetsOf(all: readonly Entity[], context: Context): Context {
  const chosen = new Map<string, Entity[]>();
  for (const entity of all) {
    const ending = labelForOne('', entity);
    for (const [label, { entities }] of Object.entries(context.bindings)) {
      if (!label.endsWith(ending)) continue;
      const plain = label.slice(0, -ending.length);
      chosen.set(plain, [...(chosen.get(plain) ?? []), ...entities]);
    }
  }
  let now = context;
  for (const [label, entities] of chosen) now = bind(now, label, entities, entities.length);
  return now;
}
