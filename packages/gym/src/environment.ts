/** One game as an environment, in the terms of turn-based multi-agent learning (AEC). An agent is a seat. */
import { type BotLevel, botOf } from '@kitchen-table/bots';
import {
  type Answer,
  type Decider,
  type GameSetup,
  type PlayerId,
  type SeenGame,
  Session,
  startGame,
} from '@kitchen-table/engine';
import { ACTIONS } from './actions/action-space.ts';
import type { Payment } from './actions/breakdown.ts';
import { STOPPED } from './actions/choices.ts';
import { OpenQuestion } from './actions/open-question.ts';
import { OBSERVATION_SIZE } from './observations/layout.ts';
import { writeObservation } from './observations/observe.ts';
import { type Table, type TableOptions, tableOf } from './tables/table.ts';

/** What an environment is made of. */
export interface EnvironmentOptions extends TableOptions {
  /** Seats in which bots sit: no agents. */
  readonly bots?: Readonly<Record<number, BotLevel>>;
  /** Whether agents make mana and pay costs by hand; else the game does it for them. */
  readonly payment?: Payment;
  /** After so many turns the game is broken off. */
  readonly maximumTurns?: number;
  /** After so many decisions, bots' included, the game is broken off. */
  readonly maximumDecisions?: number;
}

/** What has become of an agent. */
export interface LastState {
  readonly observation: Float32Array;
  readonly actionMask: Uint8Array;
  /** What came to it since it last acted. */
  readonly reward: number;
  readonly terminated: boolean;
  readonly truncated: boolean;
}

/** A game in which agents act in turn: whoever is asked, chooses one action at a time. */
export class Environment {
  /** Every seat that no bot sits in. */
  readonly possibleAgents: readonly PlayerId[];
  /** How many sit at the table, bots included. */
  readonly seats: number;
  readonly #table: Table;
  readonly #options: EnvironmentOptions;
  readonly #payment: Payment;
  #session: Session | null = null;
  #open: OpenQuestion | null = null;
  #bots: readonly (Decider | null)[] = [];
  #agents: PlayerId[] = [];
  #rewards: Float64Array;
  #terminated: Uint8Array;
  #truncated = false;
  #steps = 0;

  constructor(options: EnvironmentOptions) {
    this.#options = options;
    this.#payment = options.payment ?? 'automatic';
    this.#table = tableOf(options);
    this.seats = this.#table('seats').players.length;
    const seats = Array.from({ length: this.seats }, (_, seat) => seat as PlayerId);
    this.possibleAgents = seats.filter((seat) => options.bots?.[seat] === undefined);
    if (this.possibleAgents.length === 0) throw new Error('In every seat sits a bot: leave one to an agent.');
    this.#rewards = new Float64Array(this.seats);
    this.#terminated = new Uint8Array(this.seats);
  }

  /** Begins the game that follows from the seed. */
  reset(seed: string | number): void {
    const setup = this.#table(String(seed));
    const session = startGame(setup);
    if (!(session instanceof Session)) throw new Error(session.message);
    this.#session = session;
    this.#bots = botsOf(setup, this.#options.bots ?? {});
    this.#agents = [...this.possibleAgents];
    this.#rewards = new Float64Array(this.seats);
    this.#terminated = new Uint8Array(this.seats);
    this.#truncated = false;
    this.#steps = 0;
    this.#goOn();
  }

  /** Agents that are still in the game. */
  get agents(): readonly PlayerId[] {
    return this.#agents;
  }

  /** Who acts next; null when the game is over or broken off. */
  get agentSelection(): PlayerId | null {
    return this.#open?.question.player ?? null;
  }

  /** The open question, half answered perhaps. */
  get open(): OpenQuestion | null {
    return this.#open;
  }

  /** How many actions were taken. */
  get steps(): number {
    return this.#steps;
  }

  /** What has come to a seat so far: 1 for a won game, -1 for a lost one. */
  reward(seat: PlayerId): number {
    return this.#rewards[seat] as number;
  }

  /** Whether the seat's game has come to its end. CR 104. */
  terminated(seat: PlayerId): boolean {
    return this.#terminated[seat] === 1;
  }

  /** Whether the game was broken off before that. */
  get truncated(): boolean {
    return this.#truncated;
  }

  /** Whether nobody acts any more. */
  get over(): boolean {
    return this.#open === null;
  }

  /** Takes an action of the agent that acts next. One that the mask excludes is an error, and changes nothing. */
  step(action: number): void {
    const open = this.#open;
    if (open === null) throw new Error('the game is over: reset it');
    if (!open.allows(action)) throw new Error(`action ${action} is masked: ask for the mask before`);
    open.take(action);
    this.#afterStep(open);
  }

