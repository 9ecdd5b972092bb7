import type { Ability, Action, Filter, Rule } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import {
  act,
  card,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const all = (of: Filter, other?: true) => ({
  kind: 'select' as const,
  quantifier: quantifier('bare', other === true ? { other } : {}),
  filter: of,
});
const yours = (...types: Parameters<typeof filter>): Filter => ({
  ...filter(...types),
  qualities: [{ kind: 'controlledBy', player: you }],
});
const changes = (...actions: Action[]): Ability => ({
  kind: 'static',
  rules: actions.map((action): Rule => ({ kind: 'changes', action })),
});
const subtyped = (subtype: string): Filter => ({
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype }] },
});
const enchantment = (name: string, ...abilities: Ability[]) =>
  card(name, { cost: '1W', types: ['enchantment'], abilities });

const anthem = enchantment(
  'Test Anthem',
  changes({ kind: 'get', object: all(yours('creature')), power: number(1), toughness: number(1) }),
);
const humble = enchantment(
  'Test Humility',
  changes(
    { kind: 'gain', verb: 'lose', object: all(filter('creature')), abilities: 'all' },
    { kind: 'setPowerToughness', object: all(filter('creature')), power: number(1), toughness: number(1) },
  ),
);

test('an anthem raises its controller’s creatures only, and for as long as it is there (CR 613.4c, 611.3)', () => {
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Test Anthem'] }, ['Grizzly Bears']], { cards: [anthem] });
  expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  expect(game.ben.stats('Grizzly Bears')).toBe('2/2');
});

test('losing all abilities comes before power is set, and bonuses after both (CR 613.1f, 613.4b-c)', () => {
  const game = scenario([{ battlefield: ['Serra Angel', 'Test Anthem', 'Test Humility'] }, []], {
    cards: [anthem, humble],
  });
  expect(game.ann.stats('Serra Angel')).toBe('2/2');
  expect(characteristics(game.game, game.ann.permanent('Serra Angel').id).keywords).toBe(0);
});

test('a pump spell adds to a value set earlier or later (CR 613.4c)', () => {
  const game = scenario([{ battlefield: ['Craw Wurm', 'Test Humility', 'Forest'], hand: ['Giant Growth'] }, []], {
    cards: [humble],
  });
  game.ann.casts('Giant Growth', { targets: ['Craw Wurm'] });
  game.resolveAll();
  expect(game.ann.stats('Craw Wurm')).toBe('4/4');
});

test('a lord gives others of its kind its bonus and keyword, not itself (CR 613.1f)', () => {
  const others = all(
    { ...yours('creature'), noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Human' }] } },
    true,
  );
  const lord = creature(
    'Test Lord',
    '1W',
    2,
    2,
    changes(
      { kind: 'get', object: others, power: number(1), toughness: number(1) },
      { kind: 'gain', verb: 'have', object: others, abilities: [keyword('flying')] },
    ),
  );
  const game = scenario([{ battlefield: ['Test Lord', 'Grizzly Bears'] }, ['Hill Giant']], { cards: [lord] });
  expect(game.ann.stats('Test Lord')).toBe('2/2');
  expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(17); // Hill Giant cannot block a flier
});

test('an effect that applies to red creatures sees a color changed in an earlier layer (CR 613.1e)', () => {
  const paint = enchantment(
    'Test Paint',
    changes({
      kind: 'become',
      verb: 'be',
      object: all(yours('creature')),
      as: { kind: 'description', colors: ['red'] },
    }),
  );
  const rage = enchantment(
    'Test Rage',
    changes({
      kind: 'get',
      object: all({ ...filter('creature'), adjectives: [{ kind: 'colorWord', color: 'red' }] }),
      power: number(2),
      toughness: number(0),
    }),
  );
  const game = scenario([{ battlefield: ['Test Rage', 'Test Paint', 'Grizzly Bears'] }, ['Grizzly Bears']], {
    cards: [paint, rage],
  });
  expect(game.ann.stats('Grizzly Bears')).toBe('4/2');
  expect(game.ben.stats('Grizzly Bears')).toBe('2/2');
});

test('an effect waits for the one it depends on, whatever their timestamps (CR 613.8b)', () => {
  // "Spirits are Goblins" depends on "Humans are also Spirits", which is newer.
  const first = enchantment(
    'Test First',
    changes({
      kind: 'become',
      verb: 'be',
      object: all(subtyped('Spirit')),
      as: { kind: 'description', subtypes: ['Goblin'], inAddition: 'types' },
    }),
  );
  const second = enchantment(
    'Test Second',
    changes({
      kind: 'become',
      verb: 'be',
      object: all(subtyped('Human')),
      as: { kind: 'description', subtypes: ['Spirit'], inAddition: 'types' },
    }),
  );
  const game = scenario([{ battlefield: ['Test First', 'Grizzly Bears', 'Test Second'] }, []], {
    cards: [first, second],
  });
  expect(characteristics(game.game, game.ann.permanent('Grizzly Bears').id).subtypes).toEqual([
    'Human',
    'Spirit',
    'Goblin',
  ]);
});

test('a land that becomes another basic land type taps for that only (CR 305.7)', () => {
  const moon = enchantment(
    'Test Moon',
    changes({
      kind: 'become',
      verb: 'be',
      object: all({
        ...filter('land'),
        adjectives: [{ kind: 'non', of: { kind: 'supertypeWord', supertype: 'basic' } }],
      }),
      as: { kind: 'description', subtypes: ['Mountain'] },
    }),
  );
  const tower = card('Test Tower', {
    types: ['land'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'tapCost' }],
        clause: act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['U'] } }),
      },
    ],
  });
  const game = scenario(
    [{ battlefield: ['Test Moon', 'Test Tower'], hand: ['Shock', 'Unsummon'] }, ['Grizzly Bears']],
    { cards: [moon, tower] },
  );
  expect(game.ann.can('cast', 'Shock')).toBe(true);
  expect(game.ann.can('cast', 'Unsummon')).toBe(false);
});

