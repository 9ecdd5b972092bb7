/** Keyword counters. CR 122.1b. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BELL = 'Bell | {0} | Sorcery | | Put an exalted counter on target creature.';

describe('a keyword counter gives its keyword', () => {
  test('exalted once for each counter, with nothing else in the game that changes anything (CR 122.1b, 702.83b)', () => {
    const game = table([BELL], [{ battlefield: ['Grizzly Bears'], hand: ['Bell', 'Bell'] }, []]);
    plays(game.ann, 'Bell', 'Grizzly Bears');
    plays(game.ann, 'Bell', 'Grizzly Bears');
    game.ann.attacks(['Grizzly Bears']);
    game.to('EndOfCombat');
    expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  });

  test('and where other effects apply (CR 613.1f)', () => {
    const lines = [BELL, 'Anthem | {0} | Enchantment | | Creatures you control get +1/+0.'];
    const game = table(lines, [{ battlefield: ['Grizzly Bears', 'Anthem'], hand: ['Bell', 'Bell'] }, []]);
    plays(game.ann, 'Bell', 'Grizzly Bears');
    plays(game.ann, 'Bell', 'Grizzly Bears');
    game.ann.attacks(['Grizzly Bears']);
    game.to('EndOfCombat');
    expect(game.ann.stats('Grizzly Bears')).toBe('5/4');
  });
});
