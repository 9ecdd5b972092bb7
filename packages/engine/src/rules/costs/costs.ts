/** Costs besides choosing what they are: whether they can be paid. CR 118, 601.2h, 602.2b. */
import type { Action, Cost, CostPart, ManaUse, Noun } from '@kitchen-table/language/core';
import { objectsOf } from '../resolving/bindings.ts';
import { loyaltyChange } from '../../questions/costs/loyalty-costs.ts';
import { find } from '../../questions/objects/nouns.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { countersOn } from '../../questions/objects/counters.ts';
import { evaluate } from '../../questions/reading.ts';
import { commanderColorCount } from '../../questions/players/commander-identity.ts';
import { drawsLeft } from '../../questions/players/drawing-limits.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { isSummoningSick } from '../../questions/combat-phase/summoning-sickness.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { canPayMana } from '../mana/payment.ts';
import { manaSources, type Spending } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';
import { purposeOf, totalPower, totalPowerAsked } from './total-power.ts';
import { demandOf, demandWith } from '../mana/symbols.ts';
import { withLifeForMana } from '../mana/life-for-mana.ts';
import { costWishes, couldPayTogether } from './costs-together.ts';
import { waterbenders } from './waterbending.ts';
import { payableSideBySide } from './costs-side-by-side.ts';
import { amount, choiceFor, counterNumber, removable } from './cost-choices.ts';

/** Whether the parts can all be paid now. Mana too, unless `withoutMana`. */
export function canPayParts(game: Game, player: PlayerId, cost: Cost, context: Context, withoutMana = false): boolean {
  for (const part of cost)
    if (!isOfEarlier(part, cost) && !canPayPart(game, player, part, context, withoutMana)) return false;
  return payableSideBySide(game, player, cost, context) && hasLifeForAll(game, player, cost, context);
}

/** CR 118.3, 119.4: for several costs of life there must be enough in all. */
function hasLifeForAll(game: Game, player: PlayerId, cost: Cost, context: Context): boolean {
  const life = cost.flatMap((part) => (part.kind === 'lifeCost' ? [part.amount] : []));
  if (life.length < 2) return true;
  const all = life.reduce<number>((sum, amount) => sum + lifeAmount(game, player, amount, context), 0);
  return canPayLife(game, player, all, context.use);
}

/** "Behold an Elf and exile it": what another part of the cost has chosen is there. CR 118.3, 601.2h. */
function isOfEarlier(part: CostPart, cost: Cost): boolean {
  if (part.kind !== 'actionCost' || !('object' in part.action) || part.action.object?.kind !== 'reference')
    return false;
  const { to } = part.action.object;
  return cost.some(
    (other) =>
      other !== part && other.kind === 'actionCost' && 'object' in other.action && labelOf(other.action.object) === to,
  );
}

function labelOf(noun: Noun | undefined): string | undefined {
  return noun?.kind === 'select' ? noun.label : undefined;
}

function canPayPart(game: Game, player: PlayerId, part: CostPart, context: Context, withoutMana: boolean): boolean {
  const source = game.objects[context.source] as GameObject;
  switch (part.kind) {
    case 'manaCost':
      return withoutMana || canPayMana(game, manaPayment(game, player, part.symbols, context, part.waterbend === true));
    case 'manaCostOf': {
      const symbols = symbolsOf(game, part, context);
      return symbols !== null && (withoutMana || canPayMana(game, manaPayment(game, player, symbols, context)));
    }
    case 'tapCost':
    case 'untapCost': // CR 107.5, 107.6
      return (
        source.zone === Zone.Battlefield &&
        ((source.status & StatusBit.Tapped) !== 0) === (part.kind === 'untapCost') &&
        !isSummoningSick(game, context.source)
      );
    case 'loyaltyCost':
      return (source.counters['loyalty'] ?? 0) >= -loyaltyChange(game, player, part, context); // CR 606.6
    case 'lifeCost':
      return canPayLife(game, player, lifeAmount(game, player, part.amount, context), context.use);
    case 'actionCost':
      return (
        canPayAction(game, player, part.action, context) &&
        (part.also === undefined || canPayAction(game, player, part.also, context))
      );
    case 'eitherCost':
      return part.of.some((way) => canPayParts(game, player, way, context)); // Its mana is in no total.
  }
}

