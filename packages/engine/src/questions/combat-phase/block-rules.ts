/** What may, must and can't block. CR 509.1a-c and the evasion abilities of 702. */
import { type Characteristics, SupertypeBit, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Illegal } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { isLandwalk, KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { hasSubtype } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { defendingPlayer } from './defending-player.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { matches } from '../objects/filters.ts';
import { forbids, nameOf } from '../forbidden-acts.ts';
import { isAboutKeyword, rulesInForce } from '../in-force.ts';
import { find } from '../objects/nouns.ts';
import { protectedFrom } from '../targets/protection.ts';
import { evaluate } from '../values.ts';

const EVASION =
  KeywordBit.Flying |
  KeywordBit.Fear |
  KeywordBit.Intimidate |
  KeywordBit.Shadow |
  KeywordBit.Horsemanship |
  KeywordBit.Skulk |
  KeywordBit.SomeLandwalk |
  KeywordBit.SomeProtection;

/** CR 509.1b for one pair. */
export function canBlock(game: Game, blocker: ObjectId, attacker: ObjectId): Illegal | null {
  const object = game.objects[blocker];
  if (object === undefined || object.zone !== Zone.Battlefield || (object.status & StatusBit.PhasedOut) !== 0)
    return illegal('509.1a', 'it is not on the battlefield');
  const now = characteristics(game, blocker);
  if ((now.types & TypeBit.Creature) === 0 || (now.types & TypeBit.Battle) !== 0)
    return illegal('509.1a', 'it is not a creature that can block');
  if ((object.status & StatusBit.Tapped) !== 0) return illegal('509.1a', 'it is tapped');
  if ((object.status & StatusBit.Suspected) !== 0) return illegal('701.60c', 'it is suspected');
  const attacking = characteristics(game, attacker);
  const rules = (game.derived ?? derived(game)).rules;
  if (((attacking.keywords & EVASION) | (now.keywords & KeywordBit.Shadow)) !== 0) {
    const evaded = evades(game, attacker, attacking, blocker, now);
    if (evaded !== null) return evaded;
  }
  if (rules.blocksOnly !== undefined) {
    for (const { rule, context } of rulesInForce(game, 'blocksOnly')) {
      if (
        fitsRole(game, rule.object, objectEntity(blocker), context) &&
        !fitsRole(game, rule.whom, objectEntity(attacker), context)
      )
        return illegal('509.1b', 'it can block only others');
    }
  }
  if (rules.cant === undefined) return null;
  const act = {
    kind: 'block' as const,
    object: objectEntity(blocker),
    to: objectEntity(attacker),
    player: now.controller,
  };
  for (const inForce of rulesInForce(game, 'cant')) {
    if (forbids(game, inForce, act))
      return illegal('509.1b', `${nameOf(game, inForce.context.source)} stops it from blocking`);
  }
  return null;
}

function evades(
  game: Game,
  attacker: ObjectId,
  attacking: Characteristics,
  blocker: ObjectId,
  now: Characteristics,
): Illegal | null {
  const evasion = attacking.keywords;
  if ((evasion & KeywordBit.Flying) !== 0 && (now.keywords & (KeywordBit.Flying | KeywordBit.Reach)) === 0)
    return illegal('702.9b', 'the attacker has flying');
  if ((evasion & KeywordBit.Fear) !== 0 && (now.types & TypeBit.Artifact) === 0 && (now.colors & 4) === 0)
    return illegal('702.36b', 'the attacker has fear');
  if (
    (evasion & KeywordBit.Intimidate) !== 0 &&
    (now.types & TypeBit.Artifact) === 0 &&
    (now.colors & attacking.colors) === 0
  )
    return illegal('702.13b', 'the attacker has intimidate');
  if (((evasion ^ now.keywords) & KeywordBit.Shadow) !== 0 && !blocksShadowAnyway(game, blocker))
    return illegal('702.28b', 'only one of the two has shadow');
  if ((evasion & KeywordBit.Horsemanship) !== 0 && (now.keywords & KeywordBit.Horsemanship) === 0)
    return illegal('702.31b', 'the attacker has horsemanship');
  if ((evasion & KeywordBit.Skulk) !== 0 && now.power > attacking.power)
    return illegal('702.118b', 'the attacker has skulk');
  if (
    (evasion & KeywordBit.SomeLandwalk) !== 0 &&
    walks(game, attacking, walkedPast(game, attacker, now.controller), pretended(game, attacker))
  )
    return illegal('702.14c', 'the attacker has landwalk');
  if ((evasion & KeywordBit.SomeProtection) !== 0 && protectedFrom(game, objectEntity(attacker), blocker))
    return illegal('702.16f', 'the attacker has protection from it');
  return null;
}

/** "can block creatures with shadow as though". CR 609.4. */
function blocksShadowAnyway(game: Game, blocker: ObjectId): boolean {
  return rulesInForce(game, 'asThough').some(
    ({ rule, context }) =>
      rule.action.kind === 'block' &&
      isAboutKeyword(rule, 'shadow') &&
      fitsRole(game, rule.action.object, objectEntity(blocker), context),
  );
}

/** The keywords that a rule in force has blockers disregard, a landwalk for one: they do nothing for this attacker. CR 609.4. */
function pretended(game: Game, attacker: ObjectId): readonly string[] {
  return rulesInForce(game, 'asThough').flatMap(({ rule, context }) =>
    rule.action.kind === 'beBlocked' &&
    rule.as?.kind === 'withKeyword' &&
    fitsRole(game, rule.action.object, objectEntity(attacker), context)
      ? [rule.as.keyword]
      : [],
  );
}

/** The defending player: whoever is attacked, also when a teammate's creature would block. CR 508.5, 805.10e. */
function walkedPast(game: Game, attacker: ObjectId, blocking: PlayerId): PlayerId {
  const attacked = game.objects[attacker]?.attacking ?? NO_ENTITY;
  return attacked === NO_ENTITY ? blocking : defendingPlayer(game, attacked);
}

/** CR 702.14b-c: whether the defending player controls a land of the kind. */
function walks(game: Game, attacking: Characteristics, defender: PlayerId, without: readonly string[]): boolean {
  for (const { ability } of attacking.abilities) {
    if (ability.kind !== 'keyword' || !isLandwalk(ability.keyword) || without.includes(ability.keyword)) continue;
    const context = {
      source: NO_OBJECT,
      controller: attacking.controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    };
    for (const id of game.battlefield) {
      const land = characteristics(game, id);
      if (land.controller !== defender || (land.types & TypeBit.Land) === 0) continue;
      if (
        ability.filter === undefined
          ? isWalkedLand(land, ability.keyword)
          : matches(game, ability.filter, objectEntity(id), context)
      )
        return true;
    }
  }
  return false;
}

/** "islandwalk", "snow landwalk", "nonbasic landwalk", "snow swampwalk": the words before "walk". */
function isWalkedLand(land: Characteristics, keyword: string): boolean {
  const words = keyword.slice(0, -'walk'.length).split(' ');
  const kind = words.pop() ?? '';
  for (const word of words) {
    if (word === 'snow' && (land.supertypes & SupertypeBit.Snow) === 0) return false;
    if (word === 'legendary' && (land.supertypes & SupertypeBit.Legendary) === 0) return false;
    if (word === 'nonbasic' && (land.supertypes & SupertypeBit.Basic) !== 0) return false;
  }
  if (kind === 'land') return true;
  const subtype = kind[0] === undefined ? '' : kind[0].toUpperCase() + kind.slice(1);
  return hasSubtype(land, subtype);
}

/** The requirements to block, each with whom (null: anybody). CR 509.1c. */
export function mustBlock(game: Game, creature: ObjectId): readonly { readonly attacker: ObjectId | null }[] {
  if ((game.derived ?? derived(game)).rules.must === undefined) return NONE;
  const found: { readonly attacker: ObjectId | null }[] = [];
  for (const { rule, context, affected } of rulesInForce(game, 'must')) {
    const action = rule.action;
    if (action.kind === 'block') {
      if (
        (affected !== null && !affected.includes(creature)) ||
        !fitsRole(game, action.object, objectEntity(creature), context)
      )
        continue;
      if (action.whom === undefined) found.push({ attacker: null });
      else for (const whom of find(game, action.whom, context)) found.push({ attacker: whom as number as ObjectId });
    } else if (action.kind === 'beBlocked' || action.kind === 'becomeBlocked') {
      for (const attacker of find(game, action.object, context))
        if (fitsRole(game, action.whom, objectEntity(creature), context))
          found.push({ attacker: attacker as number as ObjectId });
    }
  }
  return found;
}
const NONE: readonly { readonly attacker: ObjectId | null }[] = [];

/** How many creatures must block it, if any do: menace, "except by three or more creatures". CR 509.1b, 702.111b. */
export function minimumBlockers(game: Game, attacker: ObjectId): number {
  let minimum =
    (characteristics(game, attacker).keywords & KeywordBit.Menace) !== 0 ||
    ((game.objects[attacker]?.status ?? 0) & StatusBit.Suspected) !== 0
      ? 2
      : 1;
  if ((game.derived ?? derived(game)).rules.cant === undefined) return minimum;
  for (const { rule, context, affected } of rulesInForce(game, 'cant')) {
    if (rule.action.kind !== 'beBlocked' || (affected !== null && !affected.includes(attacker))) continue;
    const { except } = rule.action;
    if (except?.kind !== 'select' || except.quantifier.amount !== 'atLeast') continue;
    const { number } = except.quantifier;
    if (number !== undefined && fitsRole(game, rule.action.object, objectEntity(attacker), context))
      minimum = Math.max(minimum, evaluate(game, number, context));
  }
  return minimum;
}

/** How many creatures may block it at most: "can't be blocked by more than one creature". CR 509.1b. */
export function maximumBlockers(game: Game, attacker: ObjectId): number {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return Infinity;
  let maximum = Infinity;
  for (const { rule, context, affected } of rulesInForce(game, 'cant')) {
    if (rule.action.kind !== 'beBlocked' || (affected !== null && !affected.includes(attacker))) continue;
    const limit = rule.action.moreThan;
    if (limit !== undefined && fitsRole(game, rule.action.object, objectEntity(attacker), context))
      maximum = Math.min(maximum, limit);
  }
  return maximum;
}

/** How many attackers this creature may block. CR 509.1a. */
export function maximumBlocked(game: Game, blocker: ObjectId): number {
  if ((game.derived ?? derived(game)).rules.canBlockMore === undefined) return 1;
  let count = 1;
  for (const { rule, context, affected } of rulesInForce(game, 'canBlockMore')) {
    if (
      (affected !== null && !affected.includes(blocker)) ||
      !fitsRole(game, rule.object, objectEntity(blocker), context)
    )
      continue;
    count += rule.count === 'any number' ? Infinity : evaluate(game, rule.count, context);
  }
  return count;
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
