/** What an object is before continuous effects: printed, face down, an ability on the stack; counters. CR 613.1, 708.2, 113.10. */
import type { CardFace, KeywordAbility, Rule } from '@kitchen-table/language/core';
import { Characteristics, Interest, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Derived } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isKeywordCounter, KEYWORD_BITS } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, NO_COUNTERS, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { abilityRecords } from '../abilities/ability-records.ts';
import { isInSupplementaryDeck } from '../objects/supplementary-cards.ts';
import { asBestowed, isBestowed, isFused } from '../casting-spells/bestowed.ts';
import { withElsewhere } from './effects-in-other-zones.ts';
import { applyChange } from './layer-changes.ts';
import { type ChangeAction, LAST_LAYER } from './change-actions.ts';
import { refresh } from './ability-changes.ts';

const BLANK_FACE: CardFace = {
  name: '',
  manaCost: null,
  supertypes: [],
  types: [],
  subtypes: [],
  text: null,
  abilities: [],
};
const NOTHING: readonly string[] = [];

/** Works out an object that no effect of the layers has touched, and keeps it if that is safe. */
export function workOut(game: Game, derived: Derived, id: ObjectId): Characteristics {
  const object = game.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  if (object.lastKnown !== null) return object.lastKnown;
  const start = withElsewhere(game, derived, object, startingPoint(object));
  if ((start.interest & Interest.Defining) !== 0 && (object.zone !== Zone.Battlefield || derived.building)) {
    if (derived.building) return start;
    // CR 604.3: characteristic-defining abilities work everywhere. Not kept: what they count may change at any time.
    const own = start.copy();
    // What it counts may look at it ("creature cards in graveyards"): then it is what is printed.
    derived.characteristics[id] = start;
    if (defineOwn(game, object, own)) return (derived.characteristics[id] = own);
    derived.characteristics[id] = undefined;
    return own;
  }
  if (derived.building) return start;
  const now = object.counters === NO_COUNTERS ? start : withCounters(object, start);
  return (derived.characteristics[id] = hasSizeInVain(object, now) ? withoutSize(now.copy()) : now);
}

/** Whether it is a permanent that is no creature, and so has no power and toughness whatever is printed on it. CR 208.3, 301.7a. */
export function hasSizeInVain(object: GameObject, now: Characteristics): boolean {
  return (now.types & TypeBit.Creature) === 0 && object.zone === Zone.Battlefield && !Number.isNaN(now.power);
}

/** A copy that may be written, without power and toughness. */
export function withoutSize(now: Characteristics): Characteristics {
  now.power = now.toughness = now.basePower = now.baseToughness = Number.NaN;
  return now;
}

/** The object before any continuous effect, shared by all that are the same. CR 613.1. */
export function startingPoint(object: GameObject): Characteristics {
  if ((object.status & StatusBit.FaceDown) !== 0 && !isInSupplementaryDeck(object)) return faceDown(object);
  if (object.stack !== null && object.stack.kind !== 'spell')
    return blank(object, object.record.faces[object.face]?.name ?? '');
  const record = object.record;
  // Of split cards only Rooms are ever on the battlefield, as what is unlocked of them: CR 709.5 of today.
  if (record.combined !== null && ((object.zone !== Zone.Stack && object.zone !== Zone.Battlefield) || isFused(object)))
    return controlledBy(record.combined, object.controller);
  if (isBestowed(object))
    return controlledBy(asBestowed(record.faces[object.face] as Characteristics), object.controller);
  const byController = record.shared[object.face] as (Characteristics | undefined)[] | undefined;
  const known = byController === undefined ? undefined : byController[object.controller];
  if (known !== undefined) return known;
  const printed = record.faces[object.face];
  if (printed === undefined) throw new Error(`${record.card.name} has no face ${object.face}`);
  const shared = controlledBy(printed, object.controller);
  if (byController !== undefined) byController[object.controller] = shared;
  return shared;
}

function controlledBy(printed: Characteristics, controller: PlayerId): Characteristics {
  const own = printed.copy();
  own.controller = controller;
  return own;
}

/** What a card is as a spell that is cast face down. CR 708.4. */
export function asFaceDownSpell(object: GameObject): Characteristics {
  const now = blank(object, '');
  now.types = TypeBit.Creature;
  now.power = now.toughness = now.basePower = now.baseToughness = 2;
  return now;
}

