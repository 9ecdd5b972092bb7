/** What is divided or sorted: damage, counters, cards into piles. CR 510.1, 601.2d, 701.18. */
import { type Answer, type Entity, NO_ENTITY, type Question } from '@kitchen-table/engine';
import { type Choices, option } from './choices.ts';
import { wholeNumber } from './numbers.ts';

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** So much to each in turn; the last one gets the rest. */
export function* distribution({ total, among, minEach }: Asked<'distribute'>): Choices<Answer> {
  const numbers: number[] = [];
  let left = total;
  for (let at = 0; at < among.length; at++) {
    const later = minEach * (among.length - at - 1);
    const least = at === among.length - 1 ? left : minEach;
    const number = yield* wholeNumber(least, left - later, among[at] as Entity, at);
    numbers.push(number);
    left -= number;
  }
  return numbers;
}

/** Combat damage to each in turn: less than lethal only where nothing is left for those behind. CR 510.1c, 702.19b-c. */
export function* assignment(question: Asked<'assignDamage'>): Choices<Answer> {
  const { among, lethal, trampleOver, beyond } = question;
  const places = [...among, ...[trampleOver, beyond].filter((entity) => entity !== NO_ENTITY)];
  const numbers: number[] = [];
  let left = question.total;
  let allLethal = true;
  for (let at = 0; at < places.length; at++) {
    const number = yield* wholeNumber(leastOf(question, at, left, allLethal), left, places[at] as Entity, at);
    numbers.push(number);
    left -= number;
    if (at < among.length && number < (lethal[at] as number)) allLethal = false;
  }
  return numbers;
}

/** The least that this place may get so that the places behind may get the rest. */
function leastOf(question: Asked<'assignDamage'>, at: number, left: number, allLethal: boolean): number {
  const { among, lethal, trampleOver, beyond, beyondAfter, ordered } = question;
  const creatures = among.length;
  if (at === creatures) return beyond === NO_ENTITY ? left : Math.min(beyondAfter, left);
  if (at > creatures) return left;
  if (at < creatures - 1) return ordered ? Math.min(lethal[at] as number, left) : 0;
  if (trampleOver === NO_ENTITY) return left;
  return allLethal ? Math.min(lethal[at] as number, left) : left;
}

/** Each card's destination, then the order of each pile of several. */
export function* arrangement({ cards, destinations }: Asked<'arrange'>): Choices<Answer> {
  const places: number[] = [];
  for (const card of cards) {
    const options = destinations.map((text, at) => option('destination', card as never, at, text));
    places.push(yield { options, mayStop: false, made: places.length });
  }
  const answer = places.slice();
  for (let place = 0; place < destinations.length; place++) {
    const pile = places.flatMap((one, card) => (one === place ? [card] : []));
    if (pile.length > 1)
      answer.push(
        ...(yield* inOrder(
          pile,
          (card) => cards[card] as never,
          () => destinations[place] as string,
        )),
      );
  }
  return answer;
}

/** These numbers in an order: the first, then the next of those that are left. */
export function* inOrder(
  items: readonly number[],
  entityOf: (item: number) => Entity,
  textOf: (item: number) => string,
): Choices<number[]> {
  const left = items.slice();
  const chosen: number[] = [];
  while (left.length > 0) {
    const options = left.map((item) => option('next in order', entityOf(item), item, textOf(item)));
    const at = yield { options, mayStop: false, made: chosen.length };
    chosen.push(...left.splice(at, 1));
  }
  return chosen;
}