  /** The same by the index of the option among all of the open choice, whatever the page; STOPPED: nothing more. */
  choose(index: number): void {
    const { choice } = this.#open ?? { choice: null };
    if (this.#open === null || choice === null) throw new Error('the game is over: reset it');
    if (index === STOPPED ? !choice.mayStop : choice.options[index] === undefined)
      throw new Error(`there is no option ${index}`);
    this.#open.choose(index);
    this.#afterStep(this.#open);
  }

  /** Answers the open question whole, for whoever does not act action by action. */
  answer(answer: Answer): void {
    if (this.#open === null) throw new Error('the game is over: reset it');
    const illegal = this.#running.answer(answer);
    if (illegal !== null) throw new Error(`${illegal.because} (CR ${illegal.rule})`);
    this.#goOn();
  }

  #afterStep(open: OpenQuestion): void {
    this.#steps++;
    if (open.answer === null) return;
    this.#answer(open);
    this.#goOn();
  }

  /** What the seat sees, as typed pieces. */
  seen(seat: PlayerId): SeenGame {
    return this.#running.seenFrom(seat);
  }

  /** What the seat sees, in the places of the layout. */
  observe(seat: PlayerId, into: Float32Array = new Float32Array(OBSERVATION_SIZE)): Float32Array {
    writeObservation(into, this.seen(seat), this.agentSelection === seat ? this.#open : null);
    return into;
  }

  /** Which actions the seat may take: 1, else 0. */
  actionMask(seat: PlayerId, into: Uint8Array = new Uint8Array(ACTIONS)): Uint8Array {
    if (this.agentSelection === seat) this.#open?.mask(into);
    else into.fill(0);
    return into;
  }

  /** What has become of an agent: of the one that acts next, if none is named. */
  last(seat: PlayerId | null = this.agentSelection): LastState {
    if (seat === null) throw new Error('nobody acts any more: name an agent');
    return {
      observation: this.observe(seat),
      actionMask: this.actionMask(seat),
      reward: this.reward(seat),
      terminated: this.terminated(seat),
      truncated: this.#truncated,
    };
  }

  /** The game itself, to be saved or looked at by those who may see all. */
  get session(): Session {
    return this.#running;
  }

  get #running(): Session {
    if (this.#session === null) throw new Error('reset the environment first');
    return this.#session;
  }

  #answer({ question, answer }: OpenQuestion): void {
    const illegal = this.#running.answer(answer as number[]);
    if (illegal !== null)
      throw new Error(
        `${JSON.stringify(answer)} to ${question.kind} ("${question.reason.text}"): ${illegal.because} (CR ${illegal.rule}); seed ${this.#running.game.setup.seed}`,
      );
  }

  /** On to the next choice of an agent; bots, and questions with one answer, are passed over. */
  #goOn(): void {
    const session = this.#running;
    const { maximumTurns = 200, maximumDecisions = 20_000 } = this.#options;
    for (;;) {
      this.#note();
      const { question } = session;
      this.#open = null;
      if (question === null) return;
      if (session.game.turn > maximumTurns || session.decisions.length >= maximumDecisions) {
        this.#truncated = true;
        return;
      }
      const bot = this.#bots[question.player];
      if (bot) {
        const illegal = session.answer(bot(question, session.seenFrom(question.player)));
        if (illegal !== null) throw new Error(`a bot answered ${question.kind}: ${illegal.because}`);
        continue;
      }
      const open = new OpenQuestion(question, this.#payment);
      if (open.answer === null) {
        this.#open = open;
        return;
      }
      this.#answer(open);
    }
  }

  /** Who has left, who has won. A player whose team plays on waits for its end. CR 104.2-104.4. */
  #note(): void {
    const { game, question } = this.#running;
    if (game.main !== null) return; // A subgame decides nothing yet: CR 726.
    const over = question === null;
    for (const { id, team, lost } of game.players) {
      if (this.#terminated[id] === 1) continue;
      const out = lost && !game.players.some((other) => other.team === team && !other.lost);
      if (!over && !out) continue;
      this.#terminated[id] = 1;
      const drawn = over && game.winners.length === 0;
      this.#rewards[id] = game.winners.includes(id) ? 1 : drawn ? 0 : -1;
      this.#agents = this.#agents.filter((agent) => agent !== id);
    }
  }
}

function botsOf(setup: GameSetup, levels: Readonly<Record<number, BotLevel>>): readonly (Decider | null)[] {
  return setup.players.map((_, seat) => {
    const level = levels[seat];
    return level === undefined ? null : botOf(level, `${setup.seed} seat ${seat}`);
  });
}
