/** Triggers on several things at once: "one or more creatures", damage dealt together, dice rolled together. CR 603.2c. */
import { type Action, type Noun, type Quantifier, some } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, type ObjectId, playerEntity } from '../../vocabulary/ids.ts';
import { attackedApart } from '../../questions/triggered-abilities/combat-matching.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { amountFits } from '../../questions/triggered-abilities/counter-matching.ts';
import { quantityFits } from '../../questions/quantities.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';

/** "Whenever one or more creatures ...": the quantifier of what the event is about. CR 603.2c. */
export function groupQuantifier(action: Action): Quantifier | null {
  const noun = groupNoun(action);
  // "~ and/or one or more other creatures": all of them together, too.
  const parts = noun?.kind === 'nounList' && noun.join === 'and/or' ? noun.of : noun === undefined ? [] : [noun];
  for (const part of parts) if (part.kind === 'select' && isSeveral(part.quantifier)) return part.quantifier;
  return null;
}

function isSeveral({ amount }: Quantifier): boolean {
  return amount === 'atLeast' || amount === 'bare' || amount === 'anyNumber';
}

function groupNoun(action: Action): Noun | undefined {
  if (action.kind === 'dealDamage') return action.passive === true ? action.to : action.actor;
  if (action.kind === 'putCounters') return action.on;
  if (action.kind === 'loseLife') return action.actor;
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
  const players = new Set(found.map(([one]) => one.player));
  for (const [one, event] of found) {
    const key =
      event.kind === 'damage'
        ? hurtsSeveral(action)
          ? NO_ENTITY
          : (one.object[0] ?? NO_ENTITY)
        : action.kind === 'attack' && attackedApart(action.whom)
          ? (one.whom[0] ?? NO_ENTITY) // CR 508.3e
          : event.kind === 'attack' || !saysOnePlayer(action)
            ? NO_ENTITY
            : event.kind === 'attackUnblocked'
              ? playerEntity(characteristics(game, event.attacker).controller)
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
    quantityFits(
      game,
      quantifier,
      event.kind === 'damage' ? 1 : action.kind === 'loseLife' ? players.size : one.object.length,
      context,
    ),
  );
}

/** "Whenever you roll one or more dice": once for all that are rolled at once. CR 603.2c. */
export function oncePerPlayer(
  found: readonly (readonly [Match, GameEvent])[],
): readonly (readonly [Match, GameEvent])[] {
  return found.filter(([one], i) => found.findIndex(([other]) => other.player === one.player) === i);
}

/** "Deals damage", "deals damage to your opponents", "to one or more players": to all of them at once, not to each. CR 603.2c. */
function hurtsSeveral(action: Action): boolean {
  if (action.kind !== 'dealDamage' || action.passive === true) return false;
  const { to } = action;
  if (to?.kind === 'playerNoun') return to.who === 'opponents';
  return to === undefined || (to.kind === 'select' && isSeveral(to.quantifier));
}

/** What one source deals to several, what one player loses to several sources: all of it, if it is as much as said. CR 120.4, 603.2c. */
export function together(
  action: Action,
  found: readonly (readonly [Match, GameEvent])[],
): readonly (readonly [Match, GameEvent])[] {
  if (action.kind === 'loseLife')
    return countedTogether(found).filter(([lost]) => amountFits(action.amount, lost.amount));
  return found.length > 1 && hurtsSeveral(action) ? oncePerSource(found) : found;
}

/** Once for each source, however many it deals damage to at once. CR 120.4, 510.2, 603.2c. */
function oncePerSource(found: readonly (readonly [Match, GameEvent])[]): readonly (readonly [Match, GameEvent])[] {
  const bySource = new Map<ObjectId, [Match, GameEvent]>();
  for (const [one, event] of found) {
    const before = bySource.get(one.source);
    if (before === undefined) {
      bySource.set(one.source, [{ ...one }, event]);
      continue;
    }
    const [all] = before;
    all.amount += one.amount;
    all.object = [...all.object, ...one.object];
    if (all.player === NO_ENTITY) all.player = one.player;
  }
  return [...bySource.values()];
}

/**
 * "Is dealt damage", by whatever; "one or more counters are removed from it": once for all of it. Life is gained from each
 * source apart. CR 119.9, 120.4c, 603.2c.
 */
export function isCountedTogether(action: Action): boolean {
  if (action.kind === 'dealDamage') return action.passive === true && action.actor === undefined;
  return (
    (action.kind === 'putCounters' || action.kind === 'removeCounters') &&
    typeof action.number === 'object' &&
    action.number.kind === 'atLeast'
  );
}

/** Damage dealt to one thing by several sources at once is dealt once, together; so with counters and life lost. CR 120.3, 603.2c. */
export function countedTogether(
  found: readonly (readonly [Match, GameEvent])[],
): readonly (readonly [Match, GameEvent])[] {
  const byRecipient = new Map<number, [Match, GameEvent]>();
  for (const [one, event] of found) {
    const recipient = one.object[0] ?? one.player;
    const before = byRecipient.get(recipient);
    if (before === undefined) byRecipient.set(recipient, [{ ...one }, event]);
    else before[0].amount += one.amount;
  }
  return [...byRecipient.values()];
}
