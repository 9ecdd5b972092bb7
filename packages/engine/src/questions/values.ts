/** The number that a value means now. CR 107, 608.2h. */
import { notedNumber } from './players/draft-notes.ts';
import { type Filter, isLabel, type Noun, type Stat, type Value } from '@kitchen-table/language/core';
import { TypeBit } from '../vocabulary/objects/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, type ObjectId, playerEntity } from '../vocabulary/ids.ts';
import { colorBit } from '../vocabulary/objects/mana-symbols.ts';
import { BASIC_LAND_TYPES, hasSubtype, isCreatureType } from '../vocabulary/objects/subtypes.ts';
import { characteristics } from './continuous-effects/characteristics.ts';
import { totalCountersOn } from './objects/counters.ts';
import { excessLabel } from './combat-phase/excess-damage.ts';
import { lostFlipsLabel } from './players/flips.ts';
import { timesCommandersCast } from './players/commander-casts.ts';
import { earlierThan, historyOf } from './history.ts';
import { manaFrom } from './casting-spells/cast-facts.ts';
import { countOf, findPlayers } from './reading.ts';
import { asPutOntoBattlefield } from './objects/followed-objects.ts';
import { addMatching, find } from './objects/nouns.ts';
import { lettersOn, lettersOnThatSticker, totalOnStickers } from './objects/stickers.ts';
import { numberChosen } from './choices/numbers-chosen.ts';
import { votesFor } from './choices/votes.ts';
import { maximumHandSize } from './players/limits.ts';
import { startingLife } from './players/starting-life.ts';
import { asOf } from './casting-spells/values-as-of.ts';
import { timesTempted } from './players/temptations.ts';
import { mostAlike } from './targets/chosen-together.ts';

/** Under which name a part of an amount is known: what was too much of damage, the flips that were lost. */
function labelOfPart(label: string, part: string | undefined): string {
  if (part === 'excess') return excessLabel(label);
  return part === 'flips lost' ? lostFlipsLabel(label) : label;
}

/** No number of anything. */
const NOT_CHOSEN = -1;

const ALIKE_IN_TYPE = { kind: 'different', what: 'creature types', not: true } as const;

/** The number that a value means now; what can't be determined is 0. CR 107.2. */
export function evaluate(game: Game, value: Value, context: Context): number {
  switch (value.kind) {
    case 'number':
    case 'atLeast':
    case 'exactly':
      return value.number;
    case 'lessThan':
      return evaluate(game, value.than, context);
    case 'x':
      return context.x ?? game.objects[context.source]?.stack?.cast.x ?? 0;
    case 'count':
      return countOf(game, value.of, context);
    case 'stat': {
      const found = find(game, value.of, context);
      // CR 607.3, 701.13d: "the exiled card" and "the milled card" may be several, and then it is the sum of their answers.
      if (isExiledCard(value.of) || isMilledCard(value.of))
        return found.reduce((sum, entity) => sum + statOf(game, entity, value.stat), 0);
      const entity = found[0];
      if (entity === undefined) return 0;
      const spokenOf = value.of.kind === 'reference' ? asPutOntoBattlefield(game, entity, context) : entity;
      return statOf(game, spokenOf, value.stat);
    }
    case 'extreme': {
      let found: number | null = null;
      for (const entity of every(game, value.among, context)) {
        const stat = statOf(game, entity, value.stat);
        if (found === null || (value.extreme === 'greatest' ? stat > found : stat < found)) found = stat;
      }
      return found ?? 0;
    }
    case 'total': {
      let total = 0;
      for (const entity of every(game, value.of, context)) total += statOf(game, entity, value.stat);
      return total;
    }
    case 'countersOn':
      return totalCountersOn(game, find(game, value.on, context), value.counter);
    case 'mostAlike':
      return mostAlike(game, ALIKE_IN_TYPE, find(game, value.of, context));
    case 'devotion': {
      let colors = 0;
      for (const color of value.colors) colors |= colorBit(color);
      if (value.chosen === true) colors = 1 << (game.objects[context.source]?.memory.chosenColor ?? 31);
      let total = 0;
      for (const player of findPlayers(game, value.player, context)) total += devotion(game, player, colors);
      return total;
    }
    case 'amountOf': {
      if (value.to === null) throw new Error('an amount was left unbound');
      // CR 607.2d: the number that was chosen for it; where none was, nothing is equal to it.
      if (value.to === 'linked.chosen') return game.objects[context.source]?.memory.chosenNumber ?? NOT_CHOSEN;
      const bound = context.bindings[labelOfPart(value.to, value.what)];
      if (bound === undefined && !isLabel(value.to)) throw new Error(`no such label: ${String(value.to)}`);
      return bound === undefined ? 0 : bound.amount;
    }
    case 'history':
      return value.when === 'this game'
        ? timesCommandersCast(game, value.event, context)
        : historyOf(game, value.event, value.what, value.when, context, earlierThan(value, context));
    case 'temptations':
      return timesTempted(game, findPlayers(game, value.player, context));
    case 'asOf':
      return asOf(game, value, context);
    case 'sum':
      return evaluate(game, value.of[0], context) + evaluate(game, value.of[1], context);
    case 'difference': {
      const difference = evaluate(game, value.of[0], context) - evaluate(game, value.of[1], context);
      return value.absolute === true ? Math.abs(difference) : difference;
    }
    case 'greater':
      return Math.max(evaluate(game, value.of[0], context), evaluate(game, value.of[1], context));
    case 'times':
      return value.by * evaluate(game, value.of, context);
    case 'half': {
      const half = evaluate(game, value.of, context) / (value.parts ?? 2);
      return value.rounded === 'up' ? Math.ceil(half) : Math.floor(half); // CR 107.1a
    }
    case 'greatestOfPlayers':
      return greatestOfPlayers(game, value, context);
    case 'manaSymbols': {
      let colors = 0;
      for (const color of value.colors) colors |= colorBit(color);
      let total = 0;
      for (const entity of find(game, value.of, context))
        total += isPlayerEntity(entity) ? 0 : symbolsOf(game, entity, colors);
      return total;
    }
    case 'kindsAmong':
      return kindsAmong(game, value.what, every(game, value.of, context));
    case 'storedAlike': {
      const stored = find(game, value.on, context).flatMap((on) => game.objects[on]?.memory.storedResults ?? []);
      return Math.max(0, ...stored.map(({ result }) => stored.filter((other) => other.result === result).length));
    }
    case 'paidAsEntered':
      return game.objects[context.source]?.memory.paidAsEntered ?? 0;
    case 'noted':
      return notedNumber(game, context, value.what);
    case 'stickerLetters':
      return value.on === undefined
        ? lettersOnThatSticker(game, value.letters, context)
        : lettersOn(game, find(game, value.on, context), value.letters);
    case 'totalOnStickers':
      return totalOnStickers(game, find(game, value.on, context), value.stat);
    case 'chosenNumbers':
      return numberChosen(context, value.which);
    case 'votes':
      return votesFor(context, value.option);
    case 'castFact': {
      if (value.subject === undefined) return castNumber(game, value.fact, value.keyword, context);
      // What was never a spell was not cast; of several it is asked together.
      return find(game, value.subject, context)
        .filter((entity) => !isPlayerEntity(entity))
        .map((entity) => ({ ...context, source: entity as number as typeof context.source }))
        .reduce((sum, known) => sum + castNumber(game, value.fact, value.keyword, known), 0);
    }
    default:
      return unreachable(value);
  }
}

