/** How a fight between one attacker and one blocker ends. CR 510, 702.2, 702.4, 702.7. */
import { type Characteristics, type SeenGame, KeywordBit, type ObjectId } from '@kitchen-table/engine';
import { damageOn } from './worth.ts';

export interface Fighter {
  readonly power: number;
  /** Damage that destroys it. */
  readonly left: number;
  readonly keywords: number;
}

export function fighter(seen: SeenGame, id: ObjectId): Fighter {
  const now: Characteristics = seen.now(id);
  return {
    power: Math.max(0, now.power),
    left: now.toughness - damageOn(seen, id),
    keywords: now.keywords,
  };
}

function has({ keywords }: Fighter, bit: number): boolean {
  return (keywords & bit) !== 0;
}

/** Whether one round of damage from the first destroys the second. */
function destroys(from: Fighter, to: Fighter, damage: number): boolean {
  if (has(to, KeywordBit.Indestructible) || damage <= 0) return false;
  return has(from, KeywordBit.Deathtouch) || damage >= to.left;
}

function strikesFirst(one: Fighter): boolean {
  return has(one, KeywordBit.FirstStrike) || has(one, KeywordBit.DoubleStrike);
}

function allDamage(one: Fighter): number {
  return has(one, KeywordBit.DoubleStrike) ? one.power * 2 : one.power;
}

/** Which of the two dies when they fight alone. */
export function duel(
  attacker: Fighter,
  blocker: Fighter,
): { readonly attackerDies: boolean; readonly blockerDies: boolean } {
  const first = strikesFirst(attacker);
  const second = strikesFirst(blocker);
  if (first && !second && destroys(attacker, blocker, attacker.power))
    return { attackerDies: false, blockerDies: true };
  if (second && !first && destroys(blocker, attacker, blocker.power)) return { attackerDies: true, blockerDies: false };
  return {
    attackerDies: destroys(blocker, attacker, allDamage(blocker)),
    blockerDies: destroys(attacker, blocker, allDamage(attacker)),
  };
}

/** Damage to a player when nothing blocks. */
export function damageUnblocked(seen: SeenGame, id: ObjectId): number {
  return allDamage(fighter(seen, id));
}
