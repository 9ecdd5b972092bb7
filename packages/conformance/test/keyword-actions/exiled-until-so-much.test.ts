/** Cards exiled from libraries until those exiled are so much together. CR 406, 608.2c, 701.10a. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const DRAIN =
  'Drain | {0} | Sorcery | | Each opponent exiles cards from the top of their library until that player has exiled cards with total mana value 6 or more.';
const REAP =
  'Reap | {0} | Sorcery | | Each opponent exiles cards from the top of their library until they have exiled cards with total mana value 3 or greater this way. You gain 1 life for each card exiled this way.';
const CARDS = [
  DRAIN,
  REAP,
  'Ogre | {5} | Creature — Ogre | 5/5 | ',
  'Imp | {2} | Creature — Imp | 2/2 | ',
  'Blaze | {X}{R} | Sorcery | | Blaze deals X damage to each player.',
];
const facing = (...libraries: readonly (readonly string[])[]): Scenario =>
  table(CARDS, [{ hand: ['Drain', 'Reap'] }, ...libraries.map((library) => ({ library }))]);

describe('exiled until so much', () => {
  test('card by card, the last one too, and no further (CR 608.2c)', () => {
    const game = plays(facing(['Imp', 'Island', 'Ogre', 'Imp']).ann, 'Drain');
    expect([[...game.ben.exile].sort(), game.ben.state.library.length]).toEqual([['Imp', 'Island', 'Ogre'], 1]);
  });

  test('each opponent by themselves (CR 608.2e)', () => {
    const game = plays(facing(['Ogre', 'Imp', 'Imp'], ['Imp', 'Imp', 'Imp', 'Imp']).ann, 'Drain');
    expect([game.ben.exile.length, game.cat.exile.length]).toEqual([2, 3]);
  });

  test('a library that has not so much goes as a whole (CR 609.3)', () => {
    const game = plays(facing(['Imp', 'Island']).ann, 'Drain');
    expect([game.ben.exile.length, game.ben.state.library.length, game.ben.state.lost]).toEqual([2, 0, false]);
  });

  test('an X in a mana cost is 0 in exile (CR 202.3e)', () => {
    expect(plays(facing(['Blaze', 'Ogre', 'Imp']).ann, 'Drain').ben.exile.length).toBe(2);
  });

  test('only what is exiled this way counts, not what lay in exile before (CR 608.2c)', () => {
    const game = plays(facing(['Imp', 'Imp', 'Imp', 'Imp', 'Ogre']).ann, 'Reap');
    expect([game.ben.exile.length, game.ann.life]).toEqual([2, 22]);
    plays(game.ann, 'Drain');
    expect(game.ben.exile.length).toBe(5);
  });
});
