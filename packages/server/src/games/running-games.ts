/** The games that run, wherever they do: each in a host, which may end while others live. */
import type { LookNews, Reply, Snapshot, TalkMessage, TalkNews } from '@kitchen-table/protocol';
import { problem, type Refusal } from '../match/refusals.ts';
import { GoneOn, type Store, type StoredGame } from '../store/store.ts';
import type { GameBudget } from './budget.ts';
import { type Act, LocalHost, type HostNews } from './host.ts';
import type { ThreadHost } from './messages.ts';
import { type Lost, ThreadedHost, ThreadEnded } from './threaded-host.ts';

/** A page that watches a seat, or (null) what is public. */
export interface Viewer {
  readonly seat: number | null;
  /** What somebody calls themselves who watches. */
  readonly name: string | null;
  send(snapshot: Snapshot): void;
  /** Somebody says something, or points at something. */
  hear(news: TalkNews | LookNews): void;
  /** Something went wrong on our side: one sentence. */
  tell(sentence: string): void;
  /** Its seat is no longer its own: one sentence. It watches no more. */
  unseat(sentence: string): void;
}

/** What running games are made of. */
export interface RunningParts {
  store: Store;
  pace: number;
  grace: number;
  budget: GameBudget;
  onFault: (error: unknown) => void;
  /** A game was closed: it is to be opened again when somebody comes. */
  onClosed: (game: string) => void;
}

/** The viewers of all games, by the numbers under which hosts know them. */
class ViewerRegister {
  readonly viewers: Map<number, Viewer> = new Map();
  private last = 0;

  add(viewer: Viewer): number {
    this.viewers.set(++this.last, viewer);
    return this.last;
  }
}

const MOVED = 'The table had to be laid again; look at it and choose again.';
const CLOSED = 'This table was closed; reload the page to go on with the game.';

/** A game that runs. */
export class RunningGame {
  readonly game: string;
  readonly number: number;
  readonly viewers: Map<number, Viewer> = new Map();
  host: ThreadHost;
  /** Kept when it has a host that is ready. */
  ready: Promise<unknown> = Promise.resolve();
  /** The last thing that was to be stored of it. */
  writing: Promise<unknown> = Promise.resolve();
  closed = false;
  /** Why it was paused: one sentence. */
  paused: string | null = null;
  private readonly register: ViewerRegister;

  constructor(game: string, number: number, host: ThreadHost, register: ViewerRegister) {
    this.game = game;
    this.number = number;
    this.host = host;
    this.register = register;
  }

  /** False when the game was closed meanwhile: it is to be opened again. */
  async watch(viewer: Viewer): Promise<boolean> {
    const number = this.register.add(viewer);
    this.viewers.set(number, viewer);
    const watches = await this.asked((host) => host.watch(this.game, number, viewer.seat, viewer.name), false);
    if (!watches) this.strike(number);
    return watches;
  }

  leave(viewer: Viewer): void {
    for (const [number, known] of this.viewers) {
      if (known !== viewer) continue;
      this.strike(number);
      void this.asked((host) => host.leave(this.game, number), undefined);
    }
  }

  /** It is not shown the game any more. */
  strike(number: number): void {
    this.viewers.delete(number);
    this.register.viewers.delete(number);
  }

  act(seat: number, act: Act): Promise<Refusal | null> {
    return this.asked((host) => host.act(this.game, seat, act), problem(this.closed ? CLOSED : MOVED));
  }

  course(seat: number | null): Promise<Reply> {
    return this.asked((host) => host.course(this.game, seat), { kind: 'error', sentence: MOVED });
  }

  talk(viewer: Viewer, message: TalkMessage): Promise<Refusal | null> {
    return this.asked(
      (host) => host.talk(this.game, this.numberOf(viewer), message),
      problem(this.closed ? CLOSED : MOVED),
    );
  }

  private numberOf(viewer: Viewer): number {
    return [...this.viewers].find(([, known]) => known === viewer)?.[0] ?? 0;
  }

  replayAt(viewer: Viewer, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    return this.asked((host) => host.replayAt(this.game, this.numberOf(viewer), at, seat, logFrom), {
      kind: 'error',
      sentence: MOVED,
    });
  }

