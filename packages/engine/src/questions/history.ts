/** What happened this turn and the turn before: "if a creature died this turn", "that dealt damage". CR 608.2i. */
import {
  type Action,
  type Duration,
  type Noun,
  type Value,
  type ZoneName,
  isThisDeclaration,
} from '@kitchen-table/language/core';
import type { Context } from '../vocabulary/context.ts';
import { noteHappened } from '../vocabulary/game-notes.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_OBJECT, objectEntity, type ObjectId } from '../vocabulary/ids.ts';
import { Step } from '../vocabulary/turn-structure/steps.ts';
import { tableFacts } from '../vocabulary/table-facts.ts';
import { Zone, ZONE_BY_NAME } from '../vocabulary/zones/zones.ts';
import { type Match, fitsRole } from './triggered-abilities/roles.ts';
import { matchEvent } from './triggered-abilities/event-matching.ts';

/** Adds a batch to the history, if some card of the game looks back. */
export function noteHistory(game: Game, events: readonly GameEvent[]): void {
  if (!keepsHistory(game)) return;
  noteHappened(game, events);
}

/** Whether some card of the game looks back. */
export function keepsHistory(game: Game): boolean {
  const facts = tableFacts(game);
  facts.looksBack ??= game.records.some((record) => record.interest.history);
  return facts.looksBack;
}

/** How far back is looked. */
type Span = 'this turn' | 'last turn' | 'this combat' | 'this declaration';

/** Where in the history of the turn the step that is going on, or was the last of its kind, began. CR 506.1. */
function beginningOf(game: Game, step: Step): number {
  for (let i = game.history.length - 1; i >= 0; i--)
    if (game.history[i]?.some((event) => event.kind === 'beginStep' && event.step === step)) return i;
  return 0;
}

function batches(game: Game, when: Span): readonly (readonly GameEvent[])[] {
  switch (when) {
    case 'this turn':
      return game.history;
    case 'last turn':
      return game.lastTurnHistory;
    case 'this combat':
      return game.history.slice(beginningOf(game, Step.BeginningOfCombat));
    case 'this declaration':
      return game.step === Step.DeclareAttackers ? game.history.slice(beginningOf(game, Step.DeclareAttackers)) : [];
    default:
      return unreachable(when);
  }
}

/** How often or how much of something happened. */
export function historyOf(
  game: Game,
  action: Action,
  what: 'times' | 'amount' | 'greatest' | 'objects',
  when: Span,
  context: Context,
  /** Only before this spell was cast. */
  before: Entity | null = null,
): number {
  const found = past(game, action, upTo(batches(game, when), before), context);
  if (what === 'times') return found.length;
  if (what === 'greatest') return Math.max(0, ...found.map(({ amount }) => amount));
  if (what === 'amount') {
    let total = 0;
    for (const one of found) total += one.amount;
    return total;
  }
  const objects = new Set<Entity>();
  for (const one of found) for (const entity of one.object) objects.add(entity);
  return objects.size;
}

/** "Before it": the spell, wherever it has come to since. CR 608.2h. */
export function earlierThan({ before }: Extract<Value, { kind: 'history' }>, { bindings }: Context): Entity | null {
  if (before === undefined) return null;
  if (before.to === null) throw new Error('a reference was left unbound');
  return bindings[before.to]?.entities[0] ?? null;
}

/** What happened before the spell was cast. */
function upTo(among: Game['history'], before: Entity | null): Game['history'] {
  if (before === null) return among;
  const at = among.findIndex((batch) =>
    batch.some((event) => event.kind === 'cast' && objectEntity(event.object) === before),
  );
  return at < 0 ? among : among.slice(0, at);
}

/** Everything in the batches that was such an event. */
export function past(
  game: Game,
  action: Action,
  among: readonly (readonly GameEvent[])[],
  context: Context,
): readonly Match[] {
  const found: Match[] = [];
  for (const batch of among) for (const event of batch) matchEvent(game, action, event, context, found);
  return found;
}

/** Everything in the time looked back on that was such an event. */
export function pastIn(game: Game, action: Action, when: Duration | undefined, context: Context): readonly Match[] {
  return past(game, action, batches(game, turnOf(when)), context);
}

/** Everything in this turn that was such an event. */
export function pastThisTurn(game: Game, action: Action, context: Context): readonly Match[] {
  return past(game, action, game.history, context);
}

/** Everything to which such an event happened, as it was then. */
export function allPast(game: Game, action: Action, when: Duration | undefined, context: Context): readonly Entity[] {
  return past(game, action, batches(game, turnOf(when)), context).flatMap((one) => one.object);
}

