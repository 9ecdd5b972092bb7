/** Who plays which part in an event, and whether a noun of an action's words means them. CR 603.2. */
import { isNoOther } from '../objects/followed-objects.ts';
import type { Noun, Reference, Select } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { reaches } from '../players/range.ts';
import { find, fitsDescription } from '../reading.ts';
import { withNamed } from '../targets/named-within.ts';
import { isYou } from '../players/who-you-are.ts';

/** No entities. */
export const NOTHING: readonly Entity[] = [];

/** One way in which an event is what the words describe. */
export interface Match {
  object: readonly Entity[];
  player: Entity;
  source: ObjectId;
  whom: readonly Entity[];
  defending: Entity;
  amount: number;
  /** The role that the words leave, where the event alone does not tell it: the source of damage that "is dealt by" it. */
  other: readonly Entity[] | null;
}

/** A match with these roles, and nobody in the others. */
export function match(roles: Partial<Match>): Match {
  return {
    object: roles.object ?? NOTHING,
    player: roles.player ?? NO_ENTITY,
    source: roles.source ?? NO_OBJECT,
    whom: roles.whom ?? NOTHING,
    defending: roles.defending ?? NO_ENTITY,
    amount: roles.amount ?? 0,
    other: roles.other ?? null,
  };
}

/** "casts a spell from their hand": within the event it is known who, or what, is acting. */
export function whoActs(noun: Noun | undefined, entity: Entity, context: Context): Context {
  if (noun?.kind !== 'select' || noun.label === undefined) return context;
  return { ...context, bindings: { ...context.bindings, [noun.label]: { entities: [entity], amount: 1 } } };
}

/** "A spell that targets only one creature deals damage to that creature": whoever acts, and what is named beside it. */
export function withNamedBy(game: Game, noun: Noun | undefined, entity: Entity, context: Context): Context {
  const acting = whoActs(noun, entity, context);
  if (noun === undefined) return acting;
  const bindings = withNamed(game, noun, [entity], acting.bindings);
  return bindings === acting.bindings ? acting : { ...acting, bindings };
}

/** Whether the entity is among what the noun means, as part of an event: where it is now does not matter. */
export function fitsRole(game: Game, noun: Noun | undefined, entity: Entity, context: Context): boolean {
  if (noun === undefined) return true;
  if (entity === NO_ENTITY) return false;
  switch (noun.kind) {
    case 'self':
      return (
        entity === objectEntity(context.source) ||
        (!isPlayerEntity(entity) && game.objects[entity]?.became === context.source && context.source !== NO_OBJECT)
      );
    case 'you':
      return isPlayerEntity(entity) && isYou(game, entityPlayer(entity), context);
    case 'select': {
      if (
        noun.quantifier.other === true &&
        (isPlayerEntity(entity) ? isYouOf(game, noun, entity, context) : isNoOther(game, noun, entity, context))
      )
        return false;
      const bound = noun.label === undefined ? undefined : context.bindings[noun.label];
      if (bound !== undefined) return bound.entities.includes(entity);
      return fitsDescription(game, noun.filter, entity, context);
    }
    case 'anyTarget':
      return game.ranges === null || reaches(game, context, entity); // CR 801.7
    case 'reference':
      // "creature that died this turn": whether it is the one described is asked of what is found.
      if (noun.to === 'candidate') return true;
      return (
        isAmong(game, find(game, noun, context), entity) ||
        ((noun.thisWay === true || isSpellSaid(noun)) && isCastOf(game, noun, entity, context))
      );
    case 'nounList':
      return noun.of.some((part) => fitsRole(game, part, entity, context));
    default:
      return find(game, noun, context).includes(entity);
  }
}

/** "that spell", of a card that a player may cast. */
function isSpellSaid({ filter }: Reference): boolean {
  return (
    filter?.noun.kind === 'words' &&
    filter.noun.words.some((word) => word.kind === 'classWord' && word.word === 'spell')
  );
}

/** "A spell cast this way": one of the cards that the text let a player cast has become it. CR 400.7h. */
function isCastOf(game: Game, noun: Reference, entity: Entity, context: Context): boolean {
  if (isPlayerEntity(entity) || game.objects[entity]?.stack?.kind !== 'spell') return false;
  return find(game, noun, context).some((card) => {
    // What was that spell itself, and came back to a hand, is cast anew as another object. CR 400.7.
    if (!isPlayerEntity(card) && game.objects[card]?.stack?.kind === 'spell') return false;
    for (let id = card as number, moves = 0; !isPlayerEntity(id as Entity) && moves < 2; moves++) {
      id = game.objects[id]?.became ?? NO_OBJECT;
      if (id === (entity as number))
        return noun.filter === undefined || fitsDescription(game, noun.filter, entity, context);
      if (id === NO_OBJECT) return false;
    }
    return false;
  });
}

/** "another player": than you, or than the one spoken of before. */
function isYouOf(game: Game, { quantifier }: Select, entity: Entity, context: Context): boolean {
  if (!isPlayerEntity(entity) || quantifier.target === true) return false;
  return quantifier.than === undefined
    ? isYou(game, entityPlayer(entity), context)
    : (context.bindings[quantifier.than]?.entities.includes(entity) ?? false);
}

/** Whether it is one of them, or the permanent that one of them, a card elsewhere, has become. CR 400.7j. */
function isAmong(game: Game, named: readonly Entity[], entity: Entity): boolean {
  if (named.includes(entity)) return true;
  if (named.length === 0 || isPlayerEntity(entity) || game.objects[entity]?.zone !== Zone.Battlefield) return false;
  return named.some((one) => !isPlayerEntity(one) && (game.objects[one]?.became as number) === (entity as number));
}

/** "A spell that targets one or more permanents": those of its targets that are, each once; null: nothing such is said. */
export function targetsDescribed(game: Game, spell: Noun, id: ObjectId, context: Context): readonly Entity[] | null {
  if (spell.kind !== 'select') return null;
  const aim = spell.filter.qualities?.find(({ kind }) => kind === 'targeting');
  if (aim?.kind !== 'targeting' || aim.noun.kind !== 'select' || aim.noun.quantifier.amount !== 'atLeast') return null;
  const meant = find(game, aim.noun, context);
  const targets = (game.objects[id]?.stack?.targets ?? []).flatMap(({ chosen }) => chosen);
  return [...new Set(targets)].filter((target) => meant.includes(target));
}
