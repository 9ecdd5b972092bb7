/** What one change does to one object in one layer. CR 613.1-613.4, 205.1, 305.6-305.7, 707.2. */
import { type CardFace, COLORS, type Description } from '@kitchen-table/language/core';
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import { Doors } from '../../vocabulary/objects/doors.ts';
import type { CopiedValues } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityObject, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { abilitiesOnStickers } from '../../vocabulary/objects/stickers.ts';
import { abilityRecords } from '../abilities/ability-records.ts';
import { findPlayers, countOf, evaluate, find } from '../reading.ts';
import { changeAbilities, refresh } from './ability-changes.ts';
import { type ChangeAction, LAST_LAYER, Layer, unreachable } from './change-actions.ts';
import { applySticker } from './sticker-changes.ts';
import { changeText, haveText } from './text-changes.ts';
import { loseOtherAbilities, losesAbilities, losesManaCost } from './characteristics-lost.ts';
import { changeTypes } from './type-changes.ts';
import { dropDefining, withOwnColors } from './not-copied.ts';

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
      if (layer !== Layer.Ability) return;
      if (action.which === 'stickers') gainFromStickers(game, now, action, context);
      else changeAbilities(now, action, context.source);
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
      if (player !== undefined && game.players[player]?.left !== true) now.controller = player; // CR 800.4b
      return;
    }
    case 'changeText':
      if (layer === Layer.Text && action.from !== undefined && action.to !== undefined)
        changeText(now, action.from, action.to);
      return;
    case 'haveText':
      if (layer === Layer.Text) haveText(now, action.abilities);
      return;
    case 'sticker':
      applySticker(game, now, action, layer, context.source);
      return;
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
  // CR 107.1b: a calculation that comes to less than nothing changes nothing.
  const power = Math.max(0, evaluate(game, action.power, context)) * times;
  const toughness = Math.max(0, evaluate(game, action.toughness, context)) * times;
  return [action.negativePower === true ? -power : power, action.negativeToughness === true ? -toughness : toughness];
}

/** CR 123.7a: the abilities that ability stickers give, also where what they are on has lost them. */
function gainFromStickers(
  game: Game,
  now: Characteristics,
  action: Extract<ChangeAction, { kind: 'gain' }>,
  context: Context,
): void {
  if (action.from === undefined) return;
  const abilities = find(game, action.from, context).flatMap((entity) =>
    isPlayerEntity(entity) ? [] : abilitiesOnStickers(game, entityObject(entity)),
  );
  changeAbilities(now, { ...action, abilities }, context.source);
}

function setStats(now: Characteristics, power: number | null, toughness: number | null): void {
  if (power !== null) now.power = now.basePower = power;
  if (toughness !== null) now.toughness = now.baseToughness = toughness;
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
      if (as.name !== undefined) now.name = as.name === '~' ? ownName(game, context) : as.name;
      if (!losesManaCost(as)) return;
      now.manaCost = null;
      now.manaValue = 0;
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
      if (losesAbilities(as)) loseOtherAbilities(now, context.source);
      else if (as.abilities === undefined) return;
      now.abilities = [
        ...now.abilities,
        ...(as.abilities ?? []).flatMap((ability) => abilityRecords(ability, -1, context.source, null)),
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

/** "its name is ~": as the object that says it is printed. CR 201.5. */
function ownName(game: Game, context: Context): string {
  const source = game.objects[context.source];
  return source?.record.faces[source.face]?.name ?? '';
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

/** CR 707.2: copiable values take the place of what is printed; exceptions are part of them (CR 707.9). */
export function becomeCopy(game: Game, now: Characteristics, copied: CopiedValues | null, context: Context): void {
  const printed = copied === null ? undefined : game.records[copied.record]?.faces[copied.face];
  if (copied === null || printed === undefined) return;
  now.name = printed.name;
  now.manaCost = printed.manaCost;
  now.manaValue = copied.manaValue ?? printed.manaValue;
  // CR 707.9c: what is not copied is as it was.
  if (!copied.except.some(({ kind }) => kind === 'notCopied')) now.colors = printed.colors;
  now.types = printed.types;
  now.supertypes = printed.supertypes;
  now.subtypes = printed.subtypes;
  now.power = now.basePower = printed.power;
  now.toughness = now.baseToughness = printed.toughness;
  now.abilities = printed.abilities;
  now.keywords = printed.keywords;
  now.interest = printed.interest;
  now.face = printed.face;
  if (copied.except.length > 0) dropDefining(now, copied.except);
  for (const except of copied.except) {
    if (except.kind === 'notCopied' || except.kind === 'alsoEnters') continue;
    if (except.kind === 'become' && except.as.loyalty?.kind === 'number')
      now.face = withLoyalty(now.face, String(except.as.loyalty.number)); // CR 306.5b
    for (let layer: number = Layer.Text; layer <= LAST_LAYER; layer++)
      applyChange(game, now, except as ChangeAction, layer, context, null, null);
  }
}

/** Pure memo: a face with another printed loyalty is the same each time that it is asked for. */
const withOtherLoyalty = new WeakMap<CardFace, Map<string, CardFace>>();

function withLoyalty(face: CardFace, loyalty: string): CardFace {
  const others = withOtherLoyalty.get(face) ?? new Map<string, CardFace>();
  const known = others.get(loyalty) ?? { ...face, loyalty };
  others.set(loyalty, known);
  withOtherLoyalty.set(face, others);
  return known;
}

function copiedFrom(
  game: Game,
  action: Extract<ChangeAction, { kind: 'becomeCopy' }>,
  context: Context,
): CopiedValues | null {
  const fixed = action.fixed === undefined ? undefined : game.objects[context.source]?.memory.fixedCopy;
  if (fixed !== undefined) return fixed; // CR 707.2c
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
    values = effect.copied.manaValue === undefined ? effect.copied : { ...effect.copied, manaValue: 0 };
  }
  // CR 710.2 + 707.2: being flipped is a status, not copied; the copy has the normal half until it is flipped itself.
  if (values.face === 1 && game.records[values.record]?.card.layout === 'flip') values = { ...values, face: 0 };
  // CR 709.5c of today: being unlocked is a designation, not copied.
  if (game.records[values.record]?.card.layout === 'room') values = { ...values, face: Doors.Neither };
  // CR 712.8e, 202.3b: a copy of a back face has mana value 0.
  if (values.face === 1 && game.records[values.record]?.card.layout === 'transform')
    values = { ...values, manaValue: 0 };
  if (values.except.some(({ kind }) => kind === 'notCopied'))
    values = { ...values, except: withOwnColors(values.except, object) };
  return except.length === 0 ? values : { ...values, except: [...values.except, ...except] };
}
