/** "No more than one creature can attack each combat." CR 508.1c, 509.1b. */
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { find } from '../objects/nouns.ts';

export interface AttackLimit {
  readonly most: number;
  /** Null: whomever they attack. */
  readonly defenders: readonly Entity[] | null;
}

const NONE: readonly never[] = [];

/** How many creatures may attack, all together or some defender. */
export function attackLimits(game: Game): readonly AttackLimit[] {
  if ((game.derived ?? derived(game)).rules.mostDeclared === undefined) return NONE;
  return rulesInForce(game, 'mostDeclared')
    .filter(({ rule }) => rule.act === 'attack')
    .map(({ rule, context }) => ({
      most: rule.most,
      defenders: rule.whom === undefined ? null : find(game, rule.whom, context),
    }));
}

/** How many creatures may block in a combat, all players together. */
export function blockLimit(game: Game): number {
  if ((game.derived ?? derived(game)).rules.mostDeclared === undefined) return Infinity;
  let most = Infinity;
  for (const { rule } of rulesInForce(game, 'mostDeclared')) if (rule.act === 'block') most = Math.min(most, rule.most);
  return most;
}
