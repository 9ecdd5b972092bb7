/** Faults that official rulings brought to light, each with the general rule that was broken. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('where abilities function', () => {
  const lines = [
    'Veiled Boar | {0} | Creature — Boar | 2/2 | Hexproof, protection from blue',
    'Shrouded Boar | {0} | Creature — Boar | 2/2 | Shroud',
    'Refuse | {0} | Instant | | Counter target creature spell. You gain 1 life.',
    'Dig | {0} | Sorcery | | Return target creature card from an opponent’s graveyard to its owner’s hand.',
  ];

  for (const [boar, keywords] of [
    ['Veiled Boar', 'hexproof and protection'],
    ['Shrouded Boar', 'shroud'],
  ] as const) {
    test(`a creature spell with ${keywords} is a legal target: only the permanent has them (CR 113.6)`, () => {
      const game = table(lines, [{ hand: [boar] }, { hand: ['Refuse'] }]);
      game.ann.casts(boar);
      plays(game.ben, 'Refuse', boar);
      expect(game.ann.graveyard).toEqual([boar]);
      expect(game.ben.life).toBe(21);
    });

    test(`so is a card with ${keywords} in a graveyard (CR 113.6)`, () => {
      const game = table(lines, [{ hand: ['Dig'] }, { graveyard: [boar] }]);
      plays(game.ann, 'Dig', boar);
      expect(game.ben.hand).toEqual([boar]);
    });
  }
});

describe('chosen types', () => {
  test('a card type may be what was chosen as "the chosen type" (CR 607.2d)', () => {
    const lines = [
      'Lens | {0} | Artifact | | As this artifact enters, choose creature or instant. / Spells you cast of the chosen type cost {2} less to cast.',
      'Insight | {2} | Instant | | You gain 5 life.',
      'Lecture | {2} | Sorcery | | You gain 5 life.',
    ];
    const game = table(lines, [{ hand: ['Lens', 'Insight', 'Lecture'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Lens');
    expect(plays(game.ann, 'Insight').ann.life).toBe(25);
    expect(() => game.ann.casts('Lecture')).toThrow();
  });
});

describe('targets', () => {
  test('a creature that dealt damage this turn is one that dealt it, not one that was dealt it (CR 601.2c)', () => {
    const lines = [
      'Spark | {0} | Creature — Goblin | 1/1 | {0}: This creature deals 1 damage to target creature or player.',
      'Answer | {0} | Instant | | Exile target creature that dealt damage this turn.',
    ];
    const game = table(lines, [{ battlefield: ['Spark', 'Hill Giant'], hand: ['Answer'] }, {}]);
    expect(game.ann.can('cast', 'Answer')).toBe(false);
    uses(game.ann, 'Spark', 'Hill Giant');
    plays(game.ann, 'Answer'); // There is one legal target only.
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });

  test('"blocked by it" is said of the source, not of the creature that is looked at (CR 201.5)', () => {
    const lines = [
      'Sentry | {0} | Creature — Wall | 0/9 | {0}: This creature deals 2 damage to target creature blocking or blocked by it.',
    ];
    const game = table(lines, [{ battlefield: ['Sentry'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]);
    expect(game.ann.can('activate', 'Sentry')).toBe(false);
    game.ann.attacks(['Sentry']);
    game.ben.blocks([['Grizzly Bears', 'Sentry']]);
    game.to('DeclareBlockers');
    uses(game.ann, 'Sentry'); // There is one legal target only.
    expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
  });

  test('a spell that only its target makes cheap enough can be cast with that target (CR 601.2c, 601.2f)', () => {
    const lines = [
      'Beacon | {0} | Creature — Elf | 1/1 | Spells that target this creature cost {2} less to cast.',
      'Lash | {2} | Instant | | Destroy target creature. You gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Beacon', 'Hill Giant'], hand: ['Lash', 'Lash'] }, {}]);
    plays(game.ann, 'Lash'); // There is one target that makes it cheap enough.
    expect([game.ann.graveyard.includes('Beacon'), game.ann.life]).toEqual([true, 21]);
    expect(game.ann.can('cast', 'Lash')).toBe(false);
  });

  test('what X is said to be is known as targets are chosen and X is divided among them (CR 601.2c, 601.2d)', () => {
    const lines = [
      'Burst | {0} | Creature — Elemental | 2/2 | When this creature enters, it deals X damage divided as you choose among up to X target nontoken creatures an opponent controls, where X is its power.',
      'Gift | {0} | Sorcery | | Distribute X +1/+1 counters among up to four target creatures, where X is the number of creatures you control.',
    ];
    const game = table(lines, [{ hand: ['Burst', 'Gift'] }, { battlefield: ['Grizzly Bears'] }]);
    game.ann.answers('targets', [0]);
    plays(game.ann, 'Burst');
    expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
    expect(plays(game.ann, 'Gift', 'Burst').ann.stats('Burst')).toBe('3/3');
  });
});

describe('what the words stand for', () => {
  test('"that card" of a target put into your graveyard is the card, not the player (CR 603.7c)', () => {
    const lines = [
      'Vigil | {0} | Instant | | When target creature is put into your graveyard this turn, return that card to the battlefield.',
      'Cut | {0} | Instant | | Destroy target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Vigil', 'Cut', 'Cut'] }, {}]);
    plays(game.ann, 'Vigil', 'Hill Giant');
    expect(plays(game.ann, 'Cut', 'Hill Giant').ann.battlefield).toEqual(['Hill Giant']);
    expect(plays(game.ann, 'Cut', 'Hill Giant').ann.battlefield).toEqual([]);
  });

  test('in what triggers in your upkeep "that player" is the target, never you (CR 608.2c)', () => {
    const lines = [
      'Scale | {0} | Enchantment | | At the beginning of your upkeep, target opponent loses X life, where X is the number of cards in your hand minus the number of cards in that player’s hand.',
    ];
    const game = table(
      lines,
      [{ battlefield: ['Scale'], hand: ['Forest', 'Forest', 'Forest'] }, { hand: ['Forest'] }],
      {
        begin: 'Upkeep',
      },
    );
    game.resolveAll();
    expect(game.ben.life).toBe(18);
  });

  test('"a creature card and/or a land card from among them": both are from among them (CR 608.2c)', () => {
    const lines = [
      'Delve | {0} | Sorcery | | Look at the top three cards of your library. You may reveal a creature card with mana value 8 or less and/or a land card from among them and put the revealed cards into your hand. Put the rest on the bottom of your library in any order.',
    ];
    const game = table(lines, [
      { battlefield: ['Craw Wurm'], hand: ['Delve'], library: ['Forest', 'Hill Giant', 'Shock'] },
      {},
    ]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Delve');
    expect([...game.ann.hand].sort()).toEqual(['Forest', 'Hill Giant']);
    expect(game.ann.battlefield).toEqual(['Craw Wurm']);
  });
});

test('what prevents the damage that "a creature would deal" does the rest once for each creature (CR 615.5)', () => {
  const lines = [
    'Sponge | {0} | Creature — Hydra | 1/1 | If a creature would deal combat damage to this creature, prevent that damage and put two +1/+1 counters on this creature.',
    'Drop | {0} | Creature — Hydra | 1/1 | If combat damage would be dealt to this creature, prevent that damage. Put three +1/+1 counters on this creature.',
  ];
  for (const [hydra, stats] of [
    ['Sponge', '5/5'],
    ['Drop', '4/4'],
  ] as const) {
    const game = table(lines, [{ battlefield: [hydra] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]);
    game.ann.attacks([hydra]);
    game.ben.blocks([
      ['Hill Giant', hydra],
      ['Grizzly Bears', hydra],
    ]);
    game.to('EndOfCombat');
    expect(game.ann.stats(hydra)).toBe(stats);
  }
});
