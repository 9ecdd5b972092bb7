/** What one change does to one object in one layer. CR 613.1-613.4, 205.1, 305.6-305.7, 707.2. */
import type { Ability, Action, Description } from '@kitchen-table/language';
import { COLORS } from '@kitchen-table/language';
import { Characteristics, TypeBit } from '../vocabulary/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { CopiedValues } from '../vocabulary/effects.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../vocabulary/ids.ts';
import { keywordBits } from '../vocabulary/keywords.ts';
import {
  BASIC_LAND_TYPES,
  EVERY_CREATURE_TYPE,
  isBasicLandType,
  isCreatureType,
  isLandType,
} from '../vocabulary/subtypes.ts';
import { SUPERTYPE_BITS, TYPE_BITS } from '../vocabulary/type-bits.ts';
import { abilityRecords } from './ability-records.ts';
import { intrinsicManaAbilities } from './intrinsic-mana.ts';
import { findPlayers, countOf, evaluate, find } from './reading.ts';

/** The layers and sublayers in order. CR 613.1, 613.4. */
export const Layer = {
  Copy: 1,
  Control: 2,
  Text: 3,
  Type: 4,
  Color: 5,
  Ability: 6,
  Defining: 7,
  Setting: 8,
  Modifying: 9,
  Switching: 10,
} as const;
export const LAST_LAYER = 10;

/** Actions that change characteristics or control. */
export type ChangeAction = Extract<
  Action,
  { kind: 'get' | 'gain' | 'become' | 'setPowerToughness' | 'double' | 'switch' | 'becomeCopy' | 'gainControl' }
>;

/** Whether the action is one that the layers apply. */
export function isChange(action: Action): action is ChangeAction {
  switch (action.kind) {
    case 'get':
    case 'gain':
    case 'become':
    case 'setPowerToughness':
    case 'double':
    case 'switch':
    case 'becomeCopy':
    case 'gainControl':
      return true;
    default:
      return false;
  }
}

/** The layers in which a change applies, as bits 1 << layer. CR 613.6. */
export function layersOf(action: ChangeAction, defining: boolean): number {
  switch (action.kind) {
    case 'get':
    case 'double':
      return 1 << Layer.Modifying;
    case 'gain':
      return 1 << Layer.Ability;
    case 'setPowerToughness':
      return 1 << (defining ? Layer.Defining : Layer.Setting);
    case 'switch':
      return 1 << Layer.Switching;
    case 'becomeCopy':
      return 1 << Layer.Copy;
    case 'gainControl':
      return 1 << Layer.Control;
    case 'become': {
      const as = action.as;
      let layers = 0;
      if (as.name !== undefined) layers |= 1 << Layer.Text;
      if (
        as.types !== undefined ||
        as.subtypes !== undefined ||
        as.supertypes !== undefined ||
        as.subtypeChoice !== undefined
      )
        layers |= 1 << Layer.Type;
      if (as.colors !== undefined) layers |= 1 << Layer.Color;
      if (as.abilities !== undefined) layers |= 1 << Layer.Ability;
      if (as.power !== undefined || as.toughness !== undefined) layers |= 1 << Layer.Setting;
      return layers;
    }
    default:
      return unreachable(action);
  }
}

