/** Choices in words and numbers, orders, divisions, looked-at cards, opening hands. */
import {
  type Answer,
  type Entity,
  entityObject,
  enumerateAnswers,
  type SeenGame,
  isPlayerEntity,
  NO_ENTITY,
  type ObjectId,
  objectEntity,
  type Question,
} from '@kitchen-table/engine';
import { aimsOf, intentOf, type Intent } from '../judgement/intent.ts';
import { clausesOf } from '../judgement/source.ts';
import { isAgainst, whose } from '../judgement/whose.ts';
import { damageOn, isLand, landsOf, worthOf } from '../judgement/worth.ts';
import type { Clause } from '@kitchen-table/language/core';
import { keepScore } from './objects.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What an opponent is made to do willingly: give something up. CR 720.5. */
const COSTLY: ReadonlySet<string> = new Set(['sacrifice', 'loseLife', 'discard']);

/** Optional things are done, but for what would harm: drawing the last cards, paying life that is needed. */
export function chooseYesNo(seen: SeenGame, question: Of<'yesNo'>): Answer {
  const { deeds = [] } = question;
  const { librarySize, life } = seen.player(whose(question));
  if (isAgainst(seen, question)) return [question.only ?? (deeds.some((deed) => COSTLY.has(deed)) ? 1 : 0)];
  if (deeds.includes('draw') && librarySize <= 4) return [0];
  if (deeds.includes('loseLife') && life <= 6) return [0];
  return [deeds.includes('sacrifice') ? 0 : 1];
}

/** X and other amounts: as much as can be, but no life is paid without need. */
export function chooseNumber(question: Of<'chooseNumber'>): Answer {
  if (question.inLife === true || question.max > 1000) return [question.min];
  return [question.max];
}

const COLOR_LETTERS: Readonly<Record<string, number>> = {
  white: 0,
  blue: 1,
  black: 2,
  red: 3,
  green: 4,
  '{w}': 0,
  '{u}': 1,
  '{b}': 2,
  '{r}': 3,
  '{g}': 4,
};

/** Colors: the one that the own cards have most. Creature types likewise; names of theirs; other words: the first. */
export function chooseOption(seen: SeenGame, question: Of<'chooseOption'>): Answer {
  const bits = question.options.map((option) => COLOR_LETTERS[option.toLowerCase()]);
  const { hand } = seen.player(whose(question));
  if (bits.some((bit) => bit === undefined)) return [mostSeen(seen, question, hand)];
  const counts = bits.map((bit) => hand.filter((id) => (seen.now(id).colors & (1 << (bit as number))) !== 0).length);
  return [counts.indexOf(Math.max(...counts))];
}

