/** In what order the parts of a sentence are read, as far as it is not that of its tree. CR 608.2c. */
import type { Node } from './candidates.ts';

/** Fields in the order in which cards say them. */
export const ORDER: readonly string[] = [
  'trigger',
  'events',
  'cost',
  // "each other spell you've cast before it": it is none of those that are counted.
  'before',
  'actor',
  'subject',
  'player',
  'object',
  'quantifier',
  'filter',
  'number',
  'amount',
  'from',
  'on',
  'of',
  'part',
  'condition',
  'action',
  'to',
  'rule',
  'rules',
  'clause',
  'entering',
  'value',
  'left',
];
const AFTER_ACTOR = ORDER.indexOf('actor') + 0.5;
const RANKS: ReadonlyMap<string, number> = new Map(ORDER.map((key, index) => [key, index]));
/** Is it said whose next turn a duration goes by? */
function saysWhoseTurn(node: Node): boolean {
  const during = node['during'] as Node | undefined;
  return during?.kind === 'untilEndOfYourNextTurn' && during['of'] !== undefined;
}

/** Is a zone only said to be theirs? */
function isTheirs({ of }: Node): boolean {
  return (of as Node | undefined)?.['words'] === 'they';
}

/** Where a field stands among those of its node, in reading order. */
export function rank(key: string, node: Node): number {
  if (node.kind === 'dealDamage' && key === 'to' && node['words'] === 'to, amount') return AFTER_ACTOR;
  // "During target opponent's next turn, creatures that player controls ..."
  if (key === 'during' && node['leading'] === true && saysWhoseTurn(node)) return -1;
  // "All damage that would be dealt by target creature is dealt to its controller instead."
  if (node.kind === 'redirect' && key === 'by') return AFTER_ACTOR;
  // "Put a number of counters on each creature equal to that creature's toughness."
  if (node.kind === 'putCounters' && key === 'number' && node['words'] === 'a number of') return ORDER.length;
  // "Put into an opponent's graveyard from their library."
  if (node.kind === 'move' && key === 'from' && isTheirs(node['from'] as Node)) return ORDER.length;
  const trailing =
    node.kind === 'unless' ||
    node['trailing'] === true ||
    (node.kind === 'forEach' && node['leading'] !== true) ||
    node['conditionTrailing'] === true;
  if (trailing && (key === 'clause' || key === 'rules')) return -1;
  if (node.kind === 'changes' && key === 'action') return -1;
  if (node.kind === 'static' && node['words'] === 'instead' && key === 'otherwise') return -1;
  if (node.kind === 'entersWith' && key === 'condition' && node['words'] !== 'if after') return -1;
  return RANKS.get(key) ?? ORDER.length;
}
