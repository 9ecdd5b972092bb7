/** "Can't attack unless you sacrifice a land": what is done is a cost to attack, like mana that is paid. CR 508.1g, 509.1d. */
import type { Ability, Action, Rule } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** What "you" must do to attack or block with a creature, as a payment. */
export const paidByDeeds: Pass = {
  calledBy: ['unlessPaid'],
  rewrite: (ability: Ability) =>
    rewritten(ability, (node) => (node['kind'] === 'cant' ? asPayment(node as unknown as Cant) : undefined)),
};

type Cant = Extract<Rule, { kind: 'cant' }>;

function asPayment(rule: Cant): Rule | undefined {
  const { unlessPaid } = rule;
  if (unlessPaid === undefined || (unlessPaid.kind !== 'sacrifice' && unlessPaid.kind !== 'move')) return undefined;
  // What is chosen and paid is found among what the payer has: nothing is spoken of that was named before.
  const { actor, ...deed } = unlessPaid;
  if (actor?.kind !== 'you' || deed.object.kind !== 'select') return undefined;
  const cost = [{ kind: 'actionCost', action: deed as Action }] as const;
  return { ...rule, unlessPaid: { kind: 'pay', actor, cost } };
}
