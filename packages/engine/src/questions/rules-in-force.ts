/** The rules that cards have added to the game, and the questions they answer. CR 101.2, 604, 611. */
import type { Action, Rule } from '@kitchen-table/language';
import type { AbilityRecord } from '../vocabulary/characteristics.ts';
import type { Illegal } from '../vocabulary/decisions.ts';
import type { RuleInForce } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../vocabulary/ids.ts';

export type RuleOf<K extends Rule['kind']> = RuleInForce & { readonly rule: Extract<Rule, { kind: K }> };

/** The rules of a kind that are in force now (their conditions hold). */
export function rulesInForce<K extends Rule['kind']>(_game: Game, _kind: K): readonly RuleOf<K>[] {
  throw new Error('to come');
}
/** Facts of an act that a "can't" may forbid. Only the roles that the act has. */
export interface Act {
  readonly kind: Action['kind'];
  readonly player?: PlayerId;
  readonly object?: Entity;
  readonly source?: ObjectId;
  readonly to?: Entity;
  readonly counter?: string;
}
/** Whether some "can't" forbids the act: draw, gainLife, search, counter, untap, regenerate, sacrifice, putCounters, winGame, ... CR 101.2. */
export function isForbidden(_game: Game, _act: Act): Illegal | null { throw new Error('to come'); }
/** CR 508.1c for one creature and defender: tapped, summoning sick, defender, can't attack. */
export function canAttack(_game: Game, _creature: ObjectId, _defender: Entity): Illegal | null { throw new Error('to come'); }
/** CR 509.1b for one pair. */
export function canBlock(_game: Game, _blocker: ObjectId, _attacker: ObjectId): Illegal | null { throw new Error('to come'); }
/** Requirements to attack, as the number of them, per defender null = anybody. CR 508.1d. */
export function mustAttack(_game: Game, _creature: ObjectId): readonly { readonly defender: Entity | null }[] { throw new Error('to come'); }
/** Requirements to block: which attackers; null = any. CR 509.1c. */
export function mustBlock(_game: Game, _creature: ObjectId): readonly { readonly attacker: ObjectId | null }[] { throw new Error('to come'); }
/** How many creatures must block it, if any do: menace 2. CR 702.111b. */
export function minimumBlockers(_game: Game, _attacker: ObjectId): number { throw new Error('to come'); }
/** How many creatures may block it at most; Infinity. */
export function maximumBlockers(_game: Game, _attacker: ObjectId): number { throw new Error('to come'); }
/** How many attackers this creature may block. CR 509.1a. */
export function maximumBlocked(_game: Game, _blocker: ObjectId): number { throw new Error('to come'); }
/** Whether it assigns combat damage by toughness. CR 510.1a */
export function assignsByToughness(_game: Game, _creature: ObjectId): boolean { throw new Error('to come'); }
export function cannotCast(_game: Game, _player: PlayerId, _object: ObjectId): Illegal | null { throw new Error('to come'); }
export function cannotActivate(_game: Game, _player: PlayerId, _object: ObjectId, _ability: AbilityRecord): Illegal | null { throw new Error('to come'); }
/** Hexproof, shroud, protection, "can't be the target": CR 115.4, 702.11, 702.16b, 702.18. */
export function canBeTargeted(_game: Game, _entity: Entity, _source: ObjectId, _controller: PlayerId): Illegal | null { throw new Error('to come'); }
/** CR 702.16. */
export function protectedFrom(_game: Game, _entity: Entity, _source: ObjectId): boolean { throw new Error('to come'); }
export interface CostChanges {
  /** Generic mana more and less; "less" never touches colored mana unless symbols say so. CR 601.2f, 118.7. */
  readonly more: number;
  readonly less: number;
  readonly moreSymbols: readonly string[];
  readonly lessSymbols: readonly string[];
  readonly lifeMore: number;
  /** The total may not fall under one mana: some reductions say so. */
  readonly minimumOne: boolean;
}
/** What the rules in force change about the cost of casting the object, or activating its ability. CR 601.2f, 602.2b. */
export function costChanges(_game: Game, _player: PlayerId, _object: ObjectId, _ability: AbilityRecord | null, _targets: readonly Entity[]): CostChanges { throw new Error('to come'); }
/** Infinity when there is none. CR 402.2. */
export function maximumHandSize(_game: Game, _player: PlayerId): number { throw new Error('to come'); }
/** CR 305.2. */
export function landsAllowed(_game: Game, _player: PlayerId): number { throw new Error('to come'); }
/** "doesn't untap during its controller's untap step". CR 502.3. */
export function doesNotUntap(_game: Game, _object: ObjectId): boolean { throw new Error('to come'); }
