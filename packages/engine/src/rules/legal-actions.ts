/** What a player with priority may do. CR 117.1. Nothing is copied or tried out: this is asked more than anything else. */
import type { Clause } from '@kitchen-table/language';
import { some } from '../questions/ability-records.ts';
import { characteristics, derived } from '../questions/characteristics.ts';
import { cannotActivate, cannotCast, landsAllowed } from '../questions/rules-in-force.ts';
import { type AbilityRecord, type Characteristics, Interest, TypeBit } from '../vocabulary/characteristics.ts';
import type { ActionOption } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/keywords.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects.ts';
import type { Player } from '../vocabulary/players.ts';
import { abilityWasTakenBack, wasTakenBack } from './unpayable.ts';
import { turnTally } from '../vocabulary/tallies.ts';
import { Zone } from '../vocabulary/zones.ts';
import { isSorceryTime, withinLimits } from './activation-limits.ts';
import { contextOf } from './bindings.ts';
import { mandatoryCosts } from './additional-costs.ts';
import { canPayLife, canPayParts } from './costs.ts';
import { facesToCast } from './faces-to-cast.ts';
import { hasHelp, helpersFor } from './helpers-for-mana.ts';
import { canPayMana, type Helper } from './mana/payment.ts';
import { type Available, manaAvailable } from './mana/sources.ts';
import { maySpend } from './mana/spend-only.ts';
import { demandOf, NOTHING } from './mana/symbols.ts';
import { modesAvailable } from './modes.ts';
import { hasFlashPermission, type Permission, permissions } from './permissions.ts';
import { addSpecialActions, usesSpecialActions } from './special-actions.ts';
import { clausesOf } from './spell-text.ts';
import { someTargetAccepted, targetSlots } from './targets.ts';
import { costsDependOnTargets, totalCost } from './total-cost.ts';
import { castsFromGraveyard, freeWay, isSetAside, sneaks, type Way } from './ways-to-cast.ts';
import { largestReduction } from './reducing-costs.ts';

const PASS: ActionOption = { kind: 'pass' };
const ALONE: readonly ObjectId[] = [];
const NO_SYMBOLS: readonly string[] = [];
const NO_HELPERS: readonly Helper[] = [];

/** The mana at hand, worked out once for a list of options; with restricted mana it depends on what it is for. */
class Purse {
  readonly game: Game;
  readonly player: PlayerId;
  private common: Available | null;
  private restricted: boolean;

  constructor(game: Game, player: PlayerId) {
    this.game = game;
    this.player = player;
    this.common = null;
    this.restricted = false;
  }

  for(object: ObjectId, activating: boolean, except: ObjectId): Available {
    if (except !== NO_OBJECT || this.restricted)
      return manaAvailable(this.game, this.player, except, { player: this.player, object, activating }, maySpend);
    if (this.common === null) {
      let restricted = false;
      this.common = manaAvailable(
        this.game,
        this.player,
        NO_OBJECT,
        { player: this.player, object, activating },
        () => {
          restricted = true;
          return false;
        },
      );
      this.restricted = restricted;
      if (restricted) return this.for(object, activating, except);
    }
    return this.common;
  }
}

/** Every action that the player may take now; passing first. Mana abilities when asked for. */
export function legalActions(
  game: Game,
  player: PlayerId,
  withMana: boolean = game.setup.askPriority === 'always',
): ActionOption[] {
  const options: ActionOption[] = [PASS];
  const purse = new Purse(game, player);
  const me = game.players[player] as Player;
  addHand(game, me, purse, options);
  for (const permission of permissions(game, player)) addPermitted(game, player, permission, purse, options);
  for (const id of game.rules.castableFrom(game, player)) addCasts(game, player, id, null, purse, options);
  if (usesSpecialActions(game)) {
    for (const id of game.exile)
      if (isSetAside(game.objects[id] as GameObject, player, game.turn))
        addCasts(game, player, id, null, purse, options);
    addSpecialActions(game, player, options);
  }
  addAbilities(game, player, purse, options, withMana);
  return options;
}

