/** What can't be a target of what, and what may be any of several targets: cards as text. CR 113.7, 115.1, 115.4. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const PING = 'Ember Stick | {2} | Artifact | | {T}: Ember Stick deals 1 damage to target creature.';
const RED_PING = 'Ember Brand | {2}{R} | Enchantment | | {0}: Ember Brand deals 1 damage to target creature.';
const RED_BOLT = 'Ember Dart | {R} | Instant | | Ember Dart deals 1 damage to target creature.';

describe('what cannot be targeted', () => {
  const moss =
    "Moss Elder | {1}{G} | Creature — Treefolk | 1/1 | Moss Elder can't be the target of red spells or abilities from red sources.";

  test('by abilities from red sources, or red spells: neither may choose it (CR 113.7)', () => {
    const game = table(
      [RED_PING, RED_BOLT, moss],
      [{ battlefield: ['Ember Brand', 'Moss Elder', 'Mountain'], hand: ['Ember Dart'] }, {}],
    );
    expect([game.ann.can('activate', 'Ember Brand'), game.ann.can('cast', 'Ember Dart')]).toEqual([false, false]);
  });

  test('an ability of something that is not red may still choose it (CR 113.7)', () => {
    const game = table([PING, moss], [{ battlefield: ['Ember Stick', 'Moss Elder'] }, {}]);
    expect(uses(game.ann, 'Ember Stick', 'Moss Elder').ann.graveyard).toEqual(['Moss Elder']);
  });

  test('by abilities alone: a spell may still choose it (CR 113.7)', () => {
    const shy =
      "Shy Elder | {1}{G} | Creature — Treefolk | 1/1 | Shy Elder can't be the target of abilities your opponents control.";
    const game = table(
      [PING, RED_BOLT, shy],
      [{ battlefield: ['Ember Stick', 'Mountain'], hand: ['Ember Dart'] }, { battlefield: ['Shy Elder'] }],
    );
    expect(game.ann.can('activate', 'Ember Stick')).toBe(false);
    expect(plays(game.ann, 'Ember Dart', 'Shy Elder').ben.graveyard).toContain('Shy Elder');
  });
});
