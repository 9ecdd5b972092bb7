/** A resolving mutating creature spell merges with its target. CR 702.140c-d. */
import { merge } from '../../events/zones/merging.ts';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import type { StackFacts } from '../../vocabulary/objects/objects.ts';
import { deedEvent } from '../event-makers.ts';
import { MUTATED } from '../resolving/spell-text.ts';

/** Whether the spell was cast for its mutate cost, or copies one that was. CR 702.140a. */
export function isMutating(facts: StackFacts): boolean {
  return facts.kind === 'spell' && facts.cast.paid.includes('mutate') && facts.targets.length > 0;
}

/** Its controller chooses whether it goes over or under the creature. CR 702.140c. */
export function mutate(game: Game, spell: ObjectId, context: Context): void {
  const target: Entity | undefined = context.bindings[MUTATED]?.entities[0];
  if (target === undefined || isPlayerEntity(target)) return;
  const permanent = target as number as ObjectId;
  const under = characteristics(game, permanent).name;
  const player = context.controller;
  const why = reason('Put it over or under the creature?', spell, '702.140c');
  const over = askOption(game, player, why, [`Over ${under}`, `Under ${under}`]) === 0;
  merge(game, spell, permanent, over);
  perform(game, [deedEvent('mutate', player, permanent, 1, { cause: spell, rule: '702.140d' })]);
}
