/** Mana that is for some things only, however it is to be spent: on spells, abilities, special actions, other payments. CR 106.6. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const lamp = (rider: string): string => `Lamp | {0} | Artifact | | {T}: Add {R}{R}{R}. ${rider}`;
const pool = (game: Scenario): number => {
  const { amounts, special } = game.ann.state.pool;
  return amounts.reduce((sum, amount) => sum + amount, special.length);
};

describe('spent on what is neither cast nor activated', () => {
  const TAX = 'Tax | {0} | Instant | | Counter target spell unless its controller pays {2}.';
  const paid = (rider: string): boolean => {
    const game = table(
      [lamp(rider), TAX, 'Bell | {0} | Artifact | | {T}: You gain 1 life.'],
      [{ battlefield: ['Lamp'], hand: ['Bell'] }, { hand: ['Tax'] }],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Bell');
    game.ben.casts('Tax', { targets: ['Bell'] });
    game.resolveAll();
    return game.ann.battlefield.includes('Bell');
  };
  test('mana "only to cast" or "only to activate" is not, mana that may not be spent on some spells is (CR 106.6, 118.12)', () => {
    expect(paid('')).toBe(true);
    expect(paid('Spend this mana only to cast artifact spells.')).toBe(false);
    expect(paid('Spend this mana only to activate abilities.')).toBe(false);
    expect(paid("This mana can't be spent to cast nonartifact spells.")).toBe(true);
  });

  const HIDDEN = 'Lurker | {5} | Creature — Bear | 3/3 | Morph {2}';
  const turnsUp = (rider: string): boolean => {
    const game = table(
      [lamp(rider), 'Hide | {0} | Sorcery | | Manifest the top card of your library.', HIDDEN],
      [{ battlefield: ['Lamp'], hand: ['Hide'], library: ['Lurker'] }, {}],
    );
    plays(game, game.ann, 'Hide');
    return game.session.options(game.ann.id).some((option) => option.kind === 'special');
  };
  test('likewise for turning a permanent face up (CR 116.2b)', () => {
    expect(turnsUp('')).toBe(true);
    expect(turnsUp('Spend this mana only to cast creature spells.')).toBe(false);
    expect(turnsUp('Spend this mana only on costs that contain {X}.')).toBe(false);
    expect(turnsUp("This mana can't be spent to cast nonartifact spells.")).toBe(true);
    expect(turnsUp('Spend this mana only to turn permanents face up.')).toBe(true);
    expect(turnsUp('Spend this mana only to foretell a card from your hand or cast a creature spell.')).toBe(false);
    expect(turnsUp('Spend this mana only to cast a creature spell, unlock a door, or turn a permanent face up.')).toBe(
      true,
    );
  });

  test('for foretelling a card (CR 116.2h)', () => {
    const cards = [
      'Omen | {4}{U} | Sorcery | | Scry 4. / Foretell {1}{U}',
      'Spell Hall | {6} | Sorcery | | You gain 5 life.',
    ];
    const foretells = (rider: string): boolean => {
      const game = table([lamp(rider), ...cards], [{ battlefield: ['Lamp'], hand: ['Omen', 'Spell Hall'] }, {}]);
      return game.session
        .options(game.ann.id)
        .some((option) => option.kind === 'special' && option.action === 'foretell');
    };
    expect(foretells('')).toBe(true);
    expect(foretells('Spend this mana only to foretell a card from your hand or cast a creature spell.')).toBe(true);
    expect(foretells('Spend this mana only to turn permanents face up.')).toBe(false);
    expect(foretells('Spend this mana only to cast sorcery spells.')).toBe(false);
  });
});

describe('mana for costs with {X}', () => {
  const lines = [
    'Lens | {0} | Artifact | | {T}: Add {C}{C}{C}. Spend this mana only on costs that contain {X}.',
    'Mixed | {0} | Artifact | | {T}, {X}: You gain X life.',
    'Plain | {0} | Artifact | | {T}, {2}: Draw a card.',
    'Paid | {0} | Artifact | | {2}, Sacrifice Paid: Draw a card.',
  ];
  test('an ability with {X} beside other costs, none without (CR 107.3)', () => {
    const game = table(lines, [['Lens', 'Mixed', 'Plain', 'Paid'], {}]);
    expect(['Mixed', 'Plain', 'Paid'].map((name) => game.ann.can('activate', name))).toEqual([true, false, false]);
    game.ann.activates('Mixed', { x: 2 });
    game.resolve();
    expect([game.ann.life, pool(game)]).toEqual([22, 1]);
  });

  test('not for a land or a token, which has no mana cost', () => {
    const hill = 'Hill | | Land | | {2}: You gain 1 life.';
    expect(table([...lines, hill], [['Lens', 'Hill'], {}]).ann.can('activate', 'Hill')).toBe(false);
  });
});

describe('mana for spells from somewhere', () => {
  const BURIED = 'Ghoul | {2} | Creature — Zombie | 2/2 | Flashback {1}';
  const SONG = 'Song | {2} | Sorcery | | Scry 1. / Flashback {2}';
  test('from the graveyard only, of one’s own (CR 601.2a)', () => {
    const rider = 'Spend this mana only to cast spells from your graveyard.';
    const casts = (hand: string[], graveyard: string[], text = rider): boolean =>
      table([lamp(text), SONG], [{ battlefield: ['Lamp'], hand, graveyard }, {}]).ann.can('cast', 'Song');
    expect(BURIED).toContain('Flashback');
    expect([casts(['Song'], []), casts([], ['Song'])]).toEqual([false, true]);
    expect([casts(['Song'], [], ''), casts([], ['Song'], '')]).toEqual([true, true]);
  });
});

describe('something happens when it is spent', () => {
  const STONE =
    'Stone | {0} | Artifact | | {T}: Add {R}. When you spend this mana to cast a creature spell, you gain 3 life.';
  const OTHERS = [
    'Cub | {R} | Creature — Cat | 2/2',
    'Song | {R} | Sorcery | | Scry 1.',
    'Vat | {0} | Artifact Creature — Cat | 0/4 | {1}: Scry 1.',
    'Bell | {0} | Creature — Cat | 1/1',
    'Tax | {0} | Instant | | Counter target spell unless its controller pays {1}.',
  ];
  const game = (hand: string[] = []): Scenario =>
    table([STONE, ...OTHERS], [{ battlefield: ['Stone', 'Vat'], hand }, { hand: ['Tax'] }]);
  test('once, on such a spell; on another or on an ability it does not (CR 106.6, 603.3)', () => {
    const spell = game(['Cub']);
    spell.ann.casts('Cub');
    expect(spell.stack).toEqual(['Cub', 'Stone']);
    spell.resolve();
    expect([spell.ann.life, spell.stack]).toEqual([23, ['Cub']]);
    const other = game(['Song']);
    other.ann.casts('Song');
    expect(other.stack).toEqual(['Song']);
    const ability = game();
    ability.ann.activates('Vat');
    expect([ability.stack, ability.ann.life]).toEqual([['Vat'], 20]);
  });

  test('nor when it is paid for a creature spell that would be countered (CR 118.12)', () => {
    const tax = game(['Bell']);
    tax.ann.answers('yesNo', [1]);
    tax.ann.casts('Bell');
    tax.ben.casts('Tax', { targets: ['Bell'] });
    tax.resolveAll();
    expect([tax.ann.battlefield.includes('Bell'), tax.ann.life]).toEqual([true, 20]);
  });
});
