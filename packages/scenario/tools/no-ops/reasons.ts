/** Kinds of reasons for which an instruction may do nothing on any board that is made here. None of them is of one card. */
import type { Card } from '@kitchen-table/language/core';
import { some } from '@kitchen-table/language/core';
import type { Finding } from './detector.ts';

type Node = Readonly<Record<string, unknown>>;
type Reason = readonly [name: string, explains: (finding: Finding, card: Card) => boolean];

const has = (tree: unknown, kinds: readonly string[]): boolean =>
  some(tree, ({ kind, what, adjective }) => kinds.some((each) => each === kind || each === what || each === adjective));

/** In their order: the first that fits is named. */
const REASONS: readonly Reason[] = [
  ['it is so already', ({ instruction }) => ['tap', 'untap', 'unattach'].includes(instruction.action.kind)],
  ['only in combat', ({ instruction }) => has(instruction.action, ['attacking', 'blocking', 'attackingAlone'])],
  ['an amount that may be 0', ({ instruction, what }) => what === 'does nothing' && isCounted(instruction.action)],
  ['nothing need be found or chosen', ({ label }, card) => label !== '' && mayBeNothing(card, label)],
  ['none of "up to" so many need be chosen', ({ instruction }) => some(instruction.action, isAnyNumber)],
  ['a step that may not have been taken', ({ label }, card) => label !== '' && isOptional(card, label)],
];

/** Why it may be so; null: that is not known, and someone should look. */
export function reasonFor(finding: Finding, card: Card): string | null {
  return REASONS.find(([, explains]) => explains(finding, card))?.[0] ?? null;
}

function isAnyNumber({ kind, amount }: Node): boolean {
  return kind === 'quantifier' && (amount === 'upTo' || amount === 'anyNumber');
}

function isCounted(action: object): boolean {
  const { amount, number, count } = action as Node;
  return [amount, number, count].some(
    (value) => typeof value === 'object' && value !== null && (value as Node)['kind'] !== 'number',
  );
}

/** What a search, a look at some cards or an "up to" finds; and a description that narrows more than a board can meet. */
function mayBeNothing(card: Card, label: string): boolean {
  return some(card.faces, (node) => {
    if (node['kind'] === 'search' || node['kind'] === 'reveal' || node['kind'] === 'cast')
      return some(node, (part) => part['label'] === label);
    if (node['label'] !== label) return false;
    const { amount } = (node['quantifier'] ?? {}) as Node;
    return amount === 'upTo' || amount === 'anyNumber' || has(node, ['named', 'thisWay', 'among', 'exiledWith']);
  });
}

/** What is named within "you may ..." or "if ...". */
function isOptional(card: Card, label: string): boolean {
  return some(card.faces, (node) => {
    return (
      ['may', 'if', 'ifDone', 'unless'].includes(String(node['kind'])) && some(node, (part) => part['label'] === label)
    );
  });
}
