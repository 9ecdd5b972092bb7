/** Costs: what is to be paid, in words. CR 118. */
import type { Cost, CostPart } from '@kitchen-table/language/core';
import { list } from './english.ts';
import { toDo } from './moods.ts';
import { amount, eachOne, price, say, type Scope, unreachable } from './speaking.ts';

/** "pay {2}, tap this creature, and sacrifice a land". */
export function sayCost(cost: Cost, scope: Scope): string {
  return cost.length === 0 ? 'pay nothing' : list(cost.map((part) => sayPart(part, scope)));
}

function sayPart(part: CostPart, scope: Scope): string {
  switch (part.kind) {
    case 'manaCost':
      return part.waterbend === true
        ? `waterbend ${symbols(part.symbols)}`
        : part.symbols.length === 0
          ? 'pay nothing'
          : `pay ${symbols(part.symbols)}`;
    case 'manaCostOf':
      return `pay the mana cost of ${say(part.of, scope)}`;
    case 'tapCost':
      return `tap ${scope.self}`;
    case 'untapCost':
      return `untap ${scope.self}`;
    case 'loyaltyCost':
      return loyalty(part.amount);
    case 'lifeCost':
      return `pay ${life(part.amount, scope)}${part.forEach === undefined ? '' : ` for each ${eachOne(part.forEach, scope)}`}`;
    case 'actionCost':
      return part.also === undefined
        ? toDo(part.action, scope)
        : `${toDo(part.action, scope)} and ${toDo(part.also, scope)}`;
    case 'eitherCost':
      return part.of.map((cost) => price(cost, scope)).join(', or ');
    default:
      return unreachable(part);
  }
}

/** "{2}{W}". */
export function symbols(all: readonly string[]): string {
  return all.map((symbol) => `{${symbol}}`).join('');
}

function loyalty(change: number | 'X' | '-X'): string {
  if (change === 'X') return 'put X loyalty counters on it';
  if (change === '-X') return 'remove X loyalty counters';
  if (change === 0) return 'for no loyalty';
  return change > 0 ? `put ${change} loyalty on it` : `remove ${-change} loyalty`;
}

function life(how: Extract<CostPart, { kind: 'lifeCost' }>['amount'], scope: Scope): string {
  if (how === 'half') return 'half of your life, rounded up';
  if (how === 'commander colors') return "life equal to the number of colors in your commanders' color identity";
  if (typeof how === 'object')
    return how.kind === 'number' ? `${how.number} life` : `life equal to ${amount(how, scope)}`;
  return `${how} life`;
}
