/** Cards with a keyword twice. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { creature, keyword, number } from './cards.ts';
import { scenario, type Scenario } from './scenario.ts';

/** A 2/2 for {R} with the keyword twice. */
export const twice = (
  word: string,
  more: Partial<Extract<Ability, { kind: 'keyword' }>> = {},
  power = 2,
  toughness = 2,
): Card => creature('Test Twice', 'R', power, toughness, keyword(word, more), keyword(word, more));

export const three = { kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(3) } as const;

/** Ann attacks with the creature; Ben has these and blocks as told. */
export function attack(
  made: Card,
  ben: string[] = [],
  blocks: [string, string][] = [],
  others: string[] = [],
  with_: string[] = ['Test Twice'],
): Scenario {
  const game = scenario([['Test Twice', ...others], ben], { cards: [made] });
  game.ann.attacks(with_);
  game.ben.blocks(blocks);
  return game;
}
