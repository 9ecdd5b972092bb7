/** Costs besides choosing what they are: whether they can be paid, and paying them. CR 118, 601.2h, 602.2b. */
import type { Action, Cost, CostPart, Filter, Noun, Value } from '@kitchen-table/language';
import { perform } from '../events/perform.ts';
import { find, zoneObjects } from '../questions/nouns.ts';
import { fitsDescription } from '../questions/filters.ts';
import { withDone } from '../questions/this-way.ts';
import { isForbidden } from '../questions/rules-in-force.ts';
import { isSummoningSick } from '../questions/summoning-sickness.ts';
import { evaluate } from '../questions/values.ts';
import { characteristics } from '../questions/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Purpose } from '../vocabulary/decisions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects.ts';
import type { Player } from '../vocabulary/players.ts';
import { Zone, ZONE_BY_NAME } from '../vocabulary/zones.ts';
import { bind, objectsOf } from './bindings.ts';
import { chooseEntities, chooseObjects, chooseOption, reason } from './choices.ts';
import { moveEvent, putCountersEvent, removeCountersEvent } from './event-makers.ts';
import { canPayMana, payMana } from './mana/payment.ts';
import { payTotalPower, totalPower, totalPowerAsked } from './total-power.ts';
import { demandOf, demandWith } from './mana/symbols.ts';

/** Whether the parts can all be paid now. Mana too, unless `withoutMana`. */
export function canPayParts(game: Game, player: PlayerId, cost: Cost, context: Context, withoutMana = false): boolean {
  for (const part of cost) if (!canPayPart(game, player, part, context, withoutMana)) return false;
  return true;
}

function canPayPart(game: Game, player: PlayerId, part: CostPart, context: Context, withoutMana: boolean): boolean {
  const source = game.objects[context.source] as GameObject;
  switch (part.kind) {
    case 'manaCost':
      return withoutMana || canPayMana(game, manaPayment(player, part.symbols, context));
    case 'tapCost':
      return (
        source.zone === Zone.Battlefield &&
        (source.status & StatusBit.Tapped) === 0 &&
        !isSummoningSick(game, context.source)
      );
    case 'untapCost':
      return (
        source.zone === Zone.Battlefield &&
        (source.status & StatusBit.Tapped) !== 0 &&
        !isSummoningSick(game, context.source)
      );
    case 'loyaltyCost':
      if (part.amount === '-X') return (source.counters['loyalty'] ?? 0) >= (context.x ?? 0); // CR 606.6
      return typeof part.amount !== 'number' || part.amount >= 0 || (source.counters['loyalty'] ?? 0) >= -part.amount; // CR 606.6
    case 'lifeCost':
      return canPayLife(game, player, lifeAmount(game, player, part.amount, context));
    case 'actionCost':
      return canPayAction(game, player, part.action, context);
    case 'eitherCost':
      return part.of.some((way) => canPayParts(game, player, way, context, withoutMana));
  }
}

/** CR 119.4: life can be paid only by a player with that much, and only if nothing forbids it. */
export function canPayLife(game: Game, player: PlayerId, amount: number): boolean {
  return (
    amount <= 0 ||
    ((game.players[player] as Player).life >= amount && isForbidden(game, { kind: 'loseLife', player }) === null)
  );
}

function lifeAmount(game: Game, player: PlayerId, amount: number | 'X' | 'half', context: Context): number {
  if (amount === 'X') return context.x ?? 0;
  if (amount === 'half') return Math.ceil((game.players[player] as Player).life / 2);
  return amount;
}

function manaPayment(player: PlayerId, symbols: readonly string[], context: Context): Parameters<typeof canPayMana>[1] {
  return {
    player,
    demand: demandWith(demandOf(symbols), context.x ?? 0, 0, 0),
    spending: null,
    except: NO_OBJECT,
    helpers: [],
    life: 0,
  };
}

/** The objects from which a cost chooses, and how many it takes. */
interface CostChoice {
  readonly from: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
  readonly purpose: Purpose;
}

