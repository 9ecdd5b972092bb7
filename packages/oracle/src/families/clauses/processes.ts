/** Instructions about the instructions before them. CR 608.2c. */
import type { Condition, Filter, Quality, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { category, type Union } from '../../kernel/category.ts';
import { clause, plainFilter, playerVerb, timedRule } from '../categories.ts';
import { numberWord } from '../values/values.ts';

/** What has come about of a process: looked at each time that it is over. */
const cameAbout = (number: Value, filter: Filter, ...qualities: Quality[]): Condition => ({
  kind: 'thereIs',
  object: {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'atLeast', number },
    filter: { ...filter, qualities },
  },
  words: 'of a process',
});
const end: Union<Condition> = category<Condition>(
  'the end of a process',
  phrase`you put a ${{ filter: plainFilter }} into your hand`.means((s) =>
    cameAbout({ kind: 'number', number: 1 }, s.filter, { kind: 'thisWay', done: 'put into your hand' }),
  ),
  phrase`you exile ${{ number: numberWord }} ${{ filter: plainFilter }}!plural with the same name`.means((s) =>
    cameAbout(s.number, s.filter, { kind: 'different', what: 'names', not: true }, { kind: 'thisWay', done: 'exiled' }),
  ),
);

timedRule.add(
  phrase`starting with ( ${{
    from: terms<'next opponent'>('whom', [['the next opponent in turn order', 'next opponent']]),
  }} | you ) , ${{ clause }}`.means({ kind: 'startingWith' }),
  phrase`repeat this process`.means({ kind: 'repeat', times: null, words: 'repeat this process' }),
  phrase`repeat this process ${{
    times: terms<Value>('how often', [
      ...(['two', 'three', 'four', 'five', 'six', 'seven'] as const).map((word, index): readonly [string, Value] => [
        word,
        { kind: 'number', number: index + 2 },
      ]),
      ['X', { kind: 'x' }],
    ]),
  }} more times`.means({ kind: 'repeat', words: 'repeat this process more times' }),
  phrase`repeat this process until no one ${{ until: playerVerb }}!singular`.means({
    kind: 'repeat',
    times: null,
    words: 'until no one',
  }),
  phrase`repeat this process until ${{ one: end }} or ${{ other: end }} , whichever comes first`.means((s) => ({
    kind: 'if',
    unless: true,
    trailing: true,
    condition: { kind: 'oneOf', of: [s.one, s.other], words: 'whichever comes first' },
    clause: { kind: 'repeat', times: null, words: 'until' },
  })),
  phrase`repeat this process once`.means({
    kind: 'repeat',
    times: { kind: 'number', number: 1 },
    words: 'repeat this process once',
  }),
);
