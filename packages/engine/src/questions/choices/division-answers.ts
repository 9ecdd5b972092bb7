/** Legal assignments of combat damage and arrangements of looked-at cards. CR 510.1, 702.19, 701.18. */
import type { Answer, Illegal, Question } from '../../vocabulary/decisions.ts';
import { NO_ENTITY } from '../../vocabulary/ids.ts';
import { permutations } from './combinations.ts';

type AssignQuestion = Extract<Question, { kind: 'assignDamage' }>;
type ArrangeQuestion = Extract<Question, { kind: 'arrange' }>;

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}

/** How many numbers an assignment has: the creatures, then what trample may reach. */
function places(question: AssignQuestion): number {
  return question.among.length + (question.trampleOver === NO_ENTITY ? 0 : 1) + (question.beyond === NO_ENTITY ? 0 : 1);
}

/** CR 510.1c-d, 702.19b-c. */
export function checkAssignment(question: AssignQuestion, answer: Answer): Illegal | null {
  const count = question.among.length;
  if (answer.length !== places(question)) return illegal('510.1c', 'one number for each that may be dealt damage');
  let sum = 0;
  for (const number of answer) {
    if (number < 0) return illegal('510.1c', 'damage is not negative');
    sum += number;
  }
  if (sum !== question.total) return illegal('510.1c', `all ${question.total} damage must be assigned`);
  let allLethal = true;
  for (let i = 0; i < count; i++) {
    const amount = answer[i] as number;
    if (question.ordered && amount > 0 && !allLethal)
      return illegal('510.1c', 'each creature before it in the order needs lethal damage first');
    if (amount < (question.lethal[i] as number)) allLethal = false;
  }
  const over = answer[count] ?? 0;
  if (over > 0 && !allLethal) return illegal('702.19b', 'each blocking creature needs lethal damage first');
  const beyond = answer[count + 1] ?? 0;
  if (beyond > 0 && (!allLethal || over < question.beyondAfter))
    return illegal('702.19c', 'the planeswalker needs damage equal to its loyalty first');
  return null;
}

/** Lethal to each in order, the rest to the last that may have it. */
function orderly(question: AssignQuestion): Answer {
  const answer: number[] = [];
  let left = question.total;
  for (let i = 0; i < question.among.length; i++) {
    const amount = Math.min(left, question.lethal[i] as number);
    answer.push(amount);
    left -= amount;
  }
  if (question.trampleOver !== NO_ENTITY) {
    const amount = question.beyond === NO_ENTITY ? left : Math.min(left, question.beyondAfter);
    answer.push(amount);
    left -= amount;
    if (question.beyond !== NO_ENTITY) {
      answer.push(left);
      left = 0;
    }
  }
  if (left > 0) {
    const last = question.trampleOver === NO_ENTITY ? question.among.length - 1 : question.among.length;
    answer[last] = (answer[last] as number) + left;
  }
  return answer;
}

/** Legal assignments: the orderly one first, then every other. */
export function enumerateAssignments(question: AssignQuestion, limit: number): readonly Answer[] {
  const first = orderly(question);
  const found: Answer[] = [first];
  const count = places(question);
  const numbers: number[] = [];
  let tried = 0;
  const extend = (left: number): void => {
    if (found.length >= limit || tried > 100_000) return;
    if (numbers.length === count - 1) {
      tried++;
      const answer = [...numbers, left];
      if (checkAssignment(question, answer) === null && !answer.every((number, i) => number === first[i]))
        found.push(answer);
      return;
    }
    for (let n = 0; n <= left; n++) {
      numbers.push(n);
      extend(left - n);
      numbers.pop();
    }
  };
  if (limit > 1) extend(question.total);
  return found;
}

/** The orderly assignment, or a random one when that is legal. */
export function randomAssignment(question: AssignQuestion, random: () => number): Answer {
  const count = places(question);
  const answer: number[] = Array.from({ length: count }, () => 0);
  for (let left = Math.min(question.total, 200); left > 0; left--) {
    const at = Math.floor(random() * count);
    answer[at] = (answer[at] as number) + 1;
  }
  return checkAssignment(question, answer) === null ? answer : orderly(question);
}

/** CR 701.18a, 701.42a: each card goes somewhere, and piles are ordered. */
export function checkArrangement(question: ArrangeQuestion, answer: Answer): Illegal | null {
  const cards = question.cards.length;
  const piles: number[][] = question.destinations.map(() => []);
  for (let card = 0; card < cards; card++) {
    const pile = piles[answer[card] as number];
    if (pile === undefined) return illegal(question.reason.rule, 'every card needs a destination');
    pile.push(card);
  }
  let at = cards;
  for (const pile of piles) {
    if (pile.length < 2) continue;
    const order = answer.slice(at, at + pile.length);
    at += pile.length;
    if (
      order.length !== pile.length ||
      new Set(order).size !== pile.length ||
      !order.every((card) => pile.includes(card))
    ) {
      return illegal(question.reason.rule, 'each pile of several cards needs its order');
    }
  }
  return at === answer.length ? null : illegal(question.reason.rule, 'there are more numbers than cards');
}

/** Legal arrangements: first those whose piles keep the order of the cards, then every other order of them. */
export function enumerateArrangements(question: ArrangeQuestion, limit: number): readonly Answer[] {
  const placements: number[][] = [];
  const places: number[] = [];
  const extend = (): void => {
    if (placements.length >= limit) return;
    if (places.length === question.cards.length) {
      placements.push(places.slice());
      return;
    }
    for (let destination = 0; destination < question.destinations.length; destination++) {
      places.push(destination);
      extend();
      places.pop();
    }
  };
  extend();
  const found: Answer[] = placements.map((placed) => withOrders(question, placed));
  for (const placed of placements) {
    if (found.length >= limit) break;
    const [, ...others] = inEveryOrder(pilesOf(question, placed), limit - found.length + 1);
    for (const orders of others) found.push([...placed, ...orders]);
  }
  return found;
}

function withOrders(question: ArrangeQuestion, places: readonly number[]): Answer {
  return [...places, ...pilesOf(question, places).flat()];
}

/** The piles of several cards, in the order of their destinations. */
function pilesOf(question: ArrangeQuestion, places: readonly number[]): readonly (readonly number[])[] {
  return question.destinations
    .map((_, destination) => places.flatMap((place, card) => (place === destination ? [card] : [])))
    .filter((pile) => pile.length > 1);
}

/** Every order of every pile, one after the other as one list; the given order first. */
function inEveryOrder(piles: readonly (readonly number[])[], limit: number): readonly (readonly number[])[] {
  return piles.reduce<readonly (readonly number[])[]>(
    (before, pile) => {
      const orders: number[][] = [];
      permutations(pile.length, limit, orders);
      return before
        .flatMap((list) => orders.map((order) => [...list, ...order.map((at) => pile[at] as number)]))
        .slice(0, limit);
    },
    [[]],
  );
}

/** A random arrangement; piles keep the order of the cards. */
export function randomArrangement(question: ArrangeQuestion, random: () => number): Answer {
  return withOrders(
    question,
    question.cards.map(() => Math.floor(random() * question.destinations.length)),
  );
}
