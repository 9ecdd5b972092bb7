/** "If this is the second time this ability has resolved this turn": how often an ability has resolved. */
import { some } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { StackFacts } from '../../vocabulary/objects/objects.ts';
import { resolvedTally, tallyTurn, turnTally } from '../../vocabulary/tallies.ts';

const memo = new WeakMap<object, boolean>();

/** Whether a condition asks how often the ability that says it has resolved this turn. */
export function isAboutThisAbility(node: { readonly kind?: unknown; readonly event?: unknown }): boolean {
  return node.kind === 'first' && (node.event as { kind?: unknown } | undefined)?.kind === 'resolve';
}

/** Counts that an ability resolves, if its words ask how often it has. */
export function noteResolving(game: Game, facts: StackFacts): void {
  if (facts.ability === null) return;
  const { ability, index, grantedBy } = facts.ability;
  let asks = memo.get(ability);
  if (asks === undefined) memo.set(ability, (asks = some(ability, isAboutThisAbility)));
  if (asks) tallyTurn(game, resolvedTally(facts.source, index, grantedBy), 1);
}

/** How often the ability that is resolving has resolved this turn, this time among them. */
export function timesResolved(game: Game, context: Context): number {
  const facts = game.objects[context.stackObject]?.stack;
  if (facts === undefined || facts === null || facts.ability === null) return 0;
  return turnTally(game, resolvedTally(facts.source, facts.ability.index, facts.ability.grantedBy));
}
