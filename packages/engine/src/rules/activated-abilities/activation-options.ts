/** The activated abilities that a player may activate: timing, costs and targets allow it. CR 602.2, 602.5. */
import { type Ability, type Cost, mentionsX } from '@kitchen-table/language/core';
import { mayUseLoyalty } from '../../questions/costs/loyalty-costs.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { inRange } from '../../questions/players/range.ts';
import { activationDependsOnTargets, cannotActivate } from '../../questions/rules-in-force.ts';
import { type AbilityRecord, type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { abilityWasTakenBack } from '../costs/unpayable.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isSorceryTime, withinLimits } from './activation-limits.ts';
import { contextOf } from '../resolving/bindings.ts';
import { lifeToUse, payingToUse, useOf } from '../../questions/costs/paid-to-use.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { canPayParts } from '../costs/costs.ts';
import { canPayMana } from '../mana/payment.ts';
import { demandOf, NOTHING } from '../mana/symbols.ts';
import { modesAvailable } from '../modes/modes.ts';
import { targetSlots } from '../targets/target-slots.ts';
import { totalCost } from '../costs/total-cost.ts';
import { leastX } from '../casting-spells/announcing.ts';
import { MOST_TRIED, asksForX } from '../casting-spells/casting-options.ts';
import { definedX } from '../costs/defined-x.ts';
import { isXOfWhatIsPaid, valuesOfX } from '../costs/x-of-what-is-paid.ts';
import { keywordPrice } from '../costs/keyword-prices.ts';
import { Purse } from '../priority/mana-at-hand.ts';
import { waterbenders, waterbendIn } from '../costs/waterbending.ts';
import { waysToPay } from '../costs/ways-to-pay.ts';
import { reachOf } from '../casting-spells/zones-to-cast-from.ts';
import { type Alike, ALONE, alikeAmong } from '../priority/identical-options.ts';

const activatedMemo = new WeakMap<readonly AbilityRecord[], readonly number[]>();
const NO_INDICES: readonly number[] = [];

/** Where among the abilities those are that a player activates. */
function activatedAt(now: Characteristics): readonly number[] {
  if (now.abilities.length === 0) return NO_INDICES;
  let known = activatedMemo.get(now.abilities);
  if (known === undefined) {
    const found: number[] = [];
    now.abilities.forEach(({ ability }, index) => {
      if (ability.kind === 'activated' || ability.kind === 'classLevel') found.push(index);
    });
    known = found.length === 0 ? NO_INDICES : found;
    activatedMemo.set(now.abilities, known);
  }
  return known;
}

/** Every ability that the player may activate, zone by zone. CR 602.2. */
export function addAbilities(
  game: Game,
  player: PlayerId,
  purse: Purse,
  options: ActionOption[],
  withMana: boolean,
): void {
  const me = game.players[player] as Player;
  addAbilitiesIn(game, player, game.battlefield, Zone.Battlefield, purse, options, withMana, true);
  const { activated } = reachOf(game);
  if ((activated & (1 << Zone.Hand)) !== 0)
    addAbilitiesIn(game, player, me.hand, Zone.Hand, purse, options, withMana, true);
  if ((activated & (1 << Zone.Graveyard)) !== 0)
    addAbilitiesIn(game, player, me.graveyard, Zone.Graveyard, purse, options, withMana, false);
  if (game.command.length > 0)
    addAbilitiesIn(game, player, game.command, Zone.Command, purse, options, withMana, false);
  if ((activated & (1 << Zone.Exile)) !== 0)
    addAbilitiesIn(game, player, game.exile, Zone.Exile, purse, options, withMana, false);
}

function addAbilitiesIn(
  game: Game,
  player: PlayerId,
  list: readonly ObjectId[],
  zone: Zone,
  purse: Purse,
  options: ActionOption[],
  withMana: boolean,
  grouped: boolean,
): void {
  const wanted = withMana ? Interest.Activated | Interest.Mana : Interest.Activated;
  const found: ObjectId[] = [];
  for (const id of list) if ((characteristics(game, id).interest & wanted) !== 0) found.push(id);
  if (found.length === 0) return;
  const offered = grouped ? alikeAmong(game, found) : found.map((first) => ({ first, same: ALONE }));
  for (const alike of offered) addAbilitiesOf(game, player, alike, zone, purse, options, withMana);
}

function addAbilitiesOf(
  game: Game,
  player: PlayerId,
  { first: id, same }: Alike,
  zone: Zone,
  purse: Purse,
  options: ActionOption[],
  withMana: boolean,
): void {
  const now = characteristics(game, id);
  for (const index of activatedAt(now)) {
    const record = now.abilities[index] as AbilityRecord;
    if ((record.isManaAbility && !withMana) || (record.zones & (1 << zone)) === 0) continue;
    if (abilityWasTakenBack(game, id, index) || !canActivate(game, player, id, now, record, purse)) continue;
    options.push({ kind: 'activate', object: id, ability: index, isManaAbility: record.isManaAbility, same });
  }
}

/** Whether the player could activate the ability now. CR 602.5, 606.3. */
function canActivate(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  now: Characteristics,
  record: AbilityRecord,
  purse: Purse,
): boolean {
  const ability = record.ability as Extract<Ability, { kind: 'activated' | 'classLevel' }>;
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.PhasedOut) !== 0) return false;
  // CR 109.4: besides permanents and what is on the stack, emblems and nontraditional cards have a controller.
  const hasController = object.zone === Zone.Battlefield || object.zone === Zone.Stack || object.zone === Zone.Command;
  const controls = hasController ? now.controller : object.owner;
  if (ability.kind === 'classLevel') {
    if (
      controls !== player ||
      !isSorceryTime(game, player) ||
      (object.memory.marks?.['level'] ?? 1) !== ability.level - 1
    )
      return false;
    return payable(game, player, id, record, ability.cost, purse);
  }
  if (!mayActivate(player, controls, ability.limits)) return false;
  if (game.ranges !== null && !inRange(game, player, objectEntity(id))) return false; // CR 801.6
  // CR 606.3.
  if (
    ability.cost.some((part) => part.kind === 'loyaltyCost') &&
    !mayUseLoyalty(game, player, id, isSorceryTime(game, player))
  )
    return false;
  if (ability.limits !== undefined && !withinLimits(game, player, id, record)) return false;
  const clauses = [ability.clause];
  const payableWith = (value: number): boolean =>
    payable(game, player, id, record, ability.cost, purse, NO_TARGETS, value);
  if (isXOfWhatIsPaid(ability.cost)) {
    if (cannotActivate(game, player, id, record) !== null) return false;
    return valuesOfX(game, payableWith, ability.clause, contextOf(id, player)).length > 0;
  }
  const defined = mentionsX(ability.cost) ? definedX(game, ability.clause, contextOf(id, player)) : null;
  const x = defined ?? leastX(game, ability.clause);
  const alone = payableWith(x);
  if (!alone && !activationDependsOnTargets(game)) return false;
  if (cannotActivate(game, player, id, record) !== null) return false;
  // CR 601.2f, 602.2b: what it costs may depend on what it targets.
  const accepts = alone
    ? null
    : (targets: readonly Entity[]): boolean => payable(game, player, id, record, ability.cost, purse, targets, x);
  if (alone && record.isManaAbility) return true;
  if (modesAvailable(game, clauses, { ...contextOf(id, player), x: 0 }, id, accepts, record) !== null)
    return alone || targetSlots(clauses, null).length > 0;
  return (
    alone && mentionsX(ability.cost) && asksForX(ability.clause) && someXHasTargets(game, player, id, record, purse)
  );
}

