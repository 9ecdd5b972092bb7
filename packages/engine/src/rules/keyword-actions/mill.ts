/** Mill: cards go from the top of a library to the graveyard. CR 701.13. */
import { carryOut } from '../../events/deeds.ts';
import { perform } from '../../events/perform.ts';
import { withoutEntering } from '../../questions/zones/library-cards.ts';
import type { Deed, GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type Cause, deedEvent, moveEvent } from '../event-makers.ts';
import type { KeywordAction } from './keyword-action.ts';

/** Mill: all who do it do it at the same time; nobody can choose to mill more cards than there are. CR 701.13a-b. */
export const millAction: KeywordAction = {
  kind: 'mill',
  cr: '701.13a',
  nothingForZero: true,
  possible: ({ game, player, amount }) => libraryOf(game, player).length >= amount,
  together: (game, deeds) => {
    const made = millAtOnce(game, deeds);
    return { made, done: made.length > 0, amount: made.length };
  },
  says: null,
  moves: { says: 'is milled', to: Zone.Graveyard },
  helps: false,
};

/** The player mills so many cards, by a rule of the game; those that have been milled. CR 725.1. */
export function millCards(game: Game, player: PlayerId, amount: number, by: Cause): readonly Entity[] {
  const deeds: Deed[] = [];
  carryOut(game, deedEvent('mill', player, NO_OBJECT, amount, by), (deed) => {
    deeds.push(deed);
    return null;
  });
  return millAtOnce(game, deeds);
}

function millAtOnce(game: Game, deeds: readonly Deed[]): readonly Entity[] {
  const libraries = deeds.flatMap(({ player }) => (game.players[player] as Player).library.toReversed());
  perform(game, milling(game, deeds));
  return milledFrom(game, libraries);
}

function libraryOf(game: Game, player: PlayerId): readonly ObjectId[] {
  return withoutEntering(game, (game.players[player] as Player).library);
}

/** The moves of these cards; who mills twice at once mills further down. */
function milling(game: Game, deeds: readonly Deed[]): readonly GameEvent[] {
  const taken = new Map<PlayerId, number>();
  return deeds.flatMap(({ player, amount, cause, rule }) => {
    const before = taken.get(player) ?? 0;
    taken.set(player, before + amount);
    return libraryOf(game, player)
      .toReversed()
      .slice(before, before + amount)
      .map((card) => moveEvent(game, card, Zone.Graveyard, 'mill', player, { cause, rule }));
  });
}

/** What has gone from the libraries to a public zone, even if something replaced the milling. CR 701.13c-d. */
function milledFrom(game: Game, libraries: readonly ObjectId[]): readonly Entity[] {
  const milled: Entity[] = [];
  for (const id of libraries) {
    const became = game.objects[id]?.became ?? NO_OBJECT;
    const zone = game.objects[became]?.zone;
    if (zone === Zone.Graveyard || zone === Zone.Exile) milled.push(objectEntity(became));
  }
  return milled;
}
