/** "If its controller has four cards in hand, they ...", "an opponent or a planeswalker they control": whom words that are only asked name. CR 608.2c. */
import { some } from '@kitchen-table/language/core';
import type { Ability } from '@kitchen-table/language/surface';
import { type Node, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** Who is named where nothing is chosen, named again in the place of "they" or "that player". */
export const namedAgain: Pass = { calledBy: ['playerOf', 'whom'], rewrite };

function rewrite(ability: Ability): Ability {
  const described = rewritten(ability, attackedWith);
  const named = new Map<string, Node>();
  collect(described, false, named);
  // Where control changes, its controller afterwards is another player.
  if (named.size === 0 || some(described, ({ kind }) => CHANGES_CONTROL.has(String(kind)))) return described;
  return rewritten(described, ({ kind, to }) => (kind === 'reference' ? named.get(to as string) : undefined));
}

const CHANGES_CONTROL: ReadonlySet<string> = new Set(['gainControl', 'exchangeControl']);

/** What is said in these is asked; nothing is chosen. */
const ASKED: ReadonlySet<string> = new Set(['condition', 'filter']);

/** The players who are told by what they are to something, where nothing is chosen. */
function collect(node: unknown, asked: boolean, named: Map<string, Node>): void {
  if (typeof node !== 'object' || node === null) return;
  const { kind, label, ...player } = node as Node;
  if (asked && kind === 'playerOf' && typeof label === 'string') named.set(label, { kind, ...player });
  for (const [field, part] of Object.entries(node)) collect(part, asked || ASKED.has(field), named);
}

/** "One of your opponents or a planeswalker they control": a planeswalker that such an opponent controls. */
function attackedWith(node: Node): Node | undefined {
  const { whom } = node;
  const { kind, of } = (whom ?? {}) as { kind?: string; of?: readonly Node[] };
  if (kind !== 'nounList' || of === undefined) return undefined;
  const [first, ...others] = of;
  const { label, ...player } = first as Node;
  if (player['kind'] !== 'select' || typeof label !== 'string') return undefined;
  const parts = others.map((part) => meaning(part, label, player));
  return parts.every((part, index) => part === others[index])
    ? undefined
    : { ...node, whom: { ...(whom as Node), of: [player, ...parts] } };
}

function meaning(tree: Node, label: string, meant: Node): Node {
  return rewritten(tree, ({ kind, to }) => (kind === 'reference' && to === label ? meant : undefined));
}
