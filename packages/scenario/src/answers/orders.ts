/** Orders: of triggered abilities, replacement effects, and cards; and where looked-at cards go. */
import {
  type Answer,
  characteristics,
  type Game,
  objectEntity,
  type ObjectId,
  type Question,
} from '@kitchen-table/engine';
import type { Choice } from '../format/scenario.ts';
import { foldText, leads, ownNames } from '../position/fold.ts';
import { isNamed, pick } from '../position/names.ts';
import type { Table } from '../position/table.ts';
import { labelsOfAbility } from '../position/texts.ts';
import { asReference, TARGETS_FIRST } from './objects.ts';
import { checkRefused, isDone, take, takeFront, unanswered } from './queues.ts';

type OrderQuestion = Extract<Question, { kind: 'order' }>;
type ArrangeQuestion = Extract<Question, { kind: 'arrange' }>;
type Item = OrderQuestion['items'][number];

/** First to last; the last one needs no entry, nor do items that cannot be told apart. CR 603.3b, 616.1. */
export function answerOrder(game: Game, table: Table, question: OrderQuestion): Answer {
  if (question.what === 'other' && UNASKED.has(question.reason.rule)) return question.items.map((_, index) => index);
  const order = [...(listedOrder(game, table, question) ?? [])];
  const left = question.items.map((_, index) => index).filter((index) => !order.includes(index));
  while (left.length > 1 && !sameItems(game, question, left)) {
    const fits = (entry: Choice): number | null =>
      left.find((index) => meansItem(game, table, question.items[index] as Item, entry)) ?? null;
    const next = table.scenario.strict
      ? take(table, question.player, ['choices'], fits)
      : takeFront(table, question.player, fits);
    if (next === null) {
      if (question.what === 'triggers' || question.what === 'replacements') unanswered(table, question);
      break;
    }
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return [...order, ...left];
}

/** Where the order makes no difference: of cards put into a graveyard or into exile at once. CR 404.3, 727.3a-b. */
const UNASKED: ReadonlySet<string> = new Set(['404.3', '727.3a']);

/** The order that one entry says whole: a list of names. */
function listedOrder(game: Game, table: Table, question: OrderQuestion): readonly number[] | null {
  return take(table, question.player, ['choices'], (entry) => {
    if (!Array.isArray(entry)) return null;
    const named: number[] = [];
    for (const name of entry as readonly Choice[]) {
      const at = question.items.findIndex(
        (item, index) => !named.includes(index) && meansItem(game, table, item, name),
      );
      if (at < 0) return null;
      named.push(at);
    }
    return named;
  });
}

function sameItems(game: Game, question: OrderQuestion, left: readonly number[]): boolean {
  const key = (index: number): string => {
    const item = question.items[index] as Item;
    return [nameAt(game, item.object), ...textsOfItem(game, item)].map((text) => foldText(text)).join('\n');
  };
  const first = key(left[0] as number);
  return left.every((index) => key(index) === first);
}

function nameAt(game: Game, object: ObjectId): string {
  return object < 0 ? '' : characteristics(game, object).name;
}

/** Everything the item may be called. */
function textsOfItem(game: Game, { object, text, ability }: Item): readonly string[] {
  const record = ability === undefined || object < 0 ? undefined : characteristics(game, object).abilities[ability];
  return record === undefined ? [text] : [text, ...labelsOfAbility(game, object, record)];
}

function meansItem(game: Game, table: Table, item: Item, entry: Choice): boolean {
  const { object } = item;
  const begins = (part: string): boolean =>
    textsOfItem(game, item).some((text) => leads(text, part, ownNames(nameAt(game, object))));
  if (typeof entry === 'object' && !Array.isArray(entry) && 'effect' in entry) {
    return object >= 0 && isNamed(game, table, object, entry.object) && begins(entry.effect);
  }
  if (typeof entry !== 'string') return false;
  if (object >= 0 && isNamed(game, table, object, entry)) return true;
  return begins(entry);
}

/** Cards named go to the second place (bottom, graveyard); the others stay, in the order named. CR 701.18, 701.42. */
export function answerArrangement(game: Game, table: Table, question: ArrangeQuestion): Answer {
  const { cards, player } = question;
  const moved: ObjectId[] = [];
  const left = (): ObjectId[] => cards.filter((card) => !moved.includes(card));
  const means = (entry: Choice): ObjectId[] | null => {
    const references = Array.isArray(entry) ? entry : [asReference(entry)];
    const found: ObjectId[] = [];
    for (const reference of references) {
      const rest = left().filter((card) => !found.includes(card));
      const entity = reference === null ? null : pick(game, table, rest.map(objectEntity), reference, player);
      if (entity === null) return null;
      found.push(entity as number as ObjectId);
    }
    return found;
  };
  checkRefused(table, player, TARGETS_FIRST, (entry) => means(entry) !== null);
  let answered = false;
  let done = false;
  while (!done && left().length > 0) {
    const taken = take<ObjectId[] | 'done'>(table, player, TARGETS_FIRST, (entry) =>
      isDone(entry) ? 'done' : means(entry),
    );
    if (taken === null) break;
    answered = true;
    if (taken === 'done') done = true;
    else moved.push(...taken);
  }
  if (!answered) unanswered(table, question);
  return written(question, moved);
}

/** For each card its destination, then the order within each destination that has several. */
function written({ cards, destinations }: ArrangeQuestion, moved: readonly ObjectId[]): Answer {
  const second = Math.min(1, destinations.length - 1);
  const where = cards.map((card) => (moved.includes(card) ? second : 0));
  const answer: number[] = [...where];
  for (let place = 0; place < destinations.length; place++) {
    const there = cards.map((_, index) => index).filter((index) => where[index] === place);
    if (there.length < 2) continue;
    if (place === second)
      there.sort((one, other) => moved.indexOf(cards[one] as ObjectId) - moved.indexOf(cards[other] as ObjectId));
    answer.push(...there);
  }
  return answer;
}
