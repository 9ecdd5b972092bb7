/** What changes permanents meets what changes them: each two of eight kinds, on one permanent. CR 400.7, 613, 702.26, 707, 708. */
import { expect, test } from 'vitest';
import { meeting, rows, side, things } from './kinds.ts';

const ROWS = rows(`
  copy, copy for a turn | 707.4 | Drake | Rat + Herald | ann Shape Rat, ann Ape Herald | Rat 1/1 deathtouch | Rat 1/1 deathtouch + Herald 1/1 | 2
  copy, control | 707.2 |  | Drake | ann Steal Drake, ann Twin Drake | Drake 2/2 flying + Drake 2/2 flying |  |
  copy, flicker | 400.7 | Drake | Rat | ann Shape Drake Rat, ann Flicker Rat | Drake 2/2 flying | Rat 1/1 deathtouch |
  copy, face down | 708.2 | Drake | Rat | ann Shape Drake Rat, ann Mask Rat | face down 2/2 | Rat 1/1 deathtouch |
  copy, phased out | 702.26d | Drake | Rat | ann Shape Drake Rat, ann Fade Rat | Rat 1/1 deathtouch | Rat 1/1 deathtouch | 3
  no abilities, copy | 707.2 | Drake |  | ann Numb Drake, ann Twin Drake | Drake 2/2 + Drake 2/2 flying |  |
  made a creature, copy | 707.2 | Urn |  | ann Wake Urn, ann Twin Urn | Urn 4/4 + Urn |  |
  type, copy | 707.2 | Drake |  | ann Hop Drake, ann Twin Drake | Drake 1/5 flying + Drake 2/2 flying |  |
  control, control for a turn | 613.7 |  | Drake | ann Steal Drake, ben Borrow Drake | Drake 2/2 flying |  | 2
  control, flicker | 400.7 |  | Drake | ann Steal Drake, ann Flicker Drake |  | Drake 2/2 flying |
  control, face down | 708.2a |  | Drake | ann Steal Drake, ann Mask Drake | face down 2/2 |  |
  control for a turn, phased out | 702.26f |  | Drake | ann Borrow Drake, ann Fade Drake |  | Drake 2/2 flying | 3
  control, no abilities | 613.1f |  | Drake | ann Steal Drake, ben Numb Drake | Drake 2/2 |  |
  control, made a creature | 613.1d |  | Urn | ann Wake Urn, ann Steal Urn | Urn 4/4 |  |
  control, type | 613.1d |  | Drake | ben Hop Drake, ann Steal Drake | Drake 1/5 flying |  |
  flicker, flicker | 400.7 | Herald |  | ann Flicker Herald, ann Flicker Herald | Herald 1/1 |  |
  face down, flicker | 708.9 | Herald |  | ann Mask Herald, ann Flicker _ | Herald 1/1 |  |
  no abilities, flicker | 400.7 | Drake |  | ann Numb Drake, ann Flicker Drake | Drake 2/2 flying |  |
  made a creature, flicker | 400.7 | Urn |  | ann Wake Urn, ann Flicker Urn | Urn |  |
  type, flicker | 400.7 | Drake |  | ann Hop Drake, ann Flicker Drake | Drake 2/2 flying |  |
  face down, face down | 708.2b | Drake |  | ann Mask Drake, ann Mask _ | face down 2/2 |  |
  face down, phased out | 702.26d | Drake |  | ann Mask Drake, ann Fade _ | face down 2/2 |  | 3
  face down, no abilities | 613.2b | Lord + Rat |  | ann Numb Lord, ann Mask Lord | face down 2/2 + Rat 1/1 deathtouch |  |
  made a creature, face down | 613.2b | Urn |  | ann Wake Urn, ann Mask Urn | face down 4/4 |  |
  type, face down | 613.2b | Drake |  | ann Hop Drake, ann Mask Drake | face down 1/5 |  |
  no abilities, phased out | 702.26d | Drake |  | ann Numb Drake, ann Fade Drake | Drake 2/2 |  | 3
  made a creature, phased out | 702.26d | Urn |  | ann Wake Urn, ann Fade Urn | Urn 4/4 |  | 3
  type, phased out | 702.26d | Drake |  | ann Hop Drake, ann Fade Drake | Drake 1/5 flying |  | 3
  no abilities, no abilities | 613.6 | Lord + Drake |  | ann Numb Drake, ann Numb Lord | Lord 3/3 + Drake 2/2 |  |
  made a creature, no abilities | 613.1f | Urn |  | ann Wake Urn, ann Numb Urn | Urn 4/4 |  |
  type, no abilities | 613.1 | Drake |  | ann Hop Drake, ann Numb Drake | Drake 1/5 |  |
  made a creature, made a creature | 613.7 | Urn |  | ann Wake Urn, ann Wake Urn | Urn 4/4 |  |
  made a creature, type | 613.7 | Urn |  | ann Wake Urn, ann Hop Urn | Urn 1/5 |  |
  type, type, made a Golem | 613.7 | Drake |  | ann Hop Drake, ann Metal Drake, ann Wake Drake | Drake 4/4 flying |  |
`);

test.each(ROWS.map((row) => [row.pair, row.rule, row] as const))(
  '%s (CR %s)',
  (_pair, _rule, { mine, theirs, casts, after: [ann, ben, turn] }) => {
    const game = meeting(mine, theirs, casts);
    if (turn !== undefined && turn !== '') game.to('PrecombatMain', Number(turn));
    expect([side(game.ann), side(game.ben)]).toEqual([things(ann), things(ben)]);
  },
);

test.each(['Flicker', 'Fade'])('what is phased out is no target for %s (CR 702.26b)', (card) => {
  const game = meeting(['Herald'], [], [['ann', 'Fade', 'Herald']], [card]);
  expect(side(game.ann)).toEqual(['Herald 1/1 away']);
  expect(game.ann.can('cast', card)).toBe(false);
});

test('what enters again and again is heard of each time, face down or not (CR 400.7, 603.6a)', () => {
  const twice = meeting(
    ['Herald'],
    [],
    [
      ['ann', 'Flicker', 'Herald'],
      ['ann', 'Flicker', 'Herald'],
    ],
  );
  expect(twice.ann.life).toBe(22);
  const masked = meeting(
    ['Herald'],
    [],
    [
      ['ann', 'Mask', 'Herald'],
      ['ann', 'Flicker', ''],
    ],
  );
  expect(masked.ann.life).toBe(21);
});
