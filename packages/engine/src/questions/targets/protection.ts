/** Hexproof, shroud, protection: what can't be targeted, damaged, enchanted or blocked by what. CR 115.4, 702.11, 702.16, 702.18. */
import { type Filter, type KeywordAbility, some } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Illegal } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { TYPE_BITS } from '../../vocabulary/objects/type-bits.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { isAbilityMeant } from './what-targets.ts';
import { fitsAs, fitsDescription, hasColorWord } from '../objects/filters.ts';
import { forbids } from '../forbidden-acts.ts';
import { isAboutKeyword, type RuleOf, rulesInForce } from '../in-force.ts';
import { commanderIdentity } from '../players/commander-identity.ts';
import { findPlayers } from '../reading.ts';

/**
 * Hexproof, shroud, protection, "can't be the target". The source is the spell, or the ability's source; what targets is
 * the spell or ability itself, NO_OBJECT for an ability that is not yet on the stack. CR 115.4.
 */
export function canBeTargeted(
  game: Game,
  entity: Entity,
  source: ObjectId,
  controller: PlayerId,
  by: ObjectId,
): Illegal | null {
  if (isPlayerEntity(entity)) {
    const player = entityPlayer(entity);
    if (playerHasKeyword(game, player, 'shroud')) return illegal('702.18b', 'that player has shroud');
    if (opposed(game, player, controller) && isHexproof(game, player, source, by))
      if (!ignoresHexproof(game, controller, entity)) return illegal('702.11d', 'that player has hexproof');
    if (protectedFrom(game, entity, source)) return illegal('702.16b', 'that player has protection from it');
    return forbiddenTarget(game, entity, source, controller, by);
  }
  const id = entity as number as ObjectId;
  const now = characteristics(game, id);
  // CR 113.6: these abilities are of permanents; a spell or a card elsewhere only has their words.
  const keywords = game.objects[id]?.zone === Zone.Battlefield ? now.keywords : 0;
  if ((keywords & KeywordBit.Shroud) !== 0) return illegal('702.18a', 'it has shroud');
  if (
    (keywords & (KeywordBit.Hexproof | KeywordBit.SomeHexproofFrom)) !== 0 &&
    opposed(game, now.controller, controller) &&
    !ignoresHexproof(game, controller, entity)
  ) {
    if ((keywords & KeywordBit.Hexproof) !== 0) return illegal('702.11b', 'it has hexproof');
    for (const { ability } of now.abilities) {
      if (
        ability.kind === 'keyword' &&
        ability.keyword === 'hexproof' &&
        isHexproofFrom(game, ability, contextOf(id, now.controller), source, by)
      ) {
        return illegal('702.11e', 'it has hexproof from that');
      }
    }
  }
  if ((keywords & KeywordBit.SomeProtection) !== 0 && protectedFrom(game, entity, source))
    return illegal('702.16b', 'it has protection from that');
  return forbiddenTarget(game, entity, source, controller, by);
}

/** Hexproof, or hexproof from a quality of what targets. CR 702.11d-e. */
function isHexproof(game: Game, player: PlayerId, source: ObjectId, by: ObjectId): boolean {
  return playerKeywords(game, player).some(
    ({ ability, giver }) =>
      ability.keyword === 'hexproof' &&
      (ability.from === undefined || isHexproofFrom(game, ability, contextOf(giver, player), source, by)),
  );
}

/** Whether the source has the quality, or the ability that targets is one of those named. CR 702.11e. */
function isHexproofFrom(
  game: Game,
  ability: KeywordAbility,
  context: Context,
  source: ObjectId,
  by: ObjectId,
): boolean {
  return (
    isFrom(game, ability, context, source) ||
    (ability.from ?? []).some((from) => from.kind === 'filter' && isAbilityMeant(game, from, source, by, context))
  );
}

function forbiddenTarget(
  game: Game,
  entity: Entity,
  source: ObjectId,
  controller: PlayerId,
  by: ObjectId,
): Illegal | null {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return null;
  const act = { kind: 'becomeTarget' as const, object: entity, source, player: controller, byAbility: by !== source };
  for (const inForce of rulesInForce(game, 'cant'))
    if (forbids(game, inForce, act)) return illegal('115.4', "it can't be the target of that");
  return null;
}

