/** Sentences that belong to the static ability before them: "Otherwise", "The same is true for", "This effect doesn't remove". */
import type { StaticAbility } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { condition, grantedAbility } from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { rules, staticAbility } from '../rules/statics.ts';

const anyKeyword = category<string>('a keyword', keywordName, words<string>('a keyword', ['protection']));
const keywords: Union<readonly string[]> = category<readonly string[]>('keywords', series(anyKeyword, { join: 'and' }));
/** What a protection given to a permanent leaves attached to it. CR 702.16n. */
const notRemoved = terms<NonNullable<StaticAbility['doesntRemove']>>('what stays attached', [
  ['~', 'self'],
  ['Auras', 'attached'],
  ['Auras and Equipment you control that are already attached to it', 'your attachments'],
  ['Auras you control that are already attached to it', 'your Auras'],
]);
staticAbility.add(
  phrase`^ ${{ rules }} as long as ${{ condition }} . ^ otherwise , ${{ otherwise: rules }} .`.means({
    kind: 'static',
    conditionTrailing: true,
  }),
  phrase`^ as long as ${{ condition }} , ${{ rules }} . ^ otherwise , ${{ otherwise: rules }} .`.means({
    kind: 'static',
  }),
  phrase`^ ${{ otherwise: rules }} . ^ ${{ rules }} instead as long as ${{ condition }} .`.means({
    kind: 'static',
    words: 'instead',
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
  phrase`^ ${{ rules }} as long as ${{ condition }} . ^ the same is true for ${{ sameFor: keywords }} .`.means({
    kind: 'static',
    conditionTrailing: true,
  }),
  phrase`^ ~ escapes with ${{ abilities: series(grantedAbility, { join: 'and', least: 1 }) }} .`.means((s) => ({
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities: s.abilities },
      },
    ],
    condition: { kind: 'castFact', fact: 'escaped', subject: { kind: 'self' } },
    words: 'escapes',
  })),
  phrase`^ ${{ rules }} . ^ this ability doesn't affect its color identity .`.means({
    kind: 'static',
    words: 'without identity',
  }),
  phrase`^ ${{ rules }} . ^ this effect doesn't remove ${{ doesntRemove: notRemoved }} .`.means({ kind: 'static' }),
);
