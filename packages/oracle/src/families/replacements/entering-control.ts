/** Replacing under whose control something enters, and triggers on what has resolved. CR 616.1b, 608.2n. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { objectEvent, possessive, rule, subject, timedRule, duration } from '../categories.ts';

const entersElsewhere: Union<Clause> = category<Clause>(
  'how it enters',
  phrase`${{ object: subject }} enter~object under ${{ under: possessive }} control`.means((s) => ({
    kind: 'do',
    action: { kind: 'enter', object: s.object, under: s.under },
  })),
);
const wouldEnter = category(
  'an event',
  phrase`${{ object: subject }} would enter under ${{ under: possessive }} control`.means({ kind: 'enter' }),
  phrase`${{ object: subject }} would enter the battlefield under ${{ under: possessive }} control`.means({
    kind: 'enter',
    words: 'the battlefield',
  }),
);
rule.add(
  phrase`if ${{ would: wouldEnter }} , ${{ instead: entersElsewhere }} instead`.means({ kind: 'replace' }) as never,
);
timedRule.add(
  phrase`if ${{ would: wouldEnter }} ${{ during: duration }} , ${{ instead: entersElsewhere }} instead`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'replace', would: s.would, instead: s.instead },
    during: s.during,
  })) as never,
);
objectEvent.add(phrase`resolve~`.means({ kind: 'resolve' }));
