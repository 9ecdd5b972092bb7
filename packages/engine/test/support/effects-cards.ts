/** Cards and steps that the tests of effects share. */
import { lower } from '@kitchen-table/lower';
import type { Card as Printed, Clause, Label, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { classFilter, number, printedCard, quantifier, spell } from './cards.ts';
import { type Scenario, scenario } from './scenario.ts';

export const seq = (...steps: Clause[]): Clause => ({
  kind: 'sequence',
  steps,
  joins: steps.slice(1).map(() => '.' as const),
});

export const it = (to: string): Noun => ({ kind: 'reference', to: to as Label, words: 'it' });

export const printedSorcery = (...clauses: Clause[]): Printed =>
  printedCard('Test Sorcery', { cost: 'R', types: ['sorcery'], abilities: clauses.map(spell) });

export const sorcery = (...clauses: Clause[]): Card => lower(printedSorcery(...clauses));

export const some = (amount: 'a' | 'number' | 'upTo', n: number, of = classFilter('card')): Noun => ({
  kind: 'select',
  quantifier: quantifier(amount, amount === 'a' ? {} : { number: number(n) }),
  filter: of,
});

/** Casts a sorcery of those clauses and resolves it. */
export function play(
  clause: Clause | Clause[],
  seats: {
    mine?: string[];
    theirs?: string[];
    library?: string[];
    hand?: string[];
    graveyard?: string[];
    targets?: string[];
    cards?: Card[];
    ready?: (game: Scenario) => void;
  } = {},
): Scenario {
  const made = sorcery(...(Array.isArray(clause) ? clause : [clause]));
  const game = scenario(
    [
      {
        hand: ['Test Sorcery', ...(seats.hand ?? [])],
        battlefield: ['Mountain', ...(seats.mine ?? [])],
        library: seats.library ?? ['Plains', 'Island', 'Swamp', 'Forest'],
        graveyard: seats.graveyard ?? [],
      },
      { battlefield: seats.theirs ?? [] },
    ],
    { cards: [made, ...(seats.cards ?? [])] },
  );
  game.ann.casts('Test Sorcery', { targets: seats.targets ?? [] });
  seats.ready?.(game);
  return game.resolve();
}