/** Writes on `now` what the change does to it in the layer; nothing in other layers. */
export function applyChange(
  game: Game,
  now: Characteristics,
  action: ChangeAction,
  layer: number,
  context: Context,
  locked: readonly number[] | null,
  copied: CopiedValues | null,
): void {
  switch (action.kind) {
    case 'get': {
      if (layer !== Layer.Modifying) return;
      const [power, toughness] = bonusOf(game, action, context, locked);
      now.power += power;
      now.toughness += toughness;
      return;
    }
    case 'gain':
      if (layer === Layer.Ability) changeAbilities(now, action, context.source);
      return;
    case 'setPowerToughness':
      if (layer !== Layer.Setting && layer !== Layer.Defining) return;
      setStats(
        now,
        action.power === undefined ? null : (locked?.[0] ?? evaluate(game, action.power, context)),
        action.toughness === undefined ? null : (locked?.[1] ?? evaluate(game, action.toughness, context)),
      );
      return;
    case 'double':
      if (layer !== Layer.Modifying) return;
      if (action.what === 'power' || action.what === 'power and toughness') now.power += locked?.[0] ?? now.power;
      if (action.what === 'toughness' || action.what === 'power and toughness')
        now.toughness += locked?.[1] ?? now.toughness;
      return;
    case 'switch':
      if (layer === Layer.Switching) [now.power, now.toughness] = [now.toughness, now.power];
      return;
    case 'becomeCopy':
      if (layer === Layer.Copy) becomeCopy(game, now, copied ?? copiedFrom(game, action, context), context);
      return;
    case 'gainControl': {
      if (layer !== Layer.Control) return;
      const player = action.actor === undefined ? context.controller : findPlayers(game, action.actor, context)[0];
      if (player !== undefined) now.controller = player;
      return;
    }
    case 'become':
      become(game, now, action.as, layer, context, locked);
      return;
    default:
      unreachable(action);
  }
}

/** The numbers of "+N/+M", for each of something if it says so. */
export function bonusOf(
  game: Game,
  action: Extract<ChangeAction, { kind: 'get' }>,
  context: Context,
  locked: readonly number[] | null,
): readonly [number, number] {
  if (locked !== null) return [locked[0] ?? 0, locked[1] ?? 0];
  const times = action.forEach === undefined ? 1 : countOf(game, action.forEach, context);
  const power = evaluate(game, action.power, context) * times;
  const toughness = evaluate(game, action.toughness, context) * times;
  return [action.negativePower === true ? -power : power, action.negativeToughness === true ? -toughness : toughness];
}

function setStats(now: Characteristics, power: number | null, toughness: number | null): void {
  if (power !== null) now.power = now.basePower = power;
  if (toughness !== null) now.toughness = now.baseToughness = toughness;
}

/** CR 613.1f. */
function changeAbilities(
  now: Characteristics,
  action: Extract<ChangeAction, { kind: 'gain' }>,
  source: ObjectId,
): void {
  if (action.verb === 'lose') {
    if (action.abilities === 'all') now.abilities = [];
    else {
      const lost = new Set(action.abilities.map(nameOf));
      now.abilities = now.abilities.filter(
        (record) => !isLost(now, record.index, record.grantedBy, lost) && !lost.has(nameOf(record.ability)),
      );
    }
  } else if (action.abilities !== 'all') {
    const added = action.abilities.filter((ability) => !isRedundant(now, ability));
    if (added.length === 0) return;
    now.abilities = [...now.abilities, ...added.flatMap((ability) => abilityRecords(ability, -1, source, null))];
  }
  refresh(now);
}

/** Keywords of which a second instance adds nothing: CR 702.2f, 702.3c, 702.4e, 702.7d, 702.9c, 702.10d and so on. */
const ONE_IS_ENOUGH: ReadonlySet<string> = new Set([
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
  'wither',
]);

function isRedundant(now: Characteristics, ability: Ability): boolean {
  if (ability.kind !== 'keyword' || ability.filter !== undefined || !ONE_IS_ENOUGH.has(ability.keyword)) return false;
  return now.abilities.some(
    ({ ability: own }) => own.kind === 'keyword' && own.keyword === ability.keyword && own.filter === undefined,
  );
}

/** A keyword goes with the abilities it stands for. */
function isLost(now: Characteristics, index: number, grantedBy: ObjectId, lost: ReadonlySet<string>): boolean {
  if (index < 0) return false;
  return now.abilities.some(
    (record) =>
      record.index === index &&
      record.grantedBy === grantedBy &&
      record.ability.kind === 'keyword' &&
      lost.has(nameOf(record.ability)),
  );
}

