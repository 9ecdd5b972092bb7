/** Room abilities of dungeons: "When you move your venture marker into this room". CR 309.4c. */
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import { ENTER_ROOM, roomsOf } from '../../vocabulary/objects/dungeons.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { additionalTimes } from './additional-triggers.ts';

/** The player who owns the dungeon card controls its room abilities. CR 309.4c. */
export function roomTriggers(
  game: Game,
  dungeon: ObjectId,
  record: AbilityRecord,
  events: readonly GameEvent[],
  found: PendingTrigger[],
): void {
  const ability = record.ability;
  if (ability.kind !== 'room') return;
  const object = game.objects[dungeon] as GameObject;
  for (const event of events) {
    if (event.kind !== 'deed' || event.action !== ENTER_ROOM || event.object !== dungeon) continue;
    if (roomsOf(object)[event.amount]?.name !== ability.name) continue;
    const controller = object.owner;
    const context = {
      source: dungeon,
      controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
      since: game.objects.length,
    };
    const times = 1 + additionalTimes(game, dungeon, [event], controller); // CR 603.2d
    for (let i = 0; i < times; i++)
      found.push({
        controller,
        source: dungeon,
        ability: record,
        clause: ability.clause,
        trigger: null,
        context,
        event,
      });
  }
}
