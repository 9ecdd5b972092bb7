/** Who is being attacked, what was controlled since the turn began, and the Ring. CR 302.6, 508.1b, 701.52. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, condition, quality, trigger } from '../categories.ts';

const YOU: Noun = { kind: 'you' };
const RING_BEARER: Filter = {
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'Ring-bearer' }] },
};
quality.add(
  phrase`being attacked`.means({ kind: 'beingAttacked' }),
  phrase`you're attacking`.means({ kind: 'beingAttacked', by: { kind: 'you' } }),
  phrase`${{ player: atomSubject }} has controlled continuously since the beginning of the turn`.means({
    kind: 'controlledSinceTurnBegan',
  }),
);
condition.add(
  phrase`you chose a creature other than ~ as your Ring-bearer`.means({
    kind: 'controls',
    player: YOU,
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { ...RING_BEARER, qualities: [{ kind: 'otherThan', noun: { kind: 'self' } }] },
    },
    words: 'chose',
  }),
);
for (const [said, words] of [
  ['at end of combat on your turn', 'on turn'],
  ['at the end of combat on your turn', 'the, on turn'],
] as const)
  trigger.add(
    phrase`${said} , if ${{ condition }}`.means((s) => ({
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat', of: YOU, words } }],
      condition: s.condition,
    })) as never,
  );
