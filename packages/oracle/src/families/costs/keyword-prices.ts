/** What may be paid in the place of a keyword's cost. CR 118.9, 702.6, 702.29, 702.30. */
import type { Cost, Rule } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { noun, playerVerb, rule } from '../categories.ts';
import { manaSymbols } from '../values/symbols.ts';

const price: Union<Cost> = category<Cost>(
  'a cost',
  phrase`pay ${{ symbols: manaSymbols }}`.means((s) => [{ kind: 'manaCost', symbols: s.symbols }]),
  phrase`${{ action: playerVerb }}!bare`.means((s) => [{ kind: 'actionCost', action: s.action }]),
);
type Price = Omit<Extract<Rule, { kind: 'insteadOfKeywordCost' }>, 'kind' | 'cost'>;
/** In the place of which cost: of any such ability, of the first one of a turn, of those of something. */
const which: Union<Price> = category<Price>(
  'a cost of a keyword',
  phrase`${{ keyword: words('a keyword', ['cycling', 'equip', 'echo']) }} costs`.means({}),
  phrase`the ${{
    keyword: terms('the first one', [
      ['cycling cost of the first card you cycle', 'cycling'],
      ['equip cost of the first equip ability you activate', 'equip'],
    ] as const),
  }} ${{
    first: terms('when', [
      ['each turn', 'each turn'],
      ['during each of your turns', 'each of your turns'],
    ] as const),
  }}`.means({}),
  phrase`the ${{ keyword: words('a keyword', ['cycling', 'equip', 'echo']) }} cost for ${{ of: noun }}`.means({}),
  phrase`~ 's crew cost`.means({ keyword: 'crew', of: { kind: 'self' } }),
);
rule.add(
  phrase`you may ${{ cost: price }} rather than pay ${{ which }}`.means((s) => ({
    ...s.which,
    kind: 'insteadOfKeywordCost',
    cost: s.cost,
  })),
);
