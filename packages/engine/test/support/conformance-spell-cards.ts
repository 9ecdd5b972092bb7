/** Steps that the tests of casting, triggers, resolving and keywords share. */
import { number } from './cards.ts';
import type { Scenario } from './scenario.ts';

export const plains = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
export const draw = (amount: number) => ({ kind: 'draw', amount: number(amount) }) as const;

/** Ann casts it and everything resolves. */
export function play(game: Scenario, name: string, ...targets: string[]): Scenario {
  game.ann.casts(name, { targets });
  return game.resolveAll();
}