  why(seat: number | null, entity: number): Promise<Reply> {
    return this.asked((host) => host.why(this.game, seat, entity), { kind: 'error', sentence: MOVED });
  }

  close(): Promise<void> {
    return this.asked((host) => host.close(this.game), undefined);
  }

  /** Closes it without a word to those who look at it: they are shown to it elsewhere. */
  abandon(): Promise<void> {
    for (const number of [...this.viewers.keys()]) this.strike(number);
    return this.close();
  }

  tell(sentence: string): void {
    for (const viewer of this.viewers.values()) viewer.tell(sentence);
  }

  /** What the host says; `otherwise` when there is none any more. */
  private async asked<Result>(ask: (host: ThreadHost) => Promise<Result>, otherwise: Result): Promise<Result> {
    await this.ready;
    if (this.closed) return otherwise;
    try {
      return await ask(this.host);
    } catch (error) {
      if (error instanceof ThreadEnded) return otherwise;
      throw error;
    }
  }
}

/** Opens games, in threads when there are to be some, and lays those again whose thread has ended by another's fault. */
export class RunningGames {
  private readonly parts: RunningParts;
  private readonly hosts: (ThreadHost | null)[];
  private readonly running = new Map<string, RunningGame>();
  private readonly register = new ViewerRegister();
  private readonly strikes = new Map<string, number>();
  /** Lists of words that are on their way into the store. */
  private readonly keeping = new Map<string, Promise<unknown>>();
  private numbers = 0;
  private over = false;

  constructor(parts: RunningParts) {
    this.parts = parts;
    this.hosts = Array.from({ length: Math.max(1, parts.budget.threads) }, () => null);
    if (parts.budget.threads > 0) this.hosts.forEach((_, at) => void this.hostOf(at)); // They are loaded by the time somebody plays.
  }

  /** Goes on with a stored game, or begins it; one sentence when that fails. */
  async open(stored: StoredGame): Promise<RunningGame | string> {
    const number = ++this.numbers;
    const running = new RunningGame(stored.game, number, this.hostOf(number), this.register);
    this.running.set(stored.game, running);
    const wrong = await this.lay(running, stored).catch((error: unknown) => {
      this.forget(running);
      if (error instanceof ThreadEnded) return 'its thread ended meanwhile; try again';
      throw error;
    });
    if (wrong !== null) this.forget(running);
    return wrong ?? running;
  }

  /** The decisions as stored are played again where the game now runs. */
  private async lay(running: RunningGame, stored: StoredGame): Promise<string | null> {
    const { store, pace, grace } = this.parts;
    const { game } = running;
    const [decisions, wishes] = [await store.decisions(game), await store.wishes(game)];
    const table = await store.table(game);
    const positions = stored.over ? [] : await store.positions(game); // A replay goes back to its beginning.
    const strikes = this.strikes.get(game) ?? 0;
    const wrong = await running.host.open(
      { stored, decisions, positions, wishes, table, pace, grace, strikes },
      running.number,
    );
    if (wrong === null) await running.host.start(game);
    return wrong;
  }

  /** Another server goes on with the game. */
  abandon(game: string): void {
    this.running.get(game)?.abandon().catch(this.parts.onFault);
  }

  counts(): { games: number; viewers: number } {
    return { games: this.running.size, viewers: this.register.viewers.size };
  }

  async close(): Promise<void> {
    this.over = true;
    await Promise.all([...this.running.values()].map((running) => running.close()));
    await Promise.all(this.hosts.map((host) => (host instanceof ThreadedHost ? host.end() : undefined)));
  }

  /** A list of words that some question names, as JSON text; null when there is none of that fingerprint. */
  async words(fingerprint: string): Promise<string | null> {
    await this.keeping.get(fingerprint);
    return this.parts.store.words(fingerprint);
  }

  private keepWords(fingerprint: string, words: string): void {
    const kept = this.parts.store.saveWords(fingerprint, words).catch((error: unknown) => this.parts.onFault(error));
    this.keeping.set(
      fingerprint,
      kept.finally(() => this.keeping.delete(fingerprint)),
    );
  }

  private forget(running: RunningGame): void {
    running.closed = true;
    if (this.running.get(running.game) === running) this.running.delete(running.game);
  }

