/** Paying the parts of a cost: mana first, then the rest as printed. CR 601.2g-h, 602.2b, 118.12. */
import type { Action, Cost, CostPart, Noun } from '@kitchen-table/language/core';
import { loyaltyChange } from '../../questions/costs/loyalty-costs.ts';
import { countersOn } from '../../questions/objects/counters.ts';
import { perform } from '../../events/perform.ts';
import { withDone } from '../../questions/resolving/this-way.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Reason } from '../../vocabulary/decisions.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { atRandom } from '../../vocabulary/random.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import { bind } from '../resolving/bindings.ts';
import { chooseEntities, chooseNumber, chooseObjects, chooseOption, reason } from '../resolving/choices.ts';
import { chooseToPayTogether, costWishes } from './costs-together.ts';
import { moveEvent, putCountersEvent, removeCountersEvent } from '../event-makers.ts';
import { canPayMana, payMana, type Payment } from '../mana/payment.ts';
import { announcePhyrexian, hasPhyrexian } from './phyrexian-symbols.ts';
import { chooseLifeForMana } from '../mana/life-for-mana.ts';
import { payTotalPower, totalPowerAsked } from './total-power.ts';
import { payableSideBySide } from './costs-side-by-side.ts';
import {
  type CostChoice,
  type RemoveCounters,
  choiceFor,
  counterNumber,
  countersThere,
  removable,
} from './cost-choices.ts';
import { costInWords } from '../../saying/questions.ts';
import { canPayParts, lifeAmount, manaPayment, symbolsOf } from './costs.ts';

/**
 * Pays every part: mana first, while its sources are there (CR 601.2g), then the rest in printed order.
 * Gives the context with what the costs named ("the sacrificed creature"). The caller has checked that it can be paid.
 */
export function payParts(game: Game, player: PlayerId, said: Cost, context: Context, rule: string): Context {
  let now = context;
  const cost = said.some(({ kind }) => kind === 'manaCostOf')
    ? said.map(
        (part): CostPart =>
          part.kind === 'manaCostOf' ? { kind: 'manaCost', symbols: symbolsOf(game, part, context) ?? [] } : part,
      )
    : said;
  for (const part of cost) {
    if (part.kind !== 'manaCost') continue;
    const payment = (symbols: readonly string[]): Payment =>
      manaPayment(game, player, symbols, now, part.waterbend === true);
    // CR 118.13b-c: how to pay a symbol is chosen immediately before the cost is paid.
    const symbols = hasPhyrexian(part.symbols)
      ? announcePhyrexian(game, player, now.source, part.symbols, (settled) => canPayMana(game, payment(settled)))
      : part.symbols;
    const chosen = chooseLifeForMana(game, payment(symbols), now.source);
    const spent = payMana(game, chosen.payment);
    if (spent === null) throw new Error(`player ${player} cannot pay ${part.symbols.join('')}`);
    payLife(game, player, spent.life + chosen.life, now.source, rule);
  }
  cost.forEach((part, at) => {
    if (part.kind !== 'manaCost' && part.kind !== 'manaCostOf')
      now = payPart(game, player, part, now, rule, cost.slice(at + 1));
  });
  return now;
}

function payPart(
  game: Game,
  player: PlayerId,
  part: Exclude<CostPart, { kind: 'manaCost' | 'manaCostOf' }>,
  context: Context,
  rule: string,
  later: Cost,
): Context {
  const { source } = context;
  const by = { cause: source, rule, noEffect: true } as const;
  switch (part.kind) {
    case 'tapCost':
      perform(game, [{ kind: 'tap', object: source, ...by }]);
      return context;
    case 'untapCost':
      perform(game, [{ kind: 'untap', object: source, ...by }]);
      return context;
    case 'loyaltyCost': {
      const change = loyaltyChange(game, player, part, context);
      if (change > 0) perform(game, [putCountersEvent(source as number as Entity, 'loyalty', change, player, by)]);
      if (change < 0) perform(game, [removeCountersEvent(source as number as Entity, 'loyalty', -change, player, by)]);
      return context;
    }
    case 'lifeCost':
      payLife(game, player, lifeAmount(game, player, part.amount, context), source, rule);
      return context;
    case 'actionCost':
      return part.also === undefined
        ? payAction(game, player, part.action, context, rule, later)
        : payAction(game, player, part.also, payAction(game, player, part.action, context, rule, []), rule, later);
    case 'eitherCost': {
      const ways = part.of.filter((way) => canPayParts(game, player, way, context));
      // CR 118.3: nothing can be paid; the caller asked before, but paying another part may have taken what this one needs.
      if (ways.length === 0) throw new Error(`none of the costs ${costInWords(part.of.flat())} can be paid`);
      const index = chooseOption(
        game,
        player,
        reason('Choose which cost to pay', source, '118.12'),
        'cost',
        ways.map(costInWords),
      );
      return payParts(game, player, ways[index] as Cost, context, rule);
    }
  }
}

/** A player pays life. CR 119.4. */
export function payLife(game: Game, player: PlayerId, life: number, source: ObjectId, rule: string): void {
  if (life > 0) perform(game, [{ kind: 'payLife', player, amount: life, fromDamage: false, cause: source, rule }]);
}

