/** Abilities as the engine holds them: facts worked out once from the words. CR 113.6, 604.3, 605.1a. */
import {
  type Ability,
  type ActivatedAbility,
  type CardFace,
  type Noun,
  type Rule,
  type StaticAbility,
  type TriggeredAbility,
  some,
} from '@kitchen-table/language/core';
import { type AbilityRecord, Interest } from '../../vocabulary/objects/characteristics.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { instanceName } from '../../vocabulary/keyword-abilities/instances.ts';
import { keywordMeaning } from '../../vocabulary/keyword-abilities/meanings.ts';
import { withGranter } from '../../vocabulary/objects/granters.ts';
import { ZONE_BY_NAME, Zone } from '../../vocabulary/zones/zones.ts';
import { isAboutPlayers } from '../players/player-nouns.ts';
import { eventsOf, watchedKinds } from '../triggered-abilities/watched-kinds.ts';
import { isManaAbility } from './mana-abilities.ts';

const EVERYWHERE = (1 << Zone.None) - 1;
const BATTLEFIELD = 1 << Zone.Battlefield;
const HAND = 1 << Zone.Hand;
const GRAVEYARD = 1 << Zone.Graveyard;
const STACK = 1 << Zone.Stack;
const CASTABLE = HAND | GRAVEYARD | (1 << Zone.Exile) | (1 << Zone.Command);

/** Pure memo: the records of an ability that an effect or a face gives, by who gives it. */
const memo = new WeakMap<Ability, Map<string, readonly AbilityRecord[]>>();

/** The ability and, for a keyword, the abilities that it stands for. The same words give the same records. CR 702.1. */
export function abilityRecords(
  ability: Ability,
  index: number,
  grantedBy: ObjectId,
  face: CardFace | null,
): readonly AbilityRecord[] {
  const command = face !== null && functionsInCommand(face);
  const key = `${index}/${grantedBy}/${command ? 1 : 0}`;
  let byKey = memo.get(ability);
  if (byKey === undefined) memo.set(ability, (byKey = new Map()));
  let records = byKey.get(key);
  if (records === undefined) {
    const made: AbilityRecord[] = [];
    addRecords(made, ability, index, grantedBy, command, face);
    records = made;
    byKey.set(key, records);
  }
  return records;
}

/** The records of all abilities of a printed face, in order. */
export function faceAbilities(face: CardFace): readonly AbilityRecord[] {
  const records: AbilityRecord[] = [];
  face.abilities.forEach((ability, index) => {
    for (const record of abilityRecords(ability, index, NO_OBJECT, face)) records.push(record);
  });
  return records;
}

function addRecords(
  into: AbilityRecord[],
  said: Ability,
  index: number,
  grantedBy: ObjectId,
  command: boolean,
  face: CardFace | null,
): void {
  const ability = withGranter(said, grantedBy);
  const zones = command ? 1 << Zone.Command : functionsIn(ability);
  into.push({
    ability,
    index,
    isManaAbility: ability.kind === 'activated' && isManaAbility(ability),
    zones,
    grantedBy,
    watches:
      ability.kind === 'triggered'
        ? watchedKinds(ability.trigger)
        : ability.kind === 'chapter'
          ? ['putCounters', 'zoneChange', 'createToken']
          : ability.kind === 'room'
            ? ['deed']
            : [],
    interest: interestOf(ability, face),
  });
  if (ability.kind === 'keyword') {
    for (const meant of keywordMeaning(ability, instanceName(ability, index, grantedBy, face)))
      addRecords(into, meant, index, grantedBy, command, face);
  }
}

/** Emblems (no types at all), planes, schemes, conspiracies and the like work from the command zone. CR 113.6b, 114.4. */
function functionsInCommand(face: CardFace): boolean {
  if (face.types.length === 0) return true;
  const type = face.types[0];
  return (
    type === 'plane' ||
    type === 'phenomenon' ||
    type === 'scheme' ||
    type === 'vanguard' ||
    type === 'conspiracy' ||
    type === 'dungeon'
  );
}

function interestOf(ability: Ability, face: CardFace | null): number {
  switch (ability.kind) {
    case 'triggered':
    case 'chapter':
    case 'room':
      return Interest.Triggered;
    case 'level':
      return Interest.Levels;
    case 'classLevel':
      return Interest.Levels | Interest.Activated;
    case 'static': {
      if (isDefining(ability, face)) return Interest.Defining;
      let interest = 0;
      for (const rule of ability.rules)
        interest |= (changesObjects(rule) ? Interest.Changes : 0) | (isIndexed(rule) ? Interest.Rules : 0);
      return interest;
    }
    case 'keyword':
      return 0;
    case 'activated':
      return isManaAbility(ability) ? Interest.Mana : Interest.Activated;
    case 'spell':
      return 0;
    default:
      return unreachable(ability);
  }
}

