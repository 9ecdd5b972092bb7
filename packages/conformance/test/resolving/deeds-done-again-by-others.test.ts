/** Deeds done again by others, loyalty abilities at other times, and what an earlier step did; read from text. CR 101.4, 606.3, 608.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const OFTEN = 'twice each turn';

describe('loyalty abilities', () => {
  const WALKER =
    "Patient Sage | {0} | Legendary Planeswalker — Sage | 4 | You may activate loyalty abilities of Patient Sage on any player's turn any time you could cast an instant. / +1: You gain 1 life.";

  test("may be activated in another player's turn where the text says so, and still once a turn (CR 606.3)", () => {
    const game = table(
      [WALKER],
      [{ library: ['Forest', 'Forest'], battlefield: ['Patient Sage'] }, { library: ['Forest', 'Forest'] }],
    );
    uses(game.ann, 'Patient Sage');
    expect(game.ann.can('activate', 'Patient Sage')).toBe(false);
    game.to('Upkeep', 2);
    uses(game.ann, 'Patient Sage');
    expect(game.ann.life).toBe(22);
    expect(game.ann.can('activate', 'Patient Sage')).toBe(false);
  });

  test('may be activated twice a turn where the text says so, and not a third time (CR 606.3)', () => {
    const oath = `Twofold Oath | {0} | Enchantment | | You may activate the loyalty abilities of planeswalkers you control ${OFTEN} rather than only once.`;
    const walker = 'Plain Sage | {0} | Legendary Planeswalker — Sage | 4 | +1: You gain 1 life.';
    const game = table([oath, walker], [{ battlefield: ['Twofold Oath', 'Plain Sage'] }, {}]);
    uses(game.ann, 'Plain Sage');
    uses(game.ann, 'Plain Sage');
    expect(game.ann.life).toBe(22);
    expect(game.ann.can('activate', 'Plain Sage')).toBe(false);
  });
});

test('what was done is done again by each of those players as "you" (CR 101.4, 109.5)', () => {
  const line = 'Shared Wrath | {0} | Sorcery | | You gain 2 life. Each opponent does the same.';
  const game = plays(table([line], [{ hand: ['Shared Wrath'] }, {}]).ann, 'Shared Wrath');
  expect([game.ann.life, game.ben.life]).toEqual([22, 22]);
});

describe('what an earlier step did', () => {
  test('two cards that share a color milled this way: as many that are alike (CR 608.2c, 105.2)', () => {
    const lines = [
      'Grind | {0} | Sorcery | | Mill two cards. If two nonland cards that share a color were milled this way, you gain 5 life.',
      'Red One | {R} | Sorcery | | You gain 1 life.',
      'Red Two | {1}{R} | Sorcery | | You gain 1 life.',
      'Blue One | {U} | Sorcery | | You gain 1 life.',
    ];
    for (const [other, life] of [
      ['Red Two', 25],
      ['Blue One', 20],
      ['Mountain', 20],
    ] as const) {
      const game = table(lines, [{ hand: ['Grind'], library: ['Red One', other] }, {}]);
      expect([other, plays(game.ann, 'Grind').ann.life]).toEqual([other, life]);
    }
  });

  test('"if that permanent is destroyed this way": not if it can’t be (CR 608.2c, 702.12b)', () => {
    const lines = [
      'Break It | {0} | Sorcery | | Destroy target artifact. If that artifact is put into a graveyard this way, you gain 3 life.',
      'Frail Cog | {0} | Artifact | |',
      'Sure Cog | {0} | Artifact | | Indestructible',
    ];
    for (const [cog, life] of [
      ['Frail Cog', 23],
      ['Sure Cog', 20],
    ] as const) {
      const game = table(lines, [{ hand: ['Break It'], battlefield: [cog] }, {}]);
      expect([cog, plays(game.ann, 'Break It', cog).ann.life]).toEqual([cog, life]);
    }
  });

  test('"if you didn’t put a card onto the battlefield this way" (CR 608.2c)', () => {
    const line =
      'Look On | {0} | Sorcery | | You may put a Forest card from your hand onto the battlefield. If you didn’t put a card onto the battlefield this way, you gain 4 life.';
    for (const [hand, life] of [
      ['Forest', 20],
      ['Grizzly Bears', 24],
    ] as const) {
      const game = table([line], [{ hand: ['Look On', hand] }, {}]);
      game.ann.answers('yesNo' as never, [1]);
      expect([hand, plays(game.ann, 'Look On').ann.life]).toEqual([hand, life]);
    }
  });
});

test('a die row "N+" is for that result and every higher one (CR 706.3)', () => {
  const card = {
    name: 'Sure Luck',
    mana_cost: '{0}',
    type_line: 'Sorcery',
    oracle_text: 'Roll a d20 and add the number of cards in your hand.\n1—3 | You lose 1 life.\n4+ | You gain 6 life.',
  };
  const game = table([card], [{ hand: ['Sure Luck', 'Forest', 'Forest', 'Forest'] }, {}]);
  expect(plays(game.ann, 'Sure Luck').ann.life).toBe(26);
});

test('"as you cast this spell" is answered for that moment (CR 601.2, 608.2h)', () => {
  const lines = [
    'Late Flame | {0} | Sorcery | | Late Flame deals 1 damage to each opponent. If you controlled a Bear as you cast this spell, you gain 5 life.',
    'Zap | {0} | Instant | | Destroy target creature.',
    'Old Bear | {1} | Creature — Bear | 2/2 |',
  ];
  const game = table(lines, [{ hand: ['Late Flame', 'Zap'], battlefield: ['Old Bear'] }, {}]);
  game.ann.casts('Late Flame');
  game.ann.casts('Zap', { targets: ['Old Bear'] });
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});
