/** "As long as the top card of your library is a Goblin card, ~ has all activated abilities of that card." CR 604.1, 611.3a. */
import type { Ability, Condition } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** Static abilities whose rules speak of the card that their condition is about, with that card in each place. */
export const conditionNamed: Pass = { calledBy: ['libraryCards'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static' || ability.condition === undefined) return ability;
  const named = cardIn(ability.condition);
  if (named === null) return ability;
  const rules = rewritten(ability.rules, ({ kind, to }) =>
    kind === 'reference' && to === named.label ? named.card : undefined,
  );
  return { ...ability, rules };
}

function cardIn(condition: Condition): { readonly label: string; readonly card: unknown } | null {
  if (condition.kind !== 'is' || condition.subject.kind !== 'libraryCards') return null;
  const { label, ...card } = condition.subject;
  return label === undefined ? null : { label, card };
}
