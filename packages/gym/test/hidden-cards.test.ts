/** What a seat may not know is not in its observation: hidden cards are swapped, and nothing changes. CR 400.2, 706-708. */
import { type PlayerId, type Question, randomStream, seenFrom } from '@kitchen-table/engine';
import { randomDecider } from '@kitchen-table/engine/testing';
import { expect, test } from 'vitest';
import { LAYOUT, OBSERVATION_SIZE, OpenQuestion, writeObservation } from '@kitchen-table/gym';
import { plainCards, unseenCards } from '../../server/tools/what-is-hidden/cards.ts';
import { type Position, positionsOf, type Reached, run } from '../../server/tools/what-is-hidden/positions.ts';
import { setupOf } from '../../server/tools/what-is-hidden/setups.ts';
import { dealtAnew, hiddenAllAlong } from '../../server/tools/what-is-hidden/swap.ts';

const GAMES = 24;
const LONGEST_SEGMENT = 12;

/** Observation of the seat, with the mask of the question if it is put to that seat. */
function observed({ game, question }: Reached, seat: PlayerId): { numbers: Float32Array; mask: Uint8Array } {
  const numbers = new Float32Array(OBSERVATION_SIZE);
  const mask = new Uint8Array(64);
  const own = question?.player === seat ? new OpenQuestion(question, 'by hand') : null;
  own?.mask(mask);
  writeObservation(numbers, seenFrom(game, seat, own?.question ?? null), own);
  return { numbers, mask };
}

/** The position with other hidden cards, if the game goes the same way with them. */
function swapped(position: Position, reached: Reached, seat: PlayerId, random: () => number): Reached | null {
  const hidden = hiddenAllAlong(position.checkpoint, reached, seat);
  if (hidden.length < 2) return null;
  let other: Reached;
  try {
    other = run({ checkpoint: dealtAnew(position.checkpoint, hidden, random), answers: position.answers });
  } catch {
    return null; // What was swapped may have become what it could not be.
  }
  const theirs = ({ asked }: Reached): string => JSON.stringify(asked.filter(({ player }) => player !== seat));
  const now = ({ question }: Reached): string =>
    question === null || question.player === seat ? '' : `${question.kind} ${question.player}`;
  return theirs(reached) === theirs(other) && now(reached) === now(other) ? other : null;
}

function placeOf(at: number): string {
  const part = LAYOUT.findLast(({ start }) => start <= at);
  if (part === undefined) return 'nowhere';
  const within = at - part.start;
  return `${part.name} ${Math.floor(within / part.features.length)}: ${part.features[within % part.features.length]}`;
}

/** Answers at random, but seldom passes. */
function eager(seed: number): (question: Question) => readonly number[] {
  const answer = randomDecider(`answers ${seed}`);
  const random = randomStream(`eager ${seed}`);
  return (question) =>
    question.kind === 'priority' && question.options.length > 1 && random() < 0.75
      ? [1 + Math.floor(random() * (question.options.length - 1))]
      : answer(question);
}

test('with other hidden cards a seat observes the same (CR 400.2)', () => {
  const cards = [...unseenCards(), ...plainCards().slice(0, 40)];
  const leaks = new Set<string>();
  let positions = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const setup = setupOf(seed, (random) => cards[Math.floor(random() * cards.length)] as (typeof cards)[number]);
    const random = randomStream(`swaps ${seed}`);
    for (const { position, reached } of positionsOf(setup, eager(seed), { turns: 12, decisions: 150 })) {
      if (random() > 0.15 || position.answers.length > LONGEST_SEGMENT) continue;
      const { players, waiting, subgame } = reached.game;
      if (waiting === 'over' || subgame !== null) continue;
      const seat = Math.floor(random() * players.length) as PlayerId;
      const other = swapped(position, reached, seat, random);
      if (other === null) continue;
      positions++;
      const one = observed(reached, seat);
      const two = observed(other, seat);
      one.numbers.forEach((number, at) => {
        if (!Object.is(number, two.numbers[at])) leaks.add(`${setup.format}, ${placeOf(at)}`);
      });
      if (one.mask.join() !== two.mask.join()) leaks.add(`${setup.format}, the mask`);
    }
  }
  expect([...leaks]).toEqual([]);
  expect(positions).toBeGreaterThan(200);
}, 240_000);
