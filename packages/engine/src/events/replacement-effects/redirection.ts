/** Damage dealt to something else instead: redirection effects. CR 614.9. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { RuleOf } from '../../questions/in-force.ts';
import { find } from '../../questions/objects/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, NO_ENTITY, objectEntity } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

type Damage = Extract<GameEvent, { kind: 'damage' }>;

/** Whether the effect is about this damage, and there is somewhere to redirect it to. */
export function redirects(game: Game, inForce: RuleOf<'redirect'>, event: Damage): boolean {
  const { rule, context } = inForce;
  if (rule.sort !== undefined && (rule.sort === 'combat') !== event.combat) return false;
  if (!fitsRole(game, rule.from, event.to, context) || !fitsRole(game, rule.by, objectEntity(event.source), context))
    return false;
  const to = recipientOf(game, inForce);
  return to !== NO_ENTITY && to !== event.to && amountOf(game, inForce) > 0;
}

/** CR 614.9: to a permanent only while it is there and can be dealt damage, to a player only while in the game. */
function recipientOf(game: Game, { rule, context }: RuleOf<'redirect'>): Entity {
  const to = find(game, rule.to, context)[0];
  if (to === undefined || to === NO_ENTITY) return NO_ENTITY;
  if (isPlayerEntity(to)) return game.players[entityPlayer(to)]?.lost === false ? to : NO_ENTITY;
  const object = game.objects[to];
  if (object === undefined || object.zone !== Zone.Battlefield || (object.status & StatusBit.PhasedOut) !== 0)
    return NO_ENTITY;
  const damageable = TypeBit.Creature | TypeBit.Planeswalker | TypeBit.Battle;
  return object.lastKnown === null && (characteristics(game, object.id).types & damageable) !== 0 ? to : NO_ENTITY;
}

/** How much may still be redirected. */
function amountOf(game: Game, { rule, context, timestamp }: RuleOf<'redirect'>): number {
  if (rule.amount === 'all') return Number.POSITIVE_INFINITY;
  const effect = game.effects.find((one) => one.timestamp === timestamp && one.rule.kind === 'redirect');
  return effect?.locked?.[0] ?? evaluate(game, rule.amount, context);
}

/** The damage in two parts: what is redirected, and what is not. */
export function redirected(game: Game, inForce: RuleOf<'redirect'>, event: Damage): readonly GameEvent[] {
  const most = amountOf(game, inForce);
  const to = recipientOf(game, inForce);
  const amount = Math.min(most, event.amount);
  if (Number.isFinite(most))
    setEffects(
      game,
      game.effects.map((effect) =>
        effect.timestamp === inForce.timestamp && effect.rule.kind === 'redirect' && effect.locked !== null
          ? { ...effect, locked: [most - amount] }
          : effect,
      ),
    );
  const moved: GameEvent = { ...event, to, amount };
  return amount < event.amount ? [moved, { ...event, amount: event.amount - amount }] : [moved];
}
