/** A permanent with mana abilities that exclude each other is used for whichever pays the cost. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const BEFORE = [
  'Sluice | | Land | | {T}: Add {C}. / {1}, {T}: Add {W}{U}.',
  'Gate | | Land | | {T}: Add {C}. / {W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.',
  'Tomb | | Land | | {T}: Add {C}{C}. This land deals 2 damage to you.',
  'Spring | | Land | | {T}: Add {G}. / {T}, Sacrifice this land: Add {G}{G}.',
  'Marsh | | Land | | Each land is a Swamp in addition to its other land types.',
  'Wisp | {U}{U} | Creature — Spirit | 1/1 |',
  'Shade | {B}{B} | Creature — Shade | 1/1 |',
  'Golem | {2} | Artifact Creature — Golem | 1/1 |',
  'Elk | {G}{G} | Creature — Elk | 1/1 |',
  'Chorus | {U}{U}{W}{W} | Creature — Spirit | 4/4 |',
];

test.each([
  ['a filter takes what another land makes', ['Gate', 'Plains'], 'Wisp'],
  ['one filter after the other', ['Sluice', 'Gate', 'Gate', 'Island'], 'Chorus'],
  ['each as a Swamp, though two of colorless mana are more', ['Tomb', 'Marsh'], 'Shade'],
  ['sacrificed for one more', ['Spring'], 'Elk'],
])('%s (CR 601.2g, 605.3b)', (_how, battlefield, spell) => {
  const game = table(BEFORE, [{ battlefield, hand: [spell] }, {}]);
  plays(game.ann, spell);
  expect(game.ann.battlefield).toContain(spell);
  expect(game.ann.life).toBe(20);
});

test('the plain use is taken where it does, and nothing is used up (CR 601.2g)', () => {
  const game = table(BEFORE, [{ battlefield: ['Spring', 'Sluice'], hand: ['Golem'] }, {}]);
  plays(game.ann, 'Golem');
  expect(game.ann.battlefield).toEqual(['Spring', 'Sluice', 'Golem']);
});

test('a permanent has one use at a time: what the two make together pays nothing (CR 605.3b)', () => {
  const game = table(BEFORE, [{ battlefield: ['Gate'], hand: ['Wisp', 'Golem'] }, {}]);
  expect(game.ann.can('cast', 'Wisp')).toBe(false);
  expect(game.ann.can('cast', 'Golem')).toBe(false);
});
