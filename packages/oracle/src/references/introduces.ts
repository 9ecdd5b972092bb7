/** What introduces a name, and of what sort that is. CR 115.1, 603.2, 608.2c. */
import type { Sort } from './positions.ts';

type Node = Readonly<Record<string, unknown>> & { readonly kind?: string };

/** What is known by a name: its sort, or null where it may be a player or an object; of an amount, which deeds came to it. */
export interface Known {
  readonly sort: Sort | null;
  readonly verbs?: readonly string[];
}

const NOUNS: ReadonlySet<unknown> = new Set([
  'select',
  'anyTarget',
  'libraryCards',
  'graveyardCards',
  'nounList',
  'playerOf',
  'zoneOfPlayer',
  'reference',
]);
const PLAYERS: ReadonlySet<unknown> = new Set(['player', 'opponent', 'teammate']);

/** Names that mean the same everywhere: of what sort each is, null where it may be a player or an object. */
export const FIXED_NAMES: Readonly<Record<string, Sort | null>> = {
  self: 'object',
  granter: 'object',
  you: 'player',
  host: null,
  defending: 'player',
  'your team': 'player',
  opponents: 'player',
  attacking: 'player',
  pair: 'object',
  'linked.exiled': 'object',
  'linked.chosen': null,
  'linked.created': 'object',
  'pile.chosen': 'object',
  'pile.other': 'object',
  cost: 'object',
  'search.found': 'object',
  '#other result': 'number',
  '#odd results': 'number',
  '#even results': 'number',
};

/** The name that a node introduces by its label; null where it has none. */
export function introducedBy(node: Node): Known | null {
  if (typeof node['label'] !== 'string' || node.kind === 'mode' || node.kind === 'forEach') return null;
  return NOUNS.has(node.kind)
    ? { sort: sortOf(node) }
    : { sort: node['action'] === 'clash' ? 'player' : 'object', verbs: [String(node.kind)] };
}

/** The sort of what a noun names. */
function sortOf(noun: Node): Sort | null {
  switch (noun.kind) {
    case 'playerOf':
      return 'player';
    case 'libraryCards':
    case 'graveyardCards':
    case 'zoneOfPlayer':
      return 'object';
    case 'select':
      return sortOfFilter(noun['filter'] as Node);
    case 'nounList': {
      const sorts = new Set((noun['of'] as readonly Node[]).map(sortOf));
      return sorts.size === 1 ? [...sorts][0]! : null;
    }
    case 'self':
      return 'object';
    case 'you':
    case 'playerNoun':
      return 'player';
    default:
      return null;
  }
}

function sortOfFilter(filter: Node): Sort | null {
  const noun = filter['noun'] as { words?: readonly Node[]; of?: readonly { words: readonly Node[] }[] } | undefined;
  const words = (noun?.words ?? noun?.of?.flatMap((each) => each.words) ?? []).map(({ word }) => word as unknown);
  const players = words.filter((word) => PLAYERS.has(word)).length;
  return players === 0 ? 'object' : players === words.length ? 'player' : null;
}

/** The roles in events that abilities speak of; null for one that the text does not say: it is who it was before. CR 603.2. */
export function rolesOf(events: unknown): readonly (readonly [string, Known | null])[] {
  const all = (Array.isArray(events) ? events : [events]) as readonly Node[];
  const verbs = all.map(({ kind }) => String(kind));
  // "At the beginning of the next end step": whose it is, is not said.
  const isOfNobody = all.every(({ kind, part }) => kind === 'beginningOf' && (part as Node)['of'] === undefined);
  // What becomes a target does so by a spell or ability. CR 115.1.
  const isTargeting = all.every(({ kind }) => kind === 'becomeTarget');
  return [
    ['event.object', { sort: 'object' }],
    ['event.source', { sort: 'object' }],
    ['event.player', isOfNobody ? null : { sort: 'player' }],
    ['event.controller', { sort: 'player' }],
    ['event.owner', { sort: 'player' }],
    ['event.whom', { sort: null }],
    ['event.defending', { sort: 'player' }],
    ['event.recipient', { sort: isTargeting ? 'object' : null }],
    ['event.amount', { sort: 'number', verbs }],
  ];
}
