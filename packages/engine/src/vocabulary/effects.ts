/** Effects that outlive what made them: continuous effects, delayed triggers, shields. Immutable records. */
import type {
  Characteristics as CharacteristicsAction,
  Clause,
  Duration,
  Label,
  Rule,
  Trigger,
} from '@kitchen-table/language/core';
import type { AbilityRecord } from './objects/characteristics.ts';
import type { Context } from './context.ts';
import type { GameEvent } from './events.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** A continuous effect from the resolution of a spell or ability. CR 611.2. */
export interface ContinuousEffect {
  readonly id: number;
  readonly timestamp: number;
  /** What it says: characteristics changes are `{kind: 'changes'}` rules; restrictions and the like their own. */
  readonly rule: Rule;
  /** "You", labels, X: locked in when the effect began. CR 608.2h. */
  readonly context: Context;
  /** The objects and players it affects, fixed when it began if it changes characteristics or control (CR 611.2c); else null. */
  readonly affected: readonly Entity[] | null;
  /** Values worked out once when it began (power and toughness bonuses): CR 608.2h. */
  readonly locked: readonly number[] | null;
  /** For copy effects: the copiable values as they were when it began. CR 707.2, 707.3. */
  readonly copied?: CopiedValues | null;
  /** It says what a merged permanent is: CR 727.2a. */
  readonly merging?: true;
  readonly duration: Duration;
  /** The turn count and player when it began, for durations. */
  readonly startedTurn: number;
  readonly startedBy: PlayerId;
}

/** Copiable values as data: a printed face, and the exceptions of the copy effects it came through. CR 707.2. */
export interface CopiedValues {
  /** Index into the game's records. */
  readonly record: number;
  readonly face: number;
  readonly except: readonly CharacteristicsAction[];
  /** Of a melded permanent, but not of its copies: the sum of its front faces. CR 712.8g. */
  readonly manaValue?: number;
  /** Of what enters as a copy: how long it is one; absent, for good. CR 707.5, 611.2a. */
  readonly until?: Duration;
}

/** A delayed triggered ability waiting for its event. CR 603.7. */
export interface DelayedTrigger {
  readonly id: number;
  readonly trigger: Trigger;
  readonly clause: Clause;
  readonly context: Context;
  /** Once, unless it has a stated duration. CR 603.7b. */
  readonly once: boolean;
  readonly until: Duration | null;
  readonly startedTurn: number;
}

/** A triggered ability that has triggered and waits to be put on the stack. CR 603.3. */
export interface PendingTrigger {
  readonly controller: PlayerId;
  readonly source: ObjectId;
  readonly ability: AbilityRecord | null;
  readonly clause: Clause;
  /** Checked again on resolution (CR 603.4); null when there is no intervening if. */
  readonly trigger: Trigger | null;
  readonly context: Context;
  readonly event: GameEvent;
  /** Its controller has said on which of several stacks it is put. CR 807.5b. */
  readonly stackChosen?: true;
  /** Abilities that its triggering made trigger: they are put on the stack after it. CR 603.3b. */
  readonly heardBy?: readonly PendingTrigger[];
}

/** A prevention or regeneration shield. CR 615.6, 701.15. */
export interface Shield {
  readonly id: number;
  readonly kind: 'prevent' | 'regenerate';
  /** What it protects; null: anything that its rule matches. */
  readonly protects: Entity | null;
  /** Damage left to prevent; Infinity for all. */
  readonly left: number;
  readonly sort: 'combat' | 'noncombat' | null;
  /** From this source only. */
  readonly from: ObjectId | null;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly duration: Duration;
  readonly startedTurn: number;
  /** "For each 1 damage prevented this way": under which name the same text speaks of it later. CR 615.5. */
  readonly notes?: { readonly label: Label; readonly stackObject: ObjectId };
  /** What else is done whenever it prevents damage. CR 615.5. */
  readonly besides?: { readonly label: Label; readonly clause: Clause; readonly context: Context };
}
