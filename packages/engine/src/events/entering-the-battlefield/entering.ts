/** How permanents enter the battlefield: tapped, with counters, as a choice is made. CR 614.1c-d, 614.12, 306.5b, 310.4b, 714.3a. */
import type { Ability, Clause, Condition, Noun, Rule, Value } from '@kitchen-table/language/core';
import { askNumber, askYesNo, reason } from '../../questions/ask.ts';
import { finalChapter } from '../../questions/abilities/chapters.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { holds } from '../../questions/conditions.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import { fitsAs } from '../../questions/objects/filters.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { type RuleOf, rulesInForce } from '../../questions/in-force.ts';
import { evaluate } from '../../questions/values.ts';
import { entryWanted } from '../../saying/questions.ts';
import { isPaidToEnter } from './paid-to-enter.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { type Context, DONE_LABEL, ENTERING_LABEL } from '../../vocabulary/context.ts';
import type { EnteringFacts, GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { addObject } from '../zones/apply-zone-change.ts';
import { entered, type EntryEvent, toGraveyard, withCounters, withEntering } from './entering-by-words.ts';
import { asAffected, asEntered, contextOf, ofTokens } from './as-it-will-be.ts';
import { keyOf } from '../replacement-effects/one-opportunity.ts';
import { copying } from './entering-as-copies.ts';
import { noting, sacrificedFor } from './sacrificed-as-entered.ts';
import { payTribute } from './tribute.ts';

/** One "enters with" (or "enters tapped", "as it enters") that applies to an entry. */
export interface EntryRule {
  readonly key: string;
  readonly text: string;
  readonly rule: RuleOf<'entersWith'>['rule'] | 'riot' | 'read ahead' | 'daybound' | 'tribute' | 'compleated';
  readonly context: Context;
  /** Of an effect for one time only: its timestamp. */
  readonly timestamp?: number;
}

/** Whether something enters the battlefield. */
export function isEntering(event: GameEvent): boolean {
  return (
    event.kind === 'createToken' ||
    (event.kind === 'zoneChange' && event.to === Zone.Battlefield && event.entering !== null)
  );
}

/** The event as an entry; only for events for which `isEntering` holds. */
export function asEntry(event: GameEvent): EntryEvent {
  if (event.kind !== 'createToken' && event.kind !== 'zoneChange') throw new Error('nothing enters');
  return event;
}

/** Whether it has such counters otherwise than by an exception of what it copies. CR 306.5b, 707.9e. */
function hasItself({ counters, byCopy }: EnteringFacts, counter: string): boolean {
  return counters[counter] !== undefined && counters[counter] !== byCopy?.[counter];
}

/** Loyalty of planeswalkers, defense of battles, the first lore counter of Sagas; null when there is nothing to add. */
export function intrinsicCounters(game: Game, event: EntryEvent): Readonly<Record<string, number>> | null {
  const entering = event.entering as EnteringFacts;
  if (entering.faceDown) return null;
  const now = asEntered(game, event);
  if ((now.types & TypeBit.Planeswalker) !== 0 && now.face.loyalty !== undefined && !hasItself(entering, 'loyalty')) {
    const loyalty = now.face.loyalty === 'X' ? (entering.memory.cast?.x ?? 0) : Number(now.face.loyalty);
    return { loyalty }; // CR 306.5b
  }
  if ((now.types & TypeBit.Battle) !== 0 && now.face.defense !== undefined && !hasItself(entering, 'defense')) {
    return { defense: Number(now.face.defense) }; // CR 310.4b
  }
  if (hasSubtype(now, 'Saga') && entering.counters['lore'] === undefined && !hasKeyword(now, 'read ahead'))
    return { lore: 1 }; // CR 714.3a
  return null;
}

export function withIntrinsicCounters(game: Game, event: EntryEvent): EntryEvent {
  return withCounters(event, intrinsicCounters(game, event) ?? {});
}

/** What the object's own abilities say of its entering. CR 614.12. */
export function entersWithOwn(game: OpenGame, event: EntryEvent): readonly EntryRule[] {
  const entering = event.entering as EnteringFacts;
  if (entering.faceDown) return [];
  const printed = asEntered(game, event);
  // What it will have there counts: effects may take such abilities away, or give them.
  const asked = mentions(game, 'riot') || printed.abilities.some(({ ability }) => saysHowItEnters(ability));
  const now = asked ? asAffected(game, event, printed) : printed;
  const source = event.kind === 'createToken' ? NO_OBJECT : event.object;
  const context = contextOf(event, source);
  // What it copies may say how it enters, too: CR 707.5.
  const whose = entering.copied === null ? 'own' : `copied:${entering.copied.record}`;
  const found: EntryRule[] = [];
  now.abilities.forEach((record: AbilityRecord, index) => {
    const ability = record.ability;
    if (
      ability.kind === 'keyword' &&
      (ability.keyword === 'riot' || ability.keyword === 'read ahead' || ability.keyword === 'tribute')
    ) {
      // CR 702.155c: several read ahead are one.
      if (ability.keyword === 'read ahead' && found.some(({ rule }) => rule === 'read ahead')) return;
      found.push({ key: `${whose}:${index}`, text: ability.keyword, rule: ability.keyword, context });
    }
    if (
      ability.kind === 'keyword' &&
      ability.keyword === 'daybound' &&
      game.dayNight === 'night' &&
      entering.face === 0
    )
      found.push({ key: `${whose}:${index}`, text: 'daybound', rule: 'daybound', context });
    // CR 702.150a: only where life was paid for Phyrexian symbols, and it would enter with loyalty counters.
    if (
      ability.kind === 'keyword' &&
      ability.keyword === 'compleated' &&
      entering.memory.cast?.paidWithLife !== undefined &&
      (entering.counters['loyalty'] ?? 0) > 0
    )
      found.push({ key: `${whose}:${index}`, text: 'compleated', rule: 'compleated', context });
    if (ability.kind !== 'static') return;
    ability.rules.forEach((rule, at) => {
      if (rule.kind !== 'entersWith' || rule.object.kind !== 'self' || rule.turnedUp !== undefined) return;
      if (!conditionsHold(game, [ability.condition, rule.condition], now, event, context)) return;
      // "escapes with": only if it was cast with escape. CR 702.138c.
      if (rule.escaped === true && entering.memory.cast?.paid.includes('escape') !== true) return;
      // CR 614.5: what it has become one of is no other text.
      const isShape = rule.clause?.kind === 'do' && rule.clause.action.kind === 'becomeOneOf';
      const key = isShape ? `shape:${now.face.name}:${index}` : `${whose}:${index}:${at}`;
      found.push({ key, text: 'how it enters', rule, context });
    });
  });
  return found;
}

/** Whether the ability has to do with how its own object enters. */
function saysHowItEnters(ability: Ability): boolean {
  return ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'entersWith');
}

