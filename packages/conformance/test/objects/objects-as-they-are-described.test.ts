/** What is said of things and players behind the noun: alternatives described apart, attachments, colors, what was done this turn. Cards as text. */
import { StatusBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { chooses, now, plays, table, uses } from '../support/text-table.ts';

describe('descriptions', () => {
  test('each of two alternatives is described by its own words alone (CR 115.1)', () => {
    const lines = [
      'Odd Boost | {0} | Sorcery | | Put a +1/+1 counter on target artifact you control or creature with flying.',
      'Own Idol | {1} | Artifact | |',
      'Their Idol | {1} | Artifact | |',
      'High Bird | {1} | Creature — Bird | 1/1 | Flying',
    ];
    const seats = [
      { battlefield: ['Own Idol'], hand: ['Odd Boost', 'Odd Boost'] },
      { battlefield: ['Their Idol', 'High Bird', 'Hill Giant'] },
    ];
    const game = table(lines, seats);
    plays(game.ann, 'Odd Boost', 'High Bird');
    expect(now(game.ben, 'High Bird').power).toBe(2);
    expect(() => game.ann.casts('Odd Boost', { targets: ['Their Idol'] })).toThrow();
    expect(() => table(lines, seats).ann.casts('Odd Boost', { targets: ['Hill Giant'] })).toThrow();
  });

  test('permanents attached to creatures go with them, and no others (CR 301.5)', () => {
    const lines = [
      'Clean Sweep | {0} | Sorcery | | Destroy all Walls and all permanents attached to creatures.',
      'Worn Blade | {0} | Artifact — Equipment | | Equip {0}',
      'Idle Blade | {0} | Artifact — Equipment | | Equip {0}',
    ];
    const game = table(lines, [
      { battlefield: ['Worn Blade', 'Idle Blade', 'Grizzly Bears'], hand: ['Clean Sweep'] },
      {},
    ]);
    uses(game.ann, 'Worn Blade', 'Grizzly Bears');
    plays(game.ann, 'Clean Sweep');
    expect(game.ann.battlefield).toEqual(['Idle Blade', 'Grizzly Bears']);
  });

  test('of exactly two colors is neither one nor three, and "isn’t" is all the rest (CR 105.2)', () => {
    const lines = [
      'Pair Purge | {0} | Sorcery | | Destroy each creature that isn’t exactly two colors.',
      'Twin Cub | {R}{G} | Creature — Bear | 1/1',
      'Triple Cub | {R}{G}{W} | Creature — Bear | 1/1',
    ];
    const game = table(lines, [{ battlefield: ['Twin Cub', 'Triple Cub', 'Grizzly Bears'], hand: ['Pair Purge'] }, {}]);
    expect(plays(game.ann, 'Pair Purge').ann.battlefield).toEqual(['Twin Cub']);
  });

  test('cards with a total are chosen so that they stay within it (CR 608.2d)', () => {
    const bell =
      'Small Bell | {0} | Sorcery | | Exile any number of creature cards from your graveyard with total mana value 4 or less. You gain 1 life for each card exiled this way.';
    const game = table(
      [bell],
      [{ graveyard: ['Grizzly Bears', 'Grizzly Bears', 'Hill Giant'], hand: ['Small Bell'] }, {}],
    );
    chooses(game.ann, 'Grizzly Bears');
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [-1];
      expect(question.from).toHaveLength(1);
      return [0];
    });
    plays(game.ann, 'Small Bell');
    expect(game.ann.life).toBe(22);
  });

  test('blocking or blocked by the target, but not merely attacking beside it (CR 509.1g)', () => {
    const snare = 'Wide Snare | {0} | Instant | | Tap all creatures blocking or blocked by target creature.';
    const game = table(
      [snare],
      [
        { battlefield: ['Hill Giant', 'Craw Wurm'], hand: ['Wide Snare'] },
        { battlefield: ['Grizzly Bears', 'Typhoid Rats'] },
      ],
    );
    game.ann.attacks(['Hill Giant', 'Craw Wurm']);
    game.ben.blocks([
      ['Grizzly Bears', 'Hill Giant'],
      ['Typhoid Rats', 'Craw Wurm'],
    ]);
    game.to('DeclareBlockers');
    plays(game.ann, 'Wide Snare', 'Hill Giant');
    const tapped = (name: string): boolean => (game.ben.permanent(name).status & StatusBit.Tapped) !== 0;
    expect(['Grizzly Bears', 'Typhoid Rats'].map(tapped)).toEqual([true, false]);
  });

  test('what was milled this turn is told from what lay there before (CR 608.2i)', () => {
    const lines = [
      'Mud Slide | {0} | Sorcery | | Mill two cards.',
      'Mud Fair | {0} | Sorcery | | Put target creature card in a graveyard that was milled this turn into your hand.',
    ];
    const game = table(lines, [
      {
        hand: ['Mud Slide', 'Mud Fair'],
        graveyard: ['Grizzly Bears'],
        library: ['Plains', 'Hill Giant', 'Plains'],
      },
      {},
    ]);
    plays(game.ann, 'Mud Slide');
    // The Bears are no target: the only one there is needs no choice.
    expect(plays(game.ann, 'Mud Fair').ann.hand).toEqual(['Hill Giant']);
  });
});

