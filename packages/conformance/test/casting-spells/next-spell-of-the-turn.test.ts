/** "The next creature spell you cast this turn": an effect that begins with that spell, once. CR 601.2a, 611.2f. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Artifact Creature — Cat | 2/2';
const SIP = 'Sip | {0} | Instant | | You gain 1 life.';
const NO = 'No | {0} | Instant | | Counter target spell.';

test('"enters with": the next such spell of that player, no other spell, and not the one after it', () => {
  const hint =
    'Hint | {0} | Instant | | The next creature spell you cast this turn enters with two +1/+1 counters on it.';
  const wisp = 'Wisp | {0} | Creature — Spirit | 1/1 | Flash';
  const game = table([CUB, SIP, hint, wisp], [{ hand: ['Hint', 'Sip', 'Cub', 'Cub'] }, { hand: ['Wisp'] }]);
  plays(game.ann, 'Hint');
  plays(game.ben, 'Wisp');
  plays(game.ann, 'Sip');
  plays(game.ann, 'Cub');
  plays(game.ann, 'Cub');
  expect(game.ben.stats('Wisp')).toBe('1/1');
  expect([0, 1].map((index) => game.ann.permanent('Cub', index).counters)).toEqual([{ '+1/+1': 2 }, {}]);
});

test('"can’t be countered": the next such spell only; it is over with the turn', () => {
  const hint = 'Hint | {0} | Instant | | The next artifact creature spell you cast this turn can’t be countered.';
  const cards = [CUB, NO, hint];
  const game = table(cards, [{ hand: ['Hint', 'Cub', 'Cub'] }, { hand: ['No', 'No'] }]);
  plays(game.ann, 'Hint');
  for (let i = 0; i < 2; i++) {
    game.ann.casts('Cub');
    game.ben.casts('No', { targets: ['Cub'] });
    game.resolveAll();
  }
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Cub'], ['Hint', 'Cub']]);
  const later = table(cards, [{ hand: ['Hint', 'Cub'] }, { hand: ['No'] }]);
  plays(later.ann, 'Hint');
  later.to('PrecombatMain', 3);
  later.ann.casts('Cub');
  later.ben.casts('No', { targets: ['Cub'] });
  later.resolveAll();
  expect(later.ann.graveyard).toContain('Cub');
});

test('"gains haste": the creature that the spell becomes has it, until end of turn', () => {
  const hint = 'Hint | {0} | Instant | | The next creature spell you cast this turn gains haste.';
  const game = table([CUB, hint], [{ hand: ['Hint', 'Cub', 'Cub'] }, {}]);
  plays(game.ann, 'Hint');
  plays(game.ann, 'Cub');
  plays(game.ann, 'Cub');
  let able: readonly number[] = [];
  game.plan((question) => {
    if (question.kind === 'attackers') able = question.attackers;
    return null;
  });
  game.throughCombat();
  expect(able).toEqual([game.ann.permanent('Cub').id]);
});

test('two such effects both begin with the same spell', () => {
  const hint = 'Hint | {0} | Instant | | The next creature spell you cast this turn enters with a +1/+1 counter on it.';
  const game = table([CUB, hint], [{ hand: ['Hint', 'Hint', 'Cub', 'Cub'] }, {}]);
  for (const name of ['Hint', 'Hint', 'Cub', 'Cub']) plays(game.ann, name);
  expect([0, 1].map((index) => game.ann.permanent('Cub', index).counters)).toEqual([{ '+1/+1': 2 }, {}]);
});

describe('what is said further of that spell (CR 608.2c, 611.2f)', () => {
  const AGAIN = 'That spell can’t be countered.';
  const BIGGER = 'That creature enters with two additional +1/+1 counters on it.';
  const NEXT = 'The next artifact creature spell you cast this turn';
  const call = `Call | {0} | Instant | | ${NEXT} can be cast as though it had flash. ${AGAIN} ${BIGGER}`;
  const cards = [CUB, NO, call];
  const deck = { library: ['Cub', 'Cub', 'Cub', 'Cub', 'Cub', 'Cub'] };

  test('it is cast in another player’s turn, not countered, and bigger; the one after it is none of these', () => {
    const game = table(cards, [
      { hand: ['Call', 'Cub', 'Cub'], ...deck },
      { hand: ['No', 'No'], ...deck },
    ]);
    game.to('PrecombatMain', 2);
    game.ann.casts('Call');
    game.resolveAll();
    game.ann.casts('Cub');
    game.ben.casts('No', { targets: ['Cub'] });
    game.resolveAll();
    expect(game.ann.permanent('Cub').counters).toEqual({ '+1/+1': 2 });
    expect(() => game.ann.casts('Cub')).toThrow();
    game.to('PrecombatMain', 3);
    game.ann.casts('Cub');
    game.ben.casts('No', { targets: ['Cub'] });
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Cub'], ['Call', 'Cub']]);
  });

  test('two such effects are both of the same spell: the counters of both (ruling of 2013-07-01)', () => {
    const game = table(cards, [{ hand: ['Call', 'Call', 'Cub', 'Cub'] }, { hand: ['No'] }]);
    for (const name of ['Call', 'Call', 'Cub', 'Cub']) plays(game.ann, name);
    expect([0, 1].map((index) => game.ann.permanent('Cub', index).counters)).toEqual([{ '+1/+1': 4 }, {}]);
  });

  test('no such spell in the turn: it is over', () => {
    const game = table(cards, [
      { hand: ['Call', 'Cub'], ...deck },
      { hand: ['No'], ...deck },
    ]);
    plays(game.ann, 'Call');
    game.to('PrecombatMain', 3);
    plays(game.ann, 'Cub');
    expect(game.ann.permanent('Cub').counters).toEqual({});
  });

  test('the other player’s creature spell is not it', () => {
    const wisp = 'Wisp | {0} | Creature — Spirit | 1/1 | Flash';
    const game = table([...cards, wisp], [{ hand: ['Call'] }, { hand: ['Wisp'] }]);
    plays(game.ann, 'Call');
    plays(game.ben, 'Wisp');
    expect(game.ben.stats('Wisp')).toBe('1/1');
  });
});
