/** Choosing targets, objects, cards and players: by the step that is being performed, then by the queues. */
import {
  type Answer,
  characteristics,
  type Entity,
  type Game,
  isPlayerEntity,
  entityObject,
  onlyAnswer,
  type PlayerId,
  type Question,
  Zone,
} from '@kitchen-table/engine';
import type { Choice, Reference } from '../format/scenario.ts';
import { pick } from '../position/names.ts';
import { type Announcement, Impossible, playerOf, seatOf, type Table } from '../position/table.ts';
import { defaultObjects } from './defaults.ts';
import { checkRefused, isDone, type QueueName, take, takeFront, unanswered } from './queues.ts';

type TargetsQuestion = Extract<Question, { kind: 'targets' }>;
type ObjectsQuestion = Extract<Question, { kind: 'chooseObjects' }>;
type Choosing = TargetsQuestion | ObjectsQuestion;

/** What the question lets choose from. */
export function offered(question: Choosing): readonly Entity[] {
  return question.kind === 'targets' ? question.legal : question.from;
}

/** CR 601.2c: what the step names for this slot, then what the queues say. */
export function answerTargets(game: Game, table: Table, question: TargetsQuestion): Answer {
  const chosen = fromStep(game, table, question);
  const { announcing } = table;
  const isOpen = announcing === null || nextItem(announcing, question) < 0;
  if (isOpen && chosen.length < question.max && (chosen.length === 0 || chosen.length < question.min))
    fromQueues(game, table, question, chosen);
  if (chosen.length < question.min) throw new Impossible(`no legal target is named for: ${question.reason.text}`);
  return chosen.map((entity) => question.legal.indexOf(entity));
}

/** Items of the step that fit this slot; one that does not fit waits for the next slot. */
function fromStep(game: Game, table: Table, question: TargetsQuestion): Entity[] {
  const chosen: Entity[] = [];
  const { announcing } = table;
  if (announcing === null || announcing.seat !== seatOf(table, question.player)) return chosen;
  while (chosen.length < question.max && announcing.targets.length > 0) {
    const at = nextItem(announcing, question);
    const item = announcing.targets[at];
    if (item === undefined) break;
    const reference: Reference = typeof item === 'object' && 'mode' in item ? item.target : item;
    const left = question.legal.filter((legal) => !chosen.includes(legal));
    const entity = pick(game, table, left, reference, question.player);
    if (entity === null) {
      if (onlyAnswer(question) !== null) return question.legal.slice(); // Nobody need name what is forced.
      if (chosen.length < question.min)
        throw new Impossible(`${JSON.stringify(reference)} is not a legal target for: ${question.reason.text}`);
      break;
    }
    chosen.push(entity);
    announcing.targets.splice(at, 1);
  }
  return chosen;
}

/** Items that name a mode wait for the slots of that mode. */
function nextItem({ targets, modes }: Announcement, question: TargetsQuestion): number {
  const mode = question.mode === undefined ? undefined : modes[question.mode];
  return targets.findIndex(
    (item) => typeof item !== 'object' || !('mode' in item) || mode === undefined || item.mode === mode + 1,
  );
}

/** CR 608.2d: objects and players chosen without targeting. */
export function answerObjects(game: Game, table: Table, question: ObjectsQuestion): Answer {
  const chosen: Entity[] = [];
  fromQueues(game, table, question, chosen);
  return chosen.map((entity) => question.from.indexOf(entity));
}

/** The queues that answer the question, in order. Cards found in a library are named like targets, new targets too: CR 115.7. */
export function queuesFor(game: Game, question: Choosing): readonly QueueName[] {
  if (question.kind === 'targets' || question.purpose === 'target') return TARGETS_FIRST;
  const inLibrary = question.from.every(
    (entity) => !isPlayerEntity(entity) && game.objects[entityObject(entity)]?.zone === Zone.Library,
  );
  return inLibrary ? TARGETS_FIRST : CHOICES_FIRST;
}
export const TARGETS_FIRST: readonly QueueName[] = ['targets', 'choices'];
const CHOICES_FIRST: readonly QueueName[] = ['choices', 'targets'];

/** Takes entries until the maximum is reached, `done` is met, or nothing more fits. */
function fromQueues(game: Game, table: Table, question: Choosing, chosen: Entity[]): void {
  const { player, min, max } = question;
  const names = queuesFor(game, question);
  const left = (): Entity[] => offered(question).filter((entity) => !chosen.includes(entity));
  checkRefused(
    table,
    player,
    names,
    (entry) => several(game, table, left(), entry, player, max - chosen.length) !== null,
  );
  let answered = false;
  while (chosen.length < max && left().length > 0) {
    const taken = takeSome(game, table, question, left(), chosen);
    if (taken === null) break;
    answered = true;
    if (taken.length === 0) break;
    chosen.push(...taken);
  }
  if (answered && chosen.length >= min) return;
  const rest = left();
  if (chosen.length + rest.length <= min) {
    chosen.push(...rest);
    return;
  }
  if (alike(game, rest) && min === max) {
    chosen.push(...rest.slice(0, min - chosen.length));
    return;
  }
  if (chosen.length === 0 && saysYes(table, question, rest, chosen)) return;
  unanswered(table, question);
  chosen.push(...defaultObjects(game, question, rest, min - chosen.length, max - chosen.length, question.helps));
}

