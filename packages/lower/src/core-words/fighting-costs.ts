/** What must be paid to attack or block is paid as attackers and blockers are declared: CR 508.1g, 509.1d. */
import { isPaidByCount, isPaidForEach, paidToFight } from '@kitchen-table/language/core';
import type { Rule } from '@kitchen-table/language/surface';

/** Reports a payment that nobody is asked for then. */
export function reportUnpayable(
  rule: Extract<Rule, { kind: 'cant' }>,
  report: (node: string, text: string) => void,
): void {
  if (rule.unlessPaid === undefined) return;
  if (paidToFight(rule) === null) report('cant unless paid', rule.action.kind);
  else if (!isPaidForEach(rule) && !isPaidByCount(rule)) report('cant unless paid for each', 'pay');
}
