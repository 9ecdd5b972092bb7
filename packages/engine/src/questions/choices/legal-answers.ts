/** Which answers to a question are legal: checking one, listing them, drawing one at random. */
import type { ActionOption, Answer, Illegal, Question } from '../../vocabulary/decisions.ts';
import {
  checkAttackers,
  checkBlockers,
  enumerateAttackers,
  enumerateBlockers,
  randomAttackers,
  randomBlockers,
} from './combat-answers.ts';
import { compositions, multisets, permutations, subsets } from './combinations.ts';
import {
  checkArrangement,
  checkAssignment,
  enumerateArrangements,
  enumerateAssignments,
  randomArrangement,
  randomAssignment,
} from './division-answers.ts';

/** Every set of the six kinds, a bit for each. CR 106.1b. */
const KINDS_OF_MANA = 64;

/** Null when the answer is legal, else the reason why not. */
export function checkAnswer(question: Question, answer: Answer): Illegal | null {
  const rule = question.reason.rule;
  if (!Array.isArray(answer)) return illegal(rule, 'an answer is a list of whole numbers');
  for (const number of answer)
    if (!Number.isSafeInteger(number)) return illegal(rule, 'an answer is a list of whole numbers');
  switch (question.kind) {
    case 'priority': {
      const index = answer[0];
      if (answer.length < 1 || answer.length > 4 || (answer.length >= 2 && answer[1] !== 0 && answer[1] !== 1)) {
        return illegal(rule, 'name one action');
      }
      if (!inRange(index, question.options.length))
        return illegal(rule, `there are only ${question.options.length} actions`);
      const option = question.options[index as number] as ActionOption;
      const identical = option.kind === 'pass' ? 1 : option.same.length + 1;
      if (answer.length > 2 && !inRange(answer[2], identical))
        return illegal(rule, `there are only ${identical} identical objects`);
      return answer.length < 4 || inRange(answer[3], KINDS_OF_MANA)
        ? null
        : illegal(rule, 'the kinds of mana to be left are a number from 0 to 63');
    }
    case 'targets':
      return checkSet(rule, answer, question.legal.length, question.min, question.max);
    case 'chooseObjects':
      return checkSet(rule, answer, question.from.length, question.min, question.max);
    case 'chooseModes':
      if (!question.repeat) return checkSet(rule, answer, question.options.length, question.min, question.max);
      if (answer.length < question.min || answer.length > question.max)
        return illegal(rule, `choose ${bounds(question.min, question.max)}`);
      return answer.every((index) => inRange(index, question.options.length)) ? null : illegal(rule, 'no such mode');
    case 'chooseOption':
    case 'vote':
    case 'pay':
      return answer.length === 1 && inRange(answer[0], question.options.length)
        ? null
        : illegal(rule, 'choose one of the options');
    case 'chooseNumber': {
      const number = answer[0] as number;
      return answer.length === 1 && number >= question.min && number <= question.max
        ? null
        : illegal(rule, `choose a number from ${question.min} to ${question.max}`);
    }
    case 'yesNo':
      if (question.only !== undefined && answer[0] !== question.only) return illegal(rule, 'there is no choice');
      return answer.length === 1 && (answer[0] === 0 || answer[0] === 1)
        ? null
        : illegal(rule, 'answer yes (1) or no (0)');
    case 'mulligan':
      return answer.length === 1 && (answer[0] === 0 || answer[0] === 1)
        ? null
        : illegal(rule, 'answer yes (1) or no (0)');
    case 'order':
      return answer.length === question.items.length && distinct(answer, question.items.length)
        ? null
        : illegal(rule, 'name every item once');
    case 'distribute': {
      if (answer.length !== question.among.length) return illegal(rule, 'one number for each');
      let sum = 0;
      for (const number of answer) {
        if (number < question.minEach) return illegal(rule, `at least ${question.minEach} for each`);
        sum += number;
      }
      return sum === question.total ? null : illegal(rule, `the numbers must add up to ${question.total}`);
    }
    case 'assignDamage':
      return checkAssignment(question, answer);
    case 'attackers':
      return checkAttackers(question, answer);
    case 'blockers':
      return checkBlockers(question, answer);
    case 'arrange':
      return checkArrangement(question, answer);
    default:
      return unreachable(question);
  }
}

