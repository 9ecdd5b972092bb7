/** What a text is for, judged by the verbs in it: whom it should point at and when it is worth using. */
import { isMeantToHelp } from '@kitchen-table/engine';
import type { Action, Clause } from '@kitchen-table/language/core';

/** What using a text does for the one who uses it. */
export type Intent = 'counter' | 'removal' | 'trick' | 'cards' | 'board' | 'mana' | 'life' | 'other';

/** What the engine leaves open, as it may be either, and a bot takes for good. */
const TAKEN_FOR_GOOD: ReadonlySet<Action['kind']> = new Set(['attach', 'become', 'setPowerToughness']);

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
    found.push({
      helps: action === null ? null : helps(action as unknown as Action, node),
      damage: action === null ? null : damageOf(action),
    });
    return;
  }
  const inner = node.kind === 'do' ? (node['action'] as Node) : action;
  for (const part of Object.values(node)) collectAims(part, inner, found);
}

function helps(action: Action, target: object): boolean | null {
  return isMeantToHelp(action, target) ?? (TAKEN_FOR_GOOD.has(action.kind) ? true : null);
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
