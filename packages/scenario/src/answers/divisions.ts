/** Dividing damage or counters among several. CR 601.2d, 510.1c. */
import {
  type Answer,
  checkAnswer,
  type Entity,
  entityPlayer,
  type Game,
  isPlayerEntity,
  onlyAnswer,
  type Question,
} from '@kitchen-table/engine';
import type { Choice } from '../format/scenario.ts';
import { pick } from '../position/names.ts';
import { seatOf, type Table } from '../position/table.ts';
import { defaultAssignment, defaultDistribution } from './defaults.ts';
import { asReference } from './objects.ts';
import { isDone, take, unanswered } from './queues.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** One number per thing in order, or shares by name. CR 601.2d, 510.1c. */
export function answerDivision(game: Game, table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer {
  const shares = sharesByName(game, table, question);
  const only = onlyAnswer(question);
  if (only !== null) return only;
  const numbers = shares ?? numbersInOrder(table, question);
  if (numbers !== null) return numbers;
  // "done" leaves the division to the default.
  if (take(table, question.player, ['choices'], (entry) => (isDone(entry) ? true : null)) !== null)
    return question.kind === 'distribute' ? defaultDistribution(question) : defaultAssignment(question);
  unanswered(table, question);
  return question.kind === 'distribute' ? defaultDistribution(question) : defaultAssignment(question);
}

/** The shares that were said with the targets, then those said by name now. */
function sharesByName(game: Game, table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer | null {
  if (question.kind === 'assignDamage') return null;
  const numbers = question.among.map(() => 0);
  const said = (target: Entity, amount: number): void => {
    numbers[question.among.indexOf(target)] = amount;
  };
  const known = table.shares.filter(
    ({ player, target }) => player === question.player && question.among.includes(target),
  );
  table.shares = table.shares.filter((share) => !known.includes(share));
  const given = new Set<Entity>();
  for (const { target, amount } of known) {
    said(target, amount);
    given.add(target);
  }
  const fits = (entry: Choice): true | null => {
    if (typeof entry !== 'object' || Array.isArray(entry) || !('amount' in entry)) return null;
    const reference = asReference(entry);
    const entity = reference === null ? null : pick(game, table, question.among, reference, question.player);
    // A second share of the same is of a later division.
    if (entity === null || given.has(entity)) return null;
    said(entity, entry.amount);
    given.add(entity);
    return true;
  };
  let found = known.length > 0;
  while (take(table, question.player, ['targets', 'choices'], fits) !== null) found = true;
  return found && checkAnswer(question, numbers) === null ? numbers : null;
}

function numbersInOrder(table: Table, question: Of<'distribute'> | Of<'assignDamage'>): Answer | null {
  const { choices } = table.queues[seatOf(table, question.player)];
  const places = question.kind === 'distribute' ? question.among.length : question.among.length + trampled(question);
  for (let first = 0; first < choices.length; first++) {
    if (typeof choices[first] !== 'number') continue;
    const numbers = numbersFrom(choices, first, places, question);
    if (numbers !== null) return numbers;
  }
  return null;
}

/** The numbers from that entry on, if they are a legal division: entries that do not fit stay. */
function numbersFrom(
  choices: Choice[],
  first: number,
  places: number,
  question: Of<'distribute'> | Of<'assignDamage'>,
): Answer | null {
  const numbers: number[] = [];
  while (numbers.length < places && typeof choices[first + numbers.length] === 'number')
    numbers.push(choices[first + numbers.length] as number);
  const given = numbers.length;
  // The last one gets what is left.
  while (numbers.length < places)
    numbers.push(numbers.length === given ? question.total - numbers.reduce((sum, number) => sum + number, 0) : 0);
  if (checkAnswer(question, numbers) !== null) return null;
  choices.splice(first, given);
  return numbers;
}

function trampled(question: Of<'assignDamage'>): number {
  const reaches = (entity: Entity): number =>
    (isPlayerEntity(entity) && entityPlayer(entity) >= 0) || entity >= 0 ? 1 : 0;
  return reaches(question.trampleOver) + reaches(question.beyond);
}
