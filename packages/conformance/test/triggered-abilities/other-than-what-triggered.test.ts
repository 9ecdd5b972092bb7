/** "Other" in a triggered ability: other than its source, or than what the event is about. CR 603.2, 608.2c. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const PEAK =
  'Peak | {0} | Enchantment | | Whenever a Mountain you control enters, if you control at least two other Mountains, each opponent loses 3 life.';

describe('"other" than what the event is about, where the source is none of them', () => {
  test.each([
    [1, 20],
    [2, 17],
  ])('with %i Mountains before, one more does not count itself (CR 603.4)', (before, life) => {
    const game = table([PEAK], [{ battlefield: ['Peak', ...Array(before).fill('Mountain')], hand: ['Mountain'] }, []]);
    game.ann.playsLand('Mountain');
    game.resolveAll();
    expect(game.ben.life).toBe(life);
  });

  test('"destroy all other creatures" leaves the creature that entered (CR 608.2c)', () => {
    const lines = [
      'Scythe | {0} | Enchantment | | Whenever a creature enters, destroy all other creatures.',
      'Ox | {0} | Creature — Ox | 2/2 |',
    ];
    const game = table(lines, [{ battlefield: ['Scythe', 'Grizzly Bears'], hand: ['Ox'] }, ['Grizzly Bears']]);
    plays(game.ann, 'Ox');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Scythe', 'Ox'], []]);
  });

  test('"no other creatures are attacking that player" (CR 603.4, 508.1)', () => {
    const lines = [
      'Duelist | {0} | Creature — Human | 2/2 | Whenever a creature you control attacks a player, if no other creatures are attacking that player, you gain 5 life.',
      'Ox | {0} | Creature — Ox | 2/2 |',
    ];
    for (const [attackers, life] of [
      [['Ox'], 25],
      [['Duelist'], 25],
      [['Ox', 'Duelist'], 20],
    ] as const) {
      const game = table(lines, [['Duelist', 'Ox'], []]);
      game.ann.attacks(attackers);
      game.to('EndOfCombat');
      expect(game.ann.life).toBe(life);
    }
  });
});

test('"another" of what the source is, too, is other than the source (CR 109.2)', () => {
  const lines = [
    'Herald | {0} | Creature — Elf | 1/1 | Whenever a land you control enters, another target creature you control gets +2/+2 until end of turn.',
    'Ox | {0} | Creature — Ox | 2/2 |',
  ];
  const game = table(lines, [{ battlefield: ['Herald', 'Ox'], hand: ['Forest'] }, []]);
  game.ann.playsLand('Forest');
  game.resolveAll();
  expect([game.ann.stats('Herald'), game.ann.stats('Ox')]).toEqual(['1/1', '4/4']);
});

describe('how many of them are so', () => {
  const SWEEP =
    'Sweep | {0} | Instant | | If two or more creatures are attacking you, you gain 4 life. If a creature is attacking you, you gain 1 life.';

  test.each([
    [['Grizzly Bears', 'Grizzly Bears'], 25],
    [['Grizzly Bears'], 21],
    [[], 20],
  ])('with %j attacking, of three creatures (CR 608.2c)', (attackers, life) => {
    const game = table([SWEEP], [['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'], { hand: ['Sweep'] }]);
    if (attackers.length > 0) {
      game.ann.attacks(attackers);
      game.to('DeclareAttackers');
    }
    game.ben.casts('Sweep');
    expect(game.resolveAll().ben.life).toBe(life);
  });
});

describe('"it" after a condition of the object itself', () => {
  const lines = [
    'Gauge | {3} | Artifact | | Whenever you cast an instant or sorcery spell, if Gauge has fewer than two charge counters on it, put a charge counter on it.',
    'Rook | {3} | Creature — Wall | 0/4 | Defender / Whenever a creature attacks you, if Rook has defender, it loses defender.',
    'Loaf | {0} | Sorcery | | You gain 1 life.',
  ];

  test('counters are put on what the condition looks at, not on the spell that was cast (CR 603.4)', () => {
    const game = table(lines, [{ battlefield: ['Gauge'], hand: ['Loaf', 'Loaf', 'Loaf'] }, {}]);
    for (const counters of [1, 2, 2]) {
      plays(game.ann, 'Loaf');
      expect(game.ann.permanent('Gauge').counters).toEqual({ charge: counters });
    }
  });

  test('what has the keyword loses it, not what attacks (CR 603.4)', () => {
    const game = table(lines, [{ battlefield: ['Hill Giant'] }, { battlefield: ['Rook'] }]);
    game.ann.attacks(['Hill Giant']);
    game.to('DeclareBlockers');
    expect(now(game.ben, 'Rook').abilities.map(({ ability }) => ability.kind)).toEqual(['triggered']);
  });
});
