/** As many targets as a spell was kicked, and one. CR 115.3, 601.2c, 702.33c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const FOR_EACH = `for each time ~ was ${'kicked'}`;
const STORM = `Storm | {X}{R} | Instant | | Multikicker {1} / Choose any target, then choose another target ${FOR_EACH}. ~ deals X damage to each of them.`;
const MIGHT = `Might | {G} | Instant | | Multikicker {1} / Choose target creature, then choose another target creature ${FOR_EACH}. Put a +1/+1 counter on each of them.`;
const CUB = 'Cub | {0} | Creature — Bear | 2/2 |';
const CAT = 'Cat | {0} | Creature — Cat | 1/1 |';

/** Kicks it so often, with X as 1, and takes the targets that are there, the first first. */
function kicking(
  spell: 'Storm' | 'Might',
  kicks: number,
  mana: number,
  creatures: string[] = ['Cub', 'Cat'],
): Scenario {
  const land = spell === 'Storm' ? 'Mountain' : 'Forest';
  const game = table(
    [STORM, MIGHT, CUB, CAT],
    [{ hand: [spell], battlefield: Array<string>(mana).fill(land) }, { battlefield: creatures }],
  );
  let asked = 0;
  game.plan((question) => {
    if (question.kind === 'yesNo') return [asked++ < kicks ? 1 : 0];
    if (question.kind === 'chooseNumber') return [/X/.test(question.reason.text) ? 1 : kicks];
    return question.kind === 'targets' ? question.legal.map((_, i) => i).slice(0, question.max) : null;
  });
  game.ann.casts(spell);
  return game.resolveAll();
}

test('not kicked, it has one target (CR 702.33c)', () => {
  const game = kicking('Might', 0, 1);
  expect([game.ben.stats('Cub'), game.ben.stats('Cat')].sort()).toEqual(['1/1', '3/3']);
});

test('kicked once it has two, which are not the same (CR 115.3, 601.2c)', () => {
  const game = kicking('Might', 1, 2);
  expect([game.ben.stats('Cub'), game.ben.stats('Cat')]).toEqual(['3/3', '2/2']);
});

test('each of them is dealt the damage, players like creatures (CR 115.4)', () => {
  const game = kicking('Storm', 3, 5);
  expect(game.ben.battlefield).toEqual(['Cub']);
  expect([game.ann.life, game.ben.life]).toEqual([19, 19]);
});

test('kicked more often than there are targets for, it is not cast: all goes back (CR 601.2c, 730.1)', () => {
  const game = kicking('Might', 2, 3);
  expect([game.ben.stats('Cub'), game.ben.stats('Cat')]).toEqual(['2/2', '1/1']);
  expect([game.ann.hand, game.ann.graveyard]).toEqual([['Might'], []]);
});
