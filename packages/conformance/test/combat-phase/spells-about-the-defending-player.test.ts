/** Spells that speak of "defending player": who that is, is known while there is combat, by whomever they are cast. CR 506.2, 601.2c. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const LION = 'Lion | {0} | Creature — Cat | 3/3 |';
const GUARD = 'Guard | {0} | Creature — Human | 1/6 |';
const STAND = `Stand | {0} | Instant | | Target creature defending player controls gets +2/+0 until end of turn. It can block up to two additional creatures this turn.`;
const CALL = `Call | {0} | Instant | | Cast this spell ${'only during combat'} before blockers are declared. / Target creature defending player controls gets +4/+0 until end of turn.`;

function combat(hands: { readonly ann?: readonly string[]; readonly ben?: readonly string[] }): Scenario {
  return table(
    [LION, GUARD, STAND, CALL],
    [
      { battlefield: ['Lion', 'Lion'], hand: hands.ann ?? [] },
      { battlefield: ['Guard'], hand: hands.ben ?? [] },
    ],
  );
}

describe('cast in combat with a target that the defending player controls (CR 601.2c)', () => {
  test('by the defending player', () => {
    const game = combat({ ben: ['Stand'] });
    game.ann.attacks(['Lion', 'Lion']);
    game.to('DeclareAttackers');
    game.ben.casts('Stand', { targets: ['Guard'] });
    game.resolveAll();
    expect(game.ben.stats('Guard')).toBe('3/6');
  });

  test('by the attacking player; not outside combat, when nobody defends (CR 506.2)', () => {
    const game = combat({ ann: ['Stand'] });
    expect(game.ann.can('cast', 'Stand')).toBe(false);
    game.to('BeginningOfCombat');
    game.ann.casts('Stand', { targets: ['Guard'] });
    game.resolveAll();
    expect(game.ben.stats('Guard')).toBe('3/6');
  });

  test('only before blockers are declared, where the spell says so (CR 506.7e)', () => {
    const game = combat({ ann: ['Call', 'Call'] });
    game.ann.attacks('Lion');
    game.to('DeclareAttackers');
    game.ann.casts('Call', { targets: ['Guard'] });
    game.resolveAll();
    expect(game.ben.stats('Guard')).toBe('5/6');
    game.to('DeclareBlockers');
    expect(game.ann.can('cast', 'Call')).toBe(false);
  });
});
