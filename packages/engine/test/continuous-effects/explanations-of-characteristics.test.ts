import type { Ability, Action, Rule } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { explain, type Explanation, legalActions, type ObjectId, whyNot } from '../../src/index.ts';
import { card, creature, filter, keyword, number, quantifier, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { editObject } from '../../src/vocabulary/door.ts';

const yours = {
  kind: 'select' as const,
  quantifier: quantifier('bare'),
  filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy' as const, player: you }] },
};
const changes = (...actions: Action[]): Ability => ({
  kind: 'static',
  rules: actions.map((action): Rule => ({ kind: 'changes', action })),
});
const anthem = card('Test Anthem', {
  cost: '1W',
  types: ['enchantment'],
  abilities: [changes({ kind: 'get', object: yours, power: number(1), toughness: number(1) })],
});
const wings = card('Test Wings', {
  cost: '1W',
  types: ['enchantment'],
  abilities: [changes({ kind: 'gain', verb: 'have', object: yours, abilities: [keyword('flying')] })],
});
const humble = card('Test Humility', {
  cost: '2W',
  types: ['enchantment'],
  abilities: [
    changes(
      { kind: 'gain', verb: 'lose', object: yours, abilities: 'all' },
      { kind: 'setPowerToughness', object: yours, power: number(1), toughness: number(1) },
    ),
  ],
});
const cards = [anthem, wings, humble];

function why(game: Scenario, name: string): Explanation {
  const found = explain(game.game, game.ann.permanent(name).id);
  if (found === null) throw new Error(`no ${name}`);
  return found;
}

function expectSum({ power, toughness, contributions }: Explanation): void {
  expect(contributions.reduce((sum, one) => sum + one.power, 0)).toBe(power);
  expect(contributions.reduce((sum, one) => sum + one.toughness, 0)).toBe(toughness);
}

test('printed numbers, an anthem, counters and a spell add up to the power of now, each with its rule (CR 613.4c, 122.1a)', () => {
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Test Anthem', 'Forest'], hand: ['Giant Growth'] }, []], {
    cards,
  });
  const bears = game.ann.permanent('Grizzly Bears').id;
  game.alter((altered) => {
    editObject(altered, bears).counters = { '+1/+1': 2 };
  });
  game.ann.casts('Giant Growth', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  const found = why(game, 'Grizzly Bears');
  expect(`${found.power}/${found.toughness}`).toBe(game.ann.stats('Grizzly Bears'));
  expect(found.contributions.map(({ name, rule, power }) => [name, rule, power])).toEqual([
    ['Printed', '208.1', 2],
    ['Counters', '122.1a', 2],
    ['Test Anthem', '613.4c', 1],
    ['Giant Growth', '613.4c', 3],
  ]);
  expectSum(found);
});

test('an effect that sets power says to what, and what it takes away (CR 613.1f, 613.4b)', () => {
  const game = scenario([{ battlefield: ['Serra Angel', 'Test Anthem', 'Test Humility'] }, []], { cards });
  const found = why(game, 'Serra Angel');
  expect(found.contributions.map(({ name, sets, power, loses }) => ({ name, sets, power, loses }))).toEqual([
    { name: 'Printed', sets: null, power: 4, loses: [] },
    { name: 'Test Humility', sets: null, power: 0, loses: ['flying', 'vigilance'] },
    { name: 'Test Humility', sets: '1/1', power: -3, loses: [] },
    { name: 'Test Anthem', sets: null, power: 1, loses: [] },
  ]);
  expectSum(found);
});

test('a keyword that an effect gives names its source (CR 613.1f)', () => {
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Test Wings'] }, []], { cards });
  expect(why(game, 'Grizzly Bears').contributions.at(-1)).toMatchObject({
    name: 'Test Wings',
    rule: '613.1f',
    gains: ['flying'],
  });
  expect(why(game, 'Grizzly Bears').keywords).toEqual(['flying']);
});

