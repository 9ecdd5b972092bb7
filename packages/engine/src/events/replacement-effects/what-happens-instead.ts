/**
 * What happens instead of a replaced event. CR 614.1a, 614.6.
 * Where the words change the event itself (another amount, another zone), the event is changed, so that it stays one
 * of its batch; anything else is carried out as a clause, during which the effect does not see its own work (CR 614.5).
 */
import { type Action, type Clause, type Entering, type Noun, some } from '@kitchen-table/language/core';
import { askYesNo, reason } from '../../questions/ask.ts';
import { mayBeDone } from '../../saying/questions.ts';
import { fitsRole, type Match } from '../../questions/triggered-abilities/roles.ts';
import { bindingsOf } from '../../questions/triggered-abilities/event-roles.ts';
import { findPlayers } from '../../questions/reading.ts';
import { find } from '../../questions/objects/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import type { RuleOf } from '../../questions/in-force.ts';
import { type Context, DONE_LABEL, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { type Entity, entityObject, isPlayerEntity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { countersSaid } from '../entering-the-battlefield/entering-by-words.ts';
import { changedDeed } from './changed-deeds.ts';

/** What happens in place of an event, in the order said: an event that it has become, or something else that is done. */
export type Part = { readonly event: GameEvent } | { readonly clause: Clause };

/** What an effect makes of an event, and what its words speak of. */
export interface Instead {
  readonly parts: readonly Part[];
  readonly context: Context;
}

/** What the words put in place of the event; a player who may do something else is asked. CR 614.1a. */
export function partsInstead(game: Game, inForce: RuleOf<'replace'>, matched: Match, event: GameEvent): Instead {
  const { rule } = inForce;
  let context: Context = {
    ...inForce.context,
    bindings: { ...inForce.context.bindings, ...bindingsOf(matched, event, game), ...castThisWay(rule, matched) },
    // What it is about has yet to move.
    since: Number.MAX_SAFE_INTEGER,
  };
  if (rule.instead === null) return { parts: [], context };
  if (rule.instead === 'that much') return { parts: [{ event }], context };
  let said: Clause = rule.instead;
  if (said.kind === 'whereX') {
    context = { ...context, x: evaluate(game, said.value, context) };
    said = said.clause;
  }
  if (said.kind === 'may' && said.actor === undefined) {
    // CR 614.1a: who may do something else and does not lets it happen.
    const asked = mayBeDone(game, said.clause, context.controller, context, said.have === true);
    const why = reason(`Instead: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`, context.source, '614.1a');
    if (!askYesNo(game, context.controller, why)) return { parts: [{ event }], context };
    said = said.clause;
  }
  const steps: readonly Clause[] = said.kind === 'sequence' ? said.steps : [said];
  const parts: Part[] = [];
  for (const step of steps) {
    const changed = step.kind === 'do' ? changedEvent(game, step.action, event, context) : null;
    if (changed === null) parts.push({ clause: step });
    else {
      for (const each of changed) parts.push({ event: each });
      // "Exile it instead. When you do, ...": that it is exiled is what is done. CR 603.12, 614.6.
      context = { ...context, bindings: { ...context.bindings, [DONE_LABEL]: { entities: [], amount: 1 } } };
      if (step.kind === 'do' && step.action.kind === 'prevent' && step.action.label !== undefined)
        context = withPrevented(context, step.action.label, event, changed);
    }
  }
  return { parts, context };
}

/** The steps as one clause. */
export function together(steps: readonly Clause[]): Clause {
  return steps.length === 1 ? (steps[0] as Clause) : { kind: 'sequence', steps };
}

/** Carries out what is done instead, out of sight of the effects that have had their opportunity. CR 614.5. */
export function outOfSight(game: OpenGame, keys: readonly string[], clause: Clause, context: Context): Context {
  const before = game.suppressed;
  game.suppressed = [...before, ...keys];
  const after = game.rules.execute(game, clause, context);
  game.suppressed = before;
  return after;
}

/** The events in place of the one replaced; anything else is carried out. `used`: what has been applied to it, this included. */
export function replacedBy(
  game: OpenGame,
  inForce: RuleOf<'replace'>,
  matched: Match,
  event: GameEvent,
  key: string,
  used: readonly string[] = [key],
  done: Set<string> | null = null,
  later: (() => void)[] | null = null,
): readonly GameEvent[] {
  const { parts, context } = partsInstead(game, inForce, matched, event);
  const events: GameEvent[] = [];
  const rest: Clause[] = [];
  for (const part of parts) {
    if ('event' in part) events.push(part.event);
    else rest.push(part.clause);
  }
  if (rest.length > 0 && (countsDamage(rest) || firstTime(event, keyFor(inForce.rule, event, key), done))) {
    const carryOut = (): void => {
      outOfSight(game, used, together(rest), context);
    };
    // CR 121.7: what is left of the event comes first, then the draws; what is said of a card exiled as it resolves, too.
    if (later !== null && events.length > 0 && (rest.some(drawsCards) || replacesResolving(inForce.rule)))
      later.push(carryOut);
    else carryOut();
  }
  return events;
}

/** "If a spell cast this way would ..., exile it instead": of the spells, the one that it is about. CR 608.2c. */
function castThisWay({ would }: RuleOf<'replace'>['rule'], { object }: Match): Context['bindings'] {
  if (would.kind !== 'move' || would.object.kind !== 'reference') return NO_BINDINGS;
  const { to, thisWay } = would.object;
  return thisWay === true && to !== null ? { [to]: { entities: object, amount: object.length } } : NO_BINDINGS;
}

/** "That many": the damage that was prevented. */
function withPrevented(context: Context, label: string, event: GameEvent, left: readonly GameEvent[]): Context {
  const before = event.kind === 'damage' ? event.amount : 0;
  const after = left.reduce((sum, each) => sum + (each.kind === 'damage' ? each.amount : 0), 0);
  return { ...context, bindings: { ...context.bindings, [label]: { entities: [], amount: before - after } } };
}

/** Whether it is about where a spell is put as the last part of its resolution. CR 608.2n. */
export function replacesResolving({ would }: RuleOf<'replace'>['rule']): boolean {
  return would.kind === 'move' && would.resolving === true;
}

function drawsCards(step: Clause): boolean {
  return step.kind === 'do' && step.action.kind === 'draw';
}

/** Whether what else is done depends on how much was prevented: then each source's damage counts. */
function countsDamage(steps: readonly Clause[]): boolean {
  return some(steps, ({ kind }) => kind === 'amountOf');
}

/** Whether what else the effect does is done once for all that happens at once: "one or more tokens". CR 615.5, 614.5. */
export function replacesTogether({ would, prevents }: RuleOf<'replace'>['rule']): boolean {
  return prevents === true || (would.kind === 'create' && would.quantifier.amount === 'atLeast');
}

/** Damage that several sources deal to one thing at once is one event for what else a prevention effect does. CR 615.5. */
function firstTime(event: GameEvent, key: string, done: Set<string> | null): boolean {
  if (done === null || (event.kind !== 'damage' && event.kind !== 'createToken')) return true;
  const once = `${key}:${event.kind === 'damage' ? event.to : event.player}`;
  if (done.has(once)) return false;
  done.add(once);
  return true;
}

/** "If a creature would deal damage": of what each one deals apart. CR 615.5. */
function keyFor(rule: RuleOf<'replace'>['rule'], event: GameEvent, key: string): string {
  const { would } = rule;
  const each = would.kind === 'dealDamage' && would.actor?.kind === 'select' && would.actor.quantifier.amount === 'a';
  return each && event.kind === 'damage' ? `${key}:${event.source}` : key;
}

/** The object that the words say deals the damage; null where they name none. CR 120.7. */
function dealtBy(game: Game, actor: Noun | undefined, context: Context): ObjectId | null {
  const found = actor === undefined ? undefined : find(game, actor, context)[0];
  return found === undefined || isPlayerEntity(found) ? null : entityObject(found);
}

/** The rule that a draw cites that comes instead of another: nothing else is done to that card. CR 614.11b. */
export const DRAWN_INSTEAD = '614.11b';

/** The event changed as the action says, if the action is such an event; null when it is something else. */
function changedEvent(game: Game, action: Action, event: GameEvent, context: Context): readonly GameEvent[] | null {
  if (action.kind === 'enter' && action.under !== undefined && 'entering' in event && event.entering !== null) {
    const controller = findPlayers(game, action.under, context)[0]; // CR 616.1b
    return [controller === undefined ? event : { ...event, entering: { ...event.entering, controller } }];
  }
  switch (event.kind) {
    case 'zoneChange':
      return changedZone(game, action, event, context);
    case 'damage': {
      if (action.kind === 'prevent') {
        // CR 615.12: damage that can't be prevented is dealt, whatever else the effect does.
        const left = !event.preventable
          ? event.amount
          : action.amount === 'all'
            ? 0
            : event.amount - Math.max(0, evaluate(game, action.amount, context));
        return left > 0 ? [{ ...event, amount: left }] : [];
      }
      if (action.kind !== 'dealDamage') return null;
      const to = action.to === undefined ? event.to : (find(game, action.to, context)[0] ?? event.to);
      const amount = action.amount === undefined ? event.amount : evaluate(game, action.amount, context);
      const source = dealtBy(game, action.actor, context) ?? event.source;
      // CR 510.2: what another source deals is no combat damage.
      return [{ ...event, source, to, amount, combat: event.combat && source === event.source }];
    }
    case 'gainLife':
    case 'loseLife': {
      if (action.kind !== 'gainLife' && action.kind !== 'loseLife') return null;
      const player = action.actor === undefined ? event.player : findPlayers(game, action.actor, context)[0];
      if (player === undefined) return null;
      return [
        {
          ...event,
          kind: action.kind,
          player,
          amount: action.amount === undefined ? event.amount : evaluate(game, action.amount, context),
        },
      ];
    }
    case 'draw': {
      if (action.kind !== 'draw') return null;
      const player = action.actor === undefined ? event.player : findPlayers(game, action.actor, context)[0];
      if (player === undefined) return null;
      const count = action.amount === undefined ? 1 : evaluate(game, action.amount, context);
      return Array.from({ length: Math.max(0, count) }, () => ({ ...event, player, rule: DRAWN_INSTEAD }));
    }
    case 'putCounters':
      if (action.kind !== 'putCounters') return null;
      return [
        {
          ...event,
          // "that many of each of those kinds": of the kind that would be put there.
          counter: action.counter === null || action.counter === 'of that kind' ? event.counter : action.counter,
          amount: evaluate(game, action.number, context),
        },
      ];
    case 'createToken': {
      if (action.kind !== 'create') return null;
      const { number, amount } = action.quantifier;
      // "twice that many of those tokens": the same tokens in another number.
      if (action.token.kind !== 'thoseTokens' && action.token.kind !== 'tokenCopy') return null;
      if (number === undefined && amount !== 'a') return null;
      return [{ ...event, count: number === undefined ? 1 : evaluate(game, number, context) }];
    }
    case 'destroy':
      if (action.kind === 'exile' && names(game, action.object, event.object, context))
        return [
          {
            ...exiled(game, event.object, event.cause),
            exiledWith: context.source,
            ...countersWith(game, action.entering, context),
          },
        ];
      // CR 701.15b: a static ability regenerates at once, each time.
      if (action.kind === 'regenerate' && names(game, action.object, event.object, context))
        return event.noRegeneration
          ? [event]
          : [{ kind: 'regenerate', object: event.object, cause: context.source, rule: '701.15b' }];
      return null;
    case 'deed':
      return changedDeed(game, action, event, context);
    default:
      return null;
  }
}

function names(game: Game, noun: Parameters<typeof find>[1], object: ObjectId, context: Context): boolean {
  return (
    find(game, noun, context).includes(object as number as Entity) ||
    (noun.kind === 'reference' && fitsRole(game, noun, object as number as Entity, context))
  );
}

function exiled(game: Game, object: ObjectId, cause: ObjectId): ZoneChange {
  const player = game.objects[object]?.controller ?? game.activePlayer;
  return {
    kind: 'zoneChange',
    object,
    from: Zone.Battlefield,
    to: Zone.Exile,
    manner: 'exile',
    player,
    position: 'top',
    entering: null,
    stack: null,
    faceDown: false,
    visibleTo: 0,
    became: NO_OBJECT,
    cause,
    rule: '614.6',
  };
}

/** "exile it with a void counter on it instead". CR 122.1. */
function countersWith(
  game: Game,
  entering: Entering | undefined,
  context: Context,
): Pick<ZoneChange, 'exiledWithCounters'> {
  return entering?.counters === undefined ? {} : { exiledWithCounters: countersSaid(game, entering, context) };
}

/** "exile it instead", "put it on the bottom of its owner's library instead". */
function changedZone(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'zoneChange' }>,
  context: Context,
): readonly GameEvent[] | null {
  if (action.kind === 'exile' && names(game, action.object, event.object, context)) {
    // CR 702.35a, 701.8c: a card exiled instead of going to the graveyard has been discarded all the same.
    return [
      {
        ...event,
        to: Zone.Exile,
        manner: event.manner === 'discard' ? 'discard' : 'exile',
        entering: null,
        exiledWith: context.source,
        faceDown: action.faceDown === true,
        ...countersWith(game, action.entering, context),
      },
    ];
  }
  if (action.kind !== 'move' || action.to.zone === 'battlefield' || !names(game, action.object, event.object, context))
    return null;
  const at = action.to.position;
  const position = at === 'bottom' ? 'bottom' : typeof at === 'object' && 'nth' in at ? at.nth - 1 : 'top';
  return [{ ...event, to: ZONE_BY_NAME[action.to.zone], manner: 'put', entering: null, position }];
}
