/** The next plane or phenomenon is turned face up: a player has planeswalked. CR 901.11. */
import type { Duration } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { SupplementaryDecks } from '../../vocabulary/objects/supplementary-decks.ts';
import { isPhenomenon, topOf } from '../../questions/objects/supplementary-cards.ts';
import { areOnOneTeam } from '../../questions/players/teams.ts';
import { perform } from '../../events/perform.ts';
import { deedEvent } from '../../rules/event-makers.ts';
import { setController, setOwner } from '../../vocabulary/objects/object-notes.ts';
import { setDelayed, setEffects } from '../../vocabulary/game-notes.ts';

/**
 * Moves the top card of the player's planar deck off it and turns it face up: having planeswalked; or those cards of a
 * planar deck that are named. CR 901.11, 701.24d.
 */
export function turnNextUp(
  game: Game,
  player: PlayerId,
  cause: ObjectId,
  left: readonly ObjectId[],
  named?: readonly ObjectId[],
): void {
  const { planar, communal } = game.supplementary as SupplementaryDecks;
  const next = (named ?? [topOf(planar, player)]).filter((id) => id !== NO_OBJECT);
  const controller = planarControllerFor(game, player);
  for (const id of next) {
    setController(game, id, controller); // CR 311.5
    if (communal) setOwner(game, id, controller); // CR 901.15b
  }
  perform(
    game,
    next.map((object) => ({ kind: 'turnFaceUp', object, cause, rule: '701.24b' })),
  );
  endUntilPlaneswalking(
    game,
    left.some((id) => !isPhenomenon(game.objects[id] as GameObject)),
  );
  const arrived = next.flatMap((id) => {
    const walked = deedEvent('planeswalk to', player, id, 1, { cause, rule: '701.24d' });
    const met = deedEvent('encounter', player, id, 1, { cause, rule: '312.5' });
    return isPhenomenon(game.objects[id] as GameObject) ? [walked, met] : [walked];
  });
  perform(game, arrived);
}

/** Effects that last until a player planeswalks end. CR 901.11. */
function endUntilPlaneswalking(game: Game, fromPlane: boolean): void {
  const stays = (duration: Duration): boolean =>
    duration.kind !== 'untilPlaneswalk' || (duration.awayFrom === 'plane' && !fromPlane);
  const effects = game.effects.filter(({ duration }) => stays(duration));
  if (effects.length < game.effects.length) setEffects(game, effects);
  const delayed = game.delayed.filter(({ until }) => until === null || stays(until));
  if (delayed.length < game.delayed.length) setDelayed(game, delayed);
}

/** The player, or the planar controller of the player's team: CR 901.12b, 901.12d. */
function planarControllerFor(game: Game, player: PlayerId): PlayerId {
  const { planarControllers } = game.supplementary as SupplementaryDecks;
  if (planarControllers.includes(player)) return player;
  return planarControllers.find((other) => areOnOneTeam(game, other, player)) ?? player;
}
