/** Exceptions of copies that take card types away, or give what the copied creature lacks. CR 707.9, 205.1a. */
import { expect, test } from 'vitest';
import { now, table } from '../support/text-table.ts';
import { typeNames } from '../support/rules-table.ts';

const mould =
  "Wax Mould | {0} | Artifact — Vehicle | 2/2 | You may have this Vehicle enter as a copy of any creature on the battlefield, except it's a Vehicle artifact with crew 1 and it loses all other card types.";
const shade =
  "Brief Shade | {0} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any Bird or Spirit on the battlefield, except it has vanishing 2 if that creature doesn't have vanishing.";
const owl = 'Grey Owl | {0} | Creature — Bird Soldier | 2/3 | Flying';
const wisp = 'Dim Wisp | {0} | Creature — Spirit | 3/1 | Vanishing 4';

test('a copy that loses all other card types keeps none of their subtypes, but abilities and size (CR 205.1a, 707.9b)', () => {
  const game = table([mould, owl], [{ hand: ['Wax Mould'], battlefield: ['Grey Owl'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Wax Mould');
  game.resolveAll();
  const copy = now(game.ann, 'Grey Owl', 1);
  expect([typeNames(copy), copy.subtypes]).toEqual([['artifact'], ['Vehicle']]);
  game.ann.activates('Grey Owl');
  game.resolveAll();
  const crewed = now(game.ann, 'Grey Owl', 1);
  expect([typeNames(crewed), crewed.subtypes, crewed.power, crewed.toughness]).toEqual([
    ['artifact', 'creature'],
    ['Vehicle'],
    2,
    3,
  ]);
});

test('a copy has vanishing where the copied creature lacks it, and enters with its counters (CR 702.63a, 707.5)', () => {
  const game = table([shade, owl], [{ hand: ['Brief Shade'], battlefield: ['Grey Owl'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Brief Shade');
  game.resolveAll();
  expect(game.ann.permanent('Grey Owl', 1).counters).toEqual({ time: 2 });
});

test('a copy of a creature with vanishing has that alone (CR 707.2, 707.9a)', () => {
  const game = table([shade, wisp], [{ hand: ['Brief Shade'], battlefield: ['Dim Wisp'] }, {}]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Brief Shade');
  game.resolveAll();
  expect(game.ann.permanent('Dim Wisp', 1).counters).toEqual({ time: 4 });
});
