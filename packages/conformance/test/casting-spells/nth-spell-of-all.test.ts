/** Spells by their place among all spells of the turn, two verbs with one object, fewer cards than so many, rooms that trigger twice. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { DELVE_DEEPER, SHORT_CRYPT } from '../../../engine/test/support/dungeon-cards.ts';
import { scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';
import { plays, table, uses } from '../support/text-table.ts';

describe('"the second spell cast this turn", whoever cast it (CR 601.2i)', () => {
  const stop = "Late Stop | {0} | Instant | | Counter target creature spell that's the second spell cast this turn.";
  const drop = 'Drop | {0} | Sorcery | | You gain 1 life.';
  const bird = 'Bird | {0} | Creature — Bird | 1/1';

  test.each([
    [0, false],
    [1, true],
    [2, false],
  ])('after %i other spells it may be the target: %s', (before, can) => {
    const drops = Array.from({ length: before }, () => 'Drop');
    const game = table([stop, drop, bird], [{ hand: [...drops, 'Bird'] }, { hand: ['Late Stop'] }]);
    for (const name of drops) plays(game.ann, name);
    game.ann.casts('Bird');
    expect(game.ben.can('cast', 'Late Stop')).toBe(can);
  });

  test('the first spell was an opponent’s', () => {
    const quick = 'Quick Drop | {0} | Instant | | You gain 1 life.';
    const game = table([stop, quick, bird], [{ hand: ['Bird'] }, { hand: ['Late Stop', 'Quick Drop'] }]);
    plays(game.ben, 'Quick Drop');
    game.ann.casts('Bird');
    game.ben.casts('Late Stop', { targets: ['Bird'] });
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Bird']);
  });
});

test('a creature is tapped and goaded, and no other is (CR 701.38a, 701.20a)', () => {
  const lines = [
    'Loud Call | {0} | Sorcery | | Tap and goad target creature an opponent controls.',
    'Count | {0} | Enchantment | | {0}: You gain 1 life for each goaded creature.',
  ];
  const game = table(lines, [
    { battlefield: ['Count'], hand: ['Loud Call'] },
    { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  ]);
  plays(game.ann, 'Loud Call', 'Hill Giant');
  const tapped = (name: string): boolean => (game.ben.permanent(name).status & StatusBit.Tapped) !== 0;
  expect(['Hill Giant', 'Grizzly Bears'].map(tapped)).toEqual([true, false]);
  uses(game.ann, 'Count');
  expect(game.ann.life).toBe(21);
});

test('fewer than three creature cards in the graveyard: two are fewer, three are not, lands do not count', () => {
  const line =
    'Hungry Wall | {0} | Creature — Wall | 0/4 | {0}: If there are fewer than three creature cards in your graveyard, you gain 1 life.';
  for (const [graveyard, life] of [
    [['Hill Giant', 'Grizzly Bears', 'Forest', 'Forest'], 21],
    [['Hill Giant', 'Grizzly Bears', 'Grizzly Bears'], 20],
  ] as const) {
    const game = table([line], [{ battlefield: ['Hungry Wall'], graveyard: [...graveyard] }, {}]);
    uses(game.ann, 'Hungry Wall');
    expect(game.ann.life).toBe(life);
  }
});

test('room abilities of the dungeons that opponents own trigger an additional time (CR 309.4c, 603.2d)', () => {
  const [guide] = read(
    'Deep Guide | {0} | Creature — Elf | 1/1 | Menace / Room abilities of dungeons your opponents own trigger an additional time.',
  );
  const cards = [DELVE_DEEPER, SHORT_CRYPT, guide!];
  const seats = [{ battlefield: ['Deep Guide'], hand: ['Delve Deeper'] }, { hand: ['Delve Deeper'] }];
  const game = scenario(seats, { cards });
  plays(game.ann, 'Delve Deeper');
  plays(game.ben, 'Delve Deeper');
  expect([game.ann.life, game.ben.life]).toEqual([22, 24]);
});
