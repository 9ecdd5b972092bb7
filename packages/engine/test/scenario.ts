/** Positions for tests, played as players would play them. Set only what matters. */
import type { Card } from '@kitchen-table/language';
import {
  type Answer,
  characteristics,
  createGame,
  defaultAnswer,
  type Entity,
  fork,
  type Game,
  type GameObject,
  type GameSetup,
  type ObjectId,
  playerEntity,
  type PlayerId,
  type Question,
  Session,
  type StartingZones,
  Step,
  STEP_NAMES,
} from '../src/index.ts';
import { CARDS } from './cards.ts';

/** What a seat begins with; a plain list is the battlefield. */
export interface Seat {
  battlefield?: readonly (string | { card: string; tapped?: boolean })[];
  hand?: readonly string[];
  graveyard?: readonly string[];
  library?: readonly string[];
  exile?: readonly string[];
  command?: readonly string[];
  life?: number;
  team?: number;
}

export interface Options {
  format?: string;
  edition?: GameSetup['edition'];
  cards?: readonly Card[];
  seed?: string;
  log?: boolean;
}

type Plan = (question: Question, game: Game) => Answer | null;

/** A player of a scenario. */
export class TestPlayer {
  readonly table: Scenario;
  readonly id: PlayerId;
  readonly name: string;
  constructor(table: Scenario, id: PlayerId, name: string) {
    this.table = table;
    this.id = id;
    this.name = name;
  }

  get life(): number {
    return this.state.life;
  }

  get state(): Game['players'][number] {
    return this.table.game.players[this.id] as Game['players'][number];
  }

  names(ids: readonly ObjectId[]): string[] {
    return ids.map((id) => characteristics(this.table.game, id).name);
  }

  get hand(): string[] {
    return this.names(this.state.hand);
  }

  get graveyard(): string[] {
    return this.names(this.state.graveyard);
  }

  get library(): string[] {
    return this.names(this.state.library);
  }

  get battlefield(): string[] {
    return this.names(
      this.table.game.battlefield.filter((id) => characteristics(this.table.game, id).controller === this.id),
    );
  }

  get exile(): string[] {
    return this.names(this.table.game.exile.filter((id) => this.table.game.objects[id]?.owner === this.id));
  }

  get command(): string[] {
    return this.names(this.table.game.command.filter((id) => this.table.game.objects[id]?.owner === this.id));
  }

  /** The n-th permanent of that name that the player controls. */
  permanent(name: string, index = 0): GameObject {
    const found = this.table.game.battlefield.filter((id) => {
      const now = characteristics(this.table.game, id);
      return now.controller === this.id && now.name === name;
    })[index];
    if (found === undefined) throw new Error(`${this.name} controls no ${name}: ${this.battlefield.join(', ')}`);
    return this.table.game.objects[found] as GameObject;
  }

  /** Current power and toughness: '2/2'. */
  stats(name: string): string {
    const now = characteristics(this.table.game, this.permanent(name).id);
    return `${now.power}/${now.toughness}`;
  }

  /** Casts a spell as soon as the player has priority in this step; it stays on the stack. */
  casts(
    name: string,
    how: { targets?: readonly string[]; x?: number; via?: string; modes?: readonly number[] } = {},
  ): this {
    this.acts(
      (option, game) =>
        option.kind === 'cast' &&
        characteristics(game, option.object).name === name &&
        (how.via === undefined || option.via === how.via),
      `cast ${name}`,
      how,
    );
    return this;
  }

  playsLand(name: string): this {
    this.acts(
      (option, game) => option.kind === 'playLand' && characteristics(game, option.object).name === name,
      `play ${name}`,
      {},
    );
    return this;
  }

  /** Activates an ability of a permanent: the n-th among its options. */
  activates(name: string, how: { targets?: readonly string[]; x?: number; ability?: number } = {}): this {
    this.acts(
      (option, game) =>
        option.kind === 'activate' &&
        characteristics(game, option.object).name === name &&
        (how.ability === undefined || option.ability === how.ability),
      `activate ${name}`,
      how,
    );
    return this;
  }

  /** Takes a special action: 'suspend', 'foretell', 'plot' with a card of that name, 'turn face up' with '' for the name. */
  takes(action: string, name: string): this {
    this.acts(
      (option, game) =>
        option.kind === 'special' && option.action === action && characteristics(game, option.object).name === name,
      `${action} ${name}`,
      {},
    );
    return this;
  }

  /** Whether the player could take such an action with priority now. */
  can(kind: 'cast' | 'playLand' | 'activate', name: string): boolean {
    return this.table.session
      .options(this.id)
      .some(
        (option) =>
          option.kind === kind && 'object' in option && characteristics(this.table.game, option.object).name === name,
      );
  }

