/** Kicked spells that do something to another target instead: only what will be done asks for targets. CR 601.2b-c, 702.33g. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { offered } from '../../../engine/test/support/layout-cards.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const COG = 'Cog | {0} | Artifact | |';
/** "Destroy a small one. Kicked: any." */
const THIRST =
  'Thirst | {0} | Sorcery | | Kicker {2} / Destroy target creature with power 2 or less. If this spell was kicked, instead destroy target creature.';
const LANDS = ['Island', 'Island'];

/** Ann casts it, kicked if she is asked and wants to; how many legal targets there were, and whether she was asked. */
function cast(game: Scenario, name: string, kicked: boolean): { legal: number[]; asked: number } {
  const legal: number[] = [];
  let asked = 0;
  game.plan((question: Question) => {
    if (question.kind === 'yesNo') {
      asked++;
      return [kicked ? 1 : 0];
    }
    if (question.kind !== 'targets') return null;
    legal.push(question.legal.length);
    return [0];
  });
  game.ann.casts(name);
  game.resolveAll();
  game.unplan();
  return { legal, asked };
}

describe('another target instead (CR 601.2c)', () => {
  const seats = (theirs: readonly string[], lands = LANDS): Parameters<typeof table>[1] => [
    { battlefield: lands, hand: ['Thirst'] },
    theirs,
  ];

  test('not kicked, only the first is asked for; kicked, only the second', () => {
    const plain = table([THIRST], seats(['Hill Giant', 'Goblin Piker', 'Grizzly Bears']));
    expect(cast(plain, 'Thirst', false)).toEqual({ legal: [2], asked: 1 });
    expect(plain.ben.battlefield).toEqual(['Hill Giant', 'Grizzly Bears']);
    const kicked = table([THIRST], seats(['Hill Giant', 'Goblin Piker', 'Grizzly Bears']));
    expect(cast(kicked, 'Thirst', true)).toEqual({ legal: [3], asked: 1 });
    expect(kicked.ben.battlefield).toEqual(['Goblin Piker', 'Grizzly Bears']);
  });

  test('what follows speaks of the target that is there (CR 608.2c)', () => {
    const spurn =
      'Thirst | {0} | Sorcery | | Kicker {2} / Choose target creature with power 1 or less. If this spell was kicked, instead choose target creature. Destroy the chosen creature, then its controller gains life equal to its power.';
    for (const [kicked, gone, life] of [
      [false, 'Elvish Scout', 21],
      [true, 'Hill Giant', 23],
    ] as const) {
      const game = table(
        [spurn, 'Elvish Scout | {G} | Creature - Elf | 1/1 |'],
        seats(['Hill Giant', 'Elvish Scout', 'Grizzly Bears']),
      );
      cast(game, 'Thirst', kicked);
      expect([game.ben.graveyard, game.ben.life]).toEqual([[gone], life]);
    }
  });

  test('what is done instead to two others asks for both, and not for the first', () => {
    const more =
      'Thirst | {0} | Sorcery | | Kicker {2} / Destroy target artifact. If this spell was kicked, instead destroy two target creatures.';
    const game = table([COG, more], seats(['Cog', 'Cog', 'Hill Giant', 'Goblin Piker', 'Grizzly Bears']));
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Thirst', { targets: ['Hill Giant', 'Goblin Piker'] });
    game.resolveAll();
    expect(game.ben.battlefield).toEqual(['Cog', 'Cog', 'Grizzly Bears']);
  });

  test('what is done instead to the first and to another asks for both (CR 601.2c)', () => {
    const both =
      'Thirst | {0} | Sorcery | | Kicker {2} / Tap target creature. If this spell was kicked, instead tap that creature and destroy target artifact.';
    const game = table([COG, both], seats(['Cog', 'Cog', 'Hill Giant', 'Goblin Piker']));
    expect(cast(game, 'Thirst', true)).toEqual({ legal: [2, 2], asked: 1 });
    expect(game.ben.battlefield).toEqual(['Cog', 'Hill Giant', 'Goblin Piker']);
  });
});

describe('a spell with targets only when it is kicked (CR 601.2b-c)', () => {
  const seats = (lands: readonly string[]): Parameters<typeof table>[1] => [
    { battlefield: lands, hand: ['Thirst'] },
    ['Hill Giant'],
  ];

  test('can be cast, and is kicked without a question', () => {
    const game = table([THIRST], seats(LANDS));
    expect(offered(game, 'ann', 'Thirst')).toEqual(['/0']);
    expect(cast(game, 'Thirst', false)).toEqual({ legal: [], asked: 0 });
    expect([game.ben.graveyard, game.ann.graveyard]).toEqual([['Hill Giant'], ['Thirst']]);
  });

  test('can not be cast when the kicker cannot be paid', () => {
    expect(offered(table([THIRST], seats(['Island'])), 'ann', 'Thirst')).toEqual([]);
  });

  test('can not be cast when there is no target either way', () => {
    expect(offered(table([THIRST], [{ battlefield: LANDS, hand: ['Thirst'] }, []]), 'ann', 'Thirst')).toEqual([]);
  });
});