function opposed(game: Game, one: PlayerId, other: PlayerId): boolean {
  return game.players[one]?.team !== game.players[other]?.team;
}

/** "as though it didn't have hexproof". CR 609.4. */
function ignoresHexproof(game: Game, controller: PlayerId, entity: Entity): boolean {
  return rulesInForce(game, 'asThough').some(
    ({ rule, context }) =>
      (context.controller === controller || isOfAnybody(rule)) &&
      isAboutKeyword(rule, 'hexproof') &&
      (!('object' in rule.action) ||
        fitsRole(game, rule.action.object as Parameters<typeof fitsRole>[1], entity, context)),
  );
}

/** "the targets of spells and abilities": of whomever they are; without more said it is of one's own. */
function isOfAnybody({ action }: RuleOf<'asThough'>['rule']): boolean {
  return action.kind === 'becomeTarget' && action.by !== undefined && !some(action.by, ({ kind }) => kind === 'you');
}

/** CR 702.16: whether the object or player has protection from a quality that the source has, or will have. */
export function protectedFrom(
  game: Game,
  entity: Entity,
  source: ObjectId,
  as: Readonly<Characteristics> | null = null,
): boolean {
  return isProtected(game, entity, source, false, as);
}

/** Whether protection takes off what is attached to the object or player already. CR 702.16c-d, 702.16n, 702.16p. */
export function putOff(game: Game, entity: Entity, attachment: ObjectId): boolean {
  return isProtected(game, entity, attachment, true, null);
}

function isProtected(
  game: Game,
  entity: Entity,
  source: ObjectId,
  attached: boolean,
  as: Readonly<Characteristics> | null,
): boolean {
  if (isPlayerEntity(entity)) {
    const player = entityPlayer(entity);
    // "the chosen card name" was chosen by the object that gives the ability.
    return playerKeywords(game, player).some(
      ({ ability, giver }) =>
        ability.keyword === 'protection' && isFrom(game, ability, contextOf(giver, player), source, as),
    );
  }
  const id = entity as number as ObjectId;
  if (game.objects[id] === undefined) return false;
  const now = characteristics(game, id);
  if ((now.keywords & KeywordBit.SomeProtection) === 0) return false;
  const context = contextOf(id, now.controller);
  for (const record of now.abilities) {
    if (record.ability.kind !== 'keyword' || record.ability.keyword !== 'protection') continue;
    // "the chosen color" was chosen by the object that gave the ability.
    const giver = record.grantedBy === NO_OBJECT ? context : { ...context, source: record.grantedBy };
    if (!isFrom(game, record.ability, giver, source, as)) continue;
    if (!attached || record.grantedBy === NO_OBJECT || !leavesOn(game, record.grantedBy, source)) return true;
  }
  return false;
}

/** "This effect doesn't remove ...": whether what gives the protection lets the attachment stay. CR 702.16n, 702.16p. */
function leavesOn(game: Game, giver: ObjectId, attachment: ObjectId): boolean {
  const { abilities, controller } = characteristics(game, giver);
  return abilities.some(({ ability }) => {
    if (ability.kind !== 'static' || ability.doesntRemove === undefined) return false;
    const now = characteristics(game, attachment);
    switch (ability.doesntRemove) {
      case 'self':
        return attachment === giver;
      case 'attached':
        return now.subtypes.includes('Aura');
      case 'your attachments':
      case 'your Auras':
        // CR 702.16p: what was there before the effect began.
        return (
          (ability.doesntRemove === 'your attachments' || now.subtypes.includes('Aura')) &&
          now.controller === controller &&
          (game.objects[attachment]?.timestamp ?? 0) <= (game.objects[giver]?.timestamp ?? 0)
        );
      default:
        return unreachable(ability.doesntRemove);
    }
  });
}

