/** Replacement and prevention effects: which apply to an event, and what happens instead. CR 614-616. */
import type { Clause } from '@kitchen-table/language/core';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { type Match } from '../../questions/triggered-abilities/roles.ts';
import { wouldNow } from '../../questions/turn-structure/drawn-in-step.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { ask, reason } from '../../questions/ask.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import { protectedFrom } from '../../questions/targets/protection.ts';
import { replacedBy, replacesTogether } from './what-happens-instead.ts';
import { redirected, redirects } from './redirection.ts';
import {
  asEntry,
  entersWithOthers,
  entersWithOwn,
  type EntryRule,
  entryWithout,
  enterWith,
  intrinsicCounters,
  isEntering,
  withIntrinsicCounters,
} from '../entering-the-battlefield/entering.ts';
import { keyOf } from './one-opportunity.ts';
import { enchantingAsCopy } from '../entering-the-battlefield/copies-of-auras.ts';
import type { EntryEvent } from '../entering-the-battlefield/entering-by-words.ts';
import { changedCounters, type CounterChange, counterChanges } from '../entering-the-battlefield/entering-counters.ts';
import { applyCounterRule, counterRuleFor } from './counter-rules.ts';
import { applyKeywordRule, keywordRuleFor } from './keyword-replacements.ts';
import { distinctEffects, sourceOf } from './same-effects.ts';
import { applyShield, matchingShield, preventedBy, preventsDamage } from './prevention.ts';

/** One effect that would change an event. `key` is the same for the same effect: it gets one chance per event. CR 614.5. */
export type Replacement =
  | { readonly key: string; readonly text: string; readonly kind: 'variant'; readonly index: number }
  | { readonly key: string; readonly text: string; readonly kind: 'intrinsic' }
  | { readonly key: string; readonly text: string; readonly kind: 'enters'; readonly entry: EntryRule }
  | {
      readonly key: string;
      readonly text: string;
      readonly kind: 'replace';
      readonly inForce: RuleOf<'replace'>;
      readonly matched: Match;
    }
  | { readonly key: string; readonly text: string; readonly kind: 'counters'; readonly change: CounterChange }
  | { readonly key: string; readonly text: string; readonly kind: 'prevent'; readonly inForce: RuleOf<'preventRule'> }
  | { readonly key: string; readonly text: string; readonly kind: 'shield'; readonly shield: number }
  | { readonly key: string; readonly text: string; readonly kind: 'redirect'; readonly inForce: RuleOf<'redirect'> }
  | { readonly key: string; readonly text: string; readonly kind: 'protection' }
  | {
      readonly key: string;
      readonly text: string;
      readonly kind: 'counter';
      readonly counter: 'shield' | 'stun' | 'finality';
    }
  | {
      readonly key: string;
      readonly text: string;
      readonly kind: 'keyword';
      readonly keyword: 'umbra armor' | 'dredge';
      readonly object: ObjectId;
    };

const NONE: readonly Replacement[] = [];

/** Whether any card of the game has words that replace or prevent. */
function cardsReplace(game: Game): boolean {
  const facts = tableFacts(game);
  facts.replaces ??= game.records.some((record) => record.interest.replaces);
  return facts.replaces;
}

/** Whether nothing anywhere replaces or prevents this event: the quick exit. */
export function nothingReplaces(game: Game, event: GameEvent): boolean {
  if (event.kind === 'zoneChange')
    for (const rule of game.rules.replacements) if (rule.applies(game, event)) return false;
  if (event.kind === 'damage') {
    if (game.shields.length > 0) return false;
    if (!isPlayerEntity(event.to)) {
      const object = game.objects[event.to];
      if (object !== undefined && object.counters !== NO_COUNTERS && (object.counters['shield'] ?? 0) > 0) return false;
      if (object !== undefined && (characteristics(game, object.id).keywords & KeywordBit.SomeProtection) !== 0)
        return false;
    }
  } else if (event.kind === 'destroy' && game.shields.length > 0) return false;
  if (!cardsReplace(game)) return true;
  const rules = (game.derived ?? derived(game)).rules;
  if (rules.replace !== undefined) return game.rules.deeds[event.kind]?.outcome === true;
  switch (event.kind) {
    case 'damage':
      return rules.preventRule === undefined && rules.redirect === undefined && rules.changes === undefined;
    case 'zoneChange':
      return !isEntering(event) && event.from !== Zone.Battlefield && event.to !== Zone.Graveyard;
    case 'createToken':
    case 'destroy':
    case 'untap':
      return false;
    case 'draw':
      return false;
    default:
      return true;
  }
}

