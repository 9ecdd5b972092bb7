/** What objects become, how they enter, and what is done to them where they are. CR 611, 614.1c, 701, 707. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { attacking, now, picks, plays, table, until, uses } from '../support/text-table.ts';

const LINES = [
  'Rock | {0} | Artifact | |',
  'Fury | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+0.',
  'Halo | {0} | Enchantment — Aura | | Enchant creature you control / Enchanted creature gets +0/+3.',
  'Blade | {0} | Artifact — Equipment | | Equipped creature gets +1/+1. / Equip {0}',
  'Cub | {0} | Creature — Cat | 1/1 | This creature enters with two +1/+1 counters on it.',
  'Cut | {0} | Instant | | Destroy target creature.',
  'Prop | {0} | Artifact | | {0}: Regenerate target creature.',
];

function deed(words: string, ann: Seat = {}, ben: Seat = {}): Scenario {
  return table([...LINES, `Deed | {0} | Sorcery | | ${words}`], [{ ...ann, hand: ['Deed', ...(ann.hand ?? [])] }, ben]);
}

const GIANT = { battlefield: ['Hill Giant'] };

describe('sizes', () => {
  test('power, toughness or both are doubled as they are now, until the end of the turn (CR 701.9b)', () => {
    const sizes = (words: string, ...targets: string[]): string[] => {
      const game = deed(words, { battlefield: ['Wind Drake', 'Craw Wurm'] }, { battlefield: ['Giant Spider'] });
      plays(game.ann, 'Deed', ...targets);
      const all = [game.ann.stats('Wind Drake'), game.ann.stats('Craw Wurm'), game.ben.stats('Giant Spider')];
      game.to('Upkeep', 2);
      expect(game.ann.stats('Craw Wurm')).toBe('6/4');
      return all;
    };
    expect(sizes('Double target creature’s power until end of turn.', 'Craw Wurm')).toEqual(['2/2', '12/4', '2/4']);
    expect(sizes('Double target creature’s toughness until end of turn.', 'Craw Wurm')).toEqual(['2/2', '6/8', '2/4']);
    expect(sizes('Double the power and toughness of each creature you control until end of turn.')).toEqual([
      '4/4',
      '12/8',
      '2/4',
    ]);
    expect(sizes('Switch target creature’s power and toughness until end of turn.', 'Craw Wurm')).toEqual([
      '2/2',
      '4/6',
      '2/4',
    ]);
    expect(sizes('Target creature has base power 1 until end of turn.', 'Craw Wurm')).toEqual(['2/2', '1/4', '2/4']);
    expect(sizes('Target creature has base toughness 9 until end of turn.', 'Craw Wurm')).toEqual([
      '2/2',
      '6/9',
      '2/4',
    ]);
  });

  test('one of two bonuses, and numbers that are worked out once (CR 608.2d, 608.2h)', () => {
    for (const [option, size] of [
      ['+2/-1', '5/2'],
      ['-1/+2', '2/5'],
    ] as const) {
      const game = deed('Target creature gets +2/-1 or -1/+2 until end of turn.', GIANT);
      picks(game.ann, option);
      expect(plays(game.ann, 'Deed', 'Hill Giant').ann.stats('Hill Giant')).toBe(size);
    }
    const counted = deed(
      'Target creature gets +X/+X until end of turn, where X is the number of creatures you control.',
      {
        battlefield: ['Hill Giant', 'Wind Drake'],
        hand: ['Cut', 'Cub'],
      },
    );
    plays(counted.ann, 'Deed', 'Hill Giant');
    plays(counted.ann, 'Cut', 'Wind Drake');
    expect(counted.ann.stats('Hill Giant')).toBe('5/5');
  });
});

describe('looks', () => {
  test('colors of the player’s choice: one, or as many as they like (CR 105.3, 608.2d)', () => {
    const colors = (words: string, ...picked: string[]): number => {
      const game = deed(words, GIANT);
      for (const each of picked) picks(game.ann, each);
      return now(plays(game.ann, 'Deed', 'Hill Giant').ann, 'Hill Giant').colors;
    };
    const several = 'Target creature becomes the color or colors of your choice until end of turn.';
    expect([
      colors('Target creature becomes the color of your choice until end of turn.', 'blue'),
      colors(several, 'white', 'no more'),
      colors(several, 'white', 'green', 'no more'),
      colors(several, 'white', 'blue', 'black', 'red', 'green'),
    ]).toEqual([2, 1, 17, 31]);
  });

  test('a basic land type of the player’s choice replaces the others (CR 305.7)', () => {
    const game = deed('Target land becomes the basic land type of your choice until end of turn.', {
      battlefield: ['Plains', 'Swamp'],
    });
    picks(game.ann, 'Island');
    plays(game.ann, 'Deed', 'Plains');
    expect([now(game.ann, 'Plains').subtypes, now(game.ann, 'Swamp').subtypes]).toEqual([['Island'], ['Swamp']]);
  });

  test('protection from the color of the player’s choice (CR 702.16a)', () => {
    const game = deed('Target creature gains protection from the color of your choice until end of turn.', GIANT, {
      battlefield: ['Mountain'],
      hand: ['Shock'],
    });
    picks(game.ann, 'red');
    plays(game.ann, 'Deed', 'Hill Giant');
    const legal: number[] = [];
    game.ben.answers('targets', (question) => {
      if (question.kind === 'targets') legal.push(...question.legal);
      return [0];
    });
    game.ben.casts('Shock', {});
    expect(legal.includes(game.ann.permanent('Hill Giant').id)).toBe(false);
  });

  test('a copy of another creature for a turn (CR 707.2, 611.2a)', () => {
    const game = deed(
      'Target creature you control becomes a copy of another target creature until end of turn.',
      GIANT,
      { battlefield: ['Wind Drake'] },
    );
    plays(game.ann, 'Deed', 'Hill Giant', 'Wind Drake');
    expect([game.ann.battlefield, game.ann.stats('Wind Drake'), game.ben.battlefield]).toEqual([
      ['Wind Drake'],
      '2/2',
      ['Wind Drake'],
    ]);
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });
});

describe('control', () => {
  test('is exchanged between two players only (CR 701.10b)', () => {
    const words = 'Exchange control of two target creatures. If you do, you gain 4 life.';
    const game = deed(words, { battlefield: ['Hill Giant', 'Grizzly Bears'] }, { battlefield: ['Wind Drake'] });
    plays(game.ann, 'Deed', 'Hill Giant', 'Wind Drake');
    expect([game.ann.battlefield, game.ben.battlefield, game.ann.life]).toEqual([
      ['Grizzly Bears', 'Wind Drake'],
      ['Hill Giant'],
      24,
    ]);
    const own = deed(words, { battlefield: ['Hill Giant', 'Grizzly Bears'] }, { battlefield: ['Wind Drake'] });
    plays(own.ann, 'Deed', 'Hill Giant', 'Grizzly Bears');
    expect([own.ann.battlefield, own.ann.life]).toEqual([['Hill Giant', 'Grizzly Bears'], 20]);
  });

  test('lasts as long as the words say (CR 611.2a)', () => {
    const game = deed('Gain control of target creature until end of turn. Untap it.', {}, GIANT);
    plays(game.ann, 'Deed', 'Hill Giant');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Hill Giant'], []]);
    game.to('Upkeep', 2);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Hill Giant']]);
  });
});

describe('where they are', () => {
  test('an Aura goes only where it may enchant, Equipment onto any creature (CR 701.3b, 303.4i, 301.5c)', () => {
    const aura = 'Attach target Aura to another target creature.';
    const place = (name: string, host: string): string | undefined => {
      const game = deed(
        aura,
        { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [name] },
        { battlefield: ['Wind Drake'] },
      );
      plays(game.ann, name, 'Grizzly Bears');
      plays(game.ann, 'Deed', host); // there is one Aura only
      const { attachedTo } = game.ann.permanent(name);
      return ['Grizzly Bears', 'Hill Giant'].find(
        (each) => (game.ann.permanent(each).id as number) === (attachedTo as number),
      );
    };
    expect([
      place('Fury', 'Hill Giant'),
      place('Halo', 'Hill Giant'),
      place('Fury', 'Wind Drake'),
      place('Halo', 'Wind Drake'),
    ]).toEqual(['Hill Giant', 'Hill Giant', undefined, 'Grizzly Bears']);
    const blade = deed('Attach target Equipment to target permanent.', { battlefield: ['Blade', 'Rock'] }, GIANT);
    plays(blade.ann, 'Deed', 'Hill Giant');
    expect(blade.ben.stats('Hill Giant')).toBe('4/4');
    const rock = deed('Attach target Equipment to target permanent.', { battlefield: ['Blade', 'Rock'] }, GIANT);
    plays(rock.ann, 'Deed', 'Rock');
    expect(rock.ann.permanent('Blade').attachedTo).toBe(
      deed('You gain 1 life.', { battlefield: ['Blade'] }).ann.permanent('Blade').attachedTo,
    );
  });

  test('a goaded creature attacks, another player than the one who goaded it if it can, until that player’s next turn (CR 701.38a-b)', () => {
    const game = table(
      [...LINES, 'Deed | {0} | Sorcery | | Goad target creature.'],
      [{ hand: ['Deed'] }, { battlefield: ['Hill Giant', 'Wind Drake'] }, {}],
    );
    plays(game.ann, 'Deed', 'Hill Giant');
    const { attackers, mustAttack, defenders } = until(game.ben, 'attackers');
    expect([attackers.length, mustAttack, defenders[0]?.length, defenders[1]?.length]).toEqual([2, [0], 1, 2]);
    expect(game.indexOf(defenders[0] ?? [], 'cat')).toBe(0);
    game.to('Upkeep', 4);
    expect(game.game.activePlayer).toBe(0);
    game.to('PrecombatMain', 5);
    expect(until(game.ben, 'attackers').mustAttack).toEqual([]);
  });

  test('a regeneration shield is used once: tapped, out of combat, and not destroyed (CR 701.15a)', () => {
    const game = table(LINES, [{ battlefield: ['Prop', 'Hill Giant', 'Wind Drake'], hand: ['Cut', 'Cut', 'Cut'] }, {}]);
    uses(game.ann, 'Prop', 'Hill Giant');
    plays(game.ann, 'Cut', 'Hill Giant');
    expect([game.ann.battlefield.includes('Hill Giant'), game.ann.permanent('Hill Giant').status & 1]).toEqual([
      true,
      1,
    ]);
    plays(game.ann, 'Cut', 'Wind Drake');
    plays(game.ann, 'Cut', 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Prop']);
  });
});

describe('entering', () => {
  const ENTERING: readonly (readonly [string, Seat, Record<string, number>])[] = [
    ['It enters with a +1/+1 counter on it.', {}, { '+1/+1': 1 }],
    [
      'It enters with two +1/+1 counters on it for each artifact you control.',
      { battlefield: ['Rock', 'Rock'] },
      { '+1/+1': 4 },
    ],
    ['If you control an artifact, it enters with a reach counter on it.', { battlefield: ['Rock'] }, { reach: 1 }],
    ['If you control an artifact, it enters with a reach counter on it.', {}, {}],
  ];
  for (const [words, seat, counters] of ENTERING)
    test(`"${words}" ${JSON.stringify(seat)}: ${JSON.stringify(counters)} (CR 614.1c)`, () => {
      const game = deed(`Return target artifact or creature card from your graveyard to the battlefield. ${words}`, {
        ...seat,
        graveyard: ['Hill Giant'],
      });
      plays(game.ann, 'Deed', 'Hill Giant');
      expect(game.ann.permanent('Hill Giant').counters).toEqual(counters);
    });

  test('of another type from the first moment, one or each of several (CR 611.2e, 614.1c)', () => {
    const seen = 'Crypt | {0} | Enchantment | | Whenever a Zombie you control enters, you gain 1 life.';
    const run = (words: string, hand: string[], graveyard: string[], ...targets: string[]): Scenario => {
      const game = table(
        [...LINES, seen, `Deed | {0} | Sorcery | | ${words}`],
        [{ battlefield: ['Crypt'], hand: ['Deed', ...hand], graveyard }, {}],
      );
      game.ann.answers('yesNo', [1]);
      return plays(game.ann, 'Deed', ...targets);
    };
    const one = run(
      'Return target creature card from your graveyard to the battlefield. It’s a Zombie in addition to its other types.',
      [],
      ['Hill Giant', 'Wind Drake'],
      'Hill Giant',
    );
    expect([one.ann.life, now(one.ann, 'Hill Giant').subtypes.includes('Zombie')]).toEqual([21, true]);
    const may = run(
      'You may put a creature card from your hand onto the battlefield. It’s a Zombie in addition to its other types.',
      ['Hill Giant'],
      [],
    );
    expect(may.ann.life).toBe(21);
    const each = run(
      'Return each creature card from your graveyard to the battlefield. Each of them is a Zombie in addition to its other types.',
      [],
      ['Hill Giant', 'Wind Drake', 'Shock'],
    );
    expect([each.ann.life, each.ann.battlefield.length]).toEqual([22, 3]);
  });

  test('under whose control the words say (CR 110.2a)', () => {
    const theirs = deed(
      'Put target creature card from an opponent’s graveyard onto the battlefield under your control.',
      {},
      { graveyard: ['Hill Giant'] },
    );
    expect(plays(theirs.ann, 'Deed', 'Hill Giant').ann.battlefield).toEqual(['Hill Giant']);
    const owners = deed(
      'Return all creature cards from all graveyards to the battlefield under their owners’ control.',
      { graveyard: ['Wind Drake', 'Shock'] },
      { graveyard: ['Hill Giant'] },
    );
    plays(owners.ann, 'Deed');
    expect([owners.ann.battlefield, owners.ben.battlefield]).toEqual([['Wind Drake'], ['Hill Giant']]);
  });

  test('tapped and attacking (CR 508.4)', () => {
    const game = table(
      [
        'Charge | {0} | Instant | | Return target artifact or creature card from your graveyard to the battlefield tapped and attacking.',
      ],
      [{ battlefield: ['Wind Drake'], hand: ['Charge'], graveyard: ['Hill Giant'] }, {}],
    );
    game.ann.attacks('Wind Drake');
    game.to('DeclareAttackers');
    plays(game.ann, 'Charge', 'Hill Giant');
    expect([attacking(game.ann.permanent('Hill Giant')), game.ann.permanent('Hill Giant').status & 1]).toEqual([
      true,
      1,
    ]);
    expect(game.throughCombat().ben.life).toBe(15);
  });
});
