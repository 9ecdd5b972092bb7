/** Triggers on several things at once: "one or more creatures", damage dealt together, dice rolled together. CR 603.2c. */
import type { Action, Noun, Quantifier } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_ENTITY } from '../vocabulary/ids.ts';
import { attackedApart } from '../questions/combat-matching.ts';
import { quantityFits } from '../questions/quantities.ts';
import { some } from '../questions/within.ts';
import type { Match } from '../questions/roles.ts';

/** "Whenever one or more creatures ...": the quantifier of what the event is about. CR 603.2c. */
export function groupQuantifier(action: Action): Quantifier | null {
  const noun = groupNoun(action);
  if (noun === undefined || noun.kind !== 'select') return null;
  const amount = noun.quantifier.amount;
  return amount === 'atLeast' || amount === 'bare' || amount === 'anyNumber' ? noun.quantifier : null;
}

function groupNoun(action: Action): Noun | undefined {
  if (action.kind === 'dealDamage') return action.passive === true ? action.to : action.actor;
  if (action.kind === 'putCounters') return action.on;
  if ('object' in action) return action.object as Noun | undefined;
  return undefined;
}

const singleMemo = new WeakMap<Action, boolean>();

/** "Whenever a player discards one or more cards": of each player's apart; "one or more creatures enter": all together. */
function saysOnePlayer(action: Action): boolean {
  let says = singleMemo.get(action);
  if (says === undefined) singleMemo.set(action, (says = some(action, isOnePlayer)));
  return says;
}

function isOnePlayer(node: Readonly<Record<string, unknown>>): boolean {
  const { kind, quantifier, filter } = node as Partial<Extract<Noun, { kind: 'select' }>>;
  return (
    kind === 'select' &&
    quantifier?.amount === 'a' &&
    filter?.noun.kind === 'words' &&
    filter.noun.words.some((word) => word.kind === 'classWord' && (word.word === 'player' || word.word === 'opponent'))
  );
}

/** One match out of several; for damage, one for each player or permanent that was dealt it. */
export function grouped(
  game: Game,
  action: Action,
  quantifier: Quantifier,
  found: readonly (readonly [Match, GameEvent])[],
  context: Context,
): readonly (readonly [Match, GameEvent])[] {
  const byPlayer = new Map<number, [Match, GameEvent]>();
  for (const [one, event] of found) {
    const key =
      event.kind === 'damage'
        ? (one.object[0] ?? NO_ENTITY)
        : action.kind === 'attack' && attackedApart(action.whom)
          ? (one.whom[0] ?? NO_ENTITY) // CR 508.3e
          : event.kind === 'attack' || !saysOnePlayer(action)
            ? NO_ENTITY
            : one.player;
    const group = byPlayer.get(key);
    if (group === undefined) byPlayer.set(key, [{ ...one }, event]);
    else {
      group[0].amount += one.amount;
      group[0].object = [...group[0].object, ...one.object.filter((entity) => !group[0].object.includes(entity))];
      group[0].whom = [...group[0].whom, ...one.whom.filter((entity) => !group[0].whom.includes(entity))];
    }
  }
  return [...byPlayer.values()].filter(([one, event]) =>
    quantityFits(game, quantifier, event.kind === 'damage' ? 1 : one.object.length, context),
  );
}

/** "Whenever you roll one or more dice": once for all that are rolled at once. CR 603.2c. */
export function oncePerPlayer(
  found: readonly (readonly [Match, GameEvent])[],
): readonly (readonly [Match, GameEvent])[] {
  return found.filter(([one], i) => found.findIndex(([other]) => other.player === one.player) === i);
}

/** "Is dealt damage", by whatever; "one or more counters are removed from it": once for all of it. CR 603.2c. */
export function isCountedTogether(action: Action): boolean {
  if (action.kind === 'dealDamage') return action.passive === true && action.actor === undefined;
  return (
    (action.kind === 'putCounters' || action.kind === 'removeCounters') &&
    typeof action.number === 'object' &&
    action.number.kind === 'atLeast'
  );
}

/** Damage dealt to one thing by several sources at once is dealt once, together; so with counters. CR 120.3, 603.2c. */
export function countedTogether(
  found: readonly (readonly [Match, GameEvent])[],
): readonly (readonly [Match, GameEvent])[] {
  const byRecipient = new Map<number, [Match, GameEvent]>();
  for (const [one, event] of found) {
    const recipient = one.object[0] ?? NO_ENTITY;
    const before = byRecipient.get(recipient);
    if (before === undefined) byRecipient.set(recipient, [{ ...one }, event]);
    else before[0].amount += one.amount;
  }
  return [...byRecipient.values()];
}
