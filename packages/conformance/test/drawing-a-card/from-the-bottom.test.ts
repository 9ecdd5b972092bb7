/** Cards drawn from the bottom of a library. CR 101.1, 121.1. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const RATHER = 'rather than the top';
const DIVER = `Diver | {0} | Creature — Human | 1/1 | You draw cards ${'from the bottom'} of your library ${RATHER}.`;
const SPY = `Spy | {0} | Creature — Human | 1/1 | Whenever an opponent scries, surveils, or searches their library, put a +1/+1 counter on Spy. Then Spy deals damage to that player equal to its power.`;
const TWO = 'Two | {0} | Sorcery | | Each player draws two cards.';
const OUST = 'Oust | {0} | Sorcery | | Destroy target creature.';
const GLANCE = 'Glance | {0} | Sorcery | | Scry 1.';
const ORDER = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const CARDS = [DIVER, SPY, TWO, OUST, GLANCE];

/** The library as it lies, the top card first. */
const drawn = (game: Scenario, player: 'ann' | 'ben'): string[] =>
  game[player].names(game[player].state.hand).filter((name) => ORDER.includes(name));

describe('who draws from the bottom', () => {
  test('draws one card after the other from there; others draw from the top (CR 121.2)', () => {
    const game = table(CARDS, [{ battlefield: ['Diver'], hand: ['Two'], library: ORDER }, { library: ORDER }]);
    plays(game.ann, 'Two');
    const ends = [drawn(game, 'ann'), drawn(game, 'ben')];
    expect(ends.map((names) => [...names].sort())).toEqual([
      ['Forest', 'Mountain'],
      ['Island', 'Plains'],
    ]);
  });

  test('draws from the top again when nothing says so any more (CR 611.3a)', () => {
    const game = table(CARDS, [{ battlefield: ['Diver'], hand: ['Oust', 'Two'], library: ORDER }, { library: ORDER }]);
    plays(game.ann, 'Oust', 'Diver');
    plays(game.ann, 'Two');
    expect(drawn(game, 'ann').sort()).toEqual(['Island', 'Plains']);
  });

  test('the draw of the draw step is one of them (CR 504.1)', () => {
    const game = table(CARDS, [{ battlefield: ['Diver'], library: ORDER }, { library: ORDER }]);
    game.to('PrecombatMain', 3);
    expect(drawn(game, 'ann')).toEqual(['Forest']);
  });

  test('an empty library has no bottom card either (CR 121.4, 704.5b)', () => {
    const game = table(CARDS, [{ battlefield: ['Diver'], hand: ['Two'], library: ['Plains'] }, { library: ORDER }]);
    plays(game.ann, 'Two');
    expect(game.ann.state.lost).toBe(true);
  });
});

test('what an opponent looks for is paid with the power that it has then (CR 608.2h)', () => {
  const game = table(CARDS, [{ hand: ['Glance'], library: ORDER }, { battlefield: ['Spy'] }]);
  plays(game.ann, 'Glance');
  expect(game.ann.life).toBe(18);
});
