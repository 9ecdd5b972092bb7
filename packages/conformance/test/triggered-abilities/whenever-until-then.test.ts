/** Abilities that wait until something: they trigger every time until then, and never again. CR 603.7b, 611.2a. */
import { describe, expect, test } from 'vitest';
import { table, plays, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const spell = (name: string, text: string, cost = '{0}'): string => `${name} | ${cost} | Sorcery | | ${text}`;

describe('until your next turn, whenever ... (CR 603.7b, 611.2a)', () => {
  test('each of two attackers sets it off, in each turn until then', () => {
    const watch = spell('Watch', 'Until your next turn, whenever a creature attacks you, you gain 1 life.');
    const game = table([CUB, watch], [{ hand: ['Watch'] }, { battlefield: ['Cub', 'Cub'] }]);
    plays(game.ann, 'Watch');
    game.ben.attacks(['Cub', 'Cub']);
    game.to('PostcombatMain', 2);
    expect(game.ann.life).toBe(20 - 4 + 2);
    game.to('PrecombatMain', 3).to('PrecombatMain', 4);
    game.ben.attacks(['Cub', 'Cub']);
    game.to('PostcombatMain', 4);
    expect(game.ann.life).toBe(18 - 4);
  });

  test('said after another sentence, and by an ability of a permanent', () => {
    const ring =
      'Ring | {0} | Artifact | | {0}: Draw a card. Until your next turn, whenever a creature dies, you lose 1 life.';
    const kill = spell('Kill', 'Destroy target creature.');
    const game = table(
      [CUB, ring, kill],
      [{ battlefield: ['Ring', 'Cub', 'Cub', 'Cub'], hand: ['Kill', 'Kill', 'Kill'] }, []],
    );
    uses(game.ann, 'Ring');
    plays(game.ann, 'Kill', 'Cub');
    plays(game.ann, 'Kill', 'Cub');
    expect(game.ann.life).toBe(18);
    game.to('PrecombatMain', 3);
    plays(game.ann, 'Kill', 'Cub');
    expect(game.ann.life).toBe(18);
  });
});

describe('until end of turn, whenever ... (CR 603.7b, 514.2)', () => {
  test('every land tapped gives its further mana, and none in the next turn (CR 605.4a)', () => {
    const tide = spell(
      'Flood',
      'Until end of turn, whenever a player taps a Forest for mana, that player adds an additional {G}.',
    );
    const game = table([tide], [{ hand: ['Flood'], battlefield: ['Forest', 'Forest'] }, []]);
    plays(game.ann, 'Flood');
    game.ann.activates('Forest').activates('Forest');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 4, 0]);
    game.to('PrecombatMain', 3);
    game.ann.activates('Forest').activates('Forest');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 2, 0]);
  });

  test('a spell may be paid for with the mana that will be added besides (CR 605.4a, 601.2g)', () => {
    const tide = spell(
      'Flood',
      'Until end of turn, whenever a player taps a Forest for mana, that player adds an additional {G}.',
    );
    const ape = 'Ape | {2}{G} | Creature — Ape | 3/3';
    const game = table([tide, ape], [{ hand: ['Flood', 'Ape'], battlefield: ['Forest', 'Forest'] }, []]);
    expect(game.ann.can('cast', 'Ape')).toBe(false);
    plays(game.ann, 'Flood');
    expect(game.ann.can('cast', 'Ape')).toBe(true);
    plays(game.ann, 'Ape');
    expect([game.ann.battlefield, game.ann.state.pool.amounts[4]]).toEqual([['Forest', 'Forest', 'Ape'], 1]);
  });

  test('“when” is set off once, and only in that turn', () => {
    const trap = spell('Trap', 'This turn, when target creature dies, draw a card.');
    const raise = spell('Raise', 'Return target creature card from your graveyard to your hand.');
    const game = table(
      [CUB, trap, raise, spell('Kill', 'Destroy target creature.')],
      [{ battlefield: ['Cub'], hand: ['Trap', 'Kill', 'Raise', 'Kill'] }, []],
    );
    plays(game.ann, 'Trap', 'Cub');
    game.to('PrecombatMain', 3);
    const before = game.ann.hand.length;
    plays(game.ann, 'Kill', 'Cub');
    expect(game.ann.hand.length).toBe(before - 1);
  });
});
