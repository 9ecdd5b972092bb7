/** Tokens that are created, mana that is added, dice and coins, votes. CR 106, 111, 701.6, 701.32, 705, 706. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { now, picks, plays, table, uses } from '../support/text-table.ts';

function start(words: string, first: Seat = {}, ...others: Seat[]): Scenario {
  return table(
    [
      `Deed | {0} | Sorcery | | ${words}`,
      'Luck | {0} | Enchantment | | If you would roll one or more dice, instead roll that many dice plus one and ignore the highest roll.',
      'Gambler | {0} | Enchantment | | Whenever you roll one or more dice, you gain 100 life.',
      'Old Tree | {0} | Creature — Treefolk | 2/13 | {0}: Exchange your life total with this creature’s power.',
      'Drought | {0} | Enchantment | | Players can’t gain life.',
    ],
    [{ ...first, hand: ['Deed', ...(first.hand ?? [])] }, ...(others.length === 0 ? [{}] : others)],
  );
}

const pool = (game: Scenario, seat = 0): readonly number[] => [...(game.seats[seat]?.state.pool.amounts ?? [])];

describe('tokens', () => {
  test('have what the words say and nothing else (CR 111.3-111.4)', () => {
    const game = plays(
      start('Create a 2/3 blue and red Bird Wizard creature token with flying named Skylark.').ann,
      'Deed',
    );
    const { power, toughness, colors, subtypes, abilities } = now(game.ann, 'Skylark');
    expect([power, toughness, colors, subtypes, abilities.length]).toEqual([2, 3, 2 + 8, ['Bird', 'Wizard'], 1]);
    const plain = plays(start('Create two 1/1 green Saproling creature tokens.').ann, 'Deed');
    expect([plain.ann.battlefield, now(plain.ann, 'Saproling Token').colors]).toEqual([
      ['Saproling Token', 'Saproling Token'],
      16,
    ]);
  });

  test('enter tapped if the words say so (CR 111.10)', () => {
    const tapped = (words: string): number[] => {
      const game = plays(start(words).ann, 'Deed');
      return game.game.battlefield.map((id) => (game.game.objects[id]?.status ?? 0) & 1);
    };
    expect([tapped('Create two tapped Food tokens.'), tapped('Create a Treasure token.')]).toEqual([[1, 1], [0]]);
  });

  test('as many as a number says, and each opponent their own (CR 701.6a)', () => {
    const counted = start('Create X 1/1 green Saproling creature tokens, where X is the number of lands you control.', {
      battlefield: ['Plains', 'Plains', 'Plains'],
    });
    expect(plays(counted.ann, 'Deed').ann.battlefield.length).toBe(6);
    const each = plays(start('Each opponent creates a Treasure token.', {}, {}, {}).ann, 'Deed');
    expect(each.seats.map(({ battlefield }) => battlefield)).toEqual([[], ['Treasure'], ['Treasure']]);
  });

  test('a copy of a permanent, of one that has left, with an exception (CR 707.2, 707.9, 608.2h)', () => {
    const copy = start('Create two tokens that are copies of target creature.', {}, { battlefield: ['Hill Giant'] });
    plays(copy.ann, 'Deed', 'Hill Giant');
    expect([copy.ann.battlefield, copy.ann.stats('Hill Giant')]).toEqual([['Hill Giant', 'Hill Giant'], '3/3']);
    const gone = start(
      'Exile target creature. Create a token that’s a copy of it.',
      {},
      { battlefield: ['Hill Giant'] },
    );
    plays(gone.ann, 'Deed', 'Hill Giant');
    expect([gone.ann.battlefield, gone.ben.exile]).toEqual([['Hill Giant'], ['Hill Giant']]);
    const other = start(
      'Create a token that’s a copy of target creature, except it’s an artifact in addition to its other types.',
      { battlefield: ['Hill Giant'] },
    );
    plays(other.ann, 'Deed', 'Hill Giant');
    expect([
      now(other.ann, 'Hill Giant', 0).types,
      now(other.ann, 'Hill Giant', 1).types - now(other.ann, 'Hill Giant', 0).types > 0,
    ]).toEqual([now(copy.ann, 'Hill Giant').types, true]);
  });
});

describe('copies of spells', () => {
  test('so many, with other targets if the words allow it (CR 707.10, 707.10c)', () => {
    for (const [words, ben, ann] of [
      ['Copy target instant or sorcery spell twice. You may choose new targets for the copies.', 18, 16],
      ['Copy target instant or sorcery spell twice.', 14, 20],
    ] as const) {
      const game = table(
        [`Deed | {0} | Instant | | ${words}`, 'Sting | {0} | Instant | | Sting deals 2 damage to target player.'],
        [{ hand: ['Deed', 'Sting'] }, {}],
      );
      game.ann.casts('Sting', { targets: ['ben'] });
      game.ann.casts('Deed', {});
      game.plan((question) => {
        if (question.player !== 0) return null;
        if (question.kind === 'yesNo') return [1];
        return question.kind === 'targets' ? [game.indexOf(question.legal, 'ann')] : null;
      });
      game.resolveAll();
      expect([words, game.ben.life, game.ann.life]).toEqual([words, ben, ann]);
    }
  });
});

describe('mana of a spell', () => {
  test('of one of two kinds, of any color, of colors in any combination (CR 106.1, 608.2d)', () => {
    const after = (words: string, ...picked: string[]): readonly number[] => {
      const game = start(words);
      for (const each of picked) picks(game.ann, each);
      return pool(plays(game.ann, 'Deed'));
    };
    expect(after('Add {R}{R} or {G}{G}{G}.', '{G}{G}{G}')).toEqual([0, 0, 0, 0, 3, 0]);
    expect(after('Add {R}{R} or {G}{G}{G}.', '{R}{R}')).toEqual([0, 0, 0, 2, 0, 0]);
    expect(after('Add one mana of any color.', 'black')).toEqual([0, 0, 1, 0, 0, 0]);
    expect(after('Add three mana of any one color.', 'blue')).toEqual([0, 3, 0, 0, 0, 0]);
    expect(after('Add two mana in any combination of {R} and/or {G}.', 'red', 'green')).toEqual([0, 0, 0, 1, 1, 0]);
    expect(after('Add {C}{C}{W}.')).toEqual([1, 0, 0, 0, 0, 2]);
  });
});

describe('chance', () => {
  test('a coin: what follows a win does not follow a loss, and it may be flipped again and again (CR 705.2)', () => {
    const words = 'Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 2 life.';
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const game = table([`Deed | {0} | Sorcery | | ${words}`], [{ hand: ['Deed'] }, {}], { seed });
      seen.add(plays(game.ann, 'Deed').ann.life);
    }
    expect([...seen].toSorted()).toEqual([18, 23]);
  });

  test('a die: its result counts, and rolling is seen (CR 706.2)', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) {
      const game = table(
        [
          'Deed | {0} | Sorcery | | Roll a d6. You gain life equal to the result.',
          'Gambler | {0} | Enchantment | | Whenever you roll one or more dice, you gain 100 life.',
        ],
        [{ battlefield: ['Gambler'], hand: ['Deed'] }, {}],
        { seed },
      );
      seen.add(plays(game.ann, 'Deed').ann.life - 120);
    }
    expect([Math.min(...seen) >= 1, Math.max(...seen) <= 6, seen.size > 2]).toEqual([true, true, true]);
  });

  test('one die more, of which the highest is ignored: the total is of two (CR 706.6)', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = table(
        [
          'Deed | {0} | Sorcery | | Roll two d6. You gain life equal to the total of those results.',
          'Luck | {0} | Enchantment | | If you would roll one or more dice, instead roll that many dice plus one and ignore the highest roll.',
        ],
        [{ battlefield: ['Luck'], hand: ['Deed'] }, {}],
        { seed },
      );
      plays(game.ann, 'Deed');
      const rolls = game.game.log.flatMap(({ parts }) => {
        const [, roll, , times = '1'] =
          /die: (\d)( \((\d) times\))?/.exec(parts.filter((part) => typeof part === 'string').join('')) ?? [];
        return roll === undefined ? [] : Array.from({ length: Number(times) }, () => Number(roll));
      });
      const sorted = rolls.toSorted();
      const kept = (sorted[0] ?? 0) + (sorted[1] ?? 0);
      expect(game.ann.life - 20).toBe(kept);
    }
  });
});

describe('exchanges of numbers', () => {
  test('a life total and a power: each becomes what the other was (CR 701.10g)', () => {
    const game = start('You gain 1 life.', { battlefield: ['Old Tree'], life: 7 });
    uses(game.ann, 'Old Tree');
    expect([game.ann.life, game.ann.stats('Old Tree')]).toEqual([2, '7/13']);
    const barred = start('You gain 1 life.', { battlefield: ['Old Tree', 'Drought'], life: 1 });
    uses(barred.ann, 'Old Tree');
    expect([barred.ann.life, barred.ann.stats('Old Tree')]).toEqual([1, '2/13']);
    const same = start('You gain 1 life.', { battlefield: ['Old Tree', 'Drought'], life: 2 });
    uses(same.ann, 'Old Tree');
    expect([same.ann.life, same.ann.stats('Old Tree')]).toEqual([2, '2/13']);
  });
});

describe('votes', () => {
  test('each player votes, and each vote counts (CR 701.32a)', () => {
    const words =
      'Starting with you, each player votes for death or taxes. For each death vote, you gain 5 life. For each taxes vote, draw a card.';
    const game = start(words, {}, {}, {});
    const before = game.ann.hand.length - 1;
    game.plan((question) => (question.kind === 'vote' ? [question.player === 1 ? 1 : 0] : null));
    plays(game.ann, 'Deed');
    expect([game.ann.life, game.ann.hand.length - before]).toEqual([30, 1]);
  });
});
