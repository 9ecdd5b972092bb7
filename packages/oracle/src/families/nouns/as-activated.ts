/** "who controlled more creatures than you did as you activated this ability": so as the target was chosen, and not asked again. CR 601.2c, 608.2b. */
import type { Condition, Filter, Noun, Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { plainFilter, quality } from '../categories.ts';
import { numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const YOU: Noun = { kind: 'you' };
const THEN = 'than you did as you activated this ability';
const inGraveyard = (of: Filter, whose: Noun): Value => ({
  kind: 'count',
  of: { ...of, qualities: [{ kind: 'inZone', zone: ['graveyard'], of: whose }] },
});
const so = (condition: Condition) => ({ kind: 'whose' as const, condition, asChosen: true as const });
quality.add(
  phrase`who ( had [at least ${{ by: numberWord }}] more ${{ of: words('what', ['life', 'cards in hand']) }} | controlled more ${{ of: plainFilter }}!plural ) ${THEN}`.means(
    (s) => so({ kind: 'hasMore', player: RELATIVE, of: s.of, than: YOU, by: s.by }),
  ) as never,
  phrase`who had at least ${{ by: numberWord }} fewer ${{ of: plainFilter }}!plural in their graveyard ${THEN}`.means(
    (s) =>
      so({
        kind: 'compare',
        left: { kind: 'sum', of: [inGraveyard(s.of, RELATIVE), s.by] },
        comparison: 'atMost',
        right: inGraveyard(s.of, YOU),
      }),
  ) as never,
);