/**
 * An optional choice of the only thing there is, answered by yes or no; of cards of an opening hand one after the other
 * (CR 103.6): whether it was answered so.
 */
function saysYes(
  table: Table,
  { kind, min, player, reason }: Choosing,
  rest: readonly Entity[],
  chosen: Entity[],
): boolean {
  if (kind !== 'chooseObjects' || min > 0 || (rest.length > 1 && !reason.rule.startsWith('103.6'))) return false;
  let answered = false;
  for (const entity of rest) {
    const said = takeFront(table, player, (entry) => (typeof entry === 'boolean' ? { yes: entry } : null));
    if (said === null) break;
    answered = true;
    if (said.yes) chosen.push(entity);
  }
  return answered;
}

/** What the next entry that fits names; nothing, when it says to choose no more. Null: no entry fits. */
function takeSome(
  game: Game,
  table: Table,
  question: Choosing,
  left: readonly Entity[],
  chosen: readonly Entity[],
): readonly Entity[] | null {
  const { player, min, max } = question;
  let unused: readonly Reference[] = [];
  const shared = table.shares.some(({ player: by, target }) => by === player && chosen.includes(target));
  const taken = take<readonly Entity[]>(
    table,
    player,
    queuesFor(game, question),
    (entry) => {
      if (isDone(entry) || (entry === false && chosen.length === 0 && table.scenario.strict))
        return chosen.length >= min ? [] : null;
      // CR 601.2d: where what is chosen gets shares, all of it does.
      if (shared && !hasShare(entry)) return null;
      const found = several(game, table, left, entry, player, max - chosen.length);
      if (found !== null) {
        if (Array.isArray(entry)) unused = others(game, table, entry as readonly Reference[], found, player);
        noteShare(table, question, entry, found);
      }
      return found;
    },
    () => (unused.length === 0 ? [] : unused.length === 1 ? [unused[0] as Choice] : [unused]),
  );
  return taken;
}

/** Those of the references that name none of what was found. */
function others(
  game: Game,
  table: Table,
  references: readonly Reference[],
  found: readonly Entity[],
  player: PlayerId,
): readonly Reference[] {
  const named = [...found];
  return references.filter((reference) => {
    const entity = pick(game, table, named, reference, player);
    if (entity !== null) named.splice(named.indexOf(entity), 1);
    return entity === null;
  });
}

function hasShare(entry: Choice): entry is Extract<Choice, { amount: number }> {
  return typeof entry === 'object' && 'amount' in entry;
}

/** CR 601.2d: the share that is said with a target waits for the division. */
function noteShare(table: Table, question: Choosing, entry: Choice, [target]: readonly Entity[]): void {
  if (target === undefined || !hasShare(entry)) return;
  table.shares.push({ player: question.player, target, amount: entry.amount });
}

/** What an entry names; null when some of that is not open. Of a list too long for the question, what is open now. */
export function several(
  game: Game,
  table: Table,
  from: readonly Entity[],
  entry: Choice,
  player: PlayerId,
  max: number,
): Entity[] | null {
  const references = Array.isArray(entry) ? (entry as readonly Reference[]) : [asReference(entry)];
  const found: Entity[] = [];
  for (const reference of references) {
    if (found.length === max) break;
    const open = from.filter((other) => !found.includes(other));
    const entity = reference === null ? null : pick(game, table, open, reference, player);
    if (entity !== null) found.push(entity);
    else if (references.length <= max) return null;
  }
  return found.length === 0 ? null : found;
}

/** The entry as a reference, when it is one. */
export function asReference(entry: Choice): Reference | null {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || Array.isArray(entry)) return null;
  if ('target' in entry) return entry.target;
  return 'player' in entry || 'copy' in entry || 'index' in entry || 'ability' in entry ? (entry as Reference) : null;
}

/** Whether the objects cannot be told apart, so that nobody need be asked which. */
function alike(game: Game, entities: readonly Entity[]): boolean {
  const [first] = entities;
  if (first === undefined || isPlayerEntity(first)) return false;
  return entities.every((entity) => !isPlayerEntity(entity) && sameKind(game, first, entity));
}

function sameKind(game: Game, one: Entity, other: Entity): boolean {
  const left = game.objects[entityObject(one)];
  const right = game.objects[entityObject(other)];
  if (left === undefined || right === undefined) return false;
  return (
    left.record === right.record &&
    left.zone === right.zone &&
    left.status === right.status &&
    left.counters === right.counters &&
    left.damage === right.damage &&
    left.owner === right.owner &&
    characteristics(game, left.id).controller === characteristics(game, right.id).controller
  );
}

/** A player named by an entry. */
export function playerNamed(table: Table, entry: Choice): PlayerId | null {
  return typeof entry === 'object' && !Array.isArray(entry) && 'player' in entry ? playerOf(table, entry.player) : null;
}
