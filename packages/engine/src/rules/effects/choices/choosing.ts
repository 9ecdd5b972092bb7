/** Which objects and players an instruction is done to: found, or chosen as it is carried out. CR 608.2d. */
import type { CardType, Label, Noun, Place, Quantifier, Select, Value } from '@kitchen-table/language/core';
import { inPiles } from '../../objects/face-down-piles.ts';
import { askChoose, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import { hasCardType } from '../../../questions/objects/in-common.ts';
import { findPlayers } from '../../../questions/reading.ts';
import { isNoOther, withoutSpokenOf } from '../../../questions/objects/followed-objects.ts';
import { alreadyHandled, candidates, find, zoneObjects } from '../../../questions/objects/nouns.ts';
import { withNamed } from '../../../questions/targets/named-within.ts';
import { choosable } from '../../../questions/players/range.ts';
import { mayJoin, type Wish, wishesOf } from '../../../questions/targets/chosen-together.ts';
import { evaluate } from '../../../questions/values.ts';
import { type Context, ENTERING_LABEL, FIRST_LABEL, restOf } from '../../../vocabulary/context.ts';
import type { Purpose } from '../../../vocabulary/decisions.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { atRandom } from '../../../vocabulary/random.ts';
import { Zone, ZONE_BY_NAME } from '../../../vocabulary/zones/zones.ts';
import { seatAfter } from '../../../vocabulary/players/seats.ts';
import { bind, isCurrent, objectsOf, playersOf } from '../../resolving/bindings.ts';
import { foundNow } from '../../resolving/what-has-left.ts';
import { isAnyOne } from './any-one.ts';
import { chooserFor } from './choosers.ts';
import { asEntities } from '../outcome.ts';
import { chooseSort, wholeSorts } from './whole-sorts.ts';
import { playersMeantByYou } from '../../../questions/players/who-you-are.ts';

/** What was found or chosen, and the context in which its label is known. */
export interface Chosen {
  readonly entities: readonly Entity[];
  readonly context: Context;
}

/** How a choice is made. */
export interface Choosing {
  readonly player: PlayerId;
  readonly purpose: Purpose;
  readonly rule: string;
  /** Instead of where the filter looks: choose among these. */
  readonly among?: readonly Entity[];
  /** A further test of each. */
  readonly only?: (entity: Entity) => boolean;
  readonly hidden?: boolean;
  readonly helps?: boolean | null;
  /** Nothing need be chosen. */
  readonly optional?: boolean;
}

/** How many must and may be chosen; null: every one there is. CR 107.1c. */
export function bounds(
  game: Game,
  quantifier: Quantifier,
  context: Context,
): { readonly min: number; readonly max: number } | null {
  const { amount, number } = quantifier;
  switch (amount) {
    case 'a':
      return { min: 1, max: 1 };
    case 'each':
    case 'all':
    case 'bare':
    case 'the':
      return null;
    case 'no':
      return { min: 0, max: 0 };
    case 'number': {
      const n = Math.max(0, evaluate(game, number as Value, context));
      return { min: n, max: n };
    }
    case 'upTo':
    case 'atMost':
      return { min: 0, max: Math.max(0, evaluate(game, number as Value, context)) };
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'atLeast':
      return { min: evaluate(game, number as Value, context), max: Number.MAX_SAFE_INTEGER };
    case 'oneOrTwo':
      return { min: 1, max: 2 };
    case 'oneToThree':
      return { min: 1, max: 3 };
    case 'oneOfEach':
      return { min: 1, max: (quantifier.types ?? []).length };
  }
}

/** What the noun means here: targets and references are known, the rest is found or chosen now. */
export function resolveNoun(game: Game, noun: Noun, context: Context, choosing: Choosing): Chosen {
  switch (noun.kind) {
    case 'select':
      return noun.quantifier.target === true
        ? { entities: find(game, noun, context), context }
        : resolveSelect(game, noun, context, choosing);
    case 'reference': {
      const found = find(game, noun, context);
      if (noun.rest === true) {
        const left = found.filter((entity) => isPlayerEntity(entity) || isCurrent(game, entity as number as ObjectId));
        return { entities: left, context: naming(noun.label, left, context) };
      }
      if (noun.one === true) {
        const one = noun.atRandom === true ? atRandom(game, found, 1) : pick(game, found, 1, 1, context, choosing);
        return { entities: one, context: naming(noun.label, one, context) };
      }
      return { entities: found, context };
    }
    case 'nounList': {
      const sorts = wholeSorts(noun);
      if (sorts !== null)
        return resolveNoun(game, chooseSort(game, choosing.player, sorts, context.source), context, choosing);
      const { entities, context: now } = resolveParts(game, noun, context, choosing);
      const found = noun.join === 'or' ? pick(game, entities, 1, 1, now, choosing) : entities;
      return { entities: found, context: naming(noun.label, found, now) };
    }
    case 'playerNoun': {
      // CR 805.9, 805.10c, 805.10e: one active, attacking or defending player of several, chosen now.
      const found = find(game, noun, context);
      const one = noun.who === 'active' || noun.who === 'attacking' || noun.who === 'defending';
      return { entities: one ? pick(game, found, 1, 1, context, choosing) : found, context };
    }
    case 'commanderOf': {
      // CR 702.124e: of two, the one chosen now.
      const all = find(game, noun, context);
      const found = choosing.among === undefined ? all : all.filter((entity) => choosing.among?.includes(entity));
      return { entities: pick(game, found, 1, 1, context, choosing), context };
    }
    default: {
      const entities = find(game, noun, context);
      return { entities, context: naming('label' in noun ? noun.label : undefined, entities, context) };
    }
  }
}

/** The context in which the label, if there is one, stands for what was found or chosen. */
function naming(label: Label | undefined, found: readonly Entity[], context: Context): Context {
  return label === undefined ? context : bind(context, label, found, found.length);
}

/** One part after the other: a card is chosen for one of them only, and of "a card and/or another" not both are needed. CR 608.2d. */
function resolveParts(game: Game, noun: NounList, context: Context, choosing: Choosing): Chosen {
  const entities: Entity[] = [];
  const parts = allAmong(noun);
  let now = context;
  for (const [i, part] of parts.entries()) {
    const only = (entity: Entity): boolean => !entities.includes(entity) && choosing.only?.(entity) !== false;
    const own = noun.join === 'or' ? choosing : { ...choosing, only };
    const optional =
      noun.join === 'and/or' &&
      (entities.length > 0 || parts.slice(i + 1).some((later) => canChoose(game, later, now, own)));
    const chosen =
      noun.join === 'or' && isAnyOne(part)
        ? { entities: choosableFor(game, part, now, own), context: now }
        : resolveNoun(game, part, now, optional ? { ...own, optional } : own);
    now = chosen.context;
    for (const entity of chosen.entities) if (!entities.includes(entity)) entities.push(entity);
  }
  return { entities, context: now };
}

function canChoose(game: Game, noun: Noun, context: Context, choosing: Choosing): boolean {
  return noun.kind === 'select' && choosableFor(game, noun, context, choosing).length > 0;
}

/** What may be chosen for it. */
export function choosableFor(game: Game, noun: Select, context: Context, choosing: Choosing): readonly Entity[] {
  const found =
    choosing.among === undefined || alreadyHandled(game, noun.filter, context) !== null
      ? candidates(game, noun, context)
      : othersAmong(
          game,
          noun,
          context,
          choosing.among.filter((entity) => fits(game, noun, entity, context)),
        );
  const entering = context.bindings[ENTERING_LABEL]?.entities;
  const there = entering === undefined ? found : found.filter((entity) => !entering.includes(entity)); // CR 614.13a
  return choosing.only === undefined ? there : there.filter(choosing.only);
}

/** "Sacrifices all other creatures": than those spoken of before. CR 608.2c. */
function othersAmong(game: Game, noun: Select, context: Context, found: readonly Entity[]): readonly Entity[] {
  return noun.quantifier.other === true ? withoutSpokenOf(game, noun.filter, context, found) : found;
}

function resolveSelect(game: Game, noun: Select, context: Context, choosing: Choosing): Chosen {
  const limits = bounds(game, noun.quantifier, context);
  const possible = choosableFor(game, noun, context, choosing);
  let entities = possible;
  if (limits !== null) {
    if (noun.quantifier.atRandom === true) entities = atRandom(game, possible, limits.max);
    else if (noun.quantifier.amount === 'oneOfEach')
      entities = pickOfEach(game, noun.quantifier.types ?? [], possible, context, choosing);
    else {
      const chooser =
        noun.quantifier.chooser === undefined
          ? choosing.player
          : (chooserFor(game, noun.quantifier.chooser, context) ?? choosing.player);
      const min = choosing.optional === true ? 0 : limits.min;
      entities = pickTogether(game, wishesOf(noun), possible, min, limits.max, context, {
        ...choosing,
        player: chooser,
      });
    }
  }
  const named = withRest(noun, possible, entities, naming(noun.label, entities, context));
  const bindings = withNamed(game, noun, entities, named.bindings);
  return { entities, context: bindings === named.bindings ? named : { ...named, bindings } };
}

/** "The rest": what could have been chosen and was not. CR 608.2c. */
function withRest(
  { label }: Select,
  possible: readonly Entity[],
  chosen: readonly Entity[],
  context: Context,
): Context {
  return label === undefined || chosen === possible
    ? context
    : bindRest(
        label,
        possible.filter((entity) => !chosen.includes(entity)),
        context,
      );
}

/** The context in which it is known what is left of those that could have been chosen under the label. */
export function bindRest(label: Label, rest: readonly Entity[], context: Context): Context {
  return bind(context, restOf(label), rest, rest.length);
}

/** Those with different names, with a total that is limited, and the like: one after the other, while there are such. */
function pickTogether(
  game: Game,
  wishes: readonly Wish[],
  from: readonly Entity[],
  min: number,
  max: number,
  context: Context,
  choosing: Choosing,
): readonly Entity[] {
  if (wishes.length === 0) return pick(game, from, min, max, context, choosing);
  const chosen: Entity[] = [];
  while (chosen.length < max) {
    const open = mayJoin(game, wishes, chosen, from, min, context);
    const [one] = pick(game, open, chosen.length < min ? 1 : 0, 1, context, choosing);
    if (one === undefined) break;
    chosen.push(one);
  }
  return chosen;
}

/** "An artifact, a creature, and a land": one of each type that there is; what has several of them may be chosen for each. CR 608.2d. */
function pickOfEach(
  game: Game,
  types: readonly CardType[],
  from: readonly Entity[],
  context: Context,
  choosing: Choosing,
): readonly Entity[] {
  const chosen: Entity[] = [];
  for (const type of types) {
    const open = from.filter((entity) => hasCardType(characteristics(game, entity as number as ObjectId), type));
    for (const entity of pick(game, open, 1, 1, context, choosing)) if (!chosen.includes(entity)) chosen.push(entity);
  }
  return chosen;
}

function fits(game: Game, noun: Select, entity: Entity, context: Context): boolean {
  if (isNoOther(game, noun, entity, context)) return false;
  return fitsDescription(game, noun.filter, entity, context);
}

function pick(
  game: Game,
  from: readonly Entity[],
  min: number,
  max: number,
  context: Context,
  choosing: Choosing,
): readonly Entity[] {
  const near = choosable(game, choosing.player, from); // CR 801.5a
  const most = Math.min(max, near.length);
  if (most <= 0) return [];
  // CR 406.4: of cards that the player may not look at, a pile is chosen, and then a card at random.
  const piles = most === 1 ? inPiles(game, choosing.player, near) : null;
  const chosen = askChoose(
    game,
    choosing.player,
    reason(`Choose what to ${choosing.purpose}`, context.source, choosing.rule),
    piles?.from ?? near,
    min,
    most,
    choosing.purpose,
    {
      hidden: choosing.hidden ?? false,
      helps: choosing.helps ?? null,
    },
  );
  return piles === null ? chosen : chosen.map(piles.chosen);
}

/** The objects meant, as they are now: those that moved once are followed. CR 400.7j. */
export function resolveObjects(
  game: Game,
  noun: Noun,
  context: Context,
  choosing: Choosing,
): { readonly objects: readonly ObjectId[]; readonly context: Context } {
  const chosen = resolveNoun(game, noun, context, choosing);
  const objects: ObjectId[] = [];
  for (const object of objectsOf(chosen.entities)) {
    for (const now of foundNow(game, object, chosen.context))
      if (game.objects[now] !== undefined && game.objects[now].zone !== Zone.None && !objects.includes(now))
        objects.push(now);
  }
  return { objects, context: chosen.context };
}

/** The players who act: without a noun, you. In APNAP order, for choices and simultaneous acts. CR 101.4, 608.2e. */
export function resolvePlayers(
  game: Game,
  noun: Noun | undefined,
  context: Context,
): { readonly players: readonly PlayerId[]; readonly context: Context } {
  if (noun === undefined || noun.kind === 'you')
    return { players: inTurnOrder(game, playersMeantByYou(game, context)), context };
  const chosen = resolveNoun(game, noun, context, { player: context.controller, purpose: 'choose', rule: '608.2d' });
  return { players: inTurnOrder(game, playersOf(chosen.entities), firstOf(game, context)), context: chosen.context };
}

/** The active player, or the one with whom the words say to start. CR 101.4. */
function firstOf(game: Game, context: Context): PlayerId {
  const first = context.bindings[FIRST_LABEL]?.entities[0];
  return first === undefined ? game.activePlayer : entityPlayer(first);
}

/** The players still in the game, from the active player on. CR 101.4. */
export function inTurnOrder(
  game: Game,
  players: readonly PlayerId[],
  first: PlayerId = game.activePlayer,
): readonly PlayerId[] {
  if (players.length < 2) return players.filter((player) => game.players[player]?.lost === false);
  const seats = game.players.length;
  const ordered: PlayerId[] = [];
  for (let i = 0; i < seats; i++) {
    const player = seatAfter(game, first, i);
    if (players.includes(player) && game.players[player]?.lost === false) ordered.push(player);
  }
  return ordered;
}

/** The objects in a place: a zone of those players it names, or of all. */
export function objectsInPlace(game: Game, place: Place, context: Context): readonly Entity[] {
  const zone = ZONE_BY_NAME[place.zone];
  if (place.of === undefined || zone === Zone.Battlefield || zone === Zone.Stack) {
    const all = allIn(game, zone);
    // "from all hands and graveyards"
    return asEntities(place.or === undefined ? all : [...all, ...allIn(game, ZONE_BY_NAME[place.or])]);
  }
  const found: ObjectId[] = [];
  for (const player of findPlayers(game, place.of, context)) {
    found.push(...zoneObjects(game, zone, player));
    // "from your hand or graveyard"
    if (place.or !== undefined) found.push(...zoneObjects(game, ZONE_BY_NAME[place.or], player));
  }
  return asEntities(found);
}

function allIn(game: Game, zone: Zone): readonly ObjectId[] {
  if (zone !== Zone.Hand && zone !== Zone.Graveyard && zone !== Zone.Library) return zoneObjects(game, zone, null);
  return game.players.flatMap((player) => zoneObjects(game, zone, player.id));
}

type NounList = Extract<Noun, { kind: 'nounList' }>;

const amongMemo = new WeakMap<NounList, readonly Noun[]>();

/** "A creature card and/or a land card from among them": both are from among them. CR 608.2c. */
function allAmong(noun: NounList): readonly Noun[] {
  let parts = amongMemo.get(noun);
  if (parts === undefined) {
    const last = noun.of.at(-1);
    const among = last?.kind === 'select' ? last.filter.qualities?.find(({ kind }) => kind === 'among') : undefined;
    parts =
      among === undefined
        ? noun.of
        : noun.of.map((part) =>
            part.kind === 'select' && !part.filter.qualities?.some(({ kind }) => kind === 'among')
              ? { ...part, filter: { ...part.filter, qualities: [...(part.filter.qualities ?? []), among] } }
              : part,
          );
    amongMemo.set(noun, parts);
  }
  return parts;
}
