/** Whom creatures attack, what attacking costs, and what is attacked no more. CR 506-508. */
import { describe, expect, test } from 'vitest';
import { NO_ENTITY, playerEntity, type PlayerId } from '@kitchen-table/engine';
import { attacking, plays, table, until } from '../support/text-table.ts';

const WALKER = 'Old Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.';

describe('the defending player', () => {
  const TEAMS = [
    { team: 0, battlefield: ['Grizzly Bears', 'Hill Giant'] },
    { team: 1, battlefield: ['Old Sage'] },
    { team: 2 },
    { team: 3 },
  ];

  test('where only one player can be attacked, the active player chooses whom as combat begins (CR 506.2a, 507.1, 703.4h)', () => {
    const game = table([WALKER], TEAMS, { format: 'team-vs-team:attack=one' });
    const chosen = until(game.ann, 'chooseObjects');
    expect([chosen.reason.rule, chosen.from]).toEqual([
      '507.1',
      [1, 2, 3].map((seat) => playerEntity(seat as PlayerId)),
    ]);
    game.answer([0]);
    const { defenders } = until(game.ann, 'attackers');
    expect(defenders[0]).toEqual([playerEntity(1 as PlayerId), game.ben.permanent('Old Sage').id]);
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'ben');
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 15, 20, 20]);
  });

  test('... and another one in another combat phase (CR 507.1)', () => {
    const again =
      'Once More | {0} | Sorcery | | Untap all creatures you control. After this phase, there is an additional combat phase.';
    const [ann, ...others] = TEAMS;
    const game = table([WALKER, again], [{ ...ann, hand: ['Once More'] }, ...others], {
      format: 'team-vs-team:attack=one',
    });
    plays(game.ann, 'Once More');
    for (const [at, name] of [
      [1, 'cat'],
      [2, 'dan'],
    ] as const) {
      until(game.ann, 'chooseObjects');
      game.answer([at]);
      until(game.ann, 'attackers');
      expect(game.question?.kind === 'attackers' && game.question.defenders[0]).toHaveLength(1);
      game.answer([0, 0]);
      expect(name).toBe(game.seats[at + 1]?.name);
    }
    game.to('PostcombatMain');
    expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 18, 17]);
  });

  test('where all opponents are defending players, or the seats say who is, nobody chooses (CR 506.2a)', () => {
    const seats = [{ battlefield: ['Grizzly Bears'] }, {}, {}];
    for (const [format, defenders] of [
      ['free-for-all', [1, 2]],
      ['free-for-all:attack=left', [1]],
      ['free-for-all:attack=right', [2]],
    ] as const) {
      const game = table([], seats, { format });
      game.plan(({ reason }) => {
        if (reason.rule === '507.1') throw new Error('asked');
        return null;
      });
      expect(until(game.ann, 'attackers').defenders[0]).toEqual(
        defenders.map((seat) => playerEntity(seat as PlayerId)),
      );
    }
  });
});

describe('what is attacked has gone', () => {
  const FOLLOWED =
    "Led Cat | {0} | Creature — Cat | 2/2 | Whenever Led Cat attacks a player, create a 1/1 red Goblin creature token that's tapped and attacking that player.";

  test('a token that should attack a player who has left enters, and attacks nobody (CR 506.3c, 508.4a)', () => {
    const game = table([FOLLOWED], [['Led Cat'], {}, {}]);
    game.ann.attacks('Led Cat', 'ben');
    while (game.stack.length === 0) game.proceed();
    game.session.concede(1 as PlayerId);
    game.resolveAll();
    expect(game.ann.permanent('Goblin Token').attacking).toBe(NO_ENTITY);
    game.throughCombat();
    expect(game.cat.life).toBe(20);
  });

  test('... nor what should attack a planeswalker that is gone (CR 506.3c, 508.4a)', () => {
    const lines = [
      WALKER,
      'Night Blade | {3} | Creature — Ninja | 2/2 | Ninjutsu {0}',
      'Break | {0} | Instant | | Destroy target planeswalker.',
    ];
    for (const [breaks, attacks] of [
      [false, true],
      [true, false],
    ] as const) {
      const game = table(lines, [
        { battlefield: ['Grizzly Bears'], hand: ['Night Blade'] },
        { battlefield: ['Old Sage'], hand: ['Break'] },
      ]);
      game.ann.attacks('Grizzly Bears', 'Old Sage');
      game.to('DeclareBlockers');
      game.ann.activates('Night Blade');
      if (breaks) plays(game.ben, 'Break', 'Old Sage');
      game.resolveAll();
      expect([breaks, attacking(game.ann.permanent('Night Blade'))]).toEqual([breaks, attacks]);
    }
  });
});

