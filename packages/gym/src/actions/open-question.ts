/** A question as it is answered, action by action. */
import type { Answer, Question } from '@kitchen-table/engine';
import { ACTIONS, FIRST_OPTION, NEXT_PAGE, PAGE, STOP } from './action-space.ts';
import { choicesOf, type Payment } from './breakdown.ts';
import { type Choice, type Choices, type Option, STOPPED } from './choices.ts';

/** A question under way: the choice that is open, page by page, until the answer is there. */
export class OpenQuestion {
  readonly question: Question;
  readonly #choices: Choices<Answer>;
  #choice: Choice | null = null;
  #answer: Answer | null = null;
  #page = 0;

  constructor(question: Question, payment: Payment) {
    this.question = question;
    this.#choices = choicesOf(question, payment);
    this.#settle(this.#choices.next());
  }

  /** The answer, when it is there. */
  get answer(): Answer | null {
    return this.#answer;
  }

  /** What may be chosen now; nothing when the answer is there. */
  get choice(): Choice | null {
    return this.#choice;
  }

  /** The page that is shown, from 0. */
  get page(): number {
    return this.#page;
  }

  /** The options of the page, in the order of their actions. */
  get shown(): readonly Option[] {
    const options = this.#choice?.options ?? [];
    return options.length <= PAGE ? options : options.slice(this.#page * PAGE, (this.#page + 1) * PAGE);
  }

  /** Which actions are there: 1, else 0. */
  mask(into: Uint8Array): void {
    into.fill(0);
    if (this.#choice === null) return;
    if (this.#choice.mayStop) into[STOP] = 1;
    if (this.#choice.options.length > PAGE) into[NEXT_PAGE] = 1;
    into.fill(1, FIRST_OPTION, FIRST_OPTION + this.shown.length);
  }

  /** Whether the action is there. */
  allows(action: number): boolean {
    const choice = this.#choice;
    if (choice === null || !Number.isInteger(action) || action < 0 || action >= ACTIONS) return false;
    if (action === STOP) return choice.mayStop;
    if (action === NEXT_PAGE) return choice.options.length > PAGE;
    return action - FIRST_OPTION < this.shown.length;
  }

  /** Takes an action that is there. */
  take(action: number): void {
    const count = this.#choice?.options.length ?? 0;
    if (action === NEXT_PAGE) {
      this.#page = (this.#page + 1) * PAGE < count ? this.#page + 1 : 0;
      return;
    }
    this.choose(action === STOP ? STOPPED : this.#page * PAGE + action - FIRST_OPTION);
  }

  /** Takes the option with that index among all of the choice, whatever the page; STOPPED: nothing more. */
  choose(index: number): void {
    this.#settle(this.#choices.next(index));
  }

  /** Goes on to the next choice that is one. */
  #settle(reached: IteratorResult<Choice, Answer>): void {
    let at = reached;
    while (at.done !== true && at.value.options.length === 1 && !at.value.mayStop) at = this.#choices.next(0);
    this.#page = 0;
    this.#choice = at.done === true ? null : at.value;
    if (at.done === true) this.#answer = at.value;
  }
}