/** The mana cost of the object: X is 0, or as chosen for a spell on the stack; null: it has none. CR 107.3h, 118.6. */
export function symbolsOf(
  game: Game,
  { of }: Extract<CostPart, { kind: 'manaCostOf' }>,
  context: Context,
): readonly string[] | null {
  const [id] = objectsOf(find(game, of, context));
  const cost = id === undefined ? null : characteristics(game, id).manaCost;
  if (id === undefined || cost === null) return null;
  const x = game.objects[id]?.stack?.cast.x ?? 0;
  return cost.flatMap((symbol) => (symbol === 'X' || symbol === 'Y' ? (x > 0 ? [String(x)] : []) : [symbol]));
}

/** How much life the cost is. CR 119.4. */
export function lifeAmount(
  game: Game,
  player: PlayerId,
  amount: Extract<CostPart, { kind: 'lifeCost' }>['amount'],
  context: Context,
): number {
  if (amount === 'X') return context.x ?? 0;
  if (amount === 'half') return Math.ceil((game.players[player] as Player).life / 2);
  // CR 903.4f: without a commander the quality is undefined, and the cost can't be paid.
  if (amount === 'commander colors') return commanderColorCount(game, player);
  return typeof amount === 'number' ? amount : Math.max(0, evaluate(game, amount, context));
}

/** The context in which a special action is paid for. CR 116.2. */
export function payingFor(context: Context, use: ManaUse): Context {
  return { ...context, bindings: { ...context.bindings, [FOR]: { entities: [], amount: SPECIAL.indexOf(use) } } };
}
const FOR = '#for';
const SPECIAL: readonly ManaUse[] = ['turning face up', 'unlocking', 'foretelling'];

function spendingFor(player: PlayerId, symbols: readonly string[], { bindings, source }: Context): Spending | null {
  const bound = bindings[FOR];
  if (bound !== undefined) return { player, object: source, activating: false, use: SPECIAL[bound.amount] as ManaUse };
  // "You may pay {X}": neither cast nor activated, but a cost with {X}. CR 118.12.
  return symbols.some((symbol) => symbol === 'X' || symbol === 'C')
    ? { player, object: source, activating: false, use: 'paying', besides: symbols }
    : null;
}

/** The payment of mana symbols in a cost, with X as announced. CR 118.1, 107.3a. */
export function manaPayment(
  game: Game,
  player: PlayerId,
  symbols: readonly string[],
  context: Context,
  waterbend = false,
): Parameters<typeof canPayMana>[1] {
  const spending = spendingFor(player, symbols, context);
  const x = context.x ?? 0;
  return {
    player,
    demand: withLifeForMana(game, player, demandWith(demandOf(symbols), x, 0, 0)),
    spending,
    except: NO_OBJECT,
    helpers: waterbend
      ? waterbenders(
          game,
          { player, symbols, x, cause: context.source, except: NO_OBJECT },
          new Set(manaSources(game, player, NO_OBJECT, spending, maySpend).map(({ object }) => object)),
        )
      : [],
    life: (game.players[player] as Player).life, // CR 107.4f
  };
}

function canPayAction(game: Game, player: PlayerId, action: Action, context: Context): boolean {
  const chosen = choiceFor(game, player, action, context);
  if (chosen !== null) {
    const power = totalPowerAsked(action);
    if (power !== null) return totalPower(game, chosen.from, purposeOf(action)) >= power;
    const wishes = costWishes('object' in action ? (action.object as Noun | undefined) : undefined);
    if (wishes.length === 0) return chosen.from.length >= chosen.min;
    return couldPayTogether(game, wishes, chosen.from.map(objectEntity), chosen.min, context);
  }
  switch (action.kind) {
    case 'removeCounters': {
      const need = counterNumber(game, action.number, context);
      if (action.among === true)
        return (
          removable(game, player, action, context).reduce(
            (total, entity) => total + countersOn(game, entity, action.counter),
            0,
          ) >= need
        );
      return removable(game, player, action, context).some(
        (entity) => countersOn(game, entity, action.counter) >= need,
      );
    }
    case 'pay':
      return canPayParts(game, player, action.cost, context);
    case 'draw': {
      const count = amount(game, action.amount, context);
      return (
        (game.players[player] as Player).library.length >= count &&
        count <= drawsLeft(game, player) && // CR 121.2b
        isForbidden(game, { kind: 'draw', player }) === null
      );
    }
    case 'keywordAction':
    case 'mill':
      return game.rules.couldBeDone(game, player, action, context);
    case 'loseLife':
      return canPayLife(game, player, amount(game, action.amount, context), context.use);
    default:
      return true; // The others that core has as costs: nothing is needed for them.
  }
}
