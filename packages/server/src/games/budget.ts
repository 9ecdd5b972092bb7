/** What a game may cost: time for one decision, memory for all games of a thread. */

/** How games are shared out among threads, and what they may cost. */
export interface GameBudget {
  /** Threads in which games run; 0: in the server's own, without budgets. */
  threads: number;
  /** Milliseconds of CPU time that a thread may work without a pause: one decision of one game. */
  milliseconds: number;
  /** Megabytes for the games of one thread. */
  megabytes: number;
  /** The program of a thread; default: the server's own. */
  program?: URL;
}

/** For a home machine: people who wait longer have left, and one core stays free for messages. */
export const USUAL_BUDGET: GameBudget = { threads: 1, milliseconds: 15_000, megabytes: 2048 };

/** How often a thread says that it lives, in milliseconds. */
export const BEAT = 100;

/** What a thread and its guard both see: beats of its heart, the number of the game at work, and the thread's own. */
export class Heart {
  readonly memory: SharedArrayBuffer;
  private readonly cells: Int32Array;

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(12)) {
    this.memory = memory;
    this.cells = new Int32Array(memory);
  }

  get beats(): number {
    return Atomics.load(this.cells, 0);
  }

  beat(): void {
    Atomics.add(this.cells, 0, 1);
  }

  /** The number of the game whose code is at work; 0: none. */
  get atWork(): number {
    return Atomics.load(this.cells, 1);
  }

  set atWork(number: number) {
    Atomics.store(this.cells, 1, number);
  }

  /** The number of the thread for the operating system; 0: not known. */
  get thread(): number {
    return Atomics.load(this.cells, 2);
  }

  set thread(number: number) {
    Atomics.store(this.cells, 2, number);
  }
}
