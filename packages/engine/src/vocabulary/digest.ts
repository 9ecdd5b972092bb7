/** A digest of a position: equal for equal positions, however they were reached and whatever they share. */
import type { CardRecord } from './objects/cards.ts';
import { Characteristics } from './objects/characteristics.ts';
import type { Game, Tallies } from './game.ts';
import { GAME_FIELDS, type InDigest, MARKER_FIELDS, OBJECT_FIELDS, PLAYER_FIELDS } from './game-fields.ts';

/** Memo of immutable nodes: a pure function of what they hold. */
const known = new WeakMap<object, number>();

/** How deep below a field what is immutable is remembered: effects and their rules, not every node of them. */
const REMEMBERED = 3;

export function mix(hash: number, value: number): number {
  const low = Math.imul((hash >>> 0) ^ (value | 0), 2654435761);
  return (low ^ (low >>> 15)) | 0;
}

export function text(value: string): number {
  let hash = 5381;
  for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 33) ^ value.charCodeAt(i)) | 0;
  return hash;
}

function number(value: number): number {
  if ((value | 0) === value) return mix(3, value);
  return Number.isSafeInteger(value) ? mix(mix(5, value | 0), Math.floor(value / 4294967296)) : text(String(value));
}

function hashOf(value: unknown, depth: number): number {
  switch (typeof value) {
    case 'number':
      return number(value);
    case 'string':
      return text(value);
    case 'boolean':
      return value ? 7 : 11;
    case 'undefined':
      return 13;
    case 'object':
      return value === null ? 17 : hashObject(value, depth);
    default:
      throw new Error(`a position holds no ${typeof value}`);
  }
}

/** A number for all that something immutable holds, to every depth. */
export function contentsHash(value: unknown): number {
  return hashOf(value, 0);
}

/** Lists may be written in place by their owner; everything else is immutable. */
function hashObject(value: object, depth: number): number {
  if (Array.isArray(value)) return list(value, depth);
  if (depth >= REMEMBERED) return freshHash(value, depth);
  let hash = known.get(value);
  if (hash === undefined) known.set(value, (hash = freshHash(value, depth)));
  return hash;
}

function freshHash(value: object, depth: number): number {
  if (value instanceof Characteristics) return ofCharacteristics(value, depth);
  if (isCardRecord(value)) return mix(mix(23, value.index), hashOf(value.card, depth + 1));
  return fields(value as Readonly<Record<string, unknown>>, depth);
}

function isCardRecord(value: object): value is CardRecord {
  return 'faces' in value && 'combined' in value && 'index' in value;
}

function list(values: readonly unknown[], depth: number): number {
  let hash = mix(29, values.length);
  for (const value of values) hash = mix(hash, hashOf(value, depth + 1));
  return hash;
}

/** The order of the keys does not matter; absent and undefined are the same. */
function fields(value: Readonly<Record<string, unknown>>, depth: number): number {
  let hash = 31;
  for (const key in value) {
    const field = value[key];
    if (field !== undefined) hash = (hash + mix(text(key), hashOf(field, depth + 1))) | 0;
  }
  return hash;
}

/** What all its abilities are of interest for is worked out from them. */
function ofCharacteristics(now: Characteristics, depth: number): number {
  let hash = mix(text(now.name), now.types);
  hash = mix(mix(hash, now.colors), now.supertypes);
  hash = mix(mix(hash, hashOf(now.manaCost, depth + 1)), number(now.manaValue));
  hash = mix(hash, list(now.subtypes, depth));
  hash = mix(mix(hash, number(now.power)), number(now.toughness));
  hash = mix(mix(hash, number(now.basePower)), number(now.baseToughness));
  hash = mix(mix(hash, now.controller), mix(mix(37, now.keywords), now.moreKeywords));
  hash = mix(hash, list(now.abilities, depth));
  return mix(hash, hashOf(now.face, depth + 1));
}

/** The name of a field, with its hash. */
interface Hashed {
  readonly field: string;
  readonly name: number;
}

/** The fields of a table that are part of the digest by what they hold. */
function contents(table: Readonly<Record<string, { readonly digest: InDigest }>>): readonly Hashed[] {
  return Object.keys(table)
    .filter((field) => table[field]?.digest === 'contents')
    .map((field) => ({ field, name: text(field) }));
}

const FIELDS = Object.keys(GAME_FIELDS) as (keyof Game)[];
const isLent = (field: string): boolean => GAME_FIELDS[field as keyof Game].fork === 'lent';
const OF_GAMES = contents(GAME_FIELDS).filter(({ field }) => !isLent(field));
const LENT = contents(GAME_FIELDS).filter(({ field }) => isLent(field));
/** In other ways than by what they hold. */
const APART = FIELDS.map((field) => GAME_FIELDS[field].digest).filter((how) => how !== 'contents' && how !== 'none');
const OF_PLAYERS = contents(PLAYER_FIELDS);
const OF_OBJECTS = contents(OBJECT_FIELDS);
const OF_MARKERS = contents(MARKER_FIELDS);

/** The fields of the table, each by all that it holds. */
function ofRecord(record: object, table: readonly Hashed[], depth: number): number {
  let hash = 31;
  for (const { field, name } of table) {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    if (value !== undefined) hash = (hash + mix(name, hashOf(value, depth))) | 0;
  }
  return hash;
}

/** Lists and counts that are written in place by their owner: what is in them may be remembered, they themselves not. */
function ofLent(game: Game): number {
  let hash = 31;
  for (const { field, name } of LENT) {
    const value = game[field as keyof Game] as object;
    hash = (hash + mix(name, Array.isArray(value) ? list(value, 0) : fields(value as Tallies, 0))) | 0;
  }
  return hash;
}

/** One number for each of the parts that have a table, or a digest, of their own. */
function partsOf(game: Game, how: InDigest): readonly number[] {
  switch (how) {
    case 'players':
      return game.players.map((player) => ofRecord(player, OF_PLAYERS, 0));
    case 'objects':
      return game.objects.map((object) => ofRecord(object, OF_OBJECTS, 0));
    case 'markers':
      if (game.melee === null) return [];
      return [
        mix(mix(game.melee.at, game.melee.turns), game.melee.leavers),
        ...game.melee.markers.map((marker) => ofRecord(marker, OF_MARKERS, REMEMBERED)),
      ];
    case 'game':
      return game.subgame === null ? [] : [text(digestOf(game.subgame))];
    case 'contents':
    case 'none':
      return [];
  }
}

/** Sixteen hexadecimal digits that name the position. */
export function digestOf(game: Game): string {
  let first = mix(ofRecord(game, OF_GAMES, 0), ofLent(game));
  let second = mix(first, 41);
  for (const how of APART)
    for (const hash of partsOf(game, how)) {
      first = mix(first, hash);
      second = mix(second ^ 0x5bd1e995, hash);
    }
  return (first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0');
}
