/** "that didn't attack this turn", "who lost 3 or more life this turn": what happened to the one described. CR 608.2i. */
import type { Action, Condition, Noun, Quantifier } from '@kitchen-table/language/core';
import { type Context, WHOSE_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity } from '../../vocabulary/ids.ts';
import { pastOf } from '../history.ts';
import { quantityFits } from '../quantities.ts';
import { evaluate } from '../reading.ts';
import type { Match } from '../triggered-abilities/roles.ts';

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
  if (times === undefined) return enoughTookPart(game, event, found, context) ?? found.length > 0;
  return found.length >= evaluate(game, times, context);
}

/** Of what so many are asked for, and as which part of the event. */
interface Counted {
  readonly part: (typeof PARTS)[number];
  readonly quantifier: Quantifier;
}

const PARTS = ['object', 'actor', 'to', 'whom'] as const;

/** "Three or more creatures attacked": of what the words ask for several. */
function countedIn(event: Action): Counted | null {
  for (const part of PARTS) {
    const noun = (event as { readonly [key in typeof part]?: Noun })[part];
    if (noun?.kind === 'select' && (noun.quantifier.amount === 'atLeast' || noun.quantifier.amount === 'number'))
      return { part, quantifier: noun.quantifier };
  }
  return null;
}

/** Whether so many different ones took part as the words ask for, however often each did; null: they ask for no number. */
export function enoughTookPart(game: Game, event: Action, found: readonly Match[], context: Context): boolean | null {
  const counted = countedIn(event);
  if (counted === null) return null;
  const different = new Set(found.flatMap((one) => inPart(event, counted.part, one)));
  return quantityFits(game, counted.quantifier, different.size, context);
}

function inPart(event: Action, part: Counted['part'], one: Match): readonly Entity[] {
  if (part === 'whom') return one.whom;
  if (part !== 'actor') return one.object;
  return [event.kind === 'dealDamage' ? objectEntity(one.source) : one.player];
}

/** "who had two lands enter under their control": the event by the name under which the one described is known beside what is looked for. */
export function underThatOne(event: Action): Action {
  const { under } = event as { under?: Noun };
  if (under?.kind !== 'reference' || under.to !== 'candidate') return event;
  let known = underMemo.get(event);
  if (known === undefined) underMemo.set(event, (known = { ...event, under: { ...under, to: WHOSE_LABEL } } as Action));
  return known;
}
/** Pure memo. */
const underMemo = new WeakMap<Action, Action>();
