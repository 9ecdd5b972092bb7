/** Cards that an effect lets be foretold. CR 702.143. */
import { describe, expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const DREAMER = 'Dreamer | {0} | Creature — Cleric | 0/3 | Creature cards in your hand have foretell {1}{G}.';
const FALL = 'Fall | {0} | Instant | | Destroy target creature.';
const OX = 'Ox | {3}{G} | Creature — Ox | 4/4 |';

describe('a card foretold by a foretell ability that an effect gave it', () => {
  test('has that foretell cost in exile, also when what gave it is gone (CR 702.143a)', () => {
    const game = table(
      [DREAMER, FALL, OX],
      [{ battlefield: ['Dreamer', 'Forest', 'Forest'], hand: ['Ox', 'Fall'] }, []],
    );
    game.ann.takes('foretell', 'Ox');
    game.ann.casts('Fall', { targets: ['Dreamer'] });
    game.resolveAll();
    expect(game.ann.can('cast', '')).toBe(false);
    game.to('PrecombatMain', 3);
    game.ann.casts('', { via: 'foretell' });
    game.resolveAll();
    expect(game.ann.battlefield.toSorted()).toEqual(['Forest', 'Forest', 'Ox']);
  });
});
