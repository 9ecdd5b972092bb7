/** Excess damage, damage to several, counters by kinds, and what is left out. CR 120.10, 122, 109.2. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('excess damage', () => {
  test('what is more than lethal is dealt to another instead (CR 120.4a)', () => {
    const lines = [
      'Spill | {0} | Sorcery | | Spill deals 7 damage to target creature. Excess damage is dealt to its controller instead.',
    ];
    const game = table(lines, [{ hand: ['Spill'] }, ['Hill Giant']]);
    plays(game.ann, 'Spill', 'Hill Giant');
    expect([game.ben.life, game.ben.graveyard]).toEqual([16, ['Hill Giant']]);
  });

  test('the excess counts damage marked before; from a deathtouch source all but one point is excess (CR 120.10, 702.2c)', () => {
    const lines = [
      'Prick | {0} | Instant | | Prick deals 2 damage to target creature.',
      'Pay | {0} | Sorcery | | Pay deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.',
      'Asp | {0} | Creature — Snake | 4/4 | Deathtouch / {T}: This creature deals 3 damage to target creature. If excess damage was dealt this way, draw a card.',
    ];
    const game = table(lines, [{ hand: ['Prick', 'Pay'] }, ['Hill Giant']]);
    plays(game.ann, 'Prick', 'Hill Giant');
    plays(game.ann, 'Pay', 'Hill Giant');
    expect(game.ann.life).toBe(23);
    const deadly = table(lines, [['Asp'], ['Hill Giant']]);
    uses(deadly.ann, 'Asp', 'Hill Giant');
    expect(deadly.ann.hand).toHaveLength(1);
  });
});

describe('damage to several', () => {
  test('three targets, three amounts, all at once; the targets are different (CR 115.3, 608.2)', () => {
    const lines = [
      'Cone | {0} | Sorcery | | Cone deals 1 damage to target creature, 4 damage to another target creature, and 6 damage to a third target creature.',
      'Wall | {0} | Creature — Wall | 0/9 |',
    ];
    const game = table(lines, [{ hand: ['Cone'] }, ['Wall', 'Wall', 'Wall']]);
    plays(game.ann, 'Cone', 'Wall', 'Wall', 'Wall');
    expect([0, 1, 2].map((index) => game.ben.permanent('Wall', index).damage).sort()).toEqual([1, 4, 6]);
  });
});

describe('what is left out', () => {
  test('"except for" leaves out what it names, also behind the place (CR 109.2)', () => {
    const lines = [
      'Sweep | {0} | Sorcery | | Destroy all permanents except for lands and Elves.',
      "Wave | {0} | Sorcery | | Return all creatures to their owners' hands except for Elves.",
      'Elf | {0} | Creature — Elf | 1/1 |',
    ];
    const swept = table(lines, [{ battlefield: ['Forest', 'Elf', 'Hill Giant'], hand: ['Sweep'] }, ['Hill Giant']]);
    plays(swept.ann, 'Sweep');
    expect([swept.ann.battlefield, swept.ben.battlefield]).toEqual([['Forest', 'Elf'], []]);
    const washed = table(lines, [{ battlefield: ['Elf', 'Hill Giant'], hand: ['Wave'] }, ['Hill Giant']]);
    plays(washed.ann, 'Wave');
    expect([washed.ann.battlefield, washed.ann.hand, washed.ben.hand]).toEqual([
      ['Elf'],
      ['Hill Giant'],
      ['Hill Giant'],
    ]);
  });
});

describe('counters', () => {
  const HOST =
    'Host | {0} | Creature — Bear | 1/1 | This creature enters with two +1/+1 counters on it. / When this creature enters, put a charge counter on it.';

  test('"up to three counters": the player may stop before (CR 122.1, 107.1c)', () => {
    const lines = [HOST, 'Pluck | {0} | Instant | | Remove up to three counters from target creature.'];
    const game = table(lines, [{ hand: ['Host', 'Pluck'] }, {}]);
    plays(game.ann, 'Host');
    game.ann
      .answers('chooseOption', (question) =>
        question.kind === 'chooseOption' ? [question.options.indexOf('+1/+1')] : [],
      )
      .answers('chooseOption', (question) =>
        question.kind === 'chooseOption' ? [question.options.indexOf('no more')] : [],
      );
    plays(game.ann, 'Pluck', 'Host');
    expect(game.ann.permanent('Host').counters).toEqual({ '+1/+1': 1, charge: 1 });
  });

  test('for each kind of counter once: another counter of that kind (CR 122.1)', () => {
    const lines = [
      HOST,
      'Grow | {0} | Instant | | For each kind of counter on target creature, put another counter of that kind on it.',
    ];
    const game = table(lines, [{ hand: ['Host', 'Grow'] }, {}]);
    plays(game.ann, 'Host');
    plays(game.ann, 'Grow', 'Host');
    expect(game.ann.permanent('Host').counters).toEqual({ '+1/+1': 3, charge: 2 });
  });

  test('"twice that many of each of those kinds" changes counters of every kind (CR 614.1a, 122.6)', () => {
    const lines = [
      HOST,
      'Font | {0} | Artifact | | If one or more counters would be put on a creature you control, twice that many of each of those kinds of counters are put on it instead.',
    ];
    const game = table(lines, [{ battlefield: ['Font'], hand: ['Host'] }, {}]);
    plays(game.ann, 'Host');
    expect(game.ann.permanent('Host').counters).toEqual({ '+1/+1': 4, charge: 2 });
  });
});

describe('tokens', () => {
  test('a legend described with its name first; a token of all colors (CR 111.4, 105.2)', () => {
    const lines = [
      "Call | {0} | Sorcery | | Create Oldhook, a legendary colorless Equipment artifact token with equip {2}. Create a 2/3 Wall creature token that's all colors.",
    ];
    const game = table(lines, [{ hand: ['Call'] }, {}]);
    plays(game.ann, 'Call');
    expect([now(game.ann, 'Wall Token').colors, game.ann.battlefield]).toEqual([31, ['Oldhook', 'Wall Token']]);
  });
});

describe('descriptions', () => {
  test('"a blue or artifact card" and "a creature or basic land card" are alternatives of one word (CR 109.2)', () => {
    const lines = [
      'Dig | {0} | Sorcery | | Look at the top four cards of your library. You may reveal a creature or basic land card from among them and put it into your hand. Put the rest on the bottom of your library in any order.',
      'Sift | {0} | Sorcery | | Look at the top four cards of your library. You may put a blue or artifact card from among them into your hand. Put the rest on the bottom of your library in any order.',
      'Cog | {0} | Artifact | |',
      'Drop | {U} | Instant | | Draw a card.',
    ];
    const offered = (spell: string): readonly string[] => {
      const game = table(lines, [{ hand: [spell], library: ['Hill Giant', 'Forest', 'Cog', 'Drop'] }, {}]);
      let seen: readonly string[] = [];
      game.ann.answers('yesNo', [1]).answers('chooseObjects', (question) => {
        if (question.kind === 'chooseObjects') seen = game.ann.names(question.from as never);
        return [0];
      });
      plays(game.ann, spell);
      return [...seen].sort();
    };
    expect(offered('Dig')).toEqual(['Forest', 'Hill Giant']);
    expect(offered('Sift')).toEqual(['Cog', 'Drop']);
  });
});
