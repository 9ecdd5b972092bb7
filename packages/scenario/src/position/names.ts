/** Which objects a name means. CR 201, 111.4, 708.2. */
import {
  characteristics,
  type Entity,
  entityObject,
  entityPlayer,
  type Game,
  type GameObject,
  isPlayerEntity,
  type ObjectId,
  objectEntity,
  type PlayerId,
  StatusBit,
  Zone,
} from '@kitchen-table/engine';
import type { PermanentName, Reference } from '../format/scenario.ts';
import { playerOf, type Table } from './table.ts';
import { stackText } from './texts.ts';

/** The object's name as the game sees it. */
export function nameOf(game: Game, id: ObjectId): string {
  return characteristics(game, id).name;
}

/** Whether the name means this object, face-down cards aside. */
export function isNamed(game: Game, table: Table, id: ObjectId, name: string): boolean {
  const object = game.objects[id] as GameObject;
  if (name.startsWith('@')) return table.aliases.has(name) && object.card === table.aliases.get(name);
  const seen = nameOf(game, id);
  if (name === '(nameless)') return seen === '';
  if (seen === name) return true;
  if ((object.status & StatusBit.Token) !== 0)
    return name === `${seen} Token` || (seen.endsWith(' Token') && name === seen.slice(0, -6));
  if ((object.status & StatusBit.FaceDown) !== 0) return false;
  const { card } = object.record;
  if (object.zone === Zone.Battlefield || object.zone === Zone.Stack) {
    return name === card.name && card.faces.some((face) => face.name === seen);
  }
  return (
    name === card.name ||
    card.faces.some((face, index) => face.name === name && (index === 0 || card.layout !== 'transform'))
  );
}

/** Whether the name means the card that lies face down there. */
function isFaceDown(game: Game, id: ObjectId, name: string): boolean {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.FaceDown) === 0) return false;
  const { card } = object.record;
  return card.name === name || card.faces[0].name === name;
}

/** Those of the objects that the name means, in their order. */
export function named(game: Game, table: Table, ids: readonly ObjectId[], name: string): readonly ObjectId[] {
  const found = ids.filter((id) => isNamed(game, table, id, name));
  return found.length > 0 ? found : ids.filter((id) => isFaceDown(game, id, name));
}

/** The permanents of that name, of one player or of all, in order of entering; phased-out ones do not count. */
export function permanentsNamed(
  game: Game,
  table: Table,
  name: PermanentName,
  player: PlayerId | null,
): readonly ObjectId[] {
  const ids = game.battlefield.filter((id) => {
    const object = game.objects[id] as GameObject;
    return (
      (object.status & StatusBit.PhasedOut) === 0 &&
      (player === null || characteristics(game, id).controller === player)
    );
  });
  if (typeof name === 'string') return named(game, table, ids, name);
  const nth = named(game, table, ids, name.card)[name.index];
  return nth === undefined ? [] : [nth];
}

/** The one of the entities that the reference means, or null. Several fit: the one that has been there longest. */
export function pick(
  game: Game,
  table: Table,
  from: readonly Entity[],
  reference: Reference,
  by: PlayerId,
): Entity | null {
  if (typeof reference === 'object' && 'player' in reference) {
    const wanted = playerOf(table, reference.player);
    return from.find((entity) => isPlayerEntity(entity) && entityPlayer(entity) === wanted) ?? null;
  }
  const ids = from.filter((entity) => !isPlayerEntity(entity)).map(entityObject);
  const chosen = oldest(game, fitting(game, table, ids, reference, by));
  return chosen === null ? null : objectEntity(chosen);
}

function fitting(
  game: Game,
  table: Table,
  ids: readonly ObjectId[],
  reference: Exclude<Reference, { player: unknown }>,
  by: PlayerId,
): readonly ObjectId[] {
  if (typeof reference === 'string') return named(game, table, ids, reference);
  if ('ability' in reference)
    return ids.filter(
      (id) => (game.objects[id] as GameObject).stack !== null && stackText(game, id, reference.ability),
    );
  if ('copy' in reference) {
    return named(game, table, ids, reference.card).filter((id) => isCopy(game, id) === reference.copy);
  }
  const own = permanentsNamed(game, table, reference, by);
  const others = [...game.players.keys()]
    .filter((player) => player !== by)
    .flatMap((player) => permanentsNamed(game, table, reference, player as PlayerId));
  return [...own, ...others].filter((id) => ids.includes(id)).slice(0, 1);
}

/** A copy of a spell, a token copy, or a permanent that copies another. CR 707.2, 707.10. */
export function isCopy(game: Game, id: ObjectId): boolean {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.Copy) !== 0) return true;
  const seen = characteristics(game, id);
  if ((object.status & StatusBit.Token) !== 0)
    return !seen.name.endsWith(' Token') && object.record.card.faces[0].types.length > 0;
  return (
    (object.status & StatusBit.FaceDown) === 0 && !object.record.card.faces.some((face) => face.name === seen.name)
  );
}

function oldest(game: Game, ids: readonly ObjectId[]): ObjectId | null {
  let first: ObjectId | null = null;
  for (const id of ids) {
    if (first === null || (game.objects[id] as GameObject).timestamp < (game.objects[first] as GameObject).timestamp)
      first = id;
  }
  return first;
}