  private acts(
    wanted: (option: Extract<Question, { kind: 'priority' }>['options'][number], game: Game) => boolean,
    what: string,
    how: { targets?: readonly string[]; x?: number; modes?: readonly number[] },
  ): void {
    const { table } = this;
    const step = table.game.step;
    for (let i = 0; table.question?.kind !== 'priority' || table.question.player !== this.id; i++) {
      if (table.question === null || i > 40 || table.game.step !== step)
        throw new Error(`${this.name} gets no chance to ${what}`);
      table.proceed();
    }
    const { options } = table.question as Extract<Question, { kind: 'priority' }>;
    const index = options.findIndex((option) => wanted(option, table.game));
    if (index < 0) throw new Error(`${this.name} can't ${what}: ${JSON.stringify(options)}`);
    const names = [...(how.targets ?? [])];
    table.plan((question) => {
      if (question.player !== this.id) return null;
      if (question.kind === 'targets') {
        const count = Math.max(question.min, Math.min(question.max, names.length));
        return names.splice(0, count).map((name) => table.indexOf(question.legal, name));
      }
      if (question.kind === 'chooseNumber' && how.x !== undefined) return [how.x];
      if (question.kind === 'chooseModes' && how.modes !== undefined) return how.modes;
      return null;
    });
    table.answer([index]);
    while (table.question !== null && table.question.kind !== 'priority') table.proceed();
    table.unplan();
  }

  /** Declares attackers at the next opportunity; `whom` is a player or permanent by name. */
  attacks(names: string | readonly string[], whom?: string): this {
    const list = typeof names === 'string' ? [names] : names;
    this.table.plan((question, game) => {
      if (question.kind !== 'attackers' || question.player !== this.id) return null;
      const used = new Set<number>();
      const answer: number[] = [];
      for (const name of list) {
        const at = question.attackers.findIndex((id, i) => !used.has(i) && characteristics(game, id).name === name);
        if (at < 0) throw new Error(`${name} can't attack`);
        used.add(at);
        const defenders = question.defenders[at] as readonly Entity[];
        answer.push(at, whom === undefined ? 0 : this.table.indexOf(defenders, whom));
      }
      return answer;
    });
    return this;
  }

  /** Declares blockers at the next opportunity: pairs of blocker and attacker. */
  blocks(pairs: readonly (readonly [string, string])[]): this {
    this.table.plan((question, game) => {
      if (question.kind !== 'blockers' || question.player !== this.id) return null;
      const answer: number[] = [];
      const taken = new Set<number>();
      for (const [blocker, attacker] of pairs) {
        const b = question.blockers.findIndex((id, i) => !taken.has(i) && characteristics(game, id).name === blocker);
        const a = question.attackers.findIndex((id) => characteristics(game, id).name === attacker);
        if (b < 0 || a < 0) throw new Error(`${blocker} can't block ${attacker}`);
        taken.add(b);
        answer.push(b, a);
      }
      return answer;
    });
    return this;
  }

  /** Answers the next question of a kind. */
  answers(kind: Question['kind'], answer: Answer | ((question: Question, game: Game) => Answer)): this {
    let used = false;
    this.table.plan((question, game) => {
      if (used || question.kind !== kind || question.player !== this.id) return null;
      used = true;
      return typeof answer === 'function' ? answer(question, game) : answer;
    });
    return this;
  }
}

/** A game in a test. */
export class Scenario {
  session: Session;
  readonly seats: readonly TestPlayer[];
  #plans: Plan[] = [];

  constructor(session: Session, names: readonly string[]) {
    this.session = session;
    this.seats = names.map((name, i) => new TestPlayer(this, i as PlayerId, name));
  }

  get ann(): TestPlayer {
    return this.seats[0] as TestPlayer;
  }
  get ben(): TestPlayer {
    return this.seats[1] as TestPlayer;
  }
  get cat(): TestPlayer {
    return this.seats[2] as TestPlayer;
  }
  get dan(): TestPlayer {
    return this.seats[3] as TestPlayer;
  }

  get game(): Game {
    return this.session.game;
  }

  get question(): Question | null {
    return this.session.question;
  }

  /** Names on the stack, the top last. */
  get stack(): string[] {
    return this.game.stack.map((id) => characteristics(this.game, id).name);
  }

  /** Changes the position by hand, at a priority decision. */
  alter(change: (game: Game) => void): this {
    const game = fork(this.session.game);
    change(game);
    this.session = new Session(game);
    return this;
  }

