/** Auras that enchant a card in a graveyard and bring it back. CR 303.4b, 702.5. */
import { expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const RISE =
  'Rise Again | {0} | Enchantment — Aura | | Enchant Giant card in a graveyard / When this Aura enters, if it’s on the battlefield, it loses "enchant Giant card in a graveyard" and gains "enchant Giant put onto the battlefield with Rise Again." Return enchanted Giant card to the battlefield tapped under your control and attach this Aura to it. When Rise Again leaves the battlefield, that permanent’s controller sacrifices it. / Enchanted Giant gets -1/-0.';
const GRAVE =
  'Grave Call | {0} | Enchantment | | When Grave Call enters, if it’s on the battlefield, it becomes an Aura with "enchant Giant put onto the battlefield with Grave Call." Put target Giant card from a graveyard onto the battlefield tapped under your control and attach Grave Call to it. When Grave Call leaves the battlefield, that permanent’s controller sacrifices it.';
const GIANT = 'Lank Giant | {3} | Creature — Giant | 3/3 |';
const BREAK = 'Break It | {0} | Sorcery | | Destroy target enchantment.';
const KILL = 'Quick End | {0} | Sorcery | | Destroy target creature.';
const MOVE = 'Move Over | {0} | Sorcery | | Attach all Auras you control to target creature.';

test('the creature comes back under its player’s control, the Aura on it (CR 303.4b + 400.7)', () => {
  const game = table([GIANT, RISE], [{ hand: ['Rise Again'] }, { graveyard: ['Lank Giant'] }]);
  plays(game.ann, 'Rise Again', 'Lank Giant');
  expect(game.ann.battlefield.toSorted()).toEqual(['Lank Giant', 'Rise Again']);
  expect(game.ann.stats('Lank Giant')).toBe('2/3');
  expect(game.ann.permanent('Rise Again').attachedTo).toBe(game.ann.permanent('Lank Giant').id);
});

test('it can be cast with such a card in a graveyard only (CR 303.4a)', () => {
  const game = table([GIANT, RISE], [{ hand: ['Rise Again'], graveyard: ['Island'] }, ['Lank Giant']]);
  expect(() => game.ann.casts('Rise Again')).toThrow("can't cast");
});

test.each([
  ['Rise Again', RISE],
  ['Grave Call', GRAVE],
])('when %s leaves, whoever controls that creature sacrifices it (CR 603.7c)', (name, card) => {
  const game = table([GIANT, card, BREAK], [{ hand: [name, 'Break It'], graveyard: ['Lank Giant'] }, {}]);
  plays(game.ann, name, 'Lank Giant');
  plays(game.ann, 'Break It', name);
  expect(game.ann.battlefield).toEqual([]);
  expect(game.ann.graveyard).toContain('Lank Giant');
});

test.each([
  ['Rise Again', RISE],
  ['Grave Call', GRAVE],
])('when the creature dies, %s goes too (CR 704.5m)', (name, card) => {
  const game = table([GIANT, card, KILL], [{ hand: [name, 'Quick End'], graveyard: ['Lank Giant'] }, {}]);
  plays(game.ann, name, 'Lank Giant');
  plays(game.ann, 'Quick End', 'Lank Giant');
  expect(game.ann.battlefield).toEqual([]);
});

test('it can be attached to no other creature afterwards (CR 303.4j, 702.5d)', () => {
  const game = table(
    [GIANT, RISE, MOVE, 'Big Brother | {0} | Creature — Giant | 9/9 |'],
    [{ battlefield: ['Big Brother'], hand: ['Rise Again', 'Move Over'], graveyard: ['Lank Giant'] }, {}],
  );
  plays(game.ann, 'Rise Again', 'Lank Giant');
  plays(game.ann, 'Move Over', 'Big Brother');
  expect(game.ann.permanent('Rise Again').attachedTo).toBe(game.ann.permanent('Lank Giant').id);
});

test('what was no Aura becomes one with that ability alone (CR 205.1a, 702.5)', () => {
  const game = table([GIANT, GRAVE], [{ hand: ['Grave Call'] }, { graveyard: ['Lank Giant'] }]);
  plays(game.ann, 'Grave Call', 'Lank Giant');
  const now = characteristics(game.game, game.ann.permanent('Grave Call').id);
  expect(now.subtypes).toEqual(['Aura']);
  expect(game.ann.battlefield).toContain('Lank Giant');
});
