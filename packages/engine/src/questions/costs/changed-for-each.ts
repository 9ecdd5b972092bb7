/** Costs that change for each of something: for each target of the spell that is cast, for one. CR 601.2c, 601.2f. */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import type { RuleOf } from '../in-force.ts';
import { countOf } from '../reading.ts';

/** "for each target": for each player or object that is one, however often. CR 115.1, 601.2c. */
export function isForEachTarget({ forEach }: RuleOf<'costChange'>['rule']): boolean {
  return forEach?.kind === 'units' && forEach.value.kind === 'castFact' && forEach.value.fact === 'targets';
}

/** How many times a cost changes by what the rule says, with these targets. CR 601.2f. */
export function timesOf(
  game: Game,
  rule: RuleOf<'costChange'>['rule'],
  context: Context,
  targets: readonly Entity[],
): number {
  const { forEach } = rule;
  if (forEach === undefined) return 1;
  if (!isForEachTarget(rule)) return countOf(game, forEach, context);
  const { size } = new Set(targets);
  return forEach.kind === 'units' && forEach.beyondFirst === true ? Math.max(0, size - 1) : size;
}
