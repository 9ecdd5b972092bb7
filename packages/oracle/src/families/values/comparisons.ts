/** Comparisons with a number or with something counted: "3 or greater", "equal to its power". */
import type { Comparison, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { expression } from '../categories.ts';
import { numberWord, plainNumber, xPlusDigits } from './values.ts';

/** "2 or less", "equal to its power". */
export interface Compared {
  comparison: Comparison;
  to: Value;
}
/** The same of what stands on the right of a condition. */
interface Said {
  comparison: Comparison;
  right: Value;
  words?: string;
}
/** Comparisons with a number: "3 or greater". */
export const comparedToNumber: Union<Compared> = category<Compared>(
  'a comparison',
  phrase`${{ to: category<Value>('a number', plainNumber, xPlusDigits) }}`.means({ comparison: 'equal' }),
  phrase`${{ to: plainNumber }} or greater`.means({ comparison: 'atLeast' }),
  phrase`${{ to: plainNumber }} or less`.means({ comparison: 'atMost' }),
);
/** Comparisons with something counted: "less than or equal to ~'s power". */
export const comparedToValue: Union<Compared> = category<Compared>(
  'a comparison',
  phrase`equal to ${{ to: expression }}`.means({ comparison: 'equal' }),
  phrase`less than ${{ to: expression }}`.means({ comparison: 'under' }),
  phrase`greater than ${{ to: expression }}`.means({ comparison: 'over' }),
  phrase`less than or equal to ${{ to: expression }}`.means({ comparison: 'atMost' }),
  phrase`greater than or equal to ${{ to: expression }}`.means({ comparison: 'atLeast' }),
);
/** "10 or more" of something counted. */
export const comparedCount: Union<Compared> = category<Compared>(
  'a comparison',
  phrase`${{ to: plainNumber }} or more`.means({ comparison: 'atLeast' }),
  phrase`${{ to: plainNumber }} or ( less | fewer )`.means({ comparison: 'atMost' }),
  phrase`exactly ${{ to: plainNumber }}`.means({ comparison: 'equal' }),
);
/** A comparison between two values: what stands on its right. */
export const comparedRight: Union<Said> = category<Said>(
  'a comparison',
  phrase`${{ right: plainNumber }}`.means({ comparison: 'equal' }),
  phrase`${{ right: plainNumber }} or greater`.means({ comparison: 'atLeast' }),
  phrase`${{ right: plainNumber }} or less`.means({ comparison: 'atMost' }),
  phrase`equal to ${{ right: expression }}`.means({ comparison: 'equal' }),
  phrase`less than ${{ right: expression }}`.means({ comparison: 'under' }),
  phrase`greater than ${{ right: expression }}`.means({ comparison: 'over' }),
  phrase`less than or equal to ${{ right: expression }}`.means({ comparison: 'atMost' }),
  phrase`greater than or equal to ${{ right: expression }}`.means({ comparison: 'atLeast' }),
);
/** The same with a number in words: "seven or greater". */
export const comparedInWords: Union<Said> = category<Said>(
  'a comparison',
  phrase`less than ${{ right: numberWord }}`.means({ comparison: 'under', words: 'in words' }),
  phrase`${{ right: numberWord }} or greater`.means({ comparison: 'atLeast', words: 'in words' }),
);
/** Any comparison. */
export const compared: Union<Compared> = category<Compared>('a comparison', comparedToNumber, comparedToValue);
