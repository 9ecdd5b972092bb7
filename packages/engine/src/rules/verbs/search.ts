/** Search: a zone is looked through for cards. CR 701.19. */
import type { NounList, Select } from '@kitchen-table/language/core';
import { carryOut } from '../../events/deeds.ts';
import { isForbidden } from '../../questions/forbidden-acts.ts';
import { findPlayers } from '../../questions/reading.ts';
import { withDoer } from '../../questions/resolving/this-way.ts';
import { zoneObjects } from '../../questions/objects/nouns.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import { note } from '../../vocabulary/game-notes.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import { bind, objectsOf } from '../resolving/bindings.ts';
import { bindRest, resolvePlayers } from '../effects/choices/choosing.ts';
import { withLookedAt } from '../effects/looked-at.ts';
import { seek, soughtIn } from '../effects/objects/library.ts';
import { type ActionOf, asEntities, by, doneTo, NO_ENTITIES, outcome } from '../effects/outcome.ts';
import { asSearched, cardsSearched, zonesToSearch } from '../effects/choices/zones-to-search.ts';
import { withFoundExiled } from './found-by-searching.ts';
import type { Verb } from './verb.ts';

type Search = ActionOf<'search'>;

/** Search. CR 701.19a. */
export const searchVerb: Verb<'search'> = {
  kind: 'search',
  cr: '701.19a',
  says: '{player} searches a library',
  helps: true,
  possible: (game, { zones, actor, of }, player, context) =>
    zones.some((zone) => zone !== 'library') ||
    (actor === undefined ? [player] : findPlayers(game, actor, context)).some((searcher) =>
      mayBeSearched(game, searcher, of === undefined ? [searcher] : findPlayers(game, of, context), context),
    ),
  does: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now: Searching = { context: withActors, found: [], among: [], replaced: false };
    for (const player of players) {
      const owners = resolvePlayers(game, action.of, now.context);
      now = { ...now, context: owners.context };
      for (const owner of owners.players) now = searched(game, action, player, owner, now);
    }
    const { found, among, context: after, replaced } = now;
    const { label } = action.object as Select | NounList;
    const rest = among.filter((card) => !found.includes(card));
    const known = label === undefined ? after : bindRest(label, rest, bind(after, label, found, found.length));
    return replaced ? outcome(known, found, found.length, true) : doneTo(known, found);
  },
};

interface Searching {
  readonly context: Context;
  readonly found: readonly Entity[];
  /** All that was searched, found or not. */
  readonly among: readonly Entity[];
  /** Something else was done instead: the instruction has been followed all the same. CR 118.11. */
  readonly replaced: boolean;
}

/** One player searches the zones of one: of these the library is searched as a deed. CR 701.19a, 701.19h. */
function searched(game: Game, action: Search, player: PlayerId, owner: PlayerId, before: Searching): Searching {
  const sought = soughtIn(action.object);
  const zones = zonesToSearch(game, action, sought.flat(), player, owner, before.context);
  const others = zones.filter((zone) => zone !== 'library');
  const seekIn = (searcher: PlayerId, library: readonly Entity[], now: Searching): Searching => {
    const among = zones.flatMap((zone) =>
      zone === 'library' ? library : asEntities(zoneObjects(game, ZONE_BY_NAME[zone], owner)),
    );
    const found = [...now.found];
    const before = found.length;
    // While they search their own library, somebody else may decide for them. CR 720.
    if (owner === searcher && zones.includes('library')) note(game, 'searching', searcher);
    for (const one of sought)
      found.push(
        ...seek(
          game,
          searcher,
          one,
          among.filter((card) => !found.includes(card)),
          now.context,
        ),
      );
    // Each knows what they found themselves, also when it is exiled face down. CR 406.3.
    const looked = withLookedAt(now.context, searcher, objectsOf(found.slice(before)));
    const context =
      game.searching === searcher ? withFoundExiled(game, searcher, found.splice(before), found, looked) : looked;
    note(game, 'searching', -1);
    return { ...now, context, found, among: [...now.among, ...among] };
  };
  if (!zones.includes('library')) {
    const given = action.zones.includes('library') ? asSearched(before.context, player, owner, null) : before.context;
    return seekIn(player, NO_ENTITIES, { ...before, context: given });
  }
  const already = cardsSearched(game, player, owner, before.context);
  if (already !== null) return seekIn(player, already, before);
  let now: Searching | null = null;
  const allowed =
    mayBeSearched(game, player, [owner], before.context) &&
    carryOut(game, deedOf(game, player, owner, before.context), (deed) => {
      const noted = asSearched(before.context, deed.player, owner, deed.amount);
      const bindings = withDoer(noted.bindings, 'search', playerEntity(deed.player));
      const context = { ...noted, bindings };
      now = seekIn(deed.player, cardsSearched(game, deed.player, owner, context) as readonly Entity[], {
        ...(now ?? before),
        context,
      });
      return deed;
    });
  if (now !== null) return now;
  // CR 101.3: what of it can be done is done.
  const left = { ...before, replaced: before.replaced || allowed };
  return others.length === 0 ? left : seekIn(player, NO_ENTITIES, left);
}

/** Whether nothing keeps the player from searching one of these libraries for what has them do it. CR 101.2, 609.1. */
function mayBeSearched(
  game: Game,
  player: PlayerId,
  owners: readonly PlayerId[],
  { stackObject: cause }: Context,
): boolean {
  const act = { kind: 'keywordAction', deed: 'search', player, cause } as const;
  return owners.length === 0 || owners.some((owner) => isForbidden(game, { ...act, to: playerEntity(owner) }) === null);
}

/** The whole library is searched, unless an effect makes it a portion. CR 701.19f. */
function deedOf(game: Game, player: PlayerId, library: PlayerId, context: Context): Deed {
  const { length } = (game.players[library] as Player).library;
  const roles = { player, object: NO_OBJECT, amount: length, library };
  return { kind: 'deed', action: 'search', ...roles, ...by(context, '701.19a') };
}