test('abilities given and taken are told whole, keywords without what they stand for (CR 613.1f, 702.1)', () => {
  const persisting = card('Test Return', {
    cost: '1W',
    types: ['enchantment'],
    abilities: [
      changes({ kind: 'gain', verb: 'have', object: yours, abilities: [keyword('persist'), keyword('flying')] }),
    ],
  });
  const given = scenario([{ battlefield: ['Grizzly Bears', 'Test Return'] }, []], { cards: [persisting] });
  const bears = why(given, 'Grizzly Bears').contributions.at(-1);
  expect(bears?.gained.map((ability) => ability.kind === 'keyword' && ability.keyword)).toEqual(['persist', 'flying']);
  const [view] = given.session.view(0 as never).battlefield;
  expect(view?.grantedAbilities).toHaveLength(2);
  const taken = scenario([{ battlefield: ['Serra Angel', 'Test Humility'] }, []], { cards });
  expect(why(taken, 'Serra Angel').contributions[1]?.lost).toHaveLength(2);
});

test('an effect that changes types or colors tells which they are now (CR 613.1d, 613.1e)', () => {
  const robots = card('Test Robots', {
    cost: '2U',
    types: ['enchantment'],
    abilities: [
      changes({
        kind: 'become',
        verb: 'be',
        object: yours,
        as: { kind: 'description', types: ['artifact'], inAddition: 'types' },
      }),
    ],
  });
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Test Robots'] }, []], { cards: [robots] });
  const [, changed] = why(game, 'Grizzly Bears').contributions;
  expect(changed).toMatchObject({ name: 'Test Robots', rule: '613.1d', becomes: { types: { subtypes: ['Human'] } } });
  expect(changed?.becomes.types?.types).toEqual(['artifact', 'creature']);
  expect(changed?.becomes.colors).toBe(undefined);
});

test('an object without power has none to explain (CR 208.3)', () => {
  const game = scenario([{ battlefield: ['Forest'] }, []]);
  expect(why(game, 'Forest').power).toBe(null);
  expect(explain(game.game, 9999 as ObjectId)).toBe(null);
});

function reasons(game: Scenario, name: string): readonly string[] {
  const { session, ann } = game;
  const id = ann.state.hand.find((card) => ann.names([card])[0] === name) ?? ann.permanent(name).id;
  const found = whyNot(game.game, ann.id, id);
  if (found.length === 0)
    expect(legalActions(session.game, ann.id).some((option) => 'object' in option && option.object === id)).toBe(true);
  return found.map(({ rule }) => rule);
}

test('a sorcery, a land and a creature say why they wait for the main phase (CR 307.1, 305.1, 302.1)', () => {
  const hand = ['Divination', 'Plains', 'Grizzly Bears'];
  const game = scenario([{ battlefield: ['Island', 'Island', 'Island', 'Forest', 'Forest'], hand }, []]);
  for (const name of hand) expect(reasons(game, name)).toEqual([]);
  game.to('End');
  expect(reasons(game, 'Divination')).toEqual(['307.1']);
  expect(reasons(game, 'Plains')).toEqual(['305.1']);
  expect(reasons(game, 'Grizzly Bears')).toEqual(['302.1']);
});

test('a second land, a spell too dear, and a spell without a target each name their rule (CR 305.2, 601.2h, 601.2c)', () => {
  const game = scenario([{ battlefield: ['Forest'], hand: ['Plains', 'Plains', 'Craw Wurm', 'Giant Growth'] }, []]);
  expect(reasons(game, 'Giant Growth')).toEqual(['601.2c']);
  expect(reasons(game, 'Craw Wurm')).toEqual(['601.2h']);
  game.ann.playsLand('Plains');
  expect(reasons(game, 'Plains')).toContain('305.2');
});

test('a creature’s {T} ability waits a turn (CR 302.6)', () => {
  const elf = creature('Test Elf', 'G', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'tapCost' }],
    clause: { kind: 'do', action: { kind: 'gainLife', amount: number(1) } },
  });
  const game = scenario([{ battlefield: ['Forest'], hand: ['Test Elf'] }, []], { cards: [elf] });
  game.ann.casts('Test Elf');
  game.resolveAll();
  expect(reasons(game, 'Test Elf')).toEqual(['302.6']);
});
