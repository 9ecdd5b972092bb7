/** The way back: the actions by which an answer is given, for data sets of players who answer questions whole. */
import type { Answer, Question } from '@kitchen-table/engine';
import { FIRST_OPTION, NEXT_PAGE, PAGE, STOP } from './action-space.ts';
import { choicesOf, type Payment } from './breakdown.ts';
import { type Choice, STOPPED } from './choices.ts';

/** The actions that make this answer (or one that means the same); null where no actions do. */
export function actionsFor(question: Question, answer: Answer, payment: Payment): readonly number[] | null {
  if (question.kind === 'priority') return actionsForAct(question, answer, payment);
  const choices = choicesOf(question, payment);
  const actions: number[] = [];
  const left = pairsOf(question, answer);
  for (let made = 0, at = choices.next(); ; made++) {
    if (at.done === true) return isSame(question, at.value, answer) ? actions : null;
    const index = chosenIn(question, at.value, answer, made, left);
    if (index === null) return null;
    actions.push(...actionsOf(at.value, index));
    at = choices.next(index);
  }
}

/** What is done with priority: found by trying, since mana abilities may not be among the options. */
function actionsForAct(question: Question, answer: Answer, payment: Payment): readonly number[] | null {
  const first = choicesOf(question, payment).next();
  if (first.done === true) return isSame(question, first.value, answer) ? [] : null;
  for (let index = STOPPED; index < first.value.options.length; index++) {
    if (index === STOPPED && !first.value.mayStop) continue;
    const tried = choicesOf(question, payment);
    tried.next();
    const reached = tried.next(index);
    if (reached.done === true && isSame(question, reached.value, answer)) return actionsOf(first.value, index);
  }
  return null;
}

/** The index of the option that leads to the answer, STOPPED, or null. */
function chosenIn(
  question: Question,
  { options, made: before, mayStop }: Choice,
  answer: Answer,
  made: number,
  left: Set<string>,
): number | null {
  const stop = mayStop ? STOPPED : null;
  switch (question.kind) {
    case 'yesNo':
    case 'mulligan':
      return answer[0] === 1 ? 0 : stop;
    case 'chooseNumber':
    case 'distribute':
    case 'assignDamage':
      return options.findLastIndex(({ number }) => number <= (answer[before] as number));
    case 'attackers':
    case 'blockers': {
      const at = options.findIndex(({ entity, against }) => left.has(`${entity} ${against}`));
      if (at < 0) return stop;
      left.delete(`${options[at]?.entity} ${options[at]?.against}`);
      return at;
    }
    default: {
      const at = options.findIndex(({ number }) => number === answer[made]);
      return at >= 0 ? at : stop;
    }
  }
}

/** The pairs of a declaration by what they name. */
function pairsOf(question: Question, answer: Answer): Set<string> {
  const pairs = new Set<string>();
  if (question.kind !== 'attackers' && question.kind !== 'blockers') return pairs;
  for (let at = 0; at < answer.length; at += 2) {
    const [one, other] = [answer[at] as number, answer[at + 1] as number];
    pairs.add(
      question.kind === 'attackers'
        ? `${question.attackers[one]} ${question.defenders[one]?.[other]}`
        : `${question.blockers[one]} ${question.attackers[other]}`,
    );
  }
  return pairs;
}

/** Pairs mean the same in any order. */
function isSame(question: Question, one: Answer, other: Answer): boolean {
  const size = question.kind === 'attackers' || question.kind === 'blockers' ? 2 : 1;
  const parts = (answer: Answer): string => {
    const all: string[] = [];
    for (let at = 0; at < answer.length; at += size) all.push(answer.slice(at, at + size).join());
    return (size === 2 ? all.sort() : all).join(' ');
  };
  return parts(one) === parts(other);
}

/** The actions that take an option: its page, then itself; none where there is no other. */
function actionsOf({ options, mayStop }: Choice, index: number): readonly number[] {
  if (index === STOPPED) return [STOP];
  if (options.length === 1 && !mayStop) return [];
  const pages = Array<number>(Math.floor(index / PAGE)).fill(NEXT_PAGE);
  return [...pages, FIRST_OPTION + (index % PAGE)];
}
