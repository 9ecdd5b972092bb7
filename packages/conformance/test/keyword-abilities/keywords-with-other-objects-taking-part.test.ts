/** Keywords by which other objects take part, and what is known of them afterwards; costs that were paid or not. CR 702. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('kicker', () => {
  const lands = Array<string>(4).fill('Plains');
  test('abilities that speak of one of two kickers go by that one (CR 702.33f)', () => {
    const lines = [
      'Drake | {0} | Creature — Drake | 1/1 | Kicker {1} and/or {2} / When this creature enters, if it was kicked with its {1} kicker, you gain 1 life. / When this creature enters, if it was kicked with its {2} kicker, you gain 5 life.',
    ];
    for (const [kicks, life] of [
      [[1, 0], 21],
      [[0, 1], 25],
      [[1, 1], 26],
      [[0, 0], 20],
    ] as const) {
      const game = table(lines, [{ hand: ['Drake'], battlefield: lands }, {}]);
      let asked = 0;
      game.plan((question) => (question.kind === 'yesNo' ? [kicks[asked++] ?? 0] : null));
      plays(game.ann, 'Drake');
      expect(game.ann.life).toBe(life);
    }
  });

  const optional: readonly (readonly [string, string, string])[] = [
    ['a target that is there only if it was kicked is chosen only then (CR 702.33g)', 'Kicker {1}', 'was kicked'],
    ['a target that is there only if it was bargained is chosen only then (CR 702.166d)', 'Bargain', 'was bargained'],
  ];
  for (const [said, keyword, words] of optional)
    test(said, () => {
      const lines = [
        `Sweep | {0} | Sorcery | | ${keyword} / You gain 2 life. If this spell ${words}, destroy target enchantment.`,
        'Shrine | {0} | Enchantment | |',
        'Bauble | {0} | Artifact | |',
      ];
      const seat = { hand: ['Sweep'], battlefield: ['Bauble', ...lands] };
      const plain = table(lines, [seat, ['Shrine']]);
      plain.ann.answers('yesNo', [0]);
      plain.plan((question) => {
        if (question.kind === 'targets') throw new Error('no target is asked for');
        return null;
      });
      plays(plain.ann, 'Sweep');
      expect([plain.ann.life, plain.ben.battlefield]).toEqual([22, ['Shrine']]);
      const paid = table(lines, [seat, ['Shrine']]);
      paid.ann.answers('yesNo', [1]);
      plays(paid.ann, 'Sweep', 'Shrine');
      expect([paid.ann.life, paid.ben.battlefield]).toEqual([22, []]);
      // Without such a target it can still be cast.
      const none = table(lines, [seat, {}]);
      none.ann.answers('yesNo', [1]);
      plays(none.ann, 'Sweep');
      expect([none.ann.life, none.ann.battlefield.includes('Bauble')]).toEqual([22, true]);
    });
});

test('creatures tapped for convoke have convoked the spell, and no others (CR 702.51c)', () => {
  const lines = [
    'Host | {2} | Creature — Elf | 1/1 | Convoke / When this creature enters, put two +1/+1 counters on each creature that convoked it.',
    'Crowd | {2} | Creature — Elf | 1/1 | Convoke / This creature enters with a +1/+1 counter on it for each creature that convoked it.',
  ];
  const game = table(lines, [
    { hand: ['Host', 'Crowd'], battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Craw Wurm', 'Hill Giant'] },
    {},
  ]);
  const tapped = (): string[] =>
    ['Grizzly Bears', 'Llanowar Elves', 'Craw Wurm', 'Hill Giant'].filter(
      (name) => (game.ann.permanent(name).status & 1) !== 0,
    );
  plays(game.ann, 'Host');
  const helped = tapped();
  expect(helped).toHaveLength(2);
  for (const name of ['Grizzly Bears', 'Craw Wurm', 'Hill Giant'])
    expect(game.ann.permanent(name).counters['+1/+1'] ?? 0).toBe(helped.includes(name) ? 2 : 0);
  plays(game.ann, 'Crowd');
  expect(game.ann.stats('Crowd')).toBe('3/3');
});

describe('devour', () => {
  test('"it devoured" is what was sacrificed as it entered (CR 702.82b)', () => {
    const lines = [
      'Maw | {0} | Creature — Ooze | 1/1 | Devour 1 / When this creature enters, you gain 3 life for each creature it devoured.',
    ];
    const game = table(lines, [{ hand: ['Maw'], battlefield: ['Grizzly Bears', 'Craw Wurm', 'Hill Giant'] }, {}]);
    game.ann.answers('chooseObjects', [0, 1]);
    plays(game.ann, 'Maw');
    expect([game.ann.stats('Maw'), game.ann.life]).toEqual(['3/3', 26]);
  });

  test('with a quality, such permanents are sacrificed (CR 702.82c)', () => {
    const lines = ['Rust | {0} | Creature — Ooze | 1/1 | Devour artifact 2', 'Bauble | {0} | Artifact | |'];
    const game = table(lines, [{ hand: ['Rust'], battlefield: ['Bauble', 'Bauble', 'Grizzly Bears'] }, {}]);
    let offered: string[] = [];
    game.ann.answers('chooseObjects', (question) => {
      offered = question.kind === 'chooseObjects' ? game.ann.names(question.from as never) : [];
      return [0, 1];
    });
    plays(game.ann, 'Rust');
    expect([offered, game.ann.stats('Rust'), game.ann.battlefield]).toEqual([
      ['Bauble', 'Bauble'],
      '5/5',
      ['Grizzly Bears', 'Rust'],
    ]);
  });
});

describe('crew', () => {
  const lines = [
    'Cart | {0} | Artifact — Vehicle | 3/3 | Whenever this Vehicle becomes crewed, you gain 1 life. / Whenever this Vehicle attacks, put a +1/+1 counter on each creature that crewed it this turn. / Crew 2',
    'Landlubber | {0} | Creature — Human | 3/3 | This creature can’t crew Vehicles.',
    'Stop | {0} | Instant | | Destroy target artifact.',
  ];

  test('a creature that can’t crew Vehicles isn’t tapped for it (CR 702.122c)', () => {
    expect(table(lines, [['Cart', 'Landlubber'], {}]).ann.can('activate', 'Cart')).toBe(false);
    expect(table(lines, [['Cart', 'Grizzly Bears'], {}]).ann.can('activate', 'Cart')).toBe(true);
  });

  test('it becomes crewed when a crew ability resolves, and knows who crewed it (CR 702.122d)', () => {
    const game = table(lines, [['Cart', 'Grizzly Bears', 'Craw Wurm'], {}]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.activates('Cart');
    expect(game.stack).toEqual(['Cart']);
    expect(game.resolveAll().ann.life).toBe(21);
    game.ann.attacks('Cart');
    game.throughCombat();
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Craw Wurm')]).toEqual(['3/3', '6/4']);
  });
});

test('a creature crews as though its power were greater, and saddles so if it says so (CR 609.4, 702.122a)', () => {
  const lines = [
    'Wagon | {0} | Artifact — Vehicle | 3/3 | Crew 4',
    'Driver | {0} | Creature — Human | 1/1 | This creature crews Vehicles as though its power were 3 greater.',
    'Steed | {0} | Creature — Mount | 1/1 | Saddle 4',
    'Rider | {0} | Creature — Human | 1/1 | This creature saddles Mounts and crews Vehicles as though its power were 3 greater.',
  ];
  const can = (who: string, what: string): boolean => table(lines, [[what, who], {}]).ann.can('activate', what);
  expect([can('Driver', 'Wagon'), can('Driver', 'Steed'), can('Rider', 'Wagon'), can('Rider', 'Steed')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a creature mentors another as the ability resolves (CR 702.134c)', () => {
  const lines = [
    'Coach | {0} | Creature — Human | 3/3 | Mentor / Whenever this creature mentors a creature, you gain 2 life.',
    'Wane | {0} | Instant | | Target creature gets -5/-0 until end of turn.',
  ];
  const game = table(lines, [{ battlefield: ['Coach', 'Grizzly Bears'], hand: ['Wane'] }, {}]);
  game.ann.attacks(['Coach', 'Grizzly Bears']);
  game.throughCombat();
  expect([game.ann.life, game.ann.stats('Grizzly Bears')]).toEqual([22, '3/3']);
  const alone = table(lines, [{ battlefield: ['Coach'] }, {}]);
  alone.ann.attacks('Coach');
  alone.throughCombat();
  expect(alone.ann.life).toBe(20);
});

test('a creature trains when the ability puts a counter on it (CR 702.149c)', () => {
  const lines = [
    'Recruit | {0} | Creature — Human | 1/1 | Training / Whenever this creature trains, you gain 2 life.',
    'Snuff | {0} | Instant | | Destroy target creature.',
  ];
  const seats = [{ battlefield: ['Recruit', 'Grizzly Bears'], hand: ['Snuff'] }, {}];
  const game = table(lines, seats);
  game.ann.attacks(['Recruit', 'Grizzly Bears']);
  game.throughCombat();
  expect([game.ann.life, game.ann.stats('Recruit')]).toEqual([22, '2/2']);
  const gone = table(lines, seats);
  gone.ann.attacks(['Recruit', 'Grizzly Bears']);
  while (gone.stack.length === 0) gone.proceed();
  gone.ann.casts('Snuff', { targets: ['Recruit'] });
  gone.throughCombat();
  expect(gone.ann.life).toBe(20);
});

describe('escape', () => {
  const lines = [
    'Wight | {B} | Creature — Zombie | 2/2 | Escape—{B}, Exile two other cards from your graveyard. / When this creature enters, if it escaped, you gain 3 life.',
    'Ghoul | {B} | Creature — Zombie | 2/2 | Escape—{B}, Exile two other cards from your graveyard. / This creature escapes with two +1/+1 counters on it.',
    'Shade | {B} | Creature — Zombie | 2/2 | Escape—{B}, Exile two other cards from your graveyard. / This creature escapes with "At the beginning of your end step, you gain 4 life."',
    'Wake | {0} | Sorcery | | Return target Zombie card from your graveyard to the battlefield.',
  ];
  const seat = (name: string, zone: 'hand' | 'graveyard'): Record<string, readonly string[]> => ({
    graveyard: ['Forest', 'Forest', ...(zone === 'graveyard' ? [name] : [])],
    hand: zone === 'hand' ? [name, 'Wake'] : ['Wake'],
    battlefield: ['Swamp'],
  });

  test('it escaped if it was cast from the graveyard by its escape ability (CR 702.138b)', () => {
    const escaped = table(lines, [seat('Wight', 'graveyard'), {}]);
    plays(escaped.ann, 'Wight');
    const cast = table(lines, [seat('Wight', 'hand'), {}]);
    plays(cast.ann, 'Wight');
    const returned = table(lines, [seat('Wight', 'graveyard'), {}]);
    plays(returned.ann, 'Wake', 'Wight');
    expect([escaped.ann.life, cast.ann.life, returned.ann.life]).toEqual([23, 20, 20]);
  });

  test('it escapes with counters: if it escaped, it enters with them (CR 702.138c)', () => {
    const escaped = table(lines, [seat('Ghoul', 'graveyard'), {}]);
    plays(escaped.ann, 'Ghoul');
    const returned = table(lines, [seat('Ghoul', 'graveyard'), {}]);
    plays(returned.ann, 'Wake', 'Ghoul');
    expect([escaped.ann.stats('Ghoul'), returned.ann.stats('Ghoul')]).toEqual(['4/4', '2/2']);
  });

  test('it escapes with an ability: if it escaped, it has that ability (CR 702.138d)', () => {
    for (const [spell, life] of [
      ['Shade', 24],
      ['Wake', 20],
    ] as const) {
      const game = table(lines, [seat('Shade', 'graveyard'), {}]);
      plays(game.ann, spell, ...(spell === 'Wake' ? ['Shade'] : []));
      game.to('Upkeep', 2);
      expect(game.ann.life).toBe(life);
    }
  });
});

test('modular—sunburst: a counter for each color of mana spent, and they go on when it dies (CR 702.44c)', () => {
  const lines = [
    'Widget | {3} | Artifact Creature — Construct | 0/0 | Modular—Sunburst',
    'Golem | {0} | Artifact Creature — Golem | 1/1 |',
    'Snuff | {0} | Instant | | Destroy target creature.',
  ];
  const game = table(lines, [{ hand: ['Widget', 'Snuff'], battlefield: ['Golem', 'Plains', 'Swamp', 'Forest'] }, {}]);
  plays(game.ann, 'Widget');
  expect(game.ann.stats('Widget')).toBe('3/3');
  game.ann.answers('yesNo', [1]);
  plays(game.ann, 'Snuff', 'Widget', 'Golem');
  expect(game.ann.stats('Golem')).toBe('4/4');
  void now;
  void uses;
});

test('a creature crews what it is tapped for, and nothing else (CR 702.122b)', () => {
  const lines = [
    'Cart | {0} | Artifact — Vehicle | 3/3 | Crew 1',
    'Racer | {0} | Creature — Human | 1/1 | Whenever this creature crews a Vehicle, that Vehicle gains menace until end of turn.',
  ];
  const game = table(lines, [['Cart', 'Racer', 'Grizzly Bears'], {}]);
  const hasMenace = (): boolean =>
    now(game.ann, 'Cart').abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'menace');
  game.ann.answers('chooseObjects', [1]);
  uses(game.ann, 'Cart');
  expect(hasMenace()).toBe(false);
  game.ann.answers('chooseObjects', [0]);
  uses(game.ann, 'Cart');
  expect(hasMenace()).toBe(true);
});

test('a creature evolves when the ability puts a counter on it (CR 702.100c)', () => {
  const lines = [
    'Fry | {0} | Creature — Fish | 1/1 | Evolve / Whenever this creature evolves, you gain 2 life.',
    'Big Cub | {0} | Creature — Bear | 2/1 |',
    'Cub | {0} | Creature — Bear | 1/1 |',
  ];
  const game = table(lines, [{ battlefield: ['Fry'], hand: ['Big Cub', 'Cub'] }, {}]);
  plays(game.ann, 'Cub');
  expect(game.ann.life).toBe(20);
  plays(game.ann, 'Big Cub');
  expect([game.ann.life, game.ann.stats('Fry')]).toEqual([22, '2/2']);
});

test('whether a spell was warped this turn is whether one was cast for its warp cost (CR 702.185c)', () => {
  const lines = [
    'Comet | {1} | Creature — Elemental | 2/2 | Warp {0}',
    'Gate | {0} | Artifact | | Void — At the beginning of combat on your turn, if a nonland permanent left the battlefield this turn or a spell was warped this turn, you gain 3 life.',
  ];
  for (const [via, life] of [
    ['warp', 23],
    ['', 20],
  ] as const) {
    const game = table(lines, [{ battlefield: ['Gate', 'Plains'], hand: ['Comet'] }, {}]);
    game.ann.casts('Comet', { via });
    game.resolveAll();
    game.to('End');
    expect(game.ann.life).toBe(life);
  }
});