/** Whether the layers carry it out: all but what only players gain. CR 113.10, 613.10. */
export function changesObjects(rule: Rule): boolean {
  return rule.kind === 'changes' && !(rule.action.kind === 'gain' && isAboutPlayers(rule.action.object));
}

/** "You have hexproof", "you and permanents you control have hexproof": the ability of a player is a rule in force. CR 113.10, 613.10. */
export function isIndexed(rule: Rule): boolean {
  if (rule.kind !== 'changes') return true;
  if (rule.action.kind !== 'gain') return false;
  const { object } = rule.action;
  return object.kind === 'nounList' ? object.of.some(isAboutPlayers) : isAboutPlayers(object);
}

/** CR 604.3a: colors, subtypes, power or toughness of itself, without a condition, printed or of the token. */
/** "As long as this card isn't on the battlefield": it functions everywhere but there. CR 113.6c. */
function isElsewhere({ condition }: StaticAbility): boolean {
  return (
    condition?.kind === 'inZone' &&
    condition.zone === 'battlefield' &&
    condition.not === true &&
    condition.subject.kind === 'self'
  );
}

function isDefining(ability: StaticAbility, face: CardFace | null): boolean {
  if (face === null || ability.rules.length === 0) return false;
  if (isElsewhere(ability)) return ability.rules.every((rule) => rule.kind === 'changes');
  if (ability.condition !== undefined) return false;
  return ability.rules.every((rule) => {
    if (
      rule.kind !== 'changes' ||
      !('object' in rule.action) ||
      (rule.action.object as { kind?: string } | undefined)?.kind !== 'self'
    )
      return false;
    const action = rule.action;
    if (action.kind === 'setPowerToughness')
      return (face.power ?? '').includes('*') || (face.toughness ?? '').includes('*');
    return (
      action.kind === 'become' &&
      action.verb === 'be' &&
      action.as.types === undefined &&
      action.as.abilities === undefined
    );
  });
}

/** The zones in which an ability functions. CR 113.6. */
export function functionsIn(ability: Ability): number {
  switch (ability.kind) {
    case 'keyword':
      return EVERYWHERE;
    case 'spell':
      return STACK;
    case 'activated':
      return zonesOfCost(ability) || zoneOfSelfMoves(ability.clause) || zonesOfLimits(ability) || BATTLEFIELD;
    case 'triggered':
      return zonesOfTriggered(ability);
    case 'static':
      return zonesOfStatic(ability);
    case 'chapter':
    case 'level':
    case 'classLevel':
      return BATTLEFIELD;
    case 'room':
      return 1 << Zone.Command;
    default:
      return unreachable(ability);
  }
}

/** CR 113.6k: a cost that can be paid only from another zone. */
function zonesOfCost(ability: ActivatedAbility): number {
  for (const part of ability.cost) {
    if (part.kind !== 'actionCost') continue;
    const action = part.action;
    if (action.kind === 'discard' && action.object.kind === 'self') return HAND;
    if (
      (action.kind === 'exile' || action.kind === 'move' || action.kind === 'reveal') &&
      action.object.kind === 'self'
    ) {
      if ('from' in action && action.from !== undefined) {
        const { zone, or } = action.from;
        return (1 << ZONE_BY_NAME[zone]) | (or === undefined ? 0 : 1 << ZONE_BY_NAME[or]);
      }
      if (action.kind === 'reveal') return HAND;
    }
  }
  return 0;
}

function zonesOfLimits(ability: ActivatedAbility): number {
  for (const limit of ability.limits ?? []) if (limit.kind === 'onlyIf') return zonesOfCondition(limit.condition);
  return 0;
}

function zonesOfCondition(condition: unknown): number {
  let zones = 0;
  some(condition, (part) => {
    if (
      part['kind'] === 'inZone' &&
      (part['subject'] as { kind?: string } | undefined)?.kind === 'self' &&
      part['not'] === undefined
    ) {
      zones |= 1 << ZONE_BY_NAME[part['zone'] as 'graveyard'];
    }
    if (part['kind'] === 'is' && isSuspendedSelf(part)) zones |= 1 << Zone.Exile;
    return false;
  });
  return zones;
}

/** "If this card is suspended": only in exile is it that. CR 702.62b. */
function isSuspendedSelf({ subject, filter }: Record<string, unknown>): boolean {
  return (subject as { kind?: string }).kind === 'self' && some(filter, ({ status }) => status === 'suspended');
}

