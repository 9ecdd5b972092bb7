/** Many environments stepped together, dealt among threads. */
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Environment } from '../environment.ts';
import { Batch } from './batch.ts';
import type { VectorOptions } from './vector-environment.ts';

/** What a thread is told to do. */
export type Order = { readonly reset: string } | { readonly step: readonly number[] };

/** What a thread is begun with. */
export interface ThreadData {
  readonly options: VectorOptions;
  readonly memory: SharedArrayBuffer;
}

interface Thread {
  readonly worker: Worker;
  readonly first: number;
  readonly batch: Batch;
}

/** Environments in threads: the same games as those of a VectorEnvironment, whatever the number of threads. */
export class WorkerEnvironment {
  readonly count: number;
  readonly seats: number;
  readonly #threads: readonly Thread[];

  constructor(options: VectorOptions, threads: number) {
    this.count = options.count;
    this.seats = new Environment(options).seats;
    const begun: Thread[] = [];
    const each = Math.ceil(options.count / Math.max(1, threads));
    for (let first = 0; first < options.count; first += each) {
      const count = Math.min(each, options.count - first);
      const memory = new SharedArrayBuffer(Batch.bytes(count, this.seats));
      const data: ThreadData = { options: { ...options, count, first: (options.first ?? 0) + first }, memory };
      begun.push({ worker: startThread({ workerData: data }), first, batch: new Batch(count, this.seats, memory) });
    }
    this.#threads = begun;
  }

  /** What the environments have to say, a batch a thread in the order of the environments; written anew by each step. */
  get batches(): readonly Batch[] {
    return this.#threads.map(({ batch }) => batch);
  }

  /** Begins a game in each. */
  async reset(seed: string | number): Promise<void> {
    await this.#all(() => ({ reset: String(seed) }));
  }

  /** An action for each; the threads work at the same time. */
  async step(actions: ArrayLike<number>): Promise<void> {
    if (actions.length !== this.count) throw new Error(`${this.count} actions are wanted, one for each environment`);
    const all = Array.from(actions);
    await this.#all(({ first, batch }) => ({ step: all.slice(first, first + batch.count) }));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  async #all(orderFor: (thread: Thread) => Order): Promise<void> {
    const answers = this.#threads.map(({ worker }) => once(worker, 'message') as Promise<[string | null]>);
    for (const thread of this.#threads) thread.worker.postMessage(orderFor(thread));
    for (const [wrong] of await Promise.all(answers)) if (wrong !== null) throw new Error(wrong);
  }
}

/** Starts a thread: as built, or from its source in development, where a loader has to be put in first. */
function startThread(options: WorkerOptions): Worker {
  const program = new URL(`./thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);
  if (!program.pathname.endsWith('.ts')) return new Worker(program, options);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program.href}'); })`;
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=@kitchen-table/source'] });
}
