/** What is taken off, and how long something is what it has become. CR 301.5, 303.4, 611.2b, 700.5. */
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import type { Noun, Quantifier } from '@kitchen-table/language/surface';
import { duration, noun, plainFilter, playerVerb } from '../categories.ts';
import { q } from '../nouns/quantifiers.ts';

const attachedTo = (whom: Noun) => ({ kind: 'attachedTo' as const, noun: whom });
playerVerb.add(
  phrase`unattach~ ${{
    quantifier: terms<Quantifier>('how many', [
      ['all', { ...q, amount: 'all' }],
      ['a', { ...q, amount: 'a' }],
      ['up to one', { ...q, amount: 'upTo', number: { kind: 'number', number: 1 } }],
    ]),
  }} ${{ filter: plainFilter }} from ${{ from: noun }}`.means((s) => ({
    kind: 'unattach',
    object: {
      kind: 'select',
      quantifier: s.quantifier,
      filter: { ...s.filter, qualities: [attachedTo(s.from as Noun)] },
    },
    words: 'from',
  })) as never,
);
duration.add(
  phrase`until ~ leaves the battlefield`.means({
    kind: 'untilLeaves',
    object: { kind: 'self' },
    verb: 'leaves the battlefield',
  }),
);
