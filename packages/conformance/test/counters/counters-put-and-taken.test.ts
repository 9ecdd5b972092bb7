/** Counters that are put, removed, moved, doubled and distributed as a spell resolves. CR 122. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, now, picks, plays, table } from '../support/text-table.ts';

const LINES = [
  'Cub | {0} | Creature — Cat | 1/1 | This creature enters with two +1/+1 counters and a flying counter on it.',
  'Urn | {0} | Artifact | | This artifact enters with three charge counters on it.',
  'Hush | {0} | Enchantment | | Each creature can’t have counters put on it.',
];

/** A cub and an urn with their counters, a giant without; and then the words. */
function deed(
  words: string,
  hers: readonly string[] = ['Hill Giant'],
  first: readonly string[] = ['Cub', 'Urn'],
): Scenario {
  const game = table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [{ battlefield: hers, hand: [...first, 'Deed', 'Hush'] }, ['Wind Drake']],
  );
  for (const name of first) plays(game.ann, name);
  return game;
}

const on = (game: Scenario, name: string): object => game.ann.permanent(name).counters;
const CUB = { '+1/+1': 2, flying: 1 };

describe('distributed', () => {
  const words = 'Distribute three +1/+1 counters among any number of creatures you control.';
  test('without targets it is divided as it resolves (CR 608.2d)', () => {
    const game = deed(words, ['Hill Giant', 'Grizzly Bears'], []);
    game.ann.answers('chooseObjects', [0, 1]);
    game.ann.answers('distribute', (question) => {
      if (question.kind === 'distribute') expect([question.total, question.what]).toEqual([3, 'counters']);
      return [2, 1];
    });
    plays(game.ann, 'Deed');
    expect([on(game, 'Hill Giant'), on(game, 'Grizzly Bears')]).toEqual([{ '+1/+1': 2 }, { '+1/+1': 1 }]);
  });

  test('an opponent who distributes decides (CR 608.2d)', () => {
    const game = deed('Target opponent distributes three +1/+1 counters among creatures they control.', [], []);
    plays(game.ann, 'Deed', 'ben');
    expect(game.ben.stats('Wind Drake')).toBe('5/5');
  });
});

describe('put', () => {
  test('the kind that the player chooses, in its number (CR 608.2d)', () => {
    const words = 'Put your choice of a +1/+1 counter or two charge counters on target permanent.';
    const one = deed(words);
    picks(one.ann, '+1/+1');
    plays(one.ann, 'Deed', 'Hill Giant');
    expect(on(one, 'Hill Giant')).toEqual({ '+1/+1': 1 });
    const two = deed(words);
    picks(two.ann, 'charge');
    plays(two.ann, 'Deed', 'Hill Giant');
    expect(on(two, 'Hill Giant')).toEqual({ charge: 2 });
  });

  test('another of each kind that is there (CR 122.1)', () => {
    const game = deed('For each kind of counter on target permanent, put another counter of that kind on it.');
    plays(game.ann, 'Deed', 'Cub');
    expect([on(game, 'Cub'), on(game, 'Urn')]).toEqual([{ '+1/+1': 3, flying: 2 }, { charge: 3 }]);
  });

  test('another of one kind that the player chooses; without a counter nothing (CR 608.2d)', () => {
    const words = 'Choose a counter on target permanent. Put another counter of that kind on it.';
    const game = deed(words);
    picks(game.ann, 'flying');
    plays(game.ann, 'Deed', 'Cub');
    expect(on(game, 'Cub')).toEqual({ '+1/+1': 2, flying: 2 });
    const bare = deed(words);
    plays(bare.ann, 'Deed', 'Hill Giant');
    expect(on(bare, 'Hill Giant')).toEqual({});
  });

  test('as many as there are of something (CR 608.2h)', () => {
    const game = deed(
      'Put two +1/+1 counters on target creature for each artifact you control.',
      ['Hill Giant'],
      ['Urn', 'Urn'],
    );
    plays(game.ann, 'Deed', 'Hill Giant');
    expect(on(game, 'Hill Giant')).toEqual({ '+1/+1': 4 });
  });

  test('twice as many of each kind as there were (CR 701.9e)', () => {
    const game = deed('Double the number of each kind of counter on target permanent.');
    plays(game.ann, 'Deed', 'Cub');
    expect([on(game, 'Cub'), on(game, 'Urn')]).toEqual([{ '+1/+1': 4, flying: 2 }, { charge: 3 }]);
  });
});

