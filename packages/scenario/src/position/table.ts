/** One run of a scenario: who sits where, what is still to be done, which answers are left. */
import type { Answer, CardId, Entity, Game, PlayerId, Question } from '@kitchen-table/engine';
import {
  type AttackStep,
  type BlockStep,
  type Choice,
  type Scenario,
  SEATS,
  type Seat,
  type TargetItem,
  type TimedStep,
} from '../format/scenario.ts';

export interface Table {
  readonly scenario: Scenario;
  /** By player number. */
  readonly seats: readonly Seat[];
  readonly aliases: Map<string, CardId>;
  readonly queues: Record<Seat, SeatQueues>;
  /** Steps with a time of their own, not yet performed. */
  readonly timed: Record<Seat, TimedStep[]>;
  readonly attacks: Record<Seat, AttackStep[]>;
  readonly blocks: Record<Seat, BlockStep[]>;
  /** The step being announced: its targets not yet chosen, the color it settles. */
  announcing: Announcement | null;
  /** The game as it was when a player last had priority: refused steps end there. */
  checkpoint: Game | null;
  /** What has been answered since then. */
  segment: Segment | null;
  /** Shares said with targets, for the division to come. */
  shares: Share[];
  /** How questions are answered; trials use it too. */
  readonly answer: (game: Game, table: Table, question: Question) => Answer;
  /** The result of a coin or die, when the answers say it. */
  readonly result: (table: Table, player: PlayerId, sides: number) => number | null;
}

/** What happens between two points where a player has priority, as far as it has been played. */
export interface Segment {
  /** The game as it began. */
  readonly start: Game;
  readonly answers: Answer[];
  /** Results of coins and dice, with null for one that the answers did not say. */
  readonly results: (number | null)[];
}

/** How much of what is divided a target gets. CR 601.2d. */
export interface Share {
  readonly player: PlayerId;
  readonly target: Entity;
  readonly amount: number;
}

export interface SeatQueues {
  choices: Choice[];
  targets: Choice[];
  modes: Choice[];
}

export interface Announcement {
  readonly seat: Seat;
  readonly targets: TargetItem[];
  /** The modes chosen, in printed order, from 0. */
  modes: readonly number[];
  color: string | null;
}

/** What goes wrong in a run: the scenario fails. */
export class Failure extends Error {}

/** A step or an answer that cannot be completed: fails, unless it was to be refused. */
export class Impossible extends Error {}

/** A test-only step has changed the position: what is open to the player is worked out again. */
export class Changed extends Error {}

/** The run ends here: a refusal was established. */
export class Ended extends Error {
  readonly game: Game;
  constructor(game: Game) {
    super('ended');
    this.game = game;
  }
}

/** The table before the first turn. */
export function setTable(scenario: Scenario, answer: Table['answer'], result: Table['result']): Table {
  const perSeat = <T>(make: (seat: Seat) => T): Record<Seat, T> => ({
    A: make('A'),
    B: make('B'),
    C: make('C'),
    D: make('D'),
  });
  return {
    scenario,
    seats: seating(scenario),
    aliases: new Map(),
    queues: perSeat((seat) => {
      const given = scenario.answers?.[seat];
      return {
        choices: [...(given?.choices ?? [])],
        targets: [...(given?.targets ?? [])],
        modes: [...(given?.modes ?? [])],
      };
    }),
    timed: perSeat((seat) =>
      scenario.script.filter(
        (step): step is TimedStep => step.player === seat && step.do !== 'attack' && step.do !== 'block',
      ),
    ),
    attacks: perSeat((seat) =>
      scenario.script.filter(
        (step): step is AttackStep => step.player === seat && step.do === 'attack' && step.none === undefined,
      ),
    ),
    blocks: perSeat((seat) =>
      scenario.script.filter(
        (step): step is BlockStep => step.player === seat && step.do === 'block' && step.none === undefined,
      ),
    ),
    announcing: null,
    checkpoint: null,
    segment: null,
    shares: [],
    answer,
    result,
  };
}

/** Seats in turn order, A first. */
function seating(scenario: Scenario): readonly Seat[] {
  const order = scenario.game?.turnOrder ?? SEATS.filter((seat) => scenario.players[seat] !== undefined);
  const first = order.indexOf('A');
  return [...order.slice(first), ...order.slice(0, first)];
}

/** A copy to try things out on. */
export function copyTable(table: Table): Table {
  const copy = <T>(lists: Record<Seat, T[]>): Record<Seat, T[]> => ({
    A: [...lists.A],
    B: [...lists.B],
    C: [...lists.C],
    D: [...lists.D],
  });
  const queues = (seat: Seat): SeatQueues => {
    const { choices, targets, modes } = table.queues[seat];
    return { choices: [...choices], targets: [...targets], modes: [...modes] };
  };
  return {
    ...table,
    queues: { A: queues('A'), B: queues('B'), C: queues('C'), D: queues('D') },
    timed: copy(table.timed),
    attacks: copy(table.attacks),
    blocks: copy(table.blocks),
    announcing: null,
    segment: null,
    shares: [...table.shares],
  };
}

export function seatOf(table: Table, player: PlayerId): Seat {
  return table.seats[player] as Seat;
}

export function playerOf(table: Table, seat: Seat): PlayerId {
  return table.seats.indexOf(seat) as PlayerId;
}