/** Whether the source has one of the qualities in "from [quality]". CR 702.16a, 702.11e. */
function isFrom(
  game: Game,
  ability: KeywordAbility,
  context: Context,
  source: ObjectId,
  as: Readonly<Characteristics> | null = null,
): boolean {
  const from = ability.from;
  if (from === undefined || source === NO_OBJECT || game.objects[source] === undefined) return false;
  const now = as ?? characteristics(game, source);
  const fits = (filter: Filter): boolean =>
    as === null
      ? fitsDescription(game, filter, objectEntity(source), context)
      : fitsAs(game, filter, source, as, context);
  for (const quality of from) {
    switch (quality.kind) {
      case 'everything':
        if (isFromAll(game, quality.of, now, context)) return true;
        break;
      case 'chosenColor': {
        const color = game.objects[context.source]?.memory.chosenColor;
        if (color !== undefined && (now.colors & (1 << color)) !== 0) return true;
        break;
      }
      case 'colorWord':
        if (hasColorWord(now, quality.color)) return true;
        break;
      case 'typeAdjective':
        if ((now.types & TYPE_BITS[quality.type]) !== 0) return true;
        break;
      case 'supertypeWord':
      case 'statusWord':
      case 'subtypeAdjective':
      case 'classAdjective':
      case 'powerToughness':
      case 'non':
      case 'anyOf':
        if (
          fits({
            kind: 'filter',
            adjectives: [quality],
            noun: { kind: 'words', words: [{ kind: 'classWord', word: 'source' }] },
          })
        )
          return true;
        break;
      case 'colorsOf':
      case 'thatColor':
      case 'colorOfYourChoice':
        // The effect that grants it puts the chosen color in its place: CR 608.2d.
        break;
      case 'filter':
        if (fits(quality)) return true;
        break;
      default:
        // CR 702.16k: from a player is from everything that the player controls or owns.
        if (findPlayers(game, quality, context).includes(now.controller)) return true;
    }
  }
  return false;
}

/** From everything; or from each of several players. CR 702.16i-k. Colors are taken apart: lower/src/passes/abilities/qualities-apart.ts. */
function isFromAll(
  game: Game,
  of: Extract<NonNullable<KeywordAbility['from']>[number], { kind: 'everything' }>['of'],
  source: Characteristics,
  context: Context,
): boolean {
  switch (of) {
    case undefined:
      return true;
    case 'colors':
    case 'each color':
      return source.colors !== 0;
    case 'other colors': {
      // "Your" is said by what gives the protection. CR 109.5. Without a commander there is no such color: CR 903.4f.
      const identity = commanderIdentity(game, characteristics(game, context.source).controller);
      return identity !== null && (source.colors & ~identity) !== 0;
    }
    case 'your opponents':
      return opposed(game, source.controller, context.controller);
    case 'the chosen player':
      return game.objects[context.source]?.memory.chosenPlayer === source.controller;
    default:
      return unreachable(of);
  }
}

function unreachable(value: never): never {
  throw new Error(`no such words: ${String(value)}`);
}

function contextOf(source: ObjectId, controller: PlayerId): Context {
  return { source, controller, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
}

/** A keyword ability that an effect of the giver gives a player. */
interface PlayerKeyword {
  readonly ability: KeywordAbility;
  readonly giver: ObjectId;
}

/** The keyword abilities that effects give a player. CR 113.10, 702.11d. */
function playerKeywords(game: Game, player: PlayerId): readonly PlayerKeyword[] {
  if ((game.derived ?? derived(game)).rules.changes === undefined) return NONE;
  const found: PlayerKeyword[] = [];
  for (const { rule, context, affected } of rulesInForce(game, 'changes')) {
    const action = rule.action;
    if (action.kind !== 'gain' || action.abilities === 'all' || action.verb === 'lose') continue;
    const entity = (-1 - player) as Entity;
    if (affected === null ? !fitsRole(game, action.object, entity, context) : !affected.includes(entity)) continue;
    for (const ability of action.abilities)
      if (ability.kind === 'keyword') found.push({ ability, giver: context.source });
  }
  return found;
}
const NONE: readonly PlayerKeyword[] = [];

/** Whether an effect gives the player the keyword. */
export function playerHasKeyword(game: Game, player: PlayerId, keyword: string): boolean {
  return playerKeywords(game, player).some(({ ability }) => ability.keyword === keyword && ability.from === undefined);
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
