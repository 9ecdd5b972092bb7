/** Details of keywords that show with other cards about, read from text. CR 702. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('keywords in general', () => {
  test('a keyword’s cost is its variable cost only: "equal to its mana cost" leaves the rest of the cost as it is (CR 702.1a)', () => {
    const lines = [
      'Rot Garden | {0} | Enchantment | | Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.',
      'Boar | {1}{G} | Creature — Boar | 3/1 |',
      'Calf | {0} | Creature — Ox | 1/1 |',
    ];
    const seat = (lands: readonly string[]): object => ({
      graveyard: ['Boar'],
      battlefield: ['Rot Garden', 'Calf', ...lands],
    });
    expect(table(lines, [seat(['Forest']), {}]).ann.can('activate', 'Boar')).toBe(false);
    const game = table(lines, [seat(['Forest', 'Plains']), {}]);
    uses(game.ann, 'Boar', 'Calf');
    expect([game.ann.stats('Calf'), game.ann.exile]).toEqual(['4/4', ['Boar']]);
  });

  test('"the same is true for" grants every kind of landwalk and of protection that is there (CR 702.1c)', () => {
    const lines = [
      'Choir | {0} | Enchantment | | At the beginning of each combat, creatures you control gain flying until end of turn if a creature you control has flying. The same is true for trample, landwalk, and protection.',
      'Newt | {0} | Creature — Newt | 1/1 | Islandwalk, forestwalk',
      'Monk | {0} | Creature — Human Monk | 1/1 | Trample, protection from red, protection from artifacts',
      'Calf | {0} | Creature — Ox | 1/1 |',
    ];
    const game = table(lines, [['Choir', 'Newt', 'Monk', 'Calf'], ['Newt']]);
    game.to('BeginningOfCombat');
    const has = now(game.ann, 'Calf').abilities.map(({ ability }) =>
      ability.kind === 'keyword' ? `${ability.keyword} ${(ability.from?.[0] as { kind?: string })?.kind ?? ''}` : '',
    );
    expect(has.toSorted()).toEqual([
      'forestwalk ',
      'islandwalk ',
      'protection colorWord',
      'protection filter',
      'trample ',
    ]);
  });
});

describe('cards with an ability of the hand', () => {
  const lines = [
    'Sloth | {0} | Creature — Sloth | 1/1 | Cycling {2}',
    'Newt | {0} | Creature — Newt | 1/1 | Transmute {2}',
    'Ally | {0} | Creature — Human | 1/1 | Reinforce 1—{2}',
    'Silence | {0} | Sorcery | | Destroy target creature with an activated ability.',
  ];
  for (const [said, name] of [
    ['cycling is an activated ability on the battlefield too (CR 702.29b)', 'Sloth'],
    ['transmute is an activated ability on the battlefield too (CR 702.53b)', 'Newt'],
    ['reinforce is an activated ability on the battlefield too (CR 702.77b)', 'Ally'],
  ] as const)
    test(said, () => {
      const game = table(lines, [{ hand: ['Silence'] }, [name, 'Grizzly Bears']]);
      plays(game.ann, 'Silence', name);
      expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
      expect(table(lines, [{ hand: ['Silence'] }, ['Grizzly Bears']]).ann.can('cast', 'Silence')).toBe(false);
    });
});

describe('bestow', () => {
  const satyr = 'Satyr | {G} | Enchantment Creature — Satyr | 2/2 | Bestow {1} / Enchanted creature gets +2/+2.';
  const lines = [
    satyr,
    'Unearthing | {0} | Sorcery | | Exile the top card of your library. You may cast it this turn.',
    'Crystal | {0} | Artifact | | You may cast creature spells from the top of your library.',
    'Twin | {0} | Instant | | Copy target creature spell. / Cycling {9}',
    'Echo | {0} | Instant | | Copy target enchantment spell.',
    'Fade | {0} | Instant | | Target permanent phases out.',
    'Snuff | {0} | Instant | | Destroy target creature.',
  ];
  const ways = (player: ReturnType<typeof table>['ann'], name: string): string[] =>
    player.table.session
      .options(player.id)
      .flatMap((option) => (option.kind === 'cast' && player.names([option.object])[0] === name ? [option.via] : []));

  test('it works wherever the card may be cast from (CR 702.103a)', () => {
    const game = table(lines, [
      { hand: ['Unearthing'], library: ['Satyr'], battlefield: ['Grizzly Bears', 'Plains'] },
      {},
    ]);
    plays(game.ann, 'Unearthing');
    expect(ways(game.ann, 'Satyr')).toEqual(['bestow']);
    game.ann.casts('Satyr', { via: 'bestow', targets: ['Grizzly Bears'] });
    expect(game.resolveAll().ann.stats('Grizzly Bears')).toBe('4/4');
  });

  test('an effect about creature spells does not let it be cast bestowed (CR 702.103d)', () => {
    const game = table(lines, [{ library: ['Satyr'], battlefield: ['Crystal', 'Grizzly Bears', 'Forest'] }, {}]);
    expect(ways(game.ann, 'Satyr')).toEqual(['']);
  });

  test('a copy of a bestowed spell is bestowed too (CR 702.103c)', () => {
    const game = table(lines, [{ hand: ['Satyr', 'Echo', 'Snuff'], battlefield: ['Grizzly Bears', 'Plains'] }, {}]);
    game.ann.casts('Satyr', { via: 'bestow', targets: ['Grizzly Bears'] });
    game.ann.casts('Echo', { targets: ['Satyr'] });
    game.resolveAll();
    expect(game.ann.stats('Grizzly Bears')).toBe('6/6');
    plays(game.ann, 'Snuff', 'Grizzly Bears');
    expect(game.ann.battlefield.filter((name) => name === 'Satyr')).toHaveLength(2);
    expect(game.ann.stats('Satyr')).toBe('2/2');
  });

  test('phased in unattached, it is a creature again (CR 702.103g)', () => {
    const game = table(lines, [{ hand: ['Satyr', 'Fade', 'Snuff'], battlefield: ['Grizzly Bears', 'Plains'] }, {}]);
    game.ann.casts('Satyr', { via: 'bestow', targets: ['Grizzly Bears'] });
    game.resolveAll();
    plays(game.ann, 'Fade', 'Satyr');
    plays(game.ann, 'Snuff', 'Grizzly Bears');
    game.to('Upkeep', 3);
    expect(game.ann.stats('Satyr')).toBe('2/2');
  });
});

test('an effect that blocks one creature of a band blocks the whole band (CR 702.22i)', () => {
  const lines = [
    'Wolf | {0} | Creature — Wolf | 2/2 | Banding',
    'Trip | {0} | Instant | | Target attacking creature becomes blocked.',
  ];
  const game = table(lines, [['Wolf', 'Wolf', 'Hill Giant'], { hand: ['Trip'] }]);
  game.ann.attacks(['Wolf', 'Wolf', 'Hill Giant']);
  let asked = 0;
  game.plan((question) =>
    question.kind === 'chooseObjects' && question.reason.text.includes('band') ? (asked++ === 0 ? [0] : []) : null,
  );
  game.to('DeclareBlockers');
  game.ben.casts('Trip', { targets: ['Wolf'] });
  game.throughCombat();
  expect(game.ben.life).toBe(17);
});

test('phased out under a player who has left, it phases in when that turn would have begun (CR 702.26n)', () => {
  const lines = [
    'Steal | {0} | Sorcery | | Gain control of target creature.',
    'Fade | {0} | Instant | | Target permanent phases out.',
    'Doom | {0} | Sorcery | | Each player loses 9 life.',
  ];
  const game = table(lines, [['Grizzly Bears'], { hand: ['Steal', 'Fade'], life: 5 }, { hand: ['Doom'] }]);
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Steal', 'Grizzly Bears');
  plays(game.ben, 'Fade', 'Grizzly Bears');
  game.to('PrecombatMain', 3);
  plays(game.cat, 'Doom');
  const there = (): boolean => {
    const bears = game.game.battlefield.find((id) => game.ann.names([id])[0] === 'Grizzly Bears');
    return bears !== undefined && ((game.game.objects[bears]?.status ?? 0) & 8) === 0;
  };
  game.to('PrecombatMain', 4);
  expect(there()).toBe(false);
  game.to('PrecombatMain', 5);
  expect([there(), game.ann.battlefield.includes('Grizzly Bears')]).toEqual([true, true]);
});

test('the city’s blessing changes what is there before triggers look at it (CR 702.131d)', () => {
  const lines = [
    'Spire | {0} | Artifact | | Ascend / As long as you have the city’s blessing, creatures you control get +3/+3.',
    'Herald | {0} | Artifact | | Whenever a creature with power 4 or greater enters, you gain 1 life.',
    'Cub | {0} | Creature — Bear | 1/1 |',
  ];
  const game = table(lines, [
    { hand: ['Cub'], battlefield: ['Spire', 'Herald', ...Array<string>(7).fill('Plains')] },
    {},
  ]);
  plays(game.ann, 'Cub');
  expect([game.ann.stats('Cub'), game.ann.life]).toEqual(['4/4', 21]);
});

test('a copy of a permanent with backup lends what is printed after it, in order (CR 702.165b)', () => {
  const lines = [
    'Squire | {0} | Creature — Human | 1/1 | Vigilance / Backup 1 / Flying',
    'Mirror | {0} | Sorcery | | Create a token that’s a copy of target untapped creature you control.',
  ];
  const game = table(lines, [{ hand: ['Mirror'], battlefield: ['Squire', 'Grizzly Bears'] }, {}]);
  game.ann.casts('Mirror', { targets: ['Squire'] });
  game.ann.answers('targets', (question) =>
    question.kind === 'targets' ? [game.indexOf(question.legal, 'Grizzly Bears')] : [],
  );
  game.resolveAll();
  const keywords = now(game.ann, 'Grizzly Bears').abilities.map(({ ability }) =>
    ability.kind === 'keyword' ? ability.keyword : '',
  );
  expect([game.ann.stats('Grizzly Bears'), keywords]).toEqual(['3/3', ['flying']]);
});

describe('foretell', () => {
  const lines = [
    'Bolt | {5} | Instant | | Foretell {1} / ~ deals 3 damage to any target. If this spell was foretold, you gain 3 life.',
    'Vision | {0} | Artifact | | Whenever you foretell a card, you gain 1 life.',
    'Sleight | {0} | Sorcery | | Exile the top card of your library face down. It becomes foretold.',
    'Doom | {0} | Sorcery | | Target player loses 30 life.',
  ];
  const lands = Array<string>(5).fill('Mountain');

  test('foretelling is the special action; a spell was foretold whatever was paid for it (CR 702.143c)', () => {
    const game = table(lines, [{ hand: ['Bolt', 'Bolt'], battlefield: ['Vision', ...lands] }, {}]);
    game.ann.takes('foretell', 'Bolt');
    expect(game.resolveAll().ann.life).toBe(21);
    game.to('PrecombatMain', 3);
    game.ann.casts('', { via: 'foretell', targets: ['ben'] });
    expect(game.resolveAll().ann.life).toBe(24);
    const plain = table(lines, [{ hand: ['Bolt'], battlefield: lands }, {}]);
    plays(plain.ann, 'Bolt', 'ben');
    expect(plain.ann.life).toBe(20);
  });

  test('a card that becomes foretold is seen by its owner and cast in a later turn (CR 702.143d)', () => {
    const game = table(lines, [
      {
        hand: ['Sleight'],
        library: ['Plains', 'Plains', 'Plains', 'Bolt'].reverse(),
        battlefield: ['Vision', ...lands],
      },
      {},
    ]);
    plays(game.ann, 'Sleight');
    const seen = (viewer: number): string[] =>
      game.session.view(viewer as never).players[0]?.exile.map(({ card }) => card) ?? [];
    expect([seen(0), seen(1), game.ann.can('cast', ''), game.ann.life]).toEqual([['Bolt'], [''], false, 20]);
    game.to('PrecombatMain', 3);
    game.ann.casts('', { via: 'foretell', targets: ['ben'] });
    expect(game.resolveAll().ann.life).toBe(23);
  });

  test('face-down foretold cards are shown to all as their owner leaves, and at the end of the game (CR 702.143f)', () => {
    const seats = [{ hand: ['Bolt'], battlefield: lands }, { hand: ['Doom'] }, {}];
    const game = table(lines, seats, { log: true });
    game.ann.takes('foretell', 'Bolt');
    const told = (): boolean => JSON.stringify(game.session.view(2 as never).log).includes('Bolt');
    expect(told()).toBe(false);
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Doom', 'ann');
    expect(told()).toBe(true);
    const duel = table(lines, seats.slice(0, 2));
    duel.ann.takes('foretell', 'Bolt');
    duel.to('PrecombatMain', 2);
    const seen = (): string[] => duel.session.view(1 as never).players[0]?.exile.map(({ card }) => card) ?? [];
    expect(seen()).toEqual(['']);
    duel.ben.casts('Doom', { targets: ['ben'] });
    duel.resolveAll();
    expect(seen()).toEqual(['Bolt']);
  });
});

describe('as you cascade', () => {
  const lines = [
    'Rush | {0} | Sorcery | | Cascade',
    'Surge | {6} | Sorcery | | Cascade',
    'Wanderer | {0} | Artifact | | As you cascade, you may put a Forest card from among the exiled cards onto the battlefield tapped.',
    'Spark | {1} | Sorcery | | You gain 1 life if you control a Forest.',
  ];

  test('a card is taken after the last one is exiled, and before the choice to cast it (CR 702.85b)', () => {
    const game = table(lines, [
      {
        hand: ['Surge'],
        battlefield: ['Wanderer', ...Array<string>(6).fill('Mountain')],
        library: ['Forest', 'Spark', 'Plains'],
      },
      {},
    ]);
    const asked: string[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') asked.push(question.reason.text);
      return question.kind === 'yesNo' ? [1] : null;
    });
    game.ann.casts('Surge');
    game.resolve();
    expect([game.ann.battlefield.includes('Forest'), game.stack.at(-1)]).toEqual([true, 'Spark']);
    expect((game.ann.permanent('Forest').status & 1) !== 0).toBe(true);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    // With no card to cast, it is before the cards go to the bottom.
    const none = table(lines, [
      {
        hand: ['Surge'],
        battlefield: ['Wanderer', ...Array<string>(6).fill('Mountain')],
        library: ['Forest', 'Plains'],
      },
      {},
    ]);
    none.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    none.ann.casts('Surge');
    none.resolve();
    expect([none.ann.battlefield.length, none.ann.library.length]).toEqual([8, 1]);
  });
});
