/** What mana may be spent on, in more words: from where a spell is cast, levels, costs with {C}. CR 106.6. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const jar = (text: string, mana = '{C}'): string => `Spark Jar | {0} | Enchantment | | {T}: Add ${mana}. ${text}`;

describe('mana that may be spent on some things only (CR 106.6)', () => {
  test('on spells cast from anywhere other than the hand: from the graveyard, not from the hand', () => {
    const text = 'Spend this mana only to cast a creature spell from anywhere other than your hand.';
    const moth = 'Grave Moth | {1} | Creature — Insect | 1/1 | You may cast this card from your graveyard.';
    const inGraveyard = table([jar(text), moth], [{ battlefield: ['Spark Jar'], graveyard: ['Grave Moth'] }, {}]);
    expect(inGraveyard.ann.can('cast', 'Grave Moth')).toBe(true);
    const inHand = table([jar(text), moth], [{ battlefield: ['Spark Jar'], hand: ['Grave Moth'] }, {}]);
    expect(inHand.ann.can('cast', 'Grave Moth')).toBe(false);
  });

  test('on spells with flashback from a graveyard, and not from the hand', () => {
    const text = 'Spend this mana only to cast sorcery spells with flashback from a graveyard.';
    const song = 'Old Song | {1} | Sorcery | | You gain 1 life. / Flashback {1}';
    const inGraveyard = table([jar(text), song], [{ battlefield: ['Spark Jar'], graveyard: ['Old Song'] }, {}]);
    expect(inGraveyard.ann.can('cast', 'Old Song')).toBe(true);
    const inHand = table([jar(text), song], [{ battlefield: ['Spark Jar'], hand: ['Old Song'] }, {}]);
    expect(inHand.ann.can('cast', 'Old Song')).toBe(false);
  });

  test('to gain a Class level, which no other ability is (CR 716.2a)', () => {
    const text = 'Spend this mana only to cast a sorcery spell or to gain a Class level.';
    const lines = [
      jar(text),
      'Guild Lessons | {0} | Enchantment — Class | | You have no maximum hand size. / {1}: Level 2 / Whenever you gain life, draw a card.',
      'Small Vat | {0} | Artifact | | {1}: You gain 1 life.',
      'Short Song | {1} | Sorcery | | You gain 1 life.',
    ];
    const { ann } = table(lines, [
      { battlefield: ['Spark Jar', 'Guild Lessons', 'Small Vat'], hand: ['Short Song'], library: ['Forest'] },
      {},
    ]);
    expect([
      ann.can('activate', 'Guild Lessons'),
      ann.can('activate', 'Small Vat'),
      ann.can('cast', 'Short Song'),
    ]).toEqual([true, false, true]);
  });

  test('a spell, an ability, or a cost that contains {C} (CR 107.4c)', () => {
    const text =
      'Spend this mana only to cast a colorless spell, activate an ability of an artifact, or pay a cost that contains {C}.';
    const lines = [
      jar(text, '{C}{C}'),
      'Grey Bird | {2} | Creature — Bird | 1/1',
      'Green Bird | {1}{G} | Creature — Bird | 1/1',
      'Deep Elf | {0} | Creature — Elf | 1/1 | {1}{C}: You gain 1 life.',
      'Plain Elf | {0} | Creature — Elf | 1/1 | {2}: You gain 1 life.',
      'Small Vat | {0} | Artifact | | {2}: You gain 1 life.',
    ];
    const { ann } = table(lines, [
      { battlefield: ['Spark Jar', 'Deep Elf', 'Plain Elf', 'Small Vat', 'Forest'], hand: ['Grey Bird', 'Green Bird'] },
      {},
    ]);
    expect(['Grey Bird', 'Green Bird'].map((name) => ann.can('cast', name))).toEqual([true, false]);
    expect(['Deep Elf', 'Plain Elf', 'Small Vat'].map((name) => ann.can('activate', name))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('on no spell at all, but on abilities', () => {
    const lines = [
      jar("You can't spend this mana to cast creature spells."),
      'Grey Bird | {1} | Creature — Bird | 1/1',
      'Short Song | {1} | Sorcery | | You gain 1 life.',
      'Small Vat | {0} | Artifact | | {1}: You gain 1 life.',
    ];
    const { ann } = table(lines, [{ battlefield: ['Spark Jar', 'Small Vat'], hand: ['Grey Bird', 'Short Song'] }, {}]);
    expect([ann.can('cast', 'Grey Bird'), ann.can('cast', 'Short Song'), ann.can('activate', 'Small Vat')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('on spells without {X} in their mana cost', () => {
    const lines = [
      jar('Spend this mana only to cast a sorcery spell without {X} in its mana cost.'),
      'Short Song | {1} | Sorcery | | You gain 1 life.',
      'Grow So Far | {X}{1} | Sorcery | | You gain X life.',
    ];
    const { ann } = table(lines, [{ battlefield: ['Spark Jar'], hand: ['Short Song', 'Grow So Far'] }, {}]);
    expect(['Short Song', 'Grow So Far'].map((name) => ann.can('cast', name))).toEqual([true, false]);
  });
});

describe('what mana is made of what is gone or exiled', () => {
  test('one mana of any type that the land given up could produce (CR 106.7)', () => {
    const lines = [
      'Waste Pit | {0} | Enchantment | | Sacrifice a nonbasic land: Add one mana of any type the sacrificed land could produce.',
      'Odd Spring | | Land | | {T}, Pay 1 life: Add {U}.',
      'Blue Bird | {U} | Creature — Bird | 1/1',
      'Green Bird | {G} | Creature — Bird | 1/1',
    ];
    const game = table(lines, [{ battlefield: ['Waste Pit', 'Odd Spring'], hand: ['Blue Bird', 'Green Bird'] }, {}]);
    game.ann.activates('Waste Pit');
    expect(game.ann.state.pool.amounts).toEqual([0, 1, 0, 0, 0, 0]);
    expect(game.ann.graveyard).toEqual(['Odd Spring']);
  });
});

describe('mana spent on a spell', () => {
  const waste = 'Bare Waste | | Land | | {T}: Add {C}.';
  const seal =
    'Grey Seal | {0} | Artifact | | Whenever a player casts a creature spell, if no colored mana was spent to cast it, counter that spell.';

  test('a spell cast with colorless mana alone is countered, one with a color among it is not (CR 106.1b, 603.4)', () => {
    const bird = 'Grey Bird | {2} | Creature — Bird | 1/1';
    for (const [lands, lives] of [
      [['Bare Waste', 'Bare Waste'], false],
      [['Bare Waste', 'Forest'], true],
    ] as const) {
      const game = table([waste, seal, bird], [{ battlefield: ['Grey Seal', ...lands], hand: ['Grey Bird'] }, {}]);
      plays(game.ann, 'Grey Bird');
      expect(game.ann.graveyard.includes('Grey Bird')).toBe(!lives);
    }
  });

  test('at least two colorless mana: one is not enough, colored mana does not count (CR 106.1b)', () => {
    const song =
      'Grey Song | {2} | Sorcery | | You gain 1 life. If at least two colorless mana was spent to cast this spell, you gain 5 life.';
    for (const [lands, life] of [
      [['Bare Waste', 'Bare Waste'], 26],
      [['Bare Waste', 'Forest'], 21],
      [['Forest', 'Forest'], 21],
    ] as const) {
      const game = table([waste, song], [{ battlefield: [...lands], hand: ['Grey Song'] }, {}]);
      plays(game.ann, 'Grey Song');
      expect(game.ann.life).toBe(life);
    }
  });
});
