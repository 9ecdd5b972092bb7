/** Sagas whose last chapter is done are sacrificed. CR 704.5s, 714.4. */
import { finalChapter } from '../../questions/abilities/chapters.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { leave } from '../../events/perform.ts';
import { isAbilityWaiting } from './waiting-abilities.ts';

/** CR 704.5s. */
export function sagaActions(game: Game, id: ObjectId, now: Characteristics, events: GameEvent[]): void {
  if (!now.subtypes.includes('Saga')) return;
  const last = finalChapter(now);
  // Without chapter abilities the final chapter number is 0: enough, until today's rules left such Sagas alone.
  if (last === 0 && game.setup.edition === 'today') return;
  const { counters } = game.objects[id] as GameObject;
  if ((counters['lore'] ?? 0) < last) return;
  if (isAbilityWaiting(game, id, 'chapter')) return;
  events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'sacrifice', now.controller, NO_OBJECT, '704.5s'));
}
