/** A player that answers at random, the same way for the same seed. */
import { type Decider, randomAnswer, randomStream } from '@kitchen-table/engine';

/** Legal answers drawn from a stream of its own; never looks at the game. */
export function randomBot(seed: string): Decider {
  const random = randomStream(seed);
  return (question) => randomAnswer(question, random);
}
