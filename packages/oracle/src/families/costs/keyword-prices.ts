/** What may be paid in the place of a keyword's cost. CR 118.9, 702.6, 702.29, 702.30. */
import type { Cost } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { noun, rule } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';

const price: Union<Cost> = category<Cost>(
  'a cost',
  phrase`${{ symbols: manaSymbols }}`.means((s) => [{ kind: 'manaCost', symbols: s.symbols }]),
);
rule.add(
  phrase`you may pay ${{ cost: price }} rather than pay cycling costs`.means({
    kind: 'insteadOfKeywordCost',
    keyword: 'cycling',
  }),
  phrase`you may pay ${{ cost: price }} rather than pay the cycling cost of the first card you cycle each turn`.means({
    kind: 'insteadOfKeywordCost',
    keyword: 'cycling',
    first: 'each turn',
  }),
  phrase`you may pay ${{ cost: price }} rather than pay the equip cost of the first equip ability you activate each turn`.means(
    {
      kind: 'insteadOfKeywordCost',
      keyword: 'equip',
      first: 'each turn',
    },
  ),
  phrase`you may pay ${{ cost: price }} rather than pay the equip cost of the first equip ability you activate during each of your turns`.means(
    {
      kind: 'insteadOfKeywordCost',
      keyword: 'equip',
      first: 'each of your turns',
    },
  ),
  phrase`you may pay ${{ cost: price }} rather than pay the echo cost for ${{ of: noun }}`.means({
    kind: 'insteadOfKeywordCost',
    keyword: 'echo',
  }),
);
