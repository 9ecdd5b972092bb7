/** A game told in words that do not depend on how the engine holds it: names, zones, numbers, characteristics, log lines. */
import {
  type Answer,
  type Characteristics,
  characteristics,
  type Counters,
  type Entity,
  type Game,
  type GameObject,
  KEYWORD_BITS,
  type LogEntry,
  type LogPart,
  NO_ENTITY,
  type ObjectId,
  type Question,
  StatusBit,
  STEP_NAMES,
  TypeBit,
} from '@kitchen-table/engine';
import { CARD_TYPES, COLORS, SUPERTYPES } from '@kitchen-table/language/surface';
import { entityName, nameOf, optionNames } from './answers.ts';

const STATUSES = Object.entries(StatusBit);
const KEYWORDS = Object.entries(KEYWORD_BITS);

/** What of a permanent is told, as it was when it was told. */
interface Look {
  readonly characteristics: Characteristics;
  readonly status: number;
  readonly damage: number;
  readonly counters: Counters;
  readonly attachedTo: Entity;
  readonly line: string;
}

/** Collects the lines of one situation. */
export class Teller {
  readonly lines: string[] = [];
  /** How much of each log has been told: a subgame has its own. */
  readonly #told = new WeakMap<Game, number>();
  readonly #looks = new Map<ObjectId, Look>();

  /** What happened since the last question, then what is offered and chosen now. */
  asked(question: Question, answer: Answer, game: Game): void {
    this.#happened(game);
    const line = choice(question, answer, game);
    if (line !== null) this.lines.push(line);
  }

  /** The whole position, zone by zone. */
  position(game: Game): void {
    this.#happened(game);
    const names = (list: readonly ObjectId[]): string => list.map((id) => nameOf(game, id)).join(', ');
    for (const player of game.players) {
      const { name, life, counters, designations, hand, graveyard, library } = player;
      this.lines.push(
        `${name}: ${[`${life} life`, ...counted(counters), ...designations, ...(player.lost ? ['lost'] : []), ...(player.won ? ['won'] : [])].join(', ')}`,
        `  hand: ${names(hand)}`,
        `  graveyard: ${names(graveyard)}`,
        `  library: ${names(library)}`,
      );
    }
    for (const list of [game.battlefield, game.stack, game.exile, game.command])
      for (const id of list) this.lines.push(`  ${lookOf(game, id)}`);
    const seats = `monarch ${game.monarch}, initiative ${game.initiative}, ${game.dayNight ?? 'neither day nor night'}`;
    this.lines.push(`${seats}, turn ${game.turn}, ${STEP_NAMES[game.step]}, ${game.waiting}`);
  }

  /** New log lines, and permanents that look different now. */
  #happened(game: Game): void {
    const told = this.#told.get(game) ?? 0;
    for (let i = told <= game.log.length ? told : 0; i < game.log.length; i++) {
      const { step, parts } = game.log[i] as LogEntry;
      this.lines.push(`${STEP_NAMES[step]}: ${parts.map((part) => wordsOf(part, game)).join('')}`);
    }
    this.#told.set(game, game.log.length);
    for (const id of game.battlefield) this.#lookAt(game, id);
  }

  #lookAt(game: Game, id: ObjectId): void {
    const now = characteristics(game, id);
    const { status, damage, counters, attachedTo } = game.objects[id] as GameObject;
    const known = this.#looks.get(id);
    if (
      known !== undefined &&
      known.characteristics === now &&
      known.status === status &&
      known.damage === damage &&
      known.counters === counters &&
      known.attachedTo === attachedTo
    )
      return;
    const line = lookOf(game, id);
    if (known?.line !== line) this.lines.push(line);
    this.#looks.set(id, { characteristics: now, status, damage, counters, attachedTo, line });
  }
}

function wordsOf(part: LogPart, game: Game): string {
  return typeof part === 'string' ? part : 'name' in part ? part.name : (game.players[part.player]?.name ?? 'nobody');
}

