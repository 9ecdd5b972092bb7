/** Abilities in quotes that no other list has: loyalty abilities, keywords with a dash, boast; and lists with a quote in their midst. CR 113.3, 606. */
import type { Rule } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { loyaltyAbility, activated } from './abilities.ts';
import { cost, filter, grantedAbility } from '../categories.ts';
import { costKeyword, keywordWithDash } from './keywords.ts';
import { endsInComma } from '../rules/rule-steps.ts';
import { rulesOf, ruleStep } from '../rules/statics.ts';

grantedAbility.add(
  phrase`“ ${{ ability: loyaltyAbility }} ”`.means((s) => s.ability),
  phrase`“ ^ ${{ ability: keywordWithDash }} ”`.means((s) => ({ ...s.ability, quoted: true })),
  phrase`“_ enchant ${{ filter }} ”`.means({ kind: 'keyword', keyword: 'enchant', quoted: 'small', unended: true }),
  phrase`“_ enchant ${{ filter }} . ”`.means({ kind: 'keyword', keyword: 'enchant', quoted: 'small' }),
  phrase`“ ^ ${{ keyword: costKeyword }} —_ ${{ cost }} , ”`.means({
    kind: 'keyword',
    detail: 'dash',
    quoted: true,
    unended: ',',
  }),
  phrase`“ ^ ${{ keyword: words<string>('a keyword', ['boast', 'exhaust']) }} — ${{ ability: activated }} ”`.means(
    (s) => ({
      ...s.ability,
      keyword: s.keyword,
    }),
  ),
);
const quoting: Category<Rule> = new Mapped<Rule, Rule>(
  'what is true of it',
  ruleStep,
  (tree) => (endsInComma(tree) ? tree : null),
  (tree) => (endsInComma(tree) ? [tree] : []),
);
const plain: Category<Rule> = new Mapped<Rule, Rule>(
  'what is true of it',
  ruleStep,
  (tree) => (endsInComma(tree) ? null : tree),
  (tree) => (endsInComma(tree) ? [] : [tree]),
);
rulesOf.add(
  phrase`${{ one: plain }} , ${{ two: quoting }} and ${{ three: plain }}`.means((s) => [s.one, s.two, s.three]),
);
