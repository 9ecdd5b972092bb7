/** "... unless ...": rules that a condition or a payment lifts. CR 508.1d, 509.1c, 604.1, 614.1c. */
import type { Action, Rule } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, condition, payVerb, playerVerb, rule, subject, turnPart } from '../categories.ts';
import { countersList } from '../zones/places.ts';
import { plainRules, ruleStep, staticAbility } from './statics.ts';
import { UNSAID } from '../clauses/sequences.ts';

const doing = category<Action>('a cost', payVerb, playerVerb);
ruleStep.add(
  phrase`can't attack or block unless ${{ payer: atomSubject }} ${{ pay: doing }}@payer`.means((s) => ({
    kind: 'cant',
    action: { kind: 'attack', object: UNSAID },
    also: [{ kind: 'block', object: UNSAID }],
    unlessPaid: { ...(s.pay as Action), actor: s.payer },
  })) as never,
);
const liftable = (each: Rule): boolean => each.kind === 'changes' || each.kind === 'must';
/** What is lifted by a condition and has no "unless" of its own: changes. */
const changes: Category<typeof plainRules extends Category<infer T> ? T : never> = new Mapped(
  'what is true of it',
  plainRules,
  (tree) => (tree.every(liftable) ? tree : null),
  (tree) => (tree.every(liftable) ? [tree] : []),
  [null],
);
staticAbility.add(
  phrase`^ ${{ rules: changes }} unless ${{ condition }} .`.means((s) => ({
    kind: 'static',
    rules: s.rules,
    condition: { kind: 'not', of: s.condition },
    conditionTrailing: true,
    words: 'unless',
  })),
);
rule.add(
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on it unless ${{ unless: condition }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      entering: { kind: 'entering', counters: s.counters },
      unless: s.unless,
    }),
  ),
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }} unless ${{ condition }}`.means((s) => ({
    kind: 'doesntUntap',
    object: s.object,
    part: s.part,
    condition: { kind: 'not', of: s.condition },
  })),
);
