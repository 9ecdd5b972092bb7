/** Cards exiled by their Adventures, and spells that are shuffled away instead of going to a graveyard. CR 715.3d. */
import { perform } from '../../events/perform.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent } from '../event-makers.ts';
import { mark } from '../../vocabulary/objects/object-notes.ts';

/** What the second part of the card is, when the spell was cast as that part. CR 715.3, 720.3 of today. */
export function castAsInset(object: GameObject): 'adventure' | 'omen' | null {
  const { layout } = object.record.card;
  return object.face === 1 && (layout === 'adventure' || layout === 'omen') ? layout : null;
}

/** As an Adventure resolves, its controller exiles it, and may cast the card for as long as it is there. CR 715.3d. */
export function goOnAdventure(game: Game, spell: ObjectId, controller: PlayerId): void {
  const by = { cause: NO_OBJECT, rule: '715.3d' };
  const done = perform(game, [moveEvent(game, spell, Zone.Exile, 'resolve', controller, by)]);
  for (const { became } of done.filter((event): event is ZoneChange => event.kind === 'zoneChange')) {
    if (!isIn(game, became, Zone.Exile)) continue;
    mark(game, became, { adventure: controller + 1 });
  }
}

/** As an Omen resolves, its controller shuffles it into its owner's library. CR 720.3d of today. */
export function shuffleOmen(game: Game, spell: ObjectId, controller: PlayerId): void {
  const { owner } = game.objects[spell] as GameObject;
  const by = { cause: NO_OBJECT, rule: '720.3d' };
  perform(game, [moveEvent(game, spell, Zone.Library, 'resolve', controller, by)]);
  perform(game, [{ kind: 'shuffle', player: controller, library: owner, ...by }]);
}

/** Whether that player's Adventure exiled the card. CR 715.3d. */
export function isOnAdventure(object: GameObject, player: PlayerId): boolean {
  return object.zone === Zone.Exile && object.memory.marks?.['adventure'] === player + 1;
}

/** The cards in exile that the player may cast because their Adventures have resolved. CR 715.3d. */
export function onAdventure(game: Game, player: PlayerId): readonly ObjectId[] {
  if (!mentions(game, 'adventure')) return NONE;
  return game.exile.filter((id) => isOnAdventure(game.objects[id] as GameObject, player));
}
const NONE: readonly ObjectId[] = [];
