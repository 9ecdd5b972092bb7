/** Whether a spell of some cost can be paid for with what is on the battlefield. */
import { expect } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from './rules-table.ts';

/** A permanent that a seat begins with. */
export type Permanent = string | { card: string; tapped?: boolean };
/** An artifact of that name and text. */
export const source = (text: string, name = 'Spring', type = 'Artifact'): string =>
  `${name} | {0} | ${type} | | ${text}`;
/** The spell that is paid for. */
export const goal = (cost: string): string => `Goal | ${cost} | Sorcery | | Scry 1.`;

/** A game in which Ann holds a spell of that cost. */
export function holding(
  cost: string,
  cards: readonly string[],
  battlefield: readonly Permanent[],
  more: object = {},
): Scenario {
  return table([goal(cost), ...cards], [{ hand: ['Goal'], battlefield, ...more }, []]);
}
/** Whether the Goal can be cast, and then is. */
export const payable = (
  cost: string,
  cards: readonly string[],
  battlefield: readonly Permanent[] = ['Spring'],
  more: object = {},
): boolean => {
  const game = holding(cost, cards, battlefield, more);
  const possible = game.ann.can('cast', 'Goal');
  if (possible) {
    plays(game, game.ann, 'Goal');
    expect(game.ann.graveyard).toContain('Goal');
    expect(game.ann.state.pool.amounts.every((amount) => amount >= 0)).toBe(true);
  }
  return possible;
};
/** Which of these costs can be paid. */
export const among = (
  costs: readonly string[],
  cards: readonly string[],
  battlefield: readonly Permanent[] = ['Spring'],
  more: object = {},
): string[] => costs.filter((cost) => payable(cost, cards, battlefield, more));
