/** Keyword actions, with cards read from text. CR 701. */
import { describe, expect, test } from 'vitest';
import { characteristics, StatusBit, TypeBit } from '@kitchen-table/engine';
import { now, plays, table, until, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';
const tapped = (status: number): boolean => (status & StatusBit.Tapped) !== 0;

describe('701', () => {
  test('unattached Equipment stays on the battlefield and equips nothing (CR 701.3d)', () => {
    const lines = [
      'Sword | {0} | Artifact — Equipment | | Equipped creature gets +1/+0. / Equip {0}',
      'Free | {0} | Instant | | Unattach target Equipment.',
    ];
    const game = table(lines, [{ battlefield: ['Sword', 'Hill Giant'], hand: ['Free'] }, {}]);
    uses(game.ann, 'Sword', 'Hill Giant');
    expect(game.ann.stats('Hill Giant')).toBe('4/3');
    plays(game.ann, 'Free', 'Sword');
    expect([game.ann.stats('Hill Giant'), game.ann.battlefield]).toEqual(['3/3', ['Sword', 'Hill Giant']]);
  });

  test('to create tokens is to put so many with these characteristics onto the battlefield (CR 701.6a)', () => {
    const game = table(
      ['Litter | {0} | Instant | | Create three 1/1 green Cat creature tokens with flying.'],
      [{ hand: ['Litter'] }, {}],
    );
    plays(game.ann, 'Litter');
    expect(game.ann.battlefield).toEqual(['Cat Token', 'Cat Token', 'Cat Token']);
    const cat = now(game.ann, 'Cat Token');
    expect([cat.power, cat.toughness, cat.subtypes, cat.manaValue]).toEqual([1, 1, ['Cat'], 0]);
  });

  test('only what destroys is replaced by regeneration: not a sacrifice, not a toughness of 0 (CR 701.7b, 701.7c)', () => {
    const lines = [
      CUT,
      'Troll | {0} | Creature — Troll | 2/2 | {0}: Regenerate this creature.',
      'Edict | {0} | Instant | | Target player sacrifices a creature.',
      'Wither | {0} | Instant | | Target creature gets -5/-5 until end of turn.',
    ];
    for (const [spell, target, survives] of [
      ['Cut', 'Troll', true],
      ['Edict', 'ann', false],
      ['Wither', 'Troll', false],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Troll'], hand: [spell] }, {}]);
      uses(game.ann, 'Troll');
      plays(game.ann, spell, target);
      expect([spell, game.ann.battlefield.includes('Troll')]).toEqual([spell, survives]);
      if (survives) expect(tapped(game.ann.permanent('Troll').status)).toBe(true);
    }
  });

  test('doubling power adds a bonus as great as the power then; a negative power is doubled downwards (CR 701.9a, 701.9b, 701.9c)', () => {
    const lines = [
      'Twice | {0} | Instant | | Double target creature’s power and toughness until end of turn.',
      'Weaken | {0} | Instant | | Target creature gets -4/-0 until end of turn.',
      'Raise | {0} | Instant | | Target creature gets +1/+1 until end of turn.',
    ];
    const game = table(lines, [
      { battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Twice', 'Twice', 'Weaken', 'Raise'] },
      {},
    ]);
    plays(game.ann, 'Twice', 'Hill Giant');
    plays(game.ann, 'Raise', 'Hill Giant');
    expect(game.ann.stats('Hill Giant')).toBe('7/7');
    plays(game.ann, 'Weaken', 'Grizzly Bears');
    plays(game.ann, 'Twice', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('-4/4');
  });

  test('exchanged life totals are gained and lost; who can’t gain is not given a higher one (CR 701.10c)', () => {
    const lines = [
      'Swap | {0} | Instant | | Exchange life totals with target player.',
      'Bless | {0} | Enchantment | | Whenever you gain life, draw a card.',
      'Ban | {0} | Enchantment | | Players can’t gain life.',
    ];
    const game = table(lines, [{ life: 5, battlefield: ['Bless'], hand: ['Swap'] }, {}]);
    plays(game.ann, 'Swap', 'ben');
    expect([game.ann.life, game.ben.life, game.ann.hand.length]).toEqual([20, 5, 1]);
    const banned = table(lines, [{ life: 5, battlefield: ['Ban'], hand: ['Swap'] }, {}]);
    plays(banned.ann, 'Swap', 'ben');
    expect([banned.ann.life, banned.ben.life]).toEqual([5, 20]);
  });

  test('to exile is to move to the exile zone from wherever it is (CR 701.11a)', () => {
    const lines = [
      'Banish | {0} | Instant | | Exile target creature.',
      'Purge | {0} | Instant | | Exile target card from a graveyard.',
      'Deep | {0} | Instant | | Exile the top card of your library.',
    ];
    const game = table(lines, [
      { hand: ['Banish', 'Purge', 'Deep'], library: ['Forest'] },
      { battlefield: ['Hill Giant'], graveyard: ['Shock'] },
    ]);
    plays(game.ann, 'Banish', 'Hill Giant');
    plays(game.ann, 'Purge', 'Shock');
    plays(game.ann, 'Deep');
    expect([game.ann.exile, game.ben.exile]).toEqual([['Forest'], ['Hill Giant', 'Shock']]);
  });

  test('a creature that fights itself deals itself twice its power (CR 701.12c)', () => {
    const game = table(
      ['Brood | {0} | Instant | | Target creature fights itself.'],
      [{ battlefield: ['Craw Wurm', 'Giant Spider'], hand: ['Brood', 'Brood'] }, {}],
    );
    plays(game.ann, 'Brood', 'Giant Spider');
    expect(game.ann.graveyard).toContain('Giant Spider');
  });

  test('a milled card is found where it went (CR 701.13c)', () => {
    const game = table(
      ['Grind | {0} | Instant | | Mill three cards, then put a creature card milled this way into your hand.'],
      [{ hand: ['Grind'], library: ['Forest', 'Shock', 'Hill Giant', 'Plains'] }, {}],
    );
    plays(game.ann, 'Grind');
    expect(game.ann.hand).toEqual(['Hill Giant']);
  });

  test('to play a land takes the main phase, an empty stack and one land a turn; being put there by an effect is not playing it (CR 701.14a)', () => {
    const lines = ['Grow | {0} | Sorcery | | Put a land card from your hand onto the battlefield.'];
    const game = table(lines, [{ hand: ['Forest', 'Plains', 'Island', 'Grow'] }, { hand: ['Forest'] }]);
    expect([game.ann.can('playLand', 'Forest'), game.ben.can('playLand', 'Forest')]).toEqual([true, false]);
    plays(game.ann, 'Grow');
    expect(game.ann.battlefield).toHaveLength(1);
    game.ann.playsLand(game.ann.hand[0] as string);
    expect([game.ann.battlefield.length, game.ann.can('playLand', game.ann.hand[0] as string)]).toEqual([2, false]);
  });

  test('a static ability regenerates each time; "can’t be regenerated" stops the shield, not the ability that makes it (CR 701.15b, 701.15c)', () => {
    const lines = [
      CUT,
      'Phoenix | {0} | Creature — Phoenix | 2/2 | If this creature would be destroyed, regenerate it.',
      'Troll | {0} | Creature — Troll | 2/2 | {0}: Regenerate this creature.',
      'Terror | {0} | Instant | | Destroy target creature. It can’t be regenerated.',
    ];
    const game = table(lines, [{ battlefield: ['Phoenix', 'Troll'], hand: ['Cut', 'Cut', 'Terror'] }, {}]);
    plays(game.ann, 'Cut', 'Phoenix');
    plays(game.ann, 'Cut', 'Phoenix');
    expect([game.ann.battlefield, tapped(game.ann.permanent('Phoenix').status)]).toEqual([['Phoenix', 'Troll'], true]);
    game.ann.casts('Terror', { targets: ['Troll'] });
    expect(game.ann.can('activate', 'Troll')).toBe(true);
    game.ann.activates('Troll');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Phoenix']);
  });

  test('a revealed card stays where it is (CR 701.16b); a looked-at card is shown to one player (CR 701.16d)', () => {
    const lines = [
      'Show | {0} | Instant | | Reveal the top card of your library.',
      'Gaze | {0} | Instant | | Look at the top card of your library.',
    ];
    const game = table(lines, [{ hand: ['Show', 'Gaze'], library: ['Shock', 'Forest'] }, {}], { log: true });
    const top = game.ann.library.at(-1) as string;
    plays(game.ann, 'Show');
    expect(game.ann.library.at(-1)).toBe(top);
    const seen = (player: number): string => JSON.stringify(game.session.log(player as never));
    const count = (text: string): number => text.split(top).length;
    const [mine, theirs] = [count(seen(0)), count(seen(1))];
    expect(theirs).toBeGreaterThan(1);
    plays(game.ann, 'Gaze');
    expect([count(seen(0)) - mine > 0, count(seen(1)) - theirs]).toEqual([true, 0]);
  });

  test('all players who scry look at once, decide in turn order, and the cards move at once (CR 701.18c)', () => {
    const game = table(
      ['Omen | {0} | Sorcery | | Each player scries 1.'],
      [{ hand: ['Omen'], library: ['Forest', 'Shock'] }, { library: ['Plains', 'Shock'] }],
    );
    const asked: number[] = [];
    const before = [game.ann.library, game.ben.library];
    game.plan((question) => {
      if (question.kind === 'priority') return null;
      asked.push(question.player);
      if (question.player === 1) expect(game.ann.library).toEqual(before[0]);
      return null;
    });
    plays(game.ann, 'Omen');
    expect([...new Set(asked)]).toEqual([0, 1]);
  });

  test('shuffling no card into a library is shuffling all the same; a search that finds nothing is a search (CR 701.20d)', () => {
    const lines = [
      'Loam | {0} | Instant | | Target player shuffles any number of target cards from their graveyard into their library.',
    ];
    const game = table(lines, [
      { hand: ['Loam'] },
      { library: ['Forest', 'Plains', 'Island', 'Swamp', 'Mountain', 'Shock', 'Giant Growth'] },
    ]);
    const before = game.ben.state.library;
    plays(game.ann, 'Loam', 'ben');
    expect(game.ben.state.library).not.toEqual(before);
  });

  test('tapping and untapping turn it; only the tapped can be untapped (CR 701.21b)', () => {
    const lines = [
      'Sleep | {0} | Instant | | Tap target permanent.',
      'Wake | {0} | Instant | | Untap target permanent.',
      'Bell | {0} | Enchantment | | Whenever a permanent becomes untapped, you gain 1 life.',
    ];
    const game = table(lines, [
      { battlefield: ['Bell', 'Hill Giant', 'Grizzly Bears'], hand: ['Wake', 'Wake', 'Sleep'] },
      {},
    ]);
    plays(game.ann, 'Sleep', 'Hill Giant');
    expect(tapped(game.ann.permanent('Hill Giant').status)).toBe(true);
    expect(plays(game.ann, 'Wake', 'Grizzly Bears').ann.life).toBe(20);
    expect(plays(game.ann, 'Wake', 'Hill Giant').ann.life).toBe(21);
    expect(tapped(game.ann.permanent('Hill Giant').status)).toBe(false);
  });

  test('manifested one at a time; with morph or disguise it may be turned up for that cost, too; an instant stays down (CR 701.34c, 701.34d, 701.34e, 701.34g)', () => {
    const lines = [
      'Hide | {0} | Sorcery | | Manifest the top card of your library.',
      'Lizard | {5} | Creature — Lizard | 4/4 | Morph {0}',
      'Spy | {5} | Creature — Human | 3/3 | Disguise {0}',
    ];
    for (const [top, up] of [
      ['Lizard', true],
      ['Spy', true],
      ['Shock', false],
      ['Hill Giant', false],
    ] as const) {
      const game = table(lines, [{ hand: ['Hide'], library: [top] }, {}]);
      plays(game.ann, 'Hide');
      const [down] = game.game.battlefield;
      expect(characteristics(game.game, down as never).power).toBe(2);
      const can = game.session.options(0 as never).some((option) => option.kind === 'special');
      expect([top, can]).toEqual([top, up]);
      if (up) {
        game.ann.takes('turn face up', '');
        expect(game.ann.battlefield).toEqual([top]);
      }
    }
    const two = table(
      ['Hide | {0} | Sorcery | | Manifest the top two cards of your library.'],
      [{ hand: ['Hide'], library: ['Shock', 'Forest'] }, {}],
    );
    plays(two.ann, 'Hide');
    const [one, other] = two.game.battlefield.map((id) => two.game.objects[id]?.timestamp ?? 0);
    expect([two.game.battlefield.length, one === other]).toEqual([2, false]);
  });

  test('a cloaked permanent has ward {2} and turns up for its mana cost, morph or disguise cost (CR 701.56b, 701.56c, 701.56d)', () => {
    const lines = [
      'Hide | {0} | Sorcery | | Cloak the top card of your library.',
      'Lizard | {5} | Creature — Lizard | 4/4 | Morph {0}',
      'Spy | {5} | Creature — Human | 3/3 | Disguise {0}',
      'Cub | {0} | Creature — Bear | 2/2 |',
    ];
    for (const [top, up] of [
      ['Cub', true],
      ['Lizard', true],
      ['Spy', true],
      ['Shock', false],
      ['Hill Giant', false],
    ] as const) {
      const game = table(lines, [{ hand: ['Hide'], library: [top] }, {}]);
      plays(game.ann, 'Hide');
      const can = game.session.options(0 as never).some((option) => option.kind === 'special');
      expect([top, can]).toEqual([top, up]);
    }
  });

  test('goaded by two players it attacks neither if able; goaded twice by one it is goaded once (CR 701.38c, 701.38d)', () => {
    const line = 'Taunt | {0} | Instant | | Goad target creature.';
    const game = table(
      [line],
      [{ hand: ['Taunt', 'Taunt'] }, { battlefield: ['Hill Giant'] }, { hand: ['Taunt'] }, {}],
    );
    plays(game.ann, 'Taunt', 'Hill Giant');
    plays(game.ann, 'Taunt', 'Hill Giant');
    plays(game.cat, 'Taunt', 'Hill Giant');
    const { defenders } = until(game.ben, 'attackers');
    expect([defenders[0]?.length, game.indexOf(defenders[0] ?? [], 'dan')]).toEqual([1, 0]);
    expect(game.session.answer([])?.rule).toBe('508.1d');
    expect(game.session.answer([0, 0])).toBe(null);
  });

  test('a creature that left before it explores or connives: what it last was (CR 701.40c, 701.47c)', () => {
    const lines = [
      CUT,
      'Scout | {0} | Creature — Elf | 1/1 | When this creature enters, it explores.',
      'Guide | {0} | Enchantment | | Whenever a creature you control explores, you gain 1 life.',
      'Crook | {0} | Creature — Elf | 1/1 | When this creature enters, it connives.',
    ];
    const game = table(lines, [
      { battlefield: ['Guide'], hand: ['Scout', 'Cut', 'Cut', 'Crook'], library: ['Forest', 'Forest', 'Forest'] },
      {},
    ]);
    game.ann.casts('Scout');
    game.resolve();
    game.ann.casts('Cut', { targets: ['Scout'] });
    game.resolve();
    game.resolveAll();
    expect([game.ann.life, game.ann.hand.filter((name) => name === 'Forest').length]).toEqual([21, 1]);
    const cards = game.ann.state.drawn ?? 0;
    game.ann.casts('Crook');
    game.resolve();
    game.ann.casts('Cut', { targets: ['Crook'] });
    game.resolve();
    game.resolveAll();
    expect((game.ann.state.drawn ?? 0) - cards).toBe(1);
  });

  test('surveil triggers come after it, also when nothing could be looked at (CR 701.42d)', () => {
    const lines = [
      'Watch | {0} | Enchantment | | Whenever you surveil, you gain 1 life.',
      'Scan | {0} | Instant | | Surveil 2.',
    ];
    const game = table(lines, [{ battlefield: ['Watch'], hand: ['Scan', 'Scan'], library: ['Shock'] }, {}]);
    expect(plays(game.ann, 'Scan').ann.life).toBe(21);
    const empty = table(lines, [{ battlefield: ['Watch'], hand: ['Scan'], library: [] }, {}]);
    expect(plays(empty.ann, 'Scan').ann.life).toBe(21);
  });

  test('several connive one after the other, in turn order of their controllers (CR 701.47d)', () => {
    const lines = ['Gang | {0} | Sorcery | | Each creature you control connives.'];
    const game = table(lines, [
      { battlefield: ['Hill Giant', 'Wind Drake'], hand: ['Gang'], library: ['Shock', 'Shock', 'Shock'] },
      {},
    ]);
    plays(game.ann, 'Gang');
    expect([game.ann.graveyard.length, game.ann.stats('Hill Giant'), game.ann.stats('Wind Drake')]).toEqual([
      3,
      '4/4',
      '3/3',
    ]);
  });

  test('an Incubator token is an artifact that transforms for {2} into a 0/0 creature with its counters (CR 701.51b)', () => {
    const game = table(
      ['Sow | {0} | Sorcery | | Incubate 2.'],
      [{ battlefield: ['Plains', 'Plains'], hand: ['Sow'] }, {}],
    );
    plays(game.ann, 'Sow');
    const token = game.game.battlefield.at(-1) as never;
    expect(characteristics(game.game, token).types & TypeBit.Creature).toBe(0);
    uses(game.ann, characteristics(game.game, token).name);
    const after = characteristics(game.game, token);
    expect([after.types & TypeBit.Creature, after.power, after.subtypes]).toEqual([TypeBit.Creature, 2, ['Phyrexian']]);
  });

  test('a villainous choice: that player chooses one and does as much of it as can be done, one player after the other (CR 701.53a, 701.53b, 701.53d)', () => {
    const lines = [
      'Deal | {0} | Sorcery | | Each opponent faces a villainous choice — That player discards a card, or you gain 5 life.',
    ];
    const game = table(lines, [{ hand: ['Deal'] }, {}, { hand: ['Shock'] }]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseModes' && question.kind !== 'chooseOption') return null;
      asked.push(question.player);
      return question.player === 1 ? [0] : [1];
    });
    plays(game.ann, 'Deal');
    expect([asked, game.ann.life, game.cat.hand]).toEqual([[1, 2], 25, ['Shock']]);
  });

  test('suspected is a designation of permanents, no copiable value; it ends when it leaves (CR 701.58b, 701.58d)', () => {
    const lines = [
      'Point | {0} | Instant | | Suspect target creature.',
      'Twin | {0} | Sorcery | | Create a token that’s a copy of target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Point', 'Point', 'Twin'] }, {}]);
    plays(game.ann, 'Point', 'Hill Giant');
    const menace = (index: number): number => now(game.ann, 'Hill Giant', index).abilities.length;
    const once = menace(0);
    plays(game.ann, 'Point', 'Hill Giant');
    expect(menace(0)).toBe(once);
    plays(game.ann, 'Twin', 'Hill Giant');
    expect([once > menace(1), menace(1)]).toEqual([true, 0]);
  });
});
