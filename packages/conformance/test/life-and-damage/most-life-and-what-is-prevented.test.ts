/** Players with the most and the least, modes for different players, and what is prevented of whom: cards as text. CR 115.3, 119.5, 615.1. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('the most and the least', () => {
  test('each player who controls the fewest creatures, and both where it is a draw (CR 608.2h)', () => {
    const alms = 'Small Alms | {0} | Sorcery | | Each player who controls the fewest creatures gains 3 life.';
    const few = table([alms], [{ hand: ['Small Alms'] }, { battlefield: ['Grizzly Bears'] }]);
    plays(few.ann, 'Small Alms');
    expect([few.ann.life, few.ben.life]).toEqual([23, 20]);
    const same = table([alms], [{ hand: ['Small Alms'] }, {}]);
    plays(same.ann, 'Small Alms');
    expect([same.ann.life, same.ben.life]).toEqual([23, 23]);
  });

  test('a life total becomes the highest among all players (CR 119.5)', () => {
    const level =
      "High Level | {0} | Sorcery | | Each player's life total becomes the highest life total among all players.";
    const game = table([level], [{ hand: ['High Level'], life: 7 }, { life: 12 }, { life: 15 }]);
    plays(game.ann, 'High Level');
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([15, 15, 15]);
  });

  test('an opponent with the highest life total among your opponents: your own is not compared (CR 608.2h)', () => {
    const fall =
      'Great Fall | {0} | Sorcery | | Choose an opponent with the highest life total among your opponents. That player loses 6 life.';
    const game = table([fall], [{ hand: ['Great Fall'], life: 30 }, { life: 12 }, { life: 15 }]);
    plays(game.ann, 'Great Fall');
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([30, 12, 9]);
  });

  test('a creature destroyed only if it has the least power among creatures (CR 608.2h)', () => {
    const feast =
      'Poor Feast | {0} | Sorcery | | Destroy target creature if it has the least power or is tied for least power among nonblack creatures.';
    const seats = [{ hand: ['Poor Feast', 'Poor Feast'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }] as const;
    const game = table([feast], seats);
    plays(game.ann, 'Poor Feast', 'Hill Giant');
    plays(game.ann, 'Poor Feast', 'Grizzly Bears');
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });
});

describe('modes for different players', () => {
  const gifts =
    'Two Gifts | {0} | Sorcery | | Choose one or both. Each mode must target a different player. / • Target player draws a card. / • Target player gains 5 life.';

  test('who is the target of one is not the target of the other (CR 115.3)', () => {
    const game = table([gifts], [{ hand: ['Two Gifts'] }, { library: ['Island'] }]);
    game.ann.casts('Two Gifts', { modes: [0, 1], targets: ['ben', 'ann'] }).table.resolveAll();
    expect([game.ann.life, game.ben.hand.length]).toEqual([25, 1]);
    const other = table([gifts], [{ hand: ['Two Gifts'], library: ['Island'] }, {}]);
    other.ann.answers('targets', (question) => {
      expect(question).toMatchObject({ legal: expect.anything() });
      return [0];
    });
    other.ann.casts('Two Gifts', { modes: [0, 1], targets: ['ann', 'ben'] }).table.resolveAll();
    expect([other.ann.life, other.ben.life]).toEqual([20, 25]);
  });
});

describe('damage', () => {
  test('prevented only as far as the target deals it (CR 615.1)', () => {
    const brace =
      'Brace Up | {0} | Creature — Soldier | 2/2 | {0}: Prevent all damage that would be dealt to Brace Up by target creature this turn.';
    const game = table(
      [brace],
      [{ battlefield: ['Craw Wurm', 'Hill Giant'] }, { battlefield: ['Brace Up', 'Grizzly Bears'] }],
    );
    game.ann.attacks(['Craw Wurm', 'Hill Giant']);
    game.ben.blocks([
      ['Brace Up', 'Craw Wurm'],
      ['Grizzly Bears', 'Hill Giant'],
    ]);
    game.to('DeclareBlockers');
    uses(game.ben, 'Brace Up', 'Craw Wurm');
    game.throughCombat();
    expect(game.ben.battlefield).toEqual(['Brace Up']);
  });

  test('divided damage equal to a power: among what its player chooses (CR 601.2d)', () => {
    const orc =
      'Last Orc | {0} | Creature — Orc | 4/1 | When Last Orc dies, it deals damage equal to its power divided as you choose among any number of targets.';
    const bolt = 'Small Spark | {0} | Instant | | Small Spark deals 1 damage to target creature.';
    const game = table([orc, bolt], [{ battlefield: ['Last Orc'], hand: ['Small Spark'] }, {}]);
    game.ann.casts('Small Spark', { targets: ['Last Orc'] });
    game.ann.answers('targets', (question) => ['legal' in question ? game.indexOf(question.legal, 'ben') : 0]);
    game.resolveAll();
    expect(game.ben.life).toBe(16);
  });

  test('“the other creature” is the one that the event is not about (CR 603.2)', () => {
    const venom =
      'Black Fang | {0} | Enchantment — Aura | | Enchant creature / Whenever enchanted creature deals combat damage to a creature, destroy the other creature.';
    const game = table(
      [venom],
      [{ battlefield: ['Grizzly Bears'], hand: ['Black Fang'] }, { battlefield: ['Craw Wurm'] }],
    );
    plays(game.ann, 'Black Fang', 'Grizzly Bears');
    game.ann.attacks(['Grizzly Bears']);
    game.ben.blocks([['Craw Wurm', 'Grizzly Bears']]);
    game.throughCombat();
    expect(game.ben.graveyard).toEqual(['Craw Wurm']);
  });
});

test('two descriptions as one subject: each has what is said (CR 604.1)', () => {
  const banner = 'Odd Banner | {1} | Artifact | | Giants you control and Bears you control get +1/+1.';
  const cub = 'Small Cub | {1}{G} | Creature — Bear | 2/2 |';
  const brute = 'Hill Brute | {3}{R} | Creature — Giant | 3/3 |';
  const game = table(
    [banner, cub, brute],
    [{ battlefield: ['Odd Banner', 'Small Cub', 'Hill Brute', 'Craw Wurm'] }, { battlefield: ['Small Cub'] }],
  );
  expect(['Small Cub', 'Hill Brute', 'Craw Wurm'].map((name) => now(game.ann, name).power)).toEqual([3, 4, 6]);
  expect(now(game.ben, 'Small Cub').power).toBe(2);
});

test('cycling abilities cost less, and typecycling is cycling (CR 702.29f)', () => {
  const lantern = 'Swift Lantern | {1} | Artifact | | Cycling abilities you activate cost {2} less to activate.';
  const worm = 'Sand Worm | {5}{G} | Creature — Wurm | 5/5 | Cycling {2}';
  const scout = 'Road Scout | {3}{G} | Creature — Elf | 2/2 | Forestcycling {2}';
  const game = table(
    [lantern, worm, scout],
    [{ battlefield: ['Swift Lantern'], hand: ['Sand Worm', 'Road Scout'] }, {}],
  );
  expect([game.ann.can('activate', 'Sand Worm'), game.ann.can('activate', 'Road Scout')]).toEqual([true, true]);
});
