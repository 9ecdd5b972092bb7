/** What many environments have to say, side by side in one piece of memory, as it also goes through a pipe. */
import { ACTIONS } from '../actions/action-space.ts';
import { OBSERVATION_SIZE } from '../observations/layout.ts';

/** What has become of a seat: it plays, its game has ended, or its game was broken off. */
export const SEAT_STATES = ['playing', 'terminated', 'truncated'] as const;

/** For each environment what the agent that acts next sees and may do, and what the last step brought. */
export class Batch {
  readonly count: number;
  readonly seats: number;
  readonly memory: ArrayBufferLike;
  /** By environment, OBSERVATION_SIZE numbers each: what the agent that acts next sees. */
  readonly observations: Float32Array;
  /** By environment and seat: what the last step brought. */
  readonly rewards: Float32Array;
  /** By environment: the seat that acts next; -1 when the game is over. */
  readonly agents: Int32Array;
  /** By environment, ACTIONS numbers each: 1 where the action is there. */
  readonly masks: Uint8Array;
  /** By environment and seat, after the last step: an index into SEAT_STATES. */
  readonly states: Uint8Array;

  constructor(count: number, seats: number, memory: ArrayBufferLike = new ArrayBuffer(Batch.bytes(count, seats))) {
    this.count = count;
    this.seats = seats;
    this.memory = memory;
    let at = 0;
    const next = (bytes: number): number => {
      at += bytes;
      return at - bytes;
    };
    this.observations = new Float32Array(memory, next(count * OBSERVATION_SIZE * 4), count * OBSERVATION_SIZE);
    this.rewards = new Float32Array(memory, next(count * seats * 4), count * seats);
    this.agents = new Int32Array(memory, next(count * 4), count);
    this.masks = new Uint8Array(memory, next(count * ACTIONS), count * ACTIONS);
    this.states = new Uint8Array(memory, next(count * seats), count * seats);
  }

  /** How much memory it takes. */
  static bytes(count: number, seats: number): number {
    return count * (OBSERVATION_SIZE * 4 + seats * 4 + 4 + ACTIONS + seats);
  }

  /** The observation of one environment. */
  observation(index: number): Float32Array {
    return this.observations.subarray(index * OBSERVATION_SIZE, (index + 1) * OBSERVATION_SIZE);
  }

  /** The mask of one environment. */
  mask(index: number): Uint8Array {
    return this.masks.subarray(index * ACTIONS, (index + 1) * ACTIONS);
  }
}
