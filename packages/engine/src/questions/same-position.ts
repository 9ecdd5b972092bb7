/** When two moments of a game are the same position, whatever numbers its objects have by now. CR 729.1b, 729.3. */
import type { AbilityRecord } from '../vocabulary/objects/characteristics.ts';
import { contentsHash, mix, text } from '../vocabulary/digest.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects/objects.ts';
import { characteristics } from './continuous-effects/characteristics.ts';

/** What matters of it: all that is still to come, or only what the players see now. */
export type Look = 'whole' | 'visible';

/** By object, where it is: objects that have changed zones have new numbers (CR 400.7) in the same places. */
type Places = ReadonlyMap<ObjectId, number>;

/** Fields in which records name objects; players among them are negative numbers. */
const NAMES_OBJECTS: ReadonlySet<string> = new Set([
  ...[
    'attachedTo',
    'attacking',
    'blocking',
    'blockers',
    'chosenObject',
    'exiled',
    'madeWith',
    'phasedOutUntil',
    'parts',
    'paired',
    'band',
  ],
  ...['source', 'stackObject', 'chosen', 'entities', 'affected', 'protects', 'forOne', 'grantedBy'],
]);

/** Fields that hold what a text says, of which everything matters: no object is named in it by its number. */
const TEXTS: ReadonlySet<string> = new Set([
  'rule',
  'clause',
  'clauses',
  'trigger',
  'duration',
  'until',
  'spendOnly',
  'foretoldBy',
]);

/** Fields that say when something came about, or who may write; and those told apart by other means. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  ...['token', 'id', 'card', 'record', 'timestamp', 'counterTimes', 'lastKnown', 'became', 'name', 'event'],
  ...['library', 'hand', 'graveyard', 'startedTurn', 'visibleTo', 'since', 'left', 'begun'],
]);

/** A number that is the same for the same position, quickly worked out, and different for many other positions. */
export function glanceOf(game: Game): number {
  let hash = mix(game.random0, mix(game.battlefield.length, game.stack.length));
  for (const { life, library, hand, graveyard } of game.players)
    hash = mix(mix(hash, life), mix(mix(library.length, hand.length), graveyard.length));
  return hash;
}

/** A number that is the same for the same position. */
export function lookOf(game: Game, look: Look): number {
  const places = placesOf(game);
  let hash = mix(mix(game.turn, game.step), mix(game.activePlayer, game.priority));
  for (const player of game.players) hash = mix(hash, hashOf(player, places));
  for (const [id] of places) hash = mix(hash, ofObject(game, game.objects[id] as GameObject, places));
  for (const name of Object.keys(game.turnTallies).sort())
    hash = mix(hash, mix(text(name.split(':')[0] as string), game.turnTallies[name] as number));
  hash = mix(mix(hash, game.monarch), mix(game.initiative, text(String(game.dayNight))));
  hash = mix(mix(hash, hashOf(game.delayed, places)), hashOf([game.shields, game.pending], places));
  if (look === 'visible') return hash;
  for (const number of [game.random0, game.random1, game.random2, game.random3]) hash = mix(hash, number);
  return mix(hash, hashOf(game.effects, places));
}

/** The place of an object as a number that stays when another object comes to stand there. */
export function placeOf(game: Game, id: ObjectId): number {
  const zones = zonesOf(game);
  for (let z = 0; z < zones.length; z++) {
    const i = (zones[z] as readonly ObjectId[]).indexOf(id);
    if (i >= 0) return placeIn(z, i);
  }
  return NO_OBJECT;
}

function placeIn(zone: number, at: number): number {
  return zone * 65_536 + at;
}

function zonesOf(game: Game): readonly (readonly ObjectId[])[] {
  const zones = [game.battlefield, game.stack, game.exile, game.command];
  for (const { library, hand, graveyard } of game.players) zones.push(hand, graveyard, library);
  return zones;
}

function placesOf(game: Game): Places {
  const places = new Map<ObjectId, number>();
  zonesOf(game).forEach((zone, z) => {
    zone.forEach((id, i) => places.set(id, placeIn(z, i)));
  });
  return places;
}

function ofObject(game: Game, object: GameObject, places: Places): number {
  const now = characteristics(game, object.id);
  let hash = mix(hashOf(object, places), mix(object.record.index, places.get(object.id) as number));
  hash = mix(mix(hash, text(now.name)), mix(now.types, now.colors));
  hash = mix(mix(hash, now.controller), mix(now.keywords, now.moreKeywords));
  hash = mix(hash, text(`${now.power}/${now.toughness} ${now.subtypes.join()} ${now.supertypes}`));
  for (const ability of now.abilities) hash = mix(hash, ofAbility(ability));
  return hash;
}

/** Pure memo: abilities are immutable. */
const abilityMemo = new WeakMap<object, number>();

function ofAbility({ ability, index }: AbilityRecord): number {
  let hash = abilityMemo.get(ability);
  if (hash === undefined) abilityMemo.set(ability, (hash = text(JSON.stringify(ability))));
  return mix(hash, index);
}

function hashOf(value: unknown, places: Places): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mix(3, value) : text(String(value));
  if (typeof value !== 'object' || value === null) return text(String(value));
  let hash = 31;
  if (Array.isArray(value)) {
    for (const item of value) hash = mix(hash, hashOf(item, places));
    return hash;
  }
  for (const key in value) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (field === undefined || PASSED_OVER.has(key)) continue;
    if (TEXTS.has(key)) hash = (hash + mix(textOfKey(key), contentsHash(field))) | 0;
    else {
      const named = NAMES_OBJECTS.has(key) ? placed(field, places) : field;
      hash = (hash + mix(textOfKey(key), hashOf(named, places))) | 0;
    }
  }
  return hash;
}

/** Pure memo: there are not many names of fields. */
const keyMemo = new Map<string, number>();

function textOfKey(key: string): number {
  let known = keyMemo.get(key);
  if (known === undefined) keyMemo.set(key, (known = text(key)));
  return known;
}

/** The places of the objects named; those that are nowhere any more are all alike. */
function placed(named: unknown, places: Places): unknown {
  if (Array.isArray(named)) return named.map((each: unknown) => placed(each, places));
  return typeof named === 'number' && named >= 0 ? (places.get(named as ObjectId) ?? 'gone') : named;
}
