/** Cases: "To solve" and "Solved". CR 719, 702.169. */
import type { Ability } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { act, card, creature, filter, number, quantifier, self, target, you } from '../support/cards.ts';
import { every, free, freely } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const threeCreatures: Ability = {
  kind: 'triggered',
  keyword: 'to solve',
  trigger: {
    kind: 'trigger',
    word: 'at',
    events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: you } }],
    condition: {
      kind: 'controls',
      player: you,
      object: { kind: 'select', quantifier: quantifier('atLeast', { number: number(3) }), filter: filter('creature') },
    },
  },
  clause: act({ kind: 'keywordAction', action: 'solve', object: self }),
};

/** A Case with something after "Solved —". */
function caseWith(name: string, ...abilities: Ability[]) {
  return {
    ...card(name, {
      cost: '1G',
      types: ['enchantment'],
      subtypes: ['Case'],
      abilities: [threeCreatures, ...abilities],
    }),
    layout: 'case' as const,
  };
}
const gain: Ability = {
  ...(free(act({ kind: 'gainLife', amount: number(1) })) as Extract<Ability, { kind: 'activated' }>),
  keyword: 'solved',
};
const grow: Ability = {
  kind: 'static',
  keyword: 'solved',
  rules: [
    {
      kind: 'changes',
      action: { kind: 'get', object: every(filter('creature')), power: number(1), toughness: number(0) },
    },
  ],
};
const upkeep: Ability = {
  kind: 'triggered',
  keyword: 'solved',
  trigger: {
    kind: 'trigger',
    word: 'at',
    events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep' } }],
  },
  clause: act({ kind: 'gainLife', amount: number(5) }),
};
const whodunit = caseWith('Test Case', gain);
const marching = caseWith('Test March', grow);
const ritual = caseWith('Test Ritual', upkeep);
const BEARS = ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'];
const solved = (game: ReturnType<typeof scenario>, name: string): boolean =>
  game.game.objects[game.ann.permanent(name).id]?.memory.marks?.['solved'] === 1;

test('at the beginning of your end step it becomes solved if the condition is met (CR 719.3a)', () => {
  const game = scenario([['Test Case', ...BEARS], []], { cards: [whodunit] });
  expect(solved(game, 'Test Case')).toBe(false);
  game.to('End');
  game.resolveAll();
  expect(solved(game, 'Test Case')).toBe(true);
});

test('not if the condition is not met, not at the end step of another player (CR 719.3a)', () => {
  const two = scenario([['Test Case', 'Grizzly Bears', 'Grizzly Bears'], []], { cards: [whodunit] });
  two.to('Upkeep', 2);
  expect(solved(two, 'Test Case')).toBe(false);
  const other = scenario([[], { battlefield: ['Test Case', ...BEARS] }], { cards: [whodunit] });
  other.to('Upkeep', 2);
  expect(other.game.objects[other.ben.permanent('Test Case').id]?.memory.marks?.['solved']).toBeUndefined();
});

test('the condition is looked at again as the ability resolves (CR 719.3a, 603.4)', () => {
  const game = scenario([['Test Case', ...BEARS], { battlefield: ['Mountain'], hand: ['Shock'] }], {
    cards: [whodunit],
  });
  for (let i = 0; game.game.stack.length === 0 && i < 200; i++) game.proceed();
  expect(game.stack).toHaveLength(1);
  game.ben.casts('Shock', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(solved(game, 'Test Case')).toBe(false);
});

test('a solved Case does not trigger again, and stays solved whatever becomes of the condition (CR 719.3a, 719.3b)', () => {
  const sweep = card('Test Sweep', {
    cost: '0',
    types: ['instant'],
    abilities: [{ kind: 'spell', clause: act({ kind: 'destroy', object: every(filter('creature')) }) }],
  });
  const game = scenario([{ battlefield: ['Test Case', ...BEARS], hand: ['Test Sweep'] }, []], {
    cards: [whodunit, sweep],
  });
  game.to('End');
  game.resolveAll();
  game.ann.casts('Test Sweep');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Test Case']);
  expect(solved(game, 'Test Case')).toBe(true);
  let triggered = 0;
  game.ann.answers('priority', () => [0]);
  while (game.game.turn < 4) {
    if (game.game.stack.length > 0) triggered++;
    game.proceed();
  }
  expect(triggered).toBe(0);
});

test('"Solved" before an activated ability: it can be activated only then (CR 719.3c, 702.169d, 702.169a)', () => {
  const game = scenario([['Test Case', ...BEARS], []], { cards: [whodunit] });
  expect(game.ann.can('activate', 'Test Case')).toBe(false);
  game.to('End');
  game.resolveAll();
  game.ann.activates('Test Case');
  game.resolveAll();
  expect(game.ann.life).toBe(21);
});

test('"Solved" before a static ability: it applies only then (CR 719.3c, 702.169b, 702.169a)', () => {
  const game = scenario([['Test March', ...BEARS], []], { cards: [marching] });
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  game.to('End');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
});

test('"Solved" before a triggered ability: it triggers only then (CR 719.3c, 702.169c, 702.169a)', () => {
  const game = scenario([['Test Ritual', ...BEARS], ['Test Ritual']], { cards: [ritual] });
  game.to('End');
  game.resolveAll();
  game.to('Draw', 2);
  // Ann's is solved and triggered; Ben's is not.
  expect([game.ann.life, game.ben.life]).toEqual([25, 20]);
});

test('being solved is not copied, and ends as it leaves the battlefield (CR 719.3b)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('enchantment')) }),
  );
  const back = card('Test Return', {
    cost: 'U',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        clause: act({
          kind: 'move',
          verb: 'return',
          object: target(filter('enchantment')),
          to: {
            kind: 'place',
            zone: 'hand',
            of: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: 'target1', words: 'it' } },
          },
        }),
      },
    ],
  });
  const game = scenario(
    [
      {
        battlefield: ['Test Case', 'Test Mimic', 'Grizzly Bears', 'Grizzly Bears', 'Island', 'Forest', 'Forest'],
        hand: ['Test Return'],
      },
      [],
    ],
    {
      cards: [whodunit, mimic, back],
    },
  );
  game.to('End');
  game.resolveAll();
  game.ann.activates('Test Mimic', { targets: ['Test Case'] });
  game.resolveAll();
  const marks = ['Test Case', 'Test Case'].map(
    (name, index) => game.game.objects[game.ann.permanent(name, index).id]?.memory.marks?.['solved'],
  );
  expect(marks.sort()).toEqual([1, undefined]);
  game.ann.casts('Test Return', { targets: ['Test Case'] });
  game.resolveAll();
  expect(game.game.objects[game.ann.state.hand[0] as never]?.memory.marks).toBeUndefined();
});
