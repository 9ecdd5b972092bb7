/** An object as numbers: what the seat may know of it. CR 109.3, 110.5. */
import {
  type Counters,
  Interest,
  KeywordBit,
  NO_ENTITY,
  type ObjectId,
  playerEntity,
  type SeenGame,
  type SeenObject,
  SupertypeBit,
  TypeBit,
} from '@kitchen-table/engine';
import { KEYWORDS, TYPES } from './features.ts';
import { bucketOf } from './identity.ts';

type Now = ReturnType<SeenGame['now']>;

const KEYWORD_MASKS: readonly number[] = KEYWORDS.map((keyword) => KeywordBit[keyword]);
const TYPE_MASKS: readonly number[] = TYPES.map((type) => TypeBit[type]);
const COLORS = 5;

/** Writes the features of an object; nothing where the seat knows nothing of it. */
export function writeObject(into: Float32Array, start: number, seen: SeenGame, id: ObjectId): void {
  const object = seen.object(id);
  if (object === null) return;
  const ability = object.stack !== null && object.stack.kind !== 'spell';
  // An ability is told by what it is an ability of.
  const source = ability ? (object.stack?.source as ObjectId) : id;
  const now = seen.now(id);
  const shown = ability && seen.object(source) !== null ? seen.now(source) : now;
  const seats = seen.players.length;
  let at = start;
  into[at++] = 1;
  into[at++] = bucketOf(shown.name);
  into[at++] = now.controller === seen.seat ? 1 : 0;
  into[at++] = seen.player(now.controller).team === seen.player(seen.seat).team ? 1 : 0;
  into[at++] = (now.controller - seen.seat + seats) % seats;
  into[at++] = shown.manaValue / 8;
  for (let color = 0; color < COLORS; color++) into[at++] = (shown.colors >> color) & 1;
  for (const mask of TYPE_MASKS) into[at++] = (shown.types & mask) === 0 ? 0 : 1;
  into[at++] = (shown.supertypes & SupertypeBit.Legendary) === 0 ? 0 : 1;
  into[at++] = (shown.supertypes & SupertypeBit.Basic) === 0 ? 0 : 1;
  into[at++] = object.token ? 1 : 0;
  into[at++] = size(shown.power);
  into[at++] = size(shown.toughness);
  at = writeState(into, at, seen, object);
  into[at++] = ability ? 1 : 0;
  for (const mask of KEYWORD_MASKS) into[at++] = (shown.keywords & mask) === 0 ? 0 : 1;
  into[at++] = (shown.interest & Interest.Activated) === 0 ? 0 : 1;
  into[at++] = (shown.interest & Interest.Mana) === 0 ? 0 : 1;
  into[at++] = (shown.interest & Interest.Triggered) === 0 ? 0 : 1;
}

function writeState(into: Float32Array, start: number, seen: SeenGame, object: SeenObject): number {
  let at = start;
  into[at++] = object.damage / 8;
  at = writeCounters(into, at, object.counters);
  into[at++] = object.tapped ? 1 : 0;
  into[at++] = object.faceDown ? 1 : 0;
  into[at++] = object.phasedOut ? 1 : 0;
  into[at++] = object.attacking === NO_ENTITY ? 0 : 1;
  into[at++] = object.attacking === playerEntity(seen.seat) ? 1 : 0;
  into[at++] = object.blocking.length === 0 ? 0 : 1;
  into[at++] = object.attachedTo === NO_ENTITY ? 0 : 1;
  return at;
}

function writeCounters(into: Float32Array, start: number, counters: Counters): number {
  let others = 0;
  let plus = 0;
  let loyalty = 0;
  for (const kind in counters) {
    const count = counters[kind] as number;
    if (kind === '+1/+1') plus = count;
    else if (kind === 'loyalty') loyalty = count;
    else others += count;
  }
  into[start] = plus / 4;
  into[start + 1] = loyalty / 4;
  into[start + 2] = others / 4;
  return start + 3;
}

/** Power or toughness, 0 where there is none. */
export function size(value: number): number {
  return Number.isNaN(value) ? 0 : value / 8;
}

/** Whether it has one of these types. */
export function is(now: Now, types: number): boolean {
  return (now.types & types) !== 0;
}
