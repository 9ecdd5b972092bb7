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