/** A condition about the entering permanent itself is read of what it will be. */
function conditionsHold(
  game: Game,
  conditions: readonly (Condition | undefined)[],
  now: Characteristics,
  event: EntryEvent,
  context: Context,
): boolean {
  for (const condition of conditions) {
    if (condition === undefined) continue;
    if (condition.kind === 'is' && condition.subject.kind === 'self' && event.kind === 'zoneChange') {
      if (fitsAs(game, condition.filter, event.object, now, context) === (condition.not === true)) return false;
    } else if (condition.kind === 'castFact' && condition.subject.kind === 'self') {
      // CR 400.7d: the facts of the spell that is becoming the permanent.
      const cast = (event.entering as EnteringFacts).memory.cast;
      const spell = event.kind === 'zoneChange' && cast !== undefined && holds(game, condition, context);
      const plain = condition.not === true ? cast === undefined : false;
      if (!spell && !plain) return false;
    } else if (!holds(game, condition, context)) return false;
  }
  return true;
}

/** The rules that the object's own static abilities add as it enters. CR 113.6i, 614.12. */
export function ownRules(game: Game, event: EntryEvent): readonly Rule[] {
  if ((event.entering as EnteringFacts).faceDown) return [];
  return asEntered(game, event).abilities.flatMap(({ ability }) => (ability.kind === 'static' ? ability.rules : []));
}

/** What other objects' rules in force say of it: "creatures your opponents control enter tapped". */
export function entersWithOthers(game: OpenGame, event: EntryEvent): readonly EntryRule[] {
  if ((game.derived ?? derived(game)).rules.entersWith === undefined) return [];
  let now: Characteristics | null = null;
  const found: EntryRule[] = [];
  rulesInForce(game, 'entersWith').forEach((inForce) => {
    const { rule, context } = inForce;
    if ((rule.object.kind === 'self' && rule.forATime !== true) || rule.turnedUp !== undefined) return;
    now ??= asAffected(game, event, asEntered(game, event));
    if (!appliesTo(game, rule.object, context, event, now)) return;
    if (rule.condition !== undefined && !holds(game, rule.condition, context)) return;
    found.push({
      key: `enters:${keyOf(game, inForce)}`,
      text: characteristics(game, context.source).name,
      rule,
      context,
      ...(rule.once === true ? { timestamp: inForce.timestamp } : {}),
    });
  });
  return found;
}