/** How many of what a noun asks for when it is chosen as a cost. */
function countOf(game: Game, noun: Noun, context: Context): { min: number; max: number } {
  if (noun.kind !== 'select') return { min: 1, max: 1 };
  const { amount, number } = noun.quantifier;
  const n = number === undefined ? 1 : evaluate(game, number, context);
  switch (amount) {
    case 'a':
    case 'the':
    case 'no':
      return { min: 1, max: 1 };
    case 'number':
      return { min: n, max: n };
    case 'upTo':
    case 'atMost':
      return { min: 0, max: n };
    case 'oneOrTwo':
      return { min: 1, max: 2 };
    case 'oneToThree':
      return { min: 1, max: 3 };
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'atLeast':
      return { min: n, max: Number.MAX_SAFE_INTEGER };
    case 'each':
    case 'all':
    case 'bare':
      return { min: 0, max: 0 };
  }
}

/** The objects in a zone that fit, for a cost paid by this player. */
function fitting(game: Game, zone: Zone, owner: PlayerId | null, noun: Noun, context: Context): ObjectId[] {
  if (noun.kind !== 'select') return objectsOf(find(game, noun, context));
  const fits: ObjectId[] = [];
  for (const id of zoneObjects(game, zone, owner)) {
    if (noun.quantifier.other === true && id === context.source) continue;
    if (id !== context.stackObject && fitsDescription(game, noun.filter as Filter, id as number as Entity, context))
      fits.push(id);
  }
  return fits;
}

/** What an action asks its payer to choose; null when it is not paid by choosing objects. */
function choiceFor(game: Game, player: PlayerId, action: Action, context: Context): CostChoice | null {
  switch (action.kind) {
    case 'sacrifice': {
      const from = fitting(game, Zone.Battlefield, null, action.object, context).filter(
        (id) =>
          game.objects[id]?.zone === Zone.Battlefield &&
          characteristics(game, id).controller === player &&
          isForbidden(game, { kind: 'sacrifice', player, object: id as number as Entity }) === null,
      );
      return choice(game, from, action.object, context, 'sacrifice');
    }
    case 'discard':
      if (action.object.kind === 'zoneOfPlayer') return everything((game.players[player] as Player).hand, 'discard');
      return choice(
        game,
        fitting(game, Zone.Hand, player, action.object, context).filter((id) => game.objects[id]?.zone === Zone.Hand),
        action.object,
        context,
        'discard',
      );
    case 'exile': {
      const zone = zoneNamed(action.from?.zone, action.object);
      const from = fitting(
        game,
        zone ?? Zone.Battlefield,
        zone === Zone.Battlefield || zone === null ? null : ownerOf(action.object, player),
        action.object,
        context,
      );
      return choice(
        game,
        zone === Zone.Battlefield ? from.filter((id) => characteristics(game, id).controller === player) : from,
        action.object,
        context,
        'exile',
      );
    }
    case 'move': {
      const zone = zoneNamed(action.from?.zone, action.object) ?? Zone.Battlefield;
      const from = fitting(game, zone, zone === Zone.Battlefield ? null : player, action.object, context);
      return choice(
        game,
        zone === Zone.Battlefield ? from.filter((id) => characteristics(game, id).controller === player) : from,
        action.object,
        context,
        'return',
      );
    }
    case 'tap':
    case 'untap': {
      const tapped = action.kind === 'untap';
      const from = fitting(game, Zone.Battlefield, null, action.object, context).filter(
        (id) =>
          (((game.objects[id] as GameObject).status & StatusBit.Tapped) !== 0) === tapped &&
          characteristics(game, id).controller === player,
      );
      return choice(game, from, action.object, context, 'tap');
    }
    case 'reveal':
      return choice(game, fitting(game, Zone.Hand, player, action.object, context), action.object, context, 'reveal');
    default:
      return null;
  }
}

