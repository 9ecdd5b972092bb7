/** A digest of a position: equal for equal positions, however they were reached and whatever they share. */
import { Characteristics } from './characteristics.ts';
import type { Game } from './game.ts';
import { GameObject } from './objects.ts';
import { Player } from './players.ts';

/** Memo of immutable nodes: a pure function of what they hold. */
const known = new WeakMap<object, number>();

/** Fields that say who may write, or that are worked out from others. */
const SKIPPED: ReadonlySet<string> = new Set([
  'token',
  'setup',
  'rules',
  'records',
  'objects',
  'players',
  'ownedLists',
  'changes',
  'settledAt',
  'sinceChoice',
  'loopGlance',
  'loopMark',
  'loopReturns',
  'acts',
  'notedActs',
  'idleAt',
  'facts',
  'factsOf',
  'derived',
  'ask',
  'log',
  'history',
  'lastTurnHistory',
  'turnTallies',
  'gameTallies',
  'choices',
  'revealed',
  'announced',
  'subgame',
  'main',
]);

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
  return Number.isSafeInteger(value) ? mix(value | 0, Math.floor(value / 4294967296)) : text(String(value));
}

function hashOf(value: unknown): number {
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
      return value === null ? 17 : hashObject(value);
    default:
      throw new Error(`a position holds no ${typeof value}`);
  }
}

function hashObject(value: object): number {
  const before = known.get(value);
  if (before !== undefined) return before;
  let hash: number;
  if (Array.isArray(value)) hash = list(value);
  else if (isCardRecord(value)) hash = mix(23, value.index);
  else if (value instanceof Characteristics) hash = ofCharacteristics(value);
  else hash = fields(value as Record<string, unknown>);
  // Lists may be written in place by their owner; everything else is immutable.
  if (!Array.isArray(value)) known.set(value, hash);
  return hash;
}

function isCardRecord(value: object): value is { index: number } {
  return 'faces' in value && 'combined' in value && 'index' in value;
}

function list(values: readonly unknown[]): number {
  let hash = mix(29, values.length);
  for (const value of values) hash = mix(hash, hashOf(value));
  return hash;
}

/** The order of the keys does not matter; absent and undefined are the same. */
function fields(value: Readonly<Record<string, unknown>>): number {
  let hash = 31;
  for (const key in value) {
    const field = value[key];
    if (field !== undefined && !SKIPPED.has(key)) hash = (hash + mix(text(key), hashOf(field))) | 0;
  }
  return hash;
}

function ofCharacteristics(now: Characteristics): number {
  let hash = mix(text(now.name), now.types);
  hash = mix(hash, now.colors);
  hash = mix(hash, now.supertypes);
  hash = mix(hash, list(now.subtypes));
  hash = mix(hash, number(now.power));
  hash = mix(hash, number(now.toughness));
  hash = mix(hash, now.controller);
  hash = mix(hash, now.keywords);
  return mix(hash, now.abilities.length);
}

function record(value: GameObject | Player): number {
  return fields(value as unknown as Readonly<Record<string, unknown>>);
}

/** Sixteen hexadecimal digits that name the position. */
export function digestOf(game: Game): string {
  let first = fields(game as unknown as Readonly<Record<string, unknown>>);
  let second = mix(first, game.history.length);
  first = mix(first, fields(game.turnTallies));
  first = mix(first, fields(game.gameTallies));
  for (const player of game.players) {
    const hash = record(player);
    first = mix(first, hash);
    second = mix(second ^ 0x5bd1e995, hash);
  }
  for (const object of game.objects) {
    const hash = record(object);
    first = mix(first, hash);
    second = mix(second ^ 0x5bd1e995, hash);
  }
  if (game.subgame !== null) second = mix(second, text(digestOf(game.subgame)));
  return (first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0');
}