function nameOf(ability: Ability): string {
  return ability.kind === 'keyword' ? ability.keyword : JSON.stringify(ability);
}

/** Brings the bits up to date after the list of abilities changed. */
export function refresh(now: Characteristics): void {
  now.keywords = keywordBits(now.abilities);
  let interest = 0;
  for (const record of now.abilities) interest |= record.interest;
  now.interest = interest;
}

function become(
  game: Game,
  now: Characteristics,
  as: Description,
  layer: number,
  context: Context,
  locked: readonly number[] | null,
): void {
  switch (layer) {
    case Layer.Text:
      if (as.name !== undefined) now.name = as.name;
      return;
    case Layer.Type:
      changeTypes(game, now, as, context);
      return;
    case Layer.Color: {
      if (as.colors === undefined) return;
      const colors = colorsNamed(game, as.colors, context);
      now.colors = as.inAddition?.includes('color') === true ? now.colors | colors : colors; // CR 105.3
      return;
    }
    case Layer.Ability:
      if (as.abilities === undefined) return;
      now.abilities = [
        ...now.abilities,
        ...as.abilities.flatMap((ability) => abilityRecords(ability, -1, context.source, null)),
      ];
      refresh(now);
      return;
    case Layer.Setting:
      setStats(
        now,
        as.power === undefined ? null : (locked?.[0] ?? evaluate(game, as.power, context)),
        as.toughness === undefined ? null : (locked?.[1] ?? evaluate(game, as.toughness, context)),
      );
      return;
    default:
  }
}

function colorsNamed(game: Game, colors: NonNullable<Description['colors']>, context: Context): number {
  if (colors === 'all') return 31;
  if (colors === 'the chosen color') {
    const chosen = game.objects[context.source]?.memory.chosenColor;
    return chosen === undefined ? 0 : 1 << chosen;
  }
  let mask = 0;
  for (const color of colors) if (color !== 'colorless') mask |= 1 << COLORS.indexOf(color);
  return mask;
}

/** CR 205.1a-b, 305.7: what is set replaces, what is added or "still" stays. */
function changeTypes(game: Game, now: Characteristics, as: Description, context: Context): void {
  if (as.not === true) return loseTypes(now, as);
  let supertypes = 0;
  for (const supertype of as.supertypes ?? []) supertypes |= SUPERTYPE_BITS[supertype as 'basic'] ?? 0;
  now.supertypes |= supertypes;
  let types = 0;
  for (const type of as.types ?? []) types |= TYPE_BITS[type];
  const artifactCreature = TypeBit.Artifact | TypeBit.Creature;
  const adds = as.inAddition !== undefined || types === 0 || (types & artifactCreature) === artifactCreature; // CR 205.1b
  if (types !== 0) {
    now.types = adds ? now.types | types : types;
    if (!adds) now.subtypes = now.subtypes.filter((subtype) => keepsSubtype(subtype, types));
  }
  const subtypes = subtypesNamed(game, as, context);
  if (subtypes.length === 0) return;
  if (as.inAddition !== undefined && !as.inAddition.startsWith('still')) now.subtypes = merged(now.subtypes, subtypes);
  else {
    const setsBasicLandType = subtypes.some(isBasicLandType);
    const setsCreatureType = subtypes.some((subtype) => isCreatureType(subtype) && !isLandType(subtype));
    const kept = now.subtypes.filter(
      (subtype) => !(setsBasicLandType && isLandType(subtype)) && !(setsCreatureType && isCreatureType(subtype)),
    );
    now.subtypes = merged(kept, subtypes);
    if (setsBasicLandType && (now.types & TypeBit.Land) !== 0) now.abilities = []; // CR 305.7
  }
  const intrinsic = intrinsicManaAbilities(now);
  if (intrinsic.length > 0) now.abilities = [...now.abilities, ...intrinsic];
  refresh(now);
}

