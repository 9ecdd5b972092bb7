/** Quantifiers: how many, which, and whether they are targets. CR 115, 107. */
import type { Quantifier } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Form } from '../../kernel/inflect.ts';
import { agrees, formOf } from '../../kernel/number.ts';
import { phrase } from '../../kernel/phrase.ts';
import { count, several } from '../values/values.ts';

agrees<Quantifier>('quantifier', (quantifier) => {
  if (quantifier.eachOf) return Form.singular;
  switch (quantifier.amount) {
    case 'a':
    case 'each':
      return Form.singular;
    case 'number':
    case 'upTo':
      return formOf(quantifier.number);
    case 'the':
      return Form.singular;
    // "at least one card", "one or more cards".
    case 'atLeast':
      return quantifier.words === 'at least' ? formOf(quantifier.number) : Form.plural;
    case 'no':
      return quantifier.singular ? Form.singular : Form.plural;
    default:
      return Form.plural;
  }
});

/** Quantifiers, in front of a description that agrees with them. */
export const quantifier: Union<Quantifier> = category<Quantifier>('how many ("a", "two", "target")');
/** What every quantifier has. */
export const q = { kind: 'quantifier' } as const;
quantifier.add(
  phrase`a`.means({ ...q, amount: 'a' }),
  phrase`another`.means({ ...q, amount: 'a', other: true }),
  phrase`target`.means({ ...q, amount: 'a', target: true }),
  phrase`another target`.means({ ...q, amount: 'a', target: true, other: true }),
  phrase`a second target`.means({ ...q, amount: 'a', target: true, other: true, words: 'second' }),
  phrase`a third target`.means({ ...q, amount: 'a', target: true, other: true, words: 'third' }),
  phrase`each`.means({ ...q, amount: 'each' }),
  phrase`each other`.means({ ...q, amount: 'each', other: true }),
  phrase`all`.means({ ...q, amount: 'all' }),
  phrase`all other`.means({ ...q, amount: 'all', other: true }),
  phrase`no`.means({ ...q, amount: 'no' }),
  phrase`no`.means({ ...q, amount: 'no', singular: true }),
  phrase`no other`.means({ ...q, amount: 'no', other: true }),
  phrase`${{ number: several }}`.means({ ...q, amount: 'number' }),
  phrase`${{ number: several }} other`.means({ ...q, amount: 'number', other: true }),
  phrase`${{ number: several }} target`.means({ ...q, amount: 'number', target: true }),
  phrase`${{ number: several }} other target`.means({ ...q, amount: 'number', target: true, other: true }),
  phrase`up to ${{ number: count }}`.means({ ...q, amount: 'upTo' }),
  phrase`up to ${{ number: count }} target`.means({ ...q, amount: 'upTo', target: true }),
  phrase`up to ${{ number: count }} other target`.means({ ...q, amount: 'upTo', target: true, other: true }),
  phrase`one or more target`.means({ ...q, amount: 'atLeast', number: { kind: 'number', number: 1 }, target: true }),
  phrase`one or two target`.means({ ...q, amount: 'oneOrTwo', target: true }),
  phrase`one , two , or three target`.means({ ...q, amount: 'oneToThree', target: true }),
  phrase`any number of`.means({ ...q, amount: 'anyNumber' }),
  phrase`any number of other`.means({ ...q, amount: 'anyNumber', other: true }),
  phrase`any number of target`.means({ ...q, amount: 'anyNumber', target: true }),
  phrase`any number of other target`.means({ ...q, amount: 'anyNumber', target: true, other: true }),
  phrase`${{ number: count }} or more`.means({ ...q, amount: 'atLeast' }),
  phrase`${{ number: count }} or more other`.means({ ...q, amount: 'atLeast', other: true }),
  phrase`${{ number: count }} or fewer`.means({ ...q, amount: 'atMost' }),
  phrase`${{ number: count }} or fewer other`.means({ ...q, amount: 'atMost', other: true }),
);
/** "each of two target": the verb agrees with "each", the noun is plural. */
export const eachOfQuantifier: Union<Quantifier> = category<Quantifier>(
  'how many ("a", "two", "target")',
  phrase`each of ${{ number: several }} target`.means({ ...q, amount: 'number', target: true, eachOf: true }),
  phrase`each of up to ${{ number: count }} target`.means({ ...q, amount: 'upTo', target: true, eachOf: true }),
  phrase`each of up to ${{ number: count }} other target`.means({
    ...q,
    amount: 'upTo',
    target: true,
    other: true,
    eachOf: true,
  }),
  phrase`each of any number of target`.means({ ...q, amount: 'anyNumber', target: true, eachOf: true }),
);
