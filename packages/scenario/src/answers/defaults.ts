/** Default decisions of lenient scenarios. */
import {
  type Answer,
  characteristics,
  type Entity,
  entityObject,
  entityPlayer,
  type Game,
  isPlayerEntity,
  NO_ENTITY,
  type PlayerId,
  type Purpose,
  type Question,
  TypeBit,
  Zone,
} from '@kitchen-table/engine';

const HELPFUL: ReadonlySet<Purpose> = new Set([
  'untap',
  'copy',
  'attach',
  'counters',
  'protect',
  'search',
  'put',
  'return',
  'reveal',
]);
const HARMFUL: ReadonlySet<Purpose> = new Set(['sacrifice', 'discard', 'exile', 'tap', 'damage', 'destroy']);

/** As many good and as few bad ones as allowed; own ones for help, opponents' for harm; the most valuable first. */
export function defaultObjects(
  game: Game,
  question: Extract<Question, { kind: 'targets' | 'chooseObjects' }>,
  from: readonly Entity[],
  min: number,
  max: number,
  helps: boolean | null,
): readonly Entity[] {
  const purpose: Purpose = question.kind === 'targets' ? 'target' : question.purpose;
  const good = helps ?? (HELPFUL.has(purpose) ? true : HARMFUL.has(purpose) ? false : null);
  const own = (entity: Entity): boolean => controllerOf(game, entity) === question.player;
  // What helps by taking a card from where nobody controls it helps whoever owned it.
  const wanted = (entity: Entity): boolean =>
    good === null || own(entity) === good || (good && !isPlayerEntity(entity) && isElsewhere(game, entity));
  const ranked = [...from].sort((left, right) => rank(right) - rank(left));
  const count = Math.max(min, Math.min(max, from.filter(wanted).length));
  return ranked.slice(0, Math.min(count, max));

  function rank(entity: Entity): number {
    const worth = value(game, entity);
    // What is given up is the least valuable: own things under a harmful effect.
    return wanted(entity) ? 1000 + worth : -worth;
  }
}

function isElsewhere(game: Game, entity: Entity): boolean {
  return game.objects[entityObject(entity)]?.zone !== Zone.Battlefield;
}

function controllerOf(game: Game, entity: Entity): PlayerId {
  return isPlayerEntity(entity) ? entityPlayer(entity) : characteristics(game, entityObject(entity)).controller;
}

function value(game: Game, entity: Entity): number {
  if (isPlayerEntity(entity)) return 50;
  const { manaValue, power, types } = characteristics(game, entityObject(entity));
  return manaValue * 2 + ((types & TypeBit.Creature) !== 0 ? Math.max(0, power) + 5 : 0);
}

/** X as large as can be; other numbers too, unless there is no bound. */
export function defaultNumber(question: Extract<Question, { kind: 'chooseNumber' }>): number {
  return question.max >= 1000 ? question.min : question.max;
}

/** The first modes that can be chosen, as many as must be, at least one. */
export function defaultModes(question: Extract<Question, { kind: 'chooseModes' }>): Answer {
  const count = Math.min(Math.max(1, question.min), question.options.length);
  return Array.from({ length: count }, (_, index) => index);
}

/** Lethal damage in order; the rest to the player behind a trampler, else to the first. */
export function defaultAssignment(question: Extract<Question, { kind: 'assignDamage' }>): Answer {
  const answer: number[] = [];
  let left = question.total;
  for (const lethal of question.lethal) {
    const share = Math.min(left, lethal);
    answer.push(share);
    left -= share;
  }
  if (question.trampleOver !== NO_ENTITY) {
    if (question.beyond !== NO_ENTITY) {
      const first = Math.min(left, question.beyondAfter);
      answer.push(first, left - first);
    } else answer.push(left);
  } else if (answer.length > 0) answer[0] = (answer[0] as number) + left;
  return answer;
}

/** One each in turn, from the first. */
export function defaultDistribution(question: Extract<Question, { kind: 'distribute' }>): Answer {
  const answer = question.among.map(() => question.minEach);
  const used = question.minEach * answer.length;
  if (answer.length > 0) answer[0] = (answer[0] as number) + question.total - used;
  return answer;
}
