/** What loyalty abilities cost besides, and when and how often they may be activated. CR 606.3, 606.5. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern } from '../../kernel/words.ts';
import { eachOne, noun, rule, subject, timedRule } from '../categories.ts';

const change = new Pattern<number>(
  'a number of loyalty counters',
  /^[+-]\d+$/,
  ['+1', '-1'],
  (word) => Number(word),
  (value) => (value > 0 ? `+${value}` : String(value)),
);
rule.add(
  phrase`planeswalkers ' loyalty abilities ${{ by: subject }} activate~by cost a additional ${{ more: change }} to activate`.means(
    { kind: 'loyaltyCosts' },
  ),
);
const SELF = { kind: 'self' } as const;
rule.add(
  phrase`${{ of: subject }} can boast twice during each of your turns rather than once`.means({
    kind: 'keywordUse',
    keyword: 'boast',
    times: 2,
    ownTurns: true,
  }),
  phrase`you may activate loyalty abilities of ${{ of: noun }} on any player 's turn any time you could cast a instant`.means(
    {
      kind: 'loyaltyUse',
      instant: true,
      words: 'any turn',
    },
  ),
  phrase`you may activate the loyalty abilities of ${{ of: noun }} twice each turn rather than only once`.means({
    kind: 'loyaltyUse',
    times: 2,
  }),
  ...(['her', 'his', 'their'] as const).map((words) =>
    phrase`you may activate ${words} loyalty abilities any time you could cast a instant`.means({
      kind: 'loyaltyUse' as const,
      of: SELF,
      instant: true as const,
      words,
    }),
  ),
);
timedRule.add(
  phrase`you may activate loyalty abilities of ${{ of: noun }} twice this turn rather than only once`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'loyaltyUse', of: s.of, times: 2 },
    during: { kind: 'thisTurn' },
  })),
  phrase`for each ${{ of: eachOne }} , you may activate one of its loyalty abilities once this turn as though none of its loyalty abilities have been activated this turn`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'loyaltyUse', of: s.of as Noun, more: 1 },
      during: { kind: 'thisTurn' },
    }),
  ),
);
