/** Whether the goal of a puzzle can still be reached, whatever the other does: by exhaustive search, where that ends. */
import {
  type Answer,
  digestOf,
  enumerateAnswers,
  type GameSetup,
  type PlayerId,
  type Question,
  Session,
  startGame,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import type { Goal, Puzzle, Side } from './positions.ts';

/** The seat of who solves. */
export const SOLVER = 0 as PlayerId;
const OTHER = 1 as PlayerId;
/** More positions than these are not looked at: then the search has not ended. */
const MOST_POSITIONS = 40_000;
/** A question with more answers is not searched. */
const MOST_ANSWERS = 400;
/** What lies in both libraries: nothing that matters. */
const LIBRARY: readonly string[] = ['Island', 'Island', 'Island', 'Island'];

/** The game of a puzzle at its first question. */
export function sessionOf(puzzle: Puzzle, cards: Readonly<Record<string, Card>>): Session {
  const startingPlayer = puzzle.goal === 'survive this turn' ? OTHER : SOLVER;
  const sides = [puzzle.solver, puzzle.other];
  const setup: GameSetup = {
    format: 'two-player',
    cards,
    players: sides.map(({ life }, seat) => ({
      name: seat === SOLVER ? 'Solver' : 'Other',
      deck: [],
      startingLife: life,
    })),
    seed: puzzle.name,
    edition: 'today',
    startingPlayer,
    start: { players: sides.map(zonesOf) },
  };
  const session = startGame(setup);
  if (!(session instanceof Session)) throw new Error(`${puzzle.name}: ${session.message}`);
  return session;
}

function zonesOf({ battlefield, hand }: Side): NonNullable<GameSetup['start']>['players'][number] {
  return { hand, battlefield, library: LIBRARY, graveyard: [], exile: [], command: [] };
}

/** The turn with which the goal is reached or missed. */
function lastTurn(goal: Goal): number {
  return goal === 'do not fall for it' ? 2 : 1;
}

/** Whether the goal was reached or missed; null while it is open. */
export function outcome(goal: Goal, { game, question }: Session): boolean | null {
  const lost = game.players[SOLVER]?.lost === true;
  const over = question === null;
  const won = over && game.winners.includes(SOLVER);
  if (goal === 'win this turn') return won ? true : over || lost || game.turn > lastTurn(goal) ? false : null;
  if (lost || (over && !won)) return false;
  return over || game.turn > lastTurn(goal) ? true : null;
}

/** Remembers what it has searched. */
export class Judge {
  readonly #goal: Goal;
  readonly #known: Map<string, boolean> = new Map();
  readonly #chances: Map<string, number> = new Map();
  #positions = 0;

  constructor(goal: Goal) {
    this.#goal = goal;
  }

  /** How many positions were looked at. */
  get positions(): number {
    return this.#positions;
  }

  /** Whether the goal can be reached from here by force; null when the search does not end. */
  canReach(session: Session): boolean | null {
    const decided = outcome(this.#goal, session);
    if (decided !== null) return decided;
    const { question } = session;
    if (question === null) return false;
    const key = keyOf(session, question);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (++this.#positions > MOST_POSITIONS) return null;
    const own = question.player === SOLVER;
    const answers = answersTo(question);
    if (answers === null) return null;
    let reached = !own;
    for (const answer of answers) {
      const here = this.canReach(after(session, answer));
      if (here === null) return null;
      if (here !== own) continue;
      reached = own;
      break;
    }
    this.#known.set(key, reached);
    return reached;
  }

  /** What the other answers to make it hardest: so that the goal is missed, or so that the fewest answers keep it. */
  refutation(session: Session, question: Question): Answer {
    let hardest: Answer = [];
    let least = Number.POSITIVE_INFINITY;
    for (const answer of answersTo(question) ?? []) {
      const chance = this.chanceIn(after(session, answer));
      if (chance >= least) continue;
      hardest = answer;
      least = chance;
    }
    return hardest;
  }

  /** How likely the goal is reached by whoever answers at random, when the other makes it hardest. */
  chanceIn(session: Session): number {
    const reach = this.canReach(session);
    if (reach === false) return 0;
    const { question } = session;
    if (outcome(this.#goal, session) !== null || question === null || reach === null) return 1;
    const key = keyOf(session, question);
    const known = this.#chances.get(key);
    if (known !== undefined) return known;
    const chances = (answersTo(question) ?? []).map((answer) => this.chanceIn(after(session, answer)));
    const chance =
      question.player === SOLVER ? chances.reduce((sum, one) => sum + one, 0) / chances.length : Math.min(...chances);
    this.#chances.set(key, chance);
    return chance;
  }
}

function after(session: Session, answer: Answer): Session {
  const next = session.fork();
  const illegal = next.answer(answer);
  if (illegal !== null) throw new Error(`${JSON.stringify(answer)}: ${illegal.because}`);
  return next;
}

/** Every answer, mana abilities apart: costs are paid as the game pays them; null when there are too many. */
function answersTo(question: Question): readonly Answer[] | null {
  if (question.kind === 'priority')
    return question.options.flatMap((option, index) =>
      option.kind === 'activate' && option.isManaAbility ? [] : [[index]],
    );
  if (question.kind === 'pay') return [[0]];
  const answers = enumerateAnswers(question, MOST_ANSWERS);
  return answers.length < MOST_ANSWERS ? answers : null;
}

function keyOf(session: Session, question: Question): string {
  const { checkpoint, said } = session.begun;
  return `${digestOf(checkpoint)} ${JSON.stringify(said?.map(({ answer }) => answer))} ${question.kind}`;
}
