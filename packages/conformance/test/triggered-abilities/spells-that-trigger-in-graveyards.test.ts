/** Triggered abilities that instants and sorceries have in the graveyard. CR 113.6k, 603.6. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SPARK =
  'Back Spark | {0} | Instant | | Back Spark deals 3 damage to any target. / Whenever an opponent gains life, you may pay {0}. If you do, return Back Spark from your graveyard to your hand.';
const SIP = 'Sip | {0} | Instant | | You gain 4 life.';

test('it triggers in the graveyard, however it came there (CR 113.6k)', () => {
  const game = table([SPARK, SIP], [{ graveyard: ['Back Spark'] }, { hand: ['Sip'] }]);
  game.ann.answers('yesNo', () => [1]);
  plays(game.ben, 'Sip');
  expect([game.ann.hand, game.ann.graveyard]).toEqual([['Back Spark'], []]);
});

test('it triggers as often as that happens, not only after it resolved, and not once only (CR 603.2)', () => {
  const game = table([SPARK, SIP], [{ hand: ['Back Spark'] }, { hand: ['Sip', 'Sip'] }]);
  for (const _ of [1, 2]) {
    game.ann.answers('yesNo', () => [1]);
    plays(game.ann, 'Back Spark', 'ben');
    plays(game.ben, 'Sip');
    expect(game.ann.hand).toEqual(['Back Spark']);
  }
});

test('it does not trigger while it is in a hand, and does nothing as it resolves (CR 113.6)', () => {
  const game = table([SPARK, SIP], [{ hand: ['Back Spark', 'Back Spark'] }, { hand: ['Sip'] }]);
  plays(game.ann, 'Back Spark', 'ben');
  expect(game.game.delayed).toEqual([]);
});

test('"exile this from your graveyard. If you do, it deals damage": likewise (CR 113.6k)', () => {
  const wake =
    'Late Wake | {0} | Sorcery | | Late Wake deals 1 damage to each creature. / Whenever you cast a Golem spell, you may exile Late Wake from your graveyard. If you do, Late Wake deals 4 damage to each opponent.';
  const game = table(
    [wake, 'Clay | {0} | Artifact Creature — Golem | 1/1 |'],
    [{ graveyard: ['Late Wake'], hand: ['Clay'] }, {}],
  );
  game.ann.answers('yesNo', () => [1]);
  plays(game.ann, 'Clay');
  expect([game.ben.life, game.ann.graveyard]).toEqual([16, []]);
});