/** Whether something says that it can't enter, seen as what it would be on the battlefield. CR 614.17d. */
export function cannotEnter(game: Game, event: EntryEvent): boolean {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return false;
  const now = asEntered(game, event);
  return rulesInForce(game, 'cant').some(
    ({ rule, context }) =>
      rule.action.kind === 'enter' &&
      appliesTo(game, rule.action.object, context, event, now) &&
      (rule.unless === undefined || !holds(game, rule.unless, context)),
  );
}

/** Whether a noun means what is about to enter. */
export function appliesToEntry(game: Game, noun: Noun, context: Context, event: EntryEvent): boolean {
  return appliesTo(game, noun, context, event, asEntered(game, event));
}

function appliesTo(game: Game, noun: Noun, context: Context, event: EntryEvent, now: Characteristics): boolean {
  if (noun.kind !== 'select')
    return event.kind === 'zoneChange' && fitsRole(game, noun, objectEntity(event.object), context);
  if (event.kind === 'zoneChange') {
    if (noun.quantifier.other === true && event.object === context.source) return false;
    return fitsAs(game, noun.filter, event.object, now, context);
  }
  // A token has no object yet: any object stands in for what is not a characteristic, and its own record decides.
  const filter = ofTokens(noun.filter);
  return filter !== null && context.source !== NO_OBJECT && fitsAs(game, filter, context.source, now, context);
}

/** The rule, by which nothing that enters with the object can be chosen. CR 614.13a. */
export function entryWithout(entry: EntryRule, together: readonly GameEvent[]): EntryRule {
  const { rule, context } = entry;
  if (typeof rule === 'string' || rule.clause === undefined) return entry;
  const entities = together.flatMap((event) =>
    event.kind === 'zoneChange' && event.to === Zone.Battlefield ? [objectEntity(event.object)] : [],
  );
  const bindings = { ...context.bindings, [ENTERING_LABEL]: { entities, amount: entities.length } };
  return { ...entry, context: { ...context, bindings } };
}

/** The entry as the rule changes it. Choices are made before it enters: CR 614.12a. */
export function enterWith(game: OpenGame, entry: EntryRule, event: EntryEvent): EntryEvent {
  const { rule, context } = entry;
  const player = (event.entering as EnteringFacts).controller;
  if (rule === 'riot') {
    const why = reason('Riot: enter with a +1/+1 counter, or with haste?', context.source, '702.136a');
    if (askYesNo(game, player, why, 'A counter', 'Haste')) return withCounters(event, { '+1/+1': 1 });
    const { memory } = event.entering as EnteringFacts;
    return withEntering(event, { memory: { ...memory, marks: { ...memory.marks, riot: 1 } } });
  }
  if (rule === 'tribute') return payTribute(game, event, context, player);
  if (rule === 'daybound') return withEntering(event, { face: 1 }); // CR 702.145b
  if (rule === 'compleated') {
    const { counters, memory } = event.entering as EnteringFacts;
    const loyalty = Math.max(0, (counters['loyalty'] ?? 0) - 2 * (memory.cast?.paidWithLife ?? 0));
    return withEntering(event, { counters: { ...counters, loyalty } });
  }
  if (rule === 'read ahead') {
    const last = Math.max(1, finalChapter(asEntered(game, event)));
    const chosen = askNumber(game, player, reason('Read ahead: choose a chapter', context.source, '702.155a'), 1, last);
    return withCounters(event, { lore: chosen });
  }
  if (rule.unless !== undefined && holds(game, rule.unless, context)) return event;
  if (rule.unlessPaid !== undefined) {
    const paying = { ...context, controller: player };
    if (isPaidToEnter(game, rule, rule.unlessPaid, asEntered(game, event).name, paying)) return event;
    if (rule.orGraveyard === true) return toGraveyard(event);
  }
  if (
    rule.may === true &&
    !askYesNo(game, player, reason(entryWanted(game, rule, player, context), context.source, '614.1c'))
  )
    return event;
  let changed = event;
  const named = withEntrant(context, rule.object, event);
  const reading = rule.whereX === undefined ? named : { ...named, x: evaluate(game, rule.whereX, named) };
  if (rule.entering !== undefined) changed = entered(game, rule.entering, reading, changed);
  if (rule.clause === undefined) return changed;
  const chosen = chooseAs(game, rule.clause, context, changed, rule.object);
  if (rule.whenDone === undefined || (chosen.event.entering as EnteringFacts).copied === null) return chosen.event;
  // CR 707.9g: what is done then may speak of what was copied.
  const { bindings } = chosen.context;
  return withEntering(chosen.event, { whenCopied: { clause: rule.whenDone, context: { ...context, bindings } } });
}

