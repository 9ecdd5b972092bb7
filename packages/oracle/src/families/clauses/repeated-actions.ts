/** Keyword actions and copying done several times over: "investigate three times", "copy it X times". CR 701, 707.10. */
import type { KeywordAction, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs } from '../../kernel/words.ts';
import { eachOne, noun, objectVerb, playerVerb } from '../categories.ts';
import { amount } from '../values/values.ts';

const number = (value: number): Value => ({ kind: 'number', number: value });
/** How often. */
const times: Union<Value> = category<Value>(
  'how often',
  terms<Value>('how often', [
    ['three times', number(3)],
    ['four times', number(4)],
    ['five times', number(5)],
    ['that many times', { kind: 'amountOf', to: null, words: 'that many' }],
  ]),
);
/** How often: up to five times, X times, that many times. */
export const orTwice: Union<Value> = category<Value>(
  'how often',
  times,
  terms<Value>('how often', [
    ['twice', number(2)],
    ['X times', { kind: 'x' }],
  ]),
);
/** What may be done so often with nothing more said of it. */
const action = verbs('something to do', [
  ['investigate~', 'investigate'],
  ['proliferate~', 'proliferate'],
  ['populate~', 'populate'],
  ['manifest~ dread', 'manifest dread'],
  ['time travel~', 'time travel'],
] as const);
playerVerb.add(
  phrase`${{ action }}^ ${{ times: orTwice }}`.means({ kind: 'keywordAction' }),
  phrase`incubate~ ${{ amount }} ${{ times: orTwice }}`.means({ kind: 'keywordAction', action: 'incubate' }),
  phrase`investigate~ once for each ${{ each: eachOne }}`.means((s) => ({
    kind: 'keywordAction',
    action: 'investigate',
    times: { kind: 'count', of: s.each, words: 'once for each' },
  })),
);
objectVerb.add(
  phrase`explore~ ${{ times: orTwice }}`.means({ kind: 'keywordAction', action: 'explore' } satisfies Pick<
    KeywordAction,
    'kind' | 'action'
  >),
);
const copied: Union<Value> = category<Value>(
  'how often',
  times,
  terms<Value>('how often', [
    ['twice', { kind: 'number', number: 2 }],
    ['X times', { kind: 'x' }],
  ]),
);
playerVerb.add(
  phrase`copy~ ${{ object: noun }} ${{ times: copied }}`.means({ kind: 'copy' }),
  phrase`copy~ ${{ object: noun }} ${{ times: copied }} . ^ you may choose new targets for the copies`.means({
    kind: 'copy',
    newTargets: true,
  }),
);
