/** Instructions about the instructions before them. CR 608.2c. */
import type { Value } from '@kitchen-table/language';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { clause, playerVerb, timedRule } from '../categories.ts';

timedRule.add(
  phrase`starting with you , ${{ clause }}`.means({ kind: 'startingWith' }),
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
  phrase`repeat this process once`.means({
    kind: 'repeat',
    times: { kind: 'number', number: 1 },
    words: 'repeat this process once',
  }),
);