describe('players', () => {
  test('some of your opponents are counted, and you are none of them (CR 102.2)', () => {
    const lines = [
      'Sad Toll | {0} | Sorcery | | Target player loses 3 life.',
      'Sad Count | {0} | Sorcery | | You gain 5 life for each of your opponents who lost life this turn.',
    ];
    const game = table(lines, [{ hand: ['Sad Toll', 'Sad Toll', 'Sad Count'] }, {}, {}]);
    plays(game.ann, 'Sad Toll', 'ben');
    plays(game.ann, 'Sad Toll', 'ann');
    expect(plays(game.ann, 'Sad Count').ann.life).toBe(22);
  });

  test('"you control no" is no part of "all are": it is so of none at all (CR 109.2)', () => {
    const tide = 'Full Tide | {0} | Sorcery | | If all lands you control are Islands, you gain 3 life.';
    const none = table([tide], [{ hand: ['Full Tide'] }, { battlefield: ['Forest'] }]);
    expect(plays(none.ann, 'Full Tide').ann.life).toBe(23);
    const mixed = table([tide], [{ battlefield: ['Island', 'Forest'], hand: ['Full Tide'] }, {}]);
    expect(plays(mixed.ann, 'Full Tide').ann.life).toBe(20);
  });
});

describe('other than that creature or this (CR 608.2c)', () => {
  const HOOK =
    'Long Hook | {0} | Artifact | | {1}: Target creature gets +1/+0 until end of turn. If you control a creature or artifact other than that creature or Long Hook, you gain 3 life.';

  test('the exception is both of them', () => {
    for (const [others, life] of [
      [[], 20],
      [['Forest'], 20],
      [['Raging Goblin'], 23],
    ] as const) {
      const game = table([HOOK], [{ battlefield: ['Long Hook', 'Grizzly Bears', 'Plains', ...others] }, {}]);
      uses(game.ann, 'Long Hook', 'Grizzly Bears');
      expect(game.ann.life).toBe(life);
    }
  });

  test('neither may be chosen', () => {
    const saw =
      'Old Saw | {0} | Artifact | | Whenever a creature you control attacks, sacrifice a permanent other than that creature or Old Saw.';
    const game = table([saw], [{ battlefield: ['Old Saw', 'Grizzly Bears', 'Plains'] }, {}]);
    game.ann.attacks(['Grizzly Bears']);
    game.throughCombat();
    expect(game.ann.battlefield.toSorted()).toEqual(['Grizzly Bears', 'Old Saw']);
  });
});