describe('removed', () => {
  test('so many, of kinds that the player chooses one after another (CR 608.2d)', () => {
    const game = deed('Remove two counters from target permanent.');
    picks(game.ann, 'flying');
    plays(game.ann, 'Deed', 'Cub');
    expect(on(game, 'Cub')).toEqual({ '+1/+1': 1 });
    const same = deed('Remove two counters from target permanent.');
    picks(same.ann, '+1/+1');
    picks(same.ann, '+1/+1');
    plays(same.ann, 'Deed', 'Cub');
    expect(on(same, 'Cub')).toEqual({ flying: 1 });
  });

  test('"up to" so many, and "any number", end when the player says so (CR 107.1c)', () => {
    for (const words of [
      'Remove up to two counters from target permanent.',
      'Remove any number of counters from target permanent.',
    ]) {
      const game = deed(words);
      picks(game.ann, '+1/+1');
      picks(game.ann, 'no more');
      plays(game.ann, 'Deed', 'Cub');
      expect(on(game, 'Cub')).toEqual({ '+1/+1': 1, flying: 1 });
    }
    const most = deed('Remove up to two counters from target permanent.');
    picks(most.ann, '+1/+1');
    picks(most.ann, '+1/+1');
    plays(most.ann, 'Deed', 'Cub');
    expect(on(most, 'Cub')).toEqual({ flying: 1 });
    const all = deed('Remove any number of counters from target permanent.');
    for (const kind of ['+1/+1', 'flying', '+1/+1']) picks(all.ann, kind);
    plays(all.ann, 'Deed', 'Cub');
    expect(on(all, 'Cub')).toEqual({});
  });

  test('so many from among several permanents are so many in all (CR 608.2d)', () => {
    const game = deed('Remove four counters from among permanents you control. If you do, draw a card.');
    const before = game.ann.hand.length;
    plays(game.ann, 'Deed');
    const left = [...Object.values(on(game, 'Cub')), ...Object.values(on(game, 'Urn'))].reduce(
      (sum, each) => sum + each,
      0,
    );
    expect([left, game.ann.hand.length]).toEqual([2, before]);
  });

  test('all of them from a player, and none from another (CR 122.1)', () => {
    const lines = [
      'Gift | {0} | Sorcery | | Each player gets two experience counters.',
      'Toxin | {0} | Sorcery | | Target player gets three poison counters.',
      'Deed | {0} | Sorcery | | Remove all counters from target player.',
    ];
    const game = table(lines, [{ hand: ['Gift', 'Toxin', 'Deed'] }, {}]);
    plays(game.ann, 'Gift');
    plays(game.ann, 'Toxin', 'ben');
    expect([game.ann.state.counters, game.ben.state.counters]).toEqual([
      { experience: 2 },
      { experience: 2, poison: 3 },
    ]);
    plays(game.ann, 'Deed', 'ben');
    expect([game.ann.state.counters, game.ben.state.counters]).toEqual([{ experience: 2 }, {}]);
  });
});

describe('moved', () => {
  test('all of them, or as many as there are (CR 122.5)', () => {
    const all = deed('Move all counters from target creature onto another target creature.');
    plays(all.ann, 'Deed', 'Cub', 'Hill Giant');
    expect([on(all, 'Cub'), on(all, 'Hill Giant')]).toEqual([{}, CUB]);
    const three = deed('Move three +1/+1 counters from target creature onto another target creature.');
    plays(three.ann, 'Deed', 'Cub', 'Hill Giant');
    expect([on(three, 'Cub'), on(three, 'Hill Giant')]).toEqual([{ flying: 1 }, { '+1/+1': 2 }]);
  });

  test('any number of one kind (CR 107.1c)', () => {
    const game = deed('Move any number of +1/+1 counters from target creature onto another target creature.');
    game.ann.answers('chooseNumber', [1]);
    plays(game.ann, 'Deed', 'Cub', 'Hill Giant');
    expect([on(game, 'Cub'), on(game, 'Hill Giant')]).toEqual([{ '+1/+1': 1, flying: 1 }, { '+1/+1': 1 }]);
  });

  test('nothing is moved from a permanent onto itself, nor onto what can have none (CR 122.5)', () => {
    const words = 'Move a counter from target permanent onto target creature. If you do, you gain 3 life.';
    const itself = deed(words);
    plays(itself.ann, 'Deed', 'Cub', 'Cub');
    expect([on(itself, 'Cub'), itself.ann.life]).toEqual([CUB, 20]);
    const barred = deed(words);
    plays(barred.ann, 'Hush');
    plays(barred.ann, 'Deed', 'Urn', 'Hill Giant');
    expect([on(barred, 'Urn'), on(barred, 'Hill Giant'), barred.ann.life]).toEqual([{ charge: 3 }, {}, 20]);
    const moved = deed(words);
    plays(moved.ann, 'Deed', 'Urn', 'Hill Giant');
    expect([on(moved, 'Urn'), on(moved, 'Hill Giant'), moved.ann.life]).toEqual([{ charge: 2 }, { charge: 1 }, 23]);
  });

  test('put anew they stay where they were, too (CR 122.8)', () => {
    const game = deed("Put target creature's counters on another target creature.");
    plays(game.ann, 'Deed', 'Cub', 'Hill Giant');
    expect([on(game, 'Cub'), on(game, 'Hill Giant'), now(game.ann, 'Hill Giant').power]).toEqual([CUB, CUB, 5]);
  });

  test('counters for one creature that the player chooses (CR 608.2d)', () => {
    const game = deed('Put a reach counter on a creature you control.');
    chooses(game.ann, 'Hill Giant');
    plays(game.ann, 'Deed');
    expect([on(game, 'Cub'), on(game, 'Hill Giant')]).toEqual([CUB, { reach: 1 }]);
  });
});
