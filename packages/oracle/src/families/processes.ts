/** Instructions about the instructions before them. CR 608.2c. */
import { phrase } from '../kernel/phrase.ts';
import { clause, timedRule } from './categories.ts';

timedRule.add(
  phrase`starting with you , ${{ clause }}`.means({ kind: 'startingWith' }),
  phrase`repeat this process`.means({ kind: 'repeat', times: null, words: 'repeat this process' }),
  phrase`repeat this process once`.means({
    kind: 'repeat',
    times: { kind: 'number', number: 1 },
    words: 'repeat this process once',
  }),
);
