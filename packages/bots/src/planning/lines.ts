/** Lines weighed against each other: each answer tried in the same imagined games, the worst left out as it goes. */
import type { Answer, ImaginedGame, Imagining, PlayerId, SeenGame } from '@kitchen-table/engine';
import { type Manner, playOut } from './play-out.ts';

/** An answer that was weighed, and how it did. */
export interface Line {
  readonly answer: Answer;
  /** What the player means to answer to the questions that follow from it at once: targets, modes, numbers. */
  readonly then: readonly Answer[];
  /** The value of the positions it led to, from 0 to 1, on average. */
  readonly value: number;
  /** In how many imagined games it was tried. */
  readonly tries: number;
}

/** How much may be spent on one decision. Counted, so that games repeat exactly. */
export interface Budget {
  /** Answers given in imagined games. */
  readonly decisions: number;
  /** Imagined games at most. */
  readonly worlds: number;
  /** How the others fight in them, one manner after the other; absent: as looks best to them. */
  readonly manners?: readonly Manner[];
  /** How many turns each is played on, the running one included; absent: until the player's next turn. */
  readonly turns?: number;
}

/** So many imagined games in a row may turn out not to fit. */
const MOST_MISFITS = 6;
/** After so many games the worse half of the lines is left out. */
const ROUND = 3;
/** One imagined game is broken off after so many answers. */
const LONGEST = 80;

/** So many answers to what follows from an action are weighed, besides the greedy one, in lines of so many answers at most. */
const MOST_FOLLOWING = 4;
const LONGEST_LINE = 3;
/** No more lines than these are begun with. */
const MOST_LINES = 14;

const GREEDY: readonly Manner[] = ['greedy'];

interface Tried {
  readonly answers: readonly Answer[];
  sum: number;
  tries: number;
}

/** Tries answers in imagined games until the budget is spent. */
export class Weighing {
  readonly #imagining: Imagining<SeenGame>;
  readonly #seat: PlayerId;
  readonly #budget: Budget;
  readonly #turns: number;
  readonly #seed: string;
  readonly #lines: Tried[] = [];
  readonly #worlds: ImaginedGame<SeenGame>[] = [];
  #spent = 0;
  #misfits = 0;

  constructor(imagining: Imagining<SeenGame>, seat: PlayerId, budget: Budget, turns: number, seed: string) {
    this.#imagining = imagining;
    this.#seat = seat;
    this.#budget = budget;
    this.#turns = budget.turns ?? turns;
    this.#seed = seed;
  }

  /** Whether there is nothing left to spend. */
  get isSpent(): boolean {
    return this.#spent >= this.#budget.decisions || this.#misfits >= MOST_MISFITS;
  }

  /** All lines, the best first; of equals the one that was there first. */
  get lines(): readonly Line[] {
    return this.#lines
      .map(({ answers: [answer = [], ...then], sum, tries }) => ({
        answer,
        then,
        value: sum / Math.max(1, tries),
        tries,
      }))
      .sort((one, other) => other.tries - one.tries || other.value - one.value);
  }

  /** Weighs answers, the better ones in more games; those already known are left as they are. */
  weigh(answers: readonly Answer[], share: number): void {
    const known = new Set(this.#lines.map(({ answers: [answer] }) => answer?.join(' ')));
    const fresh = answers.filter((answer) => !known.has(answer.join(' ')));
    let racing = fresh.map((answer): Tried => ({ answers: [answer], sum: 0, tries: 0 }));
    this.#lines.push(...racing);
    const until = this.#spent + this.#budget.decisions * share;
    for (let at = 0; at < this.#budget.worlds && racing.length > 0; at++) {
      if (at > 0 && (this.#spent >= until || this.isSpent)) return;
      const world = this.#worldAt(at);
      if (world === null) return;
      if (at === 0) racing = [...this.#unfolded(racing, world)];
      else for (const line of racing) this.#try(line, world, at);
      if ((at + 1) % ROUND === 0 && racing.length > 2) racing = this.#betterHalf(racing);
    }
  }

  /** The game of that number; one in which the question would not have come up is none. */
  #worldAt(at: number): ImaginedGame<SeenGame> | null {
    while (this.#worlds.length <= at) {
      if (this.#misfits >= MOST_MISFITS) return null;
      const world = this.#imagining.deal(`${this.#seed} ${this.#worlds.length} ${this.#misfits}`);
      if (world.fits()) this.#worlds.push(world);
      else this.#misfits++;
    }
    return this.#worlds[at] as ImaginedGame<SeenGame>;
  }

  /** Tries the lines once, each with every good answer to the question that follows from it. */
  #unfolded(lines: readonly Tried[], world: ImaginedGame<SeenGame>): readonly Tried[] {
    const all: Tried[] = [];
    for (const line of lines) {
      all.push(line);
      const [, ...others] = this.#try(line, world, 0);
      if (line.answers.length === LONGEST_LINE || this.#lines.length >= MOST_LINES) continue;
      const longer = others
        .slice(0, MOST_FOLLOWING)
        .map((answer): Tried => ({ answers: [...line.answers, answer], sum: 0, tries: 0 }));
      this.#lines.push(...longer);
      all.push(...this.#unfolded(longer, world));
    }
    return all;
  }

  #try(line: Tried, world: ImaginedGame<SeenGame>, at: number): readonly Answer[] {
    const { manners = GREEDY } = this.#budget;
    const manner = manners[at % manners.length] as Manner;
    const end = playOut(world, line.answers, this.#seat, manner, { turns: this.#turns, decisions: LONGEST });
    this.#spent += end.decisions;
    line.sum += end.value;
    line.tries++;
    return end.following;
  }

  #betterHalf(racing: readonly Tried[]): Tried[] {
    const ranked = [...racing].sort((one, other) => other.sum / other.tries - one.sum / one.tries);
    return ranked.slice(0, Math.ceil(ranked.length / 2));
  }
}
