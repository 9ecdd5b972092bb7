/** "If a permanent's ability is countered this way": the permanent that it was an ability of. CR 113.7a, 608.2c, 701.5a. */
import { describe, expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const PRIEST = 'Priest | {0} | Creature — Human Cleric | 1/1 | {0}: You gain 1 life.';
const BIND =
  "Bind | {0} | Instant | | Counter target activated ability. If a Human's ability is countered this way, activated abilities of that Human can't be activated this turn.";
const SLIME =
  "Slime | {0} | Instant | | Counter target activated ability. If a Cleric's ability is countered this way, destroy that Cleric.";
const TIDE =
  'Tide | {0} | Instant | | Counter target activated ability. If an ability of an artifact or creature is countered this way, that permanent loses all abilities until end of turn.';

describe('a permanent whose ability was countered', () => {
  test('has abilities that can’t be activated this turn', () => {
    const game = table([PRIEST, BIND], [['Priest'], { hand: ['Bind'] }]);
    game.ann.activates('Priest');
    game.ben.casts('Bind', { targets: ['ability of Priest'] });
    game.resolveAll();
    expect(game.ann.life).toBe(20);
    expect(game.ann.can('activate', 'Priest')).toBe(false);
    game.to('PrecombatMain', 3);
    uses(game.ann, 'Priest');
    expect(game.ann.life).toBe(21);
  });

  test('is destroyed, or loses its abilities', () => {
    for (const [card, there] of [
      ['Slime', []],
      ['Tide', ['Priest']],
    ] as const) {
      const game = table([PRIEST, SLIME, TIDE], [['Priest'], { hand: [card] }]);
      game.ann.activates('Priest');
      game.ben.casts(card, { targets: ['ability of Priest'] });
      game.resolveAll();
      expect([game.ann.life, game.ann.battlefield]).toEqual([20, there]);
      if (card === 'Tide') expect(game.ann.can('activate', 'Priest')).toBe(false);
    }
  });
});
