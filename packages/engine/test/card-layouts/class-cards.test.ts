/** Classes and their levels. CR 716. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { act, card, creature, filter, keyword, number, self, target, you } from '../support/cards.ts';
import { enchantment, every, freely } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const more = (power: number): Ability => ({
  kind: 'static',
  rules: [
    {
      kind: 'changes',
      action: { kind: 'get', object: every(filter('creature')), power: number(power), toughness: number(0) },
    },
  ],
});
const onLevel = (level: number): Ability => ({
  kind: 'triggered',
  trigger: {
    kind: 'trigger',
    word: 'when',
    events: [{ kind: 'keywordAction', action: 'become level', object: self, amount: number(level) }],
  },
  clause: act({ kind: 'gainLife', actor: you, amount: number(level) }),
});
/** First +1/+0; at level 2 +2/+0 more; at level 3 life for becoming it. */
const fighter: Card = {
  ...card('Test Fighter Class', {
    cost: 'G',
    types: ['enchantment'],
    subtypes: ['Class'],
    abilities: [
      more(1),
      { kind: 'classLevel', level: 2, cost: [{ kind: 'manaCost', symbols: ['1'] }], abilities: [more(2)] },
      { kind: 'classLevel', level: 3, cost: [{ kind: 'manaCost', symbols: ['2'] }], abilities: [onLevel(3)] },
    ],
  }),
  layout: 'class',
};
const FOREST = ['Forest', 'Forest', 'Forest'];
const table = (more: readonly string[] = [], others: readonly Card[] = []) =>
  scenario([['Test Fighter Class', 'Grizzly Bears', ...FOREST, ...more], []], { cards: [fighter, ...others] });

test('a level bar is an ability that raises the level by one, and gives what stands beside it (CR 716.2, 716.2a, 716.2c, 107.16)', () => {
  const game = table();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  // The higher level keeps what the lower one gave.
  expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
  expect(game.ann.life).toBe(23);
});

test('the next level only, and each once (CR 716.2a, 716.2d, 107.16a)', () => {
  const game = table();
  const levels = () =>
    game.session.options(game.ann.id).filter((option) => option.kind === 'activate' && !option.isManaAbility);
  // Without a level it counts as level 1: the ability for level 2 and no other.
  expect(levels()).toHaveLength(1);
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  expect(levels()).toHaveLength(1);
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  expect(levels()).toHaveLength(0);
});

test('only as a sorcery (CR 716.2a)', () => {
  const game = table();
  expect(game.ann.can('activate', 'Test Fighter Class')).toBe(true);
  game.to('End');
  expect(game.ann.can('activate', 'Test Fighter Class')).toBe(false);
});

test('what stands above the first level bar works at all times (CR 716.3)', () => {
  const game = table();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
});

test('a permanent keeps its level when it stops being a Class, and the level is not copied (CR 716.2b, 716.2d)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    0,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('enchantment')) }),
  );
  const blank = enchantment('Test Blank');
  const change = freely({
    kind: 'becomeCopy',
    object: target(
      { ...filter('enchantment'), adjectives: [{ kind: 'subtypeAdjective', subtype: 'Class' }] },
      'target1',
    ),
    of: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a', target: true },
      filter: filter('enchantment'),
      label: 'chosen1',
    },
  });
  const wizard = creature('Test Wizard', '1', 0, 1, change);
  const game = table(['Test Mimic', 'Test Wizard', 'Test Blank'], [mimic, blank, wizard]);
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  const level = (): unknown => game.game.objects[game.game.battlefield[0] as never]?.memory.marks?.['level'];
  game.ann.activates('Test Mimic', { targets: ['Test Fighter Class'] });
  game.resolveAll();
  // The copy is level 1: its ability for level 2 can be activated, the other’s for level 3 too.
  const offers = game.session
    .options(game.ann.id)
    .filter((option) => option.kind === 'activate' && !option.isManaAbility);
  expect(offers.length).toBe(3);
  expect(game.ann.stats('Grizzly Bears')).toBe('6/2');
  game.ann.activates('Test Wizard', { targets: ['Test Fighter Class', 'Test Blank'] });
  game.resolveAll();
  expect(level()).toBe(2);
});

test('level counters and Class levels have nothing to do with each other (CR 716.4, 711.7, 702.87c)', () => {
  const student = card('Test Student', {
    cost: 'W',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      keyword('level up', { cost: [{ kind: 'manaCost', symbols: ['0'] }] }),
      { kind: 'level', from: 1, to: null, power: '4', toughness: '4', abilities: [] },
    ],
  });
  const coach = creature(
    'Test Coach',
    '1',
    0,
    1,
    freely({ kind: 'putCounters', number: number(2), counter: 'level', on: target(filter('enchantment')) }),
  );
  const game = table(['Test Student', 'Test Coach'], [{ ...student, layout: 'leveler' }, coach]);
  game.ann.activates('Test Coach', { targets: ['Test Fighter Class'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/2');
  game.ann.activates('Test Fighter Class');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
  expect(game.ann.stats('Test Student')).toBe('4/1');
  game.ann.activates('Test Student');
  game.resolveAll();
  expect(game.ann.stats('Test Student')).toBe('7/4');
});
