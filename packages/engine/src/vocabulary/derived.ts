/** Derived facts: one immutable snapshot of what is true now, built lazily, shared by forks. CR 613. */
import type { Condition, Description, Rule } from '@kitchen-table/language/core';
import type { AbilityRecord, Characteristics } from './objects/characteristics.ts';
import type { Context } from './context.ts';
import type { EventKind } from './events.ts';
import type { ObjectId } from './ids.ts';
import type { OwnerToken } from './objects/objects.ts';

/** A rule in force: from a static ability on an object, or from an effect with a duration. */
export interface RuleInForce {
  readonly rule: Rule;
  readonly context: Context;
  readonly timestamp: number;
  /** Still to be checked when the rule is asked about; null when there is none or it holds. */
  readonly condition: Condition | null;
  /** The objects it is limited to, when it came from an effect that fixed them. */
  readonly affected: readonly number[] | null;
}

/** A triggered ability that watches. */
export interface Watcher {
  readonly object: ObjectId;
  readonly ability: AbilityRecord;
}

/** What effects say of objects that are not on the battlefield too. CR 604.3, 613.1d. */
export interface Elsewhere {
  readonly as: Description;
  readonly context: Context;
}

export interface Derived {
  /** The game that may note in it what new objects are: in another fork the same numbers are those of others. CR 400.7. */
  readonly token: OwnerToken;
  /** No layer has changed anything: every permanent is what its card says, and stays so whatever else comes or goes. */
  plain: boolean;
  /** Nothing in it depends on more than permanents' zones, counters, control and faces: other writes keep it. */
  simple: boolean;
  /** The same but for abilities that work in `zones`: what only conditions read (tapped, damage, life, mana) may be written. */
  steady: boolean;
  /** Zones besides battlefield and command zone whose cards have abilities that are in it, as bits. CR 113.6. */
  readonly zones: number;
  /** The layers are being worked out: what is asked for now is what is true so far, and not kept. */
  building: boolean;
  /** By object id; objects off the battlefield are worked out when first asked for. */
  readonly characteristics: (Characteristics | undefined)[];
  /** Rules in force by kind: 'cant', 'must', 'may', 'costChange', 'replace', 'entersWith', ... */
  rules: { readonly [kind in Rule['kind']]?: readonly RuleInForce[] };
  /** Triggered abilities that may trigger on events of a kind. */
  watchers: { readonly [kind in EventKind]?: readonly Watcher[] };
  /** What creature spells and cards elsewhere are besides: questions/continuous-effects/effects-in-other-zones.ts; null as in most games. */
  elsewhere: readonly Elsewhere[] | null;
}

const NO_RULES: Derived['rules'] = {};
const NO_WATCHERS: Derived['watchers'] = {};

/** A snapshot in which nothing has been noted yet. */
export function emptySnapshot(token: OwnerToken, zones: number, objects: number): Derived {
  return {
    token,
    plain: false,
    simple: zones === 0,
    steady: true,
    zones,
    building: false,
    characteristics: new Array<Characteristics | undefined>(objects),
    rules: NO_RULES,
    watchers: NO_WATCHERS,
    elsewhere: null,
  };
}

/** The same snapshot for another fork to go on with. */
export function ownSnapshot(from: Derived, token: OwnerToken): Derived {
  return {
    token,
    plain: from.plain,
    simple: from.simple,
    steady: from.steady,
    zones: from.zones,
    building: false,
    characteristics: from.characteristics.slice(),
    rules: from.rules,
    watchers: from.watchers,
    elsewhere: from.elsewhere,
  };
}
