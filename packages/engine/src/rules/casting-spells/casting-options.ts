/** The spells that a player may begin to cast: timing, costs and targets allow it. CR 601.3, 601.2c, 601.2f. */
import { type Clause, type Cost, some } from '@kitchen-table/language/core';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { asBestowed } from '../../questions/casting-spells/bestowed.ts';
import { considering, consideringPaid } from '../../questions/casting-spells/considering.ts';
import { changesOwnCost, costsOffered } from '../../questions/costs/cost-changes.ts';
import { givesWays } from '../../questions/casting-spells/given-to-spells.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import { cannotCast } from '../../questions/rules-in-force.ts';
import { asFaceDownSpell } from '../../questions/continuous-effects/starting-points.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { wasTakenBack } from '../costs/unpayable.ts';
import { isSorceryTime } from '../activated-abilities/activation-limits.ts';
import { mayBeAssisted, mostAssistance } from '../costs/assist.ts';
import { leastX } from './announcing.ts';
import { contextOf } from '../resolving/bindings.ts';
import { mandatoryCosts, optionalCostsFor } from '../costs/additional-costs.ts';
import { leastAfterGiving } from '../costs/any-number-paid.ts';
import { lifeToUse, payingToUse } from '../../questions/costs/paid-to-use.ts';
import { canPayLife } from '../../questions/costs/payable-life.ts';
import { canPayParts } from '../costs/costs.ts';
import { isFaceDownInExile } from '../objects/face-down-piles.ts';
import { type CastableFace, facesToCast } from './faces-to-cast.ts';
import { hasHelp, helpersAnd, helpersFor } from '../costs/helpers-for-mana.ts';
import { canPayMana, type Helper } from '../mana/payment.ts';
import { demandOf, type ManaDemand, NOTHING } from '../mana/symbols.ts';
import { costsOfModes } from '../modes/mode-costs.ts';
import { modalClause, modesAvailable } from '../modes/modes.ts';
import { hasFlashPermission, type Permission } from './permissions.ts';
import { clausesOf } from '../resolving/spell-text.ts';
import { clausesAsPaid, dependsOnPaying } from './parts-paid-for.ts';
import { someTargetAccepted } from '../targets/targets.ts';
import { targetSlots } from '../targets/target-slots.ts';
import { costsDependOnTargets, type TotalCost, totalCost } from '../costs/total-cost.ts';
import { flashOnTerms, isAimed, permittedWays } from './permitted-ways.ts';
import type { Way } from './ways-to-cast.ts';
import { reducedDemands } from '../costs/reducing-costs.ts';
import { Purse } from '../priority/mana-at-hand.ts';
import { ALONE } from '../priority/identical-options.ts';
import { waterbenders, waterbendIn } from '../costs/waterbending.ts';

const NO_SYMBOLS: readonly string[] = [];
const NOTHING_PAID: readonly string[] = [];
const NO_MORE: readonly Way[] = [];

/** Nothing helps to pay. */
const NO_HELPERS: readonly Helper[] = [];

/** Every way to cast a card that timing, costs and targets allow. CR 601.3. */
export function addCasts(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  permission: Permission | null,
  purse: Purse,
  options: ActionOption[],
): void {
  const object = game.objects[id] as GameObject;
  if (wasTakenBack(game, object)) return;
  const sorceryTime = isSorceryTime(game, player);
  const several =
    object.record.faces.length > 1 ||
    givesWays(game) ||
    (permission !== null && isFaceDownInExile(game, objectEntity(id)));
  for (const castable of facesToCast(game, object, player, permission !== null)) {
    if (permission !== null && (permission.faces & (1 << castable.face)) === 0) continue;
    // CR 601.3e, 709.3a, 715.3a, 718.3a: only what it would be on the stack is looked at.
    if (several && castable.now !== characteristics(game, id))
      considering(game, id, castable.now, player, () =>
        addWays(game, player, id, castable, permission, sorceryTime, purse, options),
      );
    else addWays(game, player, id, castable, permission, sorceryTime, purse, options);
  }
}

