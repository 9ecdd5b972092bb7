/** Coins and dice. CR 705, 706. */
import type { Clause, Value } from '@kitchen-table/language';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { clause, expression, playerEvent, playerVerb } from '../categories.ts';
import { several } from '../values.ts';

const sides = terms<number>('a die', [
  ['four-sided die', 4],
  ['six-sided die', 6],
  ['eight-sided die', 8],
  ['ten-sided die', 10],
  ['twelve-sided die', 12],
  ['twenty-sided die', 20],
]);
playerVerb.add(
  phrase`flip~ a coin`.means({ kind: 'flipCoin' }),
  phrase`flip~ ${{ count: several }} coins`.means({ kind: 'flipCoin' }),
  phrase`roll~ a ${{ sides }}`.means({ kind: 'rollDie' }),
);
playerEvent.add(phrase`win~ a coin flip`.means({ kind: 'flipCoin', words: 'win' }));
const result: Union<Value> = category<Value>(
  'a result',
  phrase`the result`.means({ kind: 'amountOf', to: null, words: 'the result' }),
);
expression.add(result);

/** What depends on a coin, in a sentence right after the flip. CR 705.2. */
export const afterFlip: Union<Clause> = category<Clause>(
  'what depends on the flip',
  phrase`if you win the flip , ${{ clause }}`.means({ kind: 'ifDone', words: 'you win the flip' }),
  phrase`if you lose the flip , ${{ clause }}`.means({ kind: 'ifDone', words: 'you lose the flip', not: true }),
  phrase`if you win the flip , ${{ clause }} . ^ if you lose the flip , ${{ otherwise: clause }}`.means({
    kind: 'ifDone',
    words: 'you win the flip',
  }),
);

/** Does a clause depend on a flip? Then only the flip itself may stand before it. */
export function mayFollowFlip(left: Clause, right: Clause): boolean {
  if (right.kind !== 'ifDone' || !/ the flip$/.test(right.words)) return true;
  const last = left.kind === 'sequence' ? left.steps[left.steps.length - 1]! : left;
  return last.kind === 'do' && last.action.kind === 'flipCoin';
}
