/** Dice that are rolled again, results that are increased or decreased, and results that are stored. CR 706.2a-b, 706.8. */
import type { Action, Rule } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms } from '../../kernel/words.ts';
import { expression, noun, payVerb, playerVerb, possessive, rule } from '../categories.ts';
import { several } from '../values/values.ts';

type Changes = Extract<Rule, { kind: 'changesRolls' }>;
const number = new Pattern<number>('a number', /^\d+$/, ['1', '20'], Number, (value) => String(value));
const die = terms<number>('a die', [
  ['six-sided die', 6],
  ['eight-sided die', 8],
  ['ten-sided die', 10],
  ['twelve-sided die', 12],
  ['twenty-sided die', 20],
]);
const price: Union<Action> = category<Action>('a cost', playerVerb, payVerb);
rule.add(
  phrase`after you roll a die , you may ${{ cost: price }}!bare . ^ if you do , increase or decrease the result by ${{ by: number }} . ^ do this only once each turn`.means(
    (s): Changes => ({ kind: 'changesRolls', does: 'add or subtract', by: s.by, cost: s.cost, onceEachTurn: true }),
  ),
  phrase`if you roll a ${{ natural: number }} on a ${{ sides: die }} , you may reroll that die`.means(
    (s): Changes => ({ kind: 'changesRolls', does: 'reroll', natural: s.natural, sides: s.sides }),
  ),
  phrase`once each turn , you may ${{ cost: price }}!bare to reroll one or more dice you rolled`.means(
    (s): Changes => ({ kind: 'changesRolls', does: 'reroll', cost: s.cost, onceEachTurn: true }),
  ),
);
/** Results that are noted on a permanent. CR 706.8. */
const dice = terms<number>('dice', [
  ['six-sided dice', 6],
  ['eight-sided dice', 8],
  ['twenty-sided dice', 20],
]);
playerVerb.add(
  phrase`roll~ ${{ count: several }} ${{ sides: dice }} and store those results on ${{ storeOn: noun }}`.means({
    kind: 'rollDie',
  }),
  phrase`reroll~ any number of ${{ on: possessive }} stored results`.means({ kind: 'rerollStored' }),
);
expression.add(
  phrase`the greatest number of stored results on ${{ on: noun }} of the same value`.means({ kind: 'storedAlike' }),
);
