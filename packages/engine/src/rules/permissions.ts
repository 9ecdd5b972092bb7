/** Effects that let players cast and play what they otherwise could not, or when they could not. CR 601.3, 116.2a. */
import type { Filter } from '@kitchen-table/language';
import { fitsDescription } from '../questions/filters.ts';
import { findPlayers } from '../questions/reading.ts';
import { find, zoneObjects } from '../questions/nouns.ts';
import { derived } from '../questions/characteristics.ts';
import { type RuleOf, rulesInForce } from '../questions/rules-in-force.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { turnTally } from '../vocabulary/tallies.ts';
import { Zone, ZONE_BY_NAME } from '../vocabulary/zones.ts';
import { objectsOf } from './bindings.ts';

/** A card that an effect lets a player cast or play from where it is. */
export interface Permission {
  readonly object: ObjectId;
  readonly withoutPaying: boolean;
  /** Lands too, or spells only. */
  readonly play: boolean;
  /** Under which name its uses are counted, when there may be only one each turn. */
  readonly tally: string | null;
}

const NONE: readonly Permission[] = [];

function forPlayer(game: Game, player: PlayerId, { rule, context }: RuleOf<'may'>): boolean {
  if (!('actor' in rule.action) || rule.action.actor === undefined) return context.controller === player;
  return findPlayers(game, rule.action.actor, context).includes(player);
}

/** Everything outside the hand that effects let the player cast or play now. */
export function permissions(game: Game, player: PlayerId): readonly Permission[] {
  if (derived(game).rules.may === undefined && game.rules.rulesInForce.length === 0) return NONE;
  const allowed: Permission[] = [];
  for (const inForce of rulesInForce(game, 'may')) {
    const { rule, context } = inForce;
    const { action } = rule;
    if (
      (action.kind !== 'cast' && action.kind !== 'play') ||
      rule.asThough !== undefined ||
      !forPlayer(game, player, inForce)
    )
      continue;
    const tally = rule.times === 'once each turn' ? `may:${context.source}` : null;
    if (tally !== null && turnTally(game, tally) > 0) continue;
    for (const object of permitted(game, player, inForce)) {
      const zone = game.objects[object]?.zone;
      if (
        zone === Zone.Battlefield ||
        zone === Zone.Stack ||
        zone === Zone.None ||
        (zone === Zone.Hand && action.withoutPaying !== true)
      )
        continue;
      allowed.push({ object, withoutPaying: action.withoutPaying === true, play: action.kind === 'play', tally });
    }
  }
  return allowed;
}

function permitted(game: Game, player: PlayerId, { rule, context, affected }: RuleOf<'may'>): readonly ObjectId[] {
  const { action } = rule;
  if (action.kind !== 'cast' && action.kind !== 'play') return [];
  if (affected !== null) return affected as readonly ObjectId[];
  if (action.object.kind !== 'select') return objectsOf(find(game, action.object, context));
  const zoneName = action.from?.zone ?? zoneOf(action.object.filter) ?? 'hand';
  const zone = ZONE_BY_NAME[zoneName];
  const { filter } = action.object;
  if (zone === Zone.Library) {
    // "from the top of your library": only the top card.
    const top = (game.players[player] as Player).library.at(-1);
    return top !== undefined && fitsDescription(game, filter, top as number as Entity, context) ? [top] : [];
  }
  const owner = zone === Zone.Exile || zone === Zone.Command ? null : player;
  return zoneObjects(game, zone, owner).filter((id) => fitsDescription(game, filter, id as number as Entity, context));
}

function zoneOf(filter: Filter): keyof typeof ZONE_BY_NAME | null {
  for (const quality of filter.qualities ?? [])
    if (quality.kind === 'inZone' || quality.kind === 'fromZone') return quality.zone[0] ?? null;
  return null;
}

/** Whether an effect lets the player cast the spell as though it had flash. CR 601.3b. */
export function hasFlashPermission(game: Game, player: PlayerId, object: ObjectId): boolean {
  if (derived(game).rules.may === undefined) return false;
  for (const inForce of rulesInForce(game, 'may')) {
    const { rule, context } = inForce;
    if (
      rule.action.kind !== 'cast' ||
      rule.asThough === undefined ||
      !rule.asThough.includes('flash') ||
      !forPlayer(game, player, inForce)
    )
      continue;
    const { object: noun } = rule.action;
    if (
      noun.kind === 'self'
        ? context.source === object
        : noun.kind === 'select' && fitsDescription(game, noun.filter, object as number as Entity, context)
    )
      return true;
  }
  return false;
}
