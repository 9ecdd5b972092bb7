/** What somebody's creatures must do during that player's next turn, and what was done to things this way. CR 508.1d, 608.2c, 611.2a. */
import type { Quality } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  atomSubject,
  clause,
  condition,
  countedNoun,
  noun,
  plainFilter,
  possessive,
  quality,
  subject,
} from '../categories.ts';
import { cardName } from '../nouns/names.ts';

const THIS_TURN = { kind: 'thisTurn' } as const;
// Whose creatures attack only in that player's turn: until its end is as good as during it.
clause.add(
  phrase`during ${{ of: possessive }} next turn , ${{ object: subject }} attack~object [${{ whom: noun }}] if able`.means(
    (s) => ({
      kind: 'during',
      leading: true,
      during: { kind: 'untilEndOfYourNextTurn', of: s.of },
      clause: { kind: 'rule', rule: { kind: 'must', action: { kind: 'attack', object: s.object, whom: s.whom } } },
    }),
  ),
);
clause.add(
  phrase`during your next untap step , as you untap your permanents , ${{ clause }}`.means((s) => ({
    kind: 'delayed',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'untap', of: { kind: 'you' }, next: true } }],
    },
    clause: s.clause,
    asUntapping: true,
  })),
);
const done = words('what was done', ['destroyed', 'sacrificed', 'exiled', 'discarded', 'chosen', 'tapped']);
quality.add(
  phrase`not ${{ done }} this way`.means({ kind: 'thisWay', not: true }),
  phrase`that ${{
    said: terms<Pick<Extract<Quality, { kind: 'thisWay' }>, 'not' | 'words'>>('whether it was', [
      ['were', { words: 'that were' }],
      ["weren't", { not: true, words: 'that were' }],
      ["hasn't been", { not: true, words: 'that has been' }],
    ]),
  }} ${{ done }} this way`.means((s) => ({ ...s.said, kind: 'thisWay', done: s.done })),
  terms<Quality>('more about it ("you control", "with flying")', [
    ["that hasn't been chosen", { kind: 'thisWay', done: 'chosen', not: true, words: 'that has been, unsaid' }],
  ]),
);
condition.add(
  phrase`${{ subject: atomSubject }} attacked or blocked this turn`.means((s) => ({
    kind: 'oneOf',
    of: [
      { kind: 'happened', event: { kind: 'attack', object: s.subject }, when: THIS_TURN },
      { kind: 'happened', event: { kind: 'block', object: s.subject }, when: THIS_TURN },
    ],
    words: 'attacked or blocked',
  })),
  phrase`a ${{ filter: plainFilter }} named ${{ name: cardName }} is attached to ${{ noun: countedNoun }}`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: {
          ...s.filter,
          qualities: [
            { kind: 'named', name: s.name },
            { kind: 'attachedTo', noun: s.noun },
          ],
        },
      },
      words: 'is attached',
    }),
  ) as never,
);
