/** Additional combat phases and extra turns meet what changes permanents, and each other. CR 500.7-500.8, 611.2. */
import { expect, test } from 'vitest';
import { plays } from '../support/text-table.ts';
import { type Cast, meeting, rows, side, things } from './kinds.ts';

const LATE: readonly Cast[] = [['ann', 'Again']];

const TURNS = rows(`
  copy for a turn | 514.2 | Drake | Rat | ann Ape | Drake 2/2 flying | Rat 1/1 deathtouch
  control for a turn | 514.2 |  | Drake | ann Borrow Drake |  | Drake 2/2 flying
  control | 611.2a |  | Drake | ann Steal Drake | Drake 2/2 flying |
  face down | 708.2 | Drake |  | ann Mask Drake | face down 2/2 |
  phased out | 702.26a | Drake | Rat | ann Fade Drake, ann Fade Rat | Drake 2/2 flying | Rat 1/1 deathtouch away
  no abilities | 611.2a | Drake |  | ann Numb Drake | Drake 2/2 |
  made a creature | 611.2a | Urn |  | ann Wake Urn | Urn 4/4 |
  type | 611.2a | Drake |  | ann Hop Drake | Drake 1/5 flying |
`);

test.each(TURNS.map((row) => [row.pair, row.rule, row] as const))(
  'extra turn, %s (CR 500.7, %s)',
  (_pair, _rule, { mine, theirs, casts, after: [ann, ben] }) => {
    const game = meeting(mine, theirs, [...casts, ...LATE]);
    game.to('PrecombatMain', 2);
    expect(game.game.activePlayer).toBe(game.ann.id);
    expect([side(game.ann), side(game.ben)]).toEqual([things(ann), things(ben)]);
  },
);

test('extra turn, prevention: it was for one turn (CR 514.2, 615.7)', () => {
  const game = meeting(['Drake'], [], [['ann', 'Guard', 'Drake'], ...LATE], ['Bolt']);
  game.to('PrecombatMain', 2);
  plays(game.ann, 'Bolt', 'Drake');
  expect(side(game.ann)).toEqual([]);
});

test('extra turn, draws replaced: that of its draw step too (CR 504.1, 614.6)', () => {
  const game = meeting(['Scribe'], [], LATE);
  expect(game.to('PrecombatMain', 2).ann.life).toBe(22);
});

test('extra turn, extra turn: one after the other, the last made first (CR 500.7)', () => {
  const game = meeting([], [], [...LATE, ...LATE]);
  const active: number[] = [];
  for (const turn of [2, 3, 4]) active.push(game.to('PrecombatMain', turn).game.activePlayer);
  expect(active).toEqual([game.ann.id, game.ann.id, game.ben.id]);
});

const FIGHTS = rows(`
  copy | 707.2 | Drake | Lord | ann Shape, ann Charge | Lord + Lord | 20 14
  control | 302.6 |  | Drake | ann Borrow Drake, ann Charge |  | 20 20
  flicker | 302.6 | Drake |  | ann Charge, ann Flicker Drake |  | 20 20
  face down | 708.2 | Drake |  | ann Mask Drake, ann Charge | _ + _ | 20 16
  phased out | 702.26b | Drake |  | ann Charge, ann Fade Drake |  | 20 20
  no abilities | 613.1f | Drake |  | ann Charge, ann Numb Drake | Drake | 20 18
  made a creature | 302.6 | Urn |  | ann Wake Urn, ann Charge | Urn + Urn | 20 12
  type | 613.1d | Drake |  | ann Hop Drake, ann Charge | Drake + Drake | 20 18
  prevention | 615.1 | Drake | Saint | ann Charge | Drake + Drake | 20 20
  draws replaced | 614.6 | Drake + Scribe |  | ann Charge, ann Draw ann | Drake + Drake | 22 16
  extra combat | 506.1 | Drake |  | ann Charge, ann Charge | Drake + Drake + Drake | 20 14
`);

test.each(FIGHTS.map((row) => [row.pair, row.rule, row] as const))(
  'extra combat, %s (CR 500.8, %s)',
  (_pair, _rule, { mine, theirs, casts, after: [attacks, lives] }) => {
    const game = meeting(mine, theirs, casts);
    for (const name of things(attacks)) game.ann.attacks([name]);
    game.to('PrecombatMain', 2);
    expect(`${game.ann.life} ${game.ben.life}`).toBe(lives);
  },
);

test('extra combat, extra turn: two combats in one turn, one in the next (CR 500.7, 500.8)', () => {
  const game = meeting(['Drake'], [], [['ann', 'Charge'], ...LATE]);
  for (let i = 0; i < 3; i++) game.ann.attacks(['Drake']);
  expect(game.to('PrecombatMain', 3).ben.life).toBe(14);
});
