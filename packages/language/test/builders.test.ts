import { describe, expect, test } from 'vitest';
import {
  anyTarget,
  card,
  filter,
  instruct,
  keyword,
  mana,
  number,
  select,
  quantifier,
  self,
  spell,
} from '../src/surface/index.ts';

describe('builders', () => {
  test('mana costs are read symbol by symbol (CR 107.4)', () => {
    expect(mana('12WW')).toEqual(['12', 'W', 'W']);
    expect(mana('{X}{W/U}{2/B}{G/P}')).toEqual(['X', 'W/U', '2/B', 'G/P']);
  });

  test('a type line gives supertypes, types and subtypes (CR 205.1)', () => {
    const drafted = card({
      name: 'Test Elf',
      cost: '{1}{G}',
      type: 'Legendary Creature — Elf Druid',
      power: '2',
      toughness: '2',
    });
    expect(drafted.faces[0]).toMatchObject({
      supertypes: ['legendary'],
      types: ['creature'],
      subtypes: ['Elf', 'Druid'],
    });
    expect(drafted.colorIdentity).toEqual(['green']);
  });

  test('a type line with an unknown word is refused by name (CR 205.2a)', () => {
    expect(() => card({ name: 'Test Oddity', type: 'Gizmo' })).toThrow('"gizmo" in the type line of Test Oddity');
  });

  test('capitalised words are subtypes, others card types or class words (CR 205.3)', () => {
    expect(filter('Goblin creature token').noun).toEqual({
      kind: 'words',
      words: [
        { kind: 'subtypeWord', subtype: 'Goblin' },
        { kind: 'typeWord', type: 'creature' },
        { kind: 'classWord', word: 'token' },
      ],
    });
  });

  test('a card is plain data: it survives JSON (CR 109.3)', () => {
    const bolt = card({
      name: 'Test Bolt',
      cost: 'R',
      type: 'Instant',
      abilities: [
        keyword('flash'),
        spell(instruct({ kind: 'dealDamage', actor: self, amount: number(3), to: anyTarget() })),
      ],
    });
    expect(JSON.parse(JSON.stringify(bolt))).toEqual(bolt);
  });

  test('a quantifier carries its number only when it has one', () => {
    expect(select(quantifier('upTo', 2, { target: true }), 'creature').quantifier).toEqual({
      kind: 'quantifier',
      amount: 'upTo',
      target: true,
      number: { kind: 'number', number: 2 },
    });
    expect(quantifier('each')).toEqual({ kind: 'quantifier', amount: 'each' });
  });
});
