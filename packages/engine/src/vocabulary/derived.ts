/** Derived facts: one immutable snapshot of what is true now, built lazily, shared by forks. CR 613. */
import type { Condition, Rule } from '@kitchen-table/language';
import type { AbilityRecord, Characteristics } from './characteristics.ts';
import type { Context } from './context.ts';
import type { EventKind } from './events.ts';
import type { ObjectId } from './ids.ts';

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

export interface Derived {
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
  readonly rules: { readonly [kind in Rule['kind']]?: readonly RuleInForce[] };
  /** Triggered abilities that may trigger on events of a kind. */
  readonly watchers: { readonly [kind in EventKind]?: readonly Watcher[] };
}
