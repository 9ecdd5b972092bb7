/** What objects have in common with one another or with what was chosen: names, colors, types. CR 201.2, 202.3, 205. */
import type { Quality } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_OBJECT } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { hasSubtype, isCreatureType, isLandType } from '../../vocabulary/objects/subtypes.ts';
import { PERMANENT_TYPES, TYPE_BITS } from '../../vocabulary/objects/type-bits.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { statOf } from '../reading.ts';

/** CR 201.2: a split card has both names; an object without a name shares none. */
export function hasName(now: Characteristics, name: string): boolean {
  return name !== '' && (now.name === name || (now.name.includes(' // ') && now.name.split(' // ').includes(name)));
}

/** Whether it has the color, type or name that was chosen for the source. CR 607.2d. */
export function isOfTheChosen(
  game: Game,
  what: Extract<Quality, { kind: 'ofTheChosen' }>['what'],
  now: Characteristics,
  context: Context,
): boolean {
  const memory = game.objects[context.source === NO_OBJECT ? 0 : context.source]?.memory;
  switch (what) {
    case 'color':
      return memory?.chosenColor !== undefined && (now.colors & (1 << memory.chosenColor)) !== 0;
    case 'type':
      // A card type or a subtype, whichever was chosen: no word is both.
      return hasCardType(now, memory?.chosenWord) || isOfTheChosen(game, 'creature type', now, context);
    case 'creature type':
      return memory?.chosenWord !== undefined && hasSubtype(now, memory.chosenWord);
    case 'name':
      return (
        (memory?.chosenWord !== undefined && hasName(now, memory.chosenWord)) ||
        memory?.chosenNames?.some((name) => hasName(now, name)) === true
      );
    case 'card type':
      return hasCardType(now, memory?.chosenWord);
    default:
      return unreachable(what);
  }
}

export function hasCardType(now: Characteristics, type: string | undefined): boolean {
  return type !== undefined && Object.hasOwn(TYPE_BITS, type) && (now.types & TYPE_BITS[type as 'artifact']) !== 0;
}

/** Whether two objects have something of the kind in common. */
export function sharesWith(
  game: Game,
  what: Extract<Quality, { kind: 'share' }>['what'],
  left: Entity,
  right: Entity,
): boolean {
  // CR 202.3e: on the stack X counts.
  if (what === 'mana value') return statOf(game, left, what) === statOf(game, right, what);
  return (
    !isPlayerEntity(left) &&
    !isPlayerEntity(right) &&
    share(what, characteristics(game, objectOf(left)), characteristics(game, objectOf(right)))
  );
}

/** The same, of characteristics. */
export function share(
  what: Extract<Quality, { kind: 'share' }>['what'],
  left: Characteristics,
  right: Characteristics,
): boolean {
  switch (what) {
    case 'color':
      return (left.colors & right.colors) !== 0;
    case 'creature type':
      return (
        left.subtypes.some((type) => isCreatureType(type) && hasSubtype(right, type)) ||
        right.subtypes.some((type) => isCreatureType(type) && hasSubtype(left, type))
      );
    case 'card type':
      return (left.types & right.types) !== 0;
    case 'permanent type':
      return (left.types & right.types & PERMANENT_TYPES) !== 0; // CR 110.4
    case 'name':
      return hasName(left, right.name);
    case 'mana value':
      return left.manaValue === right.manaValue;
    case 'land type':
      return left.subtypes.some((type) => isLandType(type) && hasSubtype(right, type));
    default:
      return unreachable(what);
  }
}

function objectOf(entity: Entity): GameObject['id'] {
  return entity as number as GameObject['id'];
}

function unreachable(value: never): never {
  throw new Error(`no such quality: ${JSON.stringify(value)}`);
}
