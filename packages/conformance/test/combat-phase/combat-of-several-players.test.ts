/** Combat with more than two players or with teams: who pays, who is asked first, what each player has attacked with. CR 802, 805.10. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { attacking, now, plays, table } from '../support/text-table.ts';

const TEAMS = 'team-vs-team:shared-turns=yes';
const LION = 'Lion | {0} | Creature — Cat | 3/3';
const OX = 'Ox | {0} | Creature — Ox | 5/5';
const tapped = (game: Scenario, seat: Scenario['ann'], name: string): boolean =>
  (seat.permanent(name).status & 1) !== 0 && game.game.turn > 0;

describe('a team that attacks as one (CR 805.10)', () => {
  const TOLL =
    "Toll | {0} | Enchantment | | Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.";
  const ELF = 'Elf | {0} | Creature — Elf | 1/1 | {T}: Add {G}.';
  const attack = (mine: Seat['battlefield'], bens: Seat['battlefield'], says: readonly number[]): Scenario => {
    const game = table(
      [TOLL, LION, OX, ELF],
      [{ battlefield: mine ?? [] }, { battlefield: bens ?? [] }, ['Toll'], []],
      {
        format: TEAMS,
      },
    );
    game.plan((question) => (question.kind === 'yesNo' ? [says[question.player] as number] : null));
    game.plan((question) => {
      if (question.kind !== 'attackers') return null;
      return question.attackers.flatMap((_, at) => [at, game.indexOf(question.defenders[at] as never, 'cat')]);
    });
    game.to('DeclareAttackers');
    return game;
  };
  test('each player pays for their own creatures; those of who pays not stay untapped (CR 805.10b, 508.1h)', () => {
    const game = attack(['Lion', 'Mountain'], ['Ox', 'Forest'], [1, 0]);
    expect([attacking(game.ann.permanent('Lion')), attacking(game.ben.permanent('Ox'))]).toEqual([true, false]);
    expect([
      tapped(game, game.ann, 'Lion'),
      tapped(game, game.ann, 'Mountain'),
      tapped(game, game.ben, 'Ox'),
      tapped(game, game.ben, 'Forest'),
    ]).toEqual([true, true, false, false]);
    expect(game.throughCombat().cat.life).toBe(17);
  });

  test('the other way round, and both', () => {
    const other = attack(['Lion', 'Mountain'], ['Ox', 'Forest'], [0, 1]);
    expect([tapped(other, other.ann, 'Lion'), tapped(other, other.ben, 'Ox')]).toEqual([false, true]);
    expect(other.throughCombat().cat.life).toBe(15);
    expect(attack(['Lion', 'Mountain'], ['Ox', 'Forest'], [1, 1]).throughCombat().cat.life).toBe(12);
    expect(attack(['Lion'], ['Ox', 'Forest', 'Forest'], [1, 1]).throughCombat().cat.life).toBe(15);
  });

  test('an attacking creature makes no mana for the attack (CR 508.1f)', () => {
    const game = attack(['Elf'], ['Ox', 'Forest'], [1, 1]);
    expect([attacking(game.ann.permanent('Elf')), tapped(game, game.ann, 'Elf')]).toEqual([false, false]);
    expect(game.throughCombat().cat.life).toBe(15);
  });

  test('a player has attacked with the power of their own creatures (CR 805.10b, 508.3d)', () => {
    const horn =
      'Horn | {0} | Enchantment | | Whenever you attack with creatures with total power 6 or greater, you gain 5 life.';
    const life = (...mine: string[]): number => {
      const game = table([horn, LION, OX], [['Horn', ...mine], ['Ox'], [], []], { format: TEAMS });
      game.plan((question) => (question.kind === 'attackers' ? question.attackers.flatMap((_, at) => [at, 0]) : null));
      return game.throughCombat().ann.life;
    };
    expect([life('Lion'), life('Lion', 'Lion')]).toEqual([20, 25]);
  });
});

describe('several defending players (CR 802)', () => {
  test('damage of blockers is divided in turn order from the active player (CR 510.1d, 802.6)', () => {
    const wall = 'Wall | {0} | Creature — Wall | 3/9 | Wall can block an additional creature each combat.';
    const game = table([LION, wall], [['Wall'], ['Lion', 'Lion', 'Lion', 'Lion'], ['Wall'], ['Wall']], {
      format: 'free-for-all:attack=any',
    });
    game.to('PrecombatMain', 2);
    const order: number[] = [];
    game.plan((question) => {
      if (question.kind === 'attackers' && question.player === game.ben.id) {
        const of = (at: number, name: string): number => game.indexOf(question.defenders[at] as never, name);
        return [0, of(0, 'ann'), 1, of(1, 'ann'), 2, of(2, 'cat'), 3, of(3, 'cat')];
      }
      if (question.kind === 'blockers') return [0, 0, 0, 1];
      if (question.kind === 'assignDamage') order.push(question.player);
      return null;
    });
    game.throughCombat();
    expect(order).toEqual([game.cat.id, game.ann.id]);
  });

  test('a planeswalker is defended by its controller, and may be attacked by each opponent (CR 508.1b, 508.5)', () => {
    const sage = 'Sage | {0} | Planeswalker — Sage | 9 | +1: You gain 1 life.';
    const fade = 'Fade | {0} | Instant | | Target permanent phases out.';
    const game = table([LION, sage, fade], [{ battlefield: ['Lion'], hand: ['Fade'] }, ['Sage'], ['Lion']], {
      format: 'free-for-all:attack=any',
    });
    game.ann.attacks('Lion', 'Sage');
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind === 'blockers') asked.push(question.player);
      return null;
    });
    game.to('DeclareBlockers');
    expect(asked).toEqual([]);
    game.throughCombat();
    expect(game.ben.permanent('Sage').counters['loyalty']).toBe(6);
    const gone = table([LION, sage, fade], [{ battlefield: ['Lion'], hand: ['Fade'] }, ['Sage'], ['Lion']], {
      format: 'free-for-all:attack=any',
    });
    plays(gone.ann, 'Fade', 'Sage');
    gone.plan((question) => {
      if (question.kind === 'attackers') expect(question.defenders).toEqual([[-2, -3]]);
      return null;
    });
    gone.to('PostcombatMain');
  });
});

describe('what is attacked, once and again', () => {
  const SAGE = 'Sage | {0} | Planeswalker — Sage | 9 | +1: You gain 1 life.';
  const TAKE = 'Take | {0} | Instant | | Gain control of target planeswalker until end of turn.';
  test('removed from combat in one turn, attacked and dealt damage in another (CR 506.4, 511.3)', () => {
    const game = table([SAGE, TAKE, LION], [{ battlefield: ['Lion'] }, { battlefield: ['Sage'] }, { hand: ['Take'] }], {
      format: 'free-for-all:attack=any',
    });
    game.ann.attacks('Lion', 'Sage');
    game.to('DeclareAttackers');
    plays(game.cat, 'Take', 'Sage');
    game.to('PostcombatMain');
    expect(game.cat.permanent('Sage').counters['loyalty']).toBe(9);
    game.to('PrecombatMain', 4);
    game.ann.attacks('Lion', 'Sage');
    game.throughCombat();
    expect(game.ben.permanent('Sage').counters['loyalty']).toBe(6);
  });

  test('a planeswalker that becomes a creature besides goes on being attacked (CR 506.4)', () => {
    const wake =
      'Wake | {0} | Instant | | Target planeswalker becomes a 4/4 creature in addition to its other types until end of turn.';
    const game = table([SAGE, wake, LION], [{ battlefield: ['Lion'], hand: ['Wake'] }, ['Sage']]);
    game.ann.attacks('Lion', 'Sage');
    game.to('DeclareAttackers');
    plays(game.ann, 'Wake', 'Sage');
    expect(now(game.ben, 'Sage').power).toBe(4);
    game.throughCombat();
    expect(game.ben.permanent('Sage').counters['loyalty']).toBe(6);
  });
});

describe('exerting and enlisting are seen', () => {
  test('whoever exerts or enlists has done so once (CR 701.39a, 702.154a)', () => {
    const lines = [
      'Bell | {0} | Enchantment | | Whenever you exert a creature, you gain 1 life.',
      'Drum | {0} | Enchantment | | Whenever a creature you control enlists a creature, you gain 10 life.',
      'Zealot | {0} | Creature — Human | 2/2 | You may exert Zealot as it attacks.',
      'Chief | {0} | Creature — Human | 2/2 | Enlist',
      LION,
      'Calm | {0} | Creature — Human | 2/2 | You may have Calm assign its combat damage as though it weren’t blocked.',
    ];
    const game = table(lines, [['Bell', 'Drum', 'Zealot', 'Chief', 'Lion', 'Calm'], {}]);
    const asked: string[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') asked.push(question.reason.text);
      if (question.kind === 'yesNo') return [1];
      if (question.kind === 'chooseObjects' && question.reason.rule === '702.154a')
        return [game.indexOf(question.from, 'Lion')];
      return null;
    });
    game.ann.attacks(['Zealot', 'Chief', 'Calm']);
    game.throughCombat();
    expect([asked, game.ann.life, game.ben.life]).toEqual([['Exert Zealot?'], 31, 11]);
  });
});
