/** Cards and steps of texts, and the words of them that core has no form for. */
import { refusalsOf } from '@kitchen-table/lower';
import type {
  Ability,
  Action,
  Card,
  Clause,
  Filter,
  Label,
  Noun,
  Place,
  Rule,
  Select,
} from '@kitchen-table/language/surface';
import { act, printedCard as card, printedCreature as creature, quantifier, spell } from './cards.ts';

export const seq = (...steps: Clause[]): Clause => ({
  kind: 'sequence',
  steps,
  joins: steps.slice(1).map(() => '.' as const),
});

export const it = (to: string): Noun => ({ kind: 'reference', to: to as Label, words: 'it' });
export const place = (zone: Place['zone'], more: Partial<Place> = {}): Place => ({ kind: 'place', zone, ...more });
export const stating = (...rules: Rule[]): Ability => ({ kind: 'static', rules });

export const sorcery = (...clauses: Clause[]): Card =>
  card('Test Sorcery', { cost: 'R', types: ['sorcery'], abilities: clauses.map(spell) });

export const nodes = (made: Card): string[] => refusalsOf(made).map(({ node }) => node);

export const select = (of: Filter, amount: Select['quantifier']['amount'] = 'a', label?: string): Select => ({
  kind: 'select',
  quantifier: quantifier(amount),
  filter: of,
  ...(label === undefined ? {} : { label: label as Label }),
});

/** What is described, with these qualities; they may be such as no card has. */
export const where = (of: Filter, ...qualities: unknown[]): Filter => ({ ...of, qualities: qualities as never });

/** An instruction, which may have fields that no card has. */
export const loose = (action: unknown): Clause => act(action as Action);

/** What is not understood of a creature with these abilities. */
export const says = (...abilities: unknown[]): string[] =>
  nodes(creature('Test Bearer', '1G', 2, 2, ...(abilities as Ability[])));

/** What is not understood of a static ability with this rule. */
export const rule = (of: unknown): string[] => says(stating(of as Rule));

/** What is not understood of a sorcery with this instruction. */
export const doing = (action: unknown): string[] => nodes(sorcery(loose(action)));