/** "-X: Return target card with mana value X": some X that can be paid may have its target. CR 107.3a. */
function someXHasTargets(game: Game, player: PlayerId, id: ObjectId, record: AbilityRecord, purse: Purse): boolean {
  const { clause, cost } = record.ability as Extract<Ability, { kind: 'activated' }>;
  for (let x = 1; x <= MOST_TRIED; x++) {
    if (!payable(game, player, id, record, cost, purse, NO_TARGETS, x)) return false;
    if (modesAvailable(game, [clause], { ...contextOf(id, player), x }, id) !== null) return true;
  }
  return false;
}

type Limits = Extract<AbilityRecord['ability'], { kind: 'activated' }>['limits'];

/** CR 602.1: only the controller (or owner) of the object, unless it says otherwise. */
function mayActivate(player: PlayerId, controls: PlayerId, limits: Limits): boolean {
  if (limits !== undefined) {
    for (const limit of limits) {
      if (limit.kind === 'anyPlayer') return true;
      if (limit.kind === 'onlyOpponents') return controls !== player;
    }
  }
  return controls === player;
}

const NO_TARGETS: readonly Entity[] = [];

/** Whether it can be paid in one of the ways that it names. */
function payable(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  record: AbilityRecord,
  cost: Cost,
  purse: Purse,
  targets: readonly Entity[] = NO_TARGETS,
  x = 0,
): boolean {
  const ways = waysToPay(keywordPrice(game, player, id, record, cost));
  for (let i = 0; i < ways.length; i++)
    if (payableSo(game, player, id, record, ways[i] as Cost, purse, targets, x)) return true;
  return false;
}

function payableSo(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  record: AbilityRecord,
  cost: Cost,
  purse: Purse,
  targets: readonly Entity[],
  x: number,
): boolean {
  const using = payingToUse(game, { ...contextOf(id, player), x }, useOf(record));
  if (!canPayParts(game, player, cost, using, true)) return false;
  let taps = false;
  let symbols: readonly string[] = [];
  for (const part of cost) {
    if (part.kind === 'tapCost') taps = true;
    if (part.kind === 'manaCost') symbols = symbols.length === 0 ? part.symbols : [...symbols, ...part.symbols];
  }
  const total = totalCost(game, player, id, record, symbols.length === 0 ? NOTHING : demandOf(symbols), x, 0, targets);
  if (total.demand === NOTHING) return true;
  const life = lifeToUse(game, player, useOf(record));
  const except = taps ? id : NO_OBJECT;
  const available = purse.for(id, true, except, record);
  const waterbend = waterbendIn(cost);
  const helpers =
    waterbend.length === 0
      ? []
      : waterbenders(
          game,
          { player, symbols: waterbend, x, cause: id, except },
          new Set(available.sources.map(({ object }) => object)),
        );
  const payment = { player, demand: total.demand, spending: null, except: NO_OBJECT, helpers, life };
  return canPayLife(game, player, total.life, useOf(record)) && canPayMana(game, payment, available);
}
