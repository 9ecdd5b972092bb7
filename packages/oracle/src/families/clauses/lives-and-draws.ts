/** Sentences about life totals, draws and deaths that are built on no verb of the lists. CR 119.5, 121.3, 700.4. */
import { phrase } from '../../kernel/phrase.ts';
import { possessive, rule, subject, timedRule, value } from '../categories.ts';

rule.add(
  phrase`${{ actor: subject }} can't draw cards`.means((s) => ({
    kind: 'cant',
    action: { kind: 'draw', actor: s.actor },
  })),
);
timedRule.add(
  phrase`you may have ${{ of: possessive }} life total become ${{ amount: value }}`.means((s) => ({
    kind: 'may',
    clause: { kind: 'do', action: { kind: 'setLife', actor: s.of, amount: s.amount } },
    have: true,
  })),
);