/** Legal answers, at most `limit` of them; all of them when there are fewer. The same order every time. */
export function enumerateAnswers(question: Question, limit: number): readonly Answer[] {
  const found: number[][] = [];
  switch (question.kind) {
    case 'priority':
      for (let i = 0; i < question.options.length && found.length < limit; i++) found.push([i]);
      return found;
    case 'targets':
      subsets(question.legal.length, question.min, question.max, limit, found);
      return found;
    case 'chooseObjects':
      subsets(question.from.length, question.min, question.max, limit, found);
      return found;
    case 'chooseModes':
      if (question.repeat) multisets(question.options.length, question.min, question.max, limit, found);
      else subsets(question.options.length, question.min, question.max, limit, found);
      return found;
    case 'chooseOption':
    case 'vote':
    case 'pay':
      for (let i = 0; i < question.options.length && found.length < limit; i++) found.push([i]);
      return found;
    case 'chooseNumber':
      for (let n = question.min; n <= question.max && found.length < limit; n++) found.push([n]);
      return found;
    case 'yesNo':
    case 'mulligan':
      return limit === 1 ? [[0]] : [[0], [1]];
    case 'order':
      permutations(question.items.length, limit, found);
      return found;
    case 'distribute':
      compositions(question.total, question.among.length, question.minEach, limit, found);
      return found;
    case 'assignDamage':
      return enumerateAssignments(question, limit);
    case 'attackers':
      return enumerateAttackers(question, limit);
    case 'blockers':
      return enumerateBlockers(question, limit);
    case 'arrange':
      return enumerateArrangements(question, limit);
    default:
      return unreachable(question);
  }
}

/** A legal answer drawn with the given source of numbers in [0, 1). */
export function randomAnswer(question: Question, random: () => number): Answer {
  switch (question.kind) {
    case 'priority':
    case 'chooseOption':
    case 'vote':
      return [below(random, question.options.length)];
    case 'pay':
      return [0];
    case 'targets':
      return randomSubset(question.legal.length, question.min, question.max, random);
    case 'chooseObjects':
      return randomSubset(question.from.length, question.min, question.max, random);
    case 'chooseModes': {
      if (!question.repeat) return randomSubset(question.options.length, question.min, question.max, random);
      const count = question.min + below(random, question.max - question.min + 1);
      return Array.from({ length: count }, () => below(random, question.options.length));
    }
    case 'chooseNumber':
      return [question.min + below(random, Math.min(question.max - question.min, 1_000_000) + 1)];
    case 'yesNo':
      return [below(random, 2)];
    case 'mulligan':
      return [random() < 0.1 ? 1 : 0];
    case 'order':
      return randomSubset(question.items.length, question.items.length, question.items.length, random);
    case 'distribute': {
      const numbers = question.among.map(() => question.minEach);
      for (let left = question.total - question.minEach * numbers.length; left > 0; left--) {
        const at = below(random, numbers.length);
        numbers[at] = (numbers[at] as number) + 1;
      }
      return numbers;
    }
    case 'assignDamage':
      return randomAssignment(question, random);
    case 'attackers':
      return randomAttackers(question, random);
    case 'blockers':
      return randomBlockers(question, random);
    case 'arrange':
      return randomArrangement(question, random);
    default:
      return unreachable(question);
  }
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}

function bounds(min: number, max: number): string {
  return min === max ? `exactly ${min}` : `${min} to ${max}`;
}

function inRange(index: number | undefined, length: number): boolean {
  return index !== undefined && index >= 0 && index < length;
}

function distinct(answer: Answer, length: number): boolean {
  const seen = new Set<number>();
  for (const index of answer) {
    if (!inRange(index, length) || seen.has(index)) return false;
    seen.add(index);
  }
  return true;
}

function checkSet(rule: string, answer: Answer, length: number, min: number, max: number): Illegal | null {
  if (answer.length < min || answer.length > max) return illegal(rule, `choose ${bounds(min, max)}`);
  return distinct(answer, length) ? null : illegal(rule, 'choose different ones out of those offered');
}

function below(random: () => number, count: number): number {
  return Math.floor(random() * count);
}

function randomSubset(length: number, min: number, max: number, random: () => number): Answer {
  const most = Math.min(max, length);
  const count = min + below(random, most - min + 1);
  if (count === 1) return [below(random, length)];
  if (count === 0) return [];
  const all = Array.from({ length }, (_, i) => i);
  for (let i = 0; i < count; i++) {
    const other = i + below(random, length - i);
    const kept = all[i] as number;
    all[i] = all[other] as number;
    all[other] = kept;
  }
  all.length = count;
  return all;
}

function unreachable(value: never): never {
  throw new Error(`unknown question ${JSON.stringify(value)}`);
}