/** The word that most of the own cards have as a type or, of the others' permanents, as a name; else the first. */
function mostSeen(seen: SeenGame, question: Of<'chooseOption'>, hand: readonly ObjectId[]): number {
  const player = whose(question);
  const counts = new Map<string, number>();
  for (const id of [...hand, ...seen.battlefield]) {
    const { controller, subtypes, name } = seen.now(id);
    for (const word of controller === player ? subtypes : [name]) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const seenOf = question.options.map((option) => counts.get(option) ?? 0);
  return seenOf.indexOf(Math.max(...seenOf));
}

const MODE_POINTS: Readonly<Record<Intent, number>> = {
  removal: 5,
  counter: 4,
  board: 4,
  cards: 3,
  trick: 2,
  mana: 1,
  life: 1,
  other: 0,
};

/** The modes that do most. */
export function chooseModes(seen: SeenGame, question: Of<'chooseModes'>): Answer {
  const modes = clausesOf(seen, question.reason.source).flatMap((clause) => modesIn(clause));
  const points = question.options.map(({ index }) => {
    const clause = modes[index];
    return clause === undefined ? 0 : MODE_POINTS[intentOf(clause)] - (aimsOf(clause).length > 1 ? 0.5 : 0);
  });
  const order = points
    .map((_, at) => at)
    .sort((left, right) => (points[right] as number) - (points[left] as number) || left - right);
  const count = Math.max(question.min, Math.min(question.max, question.options.length));
  const chosen = order.slice(0, count);
  while (chosen.length < question.min) chosen.push(order[0] ?? 0);
  return chosen;
}

function modesIn(clause: Clause): readonly Clause[] {
  if (clause.kind === 'modes') return clause.modes.map((mode) => mode.clause);
  if (clause.kind === 'sequence') return clause.steps.flatMap(modesIn);
  return 'clause' in clause ? modesIn(clause.clause) : [];
}

/** Damage: enough to kill each, best first; counters: all on the best. */
export function chooseDistribution(seen: SeenGame, question: Of<'distribute'>): Answer {
  const { among, total, minEach } = question;
  const numbers = among.map(() => minEach);
  let left = total - minEach * among.length;
  const worth = (entity: Entity): number => (isPlayerEntity(entity) ? 2 : worthOf(seen, entityObject(entity)));
  const order = among
    .map((_, index) => index)
    .sort((one, other) => worth(among[other] as Entity) - worth(among[one] as Entity));
  for (const index of order) {
    const entity = among[index] as Entity;
    const wanted =
      question.what === 'counters' || isPlayerEntity(entity)
        ? left
        : Math.min(left, toughnessLeft(seen, entityObject(entity)) - minEach);
    const given = Math.max(0, wanted);
    numbers[index] = (numbers[index] as number) + given;
    left -= given;
  }
  const first = order[0];
  if (left > 0 && first !== undefined) numbers[first] = (numbers[first] as number) + left;
  return numbers;
}

/** Damage that would finish it: a creature's toughness left, a planeswalker's or battle's counters. CR 306.7, 310.6. */
function toughnessLeft(seen: SeenGame, id: ObjectId): number {
  const { toughness } = seen.now(id);
  const counters = seen.object(id)?.counters ?? {};
  return Number.isNaN(toughness) ? (counters['loyalty'] ?? counters['defense'] ?? 0) : toughness - damageOn(seen, id);
}

/** Combat damage: as many blockers as can be killed, the rest to the player. CR 510.1c, 702.19b. */
export function chooseAssignment(seen: SeenGame, question: Of<'assignDamage'>): Answer {
  const { among, lethal, total, ordered } = question;
  const tramples = question.trampleOver !== NO_ENTITY;
  const numbers = among.map(() => 0);
  const order = among.map((_, index) => index);
  if (!ordered) order.sort((one, other) => worthPerPoint(seen, question, other) - worthPerPoint(seen, question, one));
  let left = total;
  let last = order[0] as number;
  for (const index of order) {
    const needed = lethal[index] as number;
    if (needed > left) {
      if (ordered) break;
      continue;
    }
    numbers[index] = needed;
    left -= needed;
    last = index;
  }
  const allDead = numbers.every((number, index) => number >= (lethal[index] as number));
  if (tramples && allDead) {
    if (question.beyond === NO_ENTITY) return [...numbers, left];
    const first = Math.min(left, question.beyondAfter);
    return [...numbers, first, left - first];
  }
  const rest = ordered ? (order.find((index) => (numbers[index] as number) < (lethal[index] as number)) ?? last) : last;
  numbers[rest] = (numbers[rest] as number) + left;
  if (tramples) numbers.push(0);
  if (question.beyond !== NO_ENTITY) numbers.push(0);
  return numbers;
}

function worthPerPoint(seen: SeenGame, { among, lethal }: Of<'assignDamage'>, index: number): number {
  const entity = among[index] as Entity;
  const worth = isPlayerEntity(entity) ? 1 : worthOf(seen, entityObject(entity));
  return worth / Math.max(1, lethal[index] as number);
}

/** Cards that are not wanted now go to the second place. CR 701.18, 701.42. */
export function chooseArrangement(seen: SeenGame, question: Of<'arrange'>): Answer {
  const { cards, destinations } = question;
  const player = whose(question);
  const against = isAgainst(seen, question);
  const lands = landsOf(seen, player);
  const inHand = seen.player(player).hand.filter((id) => isLand(seen.now(id))).length;
  const unwanted = (id: ObjectId): boolean => {
    const now = seen.now(id);
    if (isLand(now)) return lands + inHand >= 6;
    return now.manaValue > lands + 3 || lands + inHand < 3 ? lands + inHand < 3 && now.manaValue > 2 : false;
  };
  const second = Math.min(1, destinations.length - 1);
  const where = cards.map((id) => (unwanted(id) === against ? 0 : second));
  const answer: number[] = [...where];
  for (let place = 0; place < destinations.length; place++) {
    const there = cards.map((_, index) => index).filter((index) => where[index] === place);
    if (there.length < 2) continue;
    // The last one named is topmost: the most wanted comes last.
    there.sort(
      (one, other) =>
        keepScore(seen, objectEntity(cards[one] as ObjectId), player) -
        keepScore(seen, objectEntity(cards[other] as ObjectId), player),
    );
    answer.push(...there);
  }
  return answer;
}

/** Keeps two to five lands of seven; goes no lower than five cards. CR 103.5. */
export function chooseMulligan(seen: SeenGame, question: Of<'mulligan'>): Answer {
  const lands = question.hand.filter((id) => isLand(seen.now(id))).length;
  const good = lands >= 2 && lands <= 5;
  return [good || question.toBottom > 2 ? 0 : 1];
}

/** The given order; a random one would be no better. */
export function chooseOrder(question: Of<'order'>): Answer {
  return question.items.map((_, index) => index);
}

/** The first legal answer, for questions that leave nothing to judge. */
export function firstAnswer(question: Question): Answer {
  return enumerateAnswers(question, 1)[0] ?? [];
}
