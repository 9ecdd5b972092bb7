/** Many environments stepped together in this thread. */
import type { PlayerId } from '@kitchen-table/engine';
import { Environment, type EnvironmentOptions } from '../environment.ts';
import { Batch } from './batch.ts';

/** What many environments are made of. */
export interface VectorOptions extends EnvironmentOptions {
  /** How many. */
  readonly count: number;
  /** Whether a game that is over is followed by another at once; else it stays over. Default yes. */
  readonly again?: boolean;
  /** The number of the first environment, from which its seeds follow. Default 0. */
  readonly first?: number;
}

/** Environments of one kind, each in a game of its own. */
export class VectorEnvironment {
  readonly seats: number;
  readonly possibleAgents: readonly PlayerId[];
  readonly batch: Batch;
  readonly environments: readonly Environment[];
  readonly #again: boolean;
  readonly #first: number;
  readonly #games: number[];
  #seed = '';

  constructor(options: VectorOptions, memory?: ArrayBufferLike) {
    const { count, again = true, first = 0 } = options;
    this.environments = Array.from({ length: count }, () => new Environment(options));
    const [one] = this.environments;
    if (one === undefined) throw new Error('There is to be one environment at least.');
    this.seats = one.seats;
    this.possibleAgents = one.possibleAgents;
    this.batch = memory === undefined ? new Batch(count, one.seats) : new Batch(count, one.seats, memory);
    this.#again = again;
    this.#first = first;
    this.#games = this.environments.map(() => 0);
  }

  /** Begins a game in each: its seed is `seed`, the number of the environment and that of its game. */
  reset(seed: string | number): void {
    this.#seed = String(seed);
    this.batch.rewards.fill(0);
    this.batch.states.fill(0);
    this.environments.forEach((environment, index) => {
      this.#games[index] = 0;
      this.#begin(environment, index);
      this.#tell(environment, index);
    });
  }

  /** An action for each, of the agent that acts next there; where the game is over nothing is done. */
  step(actions: ArrayLike<number>): void {
    const { batch, seats } = this;
    if (actions.length !== this.environments.length)
      throw new Error(`${this.environments.length} actions are wanted, one for each environment`);
    this.environments.forEach((environment, index) => {
      const before = environment.possibleAgents.map((seat) => environment.reward(seat));
      if (!environment.over) environment.step(actions[index] as number);
      for (let seat = 0; seat < seats; seat++) batch.rewards[index * seats + seat] = 0;
      environment.possibleAgents.forEach((seat, at) => {
        batch.rewards[index * seats + seat] = environment.reward(seat) - (before[at] as number);
        const ended = environment.terminated(seat) ? 1 : environment.truncated ? 2 : 0;
        batch.states[index * seats + seat] = ended;
      });
      if (environment.over && this.#again) this.#begin(environment, index);
      this.#tell(environment, index);
    });
  }

  #begin(environment: Environment, index: number): void {
    // A deal in which nobody gets to act would say nothing.
    do environment.reset(`${this.#seed} ${this.#first + index} ${(this.#games[index] as number)++}`);
    while (environment.over);
  }

  #tell(environment: Environment, index: number): void {
    const agent = environment.agentSelection;
    this.batch.agents[index] = agent ?? -1;
    if (agent === null) {
      this.batch.observation(index).fill(0);
      this.batch.mask(index).fill(0);
      return;
    }
    environment.observe(agent, this.batch.observation(index));
    environment.actionMask(agent, this.batch.mask(index));
  }
}
