/** Choices that a player makes again and again: where that keeps up a loop, the player says once how often. CR 729.2a. */
import type { Answer, Question } from '../../vocabulary/decisions.ts';
import type { Game, Habit } from '../../vocabulary/game.ts';
import { noteHabits } from '../../vocabulary/game-notes.ts';
import { whatMayRunOut } from '../what-may-run-out.ts';
import { checkAnswer } from './legal-answers.ts';

/** NOT-CR: a choice that has been made so often, and as often again while nothing ran out, keeps up a loop. */
const OFTEN = 50;
/** NOT-CR: more often than that nobody needs it. */
const MOST = 10_000;

/** The choices with which a loop may be kept up, or which are made in each round of one. */
const REPEATED: ReadonlySet<Question['kind']> = new Set([
  ...(['yesNo', 'targets', 'chooseObjects', 'chooseModes', 'chooseOption'] as const),
]);

/** The answer that follows from what the player has said about this choice; null: the player is asked. CR 729.2c. */
export function answerAsSaid(game: Game, question: Question): Answer | null {
  if (game.habits.length === 0 || !REPEATED.has(question.kind)) return null;
  const habit = game.habits.find(({ what }) => what === wordsOf(game, question));
  if (habit === undefined || habit.left === null) return null;
  // Whoever may stop does something else now.
  if (habit.left === 0) return question.kind === 'yesNo' ? [0] : null;
  if (checkAnswer(question, habit.answer) !== null) return null;
  replace(game, { ...habit, left: habit.left - 1 });
  return habit.answer;
}

/** Whether the player has done this as often as was said: it is no free choice any more. */
export function isUsedUp(game: Game, question: Question): boolean {
  return game.habits.some(({ left, what }) => left === 0 && what === wordsOf(game, question));
}

/** Notes a choice. Whether it keeps up a loop, so that the player is to say how often more. */
export function keepsUpALoop(game: Game, question: Question, answer: Answer): boolean {
  if (!REPEATED.has(question.kind) || (question.kind === 'yesNo' && answer[0] === 0)) return false;
  const what = wordsOf(game, question);
  const known = game.habits.find((habit) => habit.what === what);
  const isSame = known !== undefined && known.answer.join() === answer.join();
  const times = isSame ? known.times + 1 : 1;
  const habit: Habit = { what, answer, times, numbers: isSame ? known.numbers : null, left: null };
  if (times % OFTEN !== 0) {
    replace(game, habit);
    return false;
  }
  const numbers = whatMayRunOut(game);
  replace(game, { ...habit, numbers });
  return habit.numbers !== null && numbers.every((now, i) => now < 0 || now >= (habit.numbers?.[i] ?? 0));
}

/** The question how often the player will make this choice again. CR 729.2a. */
export function howOften({ player, reason }: Question): Question {
  const what = `Again and again: ${reason.text}. How many times more, before you do something else?`;
  const why = { text: what, source: reason.source, rule: '729.2a' };
  return { kind: 'chooseNumber', player, reason: why, min: 0, max: MOST, what };
}

/** From now on this choice is made so many times more without being asked about. */
export function sayHowOften(game: Game, question: Question, times: number): void {
  const what = wordsOf(game, question);
  for (const habit of game.habits) if (habit.what === what) replace(game, { ...habit, left: times });
}

function replace(game: Game, habit: Habit): void {
  noteHabits(game, [...game.habits.filter(({ what }) => what !== habit.what), habit]);
}

/** The choice in words: the same when the same card's text asks the same player the same. */
function wordsOf(game: Game, { kind, player, reason }: Question): string {
  return `${player} ${kind} ${game.objects[reason.source]?.record.index ?? ''} ${reason.text}`;
}