function choice(game: Game, from: readonly ObjectId[], noun: Noun, context: Context, purpose: Purpose): CostChoice {
  if (noun.kind === 'select' && ['each', 'all', 'bare'].includes(noun.quantifier.amount))
    return everything(from, purpose);
  if (noun.kind === 'libraryCards' || noun.kind === 'zoneOfPlayer') return everything(from, purpose);
  return { from, ...countOf(game, noun, context), purpose };
}

function everything(from: readonly ObjectId[], purpose: Purpose): CostChoice {
  return { from, min: from.length, max: from.length, purpose };
}

function ownerOf(noun: Noun, player: PlayerId): PlayerId | null {
  if (noun.kind !== 'select') return player;
  const quality = (noun.filter.qualities ?? []).find((each) => each.kind === 'inZone');
  return quality !== undefined && quality.kind === 'inZone' && quality.of === undefined ? null : player;
}

function zoneNamed(from: keyof typeof ZONE_BY_NAME | undefined, noun: Noun): Zone | null {
  if (from !== undefined) return ZONE_BY_NAME[from];
  if (noun.kind !== 'select') return null;
  for (const quality of noun.filter.qualities ?? [])
    if (quality.kind === 'inZone' || quality.kind === 'fromZone')
      return ZONE_BY_NAME[quality.zone[0] as keyof typeof ZONE_BY_NAME];
  return Zone.Battlefield;
}

function canPayAction(game: Game, player: PlayerId, action: Action, context: Context): boolean {
  const power = totalPowerAsked(action);
  if (power !== null) return totalPower(game, choiceFor(game, player, action, context)?.from ?? []) >= power;
  const chosen = choiceFor(game, player, action, context);
  if (chosen !== null) return chosen.from.length >= chosen.min;
  switch (action.kind) {
    case 'removeCounters': {
      const need = counterNumber(game, action.number, context);
      return removable(game, player, action, context).some(
        (entity) => countersOn(game, entity, action.counter) >= need,
      );
    }
    case 'pay':
      return canPayParts(game, player, action.cost, context);
    case 'mill':
      return (game.players[player] as Player).library.length >= amount(game, action.amount, context);
    case 'draw':
      return (game.players[player] as Player).library.length >= amount(game, action.amount, context);
    case 'loseLife':
      return canPayLife(game, player, amount(game, action.amount, context));
    case 'create':
    case 'putCounters':
    case 'gainLife':
    case 'keywordAction':
    case 'getCounters':
    case 'addMana':
    case 'dealDamage':
    case 'gainControl':
    case 'transform':
    case 'goad':
    case 'unattach':
      return true;
    default:
      return false;
  }
}

/** The kinds of action that can be paid as a cost; understands.ts lists the others as missing. */
export const PAYABLE_ACTIONS: readonly Action['kind'][] = [
  'sacrifice',
  'discard',
  'exile',
  'move',
  'tap',
  'untap',
  'reveal',
  'removeCounters',
  'pay',
  'mill',
  'draw',
  'loseLife',
  'create',
  'putCounters',
  'gainLife',
  'keywordAction',
  'getCounters',
  'addMana',
  'dealDamage',
  'gainControl',
  'transform',
  'goad',
  'unattach',
];

function amount(game: Game, value: Value | undefined, context: Context): number {
  return value === undefined ? 1 : evaluate(game, value, context);
}

function counterNumber(game: Game, number: Value | 'all' | 'any number', context: Context): number {
  return typeof number === 'string' ? 0 : evaluate(game, number, context);
}

function countersOn(game: Game, entity: Entity, counter: string | null): number {
  const counters = game.objects[entity]?.counters ?? {};
  return counter === null ? Object.values(counters).reduce((sum, each) => sum + each, 0) : (counters[counter] ?? 0);
}

type RemoveCounters = Extract<Action, { kind: 'removeCounters' }>;

