/** What triggered mana abilities add to the mana of a source, as far as it is known beforehand. CR 605.1b, 605.4a. */
import type { Clause, Trigger, TriggeredAbility } from '@kitchen-table/language/core';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { bindingsOf } from '../../questions/triggered-abilities/event-roles.ts';
import { findPlayers } from '../../questions/reading.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { contextOf } from '../resolving/bindings.ts';
import { fixedKinds, isOneKind } from './outputs.ts';
import { LIKE_THE_FIRST, MANA_LETTERS, ManaBit } from './symbols.ts';

/** How many of the units may be of each kind. */
export function amountsOf(kinds: readonly number[]): readonly number[] {
  return MANA_LETTERS.map((_, kind) => kinds.filter((bits) => (bits & (1 << kind)) !== 0).length);
}

/** A triggered ability that may add mana. */
export interface AddsMore {
  readonly trigger: Trigger;
  readonly clause: Clause;
  readonly context: Context;
}

const NONE: readonly AddsMore[] = [];

/** The abilities that trigger on tapping for mana now, delayed ones too. CR 605.1b, 603.7a. */
export function triggersOnMana(game: Game): readonly AddsMore[] {
  const watching = (game.derived ?? derived(game)).watchers.tapForMana;
  if (watching === undefined && game.delayed.length === 0) return NONE;
  const found: AddsMore[] = [];
  for (const { object, ability } of watching ?? []) {
    const { trigger, clause } = ability.ability as TriggeredAbility;
    found.push({ trigger, clause, context: contextOf(object, characteristics(game, object).controller) });
  }
  for (const { trigger, clause, context } of game.delayed)
    if (eventsOf(trigger).some(({ kind }) => kind === 'tapForMana')) found.push({ trigger, clause, context });
  return found;
}

/** Whether something triggers on abilities being activated now. CR 605.3b, 602.2b. */
export function watchesActivation(game: Game): boolean {
  return (
    (game.derived ?? derived(game)).watchers.activate !== undefined ||
    game.delayed.some(({ trigger }) => eventsOf(trigger).some(({ kind }) => kind === 'activate'))
  );
}

/** The further units, each of one kind, that come when the player taps the object for mana of these kinds. CR 605.4a. */
export function triggeredKinds(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  kinds: readonly number[],
  abilities: readonly AddsMore[],
): readonly number[] {
  const more: number[] = [];
  const event: GameEvent = {
    kind: 'tapForMana',
    source,
    player,
    produced: amountsOf(kinds),
    cause: source,
    rule: '605.4a',
  };
  for (const { trigger, clause, context } of abilities) {
    for (const action of eventsOf(trigger)) {
      // Of what may be of several kinds nothing is known beforehand.
      if (action.kind === 'tapForMana' && action.mana !== undefined && !kinds.every(isOneKind)) continue;
      const matches: Match[] = [];
      matchEvent(game, action, event, context, matches);
      for (const matched of matches) {
        const own = { ...context, bindings: { ...context.bindings, ...bindingsOf(matched, event, game) } };
        if (trigger.condition === undefined || holds(game, trigger.condition, own))
          more.push(...added(game, player, clause, own, kinds));
      }
    }
  }
  return more;
}

/** The units of fixed kinds that the clause adds to that player's pool; mana of "any type produced" is like the first unit. */
function added(
  game: Game,
  player: PlayerId,
  clause: Clause,
  context: Context,
  kinds: readonly number[],
): readonly number[] {
  if (clause.kind !== 'do' || clause.action.kind !== 'addMana') return [];
  const { mana, actor } = clause.action;
  if (actor !== undefined && !findPlayers(game, actor, context).includes(player)) return [];
  if (actor === undefined && context.controller !== player) return [];
  if (mana.kind === 'produced') {
    const [first = 0, ...others] = kinds;
    if (isOneKind(first)) return [first & ~ManaBit.Snow]; // CR 106.3: of another source
    return others.every((unit) => (unit & ManaBit.LikeTheFirst) !== 0) ? [LIKE_THE_FIRST] : [];
  }
  const fixed = fixedKinds(mana);
  return fixed?.every(isOneKind) === true ? fixed : [];
}
