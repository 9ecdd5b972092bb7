/** What is worth weighing at a question: the greedy answer first, then others, the likeliest first. */
import { type Answer, checkAnswer, enumerateAnswers, type Question, type SeenGame } from '@kitchen-table/engine';
import { rankObjects, rankTargets } from '../choices/objects.ts';
import { rankActions } from '../choices/priority.ts';
import { attackProposals, changedAttacks } from './attacks.ts';
import { blockProposals, changedBlocks } from './blocks.ts';

/** How many answers are weighed at most. */
export const MOST_CANDIDATES = 8;

/** The answers to weigh, the greedy one first; one alone when there is nothing to weigh. */
export function candidatesFor(seen: SeenGame, question: Question, greedy: Answer): readonly Answer[] {
  const legal = [greedy, ...othersFor(seen, question, greedy)].filter(
    (answer) => checkAnswer(question, answer) === null,
  );
  return distinct(legal).slice(0, MOST_CANDIDATES);
}

/** Small changes of an attack or a block that looks best so far. */
export function improvementsOf(question: Question, best: Answer): readonly Answer[] {
  const changed =
    question.kind === 'attackers'
      ? changedAttacks(question, best)
      : question.kind === 'blockers'
        ? changedBlocks(question, best)
        : [];
  return changed.filter((answer) => checkAnswer(question, answer) === null);
}

function othersFor(seen: SeenGame, question: Question, greedy: Answer): readonly Answer[] {
  switch (question.kind) {
    case 'priority':
      return [[0], ...rankActions(seen, question).map((index) => [index])];
    case 'targets':
      return sets(rankTargets(seen, question), question.min, question.max, greedy);
    case 'chooseObjects':
      return sets(rankObjects(seen, question), question.min, question.max, greedy);
    case 'chooseModes':
      return enumerateAnswers(question, MOST_CANDIDATES);
    case 'chooseOption':
      return question.mana === undefined ? question.options.map((_, index) => [index]) : [];
    case 'yesNo':
      return question.only === undefined ? [[1], [0]] : [];
    case 'chooseNumber':
      return [[question.max], [question.min], [Math.floor((question.min + Math.min(question.max, 20)) / 2)]];
    case 'attackers':
      return attackProposals(seen, question);
    case 'blockers':
      return blockProposals(seen, question);
    case 'order':
    case 'distribute':
    case 'assignDamage':
    case 'arrange':
    case 'mulligan':
    case 'vote':
    case 'pay':
      return [];
    default:
      return unreachable(question);
  }
}

/** Each by itself where one may be chosen; else the greedy choice with each of the others in place of its last. */
function sets(ranked: readonly number[], min: number, max: number, greedy: Answer): readonly Answer[] {
  const found: Answer[] = [];
  if (min === 0) found.push([]);
  if (min <= 1) for (const index of ranked) found.push([index]);
  else for (const index of ranked) if (!greedy.includes(index)) found.push([...greedy.slice(0, -1), index]);
  if (max > greedy.length) for (const index of ranked) if (!greedy.includes(index)) found.push([...greedy, index]);
  return found;
}

function distinct(answers: readonly Answer[]): readonly Answer[] {
  const kept = new Map<string, Answer>();
  for (const answer of answers) {
    const key = answer.join(' ');
    if (!kept.has(key)) kept.set(key, answer);
  }
  return [...kept.values()];
}

function unreachable(question: never): never {
  throw new Error(`unknown question ${JSON.stringify(question)}`);
}
