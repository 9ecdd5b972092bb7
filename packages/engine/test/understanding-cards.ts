/** Cards and steps that the tests of understanding share. */
import type { Ability, Card, Clause, Filter, Noun, Place, Rule, Select } from '@kitchen-table/language';
import { missingMeanings } from '../src/index.ts';
import { card, quantifier, spell } from './cards.ts';

export const seq = (...steps: Clause[]): Clause => ({
  kind: 'sequence',
  steps,
  joins: steps.slice(1).map(() => '.' as const),
});

export const it = (to: string): Noun => ({ kind: 'reference', to, words: 'it' });
export const place = (zone: Place['zone'], more: Partial<Place> = {}): Place => ({ kind: 'place', zone, ...more });
export const stating = (...rules: Rule[]): Ability => ({ kind: 'static', rules });

export const sorcery = (...clauses: Clause[]): Card =>
  card('Test Sorcery', { cost: 'R', types: ['sorcery'], abilities: clauses.map(spell) });

export const nodes = (made: Card): string[] => missingMeanings(made).map(({ node }) => node);

export const select = (of: Filter, amount: Select['quantifier']['amount'] = 'a', label?: string): Select => ({
  kind: 'select',
  quantifier: quantifier(amount),
  filter: of,
  ...(label === undefined ? {} : { label }),
});