describe('costs to attack and to block', () => {
  const GATE =
    "Toll Gate | {0} | Enchantment | | Creatures can't attack you unless their controller pays {1} for each of those creatures.";
  const WALL =
    "Toll Wall | {0} | Enchantment | | Creatures can't block unless their controller pays {1} for each of those creatures.";
  const ELF = 'Green Elf | {G} | Creature — Elf | 1/1 | {T}: Add {G}.';

  test('mana abilities are activated once the cost of the attack is known, and then all of it is paid or nothing (CR 508.1i, 508.1j)', () => {
    for (const [lands, life, left] of [
      [3, 16, 1],
      [2, 16, 0],
      [1, 20, 1],
    ] as const) {
      const game = table(
        [GATE],
        [{ battlefield: ['Grizzly Bears', 'Grizzly Bears', ...Array<string>(lands).fill('Forest')] }, ['Toll Gate']],
      );
      game.ann.answers('yesNo', [1]);
      game.ann.attacks(['Grizzly Bears', 'Grizzly Bears']);
      game.to('PostcombatMain');
      const untapped = game.game.battlefield.filter(
        (id) => game.game.objects[id]?.record.card.name === 'Forest' && game.game.objects[id]?.status === 0,
      );
      expect([lands, game.ben.life, untapped.length]).toEqual([lands, life, left]);
    }
  });

  test('attackers are tapped before that: an attacking creature makes no mana for its attack, one with vigilance does (CR 508.1f, 508.1i)', () => {
    const watch = 'Watch Elf | {G} | Creature — Elf | 1/1 | Vigilance / {T}: Add {G}.';
    for (const [name, life] of [
      ['Green Elf', 20],
      ['Watch Elf', 19],
    ] as const) {
      const game = table([GATE, ELF, watch], [[name], ['Toll Gate']]);
      game.ann.answers('yesNo', [1]);
      game.ann.attacks(name);
      expect([name, game.to('PostcombatMain').ben.life]).toEqual([name, life]);
    }
  });

  test('the cost of all blocks is one total (CR 509.1d), for which mana abilities may be activated (CR 509.1e), and is paid whole or not at all (CR 509.1f)', () => {
    for (const [lands, life, left] of [
      [3, 20, 1],
      [1, 15, 1],
    ] as const) {
      const game = table(
        [WALL],
        [
          ['Grizzly Bears', 'Hill Giant'],
          ['Toll Wall', 'Wall of Wood', 'Wall of Wood', ...Array<string>(lands).fill('Forest')],
        ],
      );
      game.ben.answers('yesNo', [1]);
      game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
      game.ben.blocks([
        ['Wall of Wood', 'Grizzly Bears'],
        ['Wall of Wood', 'Hill Giant'],
      ]);
      game.to('PostcombatMain');
      const untapped = game.game.battlefield.filter(
        (id) => game.game.objects[id]?.record.card.name === 'Forest' && game.game.objects[id]?.status === 0,
      );
      expect([lands, game.ben.life, untapped.length]).toEqual([lands, life, left]);
    }
  });

  test('a blocker may tap for the mana of its own block: blocking taps nothing (CR 509.1e)', () => {
    const game = table([WALL, ELF], [['Grizzly Bears'], ['Toll Wall', 'Green Elf']]);
    game.ben.answers('yesNo', [1]);
    game.ann.attacks('Grizzly Bears');
    game.ben.blocks([['Green Elf', 'Grizzly Bears']]);
    game.to('PostcombatMain');
    expect([game.ben.life, game.ben.graveyard]).toEqual([20, ['Green Elf']]);
  });
});

test('a creature had to attack if some effect required it as attackers were declared, and only then (CR 506.6)', () => {
  const lines = [
    'Tally | {0} | Enchantment | | Whenever a creature deals combat damage to one of your opponents, if that creature had to attack this combat, you gain 1 life.',
    'Wild Ox | {G} | Creature — Ox | 2/2 | Wild Ox attacks each combat if able.',
    'Calm Ox | {G} | Creature — Ox | 2/2 |',
    'Enrage | {0} | Instant | | Target creature attacks this turn if able.',
  ];
  const life = (creature: string, when: 'never' | 'before' | 'after'): number => {
    const game = table(lines, [{ battlefield: ['Tally', creature], hand: ['Enrage'] }, {}]);
    if (when === 'before') plays(game.ann, 'Enrage', creature);
    game.ann.attacks(creature);
    game.to('DeclareAttackers');
    if (when === 'after') plays(game.ann, 'Enrage', creature);
    return game.to('PostcombatMain').ann.life;
  };
  expect([
    life('Wild Ox', 'never'),
    life('Calm Ox', 'never'),
    life('Calm Ox', 'before'),
    life('Calm Ox', 'after'),
  ]).toEqual([21, 20, 21, 20]);
});
