/** Ward, rampage, cumulative upkeep, exalted, toxic, provoke: one scenario for each rule. CR 702.21-702.164. */
import { describe, expect, test } from 'vitest';
import { creature, keyword, cost } from '../support/cards.ts';
import {
  act,
  filter,
  give,
  instant,
  number,
  plays,
  self,
  table,
  targetCreature,
} from '../support/single-rule-cards.ts';

test('ward with an X asks for what it is as the ability resolves (CR 702.21b)', () => {
  const warded = creature('Test Warded', '1U', 3, 3, keyword('ward', { cost: [{ kind: 'lifeCost', amount: 'half' }] }));
  const game = table([warded], [['Test Warded'], { battlefield: ['Mountain', 'Mountain'], hand: ['Shock', 'Shock'] }]);
  game.ben.answers('yesNo', [1]);
  game.ben.casts('Shock', { targets: ['Test Warded'] });
  // While ward waits, the life total changes: half of what is left then is paid.
  game.ben.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ben.life).toBe(9);
});

test('the rampage bonus is fixed once the ability has resolved (CR 702.23b)', () => {
  const rager = creature('Test Rager', '2R', 2, 9, keyword('rampage', { amount: number(2) }));
  const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));
  const game = table(
    [rager, murder],
    [{ battlefield: ['Test Rager'], hand: ['Test Murder'] }, ['Grizzly Bears', 'Hill Giant']],
  );
  game.ann.attacks('Test Rager');
  game.ben.blocks([
    ['Grizzly Bears', 'Test Rager'],
    ['Hill Giant', 'Test Rager'],
  ]);
  game.to('DeclareBlockers');
  expect(game.ann.stats('Test Rager')).toBe('4/11');
  plays(game, game.ann, 'Test Murder', ['Hill Giant']);
  expect(game.ann.stats('Test Rager')).toBe('4/11');
});

describe('cumulative upkeep', () => {
  const paying = (...instances: number[]) =>
    creature('Test Costly', '0', 5, 5, ...instances.map(() => keyword('cumulative upkeep', cost('1'))));

  test('an age counter each upkeep, and the cost for each of them, or it is sacrificed (CR 702.24a)', () => {
    const game = table([paying(1)], [{ battlefield: ['Island', 'Island'], hand: ['Test Costly'] }, []]);
    plays(game, game.ann, 'Test Costly');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.to('PrecombatMain', 5);
    expect(game.ann.permanent('Test Costly').counters).toEqual({ age: 2 });
    expect([0, 1].map((n) => game.ann.permanent('Island', n).status & 1)).toEqual([1, 1]);
    game.to('PrecombatMain', 7);
    expect(game.ann.graveyard).toEqual(['Test Costly']);
  });

  test('each instance triggers, and each counts all the counters (CR 702.24b)', () => {
    const game = table([paying(1, 1)], [{ battlefield: ['Island', 'Island', 'Island'], hand: ['Test Costly'] }, []]);
    plays(game, game.ann, 'Test Costly');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.to('PrecombatMain', 3);
    // One for the first and two for the second: all three Islands.
    expect(game.ann.permanent('Test Costly').counters).toEqual({ age: 2 });
    expect([0, 1, 2].map((n) => game.ann.permanent('Island', n).status & 1)).toEqual([1, 1, 1]);
    game.to('PrecombatMain', 5);
    expect(game.ann.graveyard).toEqual(['Test Costly']);
  });
});

test('a creature attacks alone when no other was declared in that combat (CR 702.83b)', () => {
  const exalted = creature('Test Exalted', 'W', 1, 1, keyword('exalted'));
  const game = table([exalted], [['Test Exalted', 'Grizzly Bears'], []]);
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(17);
  const both = table([exalted], [['Test Exalted', 'Grizzly Bears'], []]);
  both.ann.attacks(['Grizzly Bears', 'Test Exalted']);
  both.throughCombat();
  expect(both.ben.life).toBe(17);
});

test('toxic gives the total toxic value besides the damage (CR 702.164c)', () => {
  const toxic = creature(
    'Test Toxic',
    'B',
    2,
    2,
    keyword('toxic', { amount: number(1) }),
    keyword('toxic', { amount: number(2) }),
  );
  const game = table([toxic], [['Test Toxic'], []]);
  game.ann.attacks('Test Toxic');
  game.throughCombat();
  expect([game.ben.life, game.ben.state.counters['poison']]).toEqual([18, 3]);
});

test('provoke twice triggers twice (CR 702.39b)', () => {
  const provoker = creature('Test Provoker', '1R', 1, 1, keyword('provoke'), keyword('provoke'));
  const game = table([provoker], [['Test Provoker'], ['Grizzly Bears', 'Hill Giant']]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.attacks('Test Provoker');
  const targets: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'targets') return null;
    targets.push(question.legal.length);
    return [targets.length - 1];
  });
  game.to('DeclareBlockers');
  expect(targets).toHaveLength(2);
  expect(game.ann.permanent('Test Provoker').blockers).toHaveLength(2);
});

test('a phrase about a creature with a keyword finds each creature that has such an ability (CR 702.1d)', () => {
  const burn = instant(
    'Test Burn',
    act({
      kind: 'dealDamage',
      actor: self,
      amount: number(2),
      to: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'each' },
        filter: { ...filter('creature'), qualities: [{ kind: 'withKeyword', keyword: 'flying' }] },
      },
    }),
  );
  const game = table(
    [burn, give('Test Give', 'flying')],
    [{ hand: ['Test Burn', 'Test Give'], battlefield: [] }, ['Wind Drake', 'Grizzly Bears', 'Goblin Piker']],
  );
  plays(game, game.ann, 'Test Give', ['Grizzly Bears']);
  plays(game, game.ann, 'Test Burn');
  expect(game.ben.battlefield).toEqual(['Goblin Piker']);
});