/** "Creatures you control enter with a counter for each mana spent to cast them": what enters is the one of them; no token was cast. */
function withEntrant(context: Context, whom: Noun, event: EntryEvent): Context {
  if (whom.kind !== 'select' || whom.label === undefined) return context;
  const entities = event.kind === 'zoneChange' ? [objectEntity(event.object)] : [];
  return { ...context, bindings: { ...context.bindings, [whom.label]: { entities, amount: entities.length } } };
}

/** "As ~ enters, choose a color": done with the object that is about to enter; what it remembers goes with it. */
function chooseAs(
  game: OpenGame,
  clause: Clause,
  context: Context,
  event: EntryEvent,
  whom: Noun,
): { readonly event: EntryEvent; readonly context: Context } {
  let changed = event;
  const chooser = event.kind === 'zoneChange' ? event.object : standIn(game, event);
  let now = noting(game, context.source === NO_OBJECT ? { ...context, source: chooser } : context);
  // "Creatures you control enter as a copy of ~": what enters goes by the name of those that it is one of.
  if (whom.kind === 'select' && whom.label !== undefined)
    now = {
      ...now,
      bindings: { ...now.bindings, [whom.label]: { entities: [objectEntity(chooser)], amount: 1 } },
    };
  const steps = clause.kind === 'sequence' ? clause.steps : [clause];
  for (const step of steps) {
    const way = entryIn(step);
    const counters = countersIn(step);
    if (counters !== null) {
      const x = counters.whereX === undefined ? now.x : evaluate(game, counters.whereX, now);
      changed = withCounters(changed, { [counters.counter]: evaluate(game, counters.number, { ...now, x }) });
    } else if (
      way === null &&
      step.kind === 'do' &&
      (step.action.kind === 'becomeCopy' || step.action.kind === 'becomeOneOf')
    )
      ({ event: changed, context: now } = copying(game, step, now, changed, chooser));
    else if (way === null) now = game.rules.execute(game, step, now);
    else if (way.when === null || (now.bindings[DONE_LABEL]?.amount === 1) === way.when)
      changed = entered(game, way.entering, now, changed);
  }
  const memory = game.objects[chooser]?.memory;
  if (memory === undefined) return { event: changed, context: now };
  const { cast: _cast, ...chosen } = { ...memory, ...sacrificedFor(now) };
  const noted = withEntering(changed, { memory: { ...(changed.entering as EnteringFacts).memory, ...chosen } });
  return { event: noted, context: now };
}

/** A token that is about to be created has no object yet that could remember what is chosen for it. CR 614.12a. */
function standIn(game: Game, event: Extract<EntryEvent, { kind: 'createToken' }>): ObjectId {
  return addObject(game, NO_CARD, event.record, event.player, Zone.None, event.entering.controller);
}

/** Whether applying it asks something, so that each token of several is asked about by itself. CR 614.12a. */
export function asks({ rule }: EntryRule): boolean {
  if (typeof rule === 'string') return rule === 'riot' || rule === 'tribute' || rule === 'read ahead';
  return rule.clause !== undefined || rule.may === true || rule.unlessPaid !== undefined;
}

/** "As it enters, put X counters on it": it enters with them, for it isn't there yet. CR 614.1c. */
function countersIn(
  step: Clause,
): { readonly counter: string; readonly number: Value; readonly whereX?: Value } | null {
  if (step.kind === 'whereX') {
    const inner = countersIn(step.clause);
    return inner === null ? null : { ...inner, whereX: step.value };
  }
  if (step.kind !== 'do' || step.action.kind !== 'putCounters') return null;
  const { counter, number, on, options } = step.action;
  const isItself = on.kind === 'self' || (on.kind === 'reference' && on.to === 'self');
  return isItself && counter !== null && options === undefined ? { counter, number } : null;
}

/** "it enters tapped" as a step, always or only if the step before was (or was not) done. */
function entryIn(step: Clause): {
  readonly entering: NonNullable<Extract<EntryRule['rule'], object>['entering']>;
  readonly when: boolean | null;
} | null {
  if (step.kind === 'do' && step.action.kind === 'enter' && step.action.entering !== undefined)
    return { entering: step.action.entering, when: null };
  if (
    step.kind === 'ifDone' &&
    step.clause.kind === 'do' &&
    step.clause.action.kind === 'enter' &&
    step.clause.action.entering !== undefined
  ) {
    return { entering: step.clause.action.entering, when: step.not !== true };
  }
  return null;
}