/** Everything that a noun or a filter means. */
export function every(game: Game, of: Noun | Filter, context: Context): readonly Entity[] {
  if (of.kind !== 'filter') return find(game, of, context);
  const found: Entity[] = [];
  addMatching(game, of, context, found);
  return found;
}

/** A numeric characteristic, or a player's number. CR 107.2: 0 when it has none. */
export function statOf(game: Game, entity: Entity, stat: Stat): number {
  if (isPlayerEntity(entity)) {
    const player = game.players[entityPlayer(entity)];
    if (player === undefined) return 0;
    switch (stat) {
      case 'life total':
        return player.life;
      case 'starting life total':
        return startingLife(game, player.id);
      case 'hand size':
        return player.left ? player.handAsLeft : player.hand.length; // CR 800.4i
      case 'maximum hand size':
        return maximumHandSize(game, player.id);
      case 'speed':
        return player.counters['speed'] ?? 0;
      default:
        return 0;
    }
  }
  const object = game.objects[entity];
  if (object === undefined) return 0;
  const now = characteristics(game, object.id);
  switch (stat) {
    case 'power':
      return orZero(now.power);
    case 'toughness':
      return orZero(now.toughness);
    case 'base power':
      return orZero(now.basePower);
    case 'base toughness':
      return orZero(now.baseToughness);
    case 'mana value':
      // CR 202.3e: X counts on the stack only.
      return (
        now.manaValue +
        (object.stack !== null && object.stack.kind === 'spell' ? xIn(now.manaCost) * (object.stack.cast.x ?? 0) : 0)
      );
    case 'loyalty':
      return object.counters['loyalty'] ?? Number(now.face.loyalty ?? 0);
    case 'defense':
      return object.counters['defense'] ?? Number(now.face.defense ?? 0);
    default:
      return 0;
  }
}

/** "The exiled card", by whatever word. CR 607.3. */
function isExiledCard(noun: Noun): boolean {
  return noun.kind === 'linked'
    ? noun.what === 'exiled card'
    : noun.kind === 'reference' && noun.to === 'linked.exiled';
}

