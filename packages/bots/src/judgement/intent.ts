/** What a text is for, judged by the verbs in it: whom it should point at and when it is worth using. */
import { isHelpfulDeed } from '@kitchen-table/engine';
import type { Clause } from '@kitchen-table/language/core';

/** What using a text does for the one who uses it. */
export type Intent = 'counter' | 'removal' | 'trick' | 'cards' | 'board' | 'mana' | 'life' | 'other';

const HARMFUL: ReadonlySet<string> = new Set([
  'dealDamage',
  'destroy',
  'exile',
  'tap',
  'counter',
  'sacrifice',
  'gainControl',
  'loseLife',
  'discard',
  'mill',
  'goad',
  'return',
  'skip',
  'cant',
  'phaseOut',
  'removeCounters',
  'loseGame',
]);
const HELPFUL: ReadonlySet<string> = new Set([
  'draw',
  'gainLife',
  'untap',
  'regenerate',
  'copy',
  'attach',
  'putCounters',
  'gain',
  'get',
  'double',
  'search',
  'create',
  'addMana',
  'extraTurn',
  'prevent',
  'becomeCopy',
  'setPowerToughness',
  'become',
]);

interface Node {
  readonly kind?: unknown;
  readonly [key: string]: unknown;
}

/** One "target" of a text: what is done to it. */
export interface Aim {
  /** true: for one's own things; false: against the others'; null: unknown. */
  readonly helps: boolean | null;
  /** The damage dealt to it, when the text says a number. */
  readonly damage: number | null;
}

const aimsMemo = new WeakMap<object, readonly Aim[]>();
const intentMemo = new WeakMap<object, Intent>();

/** The targets of a text in the order in which they are said. */
export function aimsOf(clause: Clause): readonly Aim[] {
  let aims = aimsMemo.get(clause);
  if (aims === undefined) {
    const found: Aim[] = [];
    collectAims(clause, null, found);
    aimsMemo.set(clause, (aims = found));
  }
  return aims;
}

function collectAims(value: unknown, action: Node | null, found: Aim[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collectAims(part, action, found);
    return;
  }
  const node = value as Node;
  const quantifier = node['quantifier'] as { target?: true } | undefined;
  if ((node.kind === 'select' || node.kind === 'anyTarget') && quantifier?.target === true) {
    found.push({ helps: action === null ? null : helps(action), damage: action === null ? null : damageOf(action) });
    return;
  }
  const inner = node.kind === 'do' ? (node['action'] as Node) : action;
  for (const part of Object.values(node)) collectAims(part, inner, found);
}

function helps(action: Node): boolean | null {
  const kind = String(action.kind);
  if (kind === 'get')
    return !(
      action['negativePower'] === true ||
      action['negativeToughness'] === true ||
      isNegative(action['toughness'])
    );
  if (kind === 'gain' && action['verb'] === 'lose') return false;
  if (kind === 'putCounters') return !String(action['counter']).startsWith('-');
  if (kind === 'move') return isFromGraveyard(action) ? true : false;
  if (kind === 'fight') return null;
  if (HARMFUL.has(kind)) return false;
  return HELPFUL.has(kind) ? true : isHelpfulDeed(kind === 'keywordAction' ? String(action['action']) : kind);
}

function isNegative(value: unknown): boolean {
  return (
    (value as { number?: number } | undefined)?.number !== undefined && ((value as { number: number }).number ?? 0) < 0
  );
}

function isFromGraveyard(action: Node): boolean {
  return (
    JSON.stringify(action['object'] ?? null).includes('"graveyard"') ||
    JSON.stringify(action['from'] ?? null).includes('"graveyard"')
  );
}

function damageOf(action: Node): number | null {
  if (action.kind !== 'dealDamage') return null;
  return (action['amount'] as { kind?: string; number?: number } | undefined)?.number ?? null;
}

/** What the text is for, by the most telling verb in it. */
export function intentOf(clause: Clause): Intent {
  let intent = intentMemo.get(clause);
  if (intent === undefined) intentMemo.set(clause, (intent = judge(clause)));
  return intent;
}

function judge(clause: Clause): Intent {
  const kinds = new Set<string>();
  collectKinds(clause, kinds);
  if (kinds.has('counter')) return 'counter';
  if (kinds.has('addMana')) return 'mana';
  const against = aimsOf(clause).some(({ helps: good }) => good === false);
  if (against || ['destroy', 'fight', 'dealDamage', 'exile'].some((kind) => kinds.has(kind))) return 'removal';
  if (kinds.has('create') || kinds.has('putCounters') || kinds.has('search') || kinds.has('move')) return 'board';
  if (kinds.has('draw')) return 'cards';
  if (kinds.has('get') || kinds.has('gain') || kinds.has('regenerate') || kinds.has('prevent') || kinds.has('untap'))
    return 'trick';
  return kinds.has('gainLife') ? 'life' : 'other';
}

function collectKinds(value: unknown, kinds: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collectKinds(part, kinds);
    return;
  }
  const node = value as Node;
  if (node.kind === 'do') kinds.add(String((node['action'] as Node).kind));
  for (const [key, part] of Object.entries(node)) if (key !== 'abilities' && key !== 'token') collectKinds(part, kinds);
}
