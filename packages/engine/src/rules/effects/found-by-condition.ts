/** What the words of a condition found goes on being spoken of in what follows it. CR 603.4, 608.2c. */
import { type Condition, type Label, type Noun, namedInCondition, namedInFilter } from '@kitchen-table/language/core';
import { reason } from '../../questions/ask.ts';
import { fitsAnywhere } from '../../questions/conditions.ts';
import { excessLabel } from '../../questions/combat-phase/excess-damage.ts';
import { candidates, find } from '../../questions/objects/nouns.ts';
import { namedBeside } from '../../questions/targets/named-within.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import { chooseObjects } from '../resolving/choices.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** "If a creature is destroyed this way, its controller ...": what made the condition true has a name. */
export function withFound(game: Game, condition: Condition | undefined, context: Context): Context {
  if (condition?.kind === 'compare') return withExcessMeant(condition, context);
  if (condition?.kind === 'is' && condition.not !== true) return withNamedBySubject(game, condition, context);
  const noun = condition === undefined ? null : namedInCondition(condition);
  if (noun?.label === undefined) return context;
  const found =
    noun.kind === 'select' ? candidates(game, noun, context) : noun.of.flatMap((one) => yours(game, one, context));
  return bind(context, noun.label, found, found.length);
}

/** "If it's attached to a creature, destroy that creature", "if all lands are Islands, remove the counters from them". */
function withNamedBySubject(
  game: Game,
  { subject, filter }: Extract<Condition, { kind: 'is' }>,
  context: Context,
): Context {
  let now = context;
  const isNamed = subject.kind === 'select' && subject.label !== undefined;
  const named = namedInFilter(filter);
  if (!isNamed && named.length === 0) return now;
  const fitting = find(game, subject, context).filter((entity) => fitsAnywhere(game, filter, entity, context));
  if (isNamed) now = bind(now, subject.label, fitting, fitting.length);
  for (const one of named) {
    const meant = find(game, one.noun, context);
    const found = namedBeside(game, one, fitting).filter((entity) => meant.includes(entity));
    now = bind(now, one.label, found, found.length);
  }
  return now;
}

/** "If excess damage was dealt this way, create that many tokens": the excess is meant, not all of the damage. CR 120.10, 608.2c. */
function withExcessMeant({ left }: Extract<Condition, { kind: 'compare' }>, context: Context): Context {
  if (left.kind !== 'amountOf' || left.what !== 'excess') return context;
  const dealtTo = left.to as Label;
  const damage = context.bindings[dealtTo];
  const excess = context.bindings[excessLabel(dealtTo)];
  return damage === undefined || excess === undefined
    ? context
    : bind(context, dealtTo, damage.entities, excess.amount);
}

/** CR 701.37b: of those that the controller both owns and controls; where more than one is such, the one that they choose. */
function yours(game: Game, noun: Noun, context: Context): readonly Entity[] {
  const player = context.controller;
  const found = objectsOf(find(game, noun, context)).filter((id) => {
    const { zone, owner, controller } = game.objects[id] as GameObject;
    return zone === Zone.Battlefield && owner === player && controller === player;
  });
  const why = reason('Choose one', context.source, '608.2d');
  return chooseObjects(game, player, why, found, 1, 1, 'choose').map(objectEntity);
}
