/** What may begin to be cast or activated, and what choices belong together, with cards read from text. CR 601-602, 605-606. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

describe('casting spells', () => {
  test('a choice that gets a spell out of a prohibition may be considered: only such an X can be chosen (CR 601.3a)', () => {
    const lines = [
      'Scatter | {X} | Sorcery | | You gain X life.',
      'Pebble | {2} | Sorcery | | You gain 1 life.',
      'Gatekeeper | {0} | Enchantment | | Your opponents can’t cast spells with mana value 2 or less.',
    ];
    const game = table(lines, [
      { hand: ['Scatter', 'Pebble'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] },
      ['Gatekeeper'],
    ]);
    expect([game.ann.can('cast', 'Scatter'), game.ann.can('cast', 'Pebble')]).toEqual([true, false]);
    game.ann.casts('Scatter', { x: 3 });
    expect(game.resolveAll().ann.life).toBe(23);
  });

  test('a spell that is prohibited once it has been proposed is taken back (CR 601.5)', () => {
    const lines = [
      'Scatter | {X} | Sorcery | | You gain X life.',
      'Gatekeeper | {0} | Enchantment | | Your opponents can’t cast spells with mana value 2.',
    ];
    for (const [x, life] of [
      [2, 20],
      [3, 23],
    ] as const) {
      const game = table(lines, [
        { hand: ['Scatter'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] },
        ['Gatekeeper'],
      ]);
      game.ann.casts('Scatter', { x });
      expect([game.resolveAll().ann.life, game.ann.hand.length]).toEqual([life, life === 20 ? 1 : 0]);
    }
  });

  test('modes may be chosen in view of an additional cost that is announced later (CR 601.4)', () => {
    const lines = [
      'Scripture | {0} | Instant | | Kicker {2} / Choose one. If this spell was kicked, choose both instead. / • You gain 1 life. / • You gain 5 life.',
    ];
    const rich = table(lines, [{ hand: ['Scripture'], battlefield: ['Plains', 'Plains'] }, {}]);
    rich.ann.answers('yesNo', [1]);
    rich.ann.casts('Scripture', { modes: [0, 1] });
    expect(rich.resolveAll().ann.life).toBe(26);
    const poor = table(lines, [{ hand: ['Scripture'] }, {}]);
    expect(() => poor.ann.casts('Scripture', { modes: [0, 1] })).toThrow();
  });
});

describe('what may be activated or cast when', () => {
  test('"if you pay more": the spell may be begun as though it had flash, and costs more then (CR 601.3c)', () => {
    const lines = [
      'Ambush | {1} | Sorcery | | You may cast this spell as though it had flash if you pay {3} more to cast it. / You gain 3 life.',
    ];
    const rich = table(lines, [{ hand: ['Ambush'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] }, {}]);
    rich.to('Upkeep', 2);
    plays(rich.ann, 'Ambush');
    expect([rich.ann.life, rich.ann.battlefield.length]).toEqual([23, 4]);
    expect(rich.game.battlefield.every((id) => (rich.game.objects[id]?.status ?? 0) % 2 === 1)).toBe(true);
    const poor = table(lines, [{ hand: ['Ambush'], battlefield: ['Plains', 'Plains'] }, {}]);
    expect(poor.ann.can('cast', 'Ambush')).toBe(true);
    poor.to('Upkeep', 2);
    expect(poor.ann.can('cast', 'Ambush')).toBe(false);
  });

  test('"activate only as an instant": with priority, at any time, but not while a spell is cast (CR 602.5e)', () => {
    const lines = [
      'Geode | {0} | Artifact | | {T}, Sacrifice this artifact: Add {G}{G}{G}{G}. Activate only as an instant.',
      'Sprout | {G} | Instant | | You gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Sprout'], battlefield: ['Geode'] }, {}]);
    expect([game.ann.can('cast', 'Sprout'), game.ann.can('activate', 'Geode')]).toEqual([false, true]);
    game.to('Upkeep', 2);
    game.ann.activates('Geode');
    expect(plays(game.ann, 'Sprout').ann.life).toBe(21);
  });
});

describe('mana abilities', () => {
  test('a mana ability is not activated again while it is being activated: its cost cannot be paid with itself (CR 605.3c)', () => {
    const lines = ['Prism | {0} | Artifact | | {1}: Add {G}{G}.', 'Sprout | {G}{G} | Sorcery | | You gain 1 life.'];
    const game = table(lines, [{ hand: ['Sprout'], battlefield: ['Prism'] }, {}]);
    expect(game.ann.can('cast', 'Sprout')).toBe(false);
    const paid = table(lines, [{ hand: ['Sprout'], battlefield: ['Prism', 'Plains'] }, {}]);
    expect(plays(paid.ann, 'Sprout').ann.life).toBe(21);
  });

  test('the mana of a triggered mana ability counts in what can be paid (CR 605.4a)', () => {
    const lines = [
      'Bloom | {0} | Enchantment — Aura | | Enchant land / Whenever enchanted land is tapped for mana, its controller adds an additional {G}{G}{G}.',
      'Sprout | {G}{G}{G}{G} | Sorcery | | You gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Sprout', 'Bloom'], battlefield: ['Forest'] }, {}]);
    plays(game.ann, 'Bloom', 'Forest');
    expect(game.ann.can('cast', 'Sprout')).toBe(true);
    expect(plays(game.ann, 'Sprout').ann.life).toBe(21);
  });
});

describe('what functions on the stack', () => {
  test('the delayed trigger that comes with dash is there once the creature is, whatever it loses (CR 608.3g)', () => {
    const game = table(
      [
        'Dasher | {4}{R} | Creature — Human | 3/1 | Dash {0}',
        'Husk | {0} | Instant | | Target creature loses all abilities until end of turn.',
      ],
      [{ hand: ['Dasher', 'Husk', 'Husk'], battlefield: ['Dasher'] }, {}],
    );
    plays(game.ann, 'Husk', 'Dasher');
    game.ann.casts('Dasher', { via: 'dash' });
    game.resolveAll();
    game.ann.casts('Husk', { targets: ['Dasher'] });
    game.resolveAll();
    game.to('End');
    expect([game.ann.hand, game.ann.battlefield]).toEqual([['Dasher'], ['Dasher']]);
  });

  test('a mutating creature spell becomes part of the creature that it targets (CR 608.3d)', () => {
    const game = table(
      ['Grower | {4}{G} | Creature — Beast | 5/5 | Mutate {0}', 'Ox | {0} | Creature — Ox | 3/3'],
      [{ hand: ['Grower'], battlefield: ['Ox', 'Grizzly Bears'] }, {}],
    );
    const before = game.ann.battlefield.length;
    game.ann.casts('Grower', { via: 'mutate', targets: ['Ox'] });
    game.resolveAll();
    expect(game.ann.battlefield.length).toBe(before);
    expect(game.ann.battlefield).toContain('Grizzly Bears');
    expect(game.ann.graveyard).toEqual([]);
  });
});