function addHand(game: Game, me: Player, purse: Purse, options: ActionOption[]): void {
  const { hand, graveyard, id: player } = me;
  const sorceryTime = isSorceryTime(game, player);
  const slowOnly = !sorceryTime && derived(game).rules.may === undefined && game.rules.rulesInForce.length === 0;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as ObjectId;
    const object = game.objects[id] as GameObject;
    const now = characteristics(game, id);
    const several = object.record.faces.length > 1;
    // At instant speed most hands have nothing to offer: find out before anything else.
    if (
      slowOnly &&
      !several &&
      (now.types & TypeBit.Instant) === 0 &&
      (now.keywords & KeywordBit.Flash) === 0 &&
      !sneaks(now)
    )
      continue;
    if (hasTwinInHand(game, hand, i, object)) continue;
    const before = options.length;
    if ((now.types & TypeBit.Land) !== 0 || several) addLands(game, me, id, object, sorceryTime, options);
    if ((now.types & TypeBit.Land) === 0 || several) addCasts(game, player, id, null, purse, options);
    if (options.length > before) addTwins(game, hand, i, object, options, before);
  }
  if (!reachOf(game).castsFromGraveyard) return;
  for (let i = 0; i < graveyard.length; i++) {
    const id = graveyard[i] as ObjectId;
    if (castsFromGraveyard(characteristics(game, id))) addCasts(game, player, id, null, purse, options);
  }
}

function hasTwinInHand(game: Game, hand: readonly ObjectId[], before: number, object: GameObject): boolean {
  for (let j = 0; j < before; j++)
    if ((game.objects[hand[j] as ObjectId] as GameObject).record === object.record) return true;
  return false;
}

/** The options from that index on stand for identical cards later in the hand too. */
function addTwins(
  game: Game,
  hand: readonly ObjectId[],
  at: number,
  object: GameObject,
  options: ActionOption[],
  from: number,
): void {
  const same = twinsInHand(game, hand, at, object);
  if (same.length === 0) return;
  for (let i = from; i < options.length; i++)
    options[i] = { ...(options[i] as Exclude<ActionOption, { kind: 'pass' }>), same };
}

function twinsInHand(game: Game, hand: readonly ObjectId[], from: number, object: GameObject): readonly ObjectId[] {
  let twins: ObjectId[] | null = null;
  for (let j = from + 1; j < hand.length; j++) {
    if ((game.objects[hand[j] as ObjectId] as GameObject).record === object.record) {
      twins ??= [];
      twins.push(hand[j] as ObjectId);
    }
  }
  return twins ?? ALONE;
}

/** CR 305.1-3, 116.2a. */
function addLands(
  game: Game,
  me: Player,
  id: ObjectId,
  object: GameObject,
  sorceryTime: boolean,
  options: ActionOption[],
): void {
  if (!sorceryTime || me.landsPlayed >= landsAllowed(game, me.id)) return;
  for (let face = 0; face < object.record.faces.length; face++) {
    if (face > 0 && object.record.card.layout !== 'modal double-faced') break;
    if (
      ((object.record.faces[face] as Characteristics).types & TypeBit.Land) !== 0 &&
      cannotCast(game, me.id, id) === null
    )
      options.push({ kind: 'playLand', object: id, face, same: ALONE });
  }
}

function addPermitted(
  game: Game,
  player: PlayerId,
  permission: Permission,
  purse: Purse,
  options: ActionOption[],
): void {
  const object = game.objects[permission.object] as GameObject;
  if (permission.play)
    addLands(game, game.players[player] as Player, permission.object, object, isSorceryTime(game, player), options);
  addCasts(game, player, permission.object, permission, purse, options);
}

