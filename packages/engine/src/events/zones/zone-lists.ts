/** The lists of objects in each zone: taking out and putting in. CR 400.1. */
import { forgetCard, forgetPermanent } from '../../questions/continuous-effects/what-stays-true.ts';
import { editBattlefieldQuietly, editCommand, editExile, editPlayerLightly, editStack } from '../../vocabulary/door.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { OpenGame } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** Takes an id out of a list, looking from the end, where most are found. */
export function removeFrom(list: ObjectId[], id: ObjectId): void {
  const last = list.length - 1;
  if (list[last] === id) {
    list.length = last;
    return;
  }
  const index = list.lastIndexOf(id);
  if (index >= 0) list.splice(index, 1);
}

/** Takes an object out of the list of the zone it is in; off the battlefield it is taken with its batch. */
export function takeOut(game: OpenGame, id: ObjectId, from: Zone, owner: PlayerId): void {
  forgetCard(game, game.objects[id] as GameObject, from);
  switch (from) {
    case Zone.Library:
      removeFrom(editPlayerLightly(game, owner).library, id);
      return;
    case Zone.Hand:
      removeFrom(editPlayerLightly(game, owner).hand, id);
      return;
    case Zone.Graveyard:
      removeFrom(editPlayerLightly(game, owner).graveyard, id);
      return;
    case Zone.Stack:
      removeFrom(editStack(game), id);
      return;
    case Zone.Exile:
      removeFrom(editExile(game), id);
      return;
    case Zone.Command:
      removeFrom(editCommand(game), id);
      return;
    case Zone.Ante:
      game.ante = game.ante.filter((other) => other !== id);
      return;
    case Zone.Battlefield:
    case Zone.Outside:
    case Zone.None:
      return;
    default:
      return unreachable(from);
  }
}

/** Puts an object where the event says in the list of the zone it goes to. CR 401.2, 404.3. */
export function putIn(game: OpenGame, id: ObjectId, event: ZoneChange): void {
  const object = game.objects[id] as GameObject;
  const { owner } = object;
  if (event.to === Zone.Battlefield) forgetPermanent(game, object);
  else forgetCard(game, object, event.to);
  switch (event.to) {
    case Zone.Library: {
      const library = editPlayerLightly(game, owner).library;
      if (event.position === 'top') library.push(id);
      else if (event.position === 'bottom') library.unshift(id);
      else library.splice(Math.max(0, library.length - event.position), 0, id);
      return;
    }
    case Zone.Hand:
      editPlayerLightly(game, owner).hand.push(id);
      return;
    case Zone.Graveyard:
      editPlayerLightly(game, owner).graveyard.push(id);
      return;
    case Zone.Battlefield:
      editBattlefieldQuietly(game).push(id);
      return;
    case Zone.Stack:
      editStack(game).push(id);
      return;
    case Zone.Exile:
      editExile(game).push(id);
      return;
    case Zone.Command:
      editCommand(game).push(id);
      return;
    case Zone.Ante:
      game.ante = [...game.ante, id];
      return;
    case Zone.Outside:
    case Zone.None:
      return;
    default:
      return unreachable(event.to);
  }
}

function unreachable(value: never): never {
  throw new Error(`unknown zone ${String(value)}`);
}
