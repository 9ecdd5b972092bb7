/** What was paid as an object entered, for its other abilities. CR 607.2g. */
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { expression, plainFilter } from '../categories.ts';

expression.add(
  phrase`the life paid as ${{ words: words('what entered', ['~', 'it']) }} entered`.means({
    kind: 'paidAsEntered',
    what: 'life',
  }),
  phrase`the number of ${{ of: plainFilter }}!plural sacrificed as it entered`.means({
    kind: 'paidAsEntered',
    what: 'sacrificed',
    words: 'it',
  }),
);
