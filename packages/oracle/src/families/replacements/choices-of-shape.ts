/** What something becomes as it enters: one of several things, or a copy with more to follow. CR 208.2b, 707.2c, 707.9g. */
import type { Description } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  bare,
  clause,
  changeVerb,
  description,
  duration,
  filter,
  noun,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { exceptions } from '../becoming/copy-exceptions.ts';
import { size } from '../values/sizes.ts';

/** With its size said: nothing else is one of several such things. */
const sized = new Mapped<Description, Description>(
  'a sort of object',
  description,
  (tree) => (tree.power === undefined ? null : tree),
  (tree) => (tree.power === undefined ? [] : [tree]),
);
const shape: Union<Description> = category<Description>(
  'a sort of object',
  sized,
  phrase`${{ size }}`.means((s) => ({ ...s.size, kind: 'description', words: 'a size' })),
);
changeVerb.add(
  phrase`become~ your choice of ${{ options: series(shape, { join: 'or' }) }}`.means({ kind: 'becomeOneOf' }),
);
rule.add(
  phrase`${{ object: subject }} be~object a copy of ${{ of: noun }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'becomeCopy', object: s.object, of: s.of, fixed: 'as it begins' },
  })),
);
/** "Creatures you control enter as a copy of ~": others, without a choice. CR 614.1c, 707.5. */
rule.add(
  phrase`${{ object: subject }} enter~object as a copy of ${{ of: noun }}`.means((s) => ({
    kind: 'entersWith',
    object: s.object,
    clause: {
      kind: 'do',
      action: { kind: 'becomeCopy', object: { kind: 'reference', to: null, words: 'unsaid' }, of: s.of },
    },
  })),
);
/** "The next time one or more creatures enter this turn, they enter as copies of it": all that enter at once. CR 614.12. */
timedRule.add(
  phrase`the next time one or more ${{ object: bare }} enter the battlefield ${{ during: duration }} , they enter as copies of ${{ of: noun }}`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'entersWith',
        object: s.object,
        clause: {
          kind: 'do',
          action: { kind: 'becomeCopy', object: { kind: 'reference', to: null, words: 'unsaid' }, of: s.of },
        },
        forATime: true,
        once: true,
      },
      during: s.during,
    }),
  ),
);
/** "The next time target creature adapts this turn, it adapts as though it had no +1/+1 counters on it". CR 609.4, 701.43a. */
timedRule.add(
  phrase`the next time ${{ object: noun }} adapts ${{ during: duration }} , it adapts as though it had no +1/+1 counters on it`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'replace',
        would: { kind: 'keywordAction', action: 'adapt', object: s.object },
        instead: {
          kind: 'do',
          action: {
            kind: 'keywordAction',
            action: 'adapt',
            object: { kind: 'reference', to: null, words: 'it' },
            detail: 'without +1/+1',
          },
        },
        once: true,
      },
      during: s.during,
    }),
  ),
);
/** "You may have ~ enter as a copy of any creature. When you do, ...". */
rule.add(
  phrase`you may have ~ enter as a copy of any ${{ filter }} [, except ${{ except: exceptions }}] . ^ when you do , ${{ whenDone: clause }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: { kind: 'self' },
      may: true,
      clause: {
        kind: 'do',
        action: {
          kind: 'becomeCopy',
          object: { kind: 'self' },
          of: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', words: 'any' }, filter: s.filter },
          except: s.except,
        },
      },
      whenDone: s.whenDone,
    }),
  ),
);
