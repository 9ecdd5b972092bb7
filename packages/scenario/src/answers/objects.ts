/** Choosing targets, objects, cards and players: by the step that is being performed, then by the queues. */
import {
  type Answer,
  characteristics,
  type Entity,
  type Game,
  isPlayerEntity,
  entityObject,
  type PlayerId,
  type Question,
  Zone,
} from '@kitchen-table/engine';
import type { Choice, Reference } from '../format/scenario.ts';
import { pick } from '../position/names.ts';
import { type Announcement, Impossible, playerOf, seatOf, type Table } from '../position/table.ts';
import { defaultObjects } from './defaults.ts';
import { checkRefused, isDone, type QueueName, take, unanswered } from './queues.ts';

type TargetsQuestion = Extract<Question, { kind: 'targets' }>;
type ObjectsQuestion = Extract<Question, { kind: 'chooseObjects' }>;

/** CR 601.2c: what the step names for this slot, then what the queues say. */
export function answerTargets(game: Game, table: Table, question: TargetsQuestion): Answer {
  const chosen = fromStep(game, table, question);
  const { announcing } = table;
  if (chosen.length < question.max && (announcing === null || announcing.targets.length === 0)) {
    if (chosen.length === 0 || chosen.length < question.min)
      fromQueues(game, table, question, question.legal, chosen, ['targets', 'choices'], question.helps);
  }
  if (chosen.length < question.min) throw new Impossible(`no legal target is named for: ${question.reason.text}`);
  return chosen.map((entity) => question.legal.indexOf(entity));
}

/** Items of the step that fit this slot; one that does not fit waits for the next slot. */
function fromStep(game: Game, table: Table, question: TargetsQuestion): Entity[] {
  const chosen: Entity[] = [];
  const { announcing } = table;
  if (announcing === null || announcing.seat !== seatOf(table, question.player)) return chosen;
  passForced(game, table, announcing, question);
  while (chosen.length < question.max && announcing.targets.length > 0) {
    const at = nextItem(announcing, question);
    const item = announcing.targets[at];
    if (item === undefined) break;
    const reference: Reference = typeof item === 'object' && 'mode' in item ? item.target : item;
    const entity = pick(
      game,
      table,
      question.legal.filter((legal) => !chosen.includes(legal)),
      reference,
      question.player,
    );
    if (entity === null) {
      if (chosen.length < question.min)
        throw new Impossible(`${JSON.stringify(reference)} is not a legal target for: ${question.reason.text}`);
      break;
    }
    chosen.push(entity);
    announcing.targets.splice(at, 1);
  }
  return chosen;
}

/** Slots with a single legal target fill themselves: the items that name those targets are done. CR 601.2c. */
function passForced(game: Game, table: Table, announcing: Announcement, question: TargetsQuestion): void {
  const forced = (question.earlier ?? []).slice(announcing.slots).flat();
  for (const entity of forced) {
    const at = announcing.targets.findIndex((item) => {
      const reference = typeof item === 'object' && 'mode' in item ? item.target : item;
      return pick(game, table, [entity], reference, question.player) !== null;
    });
    if (at >= 0) announcing.targets.splice(at, 1);
  }
  announcing.slots = question.slot + 1;
}

/** Items that name a mode wait for the slots of that mode. */
function nextItem({ targets, modes }: Announcement, question: TargetsQuestion): number {
  const mode = question.mode === undefined ? undefined : modes[question.mode];
  return targets.findIndex(
    (item) => typeof item !== 'object' || !('mode' in item) || mode === undefined || item.mode === mode + 1,
  );
}

/** CR 608.2d: objects and players chosen without targeting. Cards found in a library are named like targets. */
export function answerObjects(game: Game, table: Table, question: ObjectsQuestion): Answer {
  const chosen: Entity[] = [];
  const inLibrary = question.from.every(
    (entity) => !isPlayerEntity(entity) && game.objects[entityObject(entity)]?.zone === Zone.Library,
  );
  const isTarget = question.purpose === 'target'; // New targets: CR 115.7.
  const names: readonly QueueName[] = inLibrary || isTarget ? ['targets', 'choices'] : ['choices', 'targets'];
  fromQueues(game, table, question, question.from, chosen, names, question.helps);
  return chosen.map((entity) => question.from.indexOf(entity));
}

/** Takes entries until the maximum is reached, `done` is met, or nothing more fits. */
function fromQueues(
  game: Game,
  table: Table,
  question: TargetsQuestion | ObjectsQuestion,
  from: readonly Entity[],
  chosen: Entity[],
  names: readonly QueueName[],
  helps: boolean | null,
): void {
  const { player, min, max } = question;
  const left = (): Entity[] => from.filter((entity) => !chosen.includes(entity));
  checkRefused(
    table,
    player,
    names,
    (entry) => several(game, table, left(), entry, player, max - chosen.length) !== null,
  );
  let done = false;
  let answered = false;
  while (!done && chosen.length < max && left().length > 0) {
    const taken = take<Entity[] | 'done'>(table, player, names, (entry) => {
      if (isDone(entry)) return chosen.length >= min ? 'done' : null;
      return several(game, table, left(), entry, player, max - chosen.length);
    });
    if (taken === null) break;
    answered = true;
    if (taken === 'done') done = true;
    else chosen.push(...taken);
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
  unanswered(table, player, question.reason.text);
  chosen.push(...defaultObjects(game, question, rest, min - chosen.length, max - chosen.length, helps));
}

/** What an entry names, all of it, or null. */
function several(
  game: Game,
  table: Table,
  from: readonly Entity[],
  entry: Choice,
  player: PlayerId,
  max: number,
): Entity[] | null {
  const references = Array.isArray(entry) ? (entry as readonly Reference[]) : [asReference(entry)];
  if (references.length > max) return null;
  const found: Entity[] = [];
  for (const reference of references) {
    const entity =
      reference === null
        ? null
        : pick(
            game,
            table,
            from.filter((other) => !found.includes(other)),
            reference,
            player,
          );
    if (entity === null) return null;
    found.push(entity);
  }
  return found;
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
