/** Exiled cards that may be played, piles of which one is face down, Auras that could enchant, by card text. CR 406.3, 601.3, 700.3. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const IMPS = ['Imp | {0} | Creature — Imp | 1/1 |', 'Elf | {0} | Creature — Elf | 1/1 |'];

describe('cards that were exiled', () => {
  test('may be played one after the other for as long as they remain exiled (CR 611.2b)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Exile the top three cards of your library. You may play those cards for as long as they remain exiled.',
      ...IMPS,
    ];
    const game = table(lines, [{ hand: ['Take'], library: ['Imp', 'Elf', 'Forest', 'Shock'] }, {}]);
    plays(game.ann, 'Take');
    plays(game.ann, 'Imp');
    plays(game.ann, 'Elf');
    game.ann.playsLand('Forest');
    expect(game.ann.battlefield).toEqual(['Imp', 'Elf', 'Forest']);
  });

  test('face down, may be looked at by who may play them, and by nobody else (CR 406.3)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Look at the top two cards of target opponent’s library, then exile them face down. You may look at and cast those cards for as long as they remain exiled.',
      ...IMPS,
    ];
    const game = table(lines, [{ hand: ['Take'] }, { library: ['Imp', 'Elf', 'Forest'] }]);
    plays(game.ann, 'Take', 'ben');
    const seen = game.game.exile.map((id) => game.game.objects[id]?.visibleTo);
    expect(seen).toEqual([1 << game.ann.id, 1 << game.ann.id]);
    plays(game.ann, '');
    expect(IMPS.some((line) => line.startsWith(String(game.ann.battlefield[0])))).toBe(true);
  });

  test('may be cast for nothing, with the time said first (CR 118.9)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Exile the top two cards of your library. You may cast those cards this turn without paying their mana costs.',
    ];
    const game = table(lines, [{ hand: ['Take'], library: ['Hill Giant', 'Forest'] }, {}]);
    plays(game.ann, 'Take');
    plays(game.ann, 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });

  test('are plotted when an effect says so: cast for nothing on a later turn (702.170d of today)', () => {
    const lines = ['Plan | {0} | Sorcery | | Exile a creature card from your hand. If you do, it becomes plotted.'];
    const library = Array<string>(5).fill('Forest');
    const game = table(lines, [{ hand: ['Plan', 'Hill Giant'], library }, { library }]);
    plays(game.ann, 'Plan');
    expect(game.ann.exile).toEqual(['Hill Giant']);
    expect(game.ann.can('cast', 'Hill Giant')).toBe(false);
    game.to('PrecombatMain', game.game.turn + 2);
    plays(game.ann, 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });
});

test('so many cards of the hand are revealed, and one is chosen of them (CR 701.16a)', () => {
  const lines = [
    'Pry | {0} | Sorcery | | Target opponent reveals cards from their hand equal to the number of Swamps you control. You choose one of them. That player discards that card.',
  ];
  const game = table(lines, [
    { hand: ['Pry'], battlefield: ['Swamp', 'Swamp'] },
    { hand: ['Forest', 'Forest', 'Forest'] },
  ]);
  plays(game.ann, 'Pry', 'ben');
  expect([game.ben.hand.length, game.ben.graveyard]).toEqual([2, ['Forest']]);
});

test('a card is exiled at random, wherever the words stand (CR 608.2d)', () => {
  const lines = ['Slip | {0} | Sorcery | | Exile a land card from your graveyard at random. You gain 2 life.'];
  const game = table(lines, [{ hand: ['Slip'], graveyard: ['Shock', 'Forest', 'Forest'] }, {}]);
  plays(game.ann, 'Slip');
  expect([game.ann.exile, game.ann.life]).toEqual([['Forest'], 22]);
});

test('a card goes to one of two places, as its player chooses (CR 608.2d)', () => {
  const lines = [
    'Find | {0} | Sorcery | | Reveal cards from the top of your library until you reveal a legendary artifact card. Put that card onto the battlefield or into your hand.',
    'Orb | {2} | Legendary Artifact | |',
  ];
  for (const choice of [0, 1]) {
    const game = table(lines, [{ hand: ['Find'], library: ['Orb', 'Forest'] }, {}]);
    game.plan((question) => (question.kind === 'chooseModes' ? [choice] : null));
    plays(game.ann, 'Find');
    expect([game.ann.battlefield, game.ann.hand]).toEqual(choice === 0 ? [['Orb'], []] : [[], ['Orb']]);
  }
});

describe('a face-down pile and a face-up pile', () => {
  const lines = [
    'Sever | {0} | Sorcery | | Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your graveyard and the other into your hand.',
  ];
  test('the one who chooses is not told what is face down (CR 700.3)', () => {
    const game = table(lines, [{ hand: ['Sever'], library: ['Hill Giant', 'Shock', 'Forest', 'Swamp'] }, {}]);
    const told: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects' && question.player === game.ben.id) return [0, 1];
      if (question.kind !== 'chooseOption') return null;
      told.push(...question.options);
      return [0];
    });
    plays(game.ann, 'Sever', 'ben');
    expect(told).toEqual(['The face-down pile of 2', 'Forest']);
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted()]).toEqual([
      ['Forest'],
      ['Hill Giant', 'Sever', 'Shock'],
    ]);
  });
});

describe('what a card is like', () => {
  test('an Aura is found only if it could enchant that creature (CR 303.4a)', () => {
    const lines = [
      'Tailor | {0} | Creature — Human | 1/1 | When ~ enters, you may search your library for an Aura card that could enchant it, reveal that card, put it into your hand, then shuffle.',
      'Mantle | {1} | Enchantment — Aura | | Enchant creature',
      'Fence | {1} | Enchantment — Aura | | Enchant land',
    ];
    const game = table(lines, [{ hand: ['Tailor'], library: ['Mantle', 'Fence', 'Forest'] }, {}]);
    const offered: number[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') return [1];
      if (question.kind !== 'chooseObjects' || question.purpose !== 'search') return null;
      offered.push(question.from.length);
      return [0];
    });
    plays(game.ann, 'Tailor');
    expect([offered, game.ann.hand]).toEqual([[1], ['Mantle']]);
  });

  test('with one of several keywords (CR 113.3)', () => {
    const lines = [
      'Ward | {0} | Sorcery | | Destroy all creatures with flying, reach, or defender.',
      'Kite | {0} | Creature — Bird | 1/1 | Flying',
      'Wall | {0} | Creature — Wall | 0/3 | Defender',
    ];
    const game = table(lines, [{ hand: ['Ward'] }, { battlefield: ['Kite', 'Wall', 'Hill Giant'] }]);
    plays(game.ann, 'Ward');
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('protection from the card type that was chosen (CR 702.16a + 607.2d)', () => {
    const lines = [
      'Shell | {0} | Creature — Beast | 2/2 | As ~ enters, choose a card type.\nOther creatures you control have protection from the chosen card type.',
    ];
    const game = table(lines, [
      { hand: ['Shell'], battlefield: ['Hill Giant'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ]);
    game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf('instant')] : null));
    plays(game.ann, 'Shell');
    expect(() => game.ben.casts('Shock', { targets: ['Hill Giant'] })).toThrow();
  });
});

describe('mana of any color for what was exiled with it', () => {
  const VAULT =
    'Vault | {0} | Artifact | | {T}: Exile the top card of target opponent’s library.\nYou may play lands and cast spells from among cards exiled with ~, and you may spend mana as though it were mana of any color to cast those spells.';

  test('is for spells cast from among those cards, not for others (CR 609.4b + 607.2a)', () => {
    const game = table(
      [VAULT],
      [{ hand: ['Shock'], battlefield: ['Vault', 'Forest'] }, { library: ['Shock', 'Forest'] }],
    );
    uses(game.ann, 'Vault', 'ben');
    expect(game.ann.can('cast', 'Shock')).toBe(true);
    plays(game.ann, 'Shock', 'ben');
    expect([game.ben.life, game.ann.hand]).toEqual([18, ['Shock']]);
    game.to('PrecombatMain', game.game.turn + 2);
    expect(game.ann.can('cast', 'Shock')).toBe(false);
  });

  for (const sort of ['color', 'type'])
    test(`is for the cards just exiled, said in a sentence of its own: any ${sort} (CR 609.4b)`, () => {
      const lines = [
        `Raid | {0} | Sorcery | | Exile the top two cards of target opponent’s library. You may cast those cards this turn. If you cast a spell this way, you may spend mana as though it were mana of any ${sort} to cast it.`,
      ];
      const game = table(lines, [
        { hand: ['Raid', 'Shock'], battlefield: ['Forest'] },
        { library: ['Shock', 'Forest', 'Forest'] },
      ]);
      plays(game.ann, 'Raid', 'ben');
      plays(game.ann, 'Shock', 'ben');
      expect([game.ben.life, game.ann.hand]).toEqual([18, ['Shock']]);
    });
});

describe('how many were put somewhere', () => {
  test('this way (CR 608.2c)', () => {
    const lines = [
      'Grind | {0} | Sorcery | | Mill three cards. If two or more land cards were put into your graveyard this way, you gain 5 life.',
    ];
    for (const [library, life] of [
      [['Forest', 'Shock', 'Forest', 'Shock'], 25],
      [['Forest', 'Shock', 'Shock', 'Forest'], 20],
    ] as const) {
      const game = table(lines, [{ hand: ['Grind'], library: [...library] }, {}]);
      plays(game.ann, 'Grind');
      expect(game.ann.life).toBe(life);
    }
  });

  test('this turn, from wherever (CR 608.2h)', () => {
    const lines = [
      'Tally | {0} | Sorcery | | If two or more creature cards were put into your graveyard this turn, you gain 5 life.',
      'Grind | {0} | Sorcery | | Mill two cards.',
    ];
    const game = table(lines, [
      { hand: ['Tally', 'Tally', 'Grind'], library: ['Hill Giant', 'Hill Giant', 'Forest'] },
      {},
    ]);
    plays(game.ann, 'Tally');
    expect(game.ann.life).toBe(20);
    plays(game.ann, 'Grind');
    plays(game.ann, 'Tally');
    expect(game.ann.life).toBe(25);
  });
});

describe('a card that may be cast from the graveyard for a time', () => {
  test('becomes the spell that is meant: it is put under the library when it would be put there again (CR 400.7h, 614.6)', () => {
    const recall =
      'Recall | {0} | Sorcery | | You may cast target instant or sorcery card from your graveyard this turn. If that spell would be put into your graveyard, put it on the bottom of your library instead.';
    const dawn =
      'Dawn | {0} | Sorcery | | Until end of turn, you may cast target sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, put it on the bottom of your library instead.';
    const rain = 'Rain | {0} | Sorcery | | You gain 3 life.';
    for (const [line, name] of [
      [recall, 'Recall'],
      [dawn, 'Dawn'],
    ] as const) {
      const game = table([line, rain], [{ hand: [name], graveyard: ['Rain'], library: ['Forest'] }, {}]);
      plays(game.ann, name, 'Rain');
      plays(game.ann, 'Rain');
      // The bottom of a library comes first.
      expect([game.ann.life, game.ann.library, game.ann.graveyard]).toEqual([23, ['Rain', 'Forest'], [name]]);
    }
  });
});

describe('spells that may be cast for a time', () => {
  const DART = 'Plain Dart | {W} | Creature — Elf | 1/1 |';

  test('from that player’s graveyard, no other’s, and with mana of any color: once (CR 601.3, 609.4b)', () => {
    const lines = [
      'Thief Cub | {0} | Creature — Cat | 1/1 | Haste / Whenever this creature deals combat damage to a player, you may cast a creature spell from that player’s graveyard this turn, and mana of any type can be spent to cast that spell.',
      ...[DART, 'Own Elf | {W} | Creature — Elf | 1/1 |'],
    ];
    const game = table(lines, [
      { battlefield: ['Thief Cub', 'Swamp', 'Swamp'], graveyard: ['Own Elf'] },
      { graveyard: ['Plain Dart', 'Plain Dart'] },
    ]);
    game.ann.attacks('Thief Cub');
    game.throughCombat();
    expect(['Own Elf', 'Plain Dart'].map((name) => game.ann.can('cast', name))).toEqual([false, true]);
    plays(game.ann, 'Plain Dart');
    expect(game.ann.battlefield).toContain('Plain Dart');
    expect(game.ann.can('cast', 'Plain Dart')).toBe(false);
  });

  test('those exiled with the permanent, with mana of any color, also when that has gone (CR 607.2a, 611.2a)', () => {
    const lines = [
      'Odd Urn | {0} | Artifact | | When this artifact enters, exile up to one target creature card from a graveyard. / Sacrifice this artifact: Until end of turn, you may cast spells from among cards exiled with this artifact, and you may spend mana as though it were mana of any color to cast those spells.',
      DART,
    ];
    const game = table(lines, [
      { hand: ['Odd Urn'], battlefield: ['Swamp'], graveyard: ['Plain Dart'], exile: ['Hill Giant'] },
      {},
    ]);
    game.ann.answers('targets', () => [0]);
    plays(game.ann, 'Odd Urn');
    expect(game.ann.can('cast', 'Plain Dart')).toBe(false);
    uses(game.ann, 'Odd Urn');
    expect(game.ann.can('cast', 'Hill Giant')).toBe(false);
    plays(game.ann, 'Plain Dart');
    expect(game.ann.battlefield).toContain('Plain Dart');
  });
});

test('the exiled card is turned face up: then it is what it is for what follows (CR 406.3, 406.3a)', () => {
  const lines = [
    'Odd Tale | {0} | Enchantment | | When this enchantment enters, exile the top card of your library face down. / {0}: Turn the exiled card face up. If it’s a creature card, you gain 6 life.',
  ];
  const game = table(lines, [{ hand: ['Odd Tale'], library: ['Craw Wurm'] }, {}]);
  plays(game.ann, 'Odd Tale');
  expect(game.ann.exile).toEqual(['']);
  uses(game.ann, 'Odd Tale');
  expect(game.ann.exile).toEqual(['Craw Wurm']);
  expect(game.ann.life).toBe(26);
});
