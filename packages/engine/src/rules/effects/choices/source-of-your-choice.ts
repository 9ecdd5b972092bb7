/** "A red source of your choice": a source of damage chosen as the effect begins. CR 609.7. */
import type { Noun, Rule, Select } from '@kitchen-table/language/core';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId } from '../../../vocabulary/ids.ts';
import { objectLabel } from '../../../vocabulary/objects/object-labels.ts';
import { type GameObject, type StackFacts, StatusBit } from '../../../vocabulary/objects/objects.ts';
import { objectsOf } from '../../resolving/bindings.ts';
import { chooseEntities, reason } from '../../resolving/choices.ts';
import { resolvePlayers } from './choosing.ts';

/** The rule with the source that was chosen in the place of the words; its properties are looked at again later: CR 609.7b. */
export function withSourceChosen(game: Game, rule: Rule, context: Context): Rule {
  if (rule.kind === 'redirect')
    return rule.by === undefined ? rule : { ...rule, by: withChosen(game, rule.by, context) };
  if (rule.kind !== 'replace' || rule.would.kind !== 'dealDamage' || rule.would.actor === undefined) return rule;
  return { ...rule, would: { ...rule.would, actor: withChosen(game, rule.would.actor, context) } };
}

function withChosen(game: Game, noun: Noun, context: Context): Noun {
  if (noun.kind !== 'select' || noun.quantifier.chooser === undefined) return noun;
  const { chooser, ...quantifier } = noun.quantifier;
  const player = resolvePlayers(game, chooser, context).players[0] ?? context.controller;
  const why = reason('Choose a source of damage', context.source, '609.7a');
  const from = sourcesToChoose(game, noun, context);
  const [chosen] = objectsOf(chooseEntities(game, player, why, from, 1, 1, 'choose', { helps: false }));
  const same: Noun = { kind: 'reference', to: objectLabel(chosen ?? NO_OBJECT) };
  const filter = {
    ...noun.filter,
    qualities: [...(noun.filter.qualities ?? []), { kind: 'among' as const, noun: same }],
  };
  return { ...noun, quantifier, filter };
}

/** Permanents, spells, what objects on the stack refer to, and face-up objects in the command zone. CR 609.7a. */
function sourcesToChoose(game: Game, noun: Select, context: Context): readonly Entity[] {
  const found: ObjectId[] = [];
  const add = (id: ObjectId): void => {
    if (id !== NO_OBJECT && !found.includes(id) && fitsDescription(game, noun.filter, objectEntity(id), context))
      found.push(id);
  };
  for (const id of game.battlefield) add(id);
  for (const id of game.stack) {
    const stack = (game.objects[id] as GameObject).stack as StackFacts;
    if (stack.kind === 'spell') add(id);
    else add(stack.source);
    for (const bound of Object.values(stack.context.bindings))
      for (const other of objectsOf(bound.entities)) add(other);
  }
  for (const id of game.command) if (((game.objects[id] as GameObject).status & StatusBit.FaceDown) === 0) add(id);
  return found.map(objectEntity);
}
