/** Restrictions and requirements of combat that hold for a time said in front: "Until your next turn, creatures can't attack you unless ...". CR 508.1c-d, 509.1b-c. */
import type { Action } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  atomSubject,
  objectVerb,
  passiveVerb,
  payVerb,
  playerVerb,
  subject,
  timedRule,
  type Verb,
} from '../categories.ts';

const bareVerb: Union<Verb> = category<Verb>('something to do', objectVerb, passiveVerb);
const doing: Union<Action> = category<Action>('a cost', payVerb, playerVerb);
timedRule.add(
  phrase`${{ object: subject }} can't ${{ action: bareVerb }}!bare unless ${{ payer: atomSubject }} ${{ pay: doing }}@payer`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'cant', action: { ...s.action, object: s.object }, unlessPaid: { ...s.pay, actor: s.payer } },
    }),
  ) as never,
);
