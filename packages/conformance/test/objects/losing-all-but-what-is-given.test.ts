/** "... and it loses all other abilities, card types, and creature types": only what the same text gives stays. CR 205.1a-b, 613.1d, 613.1f. */
import { expect, test } from 'vitest';
import { TypeBit } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const LINES = [
  'Beetle Curse | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature is a Scarecrow artifact creature with base power and toughness 0/2 and has indestructible, and it loses all other abilities, card types, and creature types.',
  'Statue | {0} | Artifact — Equipment | | Equipped creature is a Golem artifact creature with base power and toughness 3/3 and has vigilance, and it loses all other abilities, card types, and creature types. / Equip {0}',
  'Queen | {0} | Legendary Enchantment Creature — Cat God | 4/4 | Flying / Indestructible',
  'Axe Ox | {G} | Artifact Creature — Equipment Ox | 5/5 | Trample',
  'Growth | {0} | Instant | | Target creature gets +3/+1 and gains menace until end of turn.',
];
const curse = (name: string): Scenario =>
  plays(table(LINES, [{ hand: ['Beetle Curse', 'Growth'], battlefield: [name] }, {}]).ann, 'Beetle Curse', name);

test('an enchantment creature is an artifact creature and nothing else; its supertypes stay (CR 205.1a)', () => {
  const { ann } = curse('Queen');
  const queen = now(ann, 'Queen');
  expect(queen.types).toBe(TypeBit.Artifact | TypeBit.Creature);
  expect([queen.subtypes, queen.supertypes > 0, ann.stats('Queen')]).toEqual([['Scarecrow'], true, '0/2']);
  expect(queen.abilities.map(({ ability }) => (ability as { keyword?: string }).keyword)).toEqual(['indestructible']);
});

test('subtypes of artifacts stay (CR 205.1b)', () => {
  expect([...now(curse('Axe Ox').ann, 'Axe Ox').subtypes].sort()).toEqual(['Equipment', 'Scarecrow']);
});

test('what it gains later it has, and bonuses count (CR 613.7)', () => {
  const game = curse('Queen');
  plays(game.ann, 'Growth', 'Queen');
  expect(game.ann.stats('Queen')).toBe('3/3');
  expect(now(game.ann, 'Queen').abilities.length).toBe(2);
});

test('while it is equipped; what it was, it is again when it is not (CR 613.1)', () => {
  const game = table(LINES, [{ battlefield: ['Statue', 'Queen', 'Axe Ox'] }, {}]);
  const { ann } = game;
  uses(ann, 'Statue', 'Queen');
  expect([ann.stats('Queen'), now(ann, 'Queen').subtypes]).toEqual(['3/3', ['Golem']]);
  uses(ann, 'Statue', 'Axe Ox');
  expect([ann.stats('Queen'), now(ann, 'Queen').abilities.length]).toEqual(['4/4', 2]);
});
