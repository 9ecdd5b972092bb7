/** Declaring attackers: who is offered, what is paid, what must be done, and who is left out. CR 508.1. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { attacking, table, until } from '../support/text-table.ts';

type Attackers = Extract<Question, { kind: 'attackers' }>;
const names = (game: Scenario, ids: readonly number[]): string[] => game.ann.names(ids as never);
const attackers = (game: Scenario): Attackers => until(game.ann, 'attackers');

const LION = 'Lion | {0} | Creature — Cat | 3/3';
const BEAR = 'Bear | {0} | Creature — Bear | 2/2';
const vault = (count: number): string[] => Array.from({ length: count }, () => 'Mountain');
const tapped = (game: Scenario): number =>
  game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1).length;

describe('costs to attack', () => {
  const pays = (text: string, lands: number, others: object = {}): [number, number] => {
    const game = table(
      [`Toll | {0} | Enchantment | | ${text}`, LION, 'Rock | {0} | Artifact |'],
      [{ battlefield: [...vault(lands), 'Lion', 'Lion'] }, { battlefield: ['Toll'], ...others }],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.attacks(['Lion', 'Lion']);
    game.throughCombat();
    return [20 - game.ben.life, tapped(game)];
  };
  const each = (amount: string, rest = ''): string =>
    `Creatures can't attack you unless their controller pays ${amount} for each creature they control that's attacking you${rest}.`;
  test('for each attacking creature, or once for each thing that is counted (CR 508.1g)', () => {
    expect([pays(each('{1}'), 2), pays(each('{1}'), 1)]).toEqual([
      [6, 4],
      [0, 0],
    ]);
    const guard = (lands: number, rocks: number): [number, number] => {
      const text = "Guard can't attack unless you pay {1} for each artifact you control.";
      const game = table(
        [`Guard | {0} | Creature — Ogre | 4/4 | ${text}`, 'Rock | {0} | Artifact |'],
        [['Guard', ...vault(lands), ...Array.from({ length: rocks }, () => 'Rock')], {}],
      );
      game.ann.answers('yesNo', [1]);
      game.ann.attacks('Guard');
      game.throughCombat();
      return [20 - game.ben.life, tapped(game)];
    };
    expect([guard(3, 2), guard(1, 2), guard(2, 0)]).toEqual([
      [4, 3],
      [0, 0],
      [4, 1],
    ]);
    const life = "Creatures can't attack you unless their controller pays 2 life for each of those creatures.";
    expect(pays(life, 0)).toEqual([6, 2]);
  });

  test('{X} is worked out as it is paid (CR 107.3)', () => {
    const x = each('{X}', ', where X is the number of enchantments you control');
    expect([pays(x, 2), pays(x, 1), pays(x, 4, { battlefield: ['Toll', 'Toll'] })]).toEqual([
      [6, 4],
      [0, 0],
      [0, 0],
    ]);
  });

  test('what is not mana is paid too', () => {
    const game = table(
      ["Guard | {0} | Creature — Ogre | 4/4 | Guard can't attack unless you pay {1} and 3 life.", LION],
      [['Guard', 'Lion', 'Mountain'], {}],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.attacks(['Guard', 'Lion']);
    game.throughCombat();
    expect([game.ben.life, game.ann.life, tapped(game)]).toEqual([13, 17, 3]);
  });

  test('who pays not leaves them untapped, and is told by which rule (CR 508.1h)', () => {
    const game = table([`Toll | {0} | Enchantment | | ${each('{2}')}`, LION], [[...vault(4), 'Lion'], ['Toll']]);
    game.ann.attacks('Lion');
    const question = until(game.ann, 'yesNo');
    expect(question).toMatchObject({
      player: game.ann.id,
      reason: { text: 'Pay so that your creatures can attack?', rule: '508.1h' },
      yes: 'Pay',
      no: "Don't attack with them",
    });
    game.answer([0]);
    game.throughCombat();
    expect([game.ben.life, tapped(game)]).toEqual([20, 0]);
  });
});

describe('requirements and limits', () => {
  const BRUTE = 'Brute | {0} | Creature — Ogre | 4/4 | Brute attacks each combat if able.';
  test('what must attack is said so, what need not is not (CR 508.1d)', () => {
    const game = table([BRUTE, LION], [['Lion', 'Brute'], {}]);
    const { attackers: able, mustAttack, company, limited } = attackers(game);
    expect([names(game, able), mustAttack, company, limited]).toEqual([['Lion', 'Brute'], [1], undefined, undefined]);
  });

  test('it must attack whom it was told to, where that can be attacked', () => {
    const goad = 'Dare | {0} | Sorcery | | Goad target creature.';
    const game = table([LION, goad], [{ battlefield: ['Lion'] }, { hand: ['Dare'] }, []], {
      format: 'free-for-all:attack=any',
    });
    game.to('PrecombatMain', 2);
    game.ben.casts('Dare', { targets: ['Lion'] });
    game.resolve();
    game.to('PrecombatMain', 4);
    const { defenders, mustAttack } = attackers(game);
    expect([defenders, mustAttack]).toEqual([[[-3]], [0]]);
  });

  test('who can attack only in company need not do so alone (CR 508.1d)', () => {
    const shy = "Shy | {0} | Creature — Ogre | 4/4 | Shy attacks each combat if able. / Shy can't attack alone.";
    const alone = attackers(table([shy], [['Shy'], {}]));
    expect([alone.mustAttack, alone.company]).toEqual([[], [2]]);
    const two = attackers(table([shy, LION], [['Shy', 'Lion'], {}]));
    expect([two.mustAttack, two.company]).toEqual([[0], [2, 1]]);
  });

  test('only so many may attack: then the requirements are put beside the limit (CR 508.1c-d)', () => {
    const arbiter = 'Arbiter | {0} | Enchantment | | No more than one creature can attack each combat.';
    const game = table([arbiter, BRUTE, LION], [['Lion', 'Brute', 'Arbiter'], {}]);
    const question = attackers(game);
    expect([question.mustAttack, question.limited?.requirements]).toEqual([[], [[], [null]]]);
    game.ann.attacks('Brute');
    expect(game.throughCombat().ben.life).toBe(16);
  });

  test('what is tapped, phased out or cannot attack is not offered; what taps not to attack is (CR 508.1a, 702.20b)', () => {
    const cards = [
      LION,
      BEAR,
      'Wall | {0} | Creature — Wall | 0/4 | Defender',
      'Guard | {0} | Creature — Human | 2/2 | Vigilance',
      'Vanish | {0} | Sorcery | | Target creature phases out.',
      'Twist | {0} | Sorcery | | Tap target creature.',
    ];
    const game = table(cards, [{ battlefield: ['Bear', 'Lion', 'Wall', 'Guard', 'Mountain'], hand: ['Twist'] }, {}]);
    game.ann.casts('Twist', { targets: ['Lion'] });
    game.resolve();
    expect(names(game, attackers(game).attackers)).toEqual(['Bear', 'Guard']);
    const gone = table(cards, [{ battlefield: ['Bear', 'Guard'], hand: ['Vanish'] }, {}]);
    gone.ann.casts('Vanish', { targets: ['Bear'] });
    gone.resolve();
    gone.ann.attacks('Guard');
    gone.to('DeclareAttackers');
    expect([attacking(gone.ann.permanent('Guard')), tapped(gone)]).toEqual([true, 0]);
    expect(told(gone, /^508\.1/)).toHaveLength(1);
  });

  test('no attack is declared: there are no further combat steps (CR 508.8)', () => {
    const game = table([LION], [['Lion'], {}]);
    game.to('DeclareAttackers');
    game.proceed();
    while (game.question?.kind === 'priority' && game.game.stack.length === 0 && game.game.step < 9) game.proceed();
    expect([told(game, /^508\.1|^509/), tapped(game)]).toEqual([[], 0]);
  });
});
