/** First cards that are revealed as they are drawn, with what is linked to that. CR 603.11. */
import type { RevealedDraw, Rule } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { clause, noun, rule } from '../categories.ts';

type Reveals = Extract<Rule, { kind: 'revealsFirstDraw' }>;
const linked: Union<RevealedDraw> = category<RevealedDraw>(
  'what is linked to revealing it',
  phrase`whenever you reveal ${{ object: noun }} this way , ${{ clause }}`.means({ kind: 'revealedDraw' }),
);
for (const [words, when] of [
  ['each turn', 'each turn'],
  ['on each of your turns', 'each of your turns'],
] as const)
  rule.add(
    phrase`reveal the first card you draw ${words} . ^ ${{ one: linked }}`.means(
      (s): Reveals => ({ kind: 'revealsFirstDraw', when, linked: [s.one] }),
    ),
    phrase`reveal the first card you draw ${words} . ^ ${{ one: linked }} . ^ ${{ two: linked }}`.means(
      (s): Reveals => ({ kind: 'revealsFirstDraw', when, linked: [s.one, s.two] }),
    ),
    phrase`you may reveal the first card you draw ${words} as you draw it . ^ ${{ one: linked }}`.means(
      (s): Reveals => ({ kind: 'revealsFirstDraw', when, may: true, linked: [s.one] }),
    ),
  );
