/** More events that triggers look for: making tokens, losing control, phasing in, the next spell. CR 603.2, 603.7b, 702.26. */
import type { Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { filter, noun, objectEvent, playerEvent, trigger } from '../categories.ts';
import { oneEvent } from './triggers.ts';

const made = (amount: 'a' | 'atLeast', type?: 'creature' | 'artifact'): Noun => ({
  kind: 'select',
  quantifier: {
    kind: 'quantifier',
    amount,
    ...(amount === 'a' ? {} : { number: { kind: 'number' as const, number: 1 } }),
  },
  filter: {
    kind: 'filter',
    noun: {
      kind: 'words',
      words: [...(type ? [{ kind: 'typeWord' as const, type }] : []), { kind: 'classWord', word: 'token' }],
    },
  },
});
/** Tokens of no particular sort. */
const anyToken: Union<Noun> = category<Noun>(
  'a token',
  terms<Noun>('a token', [
    ['a token', made('a')],
    ['one or more tokens', made('atLeast')],
    ['a creature token', made('a', 'creature')],
    ['one or more creature tokens', made('atLeast', 'creature')],
    ['a artifact token', made('a', 'artifact')],
    ['one or more artifact tokens', made('atLeast', 'artifact')],
  ]),
);
playerEvent.add(
  phrase`create~ ${{ object: anyToken }}`.means({ kind: 'keywordAction', action: 'create' }),
  phrase`earthbend~`.means({ kind: 'keywordAction', action: 'earthbend' }),
  phrase`lose~ control of ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'lose control' }),
);
objectEvent.add(phrase`leave~ the battlefield without dying`.means({ kind: 'leave', notDying: true }));
trigger.add(
  phrase`${{ word: words('when', ['whenever']) }} ${{ event: oneEvent }} , if it targets ${{ target: noun }}`.means(
    (s) => ({
      kind: 'trigger',
      word: s.word,
      events: [s.event],
      condition: {
        kind: 'is',
        subject: { kind: 'reference', to: null, words: 'it' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [] },
          qualities: [{ kind: 'targeting', noun: s.target }],
        },
        words: 'targets',
      },
    }),
  ),
  phrase`${{ word: words('when', ['when']) }} you cast your next ${{ filter }} this turn`.means((s) => ({
    kind: 'trigger',
    word: s.word,
    events: [
      {
        kind: 'cast',
        actor: { kind: 'you' },
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        words: 'your next',
      },
    ],
    during: { kind: 'thisTurn' },
    next: true,
  })),
);
