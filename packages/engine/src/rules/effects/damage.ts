/** Damage. CR 120, 701.12. */
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { evaluate } from '../../questions/values.ts';
import { TypeBit } from '../../vocabulary/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../vocabulary/ids.ts';
import type { Noun } from '@kitchen-table/language';
import { Zone } from '../../vocabulary/zones.ts';
import { bind, objectsOf } from '../bindings.ts';
import { damageEvent, keywordActionEvent } from '../event-makers.ts';
import { chooseDivision, reason } from '../choices.ts';
import { resolveNoun } from './choosing.ts';
import { dividedShares } from './shares.ts';
import { by, type Handlers, nothing, outcome } from './outcome.ts';

export const damageEffects: Handlers<'dealDamage' | 'fight'> = {
  dealDamage: (game, action, context) => {
    let now = context;
    let sources: readonly ObjectId[] = [context.source];
    if (action.actor !== undefined && action.actor.kind !== 'self') {
      const chosen = resolveNoun(game, action.actor, now, {
        player: context.controller,
        purpose: 'choose',
        rule: '120.1',
      });
      sources = objectsOf(chosen.entities);
      now = chosen.context;
    }
    if (action.to === undefined || action.amount === undefined) return nothing(now);
    const chosen = resolveNoun(game, action.to, now, { player: context.controller, purpose: 'damage', rule: '120.3' });
    now = chosen.context;
    const recipients = chosen.entities;
    const events: GameEvent[] = [];
    for (const source of sources) {
      // "Each creature deals damage equal to its power": each its own.
      const label = action.actor !== undefined && 'label' in action.actor ? action.actor.label : undefined;
      const amount = evaluate(
        game,
        action.amount,
        sources.length < 2 || label === undefined ? now : bind(now, label, [source as number as Entity], 1),
      );
      const shares =
        action.divided === undefined ? null : shareOut(game, action.to, recipients, amount, action.divided, now);
      recipients.forEach((to, index) => {
        const share = shares === null ? amount : (shares[index] ?? 0);
        if (share > 0) events.push(damageEvent(source, to, share, by(now, '120.3'), action.unpreventable !== true));
      });
    }
    if (action.also !== undefined) {
      const more = evaluate(game, action.also.amount, now);
      const others = resolveNoun(game, action.also.to, now, {
        player: context.controller,
        purpose: 'damage',
        rule: '120.3',
      });
      now = others.context;
      // CR 120.4: all of it at once.
      for (const source of sources)
        for (const to of others.entities)
          if (more > 0) events.push(damageEvent(source, to, more, by(now, '120.3'), action.unpreventable !== true));
    }
    const done = perform(game, events);
    let total = 0;
    for (const event of done) if (event.kind === 'damage') total += event.amount;
    return outcome(now, recipients, total, total > 0);
  },
  fight: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'damage' as const, rule: '701.12a' };
    const first = resolveNoun(game, action.object, context, choosing);
    const second = action.with === undefined ? null : resolveNoun(game, action.with, first.context, choosing);
    const now = second?.context ?? first.context;
    const [a, b] =
      second === null ? objectsOf(first.entities) : [objectsOf(first.entities)[0], objectsOf(second.entities)[0]];
    // CR 701.12b: if either is gone or no creature, no damage is dealt.
    if (a === undefined || b === undefined || !isFighter(game, a) || !isFighter(game, b)) return nothing(now);
    const events: GameEvent[] = [];
    addFightDamage(game, events, a, b, now);
    if (a !== b) addFightDamage(game, events, b, a, now);
    else addFightDamage(game, events, a, a, now); // CR 701.12c
    events.push(
      keywordActionEvent('fight', now.controller, a, 0, by(now, '701.12a')),
      keywordActionEvent('fight', now.controller, b, 0, by(now, '701.12a')),
    );
    perform(game, events);
    return outcome(now, [a as number as Entity, b as number as Entity], 0, true);
  },
};

function isFighter(game: Game, id: ObjectId): boolean {
  return game.objects[id]?.zone === Zone.Battlefield && (characteristics(game, id).types & TypeBit.Creature) !== 0;
}

function addFightDamage(game: Game, events: GameEvent[], source: ObjectId, to: ObjectId, context: Context): void {
  const { power } = characteristics(game, source);
  if (power > 0) events.push(damageEvent(source, to as number as Entity, power, by(context, '701.12a')));
}

/** Shares chosen on announcement (CR 601.2d), chosen now when nothing was targeted, or even ones (rounded down). */
function shareOut(
  game: Game,
  noun: Noun,
  recipients: readonly Entity[],
  total: number,
  how: 'as you choose' | 'evenly',
  context: Context,
): readonly number[] {
  if (how === 'evenly') return recipients.map(() => Math.floor(total / Math.max(1, recipients.length)));
  const announced = dividedShares(game, noun, recipients, context);
  return (
    announced ??
    chooseDivision(
      game,
      context.controller,
      reason('Divide the damage', context.source, '608.2d'),
      total,
      recipients,
      0,
      'damage',
    )
  );
}
