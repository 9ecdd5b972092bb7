/** More ways in which things enter: on whom the counters are, as copies, besides, for a time. CR 614.1c-d, 707.2. */
import type { Rule } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { eachOne, entering, filter, rule, subject } from '../categories.ts';
import { exceptions } from '../becoming/copy-exceptions.ts';
import { counterName } from '../counters/counters.ts';
import { countersItem, countersList } from '../zones/places.ts';
import { several } from '../values/values.ts';

/** Of legends and villains that cards speak of as he or she. */
const pronoun = words('whom', ['him', 'her']);
const onIt = (copy: object): Extract<Rule, { kind: 'entersWith' }> => copy as never;
countersItem.add(
  phrase`a additional ${{ number: several }} ${{ counter: counterName }} counter#number`.means({
    additional: true,
    words: 'an additional number',
  }),
);
entering.add(phrase`with ${{ counters: countersList }} on ${{ pronoun }}`.means({ kind: 'entering' }));
rule.add(
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on ${{ pronoun }} for each ${{ of: eachOne }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      entering: { kind: 'entering', counters: s.counters, pronoun: s.pronoun, forEach: s.of },
    }),
  ) as never,
  phrase`you may have ~ enter tapped as a copy of any ${{ filter }} [, except ${{ except: exceptions }}]`.means((s) =>
    onIt({
      kind: 'entersWith',
      object: { kind: 'self' },
      may: true,
      entering: { kind: 'entering', tapped: true },
      clause: {
        kind: 'do',
        action: {
          kind: 'becomeCopy',
          object: { kind: 'self' },
          of: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a', words: 'any' }, filter: s.filter },
          except: s.except,
        },
      },
    }),
  ),
);