/** "The milled card". CR 701.13d. */
function isMilledCard(noun: Noun): boolean {
  return noun.kind === 'reference' && noun.status === 'milled';
}

function xIn(cost: readonly string[] | null): number {
  let found = 0;
  for (const symbol of cost ?? []) if (symbol === 'X') found++;
  return found;
}

function orZero(number: number): number {
  return Number.isNaN(number) ? 0 : number;
}

/** CR 700.5: mana symbols of the colors among the costs of the player's permanents. */
function devotion(game: Game, player: number, colors: number): number {
  let total = 0;
  for (const id of game.battlefield)
    if (characteristics(game, id).controller === player) total += symbolsOf(game, id, colors);
  return total;
}

/** How many symbols of the colors there are in the mana cost of the object, hybrid ones among them. CR 107.4e, 202.1. */
function symbolsOf(game: Game, id: number, colors: number): number {
  let total = 0;
  for (const symbol of characteristics(game, id as ObjectId).manaCost ?? []) {
    for (const part of symbol.split('/')) {
      const color = part.length === 1 ? 'WUBRG'.indexOf(part) : -1;
      if (color >= 0 && (colors & (1 << color)) !== 0) {
        total++;
        break;
      }
    }
  }
  return total;
}

/** The value of the player with whom it is greatest, or least: each is spoken of in turn. */
function greatestOfPlayers(
  game: Game,
  { of, among, least }: Extract<Value, { kind: 'greatestOfPlayers' }>,
  context: Context,
): number {
  const players =
    among === undefined
      ? game.players.filter(({ lost }) => !lost).map(({ id }) => playerEntity(id))
      : every(game, among, context);
  const values = players.map((player) => {
    const candidate = { entities: [player], amount: 0 };
    return evaluate(game, of, { ...context, bindings: { ...context.bindings, candidate } });
  });
  if (values.length === 0) return 0;
  return least === true ? Math.min(...values) : Math.max(0, ...values);
}

function colorCount(colors: number): number {
  let count = 0;
  for (let color = 0; color < 5; color++) if ((colors & (1 << color)) !== 0) count++;
  return count;
}

function kindsAmong(
  game: Game,
  what: Extract<Value, { kind: 'kindsAmong' }>['what'],
  entities: readonly Entity[],
): number {
  const kinds = new Set<string | number>();
  for (const entity of entities) {
    const object = isPlayerEntity(entity) ? undefined : game.objects[entity];
    if (object === undefined) continue;
    const now = characteristics(game, object.id);
    switch (what) {
      case 'colors':
        for (let color = 0; color < 5; color++) if ((now.colors & (1 << color)) !== 0) kinds.add(color);
        break;
      case 'color pairs':
        if (colorCount(now.colors) === 2) kinds.add(now.colors);
        break;
      case 'card types':
        for (let type = 1; type <= TypeBit.Vanguard; type <<= 1) if ((now.types & type) !== 0) kinds.add(type);
        break;
      case 'basic land types':
        for (const type of BASIC_LAND_TYPES) if (hasSubtype(now, type)) kinds.add(type);
        break;
      case 'creature types':
        for (const type of now.subtypes) if (isCreatureType(type)) kinds.add(type);
        break;
      case 'names':
        if (now.name !== '') kinds.add(now.name);
        break;
      case 'powers':
        kinds.add(orZero(now.power));
        break;
      case 'mana values':
        kinds.add(statOf(game, entity, 'mana value'));
        break;
      default:
        unreachable(what);
    }
  }
  return kinds.size;
}

function castNumber(
  game: Game,
  fact: Extract<Value, { kind: 'castFact' }>['fact'],
  paid: string | undefined,
  context: Context,
): number {
  const object = game.objects[context.source];
  // A permanent that nobody cast may have mutated too: CR 702.140c.
  if (fact === 'times mutated') return object?.memory.marks?.['mutated'] ?? 0;
  const cast = object?.stack?.cast ?? object?.memory.cast;
  if (cast === undefined) return 0;
  switch (fact) {
    case 'times kicked':
      return cast.paid.filter((keyword) =>
        paid === undefined ? keyword === 'kicker' || keyword === 'multikicker' : keyword === paid,
      ).length;
    case 'mana spent':
      return cast.manaSpent;
    case 'snow mana spent':
      return cast.spent?.[6] ?? 0; // CR 107.4h
    case 'mana from':
      return manaFrom(game, cast, paid as string);
    case 'colors of mana spent': {
      let count = 0;
      for (let color = 0; color < 5; color++) if ((cast.colorsSpent & (1 << color)) !== 0) count++;
      return count;
    }
    case 'targets':
      return new Set(object?.stack?.targets.flatMap(({ chosen }) => chosen)).size;
    case 'x':
      return cast.x ?? 0;
    default:
      return unreachable(fact);
  }
}

function unreachable(value: never): never {
  throw new Error(`no such value: ${JSON.stringify(value)}`);
}
