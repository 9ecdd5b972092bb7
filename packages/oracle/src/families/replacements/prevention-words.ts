/** Other orders of words for what prevents and redirects damage: to whom, by what, when. CR 614.9, 615.1. */
import type { Duration } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { noun, rule, subject, timedRule } from '../categories.ts';
import { amount } from '../values/values.ts';

const HOW_LONG = terms<Duration>('how long', [
  ['this turn', { kind: 'thisTurn' }],
  ['this game', { kind: 'restOfGame' }],
]);
const THIS_TURN = { kind: 'thisTurn' } as const;
timedRule.add(
  phrase`prevent the next ${{ amount }} damage that would be dealt this turn to ${{ to: noun }} [!divided , divided as you choose]`.means(
    (s) => ({
      kind: 'do',
      action: {
        kind: 'prevent',
        amount: s.amount,
        to: s.to,
        next: true,
        divided: (s as { divided?: true }).divided,
        words: 'this turn to',
      },
      during: THIS_TURN,
    }),
  ) as never,
);
timedRule.add(
  phrase`prevent all damage that ${{ by: subject }} would deal ${{ during: HOW_LONG }} to ${{ to: noun }}`.means(
    (s) => ({
      kind: 'do',
      action: { kind: 'prevent', amount: 'all', to: s.to, by: s.by, words: 'that would deal' },
      during: s.during,
      leading: true,
    }),
  ),
);
rule.add(
  phrase`prevent all damage that would be dealt to ${{ to: subject }} by ${{ by: noun }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', to: s.to, by: s.by },
  })),
  phrase`prevent all damage that ${{ by: subject }} would deal to ${{ to: noun }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', to: s.to, by: s.by, words: 'that would deal' },
  })),
);
