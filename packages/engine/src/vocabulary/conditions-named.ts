/** "As long as the top card of your library is a Goblin card, ~ has all activated abilities of that card." CR 604.1, 611.3a. */
import type { Ability, Condition } from '@kitchen-table/language';

/** Pure memo: abilities that say nothing of the kind are themselves. */
const memo = new WeakMap<Ability, Ability>();

/** Static abilities whose rules speak of the card that their condition is about, with that card in each place. */
export function withConditionNamed(ability: Ability): Ability {
  if (ability.kind !== 'static' || ability.condition === undefined) return ability;
  let known = memo.get(ability);
  if (known === undefined) {
    const named = cardIn(ability.condition);
    memo.set(
      ability,
      (known =
        named === null
          ? ability
          : { ...ability, rules: replaced(ability.rules, named.label, named.card) as typeof ability.rules }),
    );
  }
  return known;
}

function cardIn(condition: Condition): { readonly label: string; readonly card: unknown } | null {
  if (condition.kind !== 'is' || condition.subject.kind !== 'libraryCards') return null;
  const { label, ...card } = condition.subject;
  return label === undefined ? null : { label, card };
}

function replaced(node: unknown, label: string, card: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => replaced(part, label, card));
  const { kind, to } = node as { kind?: unknown; to?: unknown };
  if (kind === 'reference' && to === label) return card;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, replaced(part, label, card)]));
}
