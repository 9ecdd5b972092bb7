/** Damage. CR 120. */
import { perform } from '../../../events/perform.ts';
import { excessLabel, mostWithoutExcess } from '../../../questions/combat-phase/excess-damage.ts';
import { holds } from '../../../questions/conditions.ts';
import { nowCalled } from '../../../questions/objects/followed-objects.ts';
import { evaluate } from '../../../questions/values.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../../vocabulary/ids.ts';
import type { Label, Noun, Value } from '@kitchen-table/language/core';
import { bind, objectsOf } from '../../resolving/bindings.ts';
import { damageEvent } from '../../event-makers.ts';
import { chooseDivision, reason } from '../../resolving/choices.ts';
import { resolveNoun } from '../choices/choosing.ts';
import { mentions } from '../each-actor.ts';
import { dividedShares } from '../announced-shares.ts';
import { asEntities, by, type Handlers, NO_ENTITIES, nothing, outcome } from '../outcome.ts';

export const damageEffects: Handlers<'dealDamage'> = {
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
    const recipients = withoutThose(game, action.to, chosen.entities, asEntities(sources));
    // "Each other creature": those that are spoken of later are the others too.
    if ('label' in action.to && action.to.label !== undefined && recipients.length < chosen.entities.length)
      now = bind(now, action.to.label, recipients, recipients.length);
    let events: Damage[] = [];
    for (const source of sources) {
      // "Each creature deals damage equal to its power": each its own.
      const label = action.actor === undefined ? undefined : nameOf(action.actor);
      const own = sources.length < 2 || label === undefined ? now : bind(now, label, [source as number as Entity], 1);
      const amount = evaluate(game, action.amount, own);
      const theirs = saysOwn(action.amount, action.to);
      const shares = action.divided === 'as you choose' ? shareOut(game, action.to, recipients, amount, now) : null;
      // CR 107.1a: among those that are there as it is dealt.
      const each = action.divided === 'evenly' ? Math.floor(amount / Math.max(1, recipients.length)) : amount;
      recipients.forEach((to, index) => {
        const said = theirs === null ? each : evaluate(game, action.amount as Value, bind(own, theirs, [to], 1));
        const share = shares === null ? said : (shares[index] ?? 0);
        if (share > 0) events.push(damageEvent(source, to, share, by(now, '120.3'), action.unpreventable !== true));
      });
    }
    if (action.excessTo !== undefined && (action.excessIf === undefined || holds(game, action.excessIf, now)))
      events = withExcessMoved(game, events, action.excessTo, now); // CR 120.4a
    for (const further of [action.also, action.more]) {
      if (further === undefined) continue;
      const more = evaluate(game, further.amount, now);
      const others = resolveNoun(game, further.to, now, {
        player: context.controller,
        purpose: 'damage',
        rule: '120.3',
      });
      now = others.context;
      const receiving = withoutThose(game, further.to, others.entities, [...asEntities(sources), ...recipients]);
      // CR 120.4: all of it at once.
      for (const source of sources)
        for (const to of receiving)
          if (more > 0) events.push(damageEvent(source, to, more, by(now, '120.3'), action.unpreventable !== true));
    }
    const bounds = action.label === undefined ? null : boundsOf(game, events);
    const done = perform(game, events);
    let total = 0;
    for (const event of done) if (event.kind === 'damage') total += event.amount;
    if (bounds !== null) now = bind(now, excessLabel(action.label as Label), NO_ENTITIES, excessOf(done, bounds));
    return outcome(now, recipients, total, total > 0);
  },
};

/** By what name those who deal it are spoken of again. */
function nameOf(actor: Noun): Label | undefined {
  if (actor.kind === 'reference') return actor.to ?? undefined;
  return 'label' in actor ? actor.label : undefined;
}

/** "Damage to each player equal to the number of cards in that player's hand": to each their own; their label. CR 608.2c. */
function saysOwn(amount: Value, to: Noun): Label | null {
  return to.kind === 'select' && to.label !== undefined && mentions(amount, to.label) ? to.label : null;
}

/** "It deals damage to each other creature": than what deals it, or is dealt the rest of it. CR 608.2c. */
function withoutThose(game: Game, noun: Noun, found: readonly Entity[], those: readonly Entity[]): readonly Entity[] {
  const parts = noun.kind === 'nounList' ? noun.of : [noun];
  if (!parts.some(saysOther)) return found;
  const spokenOf = those.map((entity) => nowCalled(game, entity));
  return found.filter((entity) => !spokenOf.includes(nowCalled(game, entity)));
}

function saysOther(noun: Noun): boolean {
  return noun.kind === 'select' && noun.quantifier.other === true;
}

type Damage = Extract<GameEvent, { kind: 'damage' }>;

/** How much of the damage that is about to be dealt is no excess, for each that it would be dealt to. */
function boundsOf(game: Game, events: readonly Damage[]): ReadonlyMap<Entity, number> {
  const bounds = new Map<Entity, number>();
  for (const event of events) {
    if (bounds.has(event.to)) continue;
    const bound = mostWithoutExcess(game, event.source, event.to);
    if (bound !== null) bounds.set(event.to, bound);
  }
  return bounds;
}

/** The excess in all. CR 120.10. */
function excessOf(done: readonly GameEvent[], bounds: ReadonlyMap<Entity, number>): number {
  const dealt = new Map<Entity, number>();
  for (const event of done) if (event.kind === 'damage') dealt.set(event.to, (dealt.get(event.to) ?? 0) + event.amount);
  let excess = 0;
  for (const [entity, bound] of bounds) excess += Math.max(0, (dealt.get(entity) ?? 0) - bound);
  return excess;
}

/** What is more than lethal is dealt to these instead. CR 120.4a. */
function withExcessMoved(game: Game, events: readonly Damage[], noun: Noun, context: Context): Damage[] {
  const bounds = boundsOf(game, events);
  const others = resolveNoun(game, noun, context, { player: context.controller, purpose: 'damage', rule: '120.4a' });
  const [instead] = others.entities;
  if (instead === undefined) return [...events]; // CR 608.2b: a target that is not legal is dealt nothing.
  const shares = events.flatMap((event) => {
    const lethal = Math.min(event.amount, bounds.get(event.to) ?? event.amount);
    return [
      { ...event, amount: lethal },
      { ...event, to: instead, amount: event.amount - lethal },
    ];
  });
  return shares.filter(({ amount }) => amount > 0);
}

/** Shares chosen on announcement (CR 601.2d), or now when nothing was targeted. */
function shareOut(
  game: Game,
  noun: Noun,
  recipients: readonly Entity[],
  total: number,
  context: Context,
): readonly number[] {
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
