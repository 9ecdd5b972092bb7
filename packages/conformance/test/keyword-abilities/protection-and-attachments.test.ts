/** Protection, absorb, equip and enchant in their variants, with cards read from text. CR 702.5, 702.6, 702.16, 702.64. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('variants of a keyword', () => {
  test('equip planeswalker attaches to a planeswalker and to nothing else (CR 702.6e)', () => {
    const lines = [
      'Regalia | {0} | Artifact — Equipment | | Equipped permanent gets +2/+2. / Equipped permanent is a creature in addition to its other types. / Equip planeswalker {1}',
      'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
    ];
    const game = table(lines, [['Regalia', 'Old Sage', 'Grizzly Bears', 'Plains'], {}]);
    game.ann.activates('Regalia');
    game.resolveAll();
    expect(game.ann.permanent('Regalia').attachedTo).toBe(game.ann.permanent('Old Sage').id);
  });

  test('an Aura with two enchant abilities goes only where both let it (CR 702.5c)', () => {
    const lines = [
      'Veil | {0} | Enchantment — Aura | | Enchant creature / Enchant artifact',
      'Golem | {0} | Artifact Creature — Golem | 1/1 |',
      'Idol | {0} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Veil'], battlefield: ['Golem', 'Idol', 'Grizzly Bears'] }, {}]);
    game.ann.casts('Veil', { targets: ['Golem'] });
    game.resolveAll();
    expect(game.ann.permanent('Veil').attachedTo).toBe(game.ann.permanent('Golem').id);
    const other = table(lines, [{ hand: ['Veil'], battlefield: ['Idol', 'Grizzly Bears'] }, {}]);
    expect(other.ann.can('cast', 'Veil')).toBe(false);
  });
});

test('bloodthirst X counts all damage that opponents were dealt this turn (CR 702.54b)', () => {
  const lines = [
    'Eel | {0} | Creature — Fish | 0/1 | Bloodthirst X',
    'Spark | {0} | Instant | | ~ deals 2 damage to target player.',
  ];
  const game = table(lines, [{ hand: ['Eel', 'Spark', 'Spark', 'Spark'] }, {}, {}]);
  plays(game.ann, 'Spark', 'ben');
  plays(game.ann, 'Spark', 'cat');
  plays(game.ann, 'Spark', 'ann');
  plays(game.ann, 'Eel');
  expect(game.ann.stats('Eel')).toBe('4/5');
});

describe('protection', () => {
  const bolt = 'Sting | {0} | Sorcery | | ~ deals 3 damage to target creature.';

  test('protection from all colors is one ability for each color, and is lost one by one (CR 702.16h)', () => {
    const lines = [
      'Pilgrim | {0} | Creature — Human | 2/2 | Protection from all colors',
      'Crack | {0} | Artifact | | {0}: Target creature loses protection from red until end of turn.',
      'Ember | {R} | Sorcery | | ~ deals 1 damage to target creature.',
      'Frost | {U} | Sorcery | | ~ deals 1 damage to target creature.',
    ];
    const game = table(lines, [
      { battlefield: ['Crack', 'Mountain', 'Island'], hand: ['Ember', 'Frost'] },
      ['Pilgrim'],
    ]);
    expect([game.ann.can('cast', 'Ember'), game.ann.can('cast', 'Frost')]).toEqual([false, false]);
    uses(game.ann, 'Crack', 'Pilgrim');
    expect([game.ann.can('cast', 'Ember'), game.ann.can('cast', 'Frost')]).toEqual([true, false]);
  });

  test('protection from each of several players is from what those players control (CR 702.16i)', () => {
    const lines = ['Envoy | {0} | Creature — Human | 2/2 | Protection from each of your opponents', bolt];
    const hands = { hand: ['Sting'] };
    const game = table(lines, [hands, ['Envoy'], hands]);
    expect(game.ann.can('cast', 'Sting')).toBe(false);
    const own = table(lines, [{ battlefield: ['Envoy'], hand: ['Sting'] }, {}, {}]);
    expect(own.ann.can('cast', 'Sting')).toBe(true);
  });

  test('protection from a player: no damage, no targets and no Auras of that player, and those of others as ever (CR 702.16k)', () => {
    const lines = [
      'Rival | {0} | Creature — Merfolk | 3/3 | As this creature enters, choose a player. / This creature has protection from the chosen player.',
      bolt,
      'Weight | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets -1/-1.',
      'Quake | {0} | Sorcery | | ~ deals 3 damage to each creature.',
    ];
    const others = { hand: ['Sting', 'Weight', 'Quake'], battlefield: ['Grizzly Bears'] };
    const game = table(lines, [{ hand: ['Rival'] }, others, others]);
    game.ann.answers('chooseOption', [1]);
    game.ann.answers('chooseObjects', (question) => [
      question.kind === 'chooseObjects' ? question.from.indexOf(-2 as never) : 0,
    ]);
    plays(game.ann, 'Rival');
    game.to('PrecombatMain', 2);
    expect([game.ben.can('cast', 'Sting'), game.ben.can('cast', 'Weight')]).toEqual([true, true]);
    plays(game.ben, 'Quake');
    expect([game.ann.battlefield, game.cat.battlefield]).toEqual([['Rival'], []]);
    // Only the one with protection is left.
    expect([game.ben.can('cast', 'Sting'), game.ben.can('cast', 'Weight')]).toEqual([false, false]);
    game.to('PrecombatMain', 3);
    game.cat.casts('Weight', { targets: ['Rival'] });
    game.resolveAll();
    expect(game.ann.stats('Rival')).toBe('2/2');
    game.to('PrecombatMain', 4);
    game.ann.attacks('Rival', 'ben');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });

  test('"this effect doesn’t remove": that Aura stays, others of the quality go (CR 702.16n)', () => {
    const lines = [
      'Ash Ward | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature has protection from red. This effect doesn’t remove this Aura.',
      'Soot Ward | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+2 and has protection from red. This effect doesn’t remove Auras.',
      'Rage | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0.',
    ];
    for (const [ward, left] of [
      ['Ash Ward', ['Ash Ward']],
      ['Soot Ward', ['Rage', 'Soot Ward']],
    ] as const) {
      const game = table(lines, [
        { battlefield: ['Grizzly Bears', 'Mountain', 'Mountain', 'Mountain'], hand: ['Rage', 'Rage', ward] },
        {},
      ]);
      plays(game.ann, 'Rage', 'Grizzly Bears');
      plays(game.ann, ward, 'Grizzly Bears');
      expect(game.ann.battlefield.filter((name) => name === 'Rage' || name === ward)).toEqual(left);
      expect(game.ann.can('cast', 'Rage')).toBe(false);
    }
  });

  test('what is already attached stays, and nothing else of the quality can be attached (CR 702.16p)', () => {
    const lines = [
      'Kind Ward | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature has protection from red. This effect doesn’t remove Auras you control that are already attached to it.',
      'Rage | {R} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0.',
      'Red Axe | {R} | Artifact — Equipment | | Equipped creature gets +1/+0. / Equip {0}',
    ];
    const game = table(lines, [
      {
        battlefield: ['Grizzly Bears', 'Red Axe', ...Array<string>(3).fill('Mountain')],
        hand: ['Rage', 'Rage', 'Kind Ward'],
      },
      {},
    ]);
    plays(game.ann, 'Rage', 'Grizzly Bears');
    plays(game.ann, 'Kind Ward', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
    expect([game.ann.can('cast', 'Rage'), game.ann.can('activate', 'Red Axe')]).toEqual([false, false]);
  });
});

describe('absorb', () => {
  const lines = [
    'Sponge | {0} | Creature — Sliver | 2/9 | Absorb 1',
    'Quilt | {0} | Creature — Sliver | 2/9 | Absorb 1 / Absorb 2',
    'Volley | {0} | Sorcery | | ~ deals 4 damage to target creature.',
  ];
  test('so much damage from a source is prevented, and each instance applies (CR 702.64a, 702.64c)', () => {
    const game = table(lines, [{ hand: ['Volley', 'Volley'] }, ['Sponge', 'Quilt']]);
    plays(game.ann, 'Volley', 'Sponge');
    plays(game.ann, 'Volley', 'Quilt');
    expect([game.ben.permanent('Sponge').damage, game.ben.permanent('Quilt').damage]).toEqual([3, 1]);
  });

  test('from each source, and again each time (CR 702.64b)', () => {
    const game = table(lines, [
      { battlefield: ['Grizzly Bears', 'Grizzly Bears'], hand: ['Volley', 'Volley'] },
      ['Sponge'],
    ]);
    plays(game.ann, 'Volley', 'Sponge');
    plays(game.ann, 'Volley', 'Sponge');
    expect(game.ben.permanent('Sponge').damage).toBe(6);
    const fight = table(lines, [['Grizzly Bears', 'Grizzly Bears'], ['Sponge']]);
    fight.ann.attacks(['Grizzly Bears', 'Grizzly Bears']);
    fight.ben.blocks([['Sponge', 'Grizzly Bears']]);
    fight.to('PostcombatMain');
    expect(fight.ben.permanent('Sponge').damage).toBe(1);
  });
});
