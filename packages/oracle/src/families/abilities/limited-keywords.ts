/** Keyword abilities that are activated, with the limits said behind them: "Equip {2}. Activate only once each turn." CR 602.5, 702.6. */
import type { KeywordAbility } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { severalLimits } from './abilities.ts';
import { keywordAbility, keywordWithDash } from './keywords.ts';

/** A keyword ability with what limits its activation. */
export const limitedKeyword: Union<KeywordAbility> = category<KeywordAbility>(
  'a keyword ability',
  phrase`${{ keyword: keywordAbility }} . ${{ limits: severalLimits }}`.means((s) => ({
    ...s.keyword,
    limits: s.limits,
  })),
  phrase`${{ keyword: keywordWithDash }} ${{ limits: severalLimits }}`.means((s) => ({
    ...s.keyword,
    limits: s.limits,
  })),
);
