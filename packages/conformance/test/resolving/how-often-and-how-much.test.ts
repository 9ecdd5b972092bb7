/** How much a step of a text came to, and how often it is done. CR 107.3i, 603.7, 608.2c, 608.2h, 706. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const DRAW = 'If you do, draw a card.';

/** Ann casts the sorcery with these words. */
function deed(
  words: string,
  seats: readonly Record<string, unknown>[],
  targets: readonly string[] = [],
  rolls: readonly number[] = [],
) {
  const [mine = {}, ...others] = seats;
  const hand = ['Deed', ...((mine['hand'] as string[] | undefined) ?? [])];
  const left = [...rolls];
  const game = table([CUB, `Deed | {0} | Sorcery | | ${words}`], [{ ...mine, hand }, ...others]).alter((position) => {
    position.scripted = () => left.shift() ?? null;
  });
  game.plan((question) => {
    if (question.kind === 'chooseOption') left.splice(0, left.length, ...rolls);
    return question.kind === 'yesNo' ? [1] : null;
  });
  return plays(game.ann, 'Deed', ...targets);
}

describe('dice', () => {
  test.each([
    ['higher', [2, 5], 2],
    ['highest', [5, 2], 2],
    ['lower', [2, 5], 5],
    ['lowest', [5, 2], 5],
  ] as const)('of two the %s roll is ignored: the other is the result (CR 706.6)', (which, rolls, result) => {
    const words = `Roll two d6 and ignore the ${which} roll. You gain life equal to the result.`;
    expect(deed(words, [{}, {}], [], rolls).ann.life).toBe(20 + result);
  });

  test('one die more is rolled by whom the effect speaks of, and the lowest is ignored, for each such effect (CR 706.6)', () => {
    const lines = [
      'Luck | {0} | Enchantment | | If you would roll one or more dice, instead roll that many dice plus one and ignore the lower roll.',
      'Roll It | {0} | Instant | | Roll a d8. You gain life equal to the result.',
    ];
    const game = table(lines, [{ battlefield: ['Luck', 'Luck'], hand: ['Roll It'] }, { hand: ['Roll It'] }]).alter(
      (position) => {
        const left = [3, 7, 1, 4];
        position.scripted = () => left.shift() ?? null;
      },
    );
    plays(game.ann, 'Roll It');
    expect(game.ann.life).toBe(27);
    expect(plays(game.ben, 'Roll It').ben.life).toBe(24);
  });

  test('one of the results may be chosen, and the text may speak of the other (CR 706.2)', () => {
    const words =
      'Roll two d6 and choose one result. You gain life equal to that result. You lose life equal to the other result.';
    const game = table([`Deed | {0} | Sorcery | | ${words}`], [{ hand: ['Deed'] }, {}]).alter((position) => {
      let next = 0;
      position.scripted = () => [5, 2][next++ % 2] as number;
    });
    game.ann.answers('chooseOption', (question) => {
      if (question.kind !== 'chooseOption') return [];
      expect([question.options, question.reason.rule, question.reason.text]).toEqual([
        ['5', '2'],
        '706.2',
        'Choose a result',
      ]);
      return [0];
    });
    expect(plays(game.ann, 'Deed').ann.life).toBe(23);
  });
});

describe('X that is worked out once something was done (CR 608.2h)', () => {
  test('is counted when it is first needed, and not before', () => {
    const grow =
      'Put a +1/+1 counter on target creature, then draw X cards, where X is the number of +1/+1 counters on that creature.';
    const game = deed(grow, [{ battlefield: ['Cub'] }, {}], ['Cub']);
    expect([game.ann.hand.length, game.ann.stats('Cub')]).toEqual([1, '3/3']);
    const cycle = 'Discard a card, then draw X cards, where X is the number of cards in your graveyard.';
    const drawn = deed(cycle, [{ hand: ['Cub', 'Plains'], graveyard: ['Cub'] }, {}]);
    expect([drawn.ann.hand.length, drawn.ann.graveyard.length]).toEqual([3, 3]);
  });
});

describe('what several players did', () => {
  test('counts together where the text asks how much it was in all (CR 608.2c)', () => {
    const lines = [
      'Deed | {0} | Sorcery | | Join forces — Starting with you, each player may pay any amount of life. You gain X life, where X is the total amount of life paid this way.',
    ];
    const game = table(lines, [{ life: 3, hand: ['Deed'] }, { life: 4 }, { life: 2 }]);
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') return [1];
      if (question.kind !== 'chooseNumber') return null;
      asked.push(question.player);
      return [question.max - 1];
    });
    plays(game.ann, 'Deed');
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([1 + 2 + 3 + 1, 1, 1]);
    expect(asked).toEqual([0, 1, 2]);
  });

  test('each counts what they did themself: "that many" (CR 608.2c)', () => {
    const words = 'Each player discards their hand, then draws that many cards.';
    const library = Array.from({ length: 6 }, () => 'Forest');
    const game = deed(words, [
      // With the card that she has drawn this turn.
      { hand: ['Cub', 'Cub', 'Cub'], library },
      { hand: ['Cub'], library },
      { library },
    ]);
    expect([game.ann.hand.length, game.ben.hand.length, game.cat.hand.length]).toEqual([4, 1, 0]);
  });

  test('what they may do they are asked for one after the other, and it is done if one does it (CR 608.2d)', () => {
    const words = 'Each player may discard a card. You gain 2 life for each card discarded this way.';
    const game = deed(words, [{ hand: ['Cub'] }, { hand: ['Cub', 'Cub'] }, { hand: ['Cub'] }]);
    expect([game.ann.life, game.ben.hand.length, game.cat.hand.length]).toEqual([26, 1, 0]);
  });
});

