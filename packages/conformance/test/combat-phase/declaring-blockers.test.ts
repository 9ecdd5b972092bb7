/** Declaring blockers: who may block whom, how many, what must be done, and who chooses. CR 509.1. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table, until } from '../support/text-table.ts';

const LION = 'Lion | {0} | Creature — Cat | 3/3';
const BEAR = 'Bear | {0} | Creature — Bear | 2/2';
const names = (game: Scenario, ids: readonly number[]): string[] => game.ann.names(ids as never);
const blockers = (game: Scenario): Extract<Question, { kind: 'blockers' }> => until(game.ben, 'blockers');
test('who may block whom, and how many (CR 509.1a-b)', () => {
  const cards = [
    LION,
    'Wary | {0} | Creature — Cat | 2/2 | Menace',
    "Slick | {0} | Creature — Cat | 2/2 | Slick can't be blocked by more than one creature.",
    'Drake | {0} | Creature — Drake | 2/2 | Flying',
    'Broad | {0} | Creature — Wall | 0/5 | Broad can block an additional creature each combat.',
  ];
  const game = table(cards, [
    ['Wary', 'Slick', 'Drake'],
    ['Broad', 'Lion', { card: 'Lion', tapped: true }, 'Mountain'].map((card) => card) as never,
  ]);
  game.ann.attacks(['Wary', 'Slick', 'Drake']);
  const question = blockers(game);
  expect([names(game, question.attackers), names(game, question.blockers)]).toEqual([
    ['Wary', 'Slick', 'Drake'],
    ['Broad', 'Lion'],
  ]);
  expect(question).toMatchObject({
    canBlock: [
      [0, 1],
      [0, 1],
    ],
    minimum: [2, 1, 1],
    maximum: [Infinity, 1, Infinity],
    mayBlock: [2, 1],
    mustBlock: [[], []],
    reason: { text: 'Declare blockers', rule: '509.1' },
  });
  expect(['company' in question, 'limit' in question]).toEqual([false, false]);
});

test('so many creatures may block at most, of all players together', () => {
  const arbiter = 'Arbiter | {0} | Enchantment | | No more than one creature can block each combat.';
  const game = table(
    [arbiter, LION, BEAR],
    [
      ['Lion', 'Bear', 'Arbiter'],
      ['Bear', 'Bear'],
    ],
  );
  game.ann.attacks(['Lion', 'Bear']);
  expect(blockers(game).limit).toBe(1);
  const many = table([arbiter, LION, BEAR], [['Lion', 'Bear', 'Arbiter'], ['Lion'], ['Lion']], {
    format: 'free-for-all:attack=any',
  });
  many.ann.answers('attackers', [0, 0, 1, 1]);
  many.ben.answers('blockers', [0, 0]);
  expect(until(many.ben, 'blockers').limit).toBe(1);
  expect(until(many.cat, 'blockers').limit).toBe(0);
});

test('a requirement to block is of those that attack its controller (CR 509.1c)', () => {
  const lure = 'Lure | {0} | Creature — Elk | 1/1 | All creatures able to block Lure do so.';
  const game = table([lure, LION, BEAR], [['Lion', 'Lure'], ['Bear']]);
  game.ann.attacks(['Lion', 'Lure']);
  expect(blockers(game).mustBlock).toEqual([[1]]);
  const eager = 'Eager | {0} | Creature — Dog | 2/2 | Eager blocks each combat if able.';
  const other = table([eager, LION], [['Lion'], ['Eager']]);
  other.ann.attacks('Lion');
  expect(blockers(other).mustBlock).toEqual([[-1]]);
  const alone = "Shy | {0} | Creature — Dog | 2/2 | Shy blocks each combat if able. / Shy can't block alone.";
  const shy = table([alone, LION], [['Lion'], ['Shy']]);
  shy.ann.attacks('Lion');
  expect([blockers(shy).mustBlock, blockers(shy).company]).toEqual([[[]], [2]]);
});

test('another player chooses how creatures block, of several such effects the latest', () => {
  const how = 'how those creatures block';
  const lead = `Lead | {0} | Sorcery | | You choose which creatures block this turn and ${how}.`;
  const game = table([lead, LION, BEAR], [{ battlefield: ['Lion'], hand: ['Lead'] }, ['Bear']]);
  game.ann.casts('Lead');
  game.resolve();
  game.ann.attacks('Lion');
  expect(until(game.ann, 'blockers').player).toBe(game.ann.id);
  game.answer([0, 0]);
  expect(game.throughCombat().ben.graveyard).toEqual(['Bear']);
});

test('an effect makes a creature block what attacks its controller, once, and nothing else (CR 509.6, 506.3d)', () => {
  const step = 'Step | {0} | Instant | | Target creature blocks target attacking creature. You gain 1 life.';
  const guard = 'Guard | {0} | Creature — Human | 0/4 | Whenever Guard blocks, you gain 10 life.';
  const flick = 'Flick | {0} | Instant | | Target attacking creature phases out.';
  const life = (whom: string, block: boolean, gone: boolean): [number, number] => {
    const game = table(
      [step, guard, flick, LION],
      [['Lion'], { battlefield: ['Guard'], hand: ['Step'] }, { hand: ['Flick'] }],
      { format: 'free-for-all:attack=any' },
    );
    game.ann.attacks('Lion', whom);
    if (block) game.ben.blocks([['Guard', 'Lion']]);
    game.to('DeclareBlockers');
    game.ben.casts('Step', { targets: ['Guard', 'Lion'] });
    if (gone) {
      game.cat.casts('Flick', { targets: ['Lion'] });
      game.resolve();
    }
    game.resolveAll();
    return [game.ben.life, game.ben.permanent('Guard').blocking.length];
  };
  expect([life('ben', false, false), life('ben', true, false), life('cat', false, false)]).toEqual([
    [31, 1],
    [31, 1],
    [21, 0],
  ]);
  expect(life('ben', false, true)).toEqual([21, 0]);
});

describe('"blocks or becomes blocked by" somebody who is described', () => {
  const cast = [
    'Ant | {0} | Creature — Insect | 1/5 |',
    'Bat | {0} | Creature — Bat Vampire | 1/5 |',
    `Starer | {0} | Creature — Bird | 1/9 | This creature can block an additional creature each combat. / Whenever this creature blocks or becomes blocked by a Vampire, ${'destroy'} that creature.`,
    `Stick | {0} | Artifact — Equipment | | Whenever equipped creature blocks or becomes blocked by a Vampire, ${'destroy'} that creature. / Equip {0}`,
    `Mirror | {0} | Artifact — Equipment | | Equipped creature has "Whenever a Vampire blocks or becomes blocked by this creature, ${'destroy'} that creature." / Equip {0}`,
    'Bear | {0} | Creature — Bear | 1/9 | This creature can block an additional creature each combat.',
  ];

  test('one that is blocked must be so described, too; each of several is met for itself (CR 509.3c, 509.3d)', () => {
    const game = table(cast, [{ battlefield: ['Ant', 'Bat', 'Bat'] }, { battlefield: ['Starer'] }]);
    game.ann.attacks(['Ant', 'Bat', 'Bat']);
    game.ben.answers('blockers', [0, 0, 0, 1]);
    game.throughCombat();
    expect([game.ann.battlefield.sort(), game.ben.battlefield]).toEqual([['Ant', 'Bat'], ['Starer']]);
  });

  test('blocked by two of them, it looks at each (CR 509.3d)', () => {
    const game = table(cast, [{ battlefield: ['Starer'] }, { battlefield: ['Ant', 'Bat', 'Bat'] }]);
    game.ann.attacks('Starer');
    game.ben.blocks(['Ant', 'Bat', 'Bat'].map((name) => [name, 'Starer'] as [string, string]));
    game.throughCombat();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Starer'], ['Ant']]);
  });

  test.each(['Stick', 'Mirror'])(
    'what the bearer of the %s fights is meant, not the bearer (CR 301.5, 608.2c)',
    (which) => {
      for (const [first, second] of [
        ['Ant', 'Ant'],
        ['Bat', undefined],
      ] as const) {
        const game = table(cast, [{ battlefield: [first] }, { battlefield: ['Bear', which] }]);
        game.to('PrecombatMain', 2);
        game.ben.activates(which, { targets: ['Bear'] });
        game.resolveAll();
        game.to('PrecombatMain', 3);
        game.ann.attacks(first);
        game.ben.blocks([['Bear', first]]);
        game.throughCombat();
        expect([game.ann.battlefield[0], game.ben.battlefield.sort()]).toEqual([second, ['Bear', which]]);
      }
    },
  );
});
