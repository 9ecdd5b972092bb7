/** "Search your library and/or graveyard": which of them is the player's choice. CR 701.19a, 608.2d. */
import type { Clause, ZoneName } from '@kitchen-table/language/core';
import { askYesNo, reason } from '../../../questions/ask.ts';
import { fitsDescription } from '../../../questions/objects/filters.ts';
import { zoneObjects } from '../../../questions/objects/nouns.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, objectEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import { Zone, ZONE_BY_NAME } from '../../../vocabulary/zones/zones.ts';
import { bind } from '../../resolving/bindings.ts';
import { type ActionOf, asEntities, NO_ENTITIES } from '../outcome.ts';

type Search = ActionOf<'search'>;
type Zones = Search['zones'];
type Sought = readonly { readonly filter: Parameters<typeof fitsDescription>[1] }[];

/** Under this label it stands that the player has searched that library since it was last shuffled. CR 701.19h. */
function searchedLabel(player: PlayerId, library: PlayerId): string {
  return `#searched:${player}:${library}`;
}

/** Under this label it stands how many of its cards may be searched. CR 701.19f. */
function portionLabel(player: PlayerId, library: PlayerId): string {
  return `#portion:${player}:${library}`;
}

/** From now on the player has searched so many of the top cards of the library; null: has chosen not to. CR 701.19h. */
export function asSearched(context: Context, player: PlayerId, library: PlayerId, portion: number | null): Context {
  const noted = bind(context, searchedLabel(player, library), NO_ENTITIES, portion === null ? 0 : 1);
  return portion === null ? noted : bind(noted, portionLabel(player, library), NO_ENTITIES, portion);
}

/** A library that has been shuffled is to be searched anew, by everybody. */
export function asUnsearched(game: Game, library: PlayerId, context: Context): Context {
  let now = context;
  for (const { id } of game.players)
    if (now.bindings[searchedLabel(id, library)]?.amount === 1) now = asSearched(now, id, library, null);
  return now;
}

/** The cards of the library that the player is searching; null: that has yet to begin. CR 701.19f, 701.19h. */
export function cardsSearched(
  game: Game,
  player: PlayerId,
  library: PlayerId,
  { bindings }: Context,
): readonly Entity[] | null {
  if (bindings[searchedLabel(player, library)]?.amount !== 1) return null;
  const portion = bindings[portionLabel(player, library)]?.amount ?? 0;
  const cards = asEntities(zoneObjects(game, Zone.Library, library));
  return portion > 0 ? cards.slice(-portion) : NO_ENTITIES;
}

/** Whether a library has been searched as the effect was carried out; null: it has not come to that. */
export function hasSearched({ bindings }: Context): boolean | null {
  let found: boolean | null = null;
  for (const label in bindings)
    if (label.startsWith('#searched:')) found = found === true || bindings[label]?.amount === 1;
  return found;
}

/** "If you search your library this way, shuffle": it is the search that is asked about, not what was found. CR 701.19b. */
export function shufflesAfterSearch(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'shuffle' && clause.action.object === undefined;
}

/** The zones that the player searches: whether the library is one of them, where something else has what is sought. */
export function zonesToSearch(
  game: Game,
  action: Search,
  sought: Sought,
  player: PlayerId,
  owner: PlayerId,
  context: Context,
): Zones {
  const { zones } = action;
  if (action.either !== true || !zones.includes('library')) return zones;
  const isThere = (zone: ZoneName): boolean =>
    zoneObjects(game, ZONE_BY_NAME[zone], owner).some((id) =>
      sought.some(({ filter }) => fitsDescription(game, filter, objectEntity(id), context)),
    );
  if (!zones.some((zone) => zone !== 'library' && isThere(zone))) return zones;
  // What else there is can be searched in any case: it makes no difference to anything else.
  const why = reason('Search the library too?', context.source, '701.19a');
  return askYesNo(game, player, why) ? zones : zones.filter((zone) => zone !== 'library');
}