/** CR 708.2a: a face-down permanent or spell is a 2/2 creature and nothing else; in exile it is unknown. */
function faceDown(object: GameObject): Characteristics {
  const known = object.zone === Zone.Battlefield || object.zone === Zone.Stack;
  const now = known ? asFaceDownSpell(object) : blank(object, '');
  if (known && hasWardFaceDown(object)) {
    now.abilities = abilityRecords(FACE_DOWN_WARD, -1, NO_OBJECT, null);
    refresh(now);
  }
  return now;
}

/** What a disguised or cloaked permanent has. CR 702.168a. */
export const FACE_DOWN_WARD: KeywordAbility = {
  kind: 'keyword',
  keyword: 'ward',
  cost: [{ kind: 'manaCost', symbols: ['2'] }],
};

/** Whether it has ward face down: cast for its disguise cost, or cloaked. CR 702.168a, 701.56a. */
export function hasWardFaceDown(object: GameObject): boolean {
  const cast = object.stack?.cast ?? object.memory.cast;
  return cast?.paid.includes('disguise') === true || object.memory.marks?.['cloaked'] === 1;
}

function blank(object: GameObject, name: string): Characteristics {
  return new Characteristics(
    name,
    null,
    0,
    0,
    0,
    0,
    NOTHING,
    Number.NaN,
    Number.NaN,
    object.controller,
    [],
    0,
    0,
    BLANK_FACE,
  );
}

/** CR 613.4c, 613.1f: counters that change power and toughness, and keyword counters. CR 122.1a-b. */
export function withCounters(object: GameObject, before: Characteristics): Characteristics {
  let now = before;
  for (const counter in object.counters) {
    const count = object.counters[counter] ?? 0;
    const bonus = statCounter(counter);
    if (bonus !== null) {
      if (now === before) now = before.copy();
      now.power += bonus.power * count;
      now.toughness += bonus.toughness * count;
    } else if (isKeywordCounter(counter)) {
      if (now === before) now = before.copy();
      addKeywordsOfCounters(now, counter, count);
    }
  }
  return now;
}

/** CR 122.1b. Of a keyword that is simply there or not, one is enough; exalted is there once for each counter (CR 702.83b). */
function addKeywordsOfCounters(now: Characteristics, counter: string, count: number): void {
  const bit = KEYWORD_BITS[counter] ?? 0;
  if ((now.keywords & bit) !== 0) return;
  let keyword = COUNTER_KEYWORDS.get(counter);
  if (keyword === undefined) COUNTER_KEYWORDS.set(counter, (keyword = { kind: 'keyword', keyword: counter }));
  for (let i = 0; i < (bit === 0 ? count : 1); i++) {
    const records = abilityRecords(keyword, -1, NO_OBJECT, null);
    now.abilities = [...now.abilities, ...records];
    for (const { interest } of records) now.interest |= interest;
  }
  now.keywords |= bit;
}
/** Pure memo: one node for each keyword counter. */
const COUNTER_KEYWORDS: Map<string, { kind: 'keyword'; keyword: string }> = new Map();

/** The bonus that one counter gives: "+1/+1", "-0/-1". CR 122.1a. */
export function statCounter(counter: string): { power: number; toughness: number } | null {
  if (counter === '+1/+1') return PLUS_ONE;
  if (counter === '-1/-1') return MINUS_ONE;
  const found = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  return found === null ? null : { power: Number(found[1]), toughness: Number(found[2]) };
}
const PLUS_ONE = { power: 1, toughness: 1 };
const MINUS_ONE = { power: -1, toughness: -1 };

/** Applies an object's own characteristic-defining abilities; whether the result may be kept. CR 604.3, 613.3, 613.4a. */
export function defineOwn(game: Game, object: GameObject, own: Characteristics): boolean {
  let lasting = true;
  for (const record of own.abilities) {
    if ((record.interest & Interest.Defining) === 0) continue;
    const ability = record.ability;
    if (ability.kind !== 'static') continue;
    const context = {
      source: object.id,
      controller: own.controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    };
    for (const rule of ability.rules as readonly Extract<Rule, { kind: 'changes' }>[]) {
      if (rule.action.kind === 'setPowerToughness') lasting = false;
      for (let layer = 1; layer <= LAST_LAYER; layer++)
        applyChange(game, own, rule.action as ChangeAction, layer, context, null, null);
    }
  }
  return lasting;
}
