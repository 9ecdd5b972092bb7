/** Playing an environment at random, for the tests. */
import { randomStream } from '@kitchen-table/engine';
import { ACTIONS, type Environment } from '@kitchen-table/gym';

/** An action that is there, drawn evenly. */
export function drawn(mask: Uint8Array, random: () => number): number {
  const there = [...mask.keys()].filter((action) => mask[action] === 1);
  return there[Math.floor(random() * there.length)] as number;
}

/** Plays to the end, or so many steps; the actions taken. */
export function playAtRandom(
  environment: Environment,
  seed: string,
  most = Infinity,
  before: (environment: Environment) => void = () => {},
): number[] {
  const random = randomStream(seed);
  const mask = new Uint8Array(ACTIONS);
  const actions: number[] = [];
  while (environment.agentSelection !== null && actions.length < most) {
    before(environment);
    const action = drawn(environment.actionMask(environment.agentSelection, mask), random);
    environment.step(action);
    actions.push(action);
  }
  return actions;
}
