/** The one road every change takes: replacement and prevention, application, triggers, log. CR 614-616, 603, 700.1. */
import { opened } from '../vocabulary/door.ts';
import { withExcess } from '../questions/combat-phase/excess-damage.ts';
import { blessings } from './ascending.ts';
import type { Entity } from '../vocabulary/ids.ts';
import { entityObject, entityPlayer, isPlayerEntity, NO_OBJECT } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/objects/keywords.ts';
import type { GameEvent, Manner, ZoneChange } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { mentions, mentionsSome } from '../vocabulary/mentions.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import { TYPE_BITS } from '../vocabulary/objects/type-bits.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { apply } from './apply.ts';
import { asTurnedUp, type Turning } from './entering-the-battlefield/as-turned-up.ts';
import { lifeToLose, resultsOfDamage } from './damage-results.ts';
import { removeFromBattlefield } from './zones/apply-zone-change.ts';
import { inGraveyardOrder } from './zones/graveyard-order.ts';
import { logEvents } from './log-lines.ts';
import { applyReplacement, nextReplacement, nothingReplaces } from './replacement-effects/replacement-effects.ts';
import { dropUsed, useUp } from './replacement-effects/used-once.ts';
import { preventionForbidden } from './replacement-effects/prevention.ts';
import { besidesOf, carryOutBesides } from './replacement-effects/besides-preventing.ts';
import { notePrevented, type PreventedByEach } from './replacement-effects/prevented-damage.ts';
import { canAffect, opponentsLose } from './range-of-events.ts';
import { changesDayNight, turnsByDayAndNight } from './day-and-night.ts';
import { descents } from './zones/descended.ts';
import { countersOn } from '../questions/objects/counters.ts';
import { hasCounters, permittedCounters } from './entering-the-battlefield/entering-counters.ts';
import { withoutSpellFace } from './entering-the-battlefield/as-it-will-be.ts';
import { asks, cannotEnter, isEntering } from './entering-the-battlefield/entering.ts';
import { mayBeTurned } from './zones/merging.ts';
import { cannotGetCounters, cannotHappen, cannotMove, forbids, isForbiddable } from './what-cannot-happen.ts';
import { withCardsApart } from './replacement-effects/token-components.ts';
import { noteRevealedTops } from './zones/revealed-tops.ts';
import { noteTriggers } from './triggered-abilities/triggers.ts';
import { goesUnnoticed } from './unnoticed-steps.ts';

const NOTHING: readonly GameEvent[] = [];
const NONE_USED: readonly string[] = [];

type GainLife = Extract<GameEvent, { kind: 'gainLife' | 'loseLife' | 'payLife' }>;

/** What belongs to all events of a batch together; most batches need none of it. */
class Batch {
  readonly events: readonly GameEvent[];
  #done: Set<string> | null = null;
  /** The life that sources with lifelink cause: one event for each source, however many it damages. CR 702.15e, 119.9. */
  lifelink: GainLife[] | null = null;
  /** Draws that replacement effects add, for when the rest of the events has happened. CR 121.7. */
  #later: (() => void)[] | null = null;
  /** What each effect has prevented, for what looks for that. CR 615.13. */
  prevented: PreventedByEach | null = null;
  /** Effects that replace one event only, and have: by their timestamps. */
  used: number[] | null = null;
  /** What shows another face. */
  turned: Turning[] | null = null;

  constructor(events: readonly GameEvent[]) {
    this.events = events;
  }

  get later(): (() => void)[] {
    this.#later ??= [];
    return this.#later;
  }

