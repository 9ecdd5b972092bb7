/** Cards that a seat may not see are swapped: nothing that it is sent may change. The whole run is `tools/swap-what-is-hidden.ts`. */
import { expect, test } from 'vitest';
import { randomStream } from '@kitchen-table/engine';
import { randomDecider } from '@kitchen-table/engine/testing';
import { unseenCards } from '../tools/what-is-hidden/cards.ts';
import { positionsOf, run } from '../tools/what-is-hidden/positions.ts';
import { differenceBetween, seenBy } from '../tools/what-is-hidden/seen.ts';
import { type DrawCard, setupOf } from '../tools/what-is-hidden/setups.ts';
import { dealtAnew, hiddenAllAlong } from '../tools/what-is-hidden/swap.ts';
import { trySeed } from '../tools/what-is-hidden/try-seed.ts';

const cards = unseenCards();
const draw: DrawCard = (random) => cards[Math.floor(random() * cards.length)] as (typeof cards)[number];

test('views, questions, logs and explanations stay as they are when what is hidden is swapped (CR 400.2, 406.3, 708.5, 720.4)', () => {
  let positions = 0;
  let faceDown = 0;
  for (let seed = 0; seed < 5; seed++) {
    const tried = trySeed(seed, draw, 8);
    expect(tried.leaks).toEqual([]);
    positions += tried.positions;
    faceDown += tried.faceDown;
  }
  expect(positions).toBeGreaterThan(100);
  expect(faceDown).toBeGreaterThan(50);
});

test('the swap finds what is shown: with a hand swapped, its player sees another one, and the others see nothing', () => {
  const random = randomStream('control');
  const [first] = positionsOf(setupOf(0, draw), randomDecider('control'), { turns: 1, decisions: 1 });
  if (first === undefined) throw new Error('no position');
  const { position, reached } = first;
  const { hand, library, id: own } = reached.game.players[0] as (typeof reached.game.players)[0];
  const other = run({ ...position, checkpoint: dealtAnew(position.checkpoint, [...hand, ...library], random) });
  const differs = (viewer: typeof own | null): string | null => {
    const [one, two] = [reached, other].map(({ game, question, asked }) => seenBy(game, viewer, question, asked, 0));
    return differenceBetween(one, two);
  };
  expect(differs(own)).toMatch(/^\.view\.players\.0\.hand\.\d+\.name: /);
  expect(differs(null)).toBeNull();
  expect(hiddenAllAlong(position.checkpoint, reached, own)).not.toEqual(expect.arrayContaining([hand[0]]));
});

test('of what is compared, the lines that a bot weighs in its imagination are a part', () => {
  let weighed = 0;
  for (const { reached } of positionsOf(setupOf(0, draw), randomDecider('lines'), { turns: 6, decisions: 60 })) {
    const { game, question, asked, begun } = reached;
    if (question === null) continue;
    const { plans } = seenBy(game, question.player, question, asked, 0, begun) as {
      plans: { told: readonly { lines: readonly unknown[] }[] } | null;
    };
    if ((plans?.told[0]?.lines.length ?? 0) > 1) weighed++;
  }
  expect(weighed).toBeGreaterThan(5);
});
