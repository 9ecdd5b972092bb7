/** Attacking, blocking and combat damage where several things meet. CR 508-511. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { attacking, now, plays, table, until } from '../support/text-table.ts';

const TOLL =
  'Toll | {0} | Enchantment | | Creatures can’t attack you unless their controller pays {3} for each creature they control that’s attacking you.';
const LINES = [
  TOLL,
  'Sulker | {0} | Creature — Ogre | 4/4 | This creature can’t attack or block unless you pay {1}.',
  'Camel | {0} | Creature — Camel | 1/1 | Banding',
  'Zealot | {0} | Creature — Human | 2/2 | You may exert this creature as it attacks. When you do, you gain 3 life.',
  'Idler | {0} | Creature — Human | 2/2 | You may exert this creature as it attacks.',
  'Chief | {0} | Creature — Human | 2/2 | Enlist',
  'Rock | {0} | Artifact | |',
  'Blink | {0} | Instant | | Exile target permanent, then return it to the battlefield under its owner’s control.',
  'Cut | {0} | Instant | | Destroy target creature.',
  'Ward | {0} | Instant | | Create a 1/1 white Soldier creature token that’s blocking target attacking creature.',
  'Force | {0} | Instant | | Target creature blocks target attacking creature this turn if able.',
  'Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
  'Tusker | {0} | Creature — Boar | 6/6 | Trample over planeswalkers',
  'Turtles | {0} | Enchantment | | Each green creature assigns combat damage equal to its toughness rather than its power.',
  'Lull | {0} | Instant | | Target creature assigns no combat damage this turn.',
];

const start = (...seats: (Seat | readonly string[])[]): Scenario => table(LINES, seats);
const tapped = (game: Scenario, name: string, index = 0): boolean => (game.ann.permanent(name, index).status & 1) !== 0;

describe('costs to attack', () => {
  test('so much for each attacker, as one payment; who pays not attacks with what is free (CR 508.1g-508.1j)', () => {
    for (const [lands, pays, asked, dealt] of [
      [6, 1, true, 5],
      [6, 0, true, 0],
      [5, 1, false, 0],
    ] as const) {
      const game = start([...Array.from({ length: lands }, () => 'Mountain'), 'Hill Giant', 'Wind Drake'], ['Toll']);
      let question = '';
      game.ann.answers('yesNo', (put) => {
        question = put.reason.text;
        return [pays];
      });
      game.ann.attacks(['Hill Giant', 'Wind Drake']);
      game.throughCombat();
      expect([question !== '', 20 - game.ben.life, tapped(game, 'Hill Giant')]).toEqual([asked, dealt, dealt > 0]);
    }
  });

  test('an attacker that needs no payment goes on without the others (CR 508.1d, 508.1h)', () => {
    const game = start(['Mountain', 'Sulker', 'Hill Giant'], {});
    game.ann.answers('yesNo', [0]);
    game.ann.attacks(['Sulker', 'Hill Giant']);
    game.throughCombat();
    expect([game.ben.life, tapped(game, 'Sulker'), tapped(game, 'Mountain')]).toEqual([17, false, false]);
  });

  test('a land creature that attacks cannot be tapped for the cost: attackers are tapped first (CR 508.1f, 508.1i)', () => {
    const game = start(['Llanowar Elves', 'Sulker'], {});
    let asked = false;
    game.ann.answers('yesNo', () => {
      asked = true;
      return [1];
    });
    game.ann.attacks(['Llanowar Elves', 'Sulker']);
    game.throughCombat();
    expect([asked, game.ben.life, tapped(game, 'Llanowar Elves')]).toEqual([false, 19, true]);
  });

  test('a cost to block is asked of the blocking player (CR 509.1d-509.1f)', () => {
    for (const [lands, pays, life] of [
      [['Mountain'], 1, 20],
      [['Mountain'], 0, 17],
      [[], 1, 17],
    ] as const) {
      const game = start(['Hill Giant'], [...lands, 'Sulker']);
      game.ben.answers('yesNo', (question) => {
        expect(question.reason.rule).toBe('509.1d');
        return [pays];
      });
      game.ann.attacks('Hill Giant');
      game.ben.blocks([['Sulker', 'Hill Giant']]);
      expect(game.throughCombat().ben.life).toBe(life);
    }
  });
});

describe('as it attacks', () => {
  test('an exerted creature does not untap once, and what is linked to it happens; another is not touched (CR 701.39a, 701.39d)', () => {
    const game = start(['Zealot', 'Idler', 'Hill Giant'], {});
    game.ann.answers('yesNo', [1]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('attackers', [0, 0, 1, 0, 2, 0]);
    game.throughCombat();
    expect(game.ann.life).toBe(23);
    game.to('Upkeep', 3);
    expect(['Zealot', 'Idler', 'Hill Giant'].map((name) => tapped(game, name))).toEqual([true, true, false]);
    game.to('Upkeep', 5);
    expect(tapped(game, 'Zealot')).toBe(false);
    const not = start(['Zealot'], {});
    not.ann.answers('yesNo', [0]);
    not.ann.answers('attackers', [0, 0]);
    not.to('Upkeep', 3);
    expect([not.ann.life, tapped(not, 'Zealot')]).toEqual([20, false]);
  });

  test('enlist: an own untapped creature that does not attack, and nothing else (CR 702.154a)', () => {
    const game = start(['Chief', 'Hill Giant', 'Wind Drake', 'Rock'], ['Craw Wurm']);
    game.ann.attacks(['Chief', 'Wind Drake']);
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect([question.from.length, question.min]).toEqual([1, 0]);
      return [0];
    });
    game.throughCombat();
    expect([game.ben.life, tapped(game, 'Hill Giant'), tapped(game, 'Rock'), game.ann.stats('Hill Giant')]).toEqual([
      20 - 5 - 2,
      true,
      false,
      '3/3',
    ]);
    const alone = start(['Chief', 'Hill Giant'], {});
    alone.ann.attacks('Chief');
    alone.ann.answers('chooseObjects', []);
    expect([alone.throughCombat().ben.life, tapped(alone, 'Hill Giant')]).toEqual([18, false]);
  });

  test('a band is forgotten after the combat (CR 702.22e, 511.3)', () => {
    const game = start(['Camel', 'Hill Giant'], ['Craw Wurm']);
    game.ann.attacks(['Camel', 'Hill Giant']);
    game.ann.answers('chooseObjects', [0]);
    game.to('DeclareAttackers');
    expect(game.ann.permanent('Hill Giant').memory.band).toBe(game.ann.permanent('Camel').id);
    game.to('PrecombatMain', 3);
    game.ann.attacks('Hill Giant');
    game.to('DeclareAttackers');
    expect([game.ann.permanent('Hill Giant').memory.band, game.ann.permanent('Camel').memory.band]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('blocking by effects', () => {
  test('a token that is blocking deals and is dealt damage; the attacker is blocked (CR 509.7)', () => {
    const game = start({ battlefield: ['Wind Drake', 'Hill Giant'] }, { hand: ['Ward'] });
    game.ann.attacks(['Wind Drake', 'Hill Giant']);
    game.to('DeclareAttackers');
    plays(game.ben, 'Ward', 'Hill Giant');
    game.throughCombat();
    expect([game.ben.life, game.ben.battlefield, game.ann.permanent('Hill Giant').damage]).toEqual([18, [], 1]);
  });

  test('an attacker that has left is not blocked by it (CR 509.7a)', () => {
    const game = start({ battlefield: ['Wind Drake', 'Hill Giant'], hand: ['Cut'] }, { hand: ['Ward'] });
    game.ann.attacks(['Wind Drake', 'Hill Giant']);
    game.to('DeclareAttackers');
    plays(game.ben, 'Ward', 'Hill Giant');
    plays(game.ann, 'Cut', 'Hill Giant');
    game.throughCombat();
    expect([game.ben.life, game.ben.battlefield]).toEqual([18, ['Soldier Token']]);
  });
});

describe('combat damage', () => {
  test('toughness counts in place of power, and some assign nothing (CR 510.1a)', () => {
    const game = start({ battlefield: ['Craw Wurm', 'Hill Giant', 'Turtles'], hand: ['Lull'] }, ['Wall of Wood']);
    plays(game.ann, 'Lull', 'Hill Giant');
    game.ann.attacks(['Craw Wurm', 'Hill Giant']);
    game.ben.blocks([['Wall of Wood', 'Craw Wurm']]);
    game.throughCombat();
    expect([game.ben.life, game.ann.permanent('Craw Wurm').damage, game.ben.battlefield]).toEqual([20, 3, []]);
  });

  test('trample over planeswalkers: what is more than its loyalty may go to its controller (CR 702.19c)', () => {
    const game = start(['Tusker'], { battlefield: ['Sage'] });
    game.ann.attacks('Tusker', 'Sage');
    game.throughCombat();
    expect([game.ben.battlefield, game.ben.life]).toEqual([[], 20]);
    const blocked = start(['Tusker'], ['Sage', 'Grizzly Bears']);
    blocked.ann.attacks('Tusker', 'Sage');
    blocked.ben.blocks([['Grizzly Bears', 'Tusker']]);
    const question = until(blocked.ann, 'assignDamage');
    expect([question.total, question.lethal, question.beyondAfter]).toEqual([6, [2], 4]);
    const all = start(['Tusker'], ['Sage', 'Raging Goblin']);
    all.ann.attacks('Tusker', 'Sage');
    all.ben.blocks([['Raging Goblin', 'Tusker']]);
    all.ann.answers('assignDamage', [1, 4, 1]);
    all.throughCombat();
    expect([all.ben.battlefield, all.ben.life]).toEqual([[], 19]);
  });

  test('what left combat and came back fights no more (CR 400.7, 506.4)', () => {
    const game = start({ battlefield: ['Hill Giant', 'Wind Drake'] }, { hand: ['Blink'] });
    game.ann.attacks(['Hill Giant', 'Wind Drake']);
    game.to('DeclareAttackers');
    plays(game.ben, 'Blink', 'Hill Giant');
    expect([attacking(game.ann.permanent('Hill Giant')), attacking(game.ann.permanent('Wind Drake'))]).toEqual([
      false,
      true,
    ]);
    expect(game.throughCombat().ben.life).toBe(18);
  });

  test('several attackers on one blocker that blocks one: only that one deals damage to it, and it to that one (CR 510.1c-d)', () => {
    const game = start(['Hill Giant', 'Trained Armodon'], ['Giant Spider']);
    game.ann.attacks(['Hill Giant', 'Trained Armodon']);
    game.ben.blocks([['Giant Spider', 'Trained Armodon']]);
    game.throughCombat();
    expect([
      game.ben.life,
      game.ben.permanent('Giant Spider').damage,
      game.ann.permanent('Trained Armodon').damage,
      game.ann.permanent('Hill Giant').damage,
    ]).toEqual([17, 3, 2, 0]);
    expect(now(game.ben, 'Giant Spider').toughness).toBe(4);
  });
});
