/** Quantifiers: how many, which, and whether they are targets. CR 115, 107. */
import type { Quantifier } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Form } from '../../kernel/inflect.ts';
import { agrees, formOf } from '../../kernel/number.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
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
/** One of them, or one other than the object itself. */
export const aOrAnother: Category<Quantifier> = terms<Quantifier>('a or another', [
  ['a', { ...q, amount: 'a' }],
  ['another', { ...q, amount: 'a', other: true }],
]);
quantifier.add(
  phrase`a [!different different]`.means({ ...q, amount: 'a' }),
  phrase`another [!target target]`.means({ ...q, amount: 'a', other: true }),
  phrase`target`.means({ ...q, amount: 'a', target: true }),
  phrase`a second target`.means({ ...q, amount: 'a', target: true, other: true, words: 'second' }),
  phrase`a third target`.means({ ...q, amount: 'a', target: true, other: true, words: 'third' }),
  phrase`each [!other other]`.means({ ...q, amount: 'each' }),
  phrase`all [!other other]`.means({ ...q, amount: 'all' }),
  phrase`no`.means({ ...q, amount: 'no', singular: true }),
  phrase`no [!other other]`.means({ ...q, amount: 'no' }),
  phrase`${{ number: several }} [!other other] [!target target]`.means({ ...q, amount: 'number' }),
  phrase`up to ${{ number: count }} [!other other] [!target target]`.means({ ...q, amount: 'upTo' }),
  phrase`one or more target`.means({ ...q, amount: 'atLeast', number: { kind: 'number', number: 1 }, target: true }),
  phrase`one or two [!other other] [!target target]`.means({ ...q, amount: 'oneOrTwo' }),
  phrase`one , two , or three [!target target]`.means({ ...q, amount: 'oneToThree' }),
  phrase`any number of [!other other] [!target target]`.means({ ...q, amount: 'anyNumber' }),
  phrase`${{ number: count }} or more [!other other]`.means({ ...q, amount: 'atLeast' }),
  phrase`${{ number: count }} or fewer [!other other]`.means({ ...q, amount: 'atMost' }),
);
/** "each of two target": the verb agrees with "each", the noun is plural. */
export const eachOfQuantifier: Union<Quantifier> = category<Quantifier>(
  'how many ("a", "two", "target")',
  phrase`each of ${{ number: several }} [!other other] [!target target]`.means({
    ...q,
    amount: 'number',
    eachOf: true,
  }),
  phrase`each of up to ${{ number: count }} [!other other] [!target target]`.means({
    ...q,
    amount: 'upTo',
    eachOf: true,
  }),
  phrase`each of any number of [!target target]`.means({ ...q, amount: 'anyNumber', eachOf: true }),
);
