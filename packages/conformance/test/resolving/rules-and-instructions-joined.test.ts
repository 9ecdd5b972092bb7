/** Static rules joined with a comma, sizes counted in a list, and who has the most. CR 101.2, 118.9, 604, 611.3, 615.12. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

describe('static abilities that say several things', () => {
  test('"..., and they ..." goes on about the same objects (CR 604.1)', () => {
    const lines = [
      "Cage Maker | {0} | Enchantment | | Goblins your opponents control can't block, and they can't attack you or planeswalkers you control.",
      'Small Goblin | {0} | Creature — Goblin | 1/1 |',
    ];
    const game = table(lines, [['Cage Maker', 'Grizzly Bears'], ['Small Goblin']]);
    game.ann.attacks('Grizzly Bears');
    game.ben.blocks([]);
    game.throughCombat();
    expect([game.ben.life, game.ben.battlefield]).toEqual([18, ['Small Goblin']]);
  });

  test('"has menace and gets +X/+0, where X is" counts for the one thing that says X (CR 107.3i)', () => {
    const lines = [
      'Rust Blade | {0} | Artifact — Equipment | | Equipped creature has menace and gets +X/+0, where X is the number of lands you control.\nEquip {0}',
    ];
    const game = table(lines, [['Rust Blade', 'Grizzly Bears', 'Island', 'Island', 'Island'], {}]);
    game.ann.activates('Rust Blade', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), now(game.ann, 'Grizzly Bears').abilities.length]).toEqual(['5/2', 1]);
  });

  test("its activated abilities can't be activated, and it can't attack (CR 602.5, 101.2)", () => {
    const lines = [
      "Tight Rope | {0} | Enchantment — Aura | | Enchant creature\nEnchanted creature can't attack, and its activated abilities can't be activated.",
      'Small Mage | {0} | Creature — Human | 1/1 | {0}: You gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Tight Rope'], battlefield: ['Small Mage'] }, {}]);
    expect(game.ann.can('activate', 'Small Mage')).toBe(true);
    plays(game.ann, 'Tight Rope', 'Small Mage');
    expect(game.ann.can('activate', 'Small Mage')).toBe(false);
  });
});

describe('damage, life and mana costs', () => {
  test("damage that a source would deal can't be prevented (CR 615.12)", () => {
    const lines = [
      "True Fire | {0} | Creature — Elemental | 3/3 | Damage that would be dealt by ~ can't be prevented.",
      'Warm Coat | {0} | Enchantment | | Prevent all damage that would be dealt to you.',
    ];
    const game = table(lines, [['True Fire', 'Grizzly Bears'], ['Warm Coat']]);
    game.ann.attacks(['True Fire', 'Grizzly Bears']);
    game.throughCombat();
    expect(game.ben.life).toBe(17);
  });

  test('a player who would gain life gains none (CR 614.6)', () => {
    const lines = [
      'Dry Well | {0} | Enchantment | | If an opponent would gain life, that player gains no life instead.',
      'Sip | {0} | Instant | | You gain 4 life.',
    ];
    const game = table(lines, [{ hand: ['Sip'] }, ['Dry Well']]);
    expect(plays(game.ann, 'Sip').ann.life).toBe(20);
  });

  test('spells of a kind may be cast without paying their mana costs (CR 118.9)', () => {
    const lines = [
      'Free Hall | {0} | Enchantment | | You may cast Cat spells without paying their mana costs.',
      'Big Cat | {5} | Creature — Cat | 4/4 |',
    ];
    const game = table(lines, [{ battlefield: ['Free Hall'], hand: ['Big Cat', 'Hill Giant'] }, {}]);
    expect([game.ann.can('cast', 'Big Cat'), game.ann.can('cast', 'Hill Giant')]).toEqual([true, false]);
  });
});

describe('who has the most', () => {
  test('the player who controls the most creatures (CR 608.2h)', () => {
    const lines = ['Herd Horn | {0} | Sorcery | | The player who controls the most creatures draws a card.'];
    const library = ['Plains'];
    const game = table(lines, [
      { hand: ['Herd Horn'], battlefield: ['Grizzly Bears'], library },
      { battlefield: ['Grizzly Bears', 'Hill Giant'], library },
    ]);
    plays(game.ann, 'Herd Horn');
    expect([game.ann.hand, game.ben.hand]).toEqual([[], ['Plains']]);
  });

  test('the player with the most life (CR 608.2h)', () => {
    const lines = [
      'Lap Dog | {0} | Creature — Dog | 2/2 | At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of ~.',
    ];
    const game = table(lines, [['Lap Dog'], { life: 25 }], { begin: 'Upkeep' });
    game.resolveAll();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Lap Dog']]);
  });
});

test('"if you do, it enters with": what was done as it entered (CR 614.12a)', () => {
  const lines = [
    "Tide Crab | {0} | Creature — Crab | 1/1 | As ~ enters, you may return a land you control to its owner's hand. If you do, ~ enters with two +1/+1 counters on it.",
  ];
  const game = table(lines, [{ hand: ['Tide Crab', 'Tide Crab'], battlefield: ['Island'] }, {}]);
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Tide Crab');
  expect([game.ann.stats('Tide Crab'), game.ann.battlefield]).toEqual(['3/3', ['Tide Crab']]);
});

test('"otherwise" after "if you do" (CR 608.2c)', () => {
  const lines = [
    'Snack Time | {0} | Sorcery | | You may sacrifice a land. If you do, you gain 6 life. Otherwise, you gain 1 life.',
  ];
  const rich = table(lines, [{ hand: ['Snack Time'], battlefield: ['Island'] }, {}]);
  rich.ann.answers('yesNo', [1]);
  expect(plays(rich.ann, 'Snack Time').ann.life).toBe(26);
  const poor = table(lines, [{ hand: ['Snack Time'] }, {}]);
  expect(plays(poor.ann, 'Snack Time').ann.life).toBe(21);
});

describe('rules for a time that was said first', () => {
  test("until your next turn, those creatures can't block (CR 509.1b, 611.2c)", () => {
    const lines = [
      "Awe | {0} | Sorcery | | Tap target artifact. Until your next turn, creatures your opponents control can't block.",
      'Lamp | {0} | Artifact | |',
    ];
    const game = table(lines, [
      { hand: ['Awe'], battlefield: ['Lamp', 'Grizzly Bears'] },
      { battlefield: ['Hill Giant'] },
    ]);
    plays(game.ann, 'Awe', 'Lamp');
    game.ann.attacks('Grizzly Bears');
    game.ben.blocks([]);
    expect(game.throughCombat().ben.life).toBe(18);
  });
});

describe('how many modes', () => {
  const MODES = '\n• You gain 1 life.\n• You gain 10 life.';
  test('the same mode more than once (CR 700.2d)', () => {
    const lines = [`Four Ways | {0} | Sorcery | | Choose four. You may choose the same mode more than once.${MODES}`];
    const game = table(lines, [{ hand: ['Four Ways'] }, {}]);
    game.ann.casts('Four Ways', { modes: [0, 0, 1, 1] });
    expect(game.resolveAll().ann.life).toBe(42);
  });

  test('more modes under a condition as it is cast (CR 601.2b, 700.2d)', () => {
    const lines = [
      `Both Ways | {0} | Sorcery | | Choose one. If you control an artifact as you cast ~, choose both instead.${MODES}`,
      'Lamp | {0} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Both Ways'], battlefield: ['Lamp'] }, {}]);
    game.ann.casts('Both Ways', { modes: [0, 1] });
    expect(game.resolveAll().ann.life).toBe(31);
  });
});

test("each of that player's opponents (CR 102.2)", () => {
  const lines = [
    "Gift Shop | {0} | Enchantment | | Whenever a player casts an artifact spell, each of that player's opponents gains 4 life.",
    'Lamp | {0} | Artifact | |',
  ];
  const game = table(lines, [{ battlefield: ['Gift Shop'], hand: ['Lamp'] }, {}, {}]);
  plays(game.ann, 'Lamp');
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 24, 24]);
});

test('whether it entered from a graveyard or was cast from it (CR 400.7d, 603.6a)', () => {
  const lines = [
    'Old Ghost | {0} | Creature — Spirit | 1/1 | When ~ enters, if it entered from your graveyard or you cast it from your graveyard, you gain 10 life.',
    'Raise | {0} | Sorcery | | Return target Spirit card from your graveyard to the battlefield.',
  ];
  const game = table(lines, [{ hand: ['Old Ghost', 'Raise'], graveyard: ['Old Ghost'] }, {}]);
  expect(plays(game.ann, 'Old Ghost').ann.life).toBe(20);
  expect(plays(game.ann, 'Raise', 'Old Ghost').ann.life).toBe(30);
});

test('a keyword with X takes its number from what is said of X (CR 107.3i, 702.45a)', () => {
  const lines = [
    'Rank | {0} | Creature — Human Samurai | 2/2 | Bushido X, where X is the number of lands you control.',
  ];
  const game = table(lines, [['Rank', 'Island', 'Island'], ['Hill Giant']]);
  game.ann.attacks('Rank');
  game.ben.blocks([['Hill Giant', 'Rank']]);
  game.throughCombat();
  expect([game.ann.battlefield.includes('Rank'), game.ben.battlefield]).toEqual([true, []]);
});

describe('amounts of this turn', () => {
  test('so much less for each permanent sacrificed this turn (CR 601.2f, 608.2h)', () => {
    const lines = [
      'Grim Tally | {3} | Sorcery | | ~ costs {1} less to cast for each artifact sacrificed this turn.\nYou gain 4 life.',
      'Lamp | {0} | Artifact | | Sacrifice ~: You gain 1 life.',
    ];
    const game = table(lines, [{ hand: ['Grim Tally'], battlefield: ['Lamp', 'Lamp', 'Lamp'] }, {}]);
    for (let i = 0; i < 3; i++) {
      expect(game.ann.can('cast', 'Grim Tally')).toBe(false);
      game.ann.activates('Lamp');
      game.resolveAll();
    }
    expect(plays(game.ann, 'Grim Tally').ann.life).toBe(27);
  });

  test('a spell from the hand with mana value up to that damage (CR 202.3, 601.2b)', () => {
    const lines = [
      'Quick Cat | {0} | Creature — Cat | 2/2 | Whenever ~ deals combat damage to a player, you may cast an artifact spell from your hand with mana value less than or equal to that damage without paying its mana cost.',
      'Small Urn | {2} | Artifact | |',
      'Big Urn | {3} | Artifact | |',
    ];
    const game = table(lines, [{ battlefield: ['Quick Cat'], hand: ['Big Urn', 'Small Urn'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.attacks('Quick Cat');
    game.throughCombat();
    expect([game.ann.battlefield, game.ann.hand]).toEqual([['Quick Cat', 'Small Urn'], ['Big Urn']]);
  });
});
