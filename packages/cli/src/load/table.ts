/** One table under load: a person among greedy bots, who answers what is asked by a real socket. */
import { defaultAnswer } from '@kitchen-table/engine';
import type { ClientMessage, NewGame, Reply, ServerMessage, Snapshot } from '@kitchen-table/protocol';
import { io, type Socket } from 'socket.io-client';

/** What is played, and how fast. */
export interface TablePlan {
  readonly url: string;
  readonly format: string;
  /** The ids of starter decks, the person's first. */
  readonly decks: readonly string[];
  /** Milliseconds that the person thinks. */
  readonly think: number;
}

/** So long an answer is waited for. */
const PATIENCE = 60_000;

/** A table that is laid; it plays from `play` on. */
export class LoadedTable {
  /** Milliseconds from each answer to the server's reply. */
  readonly waits: number[] = [];
  /** Sentences of the server that were no such reply. */
  readonly troubles: string[] = [];
  games = 0;
  private readonly plan: TablePlan;
  private readonly socket: Socket;
  private game = '';
  private isPlaying = false;
  private last: Snapshot | null = null;
  /** The picture that was answered last. */
  private answered = 0;

  private constructor(plan: TablePlan) {
    this.plan = plan;
    this.socket = io(plan.url, { transports: ['websocket'], forceNew: true });
    this.socket.on('message', (message: ServerMessage) => this.hear(message));
  }

  /** Connects, makes a game and sits down. */
  static async lay(plan: TablePlan): Promise<LoadedTable> {
    const table = new LoadedTable(plan);
    try {
      await table.connected();
      await table.begin();
      return table;
    } catch (error) {
      table.close();
      throw error;
    }
  }

  /** Answers from now on. */
  play(): void {
    this.isPlaying = true;
    if (this.last !== null) this.hear(this.last);
  }

  close(): void {
    this.isPlaying = false;
    this.socket.close();
  }

  private say(message: ClientMessage): Promise<Reply> {
    return this.socket.timeout(PATIENCE).emitWithAck('message', message) as Promise<Reply>;
  }

  private connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('connect_error', reject);
    });
  }

  private async begin(): Promise<void> {
    const seats: NewGame['seats'] = this.plan.decks.map((deck, seat) =>
      seat === 0 ? { name: 'Person', kind: 'human', deck } : { name: `Bot ${seat}`, kind: 'bot', bot: 'greedy', deck },
    );
    const created = await this.say({ kind: 'createGame', format: this.plan.format, seats });
    if (created.kind !== 'created') throw new Error('sentence' in created ? created.sentence : created.kind);
    const { game } = created;
    this.games++;
    this.game = game;
    const joined = await this.say({ kind: 'join', game, token: created.seats[0]?.token ?? null });
    if (joined.kind === 'error') throw new Error(joined.sentence);
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'error') this.troubles.push(message.sentence);
    if (message.kind !== 'snapshot' || message.game !== this.game) return;
    this.last = message;
    if (!this.isPlaying) return;
    if (message.view.over) void this.next().catch((error: unknown) => this.troubles.push(String(error)));
    else if (message.question !== null && message.sequence > this.answered) {
      this.answered = message.sequence;
      setTimeout(() => void this.answer(message), this.plan.think);
    }
  }

  private async next(): Promise<void> {
    const { game } = this;
    this.game = '';
    this.answered = 0;
    await this.say({ kind: 'leave', game });
    await this.begin();
  }

  private async answer({ game, sequence, question }: Snapshot): Promise<void> {
    if (!this.isPlaying || question === null) return;
    const begun = performance.now();
    try {
      const reply = await this.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
      this.waits.push(performance.now() - begun);
      if (reply.kind === 'error') this.troubles.push(reply.sentence);
    } catch (error) {
      if (this.isPlaying) this.troubles.push(String(error));
    }
  }
}
