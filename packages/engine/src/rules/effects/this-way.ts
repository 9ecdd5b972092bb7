/** Keeping account of what is done "this way", for texts that speak of it. CR 608.2c. */
import { type Action, some } from '@kitchen-table/language/core';
import { followed } from '../../questions/objects/followed-objects.ts';
import { doneThisWay, NOTING, withDone, withPut } from '../../questions/resolving/this-way.ts';
import type { Bindings, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

const memo = new WeakMap<object, boolean>();

/** Whether the text says "this way" of something done by a step of it. */
export function speaksOfThisWay(clause: object): boolean {
  let known = memo.get(clause);
  if (known === undefined)
    memo.set(
      clause,
      (known = some(
        clause,
        (part) =>
          part['kind'] === 'thisWay' ||
          part['kind'] === 'abilityCountered' ||
          part['thisWay'] === true ||
          part['kind'] === 'didSo' ||
          part['intoHand'] === true ||
          (saysAllOther(part) && some(clause, isSpokenOf)) ||
          (part['kind'] === 'create' && some(part['token'], isLinked)),
      )),
    );
  return known;
}

/** "All other creatures": than those chosen before, if any were. */
function saysAllOther(part: Record<string, unknown>): boolean {
  return (
    part['kind'] === 'quantifier' && part['other'] === true && (part['amount'] === 'all' || part['amount'] === 'each')
  );
}

/** What the others are other than: those chosen or exiled before. */
function isSpokenOf(step: Record<string, unknown>): boolean {
  return step['kind'] === 'choose' || step['kind'] === 'exile';
}

/** "The exiled card", said of what another ability exiled: in the text of a token, the one that creates it. CR 607.1d. */
export function isLinked(part: Record<string, unknown>): boolean {
  return part['kind'] === 'linked' || part['to'] === 'linked.exiled';
}

/** Whether a step put a card into a hand. */
export function wasPutIntoHand(context: Context): boolean {
  return doneThisWay('put into your hand', context).length > 0;
}

/** From here on the steps are noted. */
export function startNoting(context: Context): Context {
  return context.bindings[NOTING] === undefined ? bind(context, NOTING, [], 0) : context;
}

/** The context after a step; permanents that the step took away are noted as they last were. */
export function noteThisWay(game: Game, action: Action, context: Context, entities: readonly Entity[]): Context {
  if (context.bindings[NOTING] === undefined) return context;
  const known = STAYING.has(action.kind) ? entities : entities.map((entity) => asItWas(game, entity));
  const bindings = withDone(context.bindings, action.kind, known) ?? context.bindings;
  return { ...context, bindings: PUTTING.has(action.kind) ? withPlaces(game, bindings, entities) : bindings };
}

/** Actions that leave their objects where they are. */
const STAYING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'choose',
  'create',
  'dealDamage',
  'goad',
  'phaseOut',
  'putCounters',
  'tap',
  'untap',
]);

/** Actions that put their objects somewhere. */
const PUTTING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'move',
  'mill',
  'destroy',
  'sacrifice',
  'discard',
  'surveil',
]);

/** What the step put into a graveyard, a hand or onto the battlefield, as it is there. */
function withPlaces(game: Game, bindings: Bindings, entities: readonly Entity[]): Bindings {
  let now = bindings;
  for (const zone of [Zone.Graveyard, Zone.Hand, Zone.Battlefield])
    now = withPut(
      now,
      zone,
      objectsOf(entities)
        .map((object) => objectEntity(followed(game, object)))
        .filter((entity) => (game.objects[entity] as GameObject).zone === zone),
    );
  return now;
}

/** The permanent or spell that became this object, as it last existed. CR 608.2h. */
function asItWas(game: Game, entity: Entity): Entity {
  for (let id = entity - 1; id >= 0; id--) {
    const earlier = game.objects[id] as GameObject;
    if ((earlier.became as number) === (entity as number))
      return earlier.lastKnown === null ? entity : (id as number as Entity);
  }
  return entity;
}
