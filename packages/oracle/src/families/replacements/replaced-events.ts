/** More replacement and prevention effects: part of a damage prevented, draws skipped, life set, nowhere else to go. CR 614.1a, 614.10, 615.7. */
import type { Clause, Rule } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { clause, expression, possessive, rule, timedRule } from '../categories.ts';
import { rules } from '../rules/statics.ts';
import { preventedPart, would } from './replacements.ts';

const ANYWHERE = 'instead of putting it anywhere else';
rule.add(
  phrase`if ${{ would }} , ${{ instead: clause }} ${ANYWHERE}`.means({ kind: 'replace', words: 'anywhere else' }),
  phrase`if ${{ would }} , you may skip that draw instead`.means({
    kind: 'replace',
    instead: { kind: 'may', clause: { kind: 'sequence', steps: [], joins: [] } },
    words: 'skip that draw',
  }),
  phrase`if ${{ would }} , instead that player skips that draw and ${{ instead: clause }}`.means({
    kind: 'replace',
    words: 'skips that draw and',
  }),
  phrase`if ${{ would }} , ${{ instead: preventedPart }} , where X is ${{ x: expression }}`.means((s) => ({
    kind: 'replace',
    would: s.would,
    instead: { kind: 'whereX', clause: s.instead as Clause, value: s.x },
    prevents: true,
  })),
);
/** The same instead of either of two things that would happen. CR 614.1a. */
rules.add(
  phrase`if ${{ one: would }} or ${{ two: would }} , ${{ instead: clause }} instead`.means((s): readonly Rule[] => [
    { kind: 'replace', would: s.one, instead: s.instead, words: 'either' },
    { kind: 'replace', would: s.two, instead: s.instead, words: 'either' },
  ]),
);
timedRule.add(
  phrase`${{ of: possessive }} life total becomes equal to ${{ amount: expression }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'setLife', actor: s.of, amount: s.amount, words: 'equal to' },
  })),
);