/** Every way to cast a card that timing, costs and targets allow. CR 601.3. */
function addCasts(
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
  for (const { face, now, ways } of facesToCast(game, object, player, permission !== null)) {
    const atInstantSpeed = (now.types & TypeBit.Instant) !== 0 || (now.keywords & KeywordBit.Flash) !== 0;
    const flashes = sorceryTime || hasFlashPermission(game, player, id);
    const open = permission?.withoutPaying === true ? [freeWay(face)] : ways;
    for (const way of open) {
      // CR 708.4: what it is face down says when it may be cast.
      if (
        way.atSorcerySpeed === true
          ? !sorceryTime
          : way.faceDown === true
            ? !flashes
            : !flashes && !atInstantSpeed && way.atInstantSpeed !== true
      )
        continue;
      if (way.mana === null || !canCastNow(game, player, id, now, way, purse)) continue;
      options.push({ kind: 'cast', object: id, face: way.face, via: way.via, same: ALONE });
    }
  }
}

/** NOT-CR: values of X beyond this are not tried in search of a target. */
const MOST_TRIED = 20;

function canCastNow(game: Game, player: PlayerId, id: ObjectId, now: Characteristics, way: Way, purse: Purse): boolean {
  const tax = game.rules.additionalGenericCost(game, player, id);
  const base = way.mana === null || way.mana.length === 0 ? NOTHING : demandOf(way.mana);
  const full = totalCost(game, player, id, null, base, 0, tax, []);
  const less = way.reducedBy === undefined ? 0 : largestReduction(game, player, way.reducedBy);
  if (less === null) return false;
  const total =
    less === 0 ? full : { ...full, demand: { ...full.demand, generic: Math.max(0, full.demand.generic - less) } };
  const available = purse.for(id, false, NO_OBJECT);
  const helpers = hasHelp(now)
    ? helpersFor(game, player, id, now, new Set(available.sources.map((source) => source.object)))
    : NO_HELPERS;
  const { life } = game.players[player] as Player;
  const alone = canPayMana(
    game,
    { player, demand: total.demand, spending: null, except: NO_OBJECT, helpers, life },
    available,
  );
  if (!alone && !costsDependOnTargets(game, id)) return false;
  if (cannotCast(game, player, id) !== null || !canPayLife(game, player, total.life)) return false;
  const context = contextOf(id, player);
  if (way.parts.length > 0 && !canPayParts(game, player, way.parts, context, true)) return false;
  if (way.faceDown === true) return true;
  for (const ways of mandatoryCosts(now)) {
    const open = ways.some((each) => {
      if (!canPayParts(game, player, each, { ...context, x: 0, stackObject: id }, true)) return false;
      const more = each.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : NO_SYMBOLS));
      return (
        more.length === 0 ||
        canPayMana(
          game,
          {
            player,
            demand: totalCost(game, player, id, null, demandOf([...(way.mana ?? []), ...more]), 0, tax, []).demand,
            spending: null,
            except: NO_OBJECT,
            helpers,
            life,
          },
          available,
        )
      );
    });
    if (!open) return false;
  }
  const clauses = clausesOf(now, way.via);
  if (clauses.length === 0) return alone;
  const accepts = costsDependOnTargets(game, id)
    ? (targets: readonly Entity[]): boolean =>
        canPayMana(
          game,
          {
            player,
            demand: totalCost(game, player, id, null, base, 0, tax, targets).demand,
            spending: null,
            except: NO_OBJECT,
            helpers,
            life,
          },
          available,
        )
    : null;
  const reading = { ...context, x: base.x > 0 ? 0 : null, stackObject: id };
  const modes = modesAvailable(game, clauses, reading, id, accepts);
  if (modes === null && base.x > 0 && asksForX(clauses)) {
    // What X is may decide what can be targeted: CR 601.2b-c.
    for (let x = 1; x <= MOST_TRIED; x++) {
      const dearer = totalCost(game, player, id, null, base, x, tax, []).demand;
      if (!canPayMana(game, { player, demand: dearer, spending: null, except: NO_OBJECT, helpers, life }, available))
        return false;
      if (modesAvailable(game, clauses, { ...reading, x }, id, null) !== null) return true;
    }
    return false;
  }
  if (modes === null || alone || accepts === null) return modes !== null;
  return someTargetAccepted(game, targetSlots(clauses, modes.length === 0 ? null : modes), reading, id, accepts);
}