  doLater(): void {
    if (this.#later !== null) for (const draw of this.#later) draw();
  }

  /** What replacement effects have done once for all of the events. */
  get done(): Set<string> {
    this.#done ??= new Set();
    return this.#done;
  }
}

function addLifelink(batch: Batch, gain: GainLife): void {
  const gains = (batch.lifelink ??= []);
  const at = gains.findIndex((other) => other.cause === gain.cause && other.player === gain.player);
  const before = gains[at];
  if (before === undefined) gains.push(gain);
  else gains[at] = { ...before, amount: before.amount + gain.amount };
}

/** Makes the events happen, all at the same time; returns what really happened. */
export function perform(sealed: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const game = opened(sealed);
  if (events.length === 0) return NOTHING;
  const only = events.length === 1 ? (events[0] as GameEvent) : null;
  if (only !== null && only.kind === 'beginStep' && goesUnnoticed(game, events)) return events;
  let happening: readonly GameEvent[] = events;
  let batch: Batch | null = null;
  let turned: readonly Turning[] | null = null;
  // Most events come alone, and nothing replaces them.
  if (only === null || !isItself(game, only) || !nothingReplaces(game, only)) {
    const out: GameEvent[] = [];
    batch = new Batch(events);
    for (const event of events) replace(game, event, NONE_USED, out, batch);
    if (batch.lifelink !== null) for (const gain of batch.lifelink) replace(game, gain, NONE_USED, out, batch);
    if (batch.used !== null) dropUsed(game, batch.used);
    if (batch.prevented !== null) out.push(...batch.prevented.values());
    happening = out.length > 1 ? inGraveyardOrder(game, out) : out;
    turned = batch.turned;
  }
  if (happening.length === 0) {
    batch?.doLater();
    return NOTHING;
  }
  const happened = happen(game, happening, turned);
  batch?.doLater();
  if (mentionsSome(game)) perform(game, descents(game, happened));
  if (game.dayNight !== null && changesDayNight(happened))
    return [...happened, ...perform(game, turnsByDayAndNight(game))];
  return happened;
}

/** What nothing replaces any more happens: it is applied, sets off what triggers on it, and is told. CR 603.2, 614.6. */
export function happen(
  sealed: Game,
  happening: readonly GameEvent[],
  turned: readonly Turning[] | null = null,
): readonly GameEvent[] {
  const game = opened(sealed);
  const happened = brought(game, happening, turned);
  noteTriggers(game, happened);
  if (game.setup.log === true) logEvents(game, happened);
  const accounts = game.rules.accounts;
  if (accounts.length > 0) for (const event of happened) for (const account of accounts) account(game, event);
  return happened;
}

/** What people agreed on happens as it was said: nothing replaces it or triggers on it. NOT-CR. */
export function happenByAgreement(sealed: Game, events: readonly GameEvent[]): void {
  const game = opened(sealed);
  const happened = brought(game, events, null);
  if (game.setup.log === true) logEvents(game, happened);
}

function brought(
  game: OpenGame,
  happening: readonly GameEvent[],
  turned: readonly Turning[] | null,
): readonly GameEvent[] {
  let events = happening;
  if (game.choices.length > 0) game.choices = []; // CR 101.4: what was chosen happens
  removeFromBattlefield(game, events);
  const worded = mentionsSome(game);
  if (worded && mentions(game, 'excess')) events = withExcess(game, events);
  let happened = applied(game, events);
  if (turned !== null) for (const turning of turned) asTurnedUp(game, turning);
  if (worded) happened = withBlessings(game, happened);
  if (worded && mentions(game, 'playWithRevealed')) noteRevealedTops(game);
  return happened;
}

/** Applies the events one after the other; gives what happened. */
function applied(game: OpenGame, events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length === 1) return apply(game, events[0] as GameEvent);
  const happened: GameEvent[] = [];
  for (const event of events) for (const done of apply(game, event)) happened.push(done);
  return happened;
}

function withBlessings(game: OpenGame, happened: readonly GameEvent[]): readonly GameEvent[] {
  const more = blessings(game);
  return more.length === 0 ? happened : [...happened, ...applied(game, more)];
}

/** Makes one event happen. */
export function performOne(game: Game, event: GameEvent): readonly GameEvent[] {
  return perform(game, [event]);
}

