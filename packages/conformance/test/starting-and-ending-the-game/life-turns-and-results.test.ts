/** Life totals, turns, results, designations and prevention that a spell brings about. CR 104, 119, 500, 615. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table, uses } from '../support/text-table.ts';

function start(words: string, ...seats: Seat[]): Scenario {
  const [first = {}, ...others] = seats;
  return table(
    [
      `Deed | {0} | Sorcery | | ${words}`,
      'Drought | {0} | Enchantment | | Players can’t gain life.',
      'Stone | {0} | Enchantment | | Players can’t lose life.',
      'Ember | {0} | Artifact | | {0}: Ember deals 2 damage to any target.',
      'Chill | {0} | Artifact Creature — Golem | 1/9 | {0}: Chill deals 2 damage to any target.',
    ],
    [{ ...first, hand: ['Deed', ...(first.hand ?? [])] }, ...(others.length === 0 ? [{}] : others)],
  );
}

const lives = (game: Scenario): number[] => game.seats.map(({ life }) => life);

describe('life totals', () => {
  test('become a number, by gaining or losing the difference (CR 119.5)', () => {
    const words = 'Each player’s life total becomes 7.';
    expect(lives(plays(start(words, {}, { life: 3 }).ann, 'Deed'))).toEqual([7, 7]);
    expect(lives(plays(start(words, { battlefield: ['Drought'] }, { life: 3 }).ann, 'Deed'))).toEqual([7, 3]);
    expect(lives(plays(start(words, { battlefield: ['Stone'] }, { life: 3 }).ann, 'Deed'))).toEqual([20, 7]);
    expect(lives(plays(start('Target player’s life total becomes 7.', {}, { life: 3 }).ann, 'Deed', 'ben'))).toEqual([
      20, 7,
    ]);
  });

  test('are exchanged both or not at all (CR 701.10c, 119.7-119.8)', () => {
    const words = 'You and target opponent exchange life totals. If you do, create a 1/1 red Imp creature token.';
    const game = plays(start(words, { life: 12 }, { life: 5 }).ann, 'Deed', 'ben');
    expect([lives(game), game.ann.battlefield]).toEqual([[5, 12], ['Imp Token']]);
    for (const barred of ['Drought', 'Stone']) {
      const not = plays(start(words, { life: 12, battlefield: [barred] }, { life: 5 }).ann, 'Deed', 'ben');
      expect([lives(not), not.ann.battlefield]).toEqual([[12, 5], [barred]]);
    }
    const same = plays(start(words, { life: 9, battlefield: ['Drought'] }, { life: 9 }).ann, 'Deed', 'ben');
    expect([lives(same), same.ann.battlefield]).toEqual([[9, 9], ['Drought']]);
    const third = plays(
      start('Exchange life totals with target player.', { life: 12 }, { life: 5 }, { life: 8 }).ann,
      'Deed',
      'cat',
    );
    expect(lives(third)).toEqual([8, 5, 12]);
    const others = plays(
      start('Two target players exchange life totals.', { life: 12 }, { life: 5 }, { life: 8 }).ann,
      'Deed',
      'ben',
      'cat',
    );
    expect(lives(others)).toEqual([12, 8, 5]);
  });

  test('half a life is rounded as the words say, and a drain gives as much as was lost (CR 107.1a, 119.3)', () => {
    expect(
      lives(plays(start('Target player loses half their life, rounded up.', {}, { life: 9 }).ann, 'Deed', 'ben')),
    ).toEqual([20, 4]);
    expect(
      lives(plays(start('Target player loses half their life, rounded down.', {}, { life: 9 }).ann, 'Deed', 'ben')),
    ).toEqual([20, 5]);
    const drain = 'Each opponent loses 2 life and you gain life equal to the life lost this way.';
    expect(lives(plays(start(drain, {}, {}, {}).ann, 'Deed'))).toEqual([24, 18, 18]);
    expect(lives(plays(start(drain, { battlefield: ['Stone'] }, {}, {}).ann, 'Deed'))).toEqual([20, 20, 20]);
  });
});

describe('cards', () => {
  test('"up to" so many are drawn as each player likes (CR 608.2d)', () => {
    const game = start('Each player draws up to two cards.');
    game.ann.answers('chooseNumber', (question) => {
      if (question.kind === 'chooseNumber') expect([question.min, question.max]).toEqual([0, 2]);
      return [1];
    });
    game.ben.answers('chooseNumber', [0]);
    plays(game.ann, 'Deed');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 0]);
  });

  test('a card for each of something, and none for none (CR 608.2h)', () => {
    const words = 'Draw a card for each creature you control.';
    const drawn = (battlefield: string[]): number =>
      plays(start(words, { battlefield }, { battlefield: ['Hill Giant'] }).ann, 'Deed').ann.hand.length;
    expect([drawn([]), drawn(['Hill Giant', 'Plains']), drawn(['Hill Giant', 'Wind Drake'])]).toEqual([0, 1, 2]);
  });
});

describe('turns', () => {
  test('extra turns come right after this one, the last made first (CR 500.7)', () => {
    const game = start('Target player takes two extra turns after this one.', {}, {}, {});
    plays(game.ann, 'Deed', 'cat');
    const active: number[] = [];
    for (let turn = 2; turn <= 4; turn++) active.push(game.to('Upkeep', turn).game.activePlayer);
    expect(active).toEqual([2, 2, 1]);
  });

  test('a turn, a phase or a step is skipped, once, by that player only (CR 614.10)', () => {
    const turn = start('You skip your next turn.');
    plays(turn.ann, 'Deed');
    const active: number[] = [];
    for (let at = 2; at <= 4; at++) active.push(turn.to('Upkeep', at).game.activePlayer);
    expect(active).toEqual([1, 1, 0]);
    const draw = start('Target player skips their next draw step.', {}, { library: ['Plains', 'Plains', 'Plains'] });
    plays(draw.ann, 'Deed', 'ben');
    draw.to('PrecombatMain', 2);
    expect(draw.ben.hand.length).toBe(0);
    draw.to('PrecombatMain', 4);
    expect([draw.ben.hand.length, draw.ann.hand.length]).toEqual([1, 1]);
  });
});

describe('results', () => {
  test('who wins, who loses, and a draw (CR 104.2b, 104.3e, 104.4c)', () => {
    const result = (words: string, ...targets: string[]): (string | boolean)[] => {
      const game = start(words, {}, {}, {});
      game.ann.casts('Deed', { targets });
      game.resolve();
      return [game.isOver, ...game.seats.map(({ state }) => state.lost), ...game.game.winners.map(String)];
    };
    expect(result('You win the game.')).toEqual([true, false, false, false, '0']);
    expect(result('Target player loses the game.', 'cat')).toEqual([false, false, false, true]);
    expect(result('The game is a draw.')[0]).toBe(true);
  });
});

describe('designations and emblems', () => {
  test('one player is the monarch: whoever the words say (CR 722.1-722.3)', () => {
    const mine = plays(start('You become the monarch.').ann, 'Deed');
    const theirs = plays(start('Target opponent becomes the monarch.').ann, 'Deed', 'ben');
    expect([mine.game.monarch, theirs.game.monarch]).toEqual([0, 1]);
    mine.to('End');
    mine.resolveAll();
    theirs.to('End');
    theirs.resolveAll();
    expect([mine.ann.hand.length, theirs.ann.hand.length, theirs.ben.hand.length]).toEqual([1, 0, 0]);
  });

  test('an emblem belongs to the player who gets it (CR 114.1-114.3)', () => {
    const game = start('Target player gets an emblem with "At the beginning of your upkeep, you lose 1 life."');
    plays(game.ann, 'Deed', 'ben');
    game.to('Draw', 3);
    expect(lives(game)).toEqual([20, 19]);
  });
});

describe('prevention', () => {
  test('so much of the next damage to one creature (CR 615.7)', () => {
    const game = start('Prevent the next 3 damage that would be dealt to target creature this turn.', {
      battlefield: ['Ember', 'Hill Giant', 'Colossal Dreadmaw'],
    });
    plays(game.ann, 'Deed', 'Colossal Dreadmaw');
    uses(game.ann, 'Ember', 'Hill Giant');
    uses(game.ann, 'Ember', 'Colossal Dreadmaw');
    uses(game.ann, 'Ember', 'Colossal Dreadmaw');
    expect([game.ann.permanent('Hill Giant').damage, game.ann.permanent('Colossal Dreadmaw').damage]).toEqual([2, 1]);
  });

  test('all that would be dealt to it, by it, or by a sort of sources (CR 615.1a)', () => {
    const after = (words: string, targets: string[]): number[] => {
      const game = start(words, { battlefield: ['Ember', 'Chill', 'Colossal Dreadmaw'] });
      plays(game.ann, 'Deed', ...targets);
      uses(game.ann, 'Ember', 'Colossal Dreadmaw');
      uses(game.ann, 'Chill', 'Colossal Dreadmaw');
      uses(game.ann, 'Ember', 'ben');
      return [game.ann.permanent('Colossal Dreadmaw').damage, game.ben.life];
    };
    expect(
      after('Prevent all damage that would be dealt to target creature this turn.', ['Colossal Dreadmaw']),
    ).toEqual([0, 18]);
    expect(after('Prevent all damage target creature would deal this turn.', ['Chill'])).toEqual([2, 18]);
    expect(after('Prevent all damage that would be dealt this turn by creatures.', [])).toEqual([2, 18]);
    expect(after('Prevent all combat damage that would be dealt this turn.', [])).toEqual([4, 18]);
    expect(after('You gain 1 life.', [])).toEqual([4, 18]);
  });

  test('divided among several as its player chose (CR 601.2d, 615.7)', () => {
    const game = start(
      'Prevent the next 3 damage that would be dealt this turn to any number of targets, divided as you choose.',
      {
        battlefield: ['Ember', 'Chill', 'Colossal Dreadmaw'],
      },
    );
    game.ann.answers('distribute', [1, 2]);
    game.ann.casts('Deed', { targets: ['Chill', 'Colossal Dreadmaw'] });
    game.resolveAll();
    uses(game.ann, 'Ember', 'Chill');
    uses(game.ann, 'Ember', 'Colossal Dreadmaw');
    const dealt = [game.ann.permanent('Chill').damage, game.ann.permanent('Colossal Dreadmaw').damage];
    expect(dealt.toSorted()).toEqual([0, 1]);
  });
});
