/** Lines weighed against each other: each answer tried in the same imagined games, the worst left out as it goes. */
import type { Answer, ImaginedGame, Imagining, PlayerId, SeenGame } from '@kitchen-table/engine';
import { playOut } from './play-out.ts';

/** An answer that was weighed, and how it did. */
export interface Line {
  readonly answer: Answer;
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
  /** How many turns each is played on, the running one included; absent: until the player's next turn. */
  readonly turns?: number;
}

/** So many imagined games in a row may turn out not to fit. */
const MOST_MISFITS = 6;
/** After so many games the worse half of the lines is left out. */
const ROUND = 3;
/** One imagined game is broken off after so many answers. */
const LONGEST = 80;

interface Tried {
  readonly answer: Answer;
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
      .map(({ answer, sum, tries }) => ({ answer, value: tries === 0 ? 0 : sum / tries, tries }))
      .sort((one, other) => other.tries - one.tries || other.value - one.value);
  }

  /** Weighs answers, the better ones in more games; those already known are left as they are. */
  weigh(answers: readonly Answer[], share: number): void {
    const known = new Set(this.#lines.map(({ answer }) => answer.join(' ')));
    const fresh = answers.filter((answer) => !known.has(answer.join(' ')));
    let racing = fresh.map((answer): Tried => ({ answer, sum: 0, tries: 0 }));
    this.#lines.push(...racing);
    const until = this.#spent + this.#budget.decisions * share;
    for (let at = 0; at < this.#budget.worlds && racing.length > 0; at++) {
      if (at > 0 && (this.#spent >= until || this.isSpent)) return;
      const world = this.#worldAt(at);
      if (world === null) return;
      for (const line of racing) this.#try(line, world);
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

  #try(line: Tried, world: ImaginedGame<SeenGame>): void {
    const end = playOut(world, line.answer, this.#seat, { turns: this.#turns, decisions: LONGEST });
    this.#spent += end.decisions;
    line.sum += end.value;
    line.tries++;
  }

  #betterHalf(racing: readonly Tried[]): Tried[] {
    const ranked = [...racing].sort((one, other) => other.sum / other.tries - one.sum / one.tries);
    return ranked.slice(0, Math.ceil(ranked.length / 2));
  }
}