function addWays(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { face, now, ways }: CastableFace,
  permission: Permission | null,
  sorceryTime: boolean,
  purse: Purse,
  options: ActionOption[],
): void {
  const flashes = sorceryTime || hasFlashPermission(game, player, id);
  const open = permittedWays(permission, face, now, ways);
  const onTerms = flashes || permission !== null ? NO_MORE : flashOnTerms(now, ways);
  for (const way of onTerms.length === 0 ? open : [...open, ...onTerms]) {
    // CR 708.4: what it is face down says when it may be cast.
    if (
      way.atSorcerySpeed === true
        ? !sorceryTime
        : way.faceDown === true
          ? !flashes
          : !flashes &&
            !isFast(backFaceFor(game, id, way) ?? now) &&
            way.atInstantSpeed !== true &&
            !(way.via === 'bestow' && flashesBestowed(game, player, id, now))
    )
      continue;
    if (way.mana === null || !canCastNow(game, player, id, now, way, purse)) continue;
    options.push({ kind: 'cast', object: id, face: way.face, via: way.via, same: ALONE });
  }
}

function isFast(now: Characteristics): boolean {
  return (now.types & TypeBit.Instant) !== 0 || (now.keywords & KeywordBit.Flash) !== 0;
}

/** The back face, where a transforming card is cast with it: it decides what may be cast, as the way itself is the front's. CR 712.11c-d. */
function backFaceFor(game: Game, id: ObjectId, way: Way): Characteristics | null {
  if (way.face !== 1) return null;
  const { record } = game.objects[id] as GameObject;
  return record.card.layout === 'transform' ? (record.faces[1] ?? null) : null;
}

/** Whether the spell may be cast as though it had flash for what bestow makes of it. CR 601.3b. */
function flashesBestowed(game: Game, player: PlayerId, id: ObjectId, now: Characteristics): boolean {
  return considering(game, id, asBestowed(now), player, () => hasFlashPermission(game, player, id));
}

/** NOT-CR: values of X beyond this are not tried in search of a target. */
export const MOST_TRIED = 20;

/** What forbids a spell looks at what it is face down, or bestowed. CR 708.4, 702.103d. */
function isProhibited(game: Game, player: PlayerId, id: ObjectId, now: Characteristics, way: Way): boolean {
  const as = asCastFor(game, id, now, way);
  if (as === null) return cannotCast(game, player, id) !== null;
  return considering(game, id, as, player, () => cannotCast(game, player, id) !== null);
}

/** What it is as it is cast in this way, where that is something else than what it is now; else null. */
function asCastFor(game: Game, id: ObjectId, now: Characteristics, way: Way): Characteristics | null {
  if (way.via === 'bestow') return asBestowed(now);
  const back = backFaceFor(game, id, way);
  if (back !== null || way.faceDown !== true) return back;
  return asFaceDownSpell(game.objects[id] as GameObject);
}

interface Paying {
  readonly game: Game;
  readonly player: PlayerId;
  readonly id: ObjectId;
  readonly way: Way;
  readonly tax: number;
  readonly available: ReturnType<Purse['for']>;
  readonly helpers: readonly Helper[];
  readonly life: number;
  /** Whether the spell could be paid for without anything besides. */
  readonly alone: boolean;
}

/** What is paid besides, alone: its mana together with that of the spell. */
function isPayableBesides(paying: Paying, cost: Cost): boolean {
  const { game, player, id, way, tax, available, helpers, life, alone } = paying;
  const using = payingToUse(game, { ...contextOf(id, player), x: 0, stackObject: id }, 'spell');
  if (!canPayParts(game, player, cost, using, true)) return false;
  const more = cost.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : NO_SYMBOLS));
  if (more.length === 0 && alone) return true;
  const { demand } = totalCost(game, player, id, null, demandOf([...(way.mana ?? []), ...more]), 0, tax, [], way.via);
  const inUse = new Set(available.sources.map(({ object }) => object));
  const symbols = waterbendIn(cost);
  const benders = waterbenders(game, { player, symbols, x: 0, cause: id, except: NO_OBJECT }, inUse);
  const all = helpersAnd(helpers, benders);
  return canPayMana(game, { player, demand, spending: null, except: NO_OBJECT, helpers: all, life }, available);
}

