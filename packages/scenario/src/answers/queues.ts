/** Taking entries from the answer queues: the first that fits is used and removed. */
import { type Game, onlyAnswer, type PlayerId, type Question } from '@kitchen-table/engine';
import type { Choice, Seat } from '../format/scenario.ts';
import { Ended, Failure, seatOf, type Table } from '../position/table.ts';

export type QueueName = 'choices' | 'targets' | 'modes';

/** Reads an entry as an answer of some kind, or null when it is none. */
export type Fits<T> = (entry: Choice) => T | null;

/** The first entry of the queues, in order, that fits; what is left of it stays in its place. */
export function take<T>(
  table: Table,
  player: PlayerId,
  names: readonly QueueName[],
  fits: Fits<T>,
  rest: () => readonly Choice[] = nothing,
): T | null {
  const queues = table.queues[seatOf(table, player)];
  for (const name of names) {
    const queue = queues[name];
    for (let i = 0; i < queue.length; i++) {
      const answer = fits(queue[i] as Choice);
      if (answer === null) continue;
      queue.splice(i, 1, ...rest());
      return answer;
    }
  }
  return null;
}

function nothing(): readonly Choice[] {
  return [];
}

/** The front entry of `choices`, when it fits: for the questions of lenient scenarios that look no further. */
export function takeFront<T>(table: Table, player: PlayerId, fits: Fits<T>): T | null {
  const { choices } = table.queues[seatOf(table, player)];
  const [front] = choices;
  const answer = front === undefined ? null : fits(front);
  if (answer !== null) choices.shift();
  return answer;
}

/** The first that fits, or in a lenient scenario the front entry if it fits. */
export function takeChoice<T>(table: Table, player: PlayerId, fits: Fits<T>): T | null {
  return table.scenario.strict ? take(table, player, ['choices'], fits) : takeFront(table, player, fits);
}

/** The front entry of a queue, if it says to choose no more: used and removed. */
export function takeDone(table: Table, player: PlayerId, name: QueueName): boolean {
  const queue = table.queues[seatOf(table, player)][name];
  const [front] = queue;
  if (front === undefined || !isDone(front)) return false;
  queue.shift();
  return true;
}

/** Whether the entry says to choose no (more) objects or modes. */
export function isDone(entry: Choice): boolean {
  return typeof entry === 'object' && 'done' in entry;
}

/** An entry at the front of a queue that must be illegal: the run ends when it is. */
export function checkRefused(
  table: Table,
  player: PlayerId,
  names: readonly QueueName[],
  isLegal: (entry: Choice) => boolean,
): void {
  const queues = table.queues[seatOf(table, player)];
  for (const name of names) {
    const [front] = queues[name];
    if (typeof front !== 'object' || !('refused' in front)) continue;
    if (isLegal(front.refused as Choice))
      throw new Failure(`${JSON.stringify(front.refused)} was to be refused and is a legal answer`);
    throw new Ended(table.checkpoint as Game);
  }
}

/** In a strict scenario a question that nothing answers fails it, unless there is only one legal answer. */
export function unanswered(table: Table, question: Question): void {
  if (!table.scenario.strict || onlyAnswer(question) !== null) return;
  const what = 'what' in question && question.kind !== 'order' && question.kind !== 'distribute' ? question.what : '';
  throw new Failure(`${seatOf(table, question.player)} has no answer to: ${what || question.reason.text}`);
}

/** What is left in the queues at the end: reported, no failure. */
export function leftOver(table: Table): readonly { seat: Seat; entry: Choice }[] {
  return table.seats.flatMap((seat) =>
    Object.values(table.queues[seat]).flatMap((queue: readonly Choice[]) => queue.map((entry) => ({ seat, entry }))),
  );
}
