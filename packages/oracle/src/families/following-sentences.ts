/** Sentences that belong to the static ability before them: "Otherwise", "The same is true for", "This effect doesn't remove". */
import { category, type Union } from '../kernel/category.ts';
import { series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { condition } from './categories.ts';
import { keywordName } from './keywords.ts';
import { rules, staticAbility } from './statics.ts';

const keywords: Union<readonly string[]> = category<readonly string[]>(
  'keywords',
  phrase`${{ one: keywordName }}`.means((s) => [s.one]),
  series(keywordName, { join: 'and' }),
);
staticAbility.add(
  phrase`^ ${{ rules }} as long as ${{ condition }} . ^ otherwise , ${{ otherwise: rules }} .`.means({
    kind: 'static',
    conditionTrailing: true,
  }),
  phrase`^ as long as ${{ condition }} , ${{ rules }} . ^ otherwise , ${{ otherwise: rules }} .`.means({
    kind: 'static',
  }),
  phrase`^ ${{ rules }} during your turn . ^ otherwise , ${{ otherwise: rules }} .`.means({
    kind: 'static',
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
    conditionTrailing: true,
    words: 'during',
  }),
  phrase`^ as long as ${{ condition }} , ${{ rules }} . ^ the same is true for ${{ sameFor: keywords }} .`.means({
    kind: 'static',
  }),
  phrase`^ if ${{ condition }} , ${{ rules }} . ^ the same is true for ${{ sameFor: keywords }} .`.means({
    kind: 'static',
    words: 'if',
  }),
  phrase`^ ${{ rules }} . ^ this effect doesn't remove ~ .`.means({ kind: 'static', doesntRemove: 'self' }),
  phrase`^ ${{ rules }} . ^ this effect doesn't remove Auras .`.means({ kind: 'static', doesntRemove: 'attached' }),
  phrase`^ ${{ rules }} . ^ this effect doesn't remove Auras and Equipment you control that are already attached to it .`.means(
    {
      kind: 'static',
      doesntRemove: 'your attachments',
    },
  ),
);
