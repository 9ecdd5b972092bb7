/** Anchor words: "choose Oak or Ash" and an ability behind each word. CR 614.12b, 607.2m. */
import type { AnchoredAbility } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { many } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ability } from '../categories.ts';
import { cardName, flavorWord } from '../nouns/names.ts';
import { staticAbility } from '../rules/statics.ts';

const anchored: Union<AnchoredAbility> = category<AnchoredAbility>(
  'an ability behind a word',
  phrase`⏎ • ^ ${{ word: flavorWord([]) }} — ${{ ability }}`.means({ kind: 'anchored' }),
);

staticAbility.add(
  phrase`^ as ~ enters , choose ${{ one: cardName }} or ${{ two: cardName }} . ${{ anchors: many(anchored) }}`.means(
    (s) => ({
      kind: 'static',
      rules: [
        {
          kind: 'entersWith',
          object: { kind: 'self' },
          clause: { kind: 'do', action: { kind: 'choose', what: { options: [s.one, s.two] } } },
          words: 'as',
        },
      ],
      anchors: s.anchors,
    }),
  ),
);
