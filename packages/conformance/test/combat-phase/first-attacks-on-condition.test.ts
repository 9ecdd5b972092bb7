/** "Whenever it attacks for the first time each turn, if ...": both are asked. CR 603.2, 603.4, 508.1b. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';
import { StatusBit } from '@kitchen-table/engine';

const LINES = [
  'Spur | {3} | Creature — Dragon | 4/4 | Whenever Spur attacks for the first time each turn, if it’s attacking the player with the most life or tied for most life, untap all attacking creatures. After this phase, there is an additional combat phase.',
  'Herald | {3} | Creature — Cat | 1/1 | Whenever this creature attacks for the first time each turn, if you control an artifact, draw a card.',
  'Rune | {0} | Artifact | |',
  'Flash Rune | {0} | Artifact | | Flash',
  'Again | {0} | Instant | | Untap all attacking creatures. After this phase, there is an additional combat phase.',
];

describe('the player with the most life', () => {
  test.each([
    [20, 20, 20, true],
    [19, 20, 20, true],
    [20, 19, 20, false],
    [20, 20, 21, false],
  ])('at %i, %i and %i life, attacking the second: again %s (CR 603.4)', (mine, theirs, third, again) => {
    const game = table(LINES, [{ battlefield: ['Spur'], life: mine }, { life: theirs }, { life: third }]);
    game.ann.attacks('Spur', 'ben');
    game.to('DeclareAttackers');
    expect((game.ann.permanent('Spur').status & StatusBit.Tapped) === 0).toBe(again);
    game.throughCombat();
    // The second attack of the turn opens no third combat phase.
    expect(game.ben.life).toBe(theirs - (again ? 8 : 4));
    expect(game.ann.permanent('Spur').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  });
});

test('the second attack of the turn is not the first, though the condition is true only then (CR 603.2)', () => {
  const game = table(LINES, [{ battlefield: ['Herald'], hand: ['Again', 'Flash Rune'], library: ['Forest'] }, {}]);
  game.ann.attacks('Herald');
  game.to('DeclareAttackers');
  plays(game.ann, 'Again');
  game.to('EndOfCombat');
  expect(game.ann.hand).toEqual(['Flash Rune']);
  plays(game.ann, 'Flash Rune');
  game.throughCombat();
  expect([game.ben.life, game.ann.library]).toEqual([18, ['Forest']]);
});

test('with the artifact a card is drawn', () => {
  const game = table(LINES, [{ battlefield: ['Herald', 'Rune'], library: ['Forest'] }, {}]);
  game.ann.attacks('Herald');
  game.to('DeclareAttackers');
  expect(game.ann.hand).toEqual(['Forest']);
});