/** Lets replacement and prevention effects have their say, one after the other. CR 616.1. */
function replace(game: OpenGame, given: GameEvent, used: readonly string[], out: GameEvent[], batch: Batch): void {
  const event =
    given.kind === 'damage' && given.preventable && preventionForbidden(game, given)
      ? { ...given, preventable: false }
      : given;
  if (!nothingReplaces(game, event)) {
    if (cannotHappen(game, event)) return; // CR 614.17c: nothing replaces what can’t happen.
    const chosen = nextReplacement(game, event, used);
    if (chosen !== null) {
      if (chosen.kind === 'enters' && event.kind === 'createToken' && event.count > 1 && asks(chosen.entry)) {
        for (let i = 0; i < event.count; i++) replace(game, { ...event, count: 1 }, used, out, batch);
        return;
      }
      const nowUsed = [...used, chosen.key];
      if ((chosen.kind === 'replace' || chosen.kind === 'redirect') && chosen.inForce.rule.once === true)
        (batch.used ??= []).push(useUp(game, chosen.inForce, event));
      if (chosen.kind === 'enters' && chosen.entry.timestamp !== undefined)
        (batch.used ??= []).push(chosen.entry.timestamp);
      const besides = event.kind === 'damage' ? besidesOf(game, chosen) : null;
      const then = applyReplacement(game, chosen, event, batch.done, batch.events, batch.later, nowUsed);
      if (event.kind === 'damage' && mentions(game, 'damagePrevented'))
        notePrevented((batch.prevented ??= new Map()), chosen, event, then);
      if (besides !== null && event.kind === 'damage') carryOutBesides(game, besides, event, then, nowUsed);
      for (const instead of then)
        if (game.ranges === null || canAffect(game, instead)) replace(game, instead, nowUsed, out, batch);
      return;
    }
  }
  expand(game, event, used, out, batch);
}

/** Whether the event consists of nothing but itself, and always happens when nothing replaces it. */
function isItself(game: Game, event: GameEvent): boolean {
  switch (event.kind) {
    case 'zoneChange':
      return (event.entering === null || !hasCounters(event.entering)) && !isForbiddable(event);
    case 'tap':
    case 'untap':
      return isTurned(game, event.object, event.kind);
    case 'beginStep':
    case 'beginTurn':
    case 'cast':
    case 'playLand':
    case 'activate':
    case 'becomeTarget':
    case 'resolve':
    case 'attack':
    case 'attackUnblocked':
      return true;
    default:
      return false;
  }
}

/** Whether the permanent is there and not yet as it would be. CR 701.21. */
function isTurned(game: Game, id: ObjectId, to: 'tap' | 'untap'): boolean {
  const object = game.objects[id];
  if (object === undefined || object.zone !== Zone.Battlefield) return false;
  return ((object.status & StatusBit.Tapped) !== 0) !== (to === 'tap');
}

