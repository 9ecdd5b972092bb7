/** "that didn't attack this turn", "who lost 3 or more life this turn": what happened to the one described. CR 608.2i. */
import type { Action, Condition, Noun } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity } from '../vocabulary/ids.ts';
import { pastOf } from './history.ts';
import { evaluate } from './reading.ts';

/** Of which the words leave it open: the object or player that is being described; null where the event names all of its parts. */
export function describedIn(event: Action, context: Context): Entity | null {
  const { actor, object, to } = event as { actor?: Noun; object?: Noun; to?: Noun };
  const open = [actor, object, to].some((noun) => noun?.kind === 'reference' && noun.to === 'candidate');
  return open ? (context.bindings['candidate']?.entities[0] ?? null) : null;
}

/** Whether it happened to that one, so often or so much. */
export function holdsOf(
  game: Game,
  { event, when, times, total }: Extract<Condition, { kind: 'happened' }>,
  entity: Entity,
  context: Context,
): boolean {
  const found = pastOf(game, event, when, entity, context);
  if (total !== undefined) return found.reduce((sum, { amount }) => sum + amount, 0) >= evaluate(game, total, context);
  return found.length >= (times === undefined ? 1 : evaluate(game, times, context));
}

/** "who had two lands enter under their control": the event by the name under which the one described is known beside what is looked for. */
export function underThatOne(event: Action): Action {
  const { under } = event as { under?: Noun };
  if (under?.kind !== 'reference' || under.to !== 'candidate') return event;
  let known = underMemo.get(event);
  if (known === undefined) underMemo.set(event, (known = { ...event, under: { ...under, to: 'whose' } } as Action));
  return known;
}
/** Pure memo. */
const underMemo = new WeakMap<Action, Action>();
