/** Who is planar controller, and what happens when a player leaves a Planechase game. CR 311.5, 901.6, 901.10, 800.4p. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { NO_DECKS, type SupplementaryDecks } from '../../vocabulary/objects/supplementary-decks.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { faceUpPlanar, isPhenomenon, isPlanar } from '../../questions/objects/supplementary-cards.ts';
import { primaryPlayer } from '../../questions/players/teams.ts';
import { removeFromGame } from '../../events/zones/apply-zone-change.ts';
import { turnSupplementaryDown } from '../../events/zones/supplementary-cards.ts';
import { perform } from '../../events/perform.ts';
import { deedEvent } from '../../rules/event-makers.ts';
import { PLANESWALK } from '../../rules/keyword-actions/planeswalk.ts';
import { markersFor } from '../../rules/turn-structure/turn-markers.ts';
import { nextPlayerInGame } from '../../rules/turn-structure/turn-order.ts';
import { turnNextUp } from './turn-next-up.ts';
import { setController, setOwner, setStackFacts } from '../../vocabulary/objects/object-notes.ts';
import { note, setPending } from '../../vocabulary/game-notes.ts';

/** Makes these players the planar controllers; what was face up follows the first of them. CR 311.5, 901.6. */
export function setPlanarControllers(game: Game, players: readonly PlayerId[]): void {
  const decks = game.supplementary ?? NO_DECKS;
  note(game, 'supplementary', { ...decks, planarControllers: players });
  const [controller] = players;
  if (controller === undefined) return;
  for (const id of faceUpPlanar(game)) {
    const object = game.objects[id] as GameObject;
    if (players.includes(object.controller)) continue;
    setController(game, id, controller);
    if (decks.communal) setOwner(game, id, controller); // CR 901.15b
  }
}

/** The active player is planar controller, or the primary player of the active team. CR 311.5, 901.12b. */
export function follows(game: Game, event: GameEvent): void {
  if (event.kind !== 'beginTurn') return;
  const player = primaryPlayer(game, event.player);
  const before = (game.supplementary ?? NO_DECKS).planarControllers;
  if (game.melee === null) return setPlanarControllers(game, [player]);
  if (before.includes(player)) return;
  // CR 901.14: the turn marker has come from the next planar controller on the right who holds none now.
  const seats = game.players.length;
  const [old] = before
    .filter((other) => !holdsMarker(game, other))
    .toSorted((one, other) => ((player - one + seats) % seats) - ((player - other + seats) % seats));
  setPlanarControllers(game, [player, ...before.filter((other) => other !== old)]);
}

function holdsMarker(game: Game, player: PlayerId): boolean {
  const { markers = [], at = -1 } = game.melee ?? {};
  return markers.some(({ holder }, index) => index !== at && holder === player);
}

/** Whether the number of turn markers will be smaller without the player. CR 807.4e, 901.14b. */
function leavesWithMarker(game: Game): boolean {
  if (game.melee === null) return false;
  const staying = game.melee.markers.reduce((count, { removals }) => count + 1 - removals, 0);
  return staying > markersFor(game.players.filter(({ lost }) => !lost).length);
}

/** The player ceases to be planar controller, and their planes go to the bottom; nobody planeswalks. CR 901.14b. */
function giveUpPlanes(game: Game, player: PlayerId): void {
  const decks = game.supplementary as SupplementaryDecks;
  note(game, 'supplementary', {
    ...decks,
    planarControllers: decks.planarControllers.filter((other) => other !== player),
  });
  const controlled = faceUpPlanar(game).filter((id) => game.objects[id]?.controller === player);
  for (const id of controlled) turnSupplementaryDown(game, id);
}

/** Before a planar controller leaves, the next player becomes planar controller. CR 800.4p, 901.6, 901.10b. */
export function planarControllerLeaves(game: Game, player: PlayerId): void {
  const { planarControllers, communal } = game.supplementary as SupplementaryDecks;
  const heir = primaryPlayer(game, nextPlayerInGame(game, player));
  if (planarControllers.includes(player) && leavesWithMarker(game)) giveUpPlanes(game, player);
  else if (planarControllers.includes(player))
    setPlanarControllers(
      game,
      planarControllers.map((other) => (other === player ? heir : other)),
    );
  const [controller] = (game.supplementary as SupplementaryDecks).planarControllers;
  if (controller === undefined) return;
  if (communal) {
    for (const object of game.objects)
      if (object.owner === player && object.zone === Zone.Command && isPlanar(object))
        setOwner(game, object.id, controller); // CR 108.3a
  }
  keepAbilitiesOfPhenomena(game, player, controller);
  const leaving = faceUpPlanar(game).filter((id) => game.objects[id]?.owner === player);
  perform(
    game,
    leaving.map((id) => deedEvent('planeswalk away', controller, id, 1, { cause: NO_OBJECT, rule: '901.11b' })),
  );
}

/** Abilities from phenomena stay on the stack, controlled by the new planar controller. CR 901.10b. */
function keepAbilitiesOfPhenomena(game: Game, player: PlayerId, controller: PlayerId): void {
  for (const id of game.stack) {
    const ability = game.objects[id] as GameObject;
    const source = ability.stack === null ? undefined : game.objects[ability.stack.source];
    if (ability.controller !== player || source === undefined || !isPhenomenon(source)) continue;
    setOwner(game, id, controller);
    setController(game, id, controller);
    const { stack } = ability;
    if (stack !== null) setStackFacts(game, id, { ...stack, context: { ...stack.context, controller } });
  }
  setPending(
    game,
    game.pending.map((trigger) => {
      const source = game.objects[trigger.source];
      return trigger.controller === player && source !== undefined && isPhenomenon(source)
        ? { ...trigger, controller, context: { ...trigger.context, controller } }
        : trigger;
    }),
  );
}

/** When the owner of the face-up plane has left, the planar controller turns up the next. CR 901.10, 901.10a. */
export function planarOwnerLeft(game: Game, player: PlayerId): void {
  const decks = game.supplementary as SupplementaryDecks;
  if (!decks.communal)
    note(game, 'supplementary', { ...decks, planar: decks.planar.map((deck, seat) => (seat === player ? [] : deck)) });
  const gone = game.objects.filter(
    (object) =>
      object.owner === player &&
      object.zone === Zone.None &&
      object.became === NO_OBJECT &&
      (object.status & StatusBit.FaceDown) === 0 &&
      isPlanar(object),
  );
  const own = gone[0]?.controller;
  const controller = decks.planarControllers.find((other) => other === own) ?? decks.planarControllers[0];
  if (gone.length === 0 || controller === undefined || game.players[controller]?.lost !== false) return;
  forgetPlaneswalking(game);
  turnNextUp(
    game,
    controller,
    NO_OBJECT,
    gone.map(({ id }) => id),
  );
}

/** A planeswalking ability on the stack ceases to exist. CR 901.10a. */
function forgetPlaneswalking(game: Game): void {
  for (const id of game.stack.slice()) {
    const facts = game.objects[id]?.stack;
    if (facts?.source === NO_OBJECT && facts.clauses[0] === PLANESWALK) removeFromGame(game, id);
  }
  setPending(
    game,
    game.pending.filter(({ clause }) => clause !== PLANESWALK),
  );
}
