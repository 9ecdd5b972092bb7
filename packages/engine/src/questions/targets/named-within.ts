/** Who or what is named beside what was chosen, as it is: "target creature an opponent controls ... that player". CR 608.2c. */
import { namedWithin, type Named, type Noun, type Relation } from '@kitchen-table/language/core';
import type { Bindings } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, playerEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

const NOBODY: readonly Entity[] = [];

/** The bindings with those: who controls, or owns, what was chosen, what it is attached to. The same when the words name nothing. */
export function withNamed(game: Game, noun: Noun, chosen: readonly Entity[], bindings: Bindings): Bindings {
  let now = bindings;
  for (const named of namedWithin(noun)) now = { ...now, [named.label]: boundTo(namedBeside(game, named, chosen)) };
  return now;
}

function boundTo(entities: readonly Entity[]): Bindings[string] {
  return { entities, amount: entities.length };
}

/** Those to which the objects stand in that relation, each once. */
export function namedBeside(game: Game, { relation }: Named, objects: readonly Entity[]): readonly Entity[] {
  const found = new Set<Entity>();
  for (const entity of objects) {
    if (entity === NO_ENTITY || isPlayerEntity(entity)) continue;
    const object = game.objects[entity];
    if (object !== undefined) for (const one of relatedTo(game, object, relation)) found.add(one);
  }
  return [...found];
}

/** As it is, or as it last was: CR 608.2h. */
function relatedTo(game: Game, object: GameObject, relation: Relation): readonly Entity[] {
  const { stack, memory } = object;
  switch (relation) {
    case 'owner':
      return [playerEntity(object.owner)];
    case 'controller':
      return [playerEntity(characteristics(game, object.id).controller)];
    case 'host': {
      const host = object.attachedTo === NO_ENTITY ? memory.attachedBefore : object.attachedTo;
      return host === undefined ? NOBODY : [host];
    }
    case 'target':
      return stack === null ? NOBODY : stack.targets.flatMap(({ chosen }) => chosen);
    default:
      return unreachable(relation);
  }
}

function unreachable(value: never): never {
  throw new Error(`unknown relation ${String(value)}`);
}
