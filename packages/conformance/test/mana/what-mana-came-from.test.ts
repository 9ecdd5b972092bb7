/** What the mana spent on a spell came from. CR 106.3, 601.2h. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const THIEF =
  'Careful Fence | {2} | Creature — Human Rogue | 2/2 | When Careful Fence enters, if mana from a Treasure was spent to cast it, you gain 5 life.';
const CHEST = 'Loot Heap | {0} | Artifact — Treasure | | {T}, Sacrifice Loot Heap: Add one mana of any color.';

function lifeAfter(battlefield: readonly string[], first: readonly string[] = []): number {
  const game = table([THIEF, CHEST], [{ battlefield, hand: ['Careful Fence'] }, {}]);
  for (const name of first) game.ann.activates(name);
  plays(game.ann, 'Careful Fence');
  expect(game.ann.battlefield).toContain('Careful Fence');
  return game.ann.life;
}

describe('mana from a kind of permanent', () => {
  test('it is known of mana made as the spell is paid for, though the source is gone (CR 106.3, 113.7a)', () => {
    expect(lifeAfter(['Loot Heap', 'Forest'])).toBe(25);
    expect(lifeAfter(['Forest', 'Forest'])).toBe(20);
  });

  test('it is known of mana that was in the pool before (CR 106.3, 106.4)', () => {
    expect(lifeAfter(['Loot Heap', 'Forest'], ['Loot Heap', 'Forest'])).toBe(25);
    expect(lifeAfter(['Forest', 'Forest', 'Loot Heap'], ['Forest', 'Forest'])).toBe(20);
  });

  test('a creature that adds mana is asked about likewise, and an instant may ask about itself (CR 106.3)', () => {
    const lines = [
      'Hedge Bud | {0} | Creature — Plant | 0/1 | {T}: Add {G}.',
      'Hedge Song | {G} | Instant | | You gain 1 life. If mana from a creature was spent to cast Hedge Song, draw a card.',
    ];
    const cards = (battlefield: string): number => {
      const game = table(lines, [
        { battlefield: [battlefield], hand: ['Hedge Song'], library: ['Forest', 'Forest'] },
        {},
      ]);
      plays(game.ann, 'Hedge Song');
      return game.ann.hand.length;
    };
    expect([cards('Hedge Bud'), cards('Forest')]).toEqual([1, 0]);
  });

  test('mana that a triggered ability adds is of the source of that ability (CR 106.3, 605.1b)', () => {
    const lines = [
      'Root Chest | {0} | Artifact | | {T}: Add {G}.',
      'Gold Leak | {0} | Artifact — Treasure | | Whenever you tap an artifact for mana, add {C}.',
    ];
    const game = table([THIEF, ...lines], [{ battlefield: ['Root Chest', 'Gold Leak'], hand: ['Careful Fence'] }, {}]);
    game.ann.activates('Root Chest');
    plays(game.ann, 'Careful Fence');
    expect(game.ann.life).toBe(25);
  });
});

describe('mana produced by the very permanent that asks', () => {
  const lines = [
    'Old Spring | {0} | Artifact | | {T}: Add {U}. / Whenever you cast a creature spell using mana produced by Old Spring, you gain 2 life.',
    'Frog | {U} | Creature — Frog | 1/1 | Flash',
    'Two Frogs | {1}{U} | Creature — Frog | 2/2 |',
    'Croak | {U} | Sorcery | | You gain 10 life.',
    'Echo Pool | {0} | Artifact | | {T}: Add {U}. / Whenever you cast a permanent spell using mana produced by Echo Pool, up to one other target permanent you control becomes a copy of that spell until end of turn.',
    'Wind | {U} | Instant | | Counter target spell.',
  ];

  test('a spell for which it was tapped is heard of, one paid for by another of that name is not (CR 106.3, 603.2)', () => {
    const life = (tapped: string, spell: string): number => {
      const game = table(lines, [{ battlefield: ['Old Spring', 'Island'], hand: [spell] }, ['Old Spring']]);
      game.ann.activates(tapped);
      plays(game.ann, spell);
      return game.ann.life;
    };
    expect([life('Old Spring', 'Frog'), life('Island', 'Frog'), life('Old Spring', 'Croak')]).toEqual([22, 20, 30]);
  });

  test('it triggers once for each such permanent, however its mana was mixed (CR 603.2c)', () => {
    const game = table(lines, [{ battlefield: ['Old Spring', 'Old Spring'], hand: ['Two Frogs'] }, {}]);
    plays(game.ann, 'Two Frogs');
    expect(game.ann.life).toBe(24);
  });

  test('a spell of another player is not meant, whatever paid for it (CR 109.5)', () => {
    const game = table(lines, [['Old Spring'], { battlefield: ['Old Spring'], hand: ['Frog'] }]);
    plays(game.ben, 'Frog');
    expect([game.ann.life, game.ben.life]).toEqual([20, 22]);
  });

  test('"that spell" is copied while it is on the stack, and as it last was there when it is gone (CR 608.2h, 707.2)', () => {
    const copied = (countered: boolean): readonly string[] => {
      const game = table(lines, [
        { battlefield: ['Echo Pool', 'Forest'], hand: ['Frog'] },
        { battlefield: ['Island'], hand: ['Wind'] },
      ]);
      game.ann.casts('Frog', { targets: ['Forest'] });
      if (countered) game.ben.casts('Wind', { targets: ['Frog'] });
      game.resolveAll();
      return game.ann.battlefield;
    };
    expect([copied(false), copied(true)]).toEqual([
      ['Echo Pool', 'Frog', 'Frog'],
      ['Echo Pool', 'Frog'],
    ]);
  });
});
