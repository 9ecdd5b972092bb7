/**
 * Answers that are chosen by what is offered, not by its place in a list or by what was asked before: where one question
 * changes, the others are still answered as they were.
 */
import {
  type ActionOption,
  type Answer,
  type Entity,
  type Game,
  isPlayerEntity,
  entityObject,
  entityPlayer,
  type ObjectId,
  type Question,
  randomAnswer,
  randomStream,
  characteristics,
  ZONE_NAMES,
} from '@kitchen-table/engine';

/** Nothing is done more often than this in one situation: what costs nothing could be done for ever. */
const MOST = 2;
/** How many answers at random are looked at for one in which the card attacks or blocks. */
const TRIES = 4;

/** A number in [0, 1) that follows from the text alone (FNV-1a, mixed). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** What people call it. */
export function nameOf(game: Game, id: ObjectId): string {
  const object = game.objects[id];
  if (object === undefined) return 'nothing';
  if (object.stack !== null && object.stack.kind !== 'spell')
    return `an ability of ${nameOf(game, object.stack.source)}`;
  const { name } = characteristics(game, id);
  return name === '' ? 'a nameless object' : name;
}

/** An object by its name, its controller and its zone; a player by name. */
export function entityName(game: Game, entity: Entity): string {
  if (isPlayerEntity(entity)) return game.players[entityPlayer(entity)]?.name ?? 'nobody';
  const object = game.objects[entityObject(entity)];
  if (object === undefined) return 'nothing';
  const player = game.players[object.controller]?.name ?? 'nobody';
  return `${player}'s ${nameOf(game, object.id)} (${ZONE_NAMES[object.zone]})`;
}

/** An action in words; several abilities of one object are told apart by their order. */
export function optionNames(game: Game, options: readonly ActionOption[]): readonly string[] {
  const seen = new Map<string, number>();
  return options.map((option) => {
    if (option.kind === 'pass') return 'pass';
    const how = option.kind === 'cast' ? ` ${option.via}` : option.kind === 'special' ? ` ${option.action}` : '';
    const face = option.kind === 'cast' || option.kind === 'playLand' ? ` face ${option.face}` : '';
    const name = `${option.kind} ${entityName(game, option.object as number as Entity)}${face}${how}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} #${times}`;
  });
}

/** One who plays every seat of a situation, with a card that is to be used. */
export class Player {
  readonly #seed: string;
  readonly #card: string;
  readonly #done = new Map<string, number>();
  readonly #asked = new Map<string, number>();

  constructor(seed: string, card: string) {
    this.#seed = seed;
    this.#card = card;
  }

  /** The answer; legal, and the same whenever the same is asked as often before. */
  answer(question: Question, game: Game): Answer {
    const by = game.players[question.player]?.name ?? '';
    const key = `${this.#seed}|${by}|${question.kind}|${nameOf(game, question.reason.source)}|${game.turn}`;
    const times = this.#asked.get(key) ?? 0;
    this.#asked.set(key, times + 1);
    const place = `${key}|${times}`;
    switch (question.kind) {
      case 'priority':
        return [this.#act(question.options, game, place)];
      case 'targets':
        return this.#some(place, question.legal, question.min, question.max, game);
      case 'chooseObjects':
        return this.#some(place, question.from, question.min, question.max, game);
      case 'yesNo':
        return [chance(place) < 0.8 ? 1 : 0];
      case 'chooseNumber': {
        const most = Math.min(question.max, question.min + 4);
        const least = Math.min(most, Math.max(question.min, 1));
        return [least + Math.floor(chance(place) * (most - least + 1))];
      }
      case 'attackers':
      case 'blockers':
        return this.#inCombat(question, game, place);
      case 'chooseModes':
      case 'chooseOption':
      case 'vote':
      case 'pay':
      case 'mulligan':
      case 'order':
      case 'distribute':
      case 'assignDamage':
      case 'arrange':
        return randomAnswer(question, randomStream(place));
      default:
        return unreachable(question);
    }
  }

  /** With the card, if anything can be done with it; else with another card, or nothing. */
  #act(options: readonly ActionOption[], game: Game, place: string): number {
    const names = optionNames(game, options);
    const possible = options.flatMap((option, index) => {
      if (option.kind === 'pass' || (option.kind === 'activate' && option.isManaAbility)) return [];
      return (this.#done.get(names[index] as string) ?? 0) < MOST ? [index] : [];
    });
    const about = possible.filter((index) => isAbout(game, options[index] as ActionOption, this.#card));
    const fresh = about.filter((index) => !this.#done.has(names[index] as string));
    const eager = game.stack.length === 0 ? 0.85 : 0.5;
    const from = fresh.length > 0 ? fresh : about.length > 0 ? about : possible;
    if (from.length === 0 || chance(`${place}|act`) > (from === possible ? eager - 0.35 : eager))
      return passIn(options);
    const chosen = from[best(from.map((index) => `${place}|${names[index]}`))] as number;
    const name = names[chosen] as string;
    this.#done.set(name, (this.#done.get(name) ?? 0) + 1);
    return chosen;
  }

  #some(place: string, from: readonly Entity[], min: number, max: number, game: Game): Answer {
    const most = Math.min(max, from.length);
    const least = Math.min(most, Math.max(min, 1));
    const wanted = Math.min(most, least + Math.floor(chance(`${place}|many`) ** 2 * (Math.min(most - least, 4) + 1)));
    const ranked = from
      .map((entity, index) => ({ index, rank: chance(`${place}|${entityName(game, entity)}`) }))
      .sort((left, right) => left.rank - right.rank || left.index - right.index);
    return ranked.slice(0, wanted).map(({ index }) => index);
  }

  #inCombat(question: Extract<Question, { kind: 'attackers' | 'blockers' }>, game: Game, place: string): Answer {
    const random = randomStream(place);
    const acting = question.kind === 'attackers' ? question.attackers : question.blockers;
    const own = acting.findIndex((id) => game.objects[id]?.record.card.name === this.#card);
    let answer = randomAnswer(question, random);
    for (let i = 1; i < TRIES && own >= 0 && !isNamed(answer, own); i++) answer = randomAnswer(question, random);
    return answer;
  }
}

/** In pairs: who acts, and against whom. */
function isNamed(pairs: Answer, index: number): boolean {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === index) return true;
  return false;
}

function isAbout(game: Game, option: ActionOption, card: string): boolean {
  return option.kind !== 'pass' && game.objects[option.object as ObjectId]?.record.card.name === card;
}

function passIn(options: readonly ActionOption[]): number {
  return options.findIndex(({ kind }) => kind === 'pass');
}

/** Which of the texts has the least number: the same one wherever it stands. */
function best(texts: readonly string[]): number {
  let at = 0;
  let least = 2;
  texts.forEach((text, index) => {
    const rank = chance(text);
    if (rank >= least) return;
    least = rank;
    at = index;
  });
  return at;
}

function unreachable(value: never): never {
  throw new Error(`unknown question ${JSON.stringify(value)}`);
}
