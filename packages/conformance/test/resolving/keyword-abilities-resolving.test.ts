/** Abilities of keywords as they resolve: from exile, from the hand, from the graveyard, onto other creatures. CR 702. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { chooses, now, plays, table, until, uses } from '../support/text-table.ts';

const LINES = [
  'Imp | {2}{R} | Creature — Imp | 2/2 | Madness {R}',
  'Grace | {5}{W} | Instant | | You gain 6 life. / Miracle {W}',
  'Later | {5} | Creature — Fox | 3/3 | Suspend 2—{1}',
  'Echo | {0} | Instant | | You gain 2 life. / Rebound',
  'Spite | {0} | Creature — Spirit | 2/2 | Haunt / When this creature enters or the creature it haunts dies, you gain 3 life.',
  'Nook | | Land | | Hideaway 4',
  'Tutor | {0} | Creature — Cat | 1/1 | Backup 1 / Flying',
  'Comet | {2} | Creature — Cat | 2/2 | Warp {0}',
  'Fading | {0} | Creature — Fox | 3/3 | Vanishing 3',
  'Steed | {0} | Creature — Horse | 2/2 | Saddle 2 / Whenever this creature becomes saddled, you gain 2 life.',
  'Mate | {0} | Creature — Human | 2/2 | Soulbond / As long as this creature is paired with another creature, each of those creatures has flying.',
  'Eater | {0} | Creature — Merfolk | 2/2 | Exploit / When this creature exploits a creature, you gain 2 life.',
  'Drop | {0} | Sorcery | | Discard a card.',
  'Peek | {0} | Sorcery | | Draw a card.',
  'Cut | {0} | Instant | | Destroy target creature.',
  'Jump | {0} | Sorcery | | Time travel.',
  'Help | {0} | Sorcery | | Support 2.',
  'Doom | {0} | Sorcery | | Fateseal 1.',
  'Chanter | {0} | Creature — Bird | 1/1 | {0}: You gain 1 life.',
  'Hold | {0} | Sorcery | | Detain target creature an opponent controls.',
];
const start = (...seats: Seat[]): Scenario => table(LINES, seats.length === 1 ? [...seats, {}] : seats);
const flies = (game: Scenario, name: string): boolean =>
  now(game.ann, name).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying');

describe('cast in another way', () => {
  test('madness: cast for its madness cost from exile, or put into the graveyard (CR 702.35a)', () => {
    for (const [lands, answer, battlefield, graveyard] of [
      [['Mountain'], 1, ['Mountain', 'Imp'], ['Drop']],
      [['Mountain'], 0, ['Mountain'], ['Drop', 'Imp']],
      [['Island'], 1, ['Island'], ['Drop', 'Imp']],
    ] as const) {
      const game = start({ battlefield: lands, hand: ['Drop', 'Imp'] });
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Drop');
      expect([game.ann.battlefield, game.ann.graveyard.toSorted(), game.ann.exile]).toEqual([
        battlefield,
        graveyard,
        [],
      ]);
    }
  });

  test('suspend: cast without paying when the last counter is removed, with haste; a counter each upkeep (CR 702.62a)', () => {
    const game = start({ battlefield: ['Plains'], hand: ['Later'] });
    game.ann.takes('suspend', 'Later');
    expect(game.game.objects[game.game.exile[0] ?? -1]?.counters).toEqual({ time: 2 });
    game.to('Upkeep', 3);
    game.resolveAll();
    expect(game.game.objects[game.game.exile[0] ?? -1]?.counters).toEqual({ time: 1 });
    game.ann.answers('yesNo', [1]);
    game.to('PrecombatMain', 5);
    expect([game.ann.battlefield, until(game.ann, 'attackers').attackers.length]).toEqual([['Plains', 'Later'], 1]);
  });

  test('rebound: exiled, and cast again at the next own upkeep, once (CR 702.88a)', () => {
    const game = start({ hand: ['Echo'] });
    plays(game.ann, 'Echo');
    expect([game.ann.exile, game.ann.life]).toEqual([['Echo'], 22]);
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(22);
    game.ann.answers('yesNo', [1]);
    game.to('Draw', 3);
    expect([game.ann.life, game.ann.graveyard, game.ann.exile]).toEqual([24, ['Echo'], []]);
    const not = start({ hand: ['Echo'] });
    plays(not.ann, 'Echo');
    not.ann.answers('yesNo', [0]);
    not.to('Draw', 5);
    expect([not.ann.life, not.ann.exile]).toEqual([22, ['Echo']]);
  });

  test('warp: exiled at the end of the turn, to be cast again in a later one (CR 603.7)', () => {
    const game = start({ battlefield: ['Plains', 'Plains'], hand: ['Comet'] });
    game.ann.casts('Comet', { via: 'warp' });
    game.resolveAll();
    expect(game.ann.battlefield.includes('Comet')).toBe(true);
    game.to('Upkeep', 2);
    expect([game.ann.exile, game.ann.can('cast', 'Comet')]).toEqual([['Comet'], false]);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Comet')).toBe(true);
  });
});

describe('counters of time', () => {
  test('time travel: one is put on or removed from each chosen permanent or suspended card (CR 122.1)', () => {
    const game = start({ battlefield: ['Plains', 'Hill Giant'], hand: ['Fading', 'Later', 'Jump'] }, { hand: [] });
    plays(game.ann, 'Fading');
    game.ann.takes('suspend', 'Later');
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect([question.from.length, question.min]).toEqual([2, 0]);
      return [0, 1];
    });
    game.ann.answers('chooseOption', [0]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Jump');
    expect([game.ann.permanent('Fading').counters, game.game.objects[game.game.exile[0] ?? -1]?.counters]).toEqual([
      { time: 4 },
      { time: 1 },
    ]);
  });
});

describe('other creatures', () => {
  test('backup on another creature gives it the counter, and the abilities for this turn only (CR 702.165a)', () => {
    const game = start({ battlefield: ['Hill Giant'], hand: ['Tutor'] });
    game.ann.casts('Tutor');
    game.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [game.indexOf(question.legal, 'Hill Giant')] : [],
    );
    game.resolveAll();
    expect([game.ann.stats('Hill Giant'), flies(game, 'Hill Giant'), game.ann.stats('Tutor')]).toEqual([
      '4/4',
      true,
      '1/1',
    ]);
    game.to('Upkeep', 2);
    expect([game.ann.stats('Hill Giant'), flies(game, 'Hill Giant')]).toEqual(['4/4', false]);
    const own = start({ battlefield: ['Hill Giant'], hand: ['Tutor'] });
    own.ann.casts('Tutor');
    own.ann.answers('targets', (question) =>
      question.kind === 'targets' ? [own.indexOf(question.legal, 'Tutor')] : [],
    );
    own.resolveAll();
    expect([own.ann.stats('Tutor'), flies(own, 'Tutor'), flies(own, 'Hill Giant')]).toEqual(['2/2', true, false]);
  });

  test('soulbond: both have it while they are paired, and no third (CR 702.95a-b)', () => {
    const game = start({ battlefield: ['Hill Giant', 'Grizzly Bears'], hand: ['Mate', 'Cut'] });
    game.ann.answers('yesNo', [1]);
    chooses(game.ann, 'Hill Giant');
    plays(game.ann, 'Mate');
    expect([flies(game, 'Mate'), flies(game, 'Hill Giant'), flies(game, 'Grizzly Bears')]).toEqual([true, true, false]);
    plays(game.ann, 'Cut', 'Hill Giant');
    expect(flies(game, 'Mate')).toBe(false);
  });

  test('exploit: a creature may be sacrificed, and only then something follows (CR 702.110a-b)', () => {
    for (const [answer, life, left] of [
      [1, 22, ['Eater']],
      [0, 20, ['Hill Giant', 'Eater']],
    ] as const) {
      const game = start({ battlefield: ['Hill Giant'], hand: ['Eater'] });
      game.ann.answers('yesNo', [answer]);
      chooses(game.ann, 'Hill Giant');
      plays(game.ann, 'Eater');
      expect([game.ann.life, game.ann.battlefield]).toEqual([life, left]);
    }
  });

  test('haunt: exiled onto a creature, and its death counts too (CR 702.55a)', () => {
    const game = start({ battlefield: ['Hill Giant'], hand: ['Spite', 'Cut', 'Cut'] });
    plays(game.ann, 'Spite');
    expect(game.ann.life).toBe(23);
    plays(game.ann, 'Cut', 'Spite');
    expect([game.ann.exile, game.ann.life]).toEqual([['Spite'], 23]);
    plays(game.ann, 'Cut', 'Hill Giant');
    expect(game.ann.life).toBe(26);
  });

  test('saddled until the end of the turn; it becomes so once (CR 702.171a)', () => {
    const game = start({ battlefield: ['Hill Giant', 'Wind Drake', 'Steed'] });
    game.plan((question) => (question.kind === 'chooseObjects' && question.player === 0 ? [0] : null));
    uses(game.ann, 'Steed');
    expect(game.ann.life).toBe(22);
    uses(game.ann, 'Steed');
    expect(game.ann.life).toBe(22);
  });

  test('support: counters on up to so many creatures (CR 701.35a)', () => {
    const game = start({ battlefield: ['Hill Giant', 'Wind Drake', 'Grizzly Bears'], hand: ['Help'] });
    plays(game.ann, 'Help', 'Hill Giant', 'Wind Drake');
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Wind Drake'), game.ann.stats('Grizzly Bears')]).toEqual([
      '4/4',
      '3/3',
      '2/2',
    ]);
  });

  test('detained: it neither attacks nor blocks, nor is an ability of it activated, until its detainer’s next turn (CR 701.29a)', () => {
    const game = start(
      { battlefield: ['Hill Giant'], hand: ['Hold'] },
      { battlefield: ['Wind Drake', 'Raging Goblin'] },
    );
    plays(game.ann, 'Hold', 'Wind Drake');
    game.ann.attacks('Hill Giant');
    expect(until(game.ben, 'blockers').blockers.length).toBe(1);
    game.to('PrecombatMain', 2);
    expect(until(game.ben, 'attackers').attackers.length).toBe(1);
    game.to('PrecombatMain', 4);
    expect(until(game.ben, 'attackers').attackers.length).toBe(2);
    const quiet = start({ hand: ['Hold'] }, { battlefield: ['Chanter', 'Chanter'] });
    plays(quiet.ann, 'Hold', 'Chanter');
    // An option stands for all permanents that are the same.
    const able = (): number =>
      quiet.session
        .options(quiet.ben.id)
        .reduce((sum, option) => sum + (option.kind === 'activate' ? 1 + option.same.length : 0), 0);
    while (quiet.question?.player !== quiet.ben.id) quiet.proceed();
    expect(able()).toBe(1);
    quiet.to('Upkeep', 3);
    while (quiet.question?.player !== quiet.ben.id) quiet.proceed();
    expect(able()).toBe(2);
  });
});

describe('libraries', () => {
  test('fateseal: an opponent’s top card goes to the bottom or stays (CR 701.22a)', () => {
    for (const [to, library] of [
      [0, ['Swamp', 'Plains']],
      [1, ['Plains', 'Swamp']],
    ] as const) {
      const game = start({ hand: ['Doom'], library: ['Shock'] }, { library: ['Plains', 'Swamp'] });
      game.ann.answers('arrange', [to]);
      plays(game.ann, 'Doom');
      expect([game.ben.library, game.ann.library]).toEqual([library, ['Shock']]);
    }
  });

  test('hideaway: one of the top cards is exiled face down, the rest go to the bottom (CR 702.75a)', () => {
    const game = start({ hand: ['Nook'], library: ['Shock', 'Plains', 'Swamp', 'Island', 'Forest'] });
    game.ann.playsLand('Nook');
    chooses(game.ann, 'Shock');
    game.resolveAll();
    const [hidden] = game.game.exile.map((id) => game.game.objects[id]);
    expect([hidden?.record.card.name, game.ann.library.length, game.ann.library.at(-1), hidden?.visibleTo]).toEqual([
      'Shock',
      4,
      'Forest',
      1,
    ]);
  });
});
