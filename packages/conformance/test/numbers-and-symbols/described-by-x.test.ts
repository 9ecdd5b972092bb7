/** Rules about spells with "mana value X or less, where X is ...", and free spells once in a turn. CR 107.3i, 118.9. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const LINES = [
  `Clock | {0} | Enchantment | | {0}: Put a time counter on this enchantment. / Once each turn, you may pay {0} rather than pay ${'the mana cost'} for a spell you cast with ${'mana value X or less'}, where X is the number of time counters on this enchantment.`,
  'One | {1} | Creature — Elf | 1/1 |',
  'Two | {2} | Creature — Elf | 2/2 |',
  'Nought | {0} | Creature — Elf | 0/1 |',
];

describe('a spell of at most that mana value for nothing, once in a turn', () => {
  test('X is what is so now, and grows (CR 107.3i, 601.2b)', () => {
    const game = table(LINES, [{ battlefield: ['Clock'], hand: ['One', 'Two'] }, {}]);
    const can = (): readonly boolean[] => ['One', 'Two'].map((name) => game.ann.can('cast', name));
    const seen = [can()];
    uses(game.ann, 'Clock');
    seen.push(can());
    uses(game.ann, 'Clock');
    seen.push(can());
    expect(seen).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('it is used once, by a spell for which nothing was paid, and holds on the turns of others (CR 118.9)', () => {
    const game = table(
      [...LINES, 'Gnat | {1} | Creature — Insect | 1/1 | Flash'],
      [{ battlefield: ['Clock', 'Forest'], hand: ['One', 'Gnat', 'Gnat'] }, {}],
    );
    uses(game.ann, 'Clock');
    game.ann.casts('One', { via: '' });
    game.resolveAll();
    expect(game.ann.can('cast', 'Gnat')).toBe(true);
    plays(game.ann, 'Gnat');
    expect([game.ann.battlefield.includes('Gnat'), game.ann.can('cast', 'Gnat')]).toEqual([true, false]);
    game.to('Upkeep', 2);
    expect(game.ann.can('cast', 'Gnat')).toBe(true);
  });

  test('an opponent may not do so (CR 109.5)', () => {
    const game = table(LINES, [{ hand: ['Two'] }, ['Clock', 'Clock']]);
    uses(game.ben, 'Clock');
    expect(game.ann.can('cast', 'Two')).toBe(false);
  });
});

test.each([
  ['for a spell you cast', true],
  ['for a spell that you cast from your hand', false],
])('a commander is cast from the command zone, %s: %j (CR 118.9, 903.8)', (what, can) => {
  const game = table(
    [
      `Law | {0} | Enchantment | | Once each turn, you may pay {0} rather than pay ${'the mana cost'} ${what}.`,
      'Lady | {2} | Legendary Creature — Cat | 2/2 |',
    ],
    [{ battlefield: ['Law'], command: ['Lady'] }, {}],
    { format: 'commander' },
  );
  expect(game.ann.can('cast', 'Lady')).toBe(can);
});

const RATHER = 'rather than pay the mana cost';

describe('a colorless spell from the hand for nothing, once in a turn', () => {
  const lines = [
    `Obelisk | {8} | Artifact | | Once each turn, you may pay {0} ${RATHER} for a colorless spell that you cast from your hand.`,
    'Engine | {7} | Artifact | |',
    'Ox | {W} | Creature — Ox | 1/3 |',
    'Rummage | {0} | Artifact | | You may cast artifact spells from your graveyard.',
  ];

  test('no colored one, and one in a turn (CR 105.2c, 118.9)', () => {
    const game = table(lines, [{ battlefield: ['Obelisk'], hand: ['Engine', 'Engine', 'Ox'] }, {}]);
    expect(game.ann.can('cast', 'Ox')).toBe(false);
    plays(game.ann, 'Engine');
    expect([game.ann.battlefield, game.ann.can('cast', 'Engine')]).toEqual([['Obelisk', 'Engine'], false]);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Engine')).toBe(true);
  });

  test('none from a graveyard, though it may be cast from there (CR 601.3)', () => {
    const game = table(lines, [{ battlefield: ['Obelisk', 'Rummage'], graveyard: ['Engine'] }, {}]);
    expect(game.ann.can('cast', 'Engine')).toBe(false);
  });
});

describe('spells of at most that mana value have cascade on your turn', () => {
  const lines = [
    `Raider | {0} | Creature — Warrior | 5/5 | During your turn, spells you cast from your hand with ${'mana value X or less'} have cascade, where X is ${'the total amount of life'} your opponents have lost this turn.`,
    'Sting | {0} | Sorcery | | Each opponent loses 1 life.',
    'One | {1} | Creature — Elf | 1/1 |',
    'Two | {2} | Creature — Elf | 2/2 |',
    'Nought | {0} | Creature — Elf | 0/1 |',
    'Three | {3} | Creature — Elf | 3/3 | Flash',
  ];
  const FORESTS = ['Forest', 'Forest', 'Forest', 'Forest'];

  test('X counts what all of them have lost (CR 107.3i, 702.85a)', () => {
    const found = (stings: number, spell: string): boolean => {
      const game = table(lines, [
        { battlefield: ['Raider', ...FORESTS], hand: ['Sting', 'Sting', spell], library: ['Nought', 'Nought'] },
        {},
        {},
      ]);
      for (let i = 0; i < stings; i++) plays(game.ann, 'Sting');
      game.ann.answers('yesNo', [1]);
      plays(game.ann, spell);
      return game.ann.battlefield.includes('Nought');
    };
    expect([found(0, 'One'), found(1, 'One'), found(1, 'Two'), found(1, 'Three')]).toEqual([false, true, true, false]);
  });

  test('not on the turn of another (CR 611.3a)', () => {
    const game = table(
      [...lines, 'Burn | {0} | Instant | | Each opponent loses 5 life.'],
      [{}, { battlefield: ['Raider', ...FORESTS], hand: ['Three', 'Burn'], library: ['Nought', 'Nought'] }],
    );
    plays(game.ben, 'Burn');
    game.ben.answers('yesNo', [1]);
    plays(game.ben, 'Three');
    expect([game.ann.life, game.ben.battlefield.includes('Nought')]).toEqual([15, false]);
  });
});

test('the bearer of the Ring, and how often it has tempted: both, once it has tempted (CR 701.52a, 608.2c)', () => {
  const drawn = (heals: number): number => {
    const game = table(
      [
        `Walker | {0} | Creature — Halfling | 1/3 | Whenever this creature attacks, if you gained 3 or more life this turn, the Ring tempts you. Then if this creature is ${'your Ring-bearer'} and ${'the Ring has tempted you'} two or more times this game, draw a card.`,
        'Salve | {0} | Sorcery | | You gain 3 life.',
        'Ring Song | {0} | Sorcery | | The Ring tempts you.',
      ],
      [{ battlefield: ['Walker'], hand: ['Salve', 'Ring Song'], library: ['Forest', 'Forest'] }, {}],
    );
    plays(game.ann, 'Salve');
    for (let i = 0; i < heals; i++) plays(game.ann, 'Ring Song');
    const before = game.ann.library.length;
    game.ann.attacks('Walker');
    game.throughCombat();
    return before - game.ann.library.length;
  };
  expect([drawn(0), drawn(1)]).toEqual([0, 1]);
});
