/** Starting continuous effects, delayed triggers and shields. CR 611.2, 603.7, 615.6. */
import type { Clause, Duration, Rule, Trigger } from '@kitchen-table/language/core';
import { type Context, UNTAPPING_LABEL, withinEvent } from '../../vocabulary/context.ts';
import type { CopiedValues, Shield } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { beginEffect, beginShielding, beginWaiting } from '../../vocabulary/game-notes.ts';
import { bind } from '../resolving/bindings.ts';

const FOREVER: Duration = { kind: 'restOfGame' };

/** Starts a continuous effect. Without a duration it lasts until the game ends. CR 611.2a. */
export function addEffect(
  game: Game,
  rule: Rule,
  context: Context,
  duration: Duration | undefined,
  affected: readonly Entity[] | null,
  locked: readonly number[] | null,
  copied: CopiedValues | null = null,
): void {
  beginEffect(game, {
    rule,
    context,
    affected,
    locked,
    copied,
    duration: duration ?? FOREVER,
    startedTurn: game.turn,
    startedBy: context.controller,
  });
}

const askedAgainMemo = new WeakMap<Trigger, Clause>();

/** CR 603.4: the condition in the midst of a triggered ability is asked again as it resolves. */
function askedAgain(trigger: Trigger, clause: Clause): Clause {
  if (trigger.condition === undefined || clause.kind === 'modes') return clause;
  let asking = askedAgainMemo.get(trigger);
  if (asking === undefined)
    askedAgainMemo.set(trigger, (asking = { kind: 'if', condition: trigger.condition, clause }));
  return asking;
}

/** Makes a delayed triggered ability: once, unless it says for how long. CR 603.7b. */
export function addDelayed(
  game: Game,
  trigger: Trigger,
  clause: Clause,
  context: Context,
  until: Duration | null,
  asUntapping?: true,
): void {
  // "... dies this turn": it waits for this turn only.
  const lasts = until ?? (trigger.during?.kind === 'thisTurn' ? trigger.during : null);
  const once = lasts === null || trigger.word === 'when';
  const known = asUntapping === true ? bind(context, UNTAPPING_LABEL, [], 0) : context;
  beginWaiting(game, {
    trigger,
    clause: askedAgain(trigger, clause),
    context: { ...withinEvent(known), since: Math.max(context.since ?? 0, game.objects.length) },
    once,
    until: lasts,
  });
}

/** Makes a shield that waits for what it prevents or replaces. CR 615.6, 701.15a. */
export function addShield(
  game: Game,
  shield: Omit<Shield, 'id' | 'startedTurn' | 'source' | 'controller'>,
  context: Context,
): void {
  beginShielding(game, { ...shield, source: context.source, controller: context.controller });
}
