/** What loyalty abilities cost besides. CR 606.5. */
import { phrase } from '../../kernel/phrase.ts';
import { Pattern } from '../../kernel/words.ts';
import { rule, subject } from '../categories.ts';

const change = new Pattern<number>(
  'a number of loyalty counters',
  /^[+-]\d+$/,
  ['+1', '-1'],
  (word) => Number(word),
  (value) => (value > 0 ? `+${value}` : String(value)),
);
rule.add(
  phrase`planeswalkers ' loyalty abilities ${{ by: subject }} activate~by cost a additional ${{ more: change }} to activate`.means(
    { kind: 'loyaltyCosts' },
  ),
);