  plan(plan: Plan): void {
    this.#plans.push(plan);
  }

  unplan(): void {
    this.#plans.pop();
  }

  /** The index of the object or player of that name. */
  indexOf(entities: readonly Entity[], name: string): number {
    const seat = this.seats.find((player) => player.name === name);
    const found = entities.findIndex((entity) =>
      seat !== undefined
        ? entity === playerEntity(seat.id)
        : entity >= 0 && characteristics(this.game, entity as number as ObjectId).name === name,
    );
    if (found < 0)
      throw new Error(
        `${name} is not among ${entities.map((entity) => (entity < 0 ? `player ${-1 - entity}` : characteristics(this.game, entity as number as ObjectId).name)).join(', ')}`,
      );
    return found;
  }

  answer(answer: Answer): void {
    const illegal = this.session.answer(answer);
    if (illegal !== null) throw new Error(`illegal: ${illegal.because} (CR ${illegal.rule})`);
  }

  /** Answers the open question: as planned, else by passing or the first legal answer. */
  proceed(): void {
    const question = this.question;
    if (question === null) throw new Error('the game is over');
    for (const plan of this.#plans) {
      const answer = plan(question, this.game);
      if (answer !== null) return this.answer(answer);
    }
    this.answer(question.kind === 'priority' ? [0] : defaultAnswer(question));
  }

  /** Everyone passes until the top of the stack has resolved, with what it asks. */
  resolve(): this {
    const depth = this.game.stack.length;
    if (depth === 0) throw new Error('nothing to resolve');
    const top = this.game.stack[depth - 1];
    while (this.question !== null && (this.game.stack.includes(top as ObjectId) || this.question.kind !== 'priority'))
      this.proceed();
    return this;
  }

  /** Everyone passes until the stack is empty. */
  resolveAll(): this {
    while (this.question !== null && (this.game.stack.length > 0 || this.question.kind !== 'priority')) this.proceed();
    return this;
  }

  /** Everyone passes until a step begins (of this turn, or of the next if it is past). */
  to(step: keyof typeof Step, turn?: number): this {
    const wanted = Step[step];
    const from = this.game.turn;
    const reached = (): boolean =>
      this.game.step === wanted &&
      this.question?.kind === 'priority' &&
      (turn === undefined || this.game.turn === turn) &&
      this.game.stack.length === 0;
    for (let i = 0; !reached(); i++) {
      if (this.question === null || i > 3000)
        throw new Error(`${STEP_NAMES[wanted]} never came (turn ${from} to ${this.game.turn})`);
      this.proceed();
    }
    return this;
  }

  /** Combat, from attackers to the second main phase. */
  throughCombat(): this {
    for (let i = 0; this.question !== null && this.game.step < Step.PostcombatMain && i < 500; i++) this.proceed();
    while (this.question !== null && this.question.kind !== 'priority') this.proceed();
    return this;
  }

  get isOver(): boolean {
    return this.question === null;
  }
}

const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gil', 'hal'];

/** A game that begins in the first player's precombat main phase, with these cards and nothing else. */
export function scenario(seats: readonly (Seat | readonly string[])[], options: Options = {}): Scenario {
  const cards = { ...CARDS, ...Object.fromEntries((options.cards ?? []).map((card) => [card.name, card])) };
  const zones: StartingZones[] = seats.map((given) => {
    const seat: Seat = Array.isArray(given) ? { battlefield: given } : (given as Seat);
    return {
      hand: seat.hand ?? [],
      graveyard: seat.graveyard ?? [],
      exile: seat.exile ?? [],
      command: seat.command ?? [],
      library: seat.library ?? ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
      battlefield: (seat.battlefield ?? []).map((entry) => (typeof entry === 'string' ? { card: entry } : entry)),
    };
  });
  const setup: GameSetup = {
    format: options.format ?? (seats.length === 2 ? 'two-player' : 'free-for-all'),
    cards,
    seed: options.seed ?? 'test',
    edition: options.edition ?? 'today',
    askPriority: 'always',
    log: options.log ?? false,
    startingPlayer: 0,
    players: seats.map((given, i) => {
      const seat: Seat = Array.isArray(given) ? {} : (given as Seat);
      return {
        name: NAMES[i] as string,
        deck: [],
        ...(seat.life === undefined ? {} : { startingLife: seat.life }),
        ...(seat.team === undefined ? {} : { team: seat.team }),
      };
    }),
    start: { players: zones },
  };
  const game = createGame(setup);
  if ('kind' in game) throw new Error(game.message);
  const table = new Scenario(new Session(game), NAMES.slice(0, seats.length));
  table.to('PrecombatMain');
  return table;
}
