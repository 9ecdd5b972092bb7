/** Costs changed under conditions, costs in place of mana costs, and what mana may be spent on. CR 118.7, 118.9, 601.2f, 106.6. */
import type { Color } from '@kitchen-table/language/surface';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { condition, noun, rule, subject, timedRule } from '../categories.ts';
import { alternativeCost } from './casting-costs.ts';
import { staticAbility } from '../rules/statics.ts';
import { manaSymbols } from '../values/symbols.ts';

/** "black", "black and/or red". */
const colors = series(words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']), {
  join: 'and/or',
  least: 1,
});
staticAbility.add(
  phrase`^ if ${{ condition }} , rather than pay ~ 's mana cost , you may ${{ alternative: alternativeCost }} .`.means(
    (s) => ({
      kind: 'static',
      rules: [],
      condition: s.condition,
      spellCost: { alternative: s.alternative, words: 'rather first' },
    }),
  ),
  phrase`^ as long as ${{ condition }} , you may ${{ alternative: alternativeCost }} to cast ~ .`.means((s) => ({
    kind: 'static',
    rules: [],
    condition: s.condition,
    spellCost: { alternative: s.alternative, words: 'to cast' },
  })),
  phrase`^ if ${{ condition }} , you may cast ~ without paying its mana cost .`.means((s) => ({
    kind: 'static',
    rules: [],
    condition: s.condition,
    spellCost: { alternative: [], words: 'without paying' },
  })),
);
rule.add(
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to cast if it targets ${{ whenTargeting: noun }}`.means(
    {
      kind: 'costChange',
      change: 'more',
      toDo: 'cast',
    },
  ),
);
const TO_ACTIVATE_IT = 'to activate this ability';
timedRule.add(
  phrase`spend only ${{ colors }} mana on X`.means((s) => ({
    kind: 'rule',
    rule: { kind: 'spendOnX', colors: s.colors },
  })),
  phrase`spend only mana of the chosen color ${TO_ACTIVATE_IT}`.means({
    kind: 'rule',
    rule: { kind: 'spendOnX', colors: 'chosen', whole: true },
  }),
);
