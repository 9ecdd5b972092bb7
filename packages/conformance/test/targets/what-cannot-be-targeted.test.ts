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

describe('hexproof from', () => {
  const from = (what: string): string => `Wary Drake | {1}{U} | Creature — Drake | 3/2 | Flying, hexproof from ${what}`;
  const assassin =
    'Ember Guest | {0} | Creature — Assassin | 1/1 | When this creature enters, destroy target blue creature an opponent controls.';

  test('activated and triggered abilities: neither may choose it, a spell may (CR 702.11e)', () => {
    const game = table(
      [PING, RED_BOLT, assassin, from('activated and triggered abilities')],
      [
        { battlefield: ['Ember Stick', 'Mountain'], hand: ['Ember Dart', 'Ember Guest'] },
        { battlefield: ['Wary Drake'] },
      ],
    );
    expect(game.ann.can('activate', 'Ember Stick')).toBe(false);
    plays(game.ann, 'Ember Guest');
    expect(game.ben.battlefield).toEqual(['Wary Drake']);
    plays(game.ann, 'Ember Dart', 'Wary Drake');
    expect(game.ben.battlefield).toEqual(['Wary Drake']);
    expect(game.ann.graveyard).toEqual(['Ember Dart']);
  });

  test('a color, of a player: a spell of that color may not choose that player, another may (CR 702.11d)', () => {
    const game = table(
      [
        'Ember Brand | {2}{R} | Enchantment | | {0}: Ember Brand deals 1 damage to target player.',
        'Ember Stick | {2} | Artifact | | {0}: Ember Stick deals 1 damage to target opponent.',
        'Cool Shade | {1}{U} | Enchantment | | You have hexproof from red.',
      ],
      [{ battlefield: ['Ember Brand', 'Ember Stick'] }, { battlefield: ['Cool Shade'] }],
    );
    const legal: number[] = [];
    game.plan((question) => {
      if (question.kind === 'targets') legal.push(question.legal.length);
      return null;
    });
    uses(game.ann, 'Ember Brand');
    expect(game.ben.life).toBe(20);
    uses(game.ann, 'Ember Stick');
    expect(game.ben.life).toBe(19);
  });

  const ROOF = 'You and creatures you control';
  test.each([
    ['gain hexproof until end of turn', [false, false, false]],
    ['gain hexproof from red until end of turn', [false, false, true]],
    ['each gain protection from red until end of turn', [false, false, true]],
    ['have hexproof', [false, false, false]],
    ['have hexproof from red', [false, false, true]],
  ])('you and your creatures %s: it is the player’s as much as theirs (CR 113.10, 702.11d, 702.16b)', (what, may) => {
    const once = what.includes('until');
    const game = table(
      [
        'Ember Brand | {2}{R} | Enchantment | | {0}: Target opponent loses 1 life.',
        'Ember Stick | {2} | Artifact | | {0}: Target opponent loses 1 life.',
        RED_PING.replaceAll('Ember Brand', 'Ember Poker'),
        `Cool Roof | {0} | ${once ? 'Instant' : 'Enchantment'} | | ${ROOF} ${what}.`,
      ],
      [
        { battlefield: ['Ember Brand', 'Ember Stick', 'Ember Poker'] },
        once ? { hand: ['Cool Roof'], battlefield: ['Craw Wurm'] } : { battlefield: ['Cool Roof', 'Craw Wurm'] },
      ],
    );
    game.proceed();
    if (once) plays(game.ben, 'Cool Roof');
    else game.proceed();
    game.to('PostcombatMain');
    const open = ['Ember Poker', 'Ember Brand', 'Ember Stick'].map((name) => game.ann.can('activate', name));
    expect(open).toEqual(may);
  });
});