test('a characteristic-defining "*" follows what it counts (CR 604.3, 613.4a)', () => {
  const hand = { kind: 'count' as const, of: { kind: 'zoneOfPlayer' as const, zone: ['hand' as const], player: you } };
  const maro = card('Test Maro', {
    cost: '2GG',
    types: ['creature'],
    abilities: [changes({ kind: 'setPowerToughness', object: self, power: hand, toughness: hand })],
  });
  maro.faces[0].power = '*';
  maro.faces[0].toughness = '*';
  const game = scenario([{ battlefield: ['Test Maro'], hand: ['Shock', 'Shock', 'Plains'] }, []], { cards: [maro] });
  expect(game.ann.stats('Test Maro')).toBe('3/3');
  game.ann.playsLand('Plains');
  expect(game.ann.stats('Test Maro')).toBe('2/2');
});

test('switching comes last of all (CR 613.4d)', () => {
  const turn = card('Test Switch', {
    cost: 'U',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'do',
        action: { kind: 'switch', object: target(filter('creature')) },
        during: { kind: 'untilEndOfTurn' },
      }),
    ],
  });
  const game = scenario(
    [{ battlefield: ['Craw Wurm', 'Island', 'Forest'], hand: ['Test Switch', 'Giant Growth'] }, []],
    { cards: [turn] },
  );
  game.ann.casts('Test Switch', { targets: ['Craw Wurm'] });
  game.resolveAll();
  expect(game.ann.stats('Craw Wurm')).toBe('4/6');
  game.ann.casts('Giant Growth', { targets: ['Craw Wurm'] });
  game.resolveAll();
  expect(game.ann.stats('Craw Wurm')).toBe('7/9');
});

test('an effect that set its numbers as it resolved keeps them (CR 608.2h, 611.2c)', () => {
  const count = { kind: 'count' as const, of: yours('creature') };
  const swell = card('Test Swell', {
    cost: 'G',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'do',
        action: { kind: 'get', object: target(filter('creature')), power: count, toughness: count },
        during: { kind: 'untilEndOfTurn' },
      }),
    ],
  });
  const game = scenario(
    [
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest', 'Mountain'], hand: ['Test Swell', 'Lightning Bolt'] },
      [],
    ],
    { cards: [swell] },
  );
  game.ann.casts('Test Swell', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
  game.ann.casts('Lightning Bolt', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('4/4');
});

test('an effect that began in one layer goes on though its ability is gone (CR 613.6)', () => {
  // The animator loses its ability in layer 6, but what it animated in layer 4 still gets its size in layer 7b.
  const animate = enchantment(
    'Test Animator',
    changes({
      kind: 'become',
      verb: 'be',
      object: self,
      as: { kind: 'description', types: ['creature'], power: number(5), toughness: number(5), inAddition: 'types' },
    }),
  );
  const blank = enchantment(
    'Test Blank',
    changes({ kind: 'gain', verb: 'lose', object: all(filter('creature')), abilities: 'all' }),
  );
  const game = scenario([{ battlefield: ['Test Animator', 'Test Blank'] }, []], { cards: [animate, blank] });
  expect(game.ann.stats('Test Animator')).toBe('5/5');
});

test('a condition on a static ability is looked at all the time (CR 611.3a)', () => {
  const proud = creature('Test Proud', '1W', 1, 1, {
    kind: 'static',
    rules: [{ kind: 'changes', action: { kind: 'get', object: self, power: number(2), toughness: number(2) } }],
    condition: { kind: 'has', player: you, what: 'life', comparison: 'atLeast', to: number(20) },
  });
  const game = scenario([['Test Proud'], { battlefield: ['Mountain'], hand: ['Shock'] }], { cards: [proud] });
  expect(game.ann.stats('Test Proud')).toBe('3/3');
  game.ben.casts('Shock', { targets: ['ann'] });
  game.resolveAll();
  expect(game.ann.stats('Test Proud')).toBe('1/1');
});

test('-1/-1 counters and +1/+1 counters change power and toughness (CR 122.1a, 613.4c)', () => {
  const grow = card('Test Grow', {
    cost: 'G',
    types: ['sorcery'],
    abilities: [
      spell(act({ kind: 'putCounters', number: number(2), counter: '+1/+1', on: target(filter('creature')) })),
    ],
  });
  const game = scenario([{ battlefield: ['Grizzly Bears', 'Forest', 'Test Anthem'], hand: ['Test Grow'] }, []], {
    cards: [grow, anthem],
  });
  game.ann.casts('Test Grow', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
});
