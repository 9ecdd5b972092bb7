/** A person at a table of several servers, who notes what was acknowledged, and how long nothing was. */
import { defaultAnswer } from '@kitchen-table/engine';
import type { ClientMessage, Reply, ServerMessage, Snapshot } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';

/** An answer that was given: acknowledged, refused, or nobody knows. */
export interface Attempt {
  readonly game: string;
  readonly answer: readonly number[];
  outcome: 'done' | 'refused' | 'unknown';
}

/** So long a reply is waited for, in milliseconds. */
const PATIENCE = 20_000;
/** When nothing comes for so long, the page is reloaded. */
const STUCK = 15_000;
const AGAIN = 200;
/** What is said of answers that are surely not stored. */
const REFUSED = /has changed since you clicked|waits for|is over/;

/** A person against a bot, game after game. */
export class Player {
  readonly attempts: Attempt[] = [];
  /** The longest time in which nothing was acknowledged although something was asked and no server was killed, in milliseconds. */
  longest = 0;
  /** Whether something was acknowledged since a server was killed. */
  goesOn = false;
  /** How often the page had to be reloaded. */
  reloads = 0;
  games = 0;
  private readonly socket: Socket;
  private readonly think: number;
  private game: string | null = null;
  private token: string | null = null;
  private answered = 0;
  /** Since when something is asked. */
  private asked: number | null = null;
  private isPlaying = true;
  private inHand: Promise<void> = Promise.resolve();
  private readonly watchdog: NodeJS.Timeout;

  constructor(url: string, think: number) {
    this.think = think;
    this.socket = io(url, {
      ...{ transports: ['websocket'], forceNew: true },
      ...{ reconnectionDelay: AGAIN, reconnectionDelayMax: AGAIN, timeout: 2000 },
    });
    this.socket.on('connect', () => void this.sit());
    this.socket.on('message', (message: ServerMessage) => this.hear(message));
    this.watchdog = setInterval(() => this.look(), AGAIN);
  }

  /** A server was killed: from now on it counts when this table goes on. */
  killed(): void {
    this.goesOn = false;
    if (this.asked !== null) this.asked = performance.now();
  }

  /** Plays no more, when the answer that is on its way is there. */
  async stop(): Promise<void> {
    this.isPlaying = false;
    clearInterval(this.watchdog);
    await this.inHand;
    this.socket.close();
  }

  private say(message: ClientMessage): Promise<Reply | null> {
    return (this.socket.timeout(PATIENCE).emitWithAck('message', message) as Promise<Reply>).catch(() => null);
  }

  /** Sits down at the game, or at a new one, until that succeeds on this connection. */
  private async sit(): Promise<void> {
    const { id } = this.socket;
    while (this.isPlaying && this.socket.connected && this.socket.id === id) {
      if (this.game === null) await this.begin();
      const { game, token } = this;
      const reply = game === null ? null : await this.say({ kind: 'join', game, token });
      if (reply?.kind === 'joined') return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  private async begin(): Promise<void> {
    const created = await this.say({
      kind: 'createGame',
      format: 'two-player',
      seats: [
        { name: 'Ann', kind: 'human', deck: 'tall-grass' },
        { name: 'Ben', kind: 'bot', bot: 'random', deck: 'sparks-and-goblins' },
      ],
    });
    if (created?.kind !== 'created') return;
    this.games++;
    [this.game, this.token, this.answered] = [created.game, created.seats[0]?.token ?? null, 0];
  }

  private hear(message: ServerMessage): void {
    if (message.kind !== 'snapshot' || message.game !== this.game || !this.isPlaying) return;
    if (message.view.over) {
      this.game = null;
      this.asked = null;
      void this.sit();
    } else if (message.question !== null && message.sequence > this.answered) {
      this.answered = message.sequence;
      this.asked ??= performance.now() + this.think;
      setTimeout(() => {
        if (this.isPlaying && this.answered === message.sequence) this.inHand = this.answer(message);
      }, this.think);
    }
  }

  private async answer({ game, sequence, question }: Snapshot): Promise<void> {
    if (question === null) return;
    const answer = [...defaultAnswer(question)];
    const attempt: Attempt = { game, answer, outcome: 'unknown' };
    this.attempts.push(attempt);
    const reply = await this.say({ kind: 'answer', game, sequence, answer });
    if (reply?.kind === 'error' && REFUSED.test(reply.sentence)) attempt.outcome = 'refused';
    if (reply?.kind !== 'done') return;
    attempt.outcome = 'done';
    this.goesOn = true;
    if (this.asked !== null) this.longest = Math.max(this.longest, performance.now() - this.asked);
    this.asked = null;
  }

  private look(): void {
    if (this.asked === null || performance.now() - this.asked < STUCK * (this.reloads + 1)) return;
    this.reloads++;
    this.socket.disconnect().connect();
  }
}
