/** The work with cards in a thread of its own, so that whoever brings a heavy text or deck stops nobody's table. */
import type { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { type GameBudget, Heart } from '../games/budget.ts';
import { cpuTimeOf } from '../games/cpu-time.ts';
import { startThread } from '../games/start-thread.ts';
import type { CardSource } from './card-source.ts';
import { type CardWork, localCardWork, TooMuchWork } from './card-work.ts';

/** What the thread may cost, and where its cards are. */
export interface CardThreadParts {
  budget: GameBudget;
  dataFolder: string;
  onFault: (error: unknown) => void;
}

/** How often it is looked whether a piece of work takes too long, in milliseconds. */
const LOOK = 200;
const TOO_MUCH =
  'That took more work than one may ask for at once, and was given up. Try it with fewer cards, or a shorter text.';
const OVER = 'The server is about to stop.';

/** A thread that lives. */
interface Desk {
  readonly worker: Worker;
  readonly calls: BirpcReturn<CardWork, object>;
  readonly heart: Heart;
  /** Kept when it has ended by itself. */
  readonly ended: Promise<void>;
}

/** In a thread, or with a budget of none over cards that are open in this one. */
export function openCardWork(parts: CardThreadParts, source: CardSource): CardWork {
  return parts.budget.threads === 0 ? localCardWork(source) : threadedCardWork(parts);
}

/** Pieces of work are done one after the other; the one that takes too long ends with the thread, and the next has another. */
function threadedCardWork(parts: CardThreadParts): CardWork {
  let desk: Desk | null = openDesk(parts);
  let queue: Promise<unknown> = Promise.resolve();
  let over = false;
  const giveUp = async (): Promise<void> => {
    const given = desk;
    desk = null;
    given?.calls.$close(new TooMuchWork(TOO_MUCH));
    await given?.worker.terminate();
  };
  const done = async <Result>(work: (calls: Desk['calls']) => Promise<Result>): Promise<Result> => {
    if (over) throw new TooMuchWork(OVER);
    desk ??= openDesk(parts);
    const { calls, heart, ended } = desk;
    let guard: NodeJS.Timeout | undefined;
    const tooLong = new Promise<'too long'>((resolve) => {
      let begun: number | null = null;
      guard = setInterval(() => {
        const spent = heart.thread === 0 ? 0 : cpuTimeOf(heart.thread); // It is loading until it is known.
        if (heart.thread !== 0) begun ??= spent;
        if (begun !== null && spent - begun >= parts.budget.milliseconds) resolve('too long');
      }, LOOK);
    });
    try {
      const result = await Promise.race([work(calls).then((value) => ({ value })), tooLong, ended]);
      if (typeof result === 'object') return result.value;
      await giveUp();
      throw new TooMuchWork(over ? OVER : TOO_MUCH);
    } finally {
      clearInterval(guard);
    }
  };
  const inTurn = <Result>(work: (calls: Desk['calls']) => Promise<Result>): Promise<Result> => {
    const result = queue.then(() => done(work));
    queue = result.catch(() => {});
    return result;
  };
  return {
    check: (...wanted) => inTurn((calls) => calls.check(...wanted)),
    prepare: (request) => inTurn((calls) => calls.prepare(request)),
    board: (...wanted) => inTurn((calls) => calls.board(...wanted)),
    search: (query) => inTurn((calls) => calls.search(query)),
    named: (names) => inTurn((calls) => calls.named(names)),
    suggested: (typed) => inTurn((calls) => calls.suggested(typed)),
    reading: (name) => inTurn((calls) => calls.reading(name)),
    look: () => inTurn((calls) => calls.look()),
    async close() {
      over = true;
      await giveUp();
    },
  };
}

function openDesk({ budget, dataFolder, onFault }: CardThreadParts): Desk {
  const heart = new Heart();
  const worker = startThread(budget.cardProgram, import.meta.url, 'card-thread', {
    workerData: { memory: heart.memory, dataFolder },
    resourceLimits: { maxOldGenerationSizeMb: budget.megabytes },
  });
  worker.on('error', onFault);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const calls = createBirpc<CardWork, object>(
    {},
    { post: (message) => worker.postMessage(message), on: (hear) => worker.on('message', hear), timeout: -1 },
  );
  return { worker, calls, heart, ended };
}