const asksMemo = new WeakMap<object, boolean>();

/** Whether the words speak of X. CR 107.3a. */
function asksForX(clauses: object): boolean {
  let known = asksMemo.get(clauses);
  if (known === undefined) asksMemo.set(clauses, (known = some(clauses, (part) => part['kind'] === 'x')));
  return known;
}

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

function addAbilities(game: Game, player: PlayerId, purse: Purse, options: ActionOption[], withMana: boolean): void {
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

/** Where the cards of a game can be cast from or have activated abilities, besides hand and battlefield. */
interface Reach {
  readonly activated: number;
  readonly castsFromGraveyard: boolean;
}

/** Pure memo by the table of records: the table is new whenever a card comes to it. */
const reachMemo = new WeakMap<Game['records'], Reach>();

function reachOf(game: Game): Reach {
  let reach = reachMemo.get(game.records);
  if (reach === undefined) {
    let activated = 0;
    for (const { interest } of game.records) activated |= interest.activated;
    reach = { activated, castsFromGraveyard: game.records.some(({ interest }) => interest.castsFromGraveyard) };
    reachMemo.set(game.records, reach);
  }
  return reach;
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
  for (let i = 0; i < list.length; i++) {
    const id = list[i] as ObjectId;
    if ((characteristics(game, id).interest & wanted) !== 0)
      addAbilitiesOf(game, player, id, zone, purse, options, withMana, grouped ? list : ALONE, grouped ? i : 0);
  }
}

function addAbilitiesOf(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  zone: Zone,
  purse: Purse,
  options: ActionOption[],
  withMana: boolean,
  list: readonly ObjectId[],
  at: number,
): void {
  const now = characteristics(game, id);
  const indices = activatedAt(now);
  if (indices.length === 0) return;
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number;
    const record = now.abilities[index] as AbilityRecord;
    if ((record.isManaAbility && !withMana) || (record.zones & (1 << zone)) === 0) continue;
    if (abilityWasTakenBack(game, id, index) || !canActivate(game, player, id, now, record, purse)) continue;
    const twin = hasTwinBefore(game, list, at, id, now);
    if (twin) return;
    options.push({
      kind: 'activate',
      object: id,
      ability: index,
      isManaAbility: record.isManaAbility,
      same: twinsAfter(game, list, at, id, now),
    });
  }
}

/** Two permanents that nothing tells apart: options are the same for both. */
function areTwins(game: Game, a: GameObject, b: GameObject, nowA: Characteristics, id: ObjectId): boolean {
  if (
    a.record !== b.record ||
    a.zone !== b.zone ||
    a.owner !== b.owner ||
    a.status !== b.status ||
    a.damage !== b.damage ||
    a.face !== b.face
  )
    return false;
  if (a.counters !== b.counters && (Object.keys(a.counters).length > 0 || Object.keys(b.counters).length > 0))
    return false;
  if (
    a.attachedTo !== b.attachedTo ||
    a.attacking !== b.attacking ||
    a.blocking.length > 0 ||
    b.blocking.length > 0 ||
    a.controlledSinceTurn !== b.controlledSinceTurn
  )
    return false;
  if (a.memory !== b.memory || hasAttachment(game, a.id) || hasAttachment(game, b.id)) return false;
  const nowB = characteristics(game, id);
  return (
    nowA === nowB ||
    (nowA.controller === nowB.controller &&
      nowA.abilities === nowB.abilities &&
      nowA.power === nowB.power &&
      nowA.toughness === nowB.toughness &&
      nowA.types === nowB.types &&
      nowA.name === nowB.name)
  );
}

function hasAttachment(game: Game, id: ObjectId): boolean {
  for (const other of game.battlefield)
    if ((game.objects[other] as GameObject).attachedTo === (id as number)) return true;
  return false;
}

