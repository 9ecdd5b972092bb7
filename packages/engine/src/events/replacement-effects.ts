/** Replacement and prevention effects. CR 614-616. */
import type { Context } from '../vocabulary/context.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Rule } from '@kitchen-table/language';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** One effect that would change an event. `key` is the same for the same effect: it gets one chance per event. CR 614.5. */
export interface Replacement {
  readonly key: string;
  readonly kind: 'rule' | 'shield' | 'protection' | 'variant' | 'keyword';
  readonly rule: Rule | null;
  readonly context: Context;
  readonly self: boolean;
  readonly variant: number;
  readonly text: string;
}

/** Whether nothing anywhere replaces or prevents this event: the quick exit. */
export function nothingReplaces(_game: Game, _event: GameEvent): boolean { throw new Error('to come'); }
/** Every effect that could apply to the event and has not yet (`used` holds their keys). CR 616.1. */
export function applicableReplacements(_game: Game, _event: GameEvent, _used: readonly string[]): readonly Replacement[] { throw new Error('to come'); }
/** The events that happen instead (none: replaced by nothing). What it does besides, it has done or asks. CR 614.6. */
export function applyReplacement(_game: Game, _replacement: Replacement, _event: GameEvent): readonly GameEvent[] { throw new Error('to come'); }
/** The player who chooses among several: affected player or controller of the affected object. CR 616.1. */
export function affectedPlayer(_game: Game, _event: GameEvent): PlayerId { throw new Error('to come'); }
