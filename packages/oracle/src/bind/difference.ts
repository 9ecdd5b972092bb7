/** "Draw cards equal to the difference": between the two sides of the comparison before it. CR 608.2h. */
import type { Condition, Filter, Noun, Value } from '@kitchen-table/language/surface';
import { clone, type Node } from './candidates.ts';
import { writeLabel, type Scope } from './scope.ts';

/** The words of tokens that are described by those made before. */
export const OF_THOSE_TOKENS = 'of those tokens';
/** The words of a difference that does not say of what. */
export const THE_DIFFERENCE = 'the difference';

/** The same player again, without choosing anybody anew; null when it cannot be said. */
function again(scope: Scope, player: Noun): Noun | null {
  switch (player.kind) {
    case 'you':
      return clone(player);
    case 'reference': {
      const noun = player.to === 'candidate' ? (scope.compared?.noun ?? null) : null;
      return noun === null ? clone(player) : { kind: 'reference', to: writeLabel(scope, noun), words: 'that' };
    }
    case 'playerOf':
    case 'select':
      return { kind: 'reference', to: writeLabel(scope, player as unknown as Node), words: 'that' };
    default:
      return null;
  }
}

/** A token described as before: a copy of the same target, no second one. CR 115.1. */
export function saidAgain(scope: Scope, token: Node): Node {
  const of = token['of'] as Node | undefined;
  if ((of?.['quantifier'] as Node | undefined)?.['target'] !== true) return clone(token);
  return { ...clone(token), of: { kind: 'reference', to: writeLabel(scope, of as Node), words: 'that' } };
}

/** How much of something a player has. */
export function has(scope: Scope, player: Noun, what: Filter | string, counter?: string): Value | null {
  const who = again(scope, player);
  if (who === null) return null;
  if (what === 'life') return { kind: 'stat', stat: 'life total', of: who };
  if (what === 'cards in hand') return { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['hand'], player: who } };
  if (what === 'counters' && counter !== undefined) return { kind: 'countersOn', counter, on: who };
  if (typeof what === 'string') return null;
  return {
    kind: 'count',
    of: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'bare' },
      filter: { ...clone(what), qualities: [...(clone(what.qualities) ?? []), { kind: 'controlledBy', player: who }] },
    },
  };
}

/** What is left of the greater side when the lesser is taken away; null when the condition compares nothing. */
function sides(scope: Scope, condition: Condition): readonly [Value, Value] | null {
  switch (condition.kind) {
    case 'compare': {
      const left = clone(condition.left);
      const right = clone(condition.right);
      return condition.comparison === 'under' || condition.comparison === 'atMost' ? [right, left] : [left, right];
    }
    case 'has': {
      const left = has(scope, condition.player, condition.what, condition.counter);
      if (left === null) return null;
      const right = clone(condition.to);
      return condition.comparison === 'under' || condition.comparison === 'atMost' ? [right, left] : [left, right];
    }
    case 'hasMore': {
      const left = has(scope, condition.player, condition.of);
      const right = has(scope, condition.than, condition.of);
      if (left === null || right === null) return null;
      return condition.fewer === true ? [right, left] : [left, right];
    }
    default:
      return null;
  }
}

/** Makes of "it's greater" a comparison of the two that were compared before; false when nothing was. */
export function bindComparison(scope: Scope, node: Node): boolean {
  const before = (scope.compared?.condition ?? null) as unknown as Condition | null;
  if (before?.kind !== 'compare') return false;
  node.kind = 'compare';
  node['left'] = clone(before.left);
  node['right'] = clone(before.right);
  node['again'] = true;
  return true;
}

/** Of which objects or players a comparison was said that is among their qualities. */
export function noteCompared(scope: Scope, noun: Node): void {
  const qualities = (noun['filter'] as Filter | undefined)?.qualities ?? [];
  const { compared } = scope;
  if (
    compared === null ||
    !qualities.some((each) => each.kind === 'whose' && each.condition === (compared.condition as never))
  )
    return;
  scope.compared = { ...compared, noun };
}

/** Makes of "the difference" what it is; false when nothing was compared before. */
export function bindDifference(scope: Scope, node: Node): boolean {
  const of = scope.compared === null ? null : sides(scope, scope.compared.condition as unknown as Condition);
  if (of === null) return false;
  delete node['to'];
  node.kind = 'difference';
  node['of'] = of;
  return true;
}
