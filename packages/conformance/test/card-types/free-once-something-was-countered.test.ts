/** Another cost that is open once a spell of yours was countered. CR 118.9, 608.2i, 701.5. */
import { describe, expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Snare | {9} | Instant | | If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, you may pay {0} rather than pay Snare’s mana cost. / You gain 3 life.',
  'Bait | {0} | Creature — Bear | 2/2 | Flash',
  'Bauble | {0} | Artifact | | Flash',
  'No | {0} | Instant | | Counter target spell.',
  'Null Orb | {0} | Artifact | | {0}: Counter target spell.',
];
/** Whether the Snare can be cast after that spell was countered by that player with that. */
function opens(spell: string, by: 'ann' | 'ben', how: 'casts' | 'activates', what: string): boolean {
  const seat = { hand: ['Snare', 'Bait', 'Bauble', 'No'], battlefield: ['Null Orb'] };
  const game = table(LINES, [seat, seat]);
  game.ann.casts(spell);
  game[by][how](what, { targets: [spell] });
  expect(game.ann.can('cast', 'Snare')).toBe(false);
  game.resolveAll();
  expect(game.ben.can('cast', 'Snare')).toBe(false);
  return game.ann.can('cast', 'Snare');
}

describe('once a creature spell of yours was countered', () => {
  test('by a spell or an ability of an opponent, you may cast it for nothing (CR 118.9)', () => {
    expect([opens('Bait', 'ben', 'casts', 'No'), opens('Bait', 'ben', 'activates', 'Null Orb')]).toEqual([true, true]);
  });

  test('not by one of your own, and not for another spell (CR 118.9)', () => {
    expect([opens('Bait', 'ann', 'casts', 'No'), opens('Bauble', 'ben', 'casts', 'No')]).toEqual([false, false]);
  });

  test('in that turn only (CR 608.2i)', () => {
    const library = ['Forest', 'Forest', 'Forest'];
    const game = table(LINES, [
      { hand: ['Snare', 'Bait'], library },
      { hand: ['No'], library },
    ]);
    game.ann.casts('Bait');
    game.ben.casts('No', { targets: ['Bait'] });
    game.resolveAll();
    game.ann.casts('Snare');
    expect([game.resolveAll().ann.life, game.ann.state.hand.length]).toEqual([23, 0]);
    const later = table(LINES, [
      { hand: ['Snare', 'Bait'], library },
      { hand: ['No'], library },
    ]);
    later.ann.casts('Bait');
    later.ben.casts('No', { targets: ['Bait'] });
    later.resolveAll();
    later.to('Upkeep', 2);
    expect(later.ann.can('cast', 'Snare')).toBe(false);
  });
});
