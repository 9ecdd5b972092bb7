/** Costs said in a sentence, as they are added to a spell or stand in for its mana cost. CR 118.8, 118.9, 601.2f. */
import type { Cost, CostPart } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { expression, filter, noun, origin, playerVerb, timedRule } from '../categories.ts';
import { lifeAmount } from './costs.ts';
import { manaSymbols } from '../values/symbols.ts';

/** One cost in a sentence. */
export const verbCost: Union<CostPart> = category<CostPart>(
  'a cost',
  phrase`pay ${{ amount: lifeAmount }} life`.means({ kind: 'lifeCost' }),
  phrase`pay ${{ symbols: manaSymbols }}`.means({ kind: 'manaCost' }),
  phrase`waterbend ${{ symbols: manaSymbols }}`.means({ kind: 'manaCost', waterbend: true }),
  phrase`${{ action: playerVerb }}!bare`.means({ kind: 'actionCost' }),
);
/** Costs in a sentence: "discard a card", "sacrifice a creature or pay {3}". CR 118.8, 118.9. */
export const alternativeCost: Union<Cost> = category<Cost>(
  'a cost',
  phrase`${{ one: verbCost }}`.means((s) => [s.one]),
  phrase`${{ one: verbCost }} and ${{ two: verbCost }}`.means((s) => [s.one, s.two]),
);
/** The same, where one of two may be chosen. CR 118.8. */
export const additionalCost: Union<Cost> = category<Cost>(
  'a cost',
  alternativeCost,
  phrase`${{ one: verbCost }} , ${{ two: verbCost }} , or ${{ three: verbCost }}`.means((s) => [
    { kind: 'eitherCost', of: [[s.one], [s.two], [s.three]] },
  ]),
  phrase`${{ one: verbCost }} or ${{ two: verbCost }}`.means((s) => [{ kind: 'eitherCost', of: [[s.one], [s.two]] }]),
);

/** How a spell is paid for in place of its mana cost: "by paying {2}", "by sacrificing a creature". CR 118.9. */
export const paid: Union<CostPart> = category<CostPart>(
  'a cost',
  phrase`paying ${{ amount: lifeAmount }} life`.means({ kind: 'lifeCost' }),
  phrase`paying life equal to ${{ amount: expression }}`.means({ kind: 'lifeCost' }),
  phrase`paying ${{ symbols: manaSymbols }}`.means({ kind: 'manaCost' }),
  phrase`${{ action: playerVerb }}!gerund`.means({ kind: 'actionCost' }),
);
/** One or two such costs. */
export const paidFor: Union<Cost> = category<Cost>(
  'a cost',
  phrase`${{ one: paid }}`.means((s) => [s.one]),
  phrase`${{ one: paid }} and ${{ two: paid }}`.means((s) => [s.one, s.two]),
);
const paying = terms<'paying'>('paying', [['paying', 'paying']]);
playerVerb.add(
  phrase`pay~ life equal to ${{ amount: expression }} rather than ( ${{ words: paying }} | pay ) its mana cost`.means({
    kind: 'payRather',
  }),
  phrase`cast~ ${{ object: noun }} [from ${{ from: origin }}] by ${{ insteadOfManaCost: paidFor }} rather than paying its#object mana cost#object`.means(
    { kind: 'cast' },
  ),
);
/** "If you cast a spell this way, pay ...": of what an instruction before lets a player cast. CR 118.9. */
timedRule.add(
  phrase`if you cast a ${{ filter }} this way , pay life equal to ${{ amount: expression }} rather than ( ${{ words: paying }} | pay ) its mana cost`.means(
    (s) => ({
      kind: 'do',
      action: {
        kind: 'payRather',
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
        amount: s.amount,
        words: s.words,
      },
    }),
  ),
);
