/** "Creatures you control get +1/+1. If ..., those creatures get +2/+2 instead." CR 614.15, 611.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const PLAGUE =
  'Plague | {0} | Sorcery | | Kicker {1} / Creatures target player controls get -2/-1 until end of turn. If this spell was kicked, those creatures get -3/-2 until end of turn instead.';
const PRIDE =
  'Pride | {0} | Instant | | Creatures you control get +1/+1 until end of turn. If you control an artifact, those creatures get +2/+2 until end of turn instead.';
const SEER =
  'Seer | {0} | Creature — Vampire | 3/3 | Whenever a land you control enters, other creatures you control get +0/+1 until end of turn. If that land is a Swamp, those creatures get +0/+2 until end of turn instead.';
const COG = 'Cog | {0} | Artifact | |';

test('one of both, for the creatures of the player who is the target (CR 614.15)', () => {
  for (const [lands, kicked, stats] of [
    [[], 0, '4/3'],
    [['Island'], 1, '3/2'],
  ] as const) {
    const game = table(
      [PLAGUE],
      [{ battlefield: ['Hill Giant', ...lands], hand: ['Plague'] }, { battlefield: ['Craw Wurm', 'Llanowar Elves'] }],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [question.only ?? kicked] : null));
    plays(game.ann, 'Plague', 'ben');
    expect([game.ben.stats('Craw Wurm'), game.ben.battlefield, game.ann.stats('Hill Giant')]).toEqual([
      stats,
      ['Craw Wurm'],
      '3/3',
    ]);
  }
});

test('who comes later gets nothing; the condition is looked at as it resolves (CR 611.2c, 608.2h)', () => {
  const game = table([PRIDE, COG], [{ battlefield: ['Hill Giant', 'Cog'], hand: ['Pride', 'Grizzly Bears'] }, {}]);
  plays(game.ann, 'Pride');
  expect(game.ann.stats('Hill Giant')).toBe('5/5');
  game.to('Upkeep', game.game.turn + 1);
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
  const without = table([PRIDE, COG], [{ battlefield: ['Hill Giant'], hand: ['Pride'] }, {}]);
  plays(without.ann, 'Pride');
  expect(without.ann.stats('Hill Giant')).toBe('4/4');
});

test('"other creatures you control": all but the source, in both sentences (CR 109.5)', () => {
  for (const [land, stats] of [
    ['Island', '3/4'],
    ['Swamp', '3/5'],
  ] as const) {
    const game = table([SEER], [{ battlefield: ['Seer', 'Hill Giant'], hand: [land] }, { battlefield: ['Craw Wurm'] }]);
    game.ann.playsLand(land);
    game.resolveAll();
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Seer'), game.ben.stats('Craw Wurm')]).toEqual([
      stats,
      '3/3',
      '6/4',
    ]);
  }
});
