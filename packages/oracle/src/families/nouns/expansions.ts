/** Names by the expansion in which they were first printed. CR 206.3. */
import { terms } from '../../kernel/words.ts';
import { phrase } from '../../kernel/phrase.ts';
import { EXPANSIONS, type Expansion } from '../../lexicon/expansions.ts';
import { quality } from '../categories.ts';

const expansion = terms<Expansion>(
  'an expansion',
  EXPANSIONS.map((each) => [each.expansion, each] as const),
);
quality.add(
  phrase`with a name originally printed in the ${{ in: expansion }} expansion`.means({ kind: 'firstPrintedIn' }),
);
