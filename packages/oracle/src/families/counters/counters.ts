/** Kinds of counters. CR 122. */
import type { Category } from '../../kernel/category.ts';
import { category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, words } from '../../kernel/words.ts';
import { COUNTER_NAMES } from '../../lexicon/counters.ts';

const statCounter = new Pattern<string>(
  '+N/+N',
  /^[+\-−]\d+\/[+\-−]\d+$/,
  ['+1/+1', '-1/-1', '+1/+0'],
  (word) => word,
  (counter) => (typeof counter === 'string' ? counter : null),
);
/** "+1/+1", "charge". */
export const counterName: Category<string> = category<string>(
  'a kind of counter',
  statCounter,
  words<string>('a kind of counter', COUNTER_NAMES),
);
/** Those that players have. CR 122.1f-i. */
export const counterOfPlayers: Category<string> = words<string>('a kind of counter', ['poison', 'rad', 'experience']);
/** "+1/+1 counters", "counters": those of one kind, or of any, which is null. */
export const counters: Category<string | null> = category<string | null>(
  'counters of one kind or any',
  phrase`${{ kind: counterName }} counter#`.means((s) => s.kind),
  phrase`counter#`.means(() => null),
);