  private hostOf(number: number): ThreadHost {
    const { budget } = this.parts;
    const at = number % this.hosts.length;
    const known = this.hosts[at];
    if (known !== null && known !== undefined) return known;
    const news = this.news();
    const host: ThreadHost =
      budget.threads === 0 ? new LocalHost(news) : new ThreadedHost(budget, news, (lost) => this.afterLoss(host, lost));
    this.hosts[at] = host;
    return host;
  }

  private news(): HostNews {
    const { store, onFault, onClosed } = this.parts;
    const written = async (game: string, write: Promise<void>): Promise<readonly [number, number] | null> => {
      const running = this.running.get(game);
      if (running !== undefined) running.writing = write.catch(() => {});
      try {
        await write;
        this.strikes.delete(game);
        return null;
      } catch (error) {
        if (error instanceof GoneOn) return [error.stored, error.expected];
        throw error;
      }
    };
    return {
      picture: (viewer, snapshot) => this.register.viewers.get(viewer)?.send(snapshot),
      talk: (viewer, news) => this.register.viewers.get(viewer)?.hear(news),
      tell: (viewer, sentence) => this.register.viewers.get(viewer)?.tell(sentence),
      unseat: (number, sentence) => {
        const viewer = this.register.viewers.get(number);
        for (const running of this.running.values()) if (running.viewers.has(number)) running.strike(number);
        viewer?.unseat(sentence);
      },
      words: (fingerprint, words) => this.keepWords(fingerprint, words),
      fault: onFault,
      closed: (game) => {
        const running = this.running.get(game);
        if (running !== undefined) this.forget(running);
        onClosed(game);
      },
      append: (game, ...wanted) => written(game, store.append(game, ...wanted)),
      takeBack: (game, ...wanted) => written(game, store.takeBack(game, ...wanted)),
      saveSeats: (game, seats) => store.saveSeats(game, seats),
      saveWishes: (game, seat, wishes) => store.saveWishes(game, seat, wishes),
      savePosition: (game, position) => store.savePosition(game, position),
      saveTable: (game, table) => store.saveTable(game, table),
    };
  }

  /** The game at work when the thread ended waits for people; the others go on in another thread. */
  private afterLoss(host: ThreadHost, { because, number }: Lost): void {
    const at = this.hosts.indexOf(host);
    if (at >= 0) this.hosts[at] = null;
    if (this.over) return;
    for (const running of [...this.running.values()]) {
      if (running.host !== host) continue;
      if (running.number === number) this.pause(running, because);
      else void this.layAgain(running);
    }
  }

  private pause(running: RunningGame, because: Lost['because']): void {
    const { game } = running;
    this.strikes.set(game, (this.strikes.get(game) ?? 0) + 1);
    this.forget(running);
    this.parts.onFault(
      new Error(`game ${game}: a decision took more ${because === 'time' ? 'time' : 'memory'} than it may`),
    );
    running.paused =
      because === 'fault'
        ? 'This table was closed by a fault of ours; its decisions are kept: reload the page to go on where it stopped.'
        : `This table is paused: working out a decision took more ${because} than one table may have, and it was undone. Reload the page to go on with another decision.`;
    running.tell(running.paused);
    this.parts.onClosed(game);
  }

  private async layAgain(running: RunningGame): Promise<void> {
    const { store, onFault, onClosed } = this.parts;
    const laid = async (): Promise<string | null> => {
      await running.writing;
      const stored = await store.find(running.game);
      running.host = this.hostOf(running.number);
      if (stored === null) return 'it is not stored any more';
      const wrong = await this.lay(running, stored);
      if (wrong !== null) return wrong;
      for (const [number, { seat, name }] of running.viewers)
        await running.host.watch(running.game, number, seat, name);
      return null;
    };
    const laying = laid().catch((error: unknown) => {
      onFault(error);
      return 'it could not be laid again';
    });
    running.ready = laying;
    if ((await laying) === null || running.closed) return;
    this.forget(running);
    running.tell(
      'The game was closed by a fault of ours; its decisions are kept: reload the page to go on where it stopped.',
    );
    onClosed(running.game);
  }
}
