/** Positions for tests, played as players would play them. Set only what matters. */
import { lower, lowerSheet } from '@kitchen-table/lower';
import type { Card as Printed, StickerSheet } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import {
  type Answer,
  characteristics,
  createGame,
  defaultAnswer,
  type Entity,
  type Game,
  type GameSetup,
  type ObjectId,
  playerEntity,
  type PlayerId,
  type Question,
  Session,
  type StartingZones,
  Step,
  STEP_NAMES,
} from '../../src/index.ts';
import { fork } from '../../src/testing.ts';
import { opened } from '../../src/vocabulary/door.ts';
import type { OpenGame } from '../../src/vocabulary/game.ts';
import { CARDS } from './cards.ts';
import { type Plan, TestPlayer } from './test-player.ts';

/** What a seat begins with; a plain list is the battlefield. */
export interface Seat {
  battlefield?: readonly (string | { card: string; tapped?: boolean })[];
  hand?: readonly string[];
  graveyard?: readonly string[];
  library?: readonly string[];
  exile?: readonly string[];
  command?: readonly string[];
  life?: number;
  /** The top card first. */
  planarDeck?: readonly string[];
  schemes?: readonly string[];
  vanguard?: string;
  /** The sheets that the player has in the game. */
  stickerSheets?: readonly string[];
  team?: number;
  sideboard?: readonly string[];
}

export interface Options {
  format?: string;
  edition?: GameSetup['edition'];
  /** Those that only say what they do are lowered. */
  cards?: readonly (Card | Printed)[];
  stickerSheets?: readonly StickerSheet[];
  seed?: string;
  log?: boolean;
  /** The first step in which players act; absent: the precombat main phase with an empty stack. */
  begin?: 'Upkeep';
}

/** A game in a test. */
export class Scenario {
  session: Session;
  readonly seats: readonly TestPlayer[];
  #plans: Plan[] = [];
  /** How many lines of the log have been looked at. */
  #read = 0;

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
  alter(change: (game: OpenGame) => void): this {
    const game = fork(this.session.game);
    change(opened(game));
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
    const { question } = this;
    if (question !== null && !saysWhy(question))
      throw new Error(`a question that does not say why it is asked: ${JSON.stringify(question)}`);
    const illegal = this.session.answer(answer);
    if (illegal !== null) throw new Error(`illegal: ${illegal.because} (CR ${illegal.rule})`);
    this.#readLog();
  }

  /** Whatever happens cites the rule by which it happens. */
  #readLog(): void {
    const { log } = this.game;
    for (const line of log.slice(Math.min(this.#read, log.length)))
      if (!isRule(line.rule)) throw new Error(`it is not said by which rule: ${JSON.stringify(line)}`);
    this.#read = log.length;
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

/** A question says why it is asked, by which rule, and no word of it is left out. */
function saysWhy(question: Question): boolean {
  const { reason } = question;
  const words = Object.values(question)
    .flat()
    .filter((part) => typeof part === 'string');
  return reason.text !== '' && isRule(reason.rule) && !words.includes('');
}

function isRule(text: string): boolean {
  return /^\d{3}\.\d+[a-z]?$/.test(text);
}

const NAMES = [
  'ann',
  'ben',
  'cat',
  'dan',
  'eve',
  'fay',
  'gil',
  'hal',
  'ida',
  'jan',
  'kit',
  'lea',
  'max',
  'ned',
  'oda',
  'pat',
];

function lowered(card: Card | Printed): Card {
  return 'text' in card.faces[0] ? (card as Card) : lower(card as Printed);
}

/** A game that begins in the first player's precombat main phase, with these cards and nothing else. */
export function scenario(seats: readonly (Seat | readonly string[])[], options: Options = {}): Scenario {
  const cards = { ...CARDS, ...Object.fromEntries((options.cards ?? []).map((card) => [card.name, lowered(card)])) };
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
    ...(options.stickerSheets === undefined
      ? {}
      : { stickerSheets: Object.fromEntries(options.stickerSheets.map((sheet) => [sheet.name, lowerSheet(sheet)])) }),
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
        ...(seat.sideboard === undefined ? {} : { sideboard: seat.sideboard }),
        ...(seat.planarDeck === undefined ? {} : { planarDeck: seat.planarDeck }),
        ...(seat.schemes === undefined ? {} : { schemes: seat.schemes }),
        ...(seat.vanguard === undefined ? {} : { vanguard: seat.vanguard }),
        ...(seat.stickerSheets === undefined ? {} : { stickerSheets: seat.stickerSheets }),
      };
    }),
    start: { players: zones },
  };
  const game = createGame(setup);
  if ('kind' in game) throw new Error(game.message);
  const table = new Scenario(new Session(game), NAMES.slice(0, seats.length));
  table.to(options.begin ?? 'PrecombatMain');
  return table;
}
