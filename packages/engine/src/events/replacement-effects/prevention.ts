/** Preventing damage, and regeneration shields. CR 615, 701.15. */
import type { Action } from '@kitchen-table/language/core';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { isForbidden } from '../../questions/forbidden-acts.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import { derived } from '../../questions/continuous-effects/characteristics.ts';
import { reaches } from '../../questions/players/range.ts';
import { evaluate } from '../../questions/values.ts';
import type { Shield } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import { setDelayed, setShields } from '../../vocabulary/game-notes.ts';

type Damage = Extract<GameEvent, { kind: 'damage' }>;
type Prevent = Extract<Action, { kind: 'prevent' }>;

/** Whether a lasting "prevent ... damage" is about this damage. CR 615.1. */
export function preventsDamage(game: Game, { rule, context, affected }: RuleOf<'preventRule'>, event: Damage): boolean {
  const action = rule.action;
  if (action.kind !== 'prevent') return false;
  if (action.sort !== undefined && (action.sort === 'combat') !== event.combat) return false;
  if (affected !== null && !affected.includes(event.to)) return false;
  // "dealt to and dealt by": either way.
  // CR 801.13b: where neither source nor recipient is said, both must be near.
  if (
    game.ranges !== null &&
    action.to === undefined &&
    action.by === undefined &&
    !(reaches(game, context, event.to) && reaches(game, context, objectEntity(event.source)))
  )
    return false;
  if (action.toToo === true && fitsRole(game, action.by, event.to, context)) return true;
  return fitsRole(game, action.to, event.to, context) && fitsRole(game, action.by, objectEntity(event.source), context);
}

/** "Damage can't be prevented this turn." CR 615.12. */
export function preventionForbidden(game: Game, event: Damage): boolean {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return false;
  return rulesInForce(game, 'cant').some(({ rule, context, affected }) => {
    const { action } = rule;
    if (action.kind !== 'prevent' || (affected !== null && !affected.includes(event.to))) return false;
    if (action.sort !== undefined && (action.sort === 'combat') !== event.combat) return false;
    return (
      fitsRole(game, action.to, event.to, context) && fitsRole(game, action.by, objectEntity(event.source), context)
    );
  });
}

/** The damage that is left. CR 615.6. */
export function preventedBy(game: Game, { rule, context }: RuleOf<'preventRule'>, event: Damage): readonly GameEvent[] {
  const { amount } = rule.action as Prevent;
  const prevented = amount === 'all' ? event.amount : evaluate(game, amount, context);
  return less(event, prevented);
}

function less(event: Damage, prevented: number): readonly GameEvent[] {
  return prevented >= event.amount ? [] : [{ ...event, amount: event.amount - Math.max(0, prevented) }];
}

/** The id of the first shield that is about this event; null when there is none. */
export function matchingShield(game: Game, event: GameEvent): number | null {
  for (const shield of game.shields) {
    if (event.kind === 'damage' && shield.kind === 'prevent' && shieldsFrom(shield, event)) return shield.id;
    if (event.kind === 'destroy' && shield.kind === 'regenerate' && shield.protects === objectEntity(event.object)) {
      if (isForbidden(game, { kind: 'regenerate', object: objectEntity(event.object) }) === null) return shield.id;
    }
  }
  return null;
}

function shieldsFrom(shield: Shield, event: Damage): boolean {
  if (shield.protects !== null && shield.protects !== event.to) return false;
  if (shield.sort !== null && (shield.sort === 'combat') !== event.combat) return false;
  return (shield.from === null || shield.from === event.source) && shield.left > 0;
}

/** What a shield makes of the event; it is used up as far as it was needed. CR 615.7, 701.15a. */
export function applyShield(game: Game, id: number, event: GameEvent): readonly GameEvent[] {
  const shield = game.shields.find((one) => one.id === id);
  if (shield === undefined) return [event];
  if (event.kind === 'destroy') {
    setShields(
      game,
      game.shields.filter((one) => one.id !== id),
    );
    return [{ kind: 'regenerate', object: event.object, cause: shield.source, rule: '701.15a' }];
  }
  if (event.kind !== 'damage') return [event];
  const left = shield.left - event.amount;
  setShields(
    game,
    left > 0
      ? game.shields.map((one) => (one.id === id ? { ...one, left } : one))
      : game.shields.filter((one) => one.id !== id),
  );
  notePrevented(game, shield, Math.min(shield.left, event.amount));
  return less(event, shield.left);
}

/** What waits for later counts the damage that the shield of its own text has prevented. CR 615.5, 603.7. */
function notePrevented(game: Game, { notes }: Shield, amount: number): void {
  if (notes === undefined) return;
  const { label, stackObject } = notes;
  let noted = false;
  const delayed = game.delayed.map((one) => {
    const before = one.context.bindings[label];
    if (before === undefined || one.context.stackObject !== stackObject) return one;
    noted = true;
    const bindings = { ...one.context.bindings, [label]: { ...before, amount: before.amount + amount } };
    return { ...one, context: { ...one.context, bindings } };
  });
  if (noted) setDelayed(game, delayed);
}
