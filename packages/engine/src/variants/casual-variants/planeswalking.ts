/** Planeswalking: away from what is face up, to the top card of a planar deck. CR 701.24, 901.5, 901.11. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { NO_DECKS, type SupplementaryDecks } from '../../vocabulary/objects/supplementary-decks.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { faceUpPlanar, isPhenomenon, topOf } from '../../questions/objects/supplementary-cards.ts';
import { turnSupplementaryDown, turnSupplementaryUp } from '../../events/zones/supplementary-cards.ts';
import { perform } from '../../events/perform.ts';
import { reason } from '../../questions/ask.ts';
import { deedEvent } from '../../rules/event-makers.ts';
import { chooseOrder } from '../../rules/resolving/choices.ts';
import { inTurnOrder } from '../../rules/turn-structure/turn-order.ts';
import { markersFor } from '../../rules/turn-structure/turn-markers.ts';
import { setPlanarControllers } from './planar-controller.ts';
import { turnNextUp } from './turn-next-up.ts';
import { setController } from '../../vocabulary/objects/object-notes.ts';

/** Only a planar controller, or the teammate whose turn it is too, may planeswalk. CR 701.24a, 901.12d. */
function mayPlaneswalk(game: Game, player: PlayerId): boolean {
  const team = game.players[player]?.team;
  return (game.supplementary ?? NO_DECKS).planarControllers.some((other) => game.players[other]?.team === team);
}

/** What follows when a player planeswalks: the one road for abilities, phenomena and players who leave. CR 701.24b. */
export function planeswalkFollows(game: Game, event: GameEvent): void {
  if (event.kind !== 'deed' || !WAYS.has(event.action)) return;
  const { player, cause, planes } = event;
  if (!mayPlaneswalk(game, player)) return;
  const left = leftBehind(game, event.action === 'planeswalk without leaving');
  perform(
    game,
    left.map((id) => deedEvent('planeswalk away', player, id, 1, { cause, rule: '701.24d' })),
  );
  for (const id of left) {
    if (game.objects[id]?.became !== NO_OBJECT) continue;
    perform(game, [{ kind: 'turnFaceDown', object: id, cause, rule: '701.24b' }]);
  }
  turnNextUp(game, player, cause, left, planes);
}

const WAYS: ReadonlySet<string> = new Set(['planeswalk', 'planeswalk by rolling', 'planeswalk without leaving']);

/** The planes and phenomena that are left, in the order that their owner puts them on the bottom. CR 701.24b, 901.11c. */
function leftBehind(game: Game, staying: boolean): readonly ObjectId[] {
  const all = faceUpPlanar(game).filter((id) => !staying || isPhenomenon(game.objects[id] as GameObject));
  const ownerOf = (id: ObjectId): PlayerId => (game.objects[id] as GameObject).owner;
  return inTurnOrder(game).flatMap((owner) => {
    const theirs = all.filter((id) => ownerOf(id) === owner);
    // RULING (Spatial Merging, 2012-06-01): in an order of their choice.
    const why = reason('Choose the order; the last one is put lowest', NO_OBJECT, '701.24b');
    return theirs.length < 2 ? theirs : chooseOrder(game, owner, why, theirs, 'other', (id) => nameOf(game, id));
  });
}

function nameOf(game: Game, id: ObjectId): string {
  return characteristics(game, id).name;
}

/** Who sets a starting plane: the starting player; in Grand Melee each who begins with a turn marker. CR 901.5, 901.14a. */
function startersOf(game: Game): readonly PlayerId[] {
  const count = game.players.length;
  const markers = game.rules.turnMarkers ? markersFor(count) : 1;
  return Array.from({ length: markers }, (_, i) => ((game.startingPlayer + 4 * i) % count) as PlayerId);
}

/** A first plane is face up before the first turn, and nothing triggers. CR 901.5, 103.7. */
export function setStartingPlane(game: Game): void {
  const starters = startersOf(game);
  setPlanarControllers(game, starters);
  for (const player of starters) turnUpFirst(game, player);
}

function turnUpFirst(game: Game, player: PlayerId): void {
  const deck = (game.supplementary as SupplementaryDecks).planar[player] ?? [];
  for (let i = 0; i < deck.length; i++) {
    const top = topOf((game.supplementary as SupplementaryDecks).planar, player);
    setController(game, top, player);
    turnSupplementaryUp(game, top);
    if (!isPhenomenon(game.objects[top] as GameObject)) return;
    turnSupplementaryDown(game, top);
  }
}