/** "This spell costs {2} less if it's bargained": whether it could be paid for with one of its optional costs. CR 601.3e. */
function isCheaperForMore(paying: Paying, now: Characteristics): boolean {
  const { game, player, id } = paying;
  const open = optionalCostsFor(game, player, id, now);
  const offered = open.filter((one) => one.offered === true);
  const together = offered.slice(1).map((_, index) => offered.slice(0, index + 2));
  return [...open.map((one) => [one]), ...together].some((paid) => {
    const names = paid.map(({ paidAs }) => paidAs);
    const cost = paid.flatMap((one) => one.cost);
    return consideringPaid(game, id, names, player, () => isPayableBesides(paying, cost));
  });
}

function canCastNow(game: Game, player: PlayerId, id: ObjectId, now: Characteristics, way: Way, purse: Purse): boolean {
  const tax = game.rules.additionalGenericCost(game, player, id);
  const base = way.mana === null || way.mana.length === 0 ? NOTHING : demandOf(way.mana);
  const available = purse.for(id, false, NO_OBJECT);
  if (way.reducedBy === undefined && isBeyondMeans(game, now, base, available)) return false;
  const leastOfX = base.x > 0 ? leastX(game, clausesOf(now, way.via)) : 0;
  const full = totalCost(game, player, id, null, base, leastOfX, tax, [], way.via);
  const demands =
    way.reducedBy === undefined
      ? [leastAfterGiving(game, player, id, now, full.demand)]
      : reducedDemands(game, player, way.reducedBy, full.demand);
  const [least] = demands;
  if (least === undefined) return false;
  const helpers = hasHelp(now)
    ? helpersFor(game, player, id, now, new Set(available.sources.map((source) => source.object)))
    : NO_HELPERS;
  const life = lifeToUse(game, player, 'spell');
  const alone = demands.some((demand) =>
    canPayMana(game, { player, demand, spending: null, except: NO_OBJECT, helpers, life }, available),
  );
  const context = contextOf(id, player);
  const paying: Paying = { game, player, id, way, tax, available, helpers, life, alone };
  if (
    !alone &&
    !costsDependOnTargets(game, id) &&
    !withAssistance(game, player, now, least, available, helpers) &&
    // "This spell costs {2} less if it's bargained": CR 601.3e.
    !((changesOwnCost(now.abilities) || costsOffered(game, player, id).length > 0) && isCheaperForMore(paying, now))
  )
    return false;
  if (isProhibited(game, player, id, now, way) || !canPayLife(game, player, full.life, 'spell')) return false;
  // CR 601.2a: a spell that is being cast is on the stack, and so doesn't pay for itself.
  const using = payingToUse(game, { ...context, stackObject: id }, 'spell');
  if (way.parts.length > 0 && !canPayParts(game, player, way.parts, using, true)) return false;
  if (way.faceDown === true) return true;
  for (const ways of mandatoryCosts(now)) if (!ways.some((cost) => isPayableBesides(paying, cost))) return false;
  return canAnnounceNow(paying, now, base, context);
}

/** Whether modes and targets can be chosen with which the spell can be paid for. CR 601.2b-c, 601.3. */
function canAnnounceNow(paying: Paying, now: Characteristics, base: ManaDemand, context: Context): boolean {
  const { game, player, id, way, tax, alone } = paying;
  const text = clausesOf(now, way.via);
  const clauses = clausesAsPaid(text, NOTHING_PAID);
  if (clauses.length === 0) return way.aimedAt === undefined && (alone || !costsDependOnTargets(game, id));
  const reading = { ...context, x: base.x > 0 ? 0 : null, stackObject: id };
  const priced = costsDependOnTargets(game, id);
  const slots = way.aimedAt === undefined ? 0 : targetSlots(clauses, null).length;
  const accepts =
    priced || way.aimedAt !== undefined
      ? (targets: readonly Entity[]): boolean =>
          // As long as others are to be chosen, one of those may be it.
          (targets.length < slots || isAimed(game, way, reading, targets)) &&
          (!priced || isTotalPayable(paying, totalCost(game, player, id, null, base, 0, tax, targets, way.via)))
      : null;
  const modes = modesAvailable(game, clauses, reading, id, accepts);
  if (modes === null && base.x > 0 && asksForX(clauses)) return canAnnounceSomeX(paying, clauses, base, reading);
  // CR 601.2b-c: it may have targets only with a kicker paid.
  if (modes === null && dependsOnPaying(text))
    return optionalCostsFor(game, player, id, now).some(
      ({ cost, paidAs }) =>
        modesAvailable(game, clausesAsPaid(text, [paidAs]), reading, id) !== null && isPayableBesides(paying, cost),
    );
  const ofModes = modes === null ? null : costsOfModes(modalClause(clauses), modes);
  if (ofModes !== null)
    return ofModes.some((cost) =>
      isDemandPayable(
        paying,
        totalCost(game, player, id, null, demandOf([...(way.mana ?? []), ...cost]), 0, tax, [], way.via).demand,
      ),
    );
  if (modes === null || alone || accepts === null) return modes !== null;
  return someTargetAccepted(game, targetSlots(clauses, modes.length === 0 ? null : modes), reading, id, accepts);
}

