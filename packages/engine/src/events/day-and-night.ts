/** Permanents with daybound or nightbound turn at once when it becomes night or day; no state-based action. CR 702.145c, 702.145f. */
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../questions/objects/keywords.ts';
import { isForbidden } from '../questions/rules-in-force.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';

/** Whether the events made it day or night. CR 728.1. */
export function changesDayNight(events: readonly GameEvent[]): boolean {
  const [first] = events;
  return first?.kind === 'designate' && (first.what === 'day' || first.what === 'night');
}

/** Every permanent that shows the wrong face for the time of day transforms. CR 702.145c, 702.145f. */
export function turnsByDayAndNight(game: Game): GameEvent[] {
  const events: GameEvent[] = [];
  if (game.dayNight === null) return events;
  for (const id of game.battlefield) {
    const rule = turnRule(game, id);
    if (rule !== null) events.push({ kind: 'transform', object: id, cause: NO_OBJECT, rule });
  }
  return events;
}

function turnRule(game: Game, id: ObjectId): string | null {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.PhasedOut) !== 0 || object.record.faces.length < 2) return null;
  const now = characteristics(game, id);
  const rule =
    game.dayNight === 'night' && object.face === 0 && hasKeyword(now, 'daybound')
      ? '702.145c'
      : game.dayNight === 'day' && object.face === 1 && hasKeyword(now, 'nightbound')
        ? '702.145f'
        : null;
  return rule !== null && isForbidden(game, { kind: 'transform', object: objectEntity(id) }) === null ? rule : null;
}
