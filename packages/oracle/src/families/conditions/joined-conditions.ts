/** Two conditions joined: "if you control a Forest and it's your turn". CR 603.4, 611.3. To be imported after every other condition. */
import type { Condition } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { condition } from '../categories.ts';

const single: Union<Condition> = category<Condition>('a condition', ...condition.alternatives);
condition.add(
  phrase`${{ a: single }} or ${{ b: single }}`.means((s) => ({ kind: 'oneOf', of: [s.a, s.b] })),
  phrase`${{ a: single }} or if ${{ b: single }}`.means((s) => ({ kind: 'oneOf', of: [s.a, s.b], words: 'or if' })),
  phrase`${{ a: single }} and ${{ b: single }}`.means((s) => ({ kind: 'allOf', of: [s.a, s.b] })),
);