function removable(game: Game, player: PlayerId, action: RemoveCounters, context: Context): readonly Entity[] {
  if (action.from.kind !== 'select') return find(game, action.from, context);
  return fitting(game, Zone.Battlefield, null, action.from, context).filter(
    (id) => characteristics(game, id).controller === player,
  ) as readonly number[] as readonly Entity[];
}

/**
 * Pays every part: mana first, while its sources are there (CR 601.2g), then the rest in printed order.
 * Gives the context with what the costs named ("the sacrificed creature"). The caller has checked that it can be paid.
 */
export function payParts(game: Game, player: PlayerId, cost: Cost, context: Context, rule: string): Context {
  let now = context;
  for (const part of cost) {
    if (part.kind !== 'manaCost') continue;
    if (payMana(game, manaPayment(player, part.symbols, now)) === null)
      throw new Error(`player ${player} cannot pay ${part.symbols.join('')}`);
  }
  for (const part of cost) if (part.kind !== 'manaCost') now = payPart(game, player, part, now, rule);
  return now;
}

function payPart(
  game: Game,
  player: PlayerId,
  part: Exclude<CostPart, { kind: 'manaCost' }>,
  context: Context,
  rule: string,
): Context {
  const { source } = context;
  const by = { cause: source, rule };
  switch (part.kind) {
    case 'tapCost':
      perform(game, [{ kind: 'tap', object: source, ...by }]);
      return context;
    case 'untapCost':
      perform(game, [{ kind: 'untap', object: source, ...by }]);
      return context;
    case 'loyaltyCost': {
      const change = part.amount === 'X' ? (context.x ?? 0) : part.amount === '-X' ? -(context.x ?? 0) : part.amount;
      if (change > 0) perform(game, [putCountersEvent(source as number as Entity, 'loyalty', change, player, by)]);
      if (change < 0) perform(game, [removeCountersEvent(source as number as Entity, 'loyalty', -change, player, by)]);
      return context;
    }
    case 'lifeCost':
      payLife(game, player, lifeAmount(game, player, part.amount, context), source, rule);
      return context;
    case 'actionCost':
      return payAction(game, player, part.action, context, rule);
    case 'eitherCost': {
      const ways = part.of.filter((way) => canPayParts(game, player, way, context));
      // CR 118.3: nothing can be paid; the caller asked before, but paying another part may have taken what this one needs.
      if (ways.length === 0) throw new Error(`none of the costs ${costText(part.of.flat())} can be paid`);
      const index = chooseOption(
        game,
        player,
        reason('Choose which cost to pay', source, '118.12'),
        'cost',
        ways.map(costText),
      );
      return payParts(game, player, ways[index] as Cost, context, rule);
    }
  }
}

/** A player pays life. CR 119.4. */
export function payLife(game: Game, player: PlayerId, life: number, source: ObjectId, rule: string): void {
  if (life > 0) perform(game, [{ kind: 'payLife', player, amount: life, fromDamage: false, cause: source, rule }]);
}

function payAction(game: Game, player: PlayerId, action: Action, context: Context, rule: string): Context {
  const chosen = choiceFor(game, player, action, context);
  if (chosen === null) {
    if (action.kind === 'removeCounters') return payCounters(game, player, action, context, rule);
    if (action.kind === 'pay') return payParts(game, player, action.cost, context, rule);
    return game.rules.execute(game, { kind: 'do', action }, context);
  }
  const power = totalPowerAsked(action);
  if (power !== null) return payTotalPower(game, player, chosen.from, power, context, rule);
  const hidden = chosen.purpose === 'discard' || chosen.purpose === 'reveal';
  const objects =
    action.kind === 'discard' && action.atRandom === true
      ? null
      : chooseObjects(
          game,
          player,
          reason(`Choose what to ${chosen.purpose} as a cost`, context.source, rule),
          chosen.from,
          chosen.min,
          chosen.max,
          chosen.purpose,
          { hidden, helps: false },
        );
  if (objects === null) return game.rules.execute(game, { kind: 'do', action }, context);
  const events: GameEvent[] = [];
  for (const object of objects) {
    const event = costEvent(game, player, action, object, context, rule);
    if (event !== null) events.push(event);
  }
  const done = perform(game, events);
  const entities: Entity[] = [];
  // "the sacrificed creature" is the creature as it was: its last-known information is asked for. CR 608.2h.
  if (action.kind === 'sacrifice' || action.kind === 'tap' || action.kind === 'untap' || action.kind === 'reveal')
    entities.push(...(objects as readonly number[] as readonly Entity[]));
  else for (const event of done) if (event.kind === 'zoneChange') entities.push(event.became as number as Entity);
  const noted = withDone(context.bindings, action.kind, entities);
  const now = bind(
    noted === null ? context : { ...context, bindings: noted },
    COST,
    [...(context.bindings[COST]?.entities ?? []), ...entities],
    objects.length,
  );
  const noun = 'object' in action ? (action.object as { label?: string } | undefined) : undefined;
  const labels = [action.label, noun?.label].filter((label) => label !== undefined);
  return labels.reduce((reading, label) => bind(reading, label, entities, objects.length), now);
}