/** The effect to apply next: of several the affected player, or the affected object's controller, chooses. CR 616.1. */
export function nextReplacement(game: OpenGame, event: GameEvent, used: readonly string[]): Replacement | null {
  const applicable = distinctEffects(applicableReplacements(game, event, used));
  const [first] = applicable;
  if (first === undefined) return null;
  if (applicable.length === 1) return first;
  const [index] = ask(game, {
    kind: 'chooseOption',
    player: affectedPlayer(game, event),
    reason: reason('Several effects would change this: choose the one to apply first', event.cause, '616.1'),
    what: 'replacement',
    options: applicable.map((replacement) => replacement.text),
    of: applicable.map(sourceOf),
  });
  return applicable[index as number] ?? first;
}

/** Every effect that could apply to the event and has not yet (`used` holds their keys). CR 616.1. */
export function applicableReplacements(
  game: OpenGame,
  event: GameEvent,
  used: readonly string[],
): readonly Replacement[] {
  const found: Replacement[] = [];
  const add = (replacement: Replacement): void => {
    if (!used.includes(replacement.key) && !game.suppressed.includes(replacement.key)) found.push(replacement);
  };
  if (event.kind === 'createToken') {
    // CR 616.1g: that tokens are created holds that each of them enters, so it is replaced first.
    addRules(game, event, add);
    if (found.length > 0) return found;
  }
  if (isEntering(event)) {
    const entry = asEntry(event);
    if (intrinsicCounters(game, entry) !== null)
      add({ key: 'intrinsic', text: 'its printed number of counters', kind: 'intrinsic' });
    // CR 616.1b: under whose control it enters comes before what it enters as.
    addRules(game, event, (other) => {
      if (other.kind === 'replace' && changesControl(other.inForce.rule)) add(other);
    });
    if (found.length > 0) return found;
    // CR 616.1b-d: so does its own word for that; then what makes it a copy, then what turns its back face up.
    const addOwn = (own: EntryRule): void => add({ key: own.key, text: 'how it enters', kind: 'enters', entry: own });
    const addOther = (one: EntryRule): void => add({ key: one.key, text: one.text, kind: 'enters', entry: one });
    const ownRules = inOrder(entersWithOwn(game, entry));
    const others = entersWithOthers(game, entry);
    if (others.some((other) => place(other) === 0)) {
      for (const own of ownRules) if (place(own) <= 0) addOwn(own);
      for (const other of others) if (place(other) === 0) addOther(other);
      if (found.length > 0) return found;
    }
    for (const own of ownRules) addOwn(own);
    if (found.length > 0) return [found[0] as Replacement];
    for (const other of others) addOther(other);
  }
  game.rules.replacements.forEach((rule, index) => {
    const key = rule.again === true ? `variant:${index}:${used.length}` : `variant:${index}`;
    if (rule.applies(game, event)) add({ key, text: rule.text, kind: 'variant', index });
  });
  addRules(game, event, add);
  if (isEntering(event)) {
    for (const change of counterChanges(game, asEntry(event))) {
      add({
        key: `${keyOf(game, change.inForce)}:${change.counter}`,
        text: nameOf(game, change.inForce.context.source),
        kind: 'counters',
        change,
      });
    }
  }
  if (event.kind === 'damage') {
    addPrevention(game, event, add);
    for (const inForce of rulesInForce(game, 'redirect'))
      if (redirects(game, inForce, event))
        add({ key: keyOf(game, inForce), text: nameOf(game, inForce.context.source), kind: 'redirect', inForce });
  }
  if (event.kind === 'destroy' && !event.noRegeneration) {
    const shield = matchingShield(game, event);
    if (shield !== null) add({ key: `shield:${shield}`, text: 'regenerate it', kind: 'shield', shield });
  }
  const counter = counterRuleFor(game, event);
  if (counter !== null) add({ key: `counter:${counter}`, text: `its ${counter} counter`, kind: 'counter', counter });
  for (const { keyword, object } of keywordRuleFor(game, event))
    add({ key: `${keyword}:${object}`, text: keyword, kind: 'keyword', keyword, object });
  return found.length === 0 ? NONE : found;
}