/** "isn't a creature", "isn't legendary": the types go, and the subtypes that belong to them. CR 205.1a. */
function loseTypes(now: Characteristics, as: Description): void {
  for (const supertype of as.supertypes ?? []) now.supertypes &= ~(SUPERTYPE_BITS[supertype as 'basic'] ?? 0);
  for (const type of as.types ?? []) now.types &= ~TYPE_BITS[type];
  now.subtypes = now.subtypes.filter(
    (subtype) => keepsSubtype(subtype, now.types) && as.subtypes?.includes(subtype) !== true,
  );
  refresh(now);
}

/** CR 205.1a: subtypes go with the card types they belong to. */
function keepsSubtype(subtype: string, types: number): boolean {
  if (isLandType(subtype)) return (types & TypeBit.Land) !== 0;
  if (isCreatureType(subtype)) return (types & (TypeBit.Creature | TypeBit.Planeswalker | TypeBit.Kindred)) !== 0;
  return (types & (TypeBit.Artifact | TypeBit.Enchantment)) !== 0;
}

function subtypesNamed(game: Game, as: Description, context: Context): readonly string[] {
  const named = as.subtypes ?? [];
  if (as.subtypeChoice === undefined) return named;
  if (as.subtypeChoice.includes('every creature type')) return [...named, EVERY_CREATURE_TYPE];
  if (as.subtypeChoice.includes('every basic land type')) return [...named, ...BASIC_LAND_TYPES];
  const chosen =
    game.objects[context.source]?.memory.chosenWord ?? game.objects[context.stackObject]?.memory.chosenWord;
  return chosen === undefined ? named : [...named, chosen];
}

function merged(left: readonly string[], right: readonly string[]): readonly string[] {
  return [...left, ...right.filter((subtype) => !left.includes(subtype))];
}

/** CR 707.2: copiable values take the place of what is printed; exceptions are part of them (CR 707.9). */
export function becomeCopy(game: Game, now: Characteristics, copied: CopiedValues | null, context: Context): void {
  const printed = copied === null ? undefined : game.records[copied.record]?.faces[copied.face];
  if (copied === null || printed === undefined) return;
  now.name = printed.name;
  now.manaCost = printed.manaCost;
  now.manaValue = printed.manaValue;
  now.colors = printed.colors;
  now.types = printed.types;
  now.supertypes = printed.supertypes;
  now.subtypes = printed.subtypes;
  now.power = now.basePower = printed.power;
  now.toughness = now.baseToughness = printed.toughness;
  now.abilities = printed.abilities;
  now.keywords = printed.keywords;
  now.interest = printed.interest;
  now.face = printed.face;
  for (const except of copied.except) {
    for (let layer: number = Layer.Text; layer <= LAST_LAYER; layer++)
      applyChange(game, now, except as ChangeAction, layer, context, null, null);
  }
}

function copiedFrom(
  game: Game,
  action: Extract<ChangeAction, { kind: 'becomeCopy' }>,
  context: Context,
): CopiedValues | null {
  const entity: Entity | undefined = find(game, action.of, context)[0];
  if (entity === undefined || isPlayerEntity(entity)) return null;
  return copiedValuesOf(game, entity as number as ObjectId, action.except ?? []);
}

/** The copiable values of an object now (or as it last was), with further exceptions. CR 707.2-707.3. */
export function copiedValuesOf(game: Game, id: ObjectId, except: CopiedValues['except']): CopiedValues {
  const object = game.objects[id];
  if (object === undefined) throw new Error(`no object ${id}`);
  let values: CopiedValues = { record: object.record.index, face: object.face, except: [] };
  for (const effect of game.effects) {
    if (effect.rule.kind !== 'changes' || effect.rule.action.kind !== 'becomeCopy') continue;
    if (
      effect.copied === undefined ||
      effect.copied === null ||
      effect.affected?.includes(id as number as Entity) !== true
    )
      continue;
    values = effect.copied;
  }
  return except.length === 0 ? values : { ...values, except: [...values.except, ...except] };
}

function unreachable(value: never): never {
  throw new Error(`no such change: ${JSON.stringify(value)}`);
}