function counted(counters: Counters): readonly string[] {
  return Object.keys(counters)
    .sort()
    .map((kind) => `${counters[kind]} ${kind}`);
}

/** The characteristics and the state of an object. CR 109.3, 110.5. */
function lookOf(game: Game, id: ObjectId): string {
  const object = game.objects[id] as GameObject;
  const now = characteristics(game, id);
  const { keywords, types } = now;
  // Which land pays is the purse's business, not the card's.
  const told = types === TypeBit.Land ? object.status & ~StatusBit.Tapped : object.status;
  const words = [
    entityName(game, id as number as Entity),
    ...COLORS.filter((_, bit) => (now.colors & (1 << bit)) !== 0),
    ...SUPERTYPES.filter((_, bit) => (now.supertypes & (1 << bit)) !== 0),
    ...CARD_TYPES.filter((_, bit) => (types & (1 << bit)) !== 0),
    ...now.subtypes,
    ...(Number.isNaN(now.power) ? [] : [`${now.power}/${now.toughness}`]),
    ...KEYWORDS.flatMap(([keyword, bit]) => ((keywords & bit) !== 0 ? [keyword] : [])),
    ...STATUSES.flatMap(([status, bit]) => ((told & bit) !== 0 ? [status] : [])),
    ...counted(object.counters),
    ...(object.damage > 0 ? [`${object.damage} damage`] : []),
  ];
  if (object.attachedTo !== NO_ENTITY) words.push(`attached to ${entityName(game, object.attachedTo)}`);
  return words.join(' ');
}

/** What was offered and what was chosen of it; null for what the log tells. */
function choice(question: Question, answer: Answer, game: Game): string | null {
  const by = `${game.players[question.player]?.name ?? 'nobody'} (${question.kind})`;
  const named = (list: readonly Entity[]): string => list.map((entity) => entityName(game, entity)).join(', ');
  const chosen = (list: readonly Entity[]): string => named(answer.map((index) => list[index] as Entity));
  switch (question.kind) {
    case 'priority': {
      const { options } = question;
      const at = answer[0] as number;
      return options[at]?.kind === 'pass' ? null : `${by}: ${optionNames(game, options)[at]}`;
    }
    case 'targets':
      return `${by} ${question.min}-${question.max} of ${named(question.legal)}: ${chosen(question.legal)}`;
    case 'chooseObjects':
      return `${by} ${question.min}-${question.max} of ${named(question.from)}: ${chosen(question.from)}`;
    case 'chooseModes':
      return `${by} ${question.min}-${question.max} of ${question.options.map(({ index }) => index).join()}: ${answer.join()}`;
    case 'chooseOption':
    case 'vote':
      return `${by} of ${question.options.length}: ${answer.join()}`;
    case 'chooseNumber':
      return `${by} ${question.min}-${question.max}: ${answer.join()}`;
    case 'order':
      return `${by} ${question.what} ${question.items.map(({ object }) => nameOf(game, object)).join(', ')}: ${answer.join()}`;
    case 'distribute':
      return `${by} ${question.total} among ${named(question.among)}: ${answer.join()}`;
    case 'assignDamage':
      return `${by} ${question.total} of ${nameOf(game, question.source)} among ${named(question.among)}: ${answer.join()}`;
    case 'arrange':
      return `${by} ${question.cards.map((id) => nameOf(game, id)).join(', ')} to ${question.destinations.length}: ${answer.join()}`;
    case 'attackers':
      return `${by} ${question.attackers.map((id) => nameOf(game, id)).join(', ')}: ${answer.join()}`;
    case 'blockers':
      return `${by} ${question.blockers.map((id) => nameOf(game, id)).join(', ')}: ${answer.join()}`;
    case 'yesNo':
    case 'pay':
    case 'mulligan':
      return `${by}: ${answer.join()}`;
    default:
      return unreachable(question);
  }
}

function unreachable(value: never): never {
  throw new Error(`unknown question ${JSON.stringify(value)}`);
}
