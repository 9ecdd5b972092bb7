/** Playing a land: a special action. CR 305, 116.2a. */
import { perform } from '../../events/perform.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent, plainEntering } from '../event-makers.ts';
import { castThisWay, usePermission } from '../casting-spells/use-permission.ts';

/** Puts the land onto the battlefield. CR 305.1. */
export function playLand(game: Game, player: PlayerId, object: ObjectId, face: number): void {
  const then = usePermission(game, player, object, '', true);
  const entering = { ...plainEntering(player), face };
  const done = perform(game, [
    moveEvent(game, object, Zone.Battlefield, 'play', player, { cause: NO_OBJECT, rule: '305.1' }, { entering }),
  ]);
  const moved = done.find((event): event is ZoneChange => event.kind === 'zoneChange');
  if (then !== null && moved !== undefined) castThisWay(game, moved.became, then);
  perform(game, [{ kind: 'playLand', object: moved?.became ?? object, player, cause: NO_OBJECT, rule: '305.2' }]);
}
