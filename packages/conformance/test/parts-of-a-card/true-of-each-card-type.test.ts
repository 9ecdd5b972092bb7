/** Artifacts, creatures, enchantments, lands, planeswalkers and spells: what is true of each card type. CR 205, 208, 301-308. */
import { describe, expect, test } from 'vitest';
import { facts, plays, table, typeNames } from '../support/rules-table.ts';

const SWORD = 'Keen Blade | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {0}';
const BLESS = 'Fair Sign | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.';
const CURSE =
  'Foul Sign | {0} | Enchantment — Aura — Curse | | Enchant player / At the beginning of enchanted player’s upkeep, that player loses 1 life.'
    .replace('’', "'")
    .replace('Aura — Curse', 'Aura Curse');
const LINK = 'Odd Link | {0} | Sorcery | | Attach target Aura to target permanent.';
const WAKE =
  'Wake Up | {0} | Instant | | Target permanent becomes a 2/2 creature in addition to its other types until end of turn.';
const GROW = 'Grow One | {0} | Instant | | Target permanent gets +1/+1 until end of turn.';

describe('types and subtypes', () => {
  test('lands that become creatures "still lands" keep types, subtypes and supertypes (CR 205.1b, 205.4b)', () => {
    const live = 'Live Land | {0} | Enchantment | | All lands are 1/1 creatures that are still lands.';
    const works = 'Old Works | | Legendary Artifact Land | | {T}: Add {C}.';
    const game = table([live, works], [['Live Land', 'Old Works', 'Forest'], {}]);
    expect(facts(game, 'Old Works')).toMatchObject({ power: 1, toughness: 1 });
    expect(typeNames(facts(game, 'Old Works'))).toEqual(['artifact', 'creature', 'land', 'legendary']);
    expect(typeNames(facts(game, 'Forest'))).toEqual(['basic', 'creature', 'land']);
    expect([...facts(game, 'Forest').subtypes]).toEqual(['Forest']);
    game.ann.activates('Forest');
    expect(game.ann.state.pool.amounts[4]).toBe(1);
  });

  test('what becomes an "artifact creature" keeps its other types (CR 205.1b), and counts as each of its types (CR 205.2b)', () => {
    const live = 'Live Tin | {0} | Enchantment | | All artifacts are 1/1 artifact creatures.';
    const shrine = 'Tin Shrine | {0} | Artifact Enchantment | |';
    const end = 'End Magic | {0} | Sorcery | | Destroy all enchantments.';
    const game = table([live, shrine, end], [{ hand: ['End Magic'], battlefield: ['Live Tin', 'Tin Shrine'] }, {}]);
    expect(typeNames(facts(game, 'Tin Shrine'))).toEqual(['artifact', 'creature', 'enchantment']);
    plays(game, game.ann, 'End Magic');
    expect(game.ann.battlefield).toEqual([]);
  });

  test.each([
    ['Creature — Goblin Wizard', ['Goblin', 'Wizard']],
    ['Land Creature — Forest Dryad', ['Forest', 'Dryad']],
    ['Artifact — Equipment Vehicle', ['Equipment', 'Vehicle']],
    ['Enchantment — Shrine Saga', ['Shrine', 'Saga']],
    ['Basic Land — Mountain', ['Mountain']],
    ['Planeswalker — Jace', ['Jace']],
    ['Kindred Enchantment — Merfolk', ['Merfolk']],
    ['Land — Urza’s Power-Plant', ['Urza’s', 'Power-Plant']],
    ['Creature — Time Lord Doctor', ['Time Lord', 'Doctor']],
  ] as const)(
    'the words after the dash are subtypes: %s (CR 205.3a, 205.3c, 301.3, 302.3, 303.3, 305.5, 306.3, 308.2)',
    (type, subtypes) => {
      const size = type.includes('Creature') ? '1/1' : type.includes('walker') ? '3' : '';
      const game = table([`Odd Thing | | ${type} | ${size} |`], [{ hand: ['Odd Thing'] }, {}]);
      expect([...facts(game, 'Odd Thing').subtypes]).toEqual(subtypes);
    },
  );

  test.each(['Instant — Arcane', 'Sorcery — Arcane', 'Instant — Trap', 'Sorcery — Lesson'])(
    'instants and sorceries share their subtypes: %s (CR 205.3k, 304.3, 307.3)',
    (type) => {
      const game = table(
        [
          `Odd Rite | {0} | ${type} | | You gain 1 life.`,
          `Old Ear | {0} | Enchantment | | Whenever you cast ${type.endsWith('Arcane') ? 'an' : 'a'} ${type.split(' ')[2]} spell, you gain 3 life.`,
        ],
        [{ hand: ['Odd Rite'], battlefield: ['Old Ear'] }, {}],
      );
      game.ann.casts('Odd Rite');
      game.resolveAll();
      expect(game.ann.life).toBe(24);
    },
  );

  test('creatures and kindred cards share the creature types (CR 205.3m)', () => {
    const ear = 'Sea Ear | {0} | Enchantment | | Whenever you cast a Merfolk spell, you gain 3 life.';
    const song = 'Sea Song | {0} | Kindred Enchantment — Merfolk | |';
    const mage = 'Sea Mage | {0} | Creature — Merfolk Wizard | 1/1 |';
    const game = table(
      [ear, song, mage, 'Dry Song | {0} | Enchantment | |'],
      [{ hand: ['Sea Song', 'Sea Mage', 'Dry Song'], battlefield: ['Sea Ear'] }, {}],
    );
    for (const [name, life] of [
      ['Sea Song', 23],
      ['Sea Mage', 26],
      ['Dry Song', 26],
    ] as const) {
      game.ann.casts(name);
      game.resolveAll();
      expect([name, game.ann.life]).toEqual([name, life]);
    }
  });

  test('an object gains no subtype that none of its types has (CR 205.3d)', () => {
    const turn = 'Turn Odd | {0} | Instant | | Target permanent becomes a Goblin until end of turn.';
    const all = 'All Kin | {0} | Enchantment | | All lands are Goblins in addition to their other types.';
    const game = table([turn, all], [{ hand: ['Turn Odd'], battlefield: ['All Kin', 'Forest'] }, {}]);
    plays(game, game.ann, 'Turn Odd', ['All Kin']);
    expect([...facts(game, 'All Kin').subtypes]).toEqual([]);
    expect([...facts(game, 'Forest').subtypes]).toEqual(['Forest']);
  });

  test('a chosen creature type is one of them and no other word (CR 205.3e)', () => {
    const kin =
      'Our Kin | {0} | Enchantment | | As Our Kin enters, choose a creature type. / Creatures of the chosen type get +1/+1.';
    const mage = 'Sea Mage | {0} | Artifact Creature — Merfolk Wizard Equipment | 1/1 | Equip {0}';
    const game = table([kin, mage], [{ hand: ['Our Kin', 'Sea Mage', 'Swamp'] }, {}]);
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      options = question.kind === 'chooseOption' ? question.options : [];
      return [options.indexOf('Merfolk')];
    });
    plays(game, game.ann, 'Our Kin');
    expect(['Merfolk', 'Wizard'].every((word) => options.includes(word))).toBe(true);
    for (const word of ['Merfolk Wizard', 'artifact', 'opponent', 'Swamp', 'truck', 'Equipment', 'Aura'])
      expect(options).not.toContain(word);
  });

  test.each([
    ['Artifact', 'Bobblehead'],
    ['Enchantment', 'Background'],
    ['Land', 'Cave'],
    ['Planeswalker', 'Jace'],
    ['Battle', 'Siege'],
  ])('a subtype of the card type %s is no creature type: %s (CR 205.3g-j, 205.3q)', (type, word) => {
    const kin =
      'Our Kin | {0} | Enchantment | | As Our Kin enters, choose a creature type. / Creatures of the chosen type get +1/+1.';
    const thing = {
      name: 'Odd Thing',
      mana_cost: '{0}',
      type_line: `${type} — ${word}`,
      oracle_text: '',
      loyalty: '3',
      defense: '3',
    };
    const wolf = 'Lone Wolf | {0} | Creature — Wolf | 1/1 |';
    const game = table([kin, thing, wolf], [{ hand: ['Our Kin', 'Odd Thing', 'Lone Wolf', 'Grizzly Bears'] }, {}]);
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      options = question.kind === 'chooseOption' ? question.options : [];
      return [0];
    });
    plays(game, game.ann, 'Our Kin');
    expect([options.includes('Human'), options.includes(word)]).toEqual([true, false]);
  });
});