/** CR 113.6m: an effect that moves the object out of a zone works in that zone. */
function zoneOfSelfMoves(clause: unknown): number {
  let zones = 0;
  someOfItsOwn(clause, (part) => {
    if (part['kind'] !== 'move' && part['kind'] !== 'exile' && part['kind'] !== 'cast' && part['kind'] !== 'play')
      return part['kind'] === 'delayed';
    const from = part['from'] as { zone?: 'graveyard' } | undefined;
    if (from?.zone !== undefined && isOrHasSelf(part['object'] as Partial<Noun> | undefined))
      zones |= 1 << ZONE_BY_NAME[from.zone];
    return false;
  });
  return zones;
}

/**
 * "Return this card and up to one other target creature card from your graveyard": this card is among what moves; not in
 * "exile this artifact and all cards from all graveyards". CR 113.6m.
 */
function isOrHasSelf(object: Partial<Noun> | undefined): boolean {
  if (object?.kind !== 'nounList') return object?.kind === 'self';
  const { of = [] } = object as Extract<Noun, { kind: 'nounList' }>;
  const isWhole = (each: Noun): boolean => each.kind === 'select' && each.quantifier.amount === 'all';
  return of.some(({ kind }) => kind === 'self') && !of.some(isWhole);
}

/** Whether some node within fits, but for the abilities that it gives: in them "this card" is their bearer. CR 113.6m. */
function someOfItsOwn(node: unknown, fits: (part: Record<string, unknown>) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (!Array.isArray(node) && fits(node as Record<string, unknown>)) return true;
  return Object.entries(node).some(([field, part]) => field !== 'abilities' && someOfItsOwn(part, fits));
}

function zonesOfTriggered(ability: TriggeredAbility): number {
  let zones = 0;
  for (const event of eventsOf(ability.trigger)) {
    const object = 'object' in event ? (event.object as Partial<Noun> | undefined) : undefined;
    if (object?.kind === 'linked' && object.what === 'haunted creature') zones |= 1 << Zone.Exile; // CR 702.55c
    if (object?.kind !== 'self') continue;
    if (event.kind === 'cast') zones |= STACK;
    else if (event.kind === 'cycle' || event.kind === 'discard') zones |= HAND | GRAVEYARD | (1 << Zone.Exile);
    else if (event.kind === 'keywordAction' && event.action === 'become plotted') zones |= 1 << Zone.Exile;
    else if (event.kind === 'move' || event.kind === 'mill' || event.kind === 'draw') zones |= EVERYWHERE;
    else zones |= BATTLEFIELD;
  }
  if (zones === 0)
    zones =
      zonesOfCondition(ability.trigger.condition) ||
      zonesOfCondition(ability.trigger.during) ||
      zoneOfSelfMoves(ability.clause);
  return zones || BATTLEFIELD;
}

function zonesOfStatic(ability: StaticAbility): number {
  if (ability.spellCost !== undefined || isElsewhere(ability)) return EVERYWHERE & ~BATTLEFIELD;
  let zones = 0;
  for (const rule of ability.rules) {
    switch (rule.kind) {
      case 'entersWith':
        zones |= rule.object.kind === 'self' ? EVERYWHERE : BATTLEFIELD;
        break;
      case 'costChange':
        zones |=
          'kind' in rule.of && rule.of.kind === 'self' && rule.toDo === 'cast'
            ? EVERYWHERE & ~BATTLEFIELD
            : BATTLEFIELD;
        break;
      case 'may': {
        const action = rule.action;
        const own = (action.kind === 'cast' || action.kind === 'play') && action.object.kind === 'self';
        zones |= !own ? BATTLEFIELD : action.from === undefined ? CASTABLE : 1 << ZONE_BY_NAME[action.from.zone];
        break;
      }
      case 'cant': {
        const action = rule.action;
        const own = 'object' in action && (action.object as { kind?: string } | undefined)?.kind === 'self';
        if (own && action.kind === 'counter') zones |= STACK;
        else if (own && (action.kind === 'cast' || action.kind === 'play')) zones |= EVERYWHERE & ~BATTLEFIELD;
        else zones |= BATTLEFIELD;
        break;
      }
      case 'replace': {
        const would = rule.would;
        const own = 'object' in would && (would.object as { kind?: string } | undefined)?.kind === 'self';
        zones |= own && (would.kind === 'move' || would.kind === 'discard') ? EVERYWHERE : BATTLEFIELD;
        break;
      }
      case 'changes':
        zones |=
          'object' in rule.action && (rule.action.object as { kind?: string } | undefined)?.kind === 'self'
            ? BATTLEFIELD | STACK
            : BATTLEFIELD;
        break;
      default:
        zones |= BATTLEFIELD;
    }
  }
  return zonesOfCondition(ability.condition) || zones || BATTLEFIELD;
}

function unreachable(value: never): never {
  throw new Error(`no such ability: ${JSON.stringify(value)}`);
}
