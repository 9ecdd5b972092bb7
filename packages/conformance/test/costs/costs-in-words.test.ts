/** Costs as texts say them: one of two, more for each, life in the place of mana, a price for a permission. CR 118, 601.2. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('costs asked while an effect is carried out', () => {
  test('of two things that would stop the effect, the player chooses one that can be done (CR 118.12a)', () => {
    const lines = [
      'Levy | {0} | Sorcery | | Target player loses 4 life unless that player sacrifices an artifact of their choice or discards a card.',
      'Coin | {0} | Artifact | |',
    ];
    const asked = table(lines, [{ hand: ['Levy'] }, { battlefield: ['Coin'], hand: ['Forest'] }]);
    asked.ben.answers('yesNo', [1]).answers('chooseOption', [1]);
    plays(asked.ann, 'Levy', asked.ben.name);
    expect([asked.ben.life, asked.ben.hand, asked.ben.battlefield]).toEqual([20, [], ['Coin']]);
    const poor = table(lines, [{ hand: ['Levy'] }, { hand: ['Forest'] }]);
    poor.ben.answers('yesNo', [1]);
    plays(poor.ann, 'Levy', poor.ben.name);
    expect([poor.ben.life, poor.ben.hand]).toEqual([20, []]);
  });

  test('a cost with "plus an additional {1} for each" is paid whole or not at all (CR 118.3, 118.12a)', () => {
    const lines = [
      'Snare | {0} | Sorcery | | Destroy target creature unless its controller pays {1} plus an additional {1} for each artifact you control.',
      'Coin | {0} | Artifact | |',
    ];
    for (const [lands, lives] of [
      [3, true],
      [2, false],
    ] as const) {
      const game = table(lines, [
        { battlefield: ['Coin', 'Coin'], hand: ['Snare'] },
        { battlefield: ['Hill Giant', ...Array.from({ length: lands }, () => 'Forest')] },
      ]);
      game.ben.answers('yesNo', [1]);
      plays(game.ann, 'Snare', 'Hill Giant');
      expect(game.ben.battlefield.includes('Hill Giant')).toBe(lives);
    }
  });

  test('counters may be taken from among several permanents (CR 118.3)', () => {
    const lines = [
      'Engine | {0} | Artifact | | Remove three +1/+1 counters from among creatures you control: Draw a card.',
      'Cub | {0} | Creature — Bear | 0/1 | This creature enters with two +1/+1 counters on it.',
    ];
    const game = table(lines, [{ battlefield: ['Engine'], hand: ['Cub', 'Cub'] }, {}]);
    plays(game.ann, 'Cub');
    expect(game.ann.can('activate', 'Engine')).toBe(false);
    plays(game.ann, 'Cub');
    uses(game.ann, 'Engine');
    const counters = [0, 1].map((index) => game.ann.permanent('Cub', index).counters['+1/+1'] ?? 0);
    expect([game.ann.hand.length, counters.reduce((a, b) => a + b, 0)]).toEqual([1, 1]);
  });
});

describe('spells cast for another cost', () => {
  const SAGE = 'Sage | {2}{U} | Creature — Wizard | 2/2 |';

  test('life in the place of the mana cost, as much as the mana value (CR 118.9, 119.4)', () => {
    const lines = [
      SAGE,
      'Pact | {0} | Sorcery | | Exile the top card of your library. You may cast that card by paying life equal to its mana value rather than paying its mana cost.',
    ];
    const game = table(lines, [{ hand: ['Pact'], library: ['Sage', 'Forest'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Pact');
    expect([game.ann.life, game.ann.battlefield]).toEqual([17, ['Sage']]);
  });

  test('a permission may ask for a cost besides: without it the card cannot be cast from there (CR 601.3, 118.8)', () => {
    const lines = [
      'Husk | {0} | Creature — Zombie | 1/1 | You may cast this card from your graveyard by paying 3 life and discarding a land card in addition to paying its other costs.',
    ];
    const game = table(lines, [{ graveyard: ['Husk'], hand: ['Forest'] }, {}]);
    plays(game.ann, 'Husk');
    expect([game.ann.life, game.ann.hand, game.ann.battlefield]).toEqual([17, [], ['Husk']]);
    const poor = table(lines, [{ graveyard: ['Husk'] }, {}]);
    expect(poor.ann.can('cast', 'Husk')).toBe(false);
  });

  test('a permission may set another cost in the place of the mana cost (CR 118.9a)', () => {
    const lines = [
      'Relic | {7} | Artifact | | You may cast this card from your graveyard by paying {1} rather than paying its mana cost.',
    ];
    const game = table(lines, [{ graveyard: ['Relic'], battlefield: ['Forest'] }, {}]);
    plays(game.ann, 'Relic');
    expect(game.ann.battlefield).toEqual(['Forest', 'Relic']);
  });

  test('once during each of your turns: not twice, and not in the turn of another (CR 601.3)', () => {
    const lines = [
      'Crypt | {0} | Artifact | | Once during each of your turns, you may cast a creature or artifact spell from your graveyard by discarding a card in addition to paying its other costs.',
      'Imp | {0} | Creature — Imp | 1/1 | Flash',
    ];
    const game = table(lines, [
      { battlefield: ['Crypt'], graveyard: ['Imp', 'Imp'], hand: ['Forest', 'Forest', 'Forest'] },
      {},
    ]);
    plays(game.ann, 'Imp');
    expect([game.ann.battlefield, game.ann.can('cast', 'Imp')]).toEqual([['Crypt', 'Imp'], false]);
    game.to('PrecombatMain', 2);
    expect(game.ann.can('cast', 'Imp')).toBe(false);
  });

  test('with more mana it may be cast as though it had flash (CR 601.3b)', () => {
    const lines = [
      'Bolt | {1} | Sorcery | | You may cast this spell as though it had flash if you pay {1}{G} more to cast it. / You gain 4 life.',
    ];
    for (const [lands, can] of [
      [3, true],
      [2, false],
    ] as const) {
      const game = table(lines, [{}, { hand: ['Bolt'], battlefield: Array.from({ length: lands }, () => 'Forest') }]);
      expect(game.ben.can('cast', 'Bolt')).toBe(can);
      if (!can) continue;
      plays(game.ben, 'Bolt');
      expect(game.ben.life).toBe(24);
    }
  });
});

describe('counters spoken of again', () => {
  test('"remove those counters" takes the counters that the condition asked about, and no others (CR 122.1)', () => {
    const lines = [
      'Hive | {0} | Artifact | | {0}: Put a storage counter on this artifact. Then if it has two or more storage counters on it, remove those counters and draw a card.',
    ];
    const game = table(lines, [{ battlefield: ['Hive'] }, {}]);
    uses(game.ann, 'Hive');
    expect([game.ann.permanent('Hive').counters, game.ann.hand.length]).toEqual([{ storage: 1 }, 0]);
    uses(game.ann, 'Hive');
    expect([game.ann.permanent('Hive').counters['storage'] ?? 0, game.ann.hand.length]).toEqual([0, 1]);
  });
});
