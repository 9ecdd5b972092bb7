/** Keeping account of what is done "this way", for texts that speak of it. CR 608.2c. */
import type { Action } from '@kitchen-table/language';
import { some } from '../../questions/ability-records.ts';
import { withDone } from '../../questions/this-way.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY } from '../../vocabulary/ids.ts';
import { bind } from '../bindings.ts';

const memo = new WeakMap<object, boolean>();
const NOTING = '#noting';

/** Whether the text says "this way" of something done by a step of it. */
export function speaksOfThisWay(clause: object): boolean {
  let known = memo.get(clause);
  if (known === undefined) memo.set(clause, (known = some(clause, (part) => part['kind'] === 'thisWay')));
  return known;
}

/** From here on the steps are noted. */
export function startNoting(context: Context): Context {
  return context.bindings[NOTING] === undefined ? bind(context, NOTING, [], 0) : context;
}

/** The context after a step; permanents that the step took away are noted as they last were. */
export function noteThisWay(game: Game, action: Action, context: Context, entities: readonly Entity[]): Context {
  if (context.bindings[NOTING] === undefined) return context;
  const bindings = withDone(
    context.bindings,
    action.kind,
    entities.map((entity) => asItWas(game, entity)),
  );
  return bindings === null ? context : { ...context, bindings };
}

/** The permanent or spell that became this object, as it last existed. CR 608.2h. */
function asItWas(game: Game, entity: Entity): Entity {
  if (entity === NO_ENTITY || isPlayerEntity(entity)) return entity;
  for (let id = entity - 1; id >= 0; id--) {
    const earlier = game.objects[id];
    if (earlier !== undefined && (earlier.became as number) === (entity as number))
      return earlier.lastKnown === null ? entity : (id as number as Entity);
  }
  return entity;
}
