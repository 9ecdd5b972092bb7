/** Casualty X, and copies that are not like the spell. CR 702.153a, 707.9, 306.5b. */
import { expect, test } from 'vitest';
import { chooses, table, uses } from '../support/text-table.ts';

const LINES = [
  'Zan | {0} | Legendary Planeswalker — Zan | 5 | Casualty X. The copy isn’t legendary and has starting loyalty X. / +1: You gain 1 life.',
];

test('X is announced, a creature of at least that power is sacrificed, and the token has as much loyalty (CR 702.153a)', () => {
  const game = table(LINES, [{ hand: ['Zan'], battlefield: ['Hill Giant', 'Grizzly Bears'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : question.kind === 'chooseNumber' ? [2] : null));
  chooses(game.ann, 'Hill Giant');
  game.ann.casts('Zan');
  game.resolveAll();
  expect([game.ann.graveyard, game.ann.battlefield]).toEqual([['Hill Giant'], ['Grizzly Bears', 'Zan', 'Zan']]);
  const loyalty = [0, 1].map((index) => game.ann.permanent('Zan', index).counters['loyalty']);
  expect(loyalty.sort()).toEqual([2, 5]);
});

test('no creature of such power can pay for it, and nothing is copied where it is not paid (CR 601.2b)', () => {
  const game = table(LINES, [{ hand: ['Zan'], battlefield: ['Grizzly Bears'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
  game.ann.casts('Zan');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Grizzly Bears', 'Zan']);
  expect(uses(game.ann, 'Zan').ann.life).toBe(21);
});

test('a token copy with another starting loyalty enters with that many counters (CR 306.5b, 707.9)', () => {
  const game = table(
    [
      'Jin | {0} | Legendary Planeswalker — Jin | 4 | 0: Create a token that’s a copy of ~, except it’s not legendary and its starting loyalty is 1.'.replace(
        '~',
        'Jin',
      ),
    ],
    [{ hand: ['Jin'] }, {}],
  );
  game.ann.casts('Jin');
  game.resolveAll();
  uses(game.ann, 'Jin');
  expect([0, 1].map((index) => game.ann.permanent('Jin', index).counters['loyalty'])).toEqual([4, 1]);
});
