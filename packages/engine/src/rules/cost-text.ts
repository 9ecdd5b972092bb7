/** A cost in words, for the questions that players are asked. CR 118.1. */
import type { Cost } from '@kitchen-table/language';

/** A cost in a few words, for questions. */
export function costText(cost: Cost): string {
  return cost
    .map((part) => {
      switch (part.kind) {
        case 'manaCost':
          return `${part.waterbend === true ? 'waterbend ' : ''}${part.symbols.map((symbol) => `{${symbol}}`).join('')}`;
        case 'manaCostOf':
          return 'its mana cost';
        case 'tapCost':
          return '{T}';
        case 'untapCost':
          return '{Q}';
        case 'loyaltyCost':
          return `[${part.amount}]`;
        case 'lifeCost':
          return typeof part.amount === 'object' ? 'pay life' : `pay ${part.amount} life`;
        case 'actionCost':
          return part.action.kind;
        case 'eitherCost':
          return part.of.map(costText).join(' or ');
      }
    })
    .join(', ');
}
