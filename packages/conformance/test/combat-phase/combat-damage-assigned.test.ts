/** How combat damage is divided: what is lethal, what tramples over, what nobody is asked. CR 510.1, 702.2, 702.19. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { attacking, table } from '../support/text-table.ts';

const LINES = [
  'Boar | {0} | Creature — Boar | 5/5 | Trample',
  'Asp | {0} | Creature — Snake | 5/1 | Trample, deathtouch',
  'Ox | {0} | Creature — Ox | 1/3',
  'Lion | {0} | Creature — Cat | 3/3',
  'Fencer | {0} | Creature — Human | 2/2 | First strike',
  'Duelist | {0} | Creature — Human | 2/2 | Double strike',
  'Husk | {0} | Creature — Spirit | 0/4',
  'Sly | {0} | Creature — Cat | 4/4 | You may have Sly assign its combat damage as though it weren’t blocked.',
  'Bolt | {0} | Instant | | Bolt deals 1 damage to target creature.',
  'Cut | {0} | Instant | | Destroy target creature.',
  'Vanish | {0} | Instant | | Target creature phases out.',
  'Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.',
  'Banish | {0} | Instant | | Exile target planeswalker.',
  'Sword | {0} | Artifact — Equipment | | Equipped creature gets -4/-0.',
  'Shrink | {0} | Instant | | Target creature gets -9/-0 until end of turn.',
];
type Assign = Extract<Question, { kind: 'assignDamage' }>;

/** A combat; gives the questions for damage, and the game after it. */
function fight(
  mine: readonly string[],
  theirs: readonly string[],
  attackers: readonly string[],
  blocks: readonly (readonly [string, string])[],
  answers: readonly (readonly number[])[] = [],
  before: (game: Scenario) => void = () => undefined,
): { game: Scenario; asked: Assign[] } {
  const game = table(LINES, [
    { battlefield: mine, hand: ['Bolt', 'Cut', 'Vanish', 'Shrink'] },
    { battlefield: theirs, hand: ['Bolt', 'Cut', 'Vanish'] },
  ]);
  const asked: Assign[] = [];
  game.plan((question) => {
    if (question.kind !== 'assignDamage') return null;
    asked.push(question);
    return answers[asked.length - 1] ?? null;
  });
  game.ann.attacks(attackers);
  game.ben.blocks(blocks);
  game.to('DeclareBlockers');
  before(game);
  return { game: game.throughCombat(), asked };
}

describe('trample (CR 702.19b)', () => {
  test('no more than lethal damage: nothing is asked, nothing gets through', () => {
    const { game, asked } = fight(['Boar'], ['Husk', 'Ox'], ['Boar'], [['Husk', 'Boar']], [], (now) => {
      now.ann.casts('Shrink', { targets: ['Husk'] });
      now.resolve();
    });
    expect(asked).toHaveLength(1);
    const even = fight(['Lion', 'Sword'], ['Ox'], ['Lion'], [['Ox', 'Lion']]);
    expect([even.asked, even.game.ben.graveyard]).toEqual([[], ['Ox']]);
    expect(game.ben.life).toBe(19);
  });

  test('one more than lethal: its controller divides it, damage marked before counts', () => {
    const { game, asked } = fight(['Boar'], ['Lion'], ['Boar'], [['Lion', 'Boar']], [[3, 2]]);
    expect([asked[0]?.total, asked[0]?.lethal, asked[0]?.player, asked[0]?.reason]).toEqual([
      5,
      [3],
      game.ann.id,
      { text: 'Assign 5 combat damage', source: game.ann.permanent('Boar').id, rule: '510.1c' },
    ]);
    expect(game.ben.life).toBe(18);
    const hurt = fight(['Boar'], ['Lion'], ['Boar'], [['Lion', 'Boar']], [[2, 3]], (now) => {
      now.ann.casts('Bolt', { targets: ['Lion'] });
      now.resolve();
    });
    expect([hurt.asked[0]?.lethal, hurt.game.ben.life]).toEqual([[2], 17]);
    expect(told(hurt.game, /^702\.19/)).toHaveLength(1);
  });

  test('with deathtouch one point for each blocker is lethal (CR 702.2c)', () => {
    const { game, asked } = fight(
      ['Asp'],
      ['Lion', 'Ox'],
      ['Asp'],
      [
        ['Lion', 'Asp'],
        ['Ox', 'Asp'],
      ],
      [[1, 1, 3]],
    );
    expect([asked[0]?.lethal, game.ben.life, game.ben.graveyard]).toEqual([[1, 1], 17, ['Lion', 'Ox']]);
  });

  test('when every blocker is gone all of it goes through, without trample none (CR 702.19d, 510.1c)', () => {
    const cut = (now: Scenario): void => {
      now.ben.casts('Cut', { targets: ['Ox'] });
      now.resolve();
    };
    expect(fight(['Boar'], ['Ox'], ['Boar'], [['Ox', 'Boar']], [], cut).game.ben.life).toBe(15);
    expect(fight(['Lion'], ['Ox'], ['Lion'], [['Ox', 'Lion']], [], cut).game.ben.life).toBe(20);
  });

  test('damage that others deal to the blocker in the same step is counted (CR 510.1c)', () => {
    const lines = [...LINES, 'Wall | {0} | Creature — Wall | 0/5 | Wall can block an additional creature each combat.'];
    const game = table(lines, [['Lion', 'Boar'], ['Wall']]);
    const asked: Assign[] = [];
    game.plan((question) => {
      if (question.kind !== 'assignDamage') return null;
      asked.push(question);
      return [2, 3];
    });
    game.ann.attacks(['Lion', 'Boar']);
    game.ben.answers('blockers', [0, 0, 0, 1]);
    game.throughCombat();
    expect(asked.map(({ lethal }) => lethal)).toEqual([[2]]);
    expect([game.ben.life, game.ben.graveyard]).toEqual([17, ['Wall']]);
  });
});

