/** Cards and steps that the tests of keyword actions and abilities share. */
import { number } from './cards.ts';
import type { Scenario } from './scenario.ts';

export const plains = (count: number): string[] => Array.from({ length: count }, () => 'Plains');

export function play(game: Scenario, name: string, ...targets: string[]): Scenario {
  game.ann.casts(name, { targets });
  return game.resolveAll();
}