/** The label of what was sacrificed, discarded, exiled, ... to pay. CR 608.2k. */
const COST = 'cost';

function costEvent(
  game: Game,
  player: PlayerId,
  action: Action,
  object: ObjectId,
  context: Context,
  rule: string,
): GameEvent | null {
  const by = { cause: context.source, rule };
  switch (action.kind) {
    case 'sacrifice':
      return moveEvent(game, object, Zone.Graveyard, 'sacrifice', player, by);
    case 'discard':
      return moveEvent(game, object, Zone.Graveyard, 'discard', player, by);
    case 'exile':
      return moveEvent(game, object, Zone.Exile, 'exile', player, by);
    case 'move':
      return moveEvent(
        game,
        object,
        ZONE_BY_NAME[action.to.zone],
        action.verb === 'return' ? 'return' : 'put',
        player,
        by,
        { position: action.to.position === 'bottom' ? 'bottom' : 'top' },
      );
    case 'tap':
      return { kind: 'tap', object, ...by };
    case 'untap':
      return { kind: 'untap', object, ...by };
    case 'reveal':
      return { kind: 'reveal', player, objects: [object], ...by };
    default:
      return null;
  }
}

function payCounters(game: Game, player: PlayerId, action: RemoveCounters, context: Context, rule: string): Context {
  const need = counterNumber(game, action.number, context);
  const from = removable(game, player, action, context).filter(
    (entity) => countersOn(game, entity, action.counter) >= need,
  );
  const [entity] = chooseEntities(
    game,
    player,
    reason('Choose where to remove counters from', context.source, rule),
    from,
    1,
    1,
    'counters',
    { helps: false },
  );
  if (entity === undefined) return context;
  const counters = game.objects[entity]?.counters ?? {};
  const kinds = action.counter === null ? Object.keys(counters) : [action.counter];
  let left = typeof action.number === 'string' ? countersOn(game, entity, action.counter) : need;
  const total = left;
  for (const kind of kinds) {
    const count = Math.min(left, counters[kind] ?? 0);
    if (count > 0) perform(game, [removeCountersEvent(entity, kind, count, player, { cause: context.source, rule })]);
    left -= count;
  }
  return action.label === undefined ? context : bind(context, action.label, [entity], total);
}

/** A cost in a few words, for questions. */
export function costText(cost: Cost): string {
  return cost
    .map((part) => {
      switch (part.kind) {
        case 'manaCost':
          return part.symbols.map((symbol) => `{${symbol}}`).join('');
        case 'tapCost':
          return '{T}';
        case 'untapCost':
          return '{Q}';
        case 'loyaltyCost':
          return `[${part.amount}]`;
        case 'lifeCost':
          return `pay ${part.amount} life`;
        case 'actionCost':
          return part.action.kind;
        case 'eitherCost':
          return part.of.map(costText).join(' or ');
      }
    })
    .join(', ');
}