function hasTwinBefore(game: Game, list: readonly ObjectId[], at: number, id: ObjectId, now: Characteristics): boolean {
  const object = game.objects[id] as GameObject;
  for (let j = 0; j < at; j++) {
    const other = game.objects[list[j] as ObjectId] as GameObject;
    if (other.record === object.record && areTwins(game, object, other, now, other.id)) return true;
  }
  return false;
}

function twinsAfter(
  game: Game,
  list: readonly ObjectId[],
  at: number,
  id: ObjectId,
  now: Characteristics,
): readonly ObjectId[] {
  const object = game.objects[id] as GameObject;
  let twins: ObjectId[] | null = null;
  for (let j = at + 1; j < list.length; j++) {
    const other = game.objects[list[j] as ObjectId] as GameObject;
    if (other.record === object.record && areTwins(game, object, other, now, other.id)) {
      twins ??= [];
      twins.push(other.id);
    }
  }
  return twins ?? ALONE;
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
  const { ability } = record;
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.PhasedOut) !== 0) return false;
  const controls = object.zone === Zone.Battlefield || object.zone === Zone.Stack ? now.controller : object.owner;
  if (ability.kind === 'classLevel') {
    if (
      controls !== player ||
      !isSorceryTime(game, player) ||
      (object.memory.marks?.['level'] ?? 1) !== ability.level - 1
    )
      return false;
    return payable(game, player, id, record, ability.cost, purse);
  }
  if (ability.kind !== 'activated') return false;
  if (!mayActivate(player, controls, ability.limits)) return false;
  // CR 606.3.
  if (
    ability.cost.some((part) => part.kind === 'loyaltyCost') &&
    (!isSorceryTime(game, player) || turnTally(game, `loyalty:${id}`) > 0)
  )
    return false;
  if (ability.limits !== undefined && !withinLimits(game, player, id, record)) return false;
  if (!payable(game, player, id, record, ability.cost, purse)) return false;
  if (cannotActivate(game, player, id, record) !== null) return false;
  const clauses = [ability.clause];
  if (record.isManaAbility || modesAvailable(game, clauses, { ...contextOf(id, player), x: 0 }, id) !== null)
    return true;
  return (
    some(ability.cost, (part) => Object.values(part).some((value) => value === 'X' || value === '-X')) &&
    asksForX(ability.clause) &&
    someXHasTargets(game, player, id, ability, clauses)
  );
}

/** "-X: Return target card with mana value X": some X that can be paid may have its target. CR 107.3a. */
function someXHasTargets(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: Extract<AbilityRecord['ability'], { kind: 'activated' }>,
  clauses: readonly Clause[],
): boolean {
  for (let x = 1; x <= MOST_TRIED; x++) {
    const context = { ...contextOf(id, player), x };
    if (!canPayParts(game, player, ability.cost, context, true)) return false;
    if (modesAvailable(game, clauses, context, id) !== null) return true;
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

function payable(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  record: AbilityRecord,
  cost: Extract<AbilityRecord['ability'], { kind: 'activated' }>['cost'],
  purse: Purse,
): boolean {
  const context = contextOf(id, player);
  if (!canPayParts(game, player, cost, { ...context, x: 0 }, true)) return false;
  let taps = false;
  let symbols: readonly string[] = [];
  for (const part of cost) {
    if (part.kind === 'tapCost') taps = true;
    if (part.kind === 'manaCost') symbols = symbols.length === 0 ? part.symbols : [...symbols, ...part.symbols];
  }
  const total = totalCost(game, player, id, record, symbols.length === 0 ? NOTHING : demandOf(symbols), 0, 0, []);
  const { life } = game.players[player] as Player;
  return canPayMana(
    game,
    { player, demand: total.demand, spending: null, except: NO_OBJECT, helpers: [], life },
    purse.for(id, true, taps ? id : NO_OBJECT),
  );
}
