/** Looking ahead: what would be asked next if the question that is asked now were answered so. */
import { type Answer, type Game, type Question } from '@kitchen-table/engine';
import { advanceSegment, answerWith, fork, rollWith } from '@kitchen-table/engine/testing';
import type { Table } from '../position/table.ts';

/** The question that would follow in this segment, or null, and the game as it would then be. */
export interface Ahead {
  readonly game: Game;
  readonly question: Question | null;
}

/** The game answered by the table, with a note of all that is answered, so that it can be played again. */
export function answeredBy(game: Game, table: Table, act: Table['answer']): void {
  table.segment = { start: fork(game), answers: [], results: [] };
  const { answers, results } = table.segment;
  answerWith(game, (position, question) => {
    const answer = act(position, table, question);
    answers.push(answer);
    return answer;
  });
  rollWith(game, (player, sides) => {
    const result = table.result(table, player, sides);
    results.push(result);
    return result;
  });
}

/** What comes after this question when it is answered so; null where nothing is noted. */
export function askedAfter(table: Table, answer: Answer): Ahead | null {
  if (table.segment === null) return null;
  const { start, answers, results } = table.segment;
  const said = [...answers, answer];
  const rolled = [...results];
  const copy = fork(start);
  rollWith(copy, () => rolled.shift() ?? null);
  answerWith(copy, (_position, question) => {
    const next = said.shift();
    if (next === undefined) throw new Next(question);
    return next;
  });
  try {
    advanceSegment(copy);
  } catch (found) {
    if (found instanceof Next) return { game: copy, question: found.question };
    throw found;
  }
  rollWith(copy, null);
  return { game: copy, question: null };
}

class Next extends Error {
  readonly question: Question;
  constructor(question: Question) {
    super('the next question');
    this.question = question;
  }
}