describe('supertypes', () => {
  test('a snow permanent is one with that supertype, whatever its name (CR 205.4a, 205.4g)', () => {
    const thaw = 'Long Thaw | {0} | Sorcery | | Destroy all nonsnow lands.';
    const game = table(
      [thaw, 'Warm Field | | Snow Land | | {T}: Add {C}.', 'Snow-Like Field | | Land | | {T}: Add {C}.'],
      [{ hand: ['Long Thaw'], battlefield: ['Warm Field', 'Snow-Like Field'] }, {}],
    );
    plays(game, game.ann, 'Long Thaw');
    expect(game.ann.battlefield).toEqual(['Warm Field']);
  });

  test('a nonbasic land is one without the supertype basic, even with a basic land type (CR 205.4c)', () => {
    const game = table(
      ['Wide Rift | {0} | Sorcery | | Destroy all nonbasic lands.', 'Old Wood | | Land — Forest | |'],
      [{ hand: ['Wide Rift'], battlefield: ['Old Wood', 'Forest'] }, {}],
    );
    plays(game, game.ann, 'Wide Rift');
    expect(game.ann.battlefield).toEqual(['Forest']);
  });

  test('a legendary sorcery is cast only with a legendary creature or planeswalker (CR 205.4e)', () => {
    const rite = 'High Rite | {0} | Legendary Sorcery | | You gain 5 life.';
    const chief = 'Old Chief | {0} | Legendary Creature — Human | 1/1 |';
    const guide = 'Old Guide | {0} | Legendary Planeswalker — Guide | 3 | 0: You gain 1 life.';
    const relic = 'Old Relic | {0} | Legendary Artifact | |';
    const able = (...battlefield: string[]): boolean =>
      table([rite, chief, guide, relic], [{ hand: ['High Rite'], battlefield }, ['Old Chief']]).ann.can(
        'cast',
        'High Rite',
      );
    expect([able(), able('Grizzly Bears'), able('Old Relic'), able('Old Chief'), able('Old Guide')]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('of world permanents only the newest stays (CR 205.4f)', () => {
    const game = table(
      ['Old Realm | {0} | World Enchantment | |', 'New Realm | {0} | World Enchantment | |'],
      [{ hand: ['New Realm'] }, ['Old Realm']],
    );
    plays(game, game.ann, 'New Realm');
    expect([game.ann.battlefield, game.ben.battlefield, game.ben.graveyard]).toEqual([
      ['New Realm'],
      [],
      ['Old Realm'],
    ]);
  });
});

describe('power and toughness', () => {
  test('a Vehicle that becomes a creature has its printed power and toughness, with what was done to it before (CR 208.3a, 301.7, 301.7b)', () => {
    const cart = 'War Cart | {0} | Artifact — Vehicle | 4/3 | Crew 1';
    const game = table([cart, GROW], [{ hand: ['Grow One'], battlefield: ['War Cart', 'Grizzly Bears'] }, {}]);
    plays(game, game.ann, 'Grow One', ['War Cart']);
    game.ann.activates('War Cart');
    game.resolveAll();
    expect(game.ann.stats('War Cart')).toBe('5/4');
  });

  test('only creatures have power and toughness, whatever is done to a land (CR 302.4)', () => {
    const game = table([GROW], [{ hand: ['Grow One'], battlefield: ['Forest'] }, {}]);
    plays(game, game.ann, 'Grow One', ['Forest']);
    expect([facts(game, 'Forest').power, facts(game, 'Forest').toughness]).toEqual([Number.NaN, Number.NaN]);
  });

  test('base power and toughness are set, other effects and counters modify them further (CR 208.4a)', () => {
    const set =
      'Set Four | {0} | Instant | | Target creature or artifact has base power and toughness 4/4 until end of turn.';
    const game = table([set, GROW], [{ hand: ['Set Four', 'Grow One'], battlefield: ['Grizzly Bears'] }, {}]);
    plays(game, game.ann, 'Grow One', ['Grizzly Bears']);
    plays(game, game.ann, 'Set Four', ['Grizzly Bears']);
    expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  });

  test('base power ignores what modifies without setting (CR 208.4b)', () => {
    const cull = 'Cull Low | {0} | Sorcery | | Destroy target creature with base power 2 or less.';
    const game = table([cull, GROW], [{ hand: ['Cull Low', 'Grow One', 'Grow One'] }, ['Grizzly Bears', 'Hill Giant']]);
    plays(game, game.ann, 'Grow One', ['Grizzly Bears']);
    plays(game, game.ann, 'Grow One', ['Grizzly Bears']);
    game.ann.casts('Cull Low', { targets: ['Grizzly Bears'] });
    game.resolve();
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('a creature without a value for its power has 0 (CR 208.5)', () => {
    const wake = 'Wake Odd | {0} | Instant | | Target artifact becomes an artifact creature until end of turn.';
    const game = table([wake, 'Tin Toy | {0} | Artifact | |'], [{ hand: ['Wake Odd'], battlefield: ['Tin Toy'] }, {}]);
    plays(game, game.ann, 'Wake Odd', ['Tin Toy']);
    expect(game.ann.graveyard).toContain('Tin Toy');
  });
});

describe('artifacts', () => {
  test('artifacts may be colored, and colorless things need not be artifacts (CR 301.4)', () => {
    const game = table(
      ['Red Orb | {R} | Artifact | |', 'Gray Ox | {2} | Creature — Ox | 2/2 |'],
      [['Red Orb', 'Gray Ox'], {}],
    );
    expect([facts(game, 'Red Orb').colors, facts(game, 'Gray Ox').colors]).toEqual([0b01000, 0]);
  });

  test('the equipped creature is the one it is attached to (CR 301.5a)', () => {
    const game = table([SWORD], [['Keen Blade', 'Grizzly Bears', 'Hill Giant'], {}]);
    game.ann.activates('Keen Blade', { targets: ['Hill Giant'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['2/2', '5/5']);
    expect(game.ann.permanent('Keen Blade').attachedTo).toBe(game.ann.permanent('Hill Giant').id);
  });

  test('an Equipment put onto the battlefield attached to what it can’t equip enters unattached (CR 301.5e)', () => {
    const arm =
      'Arm It | {0} | Sorcery | | Put target Equipment card from your graveyard onto the battlefield attached to target permanent.';
    for (const [host, attached] of [
      ['Hill Giant', true],
      ['Forest', false],
    ] as const) {
      const game = table(
        [SWORD, arm],
        [{ hand: ['Arm It'], graveyard: ['Keen Blade'], battlefield: ['Hill Giant', 'Forest'] }, {}],
      );
      plays(game, game.ann, 'Arm It', [host]);
      expect([
        host,
        game.ann.battlefield.includes('Keen Blade'),
        game.ann.permanent('Keen Blade').attachedTo >= 0,
      ]).toEqual([host, true, attached]);
    }
  });

  test('a Fortification is attached to a land and to nothing else (CR 301.6)', () => {
    const fort = 'High Wall | {0} | Artifact — Fortification | | Fortified land has indestructible. / Fortify {0}';
    const game = table([fort], [['High Wall', 'Forest', 'Plains', 'Grizzly Bears'], {}]);
    let legal: readonly string[] = [];
    game.ann.answers('targets', (question) => {
      legal = question.kind === 'targets' ? game.ann.names(question.legal as never) : [];
      return [0];
    });
    game.ann.activates('High Wall');
    game.resolveAll();
    expect(legal).toEqual(['Forest', 'Plains']);
    expect(game.ann.permanent('High Wall').attachedTo).toBe(game.ann.permanent('Forest').id);
  });
});

describe('enchantments', () => {
  test('an Aura enchants what it is attached to, a player too (CR 303.4b)', () => {
    const game = table([CURSE, BLESS], [{ hand: ['Foul Sign', 'Fair Sign'], battlefield: ['Grizzly Bears'] }, {}]);
    plays(game, game.ann, 'Fair Sign', ['Grizzly Bears']);
    plays(game, game.ann, 'Foul Sign', ['ben']);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
    game.to('Upkeep', 2).resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([20, 19]);
  });

  test('an Aura that becomes a creature enchants nothing and is put into the graveyard (CR 303.4d)', () => {
    const game = table([BLESS, WAKE], [{ hand: ['Fair Sign', 'Wake Up'], battlefield: ['Grizzly Bears'] }, {}]);
    plays(game, game.ann, 'Fair Sign', ['Grizzly Bears']);
    plays(game, game.ann, 'Wake Up', ['Fair Sign']);
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Grizzly Bears'], ['Wake Up', 'Fair Sign']]);
  });

  test('what is no Aura, Equipment or Fortification enters unattached (CR 303.4h)', () => {
    const raise =
      'Raise On | {0} | Sorcery | | Return target red creature card from your graveyard to the battlefield attached to target permanent.';
    const game = table(
      [raise],
      [{ hand: ['Raise On'], graveyard: ['Hill Giant'], battlefield: ['Grizzly Bears'] }, {}],
    );
    plays(game, game.ann, 'Raise On', ['Hill Giant', 'Grizzly Bears']);
    expect(game.ann.permanent('Hill Giant').attachedTo).toBeLessThan(0);
  });

  test('an Aura to be put onto the battlefield attached to what it can’t enchant stays where it is (CR 303.4i)', () => {
    const raise =
      'Raise Sign | {0} | Sorcery | | Return target Aura card with mana value 5 or less from your graveyard to the battlefield attached to target permanent.';
    for (const [host, there] of [
      ['Grizzly Bears', true],
      ['Forest', false],
    ] as const) {
      const game = table(
        [raise, BLESS],
        [{ hand: ['Raise Sign'], graveyard: ['Fair Sign'], battlefield: ['Grizzly Bears', 'Forest'] }, {}],
      );
      plays(game, game.ann, 'Raise Sign', [host]);
      expect([game.ann.battlefield.includes('Fair Sign'), game.ann.graveyard.includes('Fair Sign')]).toEqual([
        there,
        !there,
      ]);
    }
  });

  test('an Aura that would be attached to what it can’t enchant does not move (CR 303.4j)', () => {
    const game = table(
      [BLESS, LINK],
      [{ hand: ['Fair Sign', 'Odd Link', 'Odd Link'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] }, {}],
    );
    plays(game, game.ann, 'Fair Sign', ['Grizzly Bears']);
    plays(game, game.ann, 'Odd Link', ['Forest']);
    expect([game.ann.stats('Grizzly Bears'), game.ann.battlefield.includes('Fair Sign')]).toEqual(['3/3', true]);
    plays(game, game.ann, 'Odd Link', ['Hill Giant']);
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['2/2', '4/4']);
  });
});

test('a land is not played in another player’s turn, whatever an effect says (CR 305.3)', () => {
  const peek =
    'Fast Find | {0} | Instant | | Exile the top card of your library. Until the end of your next turn, you may play that card.';
  const game = table([peek], [{}, { hand: ['Fast Find'], library: ['Forest', 'Forest', 'Forest'] }]);
  game.answer([0]);
  plays(game, game.ben, 'Fast Find');
  expect([game.ben.exile, game.ben.can('playLand', 'Forest')]).toEqual([['Forest'], false]);
  game.to('PrecombatMain', 2);
  expect(game.ben.can('playLand', 'Forest')).toBe(true);
});

test('loyalty: printed on the card, then the counters it enters with; loyalty abilities once a turn at sorcery speed (CR 209.1, 209.2, 306.5a)', () => {
  const guide = 'Old Guide | {0} | Legendary Planeswalker — Guide | 4 | +1: You gain 1 life. / −2: You gain 3 life.';
  const game = table([guide], [{ hand: ['Old Guide', 'Shock'], battlefield: ['Mountain'] }, {}]);
  plays(game, game.ann, 'Old Guide');
  expect(game.ann.permanent('Old Guide').counters['loyalty']).toBe(4);
  game.ann.casts('Shock', { targets: ['ben'] });
  expect(game.ann.can('activate', 'Old Guide')).toBe(false);
  game.resolveAll();
  game.ann.activates('Old Guide', { ability: 0 });
  game.resolveAll();
  expect([game.ann.can('activate', 'Old Guide'), game.ann.permanent('Old Guide').counters['loyalty']]).toEqual([
    false,
    5,
  ]);
  game.to('Upkeep', 3);
  expect(game.ann.can('activate', 'Old Guide')).toBe(false);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('activate', 'Old Guide')).toBe(true);
});
