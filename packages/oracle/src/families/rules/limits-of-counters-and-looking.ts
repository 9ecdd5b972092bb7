/** Standing rules of how many counters something can have and how far a player looks. CR 701.42b, 704.5r. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { rule, subject } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { numberWord } from '../values/values.ts';

rule.add(
  phrase`${{ object: subject }} can't have more than ${{ most: numberWord }} ${{ counter: counterName }} counters on it`.means(
    { kind: 'mostCounters' },
  ),
  phrase`you may look at a additional ${{ more: numberWord }} cards each time you ${{ each: words<'surveil'>('an action', ['surveil']) }}`.means(
    { kind: 'looksFurther' },
  ),
);
