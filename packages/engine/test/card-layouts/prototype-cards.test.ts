/** Prototype cards: a second mana cost, power and toughness. CR 718, 702.160. */
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, filter, number, self, spell, target, you } from '../support/cards.ts';
import { engine, enchantment, every, freely, offered, spells, topOfStack } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const SEVEN = Array.from({ length: 7 }, () => 'Mountain');
const RED = 1 << 3;

test('a player chooses to cast it normally or prototyped (CR 718.3, 702.160a)', () => {
  const game = scenario([{ battlefield: SEVEN, hand: ['Test Engine'] }, []], { cards: [engine] });
  expect(offered(game, 'ann', 'Test Engine')).toEqual(['/0', 'prototype/1']);
  game.ann.casts('Test Engine', { via: '' });
  game.resolveAll();
  expect(game.ann.stats('Test Engine')).toBe('6/6');
  const now = characteristics(game.game, game.ann.permanent('Test Engine').id);
  expect([now.manaValue, now.colors]).toEqual([7, 0]);
});

test('a prototyped spell and the permanent it becomes have the other cost and size, and its color (CR 718.3b, 718.2, 702.160a)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Test Engine'] }, []], { cards: [engine] });
  game.ann.casts('Test Engine', { via: 'prototype' });
  const onStack = topOfStack(game);
  expect([onStack.manaValue, onStack.colors, onStack.power, onStack.toughness]).toEqual([2, RED, 2, 1]);
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Engine').id);
  expect([now.manaValue, now.colors, now.power, now.toughness]).toEqual([2, RED, 2, 1]);
});

test('name, types and abilities are the same either way (CR 718.5)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Mountain', 'Test Engine'], hand: ['Test Engine'] }, []], {
    cards: [engine],
  });
  const normal = characteristics(game.game, game.ann.permanent('Test Engine').id);
  game.ann.casts('Test Engine', { via: 'prototype' });
  game.resolveAll();
  const small = characteristics(game.game, game.ann.permanent('Test Engine', 1).id);
  expect([small.name, small.types, small.subtypes, small.keywords]).toEqual([
    normal.name,
    normal.types,
    normal.subtypes,
    normal.keywords,
  ]);
  expect(small.power).not.toBe(normal.power);
});

test('only the other characteristics are looked at to see whether it can be cast (CR 718.3a, 601.3e)', () => {
  const small: Parameters<typeof every>[0] = {
    ...filter('creature'),
    qualities: [{ kind: 'withStat', stat: 'power', comparison: 'atLeast', to: number(4) }],
  };
  const cage = enchantment('Test Cage', {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'cast', object: every(small) } }],
  });
  const game = scenario([{ battlefield: SEVEN, hand: ['Test Engine'] }, ['Test Cage']], { cards: [engine, cage] });
  expect(offered(game, 'ann', 'Test Engine')).toEqual(['prototype/1']);
});

test('everywhere else, and when not cast prototyped, it has its normal characteristics (CR 718.4)', () => {
  const game = scenario(
    [
      {
        battlefield: ['Mountain', 'Mountain', 'Island'],
        hand: ['Test Engine', 'Unsummon'],
        graveyard: ['Test Engine'],
        exile: ['Test Engine'],
      },
      [],
    ],
    { cards: [engine] },
  );
  for (const id of [...game.ann.state.hand.slice(0, 1), ...game.ann.state.graveyard, ...game.game.exile])
    expect(characteristics(game.game, id).manaValue).toBe(7);
  game.ann.casts('Test Engine', { via: 'prototype' });
  game.resolveAll();
  expect(game.ann.stats('Test Engine')).toBe('2/1');
  game.ann.casts('Unsummon', { targets: ['Test Engine'] });
  game.resolveAll();
  const [back] = game.ann.state.hand;
  expect(characteristics(game.game, back as never).power).toBe(6);
});

const echo = card('Test Echo', {
  cost: 'R',
  types: ['instant'],
  abilities: [spell(act({ kind: 'copy', object: target(spells) }))],
});

test('a copy of a prototyped spell is prototyped, and so is the token it becomes (CR 718.3c, 718.2a)', () => {
  const game = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Test Engine', 'Test Echo'] }, []],
    {
      cards: [engine, echo],
    },
  );
  game.ann.casts('Test Engine', { via: 'prototype' });
  game.ann.casts('Test Echo', { targets: ['Test Engine'] });
  game.resolve();
  expect([topOfStack(game).manaValue, topOfStack(game).power]).toEqual([2, 2]);
  game.resolve();
  expect(game.ann.stats('Test Engine')).toBe('2/1');
});

test('a copy of the permanent has what the permanent has (CR 718.3d, 718.2a)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('creature')) }),
  );
  const game = scenario([{ battlefield: ['Mountain', 'Mountain', 'Test Mimic'], hand: ['Test Engine'] }, []], {
    cards: [engine, mimic],
  });
  game.ann.casts('Test Engine', { via: 'prototype' });
  game.resolveAll();
  game.ann.activates('Test Mimic', { targets: ['Test Engine'] });
  game.resolveAll();
  const copy = characteristics(game.game, game.ann.permanent('Test Engine', 0).id);
  expect([copy.power, copy.toughness, copy.manaValue, copy.colors]).toEqual([2, 1, 2, RED]);
});

test('cast without paying its mana cost, it may be prototyped all the same: prototype is no alternative cost (CR 718.3)', () => {
  const gift = enchantment('Test Gift', {
    kind: 'static',
    rules: [
      {
        kind: 'may',
        action: {
          kind: 'cast',
          actor: you,
          object: every(spells),
          from: { kind: 'place', zone: 'graveyard' },
          withoutPaying: true,
        },
      },
    ],
  });
  const game = scenario([{ battlefield: ['Test Gift'], graveyard: ['Test Engine'] }, []], { cards: [engine, gift] });
  expect(offered(game, 'ann', 'Test Engine')).toEqual(['without paying/0', 'without paying/1']);
  game.ann.casts('Test Engine', { face: 1 });
  game.resolveAll();
  expect(game.ann.stats('Test Engine')).toBe('2/1');
});