/** What an event consists of: destroying is putting into a graveyard, damage has results, and so on. */
function expand(game: OpenGame, event: GameEvent, used: readonly string[], out: GameEvent[], batch: Batch): void {
  switch (event.kind) {
    case 'destroy': {
      const object = game.objects[event.object];
      if (object === undefined || object.zone !== Zone.Battlefield) return;
      // CR 702.12b.
      if ((characteristics(game, event.object).keywords & KeywordBit.Indestructible) !== 0) return;
      replace(
        game,
        leave(event.object, Zone.Battlefield, Zone.Graveyard, 'destroy', object.controller, event.cause, event.rule),
        used,
        out,
        batch,
      );
      return;
    }
    case 'counter': {
      const object = game.objects[event.object];
      if (object === undefined || object.zone !== Zone.Stack) return;
      out.push(event);
      const isSpell = object.stack === null || object.stack.kind === 'spell';
      const to = isSpell ? Zone.Graveyard : Zone.None;
      // CR 701.5a: a countered spell goes to its owner's graveyard, a countered ability ceases to exist.
      const left = leave(event.object, Zone.Stack, to, 'counter', object.controller, event.cause, event.rule);
      replace(
        game,
        isSpell && event.insteadTo !== undefined ? { ...left, ...event.insteadTo } : left,
        used,
        out,
        batch,
      );
      return;
    }
    case 'damage': {
      if (event.amount <= 0 || !canBeDealtDamage(game, event.to)) return;
      out.push(event);
      for (const result of resultsOfDamage(game, event)) {
        if (result.kind === 'gainLife') addLifelink(batch, result);
        else replace(game, result, NONE_USED, out, batch);
      }
      return;
    }
    case 'setLife': {
      // CR 119.5: the player gains or loses the difference.
      const life = game.players[event.player]?.life ?? event.amount;
      const change = { player: event.player, fromDamage: false, cause: event.cause, rule: event.rule };
      if (event.amount > life)
        replace(game, { kind: 'gainLife', amount: event.amount - life, ...change }, used, out, batch);
      if (event.amount < life)
        replace(game, { kind: 'loseLife', amount: life - event.amount, ...change }, used, out, batch);
      return;
    }
    case 'gainLife':
      if (event.amount > 0 && !forbids(game, 'gainLife', event.player)) out.push(event);
      return;
    case 'loseLife': {
      const amount = lifeToLose(game, event, out);
      if (amount > 0 && !forbids(game, 'loseLife', event.player))
        out.push(amount === event.amount ? event : { ...event, amount });
      return;
    }
    case 'draw':
    case 'shuffle':
      if (!forbids(game, event.kind, event.player)) out.push(event);
      return;
    case 'putCounters':
      if (event.amount > 0 && !cannotGetCounters(game, event)) out.push(event);
      return;
    case 'removeCounters': {
      // CR 122.1: no more than there are, also when several are taken at once.
      let left = countersOn(game, event.on, event.counter);
      for (const other of out)
        if (other.kind === 'removeCounters' && other.on === event.on && other.counter === event.counter)
          left -= other.amount;
      if (left > 0) out.push(left < event.amount ? { ...event, amount: left } : event);
      return;
    }
    case 'tap':
    case 'untap':
      if (isTurned(game, event.object, event.kind)) out.push(event);
      return;
    case 'loseGame':
      if (event.together === true || !forbids(game, 'loseGame', event.player)) out.push(event);
      return;
    case 'winGame':
      if (forbids(game, 'winGame', event.player)) return;
      if (game.ranges === null) out.push(event);
      else for (const loss of opponentsLose(game, event)) replace(game, loss, used, out, batch);
      return;
    case 'zoneChange':
      if (isEntering(event) && event.manner !== 'set-up' && cannotEnter(game, event)) return; // CR 614.17d
      if (cannotMove(game, event)) return;
      out.push(withCardsApart(game, permittedCounters(game, withoutSpellFace(game, event))));
      return;
    case 'transform':
      out.push(event);
      (batch.turned ??= []).push(event as Turning);
      return;
    case 'turnFaceUp':
    case 'turnFaceDown':
      if (mayBeTurned(game, event.object, event.kind === 'turnFaceDown')) {
        out.push(event);
        if (event.kind === 'turnFaceUp') (batch.turned ??= []).push(event as Turning);
      } else if (event.kind === 'turnFaceUp') out.push(revealed(game, event.object, event.cause)); // CR 727.2g
      return;
    case 'createToken':
      // CR 800.4b: a player who has left creates nothing.
      if (event.count > 0 && game.players[event.player]?.lost === false && !cannotEnter(game, event))
        out.push(permittedCounters(game, event));
      return;
    default:
      out.push(event);
  }
}

function revealed(game: Game, object: ObjectId, cause: ObjectId): GameEvent {
  const player = game.objects[object]?.controller ?? game.activePlayer;
  return { kind: 'reveal', player, objects: [object], cause, rule: '727.2g' };
}

const DAMAGEABLE = TYPE_BITS.creature | TYPE_BITS.planeswalker | TYPE_BITS.battle;

/** CR 120.1, 120.1a: players, creatures, planeswalkers and battles; those that are gone get none. */
function canBeDealtDamage(game: Game, to: Entity): boolean {
  if (isPlayerEntity(to)) return game.players[entityPlayer(to)]?.lost === false;
  const object = entityObject(to);
  if (game.objects[object]?.zone !== Zone.Battlefield) return false;
  return (characteristics(game, object).types & DAMAGEABLE) !== 0;
}

/** A zone change with nothing special about it. */
export function leave(
  object: ObjectId,
  from: Zone,
  to: Zone,
  manner: Manner,
  player: PlayerId,
  cause: ObjectId,
  rule: string,
): ZoneChange {
  return {
    kind: 'zoneChange',
    object,
    from,
    to,
    manner,
    player,
    position: 'top',
    entering: null,
    stack: null,
    faceDown: false,
    visibleTo: 0,
    became: NO_OBJECT,
    cause,
    rule,
  };
}
