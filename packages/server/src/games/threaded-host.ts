/** A thread of games seen from the server: what it is told, and the guard that ends it when a decision takes too long. */
import type { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { BEAT, type GameBudget, Heart } from './budget.ts';
import { cpuTimeOf } from './cpu-time.ts';
import type { GameHost, HostNews } from './host.ts';
import type { NewsOfThread, ThreadHost } from './messages.ts';
import { startThread } from './start-thread.ts';

/** Why a thread ended that nobody had told to. */
export interface Lost {
  because: 'time' | 'memory' | 'fault';
  /** The game that was at work; 0: none. */
  number: number;
}

/** Sent to those who wait for a thread that has ended. */
export class ThreadEnded extends Error {}

function ended(): ThreadEnded {
  return new ThreadEnded('The thread of this game has ended.');
}

/** How often the guard looks whether the heart has beaten since. */
const LOOK = BEAT * 2;

/** A host in a thread of its own. */
export class ThreadedHost implements Omit<GameHost, 'open'> {
  private readonly worker: Worker;
  private readonly calls: BirpcReturn<ThreadHost, NewsOfThread>;
  private readonly heart = new Heart();
  private readonly guard: NodeJS.Timeout;
  private over = false;

  constructor(budget: GameBudget, news: HostNews, onLost: (lost: Lost) => void) {
    this.worker = startThread(budget.program, import.meta.url, 'game-thread', {
      workerData: this.heart.memory,
      resourceLimits: { maxOldGenerationSizeMb: budget.megabytes },
    });
    const lost = (because: Lost['because'], number: number): void => {
      if (this.over) return;
      this.over = true; // Those who wait for an answer find their games moved already.
      onLost({ because, number });
      this.end().catch((error: unknown) => news.fault(error));
    };
    this.calls = createBirpc<ThreadHost, NewsOfThread>(this.heard(news), {
      post: (message) => this.worker.postMessage(message),
      on: (hear) => this.worker.on('message', hear),
      timeout: -1,
    });
    this.worker.on('error', (error) => {
      news.fault(error);
      const isMemory = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      lost(isMemory ? 'memory' : 'fault', this.heart.atWork);
    });
    this.worker.on('exit', () => lost('fault', this.heart.atWork));
    let [beats, before] = [0, 0];
    this.guard = setInterval(() => {
      const now = this.heart.beats;
      const spent = cpuTimeOf(this.heart.thread);
      if (now !== beats || now === 0) before = spent; // It is loading until its first beat.
      beats = now;
      if (spent - before >= budget.milliseconds) lost('time', this.heart.atWork);
    }, LOOK);
    this.guard.unref();
  }

  /** What is heard from a thread that has ended counts no more. */
  private heard(news: HostNews): NewsOfThread {
    const alive = <Arguments extends unknown[]>(tell: (...heard: Arguments) => void) => {
      return (...heard: Arguments): void => {
        if (!this.over) tell(...heard);
      };
    };
    const writing = <Arguments extends unknown[], Result>(write: (...heard: Arguments) => Promise<Result>) => {
      return async (...heard: Arguments): Promise<Result> => {
        if (this.over) throw ended();
        return write(...heard);
      };
    };
    return {
      picture: alive((watcher, snapshot) => news.picture(watcher, snapshot)),
      talk: alive((watcher, said) => news.talk(watcher, said)),
      tell: alive((watcher, sentence) => news.tell(watcher, sentence)),
      unseat: alive((watcher, sentence) => news.unseat(watcher, sentence)),
      words: alive((fingerprint, words) => news.words(fingerprint, words)),
      fault: alive((text) => news.fault(text)),
      closed: alive((game) => news.closed(game)),
      append: writing((...wanted: Parameters<HostNews['append']>) => news.append(...wanted)),
      takeBack: writing((...wanted: Parameters<HostNews['takeBack']>) => news.takeBack(...wanted)),
      saveSeats: writing((...wanted: Parameters<HostNews['saveSeats']>) => news.saveSeats(...wanted)),
      saveWishes: writing((...wanted: Parameters<HostNews['saveWishes']>) => news.saveWishes(...wanted)),
      savePosition: writing((...wanted: Parameters<HostNews['savePosition']>) => news.savePosition(...wanted)),
      saveTable: writing((...wanted: Parameters<HostNews['saveTable']>) => news.saveTable(...wanted)),
    };
  }

  open: ThreadHost['open'] = (opening, number) => this.asked(() => this.calls.open(opening, number));
  act: GameHost['act'] = (...wanted) => this.asked(() => this.calls.act(...wanted));
  talk: GameHost['talk'] = (...wanted) => this.asked(() => this.calls.talk(...wanted));
  why: GameHost['why'] = (...wanted) => this.asked(() => this.calls.why(...wanted));
  course: GameHost['course'] = (...wanted) => this.asked(() => this.calls.course(...wanted));
  replayAt: GameHost['replayAt'] = (...wanted) => this.asked(() => this.calls.replayAt(...wanted));
  watch: GameHost['watch'] = (...wanted) => this.asked(() => this.calls.watch(...wanted));
  close: GameHost['close'] = (game) => this.asked(() => this.calls.close(game));
  start: GameHost['start'] = (game) => this.asked(() => this.calls.start(game));
  leave: GameHost['leave'] = (game, watcher) => this.asked(() => this.calls.leave(game, watcher));

  private async asked<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (this.over) throw ended();
    return ask();
  }

  /** Ends the thread; whoever waits for it is told. */
  async end(): Promise<void> {
    this.over = true;
    clearInterval(this.guard);
    this.calls.$close(ended());
    await this.worker.terminate();
  }
}