describe('as though it weren’t blocked (CR 510.1c)', () => {
  test('its controller is asked, and says', () => {
    for (const [says, life, dead] of [
      [1, 16, []],
      [0, 20, ['Lion']],
    ] as const) {
      const game = table(LINES, [['Sly'], ['Lion']]);
      let put: Question | null = null;
      game.ann.answers('yesNo', (question) => {
        put = question;
        return [says];
      });
      game.ann.attacks('Sly');
      game.ben.blocks([['Lion', 'Sly']]);
      game.throughCombat();
      expect(put).toMatchObject({
        reason: { text: 'Assign its combat damage as though it were not blocked?', rule: '510.1c' },
      });
      expect([game.ben.life, game.ben.graveyard]).toEqual([life, dead]);
    }
  });

  test('not when it was not blocked, nor when what it attacks is gone', () => {
    const ask = (block: boolean, gone: boolean): number => {
      const game = table(LINES, [{ battlefield: ['Sly'], hand: ['Banish'] }, { battlefield: ['Lion', 'Sage'] }]);
      let count = 0;
      game.plan((question) => {
        if (question.kind === 'yesNo') count++;
        return null;
      });
      game.ann.attacks('Sly', gone ? 'Sage' : 'ben');
      if (block) game.ben.blocks([['Lion', 'Sly']]);
      game.to('DeclareBlockers');
      if (gone) {
        game.ann.casts('Banish', { targets: ['Sage'] });
        game.resolve();
      }
      game.throughCombat();
      return count;
    };
    expect([ask(true, false), ask(false, false), ask(true, true)]).toEqual([1, 0, 0]);
  });
});

describe('first strike (CR 510.4)', () => {
  test('the first step for those, the second for the others and for double strike', () => {
    const { game } = fight(['Fencer', 'Duelist', 'Lion'], [], ['Fencer', 'Duelist', 'Lion'], []);
    expect([game.ben.life, told(game, /^510\.1b/).length]).toEqual([11, 4]);
    const blocked = fight(['Fencer'], ['Ox'], ['Fencer'], [['Ox', 'Fencer']]);
    expect([blocked.game.ann.graveyard, blocked.game.ann.permanent('Fencer').damage]).toEqual([[], 1]);
  });

  test('the marks of the first step are gone in the next combat', () => {
    const game = table(LINES, [['Fencer', 'Lion'], {}]);
    game.ann.attacks(['Fencer', 'Lion']);
    game.throughCombat();
    expect(game.ann.permanent('Fencer').status & 0x40).toBe(game.ann.permanent('Lion').status & 0x40);
    expect(attacking(game.ann.permanent('Fencer'))).toBe(false);
    game.to('PrecombatMain', 3);
    game.ann.attacks(['Fencer', 'Lion']);
    expect(game.throughCombat().ben.life).toBe(10);
  });
});

test('no power, no damage: a creature with power 0 or less deals none (CR 510.1a, 107.1b)', () => {
  const { game } = fight(['Husk'], [], ['Husk'], []);
  expect([game.ben.life, told(game, /^510/)]).toEqual([20, []]);
  const weak = fight(['Lion'], ['Ox'], ['Lion'], [['Ox', 'Lion']], [], (now) => {
    now.ann.casts('Shrink', { targets: ['Ox'] });
    now.resolve();
  });
  expect([weak.game.ann.permanent('Lion').damage, weak.game.ben.graveyard]).toEqual([0, ['Ox']]);
});

test('what phases out is removed from combat, and fights no more (CR 506.4, 702.26b)', () => {
  const out = (name: string): Scenario =>
    fight(['Lion'], ['Ox'], ['Lion'], [['Ox', 'Lion']], [], (now) => {
      now.ann.casts('Vanish', { targets: [name] });
      now.resolve();
    }).game;
  const attacker = out('Lion');
  expect([attacker.ben.life, attacker.ben.permanent('Ox').damage]).toEqual([20, 0]);
  const blocker = out('Ox');
  expect([blocker.ben.life, blocker.ann.permanent('Lion').damage]).toEqual([20, 0]);
});
