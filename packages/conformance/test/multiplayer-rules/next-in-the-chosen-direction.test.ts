/** "The next player in the chosen direction": one side for all, chosen as the instruction is followed. CR 101.4, 608.2d. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const TURN =
  'Turn | {0} | Sorcery | | Choose left or right. Each player gains control of all artifacts controlled by the next player in the chosen direction.';
const ONE = 'One | {0} | Artifact | | ';
const TWO = 'Two | {0} | Artifact | | ';
const THREE = 'Three | {0} | Artifact | | ';
const ELF = 'Elf | {G} | Creature — Elf | 1/1 | ';

function turned(side: RegExp, players = 3): Scenario {
  const seats = [
    { battlefield: ['One', 'Elf'], hand: ['Turn'] },
    { battlefield: ['Two'] },
    { battlefield: ['Three'] },
  ].slice(0, players);
  const game = table([TURN, ONE, TWO, THREE, ELF], seats);
  game.plan((question) =>
    question.kind === 'chooseModes' ? [question.options.findIndex(({ text }) => side.test(text))] : null,
  );
  return plays(game.ann, 'Turn');
}

test('all change hands at once: nobody takes what somebody has just gained (CR 608.2f)', () => {
  const left = turned(/left/);
  expect([left.ann.battlefield, left.ben.battlefield, left.cat.battlefield]).toEqual([
    ['Elf', 'Two'],
    ['Three'],
    ['One'],
  ]);
  const right = turned(/right/);
  expect([right.ann.battlefield, right.ben.battlefield, right.cat.battlefield]).toEqual([
    ['Elf', 'Three'],
    ['One'],
    ['Two'],
  ]);
});

test('of two players each is next to the other on either side (CR 101.4)', () => {
  for (const side of [/left/, /right/]) {
    const game = turned(side, 2);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Elf', 'Two'], ['One']]);
  }
});
