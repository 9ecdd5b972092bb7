/** Sagas whose last chapter is done are sacrificed. CR 704.5s, 714.4. */
import type { Characteristics } from '../../vocabulary/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { leave } from '../../events/perform.ts';

/** CR 704.5s. */
export function sagaActions(game: Game, id: ObjectId, now: Characteristics, events: GameEvent[]): void {
  if (!now.subtypes.includes('Saga')) return;
  let last = 0;
  for (const { ability } of now.abilities) if (ability.kind === 'chapter') last = Math.max(last, ...ability.chapters);
  const { counters } = game.objects[id] as GameObject;
  if (last === 0 || (counters['lore'] ?? 0) < last) return;
  if (game.pending.some(({ source }) => source === id)) return;
  if (game.stack.some((other) => game.objects[other]?.stack?.source === id)) return;
  events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'sacrifice', now.controller, NO_OBJECT, '704.5s'));
}
