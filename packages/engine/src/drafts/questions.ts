/** What a draft asks of a player; answers are lists of numbers, as in a game. */

/** What a card offers to do while it is drafted. CR 905.2. */
export type DraftDeed = 'remove' | 'note' | 'add a pack' | 'look' | 'draft the whole pack' | 'draft another card';

/** A question of a draft, with its reason and rule. */
export type DraftQuestion = {
  /** The seat that is asked. */
  readonly player: number;
  readonly text: string;
  readonly rule: string;
} & (
  | {
      /** Indices of the cards taken from the pack: exactly `count`. */
      readonly kind: 'pick';
      readonly cards: readonly string[];
      readonly count: number;
    }
  /** [1] yes, [0] no. */
  | { readonly kind: 'yesNo'; readonly does: DraftDeed }
  /** [index]. */
  | { readonly kind: 'option'; readonly options: readonly string[] }
);

/** Why an answer is none; null when it is one. */
export function wrongWithAnswer(question: DraftQuestion, answer: readonly number[]): string | null {
  const most =
    question.kind === 'pick' ? question.cards.length : question.kind === 'yesNo' ? 2 : question.options.length;
  const count = question.kind === 'pick' ? question.count : 1;
  if (!Array.isArray(answer) || answer.length !== count)
    return `${count === 1 ? 'one number is' : `${count} numbers are`} wanted`;
  if (answer.some((index) => !Number.isInteger(index) || index < 0 || index >= most))
    return `the numbers are from 0 to ${most - 1}`;
  if (new Set(answer).size !== answer.length) return 'a card can be taken once';
  return null;
}
