/** Cards that the tests of casting and activating share. */
import type { Cost } from '@kitchen-table/language/surface';
import { classFilter, quantifier } from './cards.ts';

export const mana = (...symbols: string[]): Cost[number] => ({ kind: 'manaCost', symbols });
export const cardChoice = { kind: 'select', quantifier: quantifier('a'), filter: classFilter('card') } as const;
