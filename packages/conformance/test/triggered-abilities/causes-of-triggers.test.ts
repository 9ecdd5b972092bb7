/** "Creatures entering or dying don't cause abilities to trigger", "... entering or leaving causes ... an additional time". CR 603.2d, 603.10a. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const HUSH =
  'Hush Fay | {0} | Creature — Faerie | 1/2 | Creatures and planeswalkers entering the battlefield or dying don’t cause abilities to trigger.';
const WHITE =
  'White Sage | {0} | Creature — Avatar | 4/5 | If a snow permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.';
const GREETER = 'Greeter | {0} | Enchantment | | Whenever a permanent enters, you gain 1 life.';
const MOURNER =
  'Mourner | {0} | Enchantment | | Whenever one or more permanents leave the battlefield, you gain 1 life.';
const CULTIST = 'Cultist | {0} | Enchantment | | Whenever you sacrifice a creature, you gain 1 life.';
const WEEPER = 'Weeper | {0} | Creature — Spirit | 1/1 | When this creature dies, you gain 5 life.';
const ROCK = 'Rock | {0} | Artifact | |';
const SACRIFICE = 'Rite | {0} | Sorcery | | Sacrifice a creature.';
const BREAK = 'Break | {0} | Sorcery | | Destroy target permanent.';
const WRATH = 'Wrath | {0} | Sorcery | | Destroy all creatures.';
const FLOOD = 'Flood | {0} | Sorcery | | Return all permanents to their owners’ hands.';
const CARDS = [HUSH, WHITE, GREETER, MOURNER, CULTIST, WEEPER, ROCK, SACRIFICE, BREAK, WRATH, FLOOD];

function at(battlefield: readonly string[], ...hand: readonly string[]): Scenario {
  return table(CARDS, [{ battlefield, hand }, {}]);
}

test('what enters as a creature sets nothing off, another permanent does (CR 603.2)', () => {
  const game = at(['Hush Fay', 'Greeter'], 'Weeper', 'Rock');
  expect(plays(game.ann, 'Weeper').ann.life).toBe(20);
  expect(plays(game.ann, 'Rock').ann.life).toBe(21);
});

test('nor does a creature that dies, not even where it leaves the battlefield by that (CR 700.4, 603.6c)', () => {
  const game = at(['Hush Fay', 'Mourner', 'Weeper', 'Rock'], 'Break', 'Break');
  expect(plays(game.ann, 'Break', 'Weeper').ann.life).toBe(20);
  expect(plays(game.ann, 'Break', 'Rock').ann.life).toBe(21);
});

test('those that die together with it set nothing off either (CR 603.10a)', () => {
  expect(plays(at(['Hush Fay', 'Weeper'], 'Wrath').ann, 'Wrath').ann.life).toBe(20);
});

test('what is returned to a hand did not die: of several that leave, those count (CR 603.2c)', () => {
  expect(plays(at(['Hush Fay', 'Mourner', 'Weeper'], 'Flood').ann, 'Flood').ann.life).toBe(21);
});

test('"whenever you sacrifice" is set off by the deed, not by the death (CR 701.17a)', () => {
  const game = at(['Hush Fay', 'Cultist'], 'Rite');
  expect(plays(game.ann, 'Rite').ann.life).toBe(21);
});

test('an artifact that enters or leaves makes each ability trigger once more (CR 603.2d)', () => {
  const game = at(['White Sage', 'Greeter', 'Mourner'], 'Rock', 'Break');
  expect(plays(game.ann, 'Rock').ann.life).toBe(22);
  expect(plays(game.ann, 'Break', 'Rock').ann.life).toBe(24);
});

test('a creature that is neither snow nor an artifact does so once (CR 603.2d)', () => {
  const game = at(['White Sage', 'Greeter', 'Mourner'], 'Weeper');
  expect(plays(game.ann, 'Weeper').ann.life).toBe(21);
});

test('an artifact that leaves together with it is still seen by it (CR 603.10a)', () => {
  expect(plays(at(['White Sage', 'Mourner', 'Rock'], 'Flood').ann, 'Flood').ann.life).toBe(22);
});
