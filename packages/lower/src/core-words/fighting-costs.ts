/** What must be paid to attack or block is paid as attackers and blockers are declared: CR 508.1g, 509.1d. */
import { some } from '@kitchen-table/language/core';
import type { Rule } from '@kitchen-table/language/core';

type Cant = Extract<Rule, { kind: 'cant' }>;

/** Reports a payment that nobody is asked for then, and one for each of what cannot be counted as it is paid. */
export function reportUnpayable({ action, unlessPaid }: Cant, report: (node: string, text: string) => void): void {
  if (unlessPaid === undefined) return;
  if (unlessPaid.kind !== 'pay' || (action.kind !== 'attack' && action.kind !== 'block')) {
    report('cant unless paid', action.kind);
    return;
  }
  const { forEach, cost } = unlessPaid;
  if (forEach === undefined) return;
  const isCounted =
    forEach.kind !== 'reference' &&
    cost.every(({ kind }) => kind === 'manaCost') &&
    !some(forEach, ({ to }) => typeof to === 'string' && /\d/.test(to));
  if (!isCounted) report('cant unless paid for each', 'pay');
}