/** Everything that took part in such an event in the role that the words leave to it, as it was then. */
export function allInRole(game: Game, action: Action, when: Duration | undefined, context: Context): readonly Entity[] {
  return past(game, action, batches(game, turnOf(when)), context).flatMap((one) => roleIn(action, one));
}

/** Which turn, or combat, a duration looks back on. */
export function turnOf(when: Duration | undefined): Span {
  if (when?.kind === 'thisCombat') return 'this combat';
  if (isThisDeclaration(when)) return 'this declaration';
  return when?.kind === 'lastTurn' ? 'last turn' : 'this turn';
}

/** The events in which the object or player took part: in the role that the words leave to it. */
export function pastOf(
  game: Game,
  action: Action,
  when: Duration | undefined,
  entity: Entity,
  context: Context,
): readonly Match[] {
  const asked = isSaidToAttack(action, entity)
    ? { ...context, bindings: { ...context.bindings, candidate: { entities: [entity], amount: 0 } } }
    : context;
  return past(game, action, batches(game, turnOf(when)), asked).filter((one) => {
    if (!isPlayerEntity(entity))
      return (isSaidOfWhom(action) ? one.whom : roleIn(action, one)).some((other) => same(game, other, entity));
    // "opponents you attacked": those who were attacked, not who did.
    return action.kind === 'attack' && action.whom?.kind === 'reference'
      ? one.whom.includes(entity)
      : one.player === entity;
  });
}

/** "Each opponent who attacked with a creature": a player attacks with all of them at once. CR 508.3d. */
function isSaidToAttack(action: Action, entity: Entity): boolean {
  return (
    isPlayerEntity(entity) && action.kind === 'attack' && 'to' in action.object && action.object.to === 'candidate'
  );
}

/** "Creatures it blocked": those that were blocked, not what blocked them. */
function isSaidOfWhom(action: Action): boolean {
  return action.kind === 'block' && action.whom?.kind === 'reference' && action.whom.to === 'candidate';
}

/** Whether the object or player took part in such an event. */
export function happenedTo(
  game: Game,
  action: Action,
  when: Duration | undefined,
  entity: Entity,
  context: Context,
): boolean {
  return pastOf(game, action, when, entity, context).length > 0;
}

/** Of what it is said that it did so, or that it was done to it. */
function roleIn(action: Action, found: Match): readonly Entity[] {
  if (action.kind === 'dealDamage') return damageRole(action, found);
  // CR 700.10: "that was activated": the source of the ability.
  return action.kind === 'activate' ? [objectEntity(found.source)] : found.object;
}

/** "that dealt damage to you": the source; "that was dealt damage": the recipient. */
function damageRole(action: Extract<Action, { kind: 'dealDamage' }>, found: Match): readonly Entity[] {
  const open = action.actor === undefined || action.actor.kind === 'reference';
  const dealt = action.actor?.kind === 'reference' && action.actor.to === 'candidate';
  return dealt || (open && action.to !== undefined && action.to.kind !== 'reference')
    ? [objectEntity(found.source)]
    : found.object;
}

/** Whether the object or player was dealt damage, by a source that fits. CR 120. */
export function wasDealtDamage(
  game: Game,
  by: Noun | undefined,
  when: Duration,
  entity: Entity,
  context: Context,
): boolean {
  for (const batch of batches(game, turnOf(when))) {
    for (const event of batch) {
      if (
        event.kind === 'damage' &&
        same(game, event.to, entity) &&
        fitsRole(game, by, objectEntity(event.source), context)
      )
        return true;
    }
  }
  return false;
}

/** An object is followed into the zone it went to. */
function same(game: Game, earlier: Entity, entity: Entity): boolean {
  return (
    earlier === entity ||
    (!isPlayerEntity(earlier) && (game.objects[earlier]?.became ?? NO_OBJECT) === (entity as number as ObjectId))
  );
}

/** Whether the object was put where it is from that zone this turn. */
export function wasPutThereFrom(
  game: Game,
  object: ObjectId,
  zone: ZoneName | 'anywhere' | 'anywhere but the battlefield',
): boolean {
  for (const batch of game.history) {
    for (const event of batch) {
      if (
        event.kind === 'zoneChange' &&
        event.became === object &&
        (zone === 'anywhere' ||
          (zone === 'anywhere but the battlefield'
            ? event.from !== Zone.Battlefield
            : ZONE_BY_NAME[zone] === event.from))
      )
        return true;
    }
  }
  return false;
}

/** Whether the card is where it is because it was drawn this turn. CR 121.1. */
export function wasDrawn(game: Game, object: ObjectId): boolean {
  return game.history.some((batch) =>
    batch.some((event) => event.kind === 'zoneChange' && event.manner === 'draw' && event.became === object),
  );
}

function unreachable(value: never): never {
  throw new Error(`no such time: ${String(value)}`);
}
