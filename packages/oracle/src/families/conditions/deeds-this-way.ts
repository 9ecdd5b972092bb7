/** Whether something spoken of was dealt with by a step before of the same text: "if that permanent was destroyed this way". CR 608.2c. */
import type { Condition } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atomSubject, condition } from '../categories.ts';

const HOW = words('what was done', [
  'exiled',
  'destroyed',
  'discarded',
  'milled',
  'revealed',
  'sacrificed',
  'countered',
  'put into a graveyard',
  'put onto the battlefield',
]);
function ofOneSpokenOf(said: Category<Condition>): Category<Condition> {
  const isKnown = (tree: Condition): boolean => tree.kind === 'is' && tree.subject.kind !== 'select';
  return new Mapped<Condition, Condition>(
    'a condition',
    said,
    (tree) => (isKnown(tree) ? tree : null),
    (tree) => (isKnown(tree) ? [tree] : []),
    ['is'],
  );
}
condition.add(
  ofOneSpokenOf(
    phrase`${{ subject: atomSubject }} ${{
      words: terms('whether it was', [
        ['is', 'is done'],
        ['was', 'was done'],
      ]),
    }} ${{ done: HOW }} this way`.means((s) => ({
      kind: 'is',
      subject: s.subject,
      filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'thisWay', done: s.done }] },
      words: s.words,
    })),
  ),
  phrase`you didn't put the revealed card onto the battlefield this way`.means({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'no', singular: true },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [{ kind: 'thisWay', done: 'put onto the battlefield' }],
      },
    },
    words: 'the revealed card',
  }),
  phrase`${{ words: words('what deals damage', ['~ deals', 'it deals']) }} damage to you this way`.means({
    kind: 'is',
    subject: { kind: 'you' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'thisWay', done: 'dealt damage' }],
    },
  }),
);