describe('for each', () => {
  test('tokens of all are created at once; those tokens are all of them, or none (CR 608.2c)', () => {
    const words =
      'For each opponent, create a 1/1 white Soldier creature token. Those tokens gain haste until end of turn.';
    const game = deed(words, [{}, {}, {}]);
    const hasty = [0, 1].map((index) =>
      now(game.ann, 'Soldier Token', index).abilities.some(
        ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'haste',
      ),
    );
    expect([game.ann.battlefield, hasty]).toEqual([
      ['Soldier Token', 'Soldier Token'],
      [true, true],
    ]);
    const counted = `For each creature target player controls, create a 1/1 white Soldier creature token. ${DRAW}`;
    for (const [creatures, drawn] of [
      [0, 0],
      [1, 1],
      [3, 1],
    ] as const) {
      const battlefield = Array.from({ length: creatures }, () => 'Cub');
      const after = deed(counted, [{}, { battlefield }], ['ben']);
      expect([after.ann.battlefield.length, after.ann.hand.length]).toEqual([creatures, drawn]);
    }
  });

  test('copies of each: each of them is meant afterwards (CR 608.2c, 707.2)', () => {
    const words =
      'For each creature you control, create a token that’s a copy of that creature. Sacrifice them at the beginning of the next end step.';
    const game = deed(words, [{ battlefield: ['Cub', 'Grizzly Bears'] }, {}]);
    expect(game.ann.battlefield.toSorted()).toEqual(['Cub', 'Cub', 'Grizzly Bears', 'Grizzly Bears']);
    expect(game.to('Upkeep', 2).ann.battlefield.toSorted()).toEqual(['Cub', 'Grizzly Bears']);
  });

  test('damage by each one’s own power is that of each, not as often that of one (CR 608.2c)', () => {
    const words =
      'For each creature target opponent controls, Deed deals damage to that player equal to that creature’s power.';
    const game = deed(words, [{}, { battlefield: ['Cub', 'Hill Giant'] }], ['ben']);
    expect(game.ben.life).toBe(15);
  });

  test('counters: so often; with none it is not done (CR 608.2c)', () => {
    const jar = `Jar | {0} | Artifact | | {0}: For each charge counter on ~, scry 1. If you do, you gain 1 life.`;
    const mark = 'Mark | {0} | Instant | | Put a charge counter on target artifact.';
    const game = table([jar, mark], [{ battlefield: ['Jar'], hand: ['Mark', 'Mark'] }, {}]);
    uses(game.ann, 'Jar');
    expect(game.ann.life).toBe(20);
    plays(game.ann, 'Mark', 'Jar');
    uses(game.ann, 'Jar');
    expect(game.ann.life).toBe(21);
  });
});

describe('what is done later', () => {
  test('"if you do" asks about what is done then (CR 603.7)', () => {
    const words = 'At the beginning of the next end step, discard a card. If you do, you gain 3 life.';
    const game = deed(words, [{ hand: ['Cub'] }, {}]);
    expect([game.ann.life, game.ann.hand]).toEqual([20, ['Cub']]);
    expect(game.to('Upkeep', 2).ann.life).toBe(23);
    expect(deed(words, [{}, {}]).to('Upkeep', 2).ann.life).toBe(20);
  });

  test('"when you next" happens once, "whenever ... this turn" as often as it does, and neither in a later turn (CR 603.7b, 603.7c)', () => {
    const sip = 'Sip | {0} | Instant | | You gain 1 life.';
    for (const [word, life] of [
      ['When you next cast a spell this turn', 20 + 2 + 10],
      ['Whenever you cast a spell this turn', 20 + 2 + 20],
    ] as const) {
      const line = `Deed | {0} | Sorcery | | ${word}, you gain 10 life.`;
      const game = table([line, sip], [{ hand: ['Deed', 'Sip', 'Sip'] }, {}]);
      plays(game.ann, 'Deed');
      plays(game.ann, 'Sip');
      plays(game.ann, 'Sip');
      expect([word, game.ann.life]).toEqual([word, life]);
      const late = table([line, sip], [{ hand: ['Deed', 'Sip'] }, {}]);
      plays(late.ann, 'Deed');
      late.to('Upkeep', 2);
      expect(plays(late.ann, 'Sip').ann.life).toBe(21);
    }
  });

  test('leave to look at a card is given to nobody who is asked first (CR 406.3)', () => {
    const words =
      'Exile the top card of your library face down. You may look at that card for as long as it remains exiled.';
    const game = table([`Deed | {0} | Sorcery | | ${words}`], [{ hand: ['Deed'] }, {}]);
    game.plan((question) => {
      if (question.kind === 'yesNo') throw new Error('nobody is asked');
      return null;
    });
    plays(game.ann, 'Deed');
    const [card] = game.game.exile;
    const { visibleTo } = game.game.objects[card as number] as { visibleTo: number };
    expect([visibleTo & 1, visibleTo & 2]).toEqual([1, 0]);
  });
});
