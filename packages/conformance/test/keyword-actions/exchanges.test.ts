/** Doubling and exchanging, with cards read from text. CR 701.9, 701.10. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const NO_GAIN = 'Ill Omen | {0} | Enchantment | | Players can’t gain life.';

test('doubling a life total is gaining as much life, or losing it (CR 701.9d)', () => {
  const lines = [
    'Renewal | {0} | Sorcery | | Double your life total.',
    'Chronicle | {0} | Enchantment | | Whenever you gain life, draw a card.',
    NO_GAIN,
  ];
  const game = table(lines, [{ battlefield: ['Chronicle'], hand: ['Renewal'], life: 7 }, {}]);
  plays(game.ann, 'Renewal');
  expect([game.ann.life, game.ann.hand.length]).toEqual([14, 1]);
  const barred = table(lines, [{ battlefield: ['Ill Omen'], hand: ['Renewal'], life: 7 }, {}]);
  expect(plays(barred.ann, 'Renewal').ann.life).toBe(7);
});

test('doubling mana adds as much of each type as there is (CR 701.9f)', () => {
  const lines = [
    'Prism Box | {0} | Artifact | | {1}: Double the amount of each type of unspent mana you have.',
    'Deep Well | {0} | Artifact | | {T}: Add {R}{R}{G}{C}.',
  ];
  const game = table(lines, [['Prism Box', 'Deep Well'], {}]);
  game.ann.activates('Deep Well');
  game.ann.activates('Prism Box');
  // A mana ability: nothing is on the stack.
  const [, , , red, green, none] = game.ann.state.pool.amounts;
  expect([game.game.stack.length, (red ?? 0) + (green ?? 0) + (none ?? 0), (green ?? 0) > 0]).toEqual([0, 6, true]);
});

describe('exchanging numbers', () => {
  const tree =
    'Old Tree | {0} | Creature — Plant | 0/13 | {0}: Exchange your life total with this creature’s toughness.';
  test('each becomes what the other was: by gaining or losing life, and by an effect that sets the size (CR 701.10g)', () => {
    const lines = [
      tree,
      'Chronicle | {0} | Enchantment | | Whenever you lose life, draw a card.',
      'Grow | {0} | Instant | | Target creature gets +1/+1 until end of turn.',
    ];
    const game = table(lines, [{ battlefield: ['Old Tree', 'Chronicle'], hand: ['Grow'] }, {}]);
    plays(game.ann, 'Grow', 'Old Tree');
    uses(game.ann, 'Old Tree');
    // Its toughness was 14; the new base of 20 is raised by the effect that still applies.
    expect([game.ann.life, game.ann.stats('Old Tree'), game.ann.hand.length]).toEqual([14, '1/21', 1]);
  });

  test('a player who can’t gain life can’t be given a higher life total: nothing is exchanged (CR 701.10g, 119.7)', () => {
    const game = table([tree, NO_GAIN], [{ battlefield: ['Old Tree', 'Ill Omen'], life: 5 }, {}]);
    uses(game.ann, 'Old Tree');
    expect([game.ann.life, game.ann.stats('Old Tree')]).toEqual([5, '0/13']);
  });
});

describe('exchanging cards', () => {
  test('two zones are exchanged though one of them is empty (CR 701.10f)', () => {
    const line = 'Turnabout | {0} | Sorcery | | Exchange your hand and graveyard.';
    const game = table([line], [{ hand: ['Turnabout', 'Plains', 'Shock'] }, {}]);
    plays(game.ann, 'Turnabout');
    expect([game.ann.hand, [...game.ann.graveyard].sort()]).toEqual([[], ['Plains', 'Shock', 'Turnabout']]);
  });

  const swapping = [
    'Restless Ring | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1. / Aura swap {0}',
    'Grand Ring | {5} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +4/+4.',
    'Seize | {0} | Sorcery | | Gain control of target enchantment.',
  ];
  test('what was attached stops being attached, and the card that comes is attached to the same (CR 701.10e)', () => {
    const game = table(swapping, [
      { battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Restless Ring', 'Grand Ring'] },
      {},
    ]);
    plays(game.ann, 'Restless Ring', 'Grizzly Bears');
    game.ann.answers('yesNo', [1]);
    uses(game.ann, 'Restless Ring');
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant'), game.ann.hand]).toEqual([
      '6/6',
      '3/3',
      ['Restless Ring'],
    ]);
  });

  test('cards of two owners are not exchanged between zones (CR 701.10d)', () => {
    const seats = [{ battlefield: ['Grizzly Bears'], hand: ['Restless Ring'] }, { hand: ['Seize', 'Grand Ring'] }];
    const game = table(swapping, seats);
    plays(game.ann, 'Restless Ring', 'Grizzly Bears');
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Seize', 'Restless Ring');
    game.ben.answers('yesNo', [1]);
    uses(game.ben, 'Restless Ring');
    expect([game.ann.stats('Grizzly Bears'), game.ben.hand.includes('Grand Ring')]).toEqual(['3/3', true]);
  });
});