function payAction(game: Game, player: PlayerId, action: Action, context: Context, rule: string, later: Cost): Context {
  const chosen = choiceFor(game, player, action, context);
  if (chosen === null) {
    if (action.kind === 'removeCounters') return payCounters(game, player, action, context, rule);
    // "Ward—Blight 2": whoever pays does it.
    if (action.kind === 'keywordAction' && context.controller !== player) {
      return asPayment(game, action, { ...context, controller: player }, context);
    }
    if (action.kind === 'pay') return payParts(game, player, action.cost, context, rule);
    return asPayment(game, action, context, context);
  }
  const power = totalPowerAsked(action);
  if (power !== null) return payTotalPower(game, player, chosen.from, action, power, context, rule);
  const why = reason(`Choose what to ${chosen.purpose} as a cost`, context.source, rule);
  const named = 'object' in action ? (action.object as Noun | undefined) : undefined;
  const wishes = costWishes(named);
  // CR 701.8b; "sacrifice this creature" leaves nothing to choose.
  const objects = isAtRandom(action)
    ? atRandom(game, chosen.from, chosen.min)
    : named?.kind === 'self'
      ? chosen.from
      : wishes.length > 0
        ? chooseToPayTogether(game, player, why, wishes, chosen, context)
        : chooseBeside(game, player, why, chosen, later, context);
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
  const labels = [action.label, (named as { label?: string } | undefined)?.label].filter(
    (label) => label !== undefined,
  );
  return labels.reduce((reading, label) => bind(reading, label, entities, objects.length), now);
}

/** The player chooses so that the later parts of the cost can still be paid. CR 118.3, 601.2h. */
function chooseBeside(
  game: Game,
  player: PlayerId,
  why: Reason,
  { from, min, max, purpose }: CostChoice,
  later: Cost,
  context: Context,
): readonly ObjectId[] {
  const how = { hidden: purpose === 'discard' || purpose === 'reveal', helps: false };
  if (payableSideBySide(game, player, later, context, from))
    return chooseObjects(game, player, why, from, min, max, purpose, how);
  const chosen: ObjectId[] = [];
  while (chosen.length < max) {
    const open = from.filter(
      (id) => !chosen.includes(id) && payableSideBySide(game, player, later, context, [...chosen, id]),
    );
    const [one] = chooseObjects(game, player, why, open, chosen.length < min ? 1 : 0, 1, purpose, how);
    if (one === undefined) break;
    chosen.push(one);
  }
  return chosen;
}

/** Done as a part of the cost: no effect does it. CR 118.1. */
function asPayment(game: Game, action: Action, reading: Context, { controller }: Context): Context {
  const { paying: _paying, ...after } = game.rules.execute(game, { kind: 'do', action }, { ...reading, paying: true });
  return { ...after, controller };
}

/** "Discard a card at random". */
function isAtRandom(action: Action): boolean {
  if (action.kind !== 'discard') return false;
  return action.atRandom === true || (action.object.kind === 'select' && action.object.quantifier.atRandom === true);
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
  const by = { cause: context.source, rule, noEffect: true } as const;
  switch (action.kind) {
    case 'sacrifice':
      return moveEvent(game, object, Zone.Graveyard, 'sacrifice', player, by);
    case 'discard':
      return moveEvent(game, object, Zone.Graveyard, 'discard', player, by);
    case 'exile':
      // CR 607.2b: also of a spell, and of the permanent it becomes.
      return { ...moveEvent(game, object, Zone.Exile, 'exile', player, by), exiledWith: context.source };
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

/** "Remove two counters from among creatures you control": one after another, each from any of them. CR 118.3. */
function payCountersAmong(
  game: Game,
  player: PlayerId,
  action: RemoveCounters,
  need: number,
  context: Context,
  rule: string,
): Context {
  const used: Entity[] = [];
  for (let left = need; left > 0; left--) {
    const from = removable(game, player, action, context).filter(
      (entity) => countersOn(game, entity, action.counter) > 0,
    );
    const why = reason('Choose where to remove a counter from', context.source, rule);
    const [entity] = chooseEntities(game, player, why, from, 1, 1, 'counters', { helps: false });
    if (entity === undefined) break;
    const there = countersThere(game, entity);
    const kinds =
      action.counter === null ? Object.keys(there).filter((kind) => (there[kind] ?? 0) > 0) : [action.counter];
    const kind = kinds[kinds.length < 2 ? 0 : chooseOption(game, player, why, 'counter', kinds)] as string;
    perform(game, [removeCountersEvent(entity, kind, 1, player, { cause: context.source, rule })]);
    if (!used.includes(entity)) used.push(entity);
  }
  return action.label === undefined ? context : bind(context, action.label, used, need);
}

function payCounters(game: Game, player: PlayerId, action: RemoveCounters, context: Context, rule: string): Context {
  const need = counterNumber(game, action.number, context);
  if (action.among === true) return payCountersAmong(game, player, action, need, context, rule);
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
  const counters = countersThere(game, entity);
  const kinds = action.counter === null ? Object.keys(counters) : [action.counter];
  const there = countersOn(game, entity, action.counter);
  const why = reason('Choose how many counters to remove', context.source, rule);
  let left =
    action.number === 'any number'
      ? chooseNumber(game, player, why, 0, there, action.counter ?? 'counters') // CR 107.1c
      : action.number === 'all'
        ? there
        : need;
  const total = left;
  for (const kind of kinds) {
    const count = Math.min(left, counters[kind] ?? 0);
    if (count > 0) perform(game, [removeCountersEvent(entity, kind, count, player, { cause: context.source, rule })]);
    left -= count;
  }
  return action.label === undefined ? context : bind(context, action.label, [entity], total);
}
