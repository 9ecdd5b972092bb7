/** "You gain 2 life for each Mountain": one event of so much, not one for each. CR 608.2c, 119.9. */
import type { Action, Clause, Entering, Value } from '@kitchen-table/language/core';
import { mentions } from './each-actor.ts';

/** The action done once with the amount for all of them; null when it is done for each by itself. */
export function multiplied(clause: Clause, labels: readonly string[], count: number): Clause | null {
  if (clause.kind !== 'do' || labels.some((label) => mentions(clause.action, label))) return null;
  const action = withAmount(clause.action, count);
  return action === null ? null : { ...clause, action };
}

/** "2 damage to each creature for each Aura attached to it": an amount of each one's own, in one event; else null. CR 608.2c. */
export function eachTheirOwn({ clause, of }: Extract<Clause, { kind: 'forEach' }>): Clause | null {
  if (clause.kind !== 'do' || clause.action.kind !== 'dealDamage') return null;
  const { to, amount } = clause.action;
  if (to?.kind !== 'select' || to.label === undefined || amount?.kind !== 'number' || !mentions(of, to.label))
    return null;
  const each: Value = { kind: 'times', by: amount.number, of: { kind: 'count', of } };
  return { ...clause, action: { ...clause.action, amount: each } };
}

function withAmount(action: Action, count: number): Action | null {
  const times = (amount: Value | undefined): Value => ({
    kind: 'times',
    by: count,
    of: amount ?? { kind: 'number', number: 1 },
  });
  switch (action.kind) {
    case 'gainLife':
    case 'loseLife':
    case 'draw':
    case 'mill':
      return { ...action, amount: times(action.amount) };
    case 'dealDamage':
      return action.divided === undefined && action.also === undefined
        ? { ...action, amount: times(action.amount) }
        : null;
    case 'copy':
      return { ...action, times: times(action.times) };
    case 'putCounters':
      return action.distributed === true ? null : { ...action, number: times(action.number) };
    case 'choose': {
      const { what } = action;
      if (typeof what === 'string' || !('kind' in what) || what.kind !== 'select') return null;
      const { amount, target, other } = what.quantifier;
      if (amount !== 'a' || target === true || other === true) return null;
      // So many of them, each once. CR 608.2d.
      return {
        ...action,
        what: { ...what, quantifier: { kind: 'quantifier', amount: 'number', number: times(undefined) } },
      };
    }
    case 'create': {
      const { amount, number } = action.quantifier;
      if (amount !== 'a' && amount !== 'number') return null;
      return { ...action, quantifier: { kind: 'quantifier', amount: 'number', number: times(number) } };
    }
    case 'move':
    case 'exile': {
      // "Return it with a +1/+1 counter on it for each land": it is the counters that there are so many of.
      const counters = action.entering?.counters?.map((each) => ({ ...each, number: times(each.number) }));
      return counters === undefined ? null : { ...action, entering: { ...(action.entering as Entering), counters } };
    }
    default:
      return null;
  }
}