/** "It enters under your control instead." CR 616.1b. */
function changesControl({ instead }: RuleOf<'replace'>['rule']): boolean {
  return instead !== null && typeof instead === 'object' && instead.kind === 'do' && instead.action.kind === 'enter';
}

/** Control first, then copies, then back faces. CR 616.1b-d. */
function inOrder(own: readonly EntryRule[]): readonly EntryRule[] {
  if (own.length < 2) return own;
  return own.toSorted((one, other) => place(one) - place(other));
}

function place({ rule }: EntryRule): number {
  if (rule === 'daybound') return 1;
  if (typeof rule !== 'string' && rule.entering?.under !== undefined) return -1;
  return typeof rule !== 'string' && rule.clause !== undefined && makesCopy(rule.clause) ? 0 : 2;
}

function makesCopy(clause: Clause): boolean {
  const steps = clause.kind === 'sequence' ? clause.steps : [clause];
  return steps.some((step) => step.kind === 'do' && step.action.kind === 'becomeCopy');
}

function addRules(game: Game, event: GameEvent, add: (replacement: Replacement) => void): void {
  const consider = (inForce: RuleOf<'replace'>): void => {
    // CR 121.2a: what refers to the number of cards changes the instruction, not a single draw: drawing.ts.
    if (inForce.rule.would.kind === 'draw')
      if ((inForce.rule.would.amount?.kind === 'atLeast') !== (event.kind === 'deed')) return;
    // CR 614.6: and milling as a whole, not the move of each card.
    if (event.kind === 'zoneChange' && inForce.rule.would.kind === 'mill' && inForce.rule.would.object === undefined)
      return;
    if (inForce.rule.notCast === true && isCastSpell(game, event)) return;
    // CR 609.1: costs, results of damage and the game's own rules are no effects.
    if (inForce.rule.byEffect === true && (event.noEffect === true || event.cause === NO_OBJECT)) return;
    const matched: Match[] = [];
    matchEvent(game, wouldNow(game, inForce.rule.would, event), event, inForce.context, matched);
    const [first] = matched;
    if (first === undefined) return;
    if (inForce.rule.condition !== undefined && !holds(game, inForce.rule.condition, inForce.context)) return;
    add({
      key: keyOf(game, inForce),
      text: nameOf(game, inForce.context.source),
      kind: 'replace',
      inForce,
      matched: first,
    });
  };
  for (const inForce of rulesInForce(game, 'replace')) consider(inForce);
  // "If ~ would be put into a graveyard from anywhere": the card's own rule, wherever the card is. CR 614.12.
  if (event.kind === 'zoneChange' && event.from !== Zone.Battlefield) {
    for (const inForce of ownReplacements(game, event.object)) consider(inForce);
  }
}

/** Whether it is a spell that was cast, and so a permanent that was; a copy of a spell was not. CR 608.3, 707.10. */
function isCastSpell(game: Game, event: GameEvent): boolean {
  if (event.kind !== 'zoneChange' || event.from !== Zone.Stack) return false;
  const cast = game.objects[event.object]?.stack?.cast;
  return cast !== undefined && cast.from !== Zone.None;
}

function ownReplacements(game: Game, id: ObjectId): readonly RuleOf<'replace'>[] {
  const object = game.objects[id];
  if (object === undefined || !object.record.interest.replaces) return [];
  const now = characteristics(game, id);
  const found: RuleOf<'replace'>[] = [];
  for (const record of now.abilities) {
    if (record.ability.kind !== 'static' || (record.zones & (1 << object.zone)) === 0) continue;
    const context: Context = {
      source: id,
      controller: object.owner,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    };
    for (const rule of record.ability.rules) {
      if (rule.kind === 'replace')
        found.push({ rule, context, timestamp: object.timestamp, condition: null, affected: null });
    }
  }
  return found;
}

