/** Additional costs that may be paid. CR 118.8, 601.2b, 601.2f. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const SURGE =
  "Surge | {0} | Sorcery | | As an additional cost to cast this spell, you may sacrifice a Forest.\nYou gain 1 life. If this spell's additional cost was paid, you gain 10 life.";

test('it is paid or not, as the player likes, and the spell knows (CR 601.2b, 118.8b)', () => {
  const paid = table([SURGE], [{ hand: ['Surge'], battlefield: ['Forest'] }, {}]);
  paid.ann.answers('yesNo', [1]);
  paid.ann.casts('Surge');
  expect([paid.resolveAll().ann.life, paid.ann.battlefield]).toEqual([31, []]);
  const unpaid = table([SURGE], [{ hand: ['Surge'], battlefield: ['Forest'] }, {}]);
  unpaid.ann.answers('yesNo', [0]);
  unpaid.ann.casts('Surge');
  expect([unpaid.resolveAll().ann.life, unpaid.ann.battlefield]).toEqual([21, ['Forest']]);
});

test('nobody is asked who could not pay it (CR 118.3)', () => {
  const game = table([SURGE], [{ hand: ['Surge'] }, {}]);
  game.ann.casts('Surge');
  expect(game.resolveAll().ann.life).toBe(21);
});
