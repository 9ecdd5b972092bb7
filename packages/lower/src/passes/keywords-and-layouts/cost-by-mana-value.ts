/** "Each creature card in your graveyard has encore {X}, where X is its mana value": a cost worked out for each of them. CR 107.3i, 702.141a. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Keywords given with a cost of as much generic mana as the mana value of what they are given to. */
export const costByManaValue: Pass = { calledBy: ['gain'], rewrite: (ability: Ability) => rewritten(ability, ownCost) };

function ownCost(node: Node): unknown {
  if (node['kind'] !== 'gain' || node['words'] !== 'where X is' || !Array.isArray(node['abilities'])) return undefined;
  const { abilities, words: _words, ...rest } = node;
  const given = abilities as readonly Node[];
  const label = (node['object'] as { label?: string } | undefined)?.label;
  if (label === undefined || !given.every((each) => isManaValueOf(label, each))) return undefined;
  return { ...rest, abilities: given.map(({ amount: _amount, cost: _cost, ...each }) => ({ ...each, detail: OWN })) };
}

const OWN = 'own mana value';

/** {X}, where X is the mana value of that object. */
function isManaValueOf(label: string, { kind, cost, amount }: Node): boolean {
  const [price, ...more] = (cost ?? []) as readonly { kind?: string; symbols?: readonly string[] }[];
  const { kind: value, stat, of } = (amount ?? {}) as { kind?: string; stat?: string; of?: { to?: string } };
  return (
    kind === 'keyword' &&
    more.length === 0 &&
    price?.symbols?.join('') === 'X' &&
    value === 'stat' &&
    stat === 'mana value' &&
    of?.to === label
  );
}
