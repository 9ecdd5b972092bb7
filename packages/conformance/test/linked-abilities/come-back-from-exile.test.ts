/** What triggers when cards come back because the exile of them is over. CR 603.7, 610.3. */
import { expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table } from '../support/text-table.ts';

const LINES = [
  `Nest | {0} | Creature — Bird | 2/3 | When this creature enters, exile any number of other target creatures controlled by different ${'players'} until this creature leaves the battlefield. When an exiled card you ${'control'} enters this way, put two +1/+1 counters on it.`,
  'Cut | {0} | Instant | | Destroy target creature.',
  'Flicker | {0} | Instant | | Exile target creature, then return it to the battlefield under its owner’s control.',
];

const aims = (player: TestPlayer, ...names: string[]): TestPlayer => {
  for (const name of names)
    player.answers('targets', (question) => [
      question.kind === 'targets' ? player.table.indexOf(question.legal, name) : -1,
    ]);
  return player;
};

test('of the cards that come back, yours get the counters, and only as they come back (CR 603.7c, 610.3)', () => {
  const game = table(LINES, [
    { hand: ['Nest', 'Cut', 'Flicker'], battlefield: ['Grizzly Bears'] },
    { battlefield: ['Hill Giant'] },
  ]);
  plays(aims(game.ann, 'Grizzly Bears', 'Hill Giant'), 'Nest');
  expect([game.ann.exile, game.ben.exile]).toEqual([['Grizzly Bears'], ['Hill Giant']]);
  plays(game.ann, 'Cut', 'Nest');
  expect([now(game.ann, 'Grizzly Bears').power, now(game.ben, 'Hill Giant').power]).toEqual([4, 3]);
  plays(game.ann, 'Flicker', 'Grizzly Bears');
  expect(now(game.ann, 'Grizzly Bears').power).toBe(2);
});

test('two of your own that others controlled both do (CR 603.7c)', () => {
  const game = table(
    [...LINES, 'Swap | {0} | Sorcery | | Each opponent gains control of target creature you control.'],
    [{ hand: ['Nest', 'Cut', 'Swap'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}],
  );
  plays(game.ann, 'Swap', 'Hill Giant');
  plays(aims(game.ann, 'Grizzly Bears', 'Hill Giant'), 'Nest');
  plays(game.ann, 'Cut', 'Nest');
  expect([now(game.ann, 'Grizzly Bears').power, now(game.ann, 'Hill Giant').power]).toEqual([4, 5]);
});
