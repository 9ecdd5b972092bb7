/** The continuous effects that change characteristics: from static abilities and from resolved spells. CR 611, 613.6-613.7. */
import { type Condition, type Filter, type Label, type Noun, type Rule, some } from '@kitchen-table/language/core';
import { GIVES_ABILITIES, isOfTypes, isSteady, readsOf, writesOf } from './aspects.ts';
import { losesAbilities, losesTypes } from './characteristics-lost.ts';
import { areApart, bothKeywords, type Keywords, keywordsGiven, keywordsRead, NO_KEYWORDS } from './keyword-aspects.ts';
import { type AbilityRecord, type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { ContinuousEffect, CopiedValues } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { stickerThatGives } from '../../vocabulary/objects/stickers.ts';
import { isBasicLandType } from '../../vocabulary/objects/subtypes.ts';
import type { Zone } from '../../vocabulary/zones/zones.ts';
import { type ChangeAction, isChange, layersOf } from './change-actions.ts';

/** One noun of a change; parts with the same words share the set of objects they began with. */
interface ChangedNoun {
  readonly node: Noun | Filter;
  readonly key: string;
  /** It looks at types and controllers of permanents only. */
  readonly ofTypes: boolean;
}

interface Part {
  readonly action: ChangeAction;
  readonly layers: number;
  readonly noun: ChangedNoun;
  /** Its numbers do not depend on the object it applies to, so that they are worked out once. */
  readonly fixedForAll: boolean;
  /** The name by which it speaks of each object it applies to: "gets +1/+1 for each counter on it". */
  readonly each: Label | null;
}

/** What a change is about, worked out once from the words. */
interface Plan {
  readonly parts: readonly Part[];
  readonly layers: number;
  readonly reads: number;
  readonly writes: number;
  /** If of abilities it looks at keywords alone, and gives keywords alone: which. */
  readonly keywordsRead: Keywords;
  readonly keywordsGiven: Keywords;
  readonly removes: boolean;
  readonly steady: boolean;
  /** Some part gives a bonus that may have to be worked out. */
  readonly counts: boolean;
  /** The name by which the condition speaks of each object by itself: "each Elf gets +1/+1 as long as it's tapped". */
  readonly conditionOfEach: Label | null;
}

/** One continuous effect as the layers see it. */
export interface Change extends Plan {
  readonly ability: AbilityRecord | null;
  readonly effect: ContinuousEffect | null;
  readonly context: Context;
  readonly timestamp: number;
  readonly defining: boolean;
  readonly condition: Condition | null;
  readonly affected: readonly Entity[] | null;
  readonly locked: readonly number[] | null;
  readonly copied: CopiedValues | null;
  started: boolean;
  readonly sets: Map<string, readonly Entity[]>;
}

const plans = new WeakMap<object, Plan>();

/** The continuous effects with a duration. CR 611.2. */
export function gatherEffects(game: Game): Change[] {
  const changes: Change[] = [];
  for (const effect of game.effects) {
    const kept = effect.rule.kind === 'cant' ? bansIn(effect.rule, [effect.rule]) : NO_BANS;
    if (effect.rule.kind !== 'changes' && kept.length === 0) continue;
    const plan = kept.length > 0 ? planOf(kept, kept, false, null) : planOf(effect.rule, [effect.rule], false, null);
    if (plan.layers === 0) continue;
    // What was fixed when the effect began depends on no other effect: CR 611.2c, 608.2h.
    const fixed = effect.affected !== null && (effect.locked !== null || !plan.counts);
    changes.push({
      parts: plan.parts,
      layers: plan.layers,
      reads: fixed ? 0 : plan.reads,
      writes: plan.writes,
      keywordsRead: plan.keywordsRead,
      keywordsGiven: plan.keywordsGiven,
      removes: plan.removes,
      steady: plan.steady || (effect.affected !== null && effect.locked !== null),
      ability: null,
      effect,
      context: effect.context,
      timestamp: kept.length > 0 ? LAST : effect.timestamp,
      defining: false,
      condition: null,
      affected: effect.affected,
      locked: effect.locked,
      copied: effect.copied ?? null,
      started: false,
      sets: effect.affected === null ? new Map() : NO_SETS,
      counts: plan.counts,
      conditionOfEach: null,
    });
  }
  return changes;
}

/** Never written: changes that began with their objects fixed have no sets of their own. */
const NO_SETS: Map<string, readonly Entity[]> = new Map();

const NO_CHANGES: readonly Change[] = [];
const NO_BANS: readonly Rule[] = [];

/** The changes that an object's static abilities make, but for those already known. CR 611.3, 613.7a. */
export function gatherStatics(
  game: Game,
  object: GameObject,
  now: Characteristics,
  zone: Zone,
  known: ReadonlySet<AbilityRecord> | undefined,
): readonly Change[] {
  let changes: Change[] | null = null;
  for (const record of now.abilities) {
    if (known?.has(record) === true) continue;
    if ((record.interest & (Interest.Changes | Interest.Defining)) === 0 || (record.zones & (1 << zone)) === 0) {
      if ((record.interest & Interest.Defining) === 0) continue;
    }
    const ability = record.ability;
    if (ability.kind !== 'static') continue;
    const defining = (record.interest & Interest.Defining) !== 0;
    const plan = planOf(ability, ability.rules, defining, ability.condition ?? null);
    const kept = bansIn(ability, ability.rules);
    const own: Change = {
      parts: plan.parts,
      layers: plan.layers,
      reads: plan.reads,
      writes: plan.writes,
      keywordsRead: plan.keywordsRead,
      keywordsGiven: plan.keywordsGiven,
      removes: plan.removes,
      steady: plan.steady,
      counts: plan.counts,
      conditionOfEach: plan.conditionOfEach,
      ability: record,
      effect: null,
      context: {
        source: object.id,
        controller: now.controller,
        bindings: NO_BINDINGS,
        x: null,
        stackObject: NO_OBJECT,
      },
      timestamp: record.grantedBy === NO_OBJECT ? object.timestamp : grantedAt(game, object, record),
      defining,
      condition: ability.condition ?? null,
      affected: null,
      locked: null,
      copied: null,
      started: false,
      sets: new Map(),
    };
    (changes ??= []).push(own);
    if (kept.length > 0)
      changes.push({
        ...own,
        ...planOf(kept, kept, false, ability.condition ?? null, ability),
        timestamp: LAST,
        sets: new Map(),
      });
  }
  return changes ?? NO_CHANGES;
}

/** An ability that an effect gave is as late as the object or as that effect, whichever is later. CR 613.7a. */
function grantedAt(game: Game, object: GameObject, record: AbilityRecord): number {
  let granted = game.stickers.length === 0 ? 0 : stickerThatGives(game, object.id, record.ability);
  for (const effect of game.effects) {
    if (effect.context.source === record.grantedBy && effect.affected?.includes(objectEntity(object.id)) === true)
      granted = Math.max(granted, effect.timestamp);
  }
  if (granted === 0) granted = game.objects[record.grantedBy]?.timestamp ?? 0;
  return Math.max(object.timestamp, granted);
}

/** Pure memo: what "can't have or gain" keeps from objects, as changes that take it away. CR 113.11. */
const bans = new WeakMap<object, readonly Rule[]>();

function bansIn(node: object, rules: readonly Rule[]): readonly Rule[] {
  let known = bans.get(node);
  if (known === undefined) {
    known = rules.flatMap((rule): Rule[] =>
      rule.kind === 'cant' && rule.action.kind === 'gain'
        ? [{ kind: 'changes', action: { ...rule.action, verb: 'lose' } }]
        : [],
    );
    bans.set(node, known);
  }
  return known;
}

/** Later than everything else of its layer. */
const LAST = Infinity;

function planOf(
  node: object,
  rules: readonly Rule[],
  defining: boolean,
  condition: Condition | null,
  within: object = node,
): Plan {
  let plan = plans.get(node);
  if (plan !== undefined) return plan;
  const parts: Part[] = [];
  let layers = 0;
  let reads = 0;
  let writes = 0;
  let given: Keywords = NO_KEYWORDS;
  let removes = false;
  let steady = condition === null || isSteady(condition);
  let counts = false;
  for (const rule of rules) {
    if (rule.kind !== 'changes' || !isChange(rule.action)) continue;
    const action = rule.action;
    const partLayers = layersOf(action, defining);
    layers |= partLayers;
    const noun = resolved(action.object, within);
    const each = eachOf(noun, action);
    parts.push({
      action,
      layers: partLayers,
      noun: { node: noun, key: JSON.stringify(noun), ofTypes: isOfTypes(noun) },
      fixedForAll: each === null,
      each,
    });
    reads |= readsOf(action) | (condition === null ? 0 : readsOf(condition));
    const writesThis = writesOf(action);
    writes |= writesThis;
    if ((writesThis & GIVES_ABILITIES) !== 0) given = bothKeywords(given, keywordsGiven(action));
    counts ||= action.kind === 'get';
    removes ||=
      (action.kind === 'gain' && action.verb === 'lose') ||
      (action.kind === 'become' &&
        (action.as.subtypes?.some(isBasicLandType) === true || // CR 305.7
          action.as.subtypeChoice !== undefined ||
          losesAbilities(action.as) ||
          losesTypes(action.as)));
    steady &&= isSteady(action);
  }
  const conditionOfEach = condition === null ? null : labelIn(condition, parts);
  plan = {
    parts,
    layers,
    reads,
    writes,
    keywordsRead: keywordsRead(condition, ...parts.map(({ action }) => action)),
    keywordsGiven: given,
    removes,
    steady,
    counts,
    conditionOfEach,
  };
  plans.set(node, plan);
  return plan;
}

/** The label of what the parts are about, if the condition speaks of each of those by it. */
export function labelIn(
  condition: Condition,
  parts: readonly { readonly noun: { readonly node: Noun | Filter } }[],
): Label | null {
  for (const { noun } of parts) {
    const label = noun.node.kind === 'select' ? noun.node.label : undefined;
    if (label !== undefined && some(condition, (part) => part['kind'] === 'reference' && part['to'] === label))
      return label;
  }
  return null;
}

/** The label of what the change is about, if the rest of its words speak of each of those by it. */
function eachOf(noun: Noun, action: ChangeAction): Label | null {
  if (noun.kind !== 'select' || noun.label === undefined) return null;
  const { object: _object, ...rest } = action as { object?: unknown };
  return some(rest, (part) => part['kind'] === 'reference' && part['to'] === noun.label) ? noun.label : null;
}

/** "It" in a static ability is what the label stands on in the same ability. */
function resolved(noun: Noun, ability: object): Noun {
  if (noun.kind !== 'reference' || noun.to === null) return noun;
  let found: Noun | null = null;
  some(ability, (part) => {
    if (part['label'] === noun.to && part['kind'] !== 'reference') found = part as unknown as Noun;
    return found !== null;
  });
  return found ?? noun;
}

/** Whether one change could depend on another, from their words alone. CR 613.8a. */
export function couldDepend(change: Change, other: Change): boolean {
  const shared = other.writes & change.reads;
  if (shared === GIVES_ABILITIES ? !areApart(change.keywordsRead, other.keywordsGiven) : shared !== 0) return true;
  return other.removes && change.ability !== null && !change.started;
}