function nameOf(game: Game, source: ObjectId): string {
  return game.objects[source] === undefined ? 'an effect' : characteristics(game, source).name;
}

function addPrevention(
  game: Game,
  event: Extract<GameEvent, { kind: 'damage' }>,
  add: (replacement: Replacement) => void,
): void {
  if (!event.preventable) return;
  if (protectedFrom(game, event.to, event.source)) add({ key: 'protection', text: 'protection', kind: 'protection' });
  for (const inForce of rulesInForce(game, 'preventRule')) {
    if (preventsDamage(game, inForce, event))
      add({ key: keyOf(game, inForce), text: nameOf(game, inForce.context.source), kind: 'prevent', inForce });
  }
  const shield = matchingShield(game, event);
  if (shield !== null) add({ key: `shield:${shield}`, text: 'a prevention shield', kind: 'shield', shield });
}

/** The events that happen instead (none: replaced by nothing). CR 614.6. */
export function applyReplacement(
  game: OpenGame,
  replacement: Replacement,
  event: GameEvent,
  done: Set<string>,
  together: readonly GameEvent[] = [event],
  later: (() => void)[] | null = null,
  used: readonly string[] = [replacement.key],
): readonly GameEvent[] {
  switch (replacement.kind) {
    case 'variant': {
      const rule = game.rules.replacements[replacement.index];
      return rule === undefined ? [event] : [rule.replace(game, event)];
    }
    case 'intrinsic':
      return [withIntrinsicCounters(game, asEntry(event))];
    case 'enters': {
      const entry = entryAs(game, replacement.entry, asEntry(event), together);
      return entry === null ? [] : [entry];
    }
    case 'replace':
      return replacedBy(
        game,
        replacement.inForce,
        replacement.matched,
        event,
        replacement.key,
        used,
        replacesTogether(replacement.inForce.rule) ? done : null,
        later,
      );
    case 'counters':
      return [changedCounters(game, replacement.change, asEntry(event), replacement.key)];
    case 'prevent':
      return event.kind === 'damage' ? preventedBy(game, replacement.inForce, event) : [event];
    case 'shield':
      return applyShield(game, replacement.shield, event);
    case 'redirect':
      return event.kind === 'damage' ? redirected(game, replacement.inForce, event) : [event];
    case 'protection':
      return []; // CR 702.16e: all of it is prevented.
    case 'counter':
      return applyCounterRule(game, replacement.counter, event);
    case 'keyword':
      return applyKeywordRule(game, replacement.keyword, replacement.object, event);
    default:
      return unreachable(replacement);
  }
}

/** How it enters, with all that enters with it out of the reach of whatever else is done meanwhile. CR 614.13a, 614.13c. */
function entryAs(
  game: OpenGame,
  entry: EntryRule,
  event: EntryEvent,
  together: readonly GameEvent[],
): EntryEvent | null {
  const before = game.onTheWay;
  game.onTheWay = together.flatMap((each) => (each.kind === 'zoneChange' && isEntering(each) ? [each.object] : []));
  const entered = enterWith(game, entryWithout(entry, together), event);
  game.onTheWay = before;
  return entered.entering?.copied === event.entering?.copied ? entered : enchantingAsCopy(game, entered);
}

/** The player who chooses among several: affected player or controller of the affected object. CR 616.1. */
export function affectedPlayer(game: Game, event: GameEvent): PlayerId {
  switch (event.kind) {
    case 'damage':
      return isPlayerEntity(event.to) ? entityPlayer(event.to) : controllerOf(game, event.to as number as ObjectId);
    case 'zoneChange':
      return event.entering !== null ? event.entering.controller : controllerOf(game, event.object);
    case 'putCounters':
    case 'removeCounters':
      return isPlayerEntity(event.on) ? entityPlayer(event.on) : controllerOf(game, event.on as number as ObjectId);
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'counter':
      return controllerOf(game, event.object);
    default:
      return 'player' in event ? event.player : game.activePlayer;
  }
}

function controllerOf(game: Game, object: ObjectId): PlayerId {
  return characteristics(game, object).controller;
}

function unreachable(value: never): never {
  throw new Error(`no such replacement: ${JSON.stringify(value)}`);
}
