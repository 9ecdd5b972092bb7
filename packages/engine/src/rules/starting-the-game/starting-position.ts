/**
 * The battlefield of a starting position: permanents enter one by one, with what modifies how they enter; nothing
 * triggers, nothing is summoning sick. CR 614.1c-d say how; such positions themselves are for puzzles and scenarios.
 */
import { clearTurnTallies, editBattlefield, editObject } from '../../vocabulary/door.ts';
import type { EnteringFacts, GameEvent } from '../../vocabulary/events.ts';
import type { OpenGame } from '../../vocabulary/game.ts';
import { type CardId, NO_ENTITY, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, NO_COUNTERS, NO_MEMORY } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { addObject, settleIn } from '../../events/zones/apply-zone-change.ts';
import { performOne } from '../../events/perform.ts';
import { nothingReplaces } from '../../events/replacement-effects/replacement-effects.ts';
import { recordOf } from '../objects/card-records.ts';

/** Puts every permanent of the setup onto the battlefield; then the first turn can begin. */
export function enterStartingPosition(game: OpenGame): void {
  const { start } = game.setup;
  start?.players.forEach((zones, seat) => {
    for (const { card, tapped } of zones.battlefield) enter(game, card, seat as PlayerId, tapped === true);
  });
  for (const id of game.battlefield) {
    if ((game.objects[id] as GameObject).enteredTurn !== 0) continue;
    const permanent = editObject(game, id);
    permanent.enteredTurn = -1;
    permanent.controlledSinceTurn = -1;
  }
  game.pending = [];
  game.delayed = [];
  game.history = [];
  game.lastTurnHistory = [];
  clearTurnTallies(game);
}

function enter(game: OpenGame, name: string, owner: PlayerId, tapped: boolean): void {
  const card = game.setup.cards[name];
  if (card === undefined) throw new Error(`no card ${name}`);
  const object = addObject(game, game.objects.length as CardId, recordOf(game, card), owner, Zone.Outside, owner);
  const face = Math.max(
    0,
    card.faces.findIndex((one) => one.name === name),
  );
  const entering: EnteringFacts = {
    tapped,
    faceDown: false,
    face: card.name === name ? 0 : face,
    controller: owner,
    attacking: NO_ENTITY,
    attachTo: NO_ENTITY,
    counters: NO_COUNTERS,
    memory: NO_MEMORY,
    copied: null,
  };
  const event: GameEvent = {
    kind: 'zoneChange',
    object,
    from: Zone.Outside,
    to: Zone.Battlefield,
    manner: 'set-up',
    player: owner,
    position: 'top',
    entering,
    stack: null,
    faceDown: false,
    visibleTo: 0,
    became: NO_OBJECT,
    cause: NO_OBJECT,
    rule: '614.1c',
  };
  // It is there from the beginning: no new object, where nothing has a say in how it enters.
  if (nothingReplaces(game, event)) putThere(game, object, entering);
  else performOne(game, event);
}

function putThere(game: OpenGame, id: ObjectId, entering: EnteringFacts): void {
  const object = editObject(game, id);
  object.zone = Zone.Battlefield;
  object.controller = entering.controller;
  settleIn(game, object, entering, NO_OBJECT);
  editBattlefield(game).push(id);
}
