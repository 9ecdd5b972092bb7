/** "Each player who discarded a card this way": who did something by an earlier step of the same text. CR 608.2c. */
import type { Action, Noun, ToldByWhom } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  objectEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { followed } from '../objects/followed-objects.ts';
import { fitsDescription } from '../reading.ts';
import { doneThisWay, wasDoer } from './this-way.ts';

/** What was done, by the verb; and whose deed it was: of those who controlled, or of those who own what it was done to. */
const DEEDS: Readonly<Record<Exclude<ToldByWhom, 'search'>, readonly [word: string, whose: 'controller' | 'owner']>> = {
  discard: ['discarded', 'owner'],
  draw: ['drawn', 'owner'],
  mill: ['milled', 'owner'],
  sacrifice: ['sacrificed', 'controller'],
  create: ['created', 'controller'],
};

/** Whether the player did that by an earlier step of the text. */
export function didThisWay(game: Game, event: Action, player: Entity, context: Context): boolean {
  if (!isPlayerEntity(player)) return false;
  if (event.kind === 'search') return wasDoer('search', player, context);
  if (event.kind === 'keywordAction') return wasDoer(event.action, player, context);
  const deed = (DEEDS as Readonly<Record<string, readonly [string, 'controller' | 'owner'] | undefined>>)[event.kind];
  if (deed === undefined) return false;
  const { object } = event as { object?: Noun };
  return doneThisWay(deed[0], context).some(
    (entity) =>
      !isPlayerEntity(entity) &&
      doer(game, entity, deed[1]) === entityPlayer(player) &&
      (object?.kind !== 'select' || fitsDescription(game, object.filter, entity, context)),
  );
}

function doer(game: Game, entity: Entity, whose: 'controller' | 'owner'): PlayerId | undefined {
  const object = game.objects[entity];
  if (object === undefined) return undefined;
  return whose === 'owner' ? object.owner : characteristics(game, object.id).controller;
}

/** Done to it, or to what it has become since: "if that artifact is put into a graveyard this way". CR 400.7, 608.2c. */
export function wasDoneTo(game: Game, done: string, entity: Entity, context: Context): boolean {
  const all = doneThisWay(done, context);
  if (all.includes(entity) || all.length === 0 || isPlayerEntity(entity)) return all.includes(entity);
  return all.includes(objectEntity(followed(game, entityObject(entity))));
}
