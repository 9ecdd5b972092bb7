/** Chapter abilities of Sagas. CR 714.2, 702.155a. */
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { PendingTrigger } from '../../vocabulary/effects.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';

/** CR 714.2b: triggers when lore counters reach a chapter number that they had not reached before. */
export function chapterTriggers(
  game: Game,
  saga: ObjectId,
  record: AbilityRecord,
  events: readonly GameEvent[],
  found: PendingTrigger[],
): void {
  const ability = record.ability;
  if (ability.kind !== 'chapter') return;
  for (const event of events) {
    const now = game.objects[saga]?.counters['lore'] ?? 0;
    let before: number;
    if (event.kind === 'putCounters' && event.on === objectEntity(saga) && event.counter === 'lore')
      before = now - event.amount;
    else if (event.kind === 'zoneChange' && event.became === saga) before = 0;
    else if (event.kind === 'createToken' && event.created.includes(saga)) before = 0;
    else continue;
    // CR 702.155a: the turn it entered, only the chapter with exactly that number.
    const object = game.objects[saga];
    const exactly = object?.enteredTurn === game.turn && hasKeyword(characteristics(game, saga), 'read ahead');
    for (const chapter of ability.chapters) {
      if (chapter <= before || chapter > now || (exactly && chapter !== now)) continue;
      const controller = characteristics(game, saga).controller;
      const context = {
        source: saga,
        controller,
        bindings: NO_BINDINGS,
        x: null,
        stackObject: NO_OBJECT,
        since: game.objects.length,
      };
      found.push({ controller, source: saga, ability: record, clause: ability.clause, trigger: null, context, event });
    }
  }
}
