/** Colors and types that are chosen as an instruction is carried out; what is granted by something that speaks of itself. CR 608.2d, 201.5a. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import type { Filter } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import { characteristics } from '../../src/index.ts';
import { act, anyTarget, card, filter, keyword, number, self, target, printedCreature } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { nodes, select, sorcery, stating } from '../support/texts.ts';

function cast(made: Card, targets: readonly string[], option: string, theirs: readonly string[] = []): Scenario {
  expect(nodes(made)).toEqual([]);
  const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', 'Grizzly Bears', 'Forest'] }, theirs], {
    cards: [made],
  });
  game.ann.casts('Test Sorcery', { targets });
  game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf(option)] : null));
  return game.resolve();
}

describe('chosen on the spot', () => {
  test('protection from the color of your choice (CR 608.2d, 702.16a)', () => {
    const gain = act({
      kind: 'gain',
      verb: 'gain',
      object: target(filter('creature')),
      abilities: [keyword('protection', { from: [{ kind: 'colorOfYourChoice' }] })],
    });
    const game = cast(
      sorcery({ kind: 'during', clause: gain, during: { kind: 'untilEndOfTurn' } }),
      ['Grizzly Bears'],
      'red',
    );
    const from = characteristics(game.game, game.ann.permanent('Grizzly Bears').id).abilities.flatMap(({ ability }) =>
      ability.kind === 'keyword' ? (ability.from ?? []) : [],
    );
    expect(from).toEqual([{ kind: 'colorWord', color: 'red' }]);
  });

  test('a static ability cannot leave a choice open (CR 604.1)', () => {
    const open = printedCreature(
      'Test Open',
      'W',
      1,
      1,
      stating({
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: self,
          abilities: [keyword('protection', { from: [{ kind: 'colorOfYourChoice' }] })],
        },
      }),
    );
    expect(refusalsOf(open).map(({ node }) => node)).toContain('a choice of a static ability');
  });

  test('becoming the color of your choice replaces its colors (CR 105.3)', () => {
    const become = act({
      kind: 'become',
      verb: 'become',
      object: target(filter('creature')),
      as: { kind: 'description', colorChoice: 'one' },
    });
    const game = cast(sorcery(become), ['Grizzly Bears'], 'blue');
    expect(characteristics(game.game, game.ann.permanent('Grizzly Bears').id).colors).toBe(2);
  });

  test('the color or colors of your choice: as many as are named (CR 105.3)', () => {
    const made = sorcery(
      act({
        kind: 'become',
        verb: 'become',
        object: target(filter('creature')),
        as: { kind: 'description', colorChoice: 'one or more' },
      }),
    );
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', 'Grizzly Bears'] }, []], {
      cards: [made],
    });
    game.ann.casts('Test Sorcery', { targets: ['Grizzly Bears'] });
    const wanted = ['white', 'red', 'no more'];
    game.plan((question) =>
      question.kind === 'chooseOption' ? [question.options.indexOf(wanted.shift() as string)] : null,
    );
    game.resolve();
    expect(characteristics(game.game, game.ann.permanent('Grizzly Bears').id).colors).toBe(1 | 8);
  });

  test('"with base power and toughness 4/4" sets the numbers that bonuses are added to (CR 613.4b)', () => {
    const made = sorcery(
      act({
        kind: 'become',
        verb: 'become',
        object: target(filter('creature')),
        as: { kind: 'description', power: number(4), toughness: number(4), subtypes: ['Dragon'], words: 'base' },
      }),
    );
    const game = cast(made, ['Grizzly Bears'], '');
    const now = characteristics(game.game, game.ann.permanent('Grizzly Bears').id);
    expect([now.basePower, now.power, now.subtypes]).toEqual([4, 4, ['Dragon']]);
  });

  test('becoming the basic land type of your choice replaces its land type (CR 305.7)', () => {
    const become = act({
      kind: 'become',
      verb: 'become',
      object: target(filter('land')),
      as: { kind: 'description', subtypeChoice: 'the basic land type of your choice' },
    });
    const game = cast(sorcery(become), ['Forest'], 'Swamp');
    expect(characteristics(game.game, game.ann.permanent('Forest').id).subtypes).toEqual(['Swamp']);
  });

  test('creatures of the color of your choice are those that have it as the instruction is carried out (CR 608.2d)', () => {
    const chosen: Filter = { ...filter('creature'), qualities: [{ kind: 'ofYourChoice', what: 'color' }] };
    const game = cast(sorcery(act({ kind: 'destroy', object: select(chosen, 'all') })), [], 'red', [
      'Raging Goblin',
      'White Knight',
    ]);
    expect([game.ann.battlefield.includes('Grizzly Bears'), game.ben.battlefield]).toEqual([true, ['White Knight']]);
  });
});

test('an ability that Equipment grants means the Equipment by its name: it is sacrificed and deals the damage (CR 201.5a)', () => {
  const torch = card('Test Torch', {
    cost: '1',
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [
      stating({
        kind: 'changes',
        action: {
          kind: 'gain',
          verb: 'have',
          object: { kind: 'host', how: 'equipped', filter: filter('creature') },
          abilities: [
            {
              kind: 'activated',
              cost: [
                { kind: 'tapCost' },
                { kind: 'actionCost', action: { kind: 'sacrifice', object: { kind: 'self', granter: true } } },
              ],
              clause: act({
                kind: 'dealDamage',
                actor: { kind: 'self', granter: true },
                amount: number(2),
                to: anyTarget,
              }),
            },
          ],
        },
      }),
      keyword('equip', { cost: [] }),
    ],
  });
  const game = scenario([['Test Torch', 'Grizzly Bears'], []], { cards: [torch] });
  game.ann.activates('Test Torch', { targets: ['Grizzly Bears'] });
  game.resolve();
  game.ann.activates('Grizzly Bears', { targets: ['ben'] });
  game.resolve();
  expect([game.ben.life, game.ann.battlefield, game.ann.graveyard]).toEqual([18, ['Grizzly Bears'], ['Test Torch']]);
});
