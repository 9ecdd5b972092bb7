/** What effects do in corners: each of several that enter, doors, tokens, text, added steps. CR 608. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

function start(words: string, seat: Seat = {}, other: Seat = {}): Scenario {
  return table(
    [
      `Deed | {0} | Sorcery | | ${words}`,
      'Suspect | {0} | Creature — Rogue | 2/2 | When this creature enters, suspect it. / {0}: This creature is no longer suspected.',
      'Drake Kin | {0} | Creature — Drake | 2/2 | Flying',
      'Ox Kin | {0} | Creature — Ox | 2/4 | Trample',
      'Teach | {0} | Instant | | Target creature gains vigilance until end of turn.',
      'Seed | {0} | Artifact | |',
      'Void | {0} | Enchantment | | If a card would be put into a graveyard from anywhere, exile it instead.',
      'Clock | {0} | Enchantment | | At the beginning of your upkeep, you gain 1 life.',
    ],
    [{ ...seat, hand: ['Deed', ...(seat.hand ?? [])] }, other],
  );
}

const keywords = (game: Scenario, name: string): string[] =>
  now(game.ann, name).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

describe('several that enter', () => {
  test('each of them with counters of its own (CR 614.1c)', () => {
    const words =
      'Return each creature card from your graveyard to the battlefield. Each of them enters with a +1/+1 counter on it.';
    const game = plays(
      start(words, { graveyard: ['Hill Giant', 'Wind Drake', 'Shock'], battlefield: ['Grizzly Bears'] }).ann,
      'Deed',
    );
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Wind Drake'), game.ann.stats('Grizzly Bears')]).toEqual([
      '4/4',
      '3/3',
      '2/2',
    ]);
    const two =
      'Return up to two target creature cards from your graveyard to the battlefield. Each of them enters with an additional +1/+1 counter on it.';
    const targets = start(two, { graveyard: ['Hill Giant', 'Wind Drake', 'Craw Wurm'] });
    plays(targets.ann, 'Deed', 'Hill Giant', 'Wind Drake');
    expect([
      targets.ann.stats('Hill Giant'),
      targets.ann.stats('Wind Drake'),
      targets.ann.graveyard.toSorted(),
    ]).toEqual(['4/4', '3/3', ['Craw Wurm', 'Deed']]);
  });
});

describe('suspected', () => {
  test('it has menace and cannot block until it is no longer suspected (CR 701.58a, 701.58c)', () => {
    const game = start('You gain 1 life.', { hand: ['Suspect'] }, { battlefield: ['Hill Giant'] });
    plays(game.ann, 'Suspect');
    const before = keywords(game, 'Suspect');
    uses(game.ann, 'Suspect');
    expect([before, keywords(game, 'Suspect')]).toEqual([['menace'], []]);
    game.ben.answers('attackers', [0, 0]);
    game.ann.blocks([['Suspect', 'Hill Giant']]);
    game.to('PostcombatMain', 2);
    expect([game.ann.life, game.ann.battlefield]).toEqual([20, []]);
  });
});

describe('text', () => {
  test('text boxes are exchanged as they are printed, not what else creatures have gained (CR 612.5)', () => {
    const game = start('Exchange the text boxes of two target creatures.', {
      battlefield: ['Drake Kin', 'Ox Kin'],
      hand: ['Teach'],
    });
    plays(game.ann, 'Teach', 'Drake Kin');
    plays(game.ann, 'Deed', 'Drake Kin', 'Ox Kin');
    expect([keywords(game, 'Drake Kin').toSorted(), keywords(game, 'Ox Kin')]).toEqual([
      ['trample', 'vigilance'],
      ['flying'],
    ]);
  });
});

describe('for each', () => {
  test('damage once for all of them, or once for each with targets of its own (CR 608.2c)', () => {
    const words = 'Deed deals 2 damage to any target for each creature you control.';
    const game = start(words, { battlefield: ['Hill Giant', 'Wind Drake', 'Plains'] }, { battlefield: ['Hill Giant'] });
    expect(plays(game.ann, 'Deed', 'ben').ben.life).toBe(16);
    const none = start(words, { battlefield: ['Plains'] }, { battlefield: ['Hill Giant'] });
    expect(plays(none.ann, 'Deed', 'ben').ben.life).toBe(20);
  });

  test('a bonus for each of something, worked out as it resolves (CR 608.2h, 613.4c)', () => {
    const game = start(
      'Until end of turn, each creature you control gets +1/+1 for each artifact you control.',
      { battlefield: ['Hill Giant', 'Wind Drake', 'Seed', 'Seed'] },
      { battlefield: ['Grizzly Bears', 'Seed'] },
    );
    plays(game.ann, 'Deed');
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Wind Drake'), game.ben.stats('Grizzly Bears')]).toEqual([
      '5/5',
      '4/4',
      '2/2',
    ]);
    game.to('Upkeep', 2);
    expect(game.ann.stats('Hill Giant')).toBe('3/3');
  });
});

describe('for a time', () => {
  test('a duration said first is that of all that follows it (CR 611.2a)', () => {
    const game = start(
      'Until end of turn, creatures you control gain flying, and creatures your opponents control get -1/-0.',
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Hill Giant'] },
    );
    plays(game.ann, 'Deed');
    expect([keywords(game, 'Hill Giant'), game.ben.stats('Hill Giant')]).toEqual([['flying'], '2/3']);
    game.to('Upkeep', 2);
    expect([keywords(game, 'Hill Giant'), game.ben.stats('Hill Giant')]).toEqual([[], '3/3']);
  });

  test('one that lasts until the next turn lasts through the other’s turn (CR 611.2a)', () => {
    const game = start('Until your next turn, creatures you control get +1/+1.', { battlefield: ['Hill Giant'] });
    plays(game.ann, 'Deed');
    game.to('Upkeep', 2);
    expect(game.ann.stats('Hill Giant')).toBe('4/4');
    game.to('Upkeep', 3);
    expect(game.ann.stats('Hill Giant')).toBe('3/3');
  });

  test('a further land may be played this turn, and not in the next (CR 305.2)', () => {
    const game = start('You may play an additional land this turn.', {
      hand: ['Plains', 'Plains', 'Plains', 'Plains'],
    });
    plays(game.ann, 'Deed');
    game.ann.playsLand('Plains');
    game.ann.playsLand('Plains');
    expect(game.ann.can('playLand', 'Plains')).toBe(false);
    game.to('PrecombatMain', 3);
    game.ann.playsLand('Plains');
    expect(game.ann.can('playLand', 'Plains')).toBe(false);
  });

  test('a step and a phase are added once (CR 500.8-500.9)', () => {
    const phase = start('After this phase, there is an additional combat phase followed by an additional main phase.', {
      battlefield: ['Raging Goblin'],
    });
    plays(phase.ann, 'Deed');
    let combats = 0;
    phase.plan((question) => {
      if (question.kind === 'attackers' && question.player === 0) combats++;
      return null;
    });
    phase.to('End');
    expect(combats).toBe(2);
  });
});

describe('shuffled away', () => {
  test('permanents go to their owners’ libraries, and each of those is shuffled (CR 701.20a)', () => {
    const game = start(
      'Shuffle all creatures into their owners’ libraries.',
      { battlefield: ['Hill Giant', 'Seed'], library: ['Plains'] },
      { battlefield: ['Wind Drake'], library: ['Swamp'] },
    );
    plays(game.ann, 'Deed');
    const shuffled = game.game.log.filter(({ parts }) =>
      parts.some((part) => typeof part === 'string' && part.includes('shuffles')),
    ).length;
    expect([game.ann.library.toSorted(), game.ben.library.toSorted(), game.ann.battlefield, shuffled]).toEqual([
      ['Hill Giant', 'Plains'],
      ['Swamp', 'Wind Drake'],
      ['Seed'],
      2,
    ]);
  });

  test('what left in between is not found (CR 400.7)', () => {
    const lines = [
      'Ghost | {0} | Creature — Spirit | 1/1 | When this creature enters, shuffle it into its owner’s library.',
      'Leave | {0} | Instant | | Return target creature to its owner’s hand.',
    ];
    const game = table(lines, [{ hand: ['Ghost', 'Leave'] }, {}]);
    game.ann.casts('Ghost');
    game.resolve();
    game.ann.casts('Leave', { targets: ['Ghost'] });
    game.resolveAll();
    expect(game.ann.hand).toEqual(['Ghost']);
  });
});