/** Whether there is a target with some X that can be paid for: what X is may decide what can be targeted. CR 601.2b-c. */
function canAnnounceSomeX(paying: Paying, clauses: readonly Clause[], base: ManaDemand, reading: Context): boolean {
  const { game, player, id, way, tax } = paying;
  for (let x = 1; x <= MOST_TRIED; x++) {
    if (!isDemandPayable(paying, totalCost(game, player, id, null, base, x, tax, [], way.via).demand)) return false;
    if (modesAvailable(game, clauses, { ...reading, x }, id, null) !== null) return true;
  }
  return false;
}

/** Whether that much mana can be paid with what is at hand and what helps. CR 601.2g-h. */
function isTotalPayable(paying: Paying, { demand, life }: TotalCost): boolean {
  return canPayLife(paying.game, paying.player, life, 'spell') && isDemandPayable(paying, demand);
}

function isDemandPayable({ game, player, available, helpers, life }: Paying, demand: ManaDemand): boolean {
  return canPayMana(game, { player, demand, spending: null, except: NO_OBJECT, helpers, life }, available);
}

/** Whether there is not even enough mana, where nothing makes the spell cheaper or helps to pay for it: known at once. */
function isBeyondMeans(
  game: Game,
  now: Characteristics,
  { generic, pips }: ManaDemand,
  { units, filters, sources }: ReturnType<Purse['for']>,
): boolean {
  return (
    generic + pips.length > units.total &&
    filters.length === 0 &&
    !sources.some(({ others }) => others !== undefined) &&
    derived(game).rules.costChange === undefined &&
    derived(game).rules.lifeForMana === undefined &&
    isPaidWithMana(now)
  );
}

const manaOnlyMemo = new WeakMap<readonly AbilityRecord[], boolean>();

/** Whether none of its own abilities has to do with what is paid for it. */
function isPaidWithMana(now: Characteristics): boolean {
  let only = manaOnlyMemo.get(now.abilities);
  if (only === undefined)
    manaOnlyMemo.set(
      now.abilities,
      (only = !changesOwnCost(now.abilities) && !hasHelp(now) && !hasKeyword(now, 'assist')),
    );
  return only;
}

/** Whether another player could pay what is missing. CR 702.132a. */
function withAssistance(
  game: Game,
  player: PlayerId,
  now: Characteristics,
  demand: ManaDemand,
  available: ReturnType<Purse['for']>,
  helpers: readonly Helper[],
): boolean {
  if (!mayBeAssisted(game, now)) return false;
  const generic = demand.generic - mostAssistance(game, player, demand.generic);
  const life = lifeToUse(game, player, 'spell');
  return canPayMana(
    game,
    { player, demand: { ...demand, generic }, spending: null, except: NO_OBJECT, helpers, life },
    available,
  );
}

const asksMemo = new WeakMap<object, boolean>();

/** Whether the words speak of X. CR 107.3a. */
export function asksForX(clauses: object): boolean {
  let known = asksMemo.get(clauses);
  if (known === undefined) asksMemo.set(clauses, (known = some(clauses, (part) => part['kind'] === 'x')));
  return known;
}
