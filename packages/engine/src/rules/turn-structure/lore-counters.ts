/** A lore counter on each Saga of the active player as the precombat main phase begins. CR 714.3b, 505.4. */
import { perform } from '../../events/perform.ts';
import { finalChapter } from '../../questions/abilities/chapters.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';

/** CR 703.4f. Today's rules leave out Sagas without chapter abilities: CR 714.3c of today. */
export function addLore(game: Game): void {
  if (!mentions(game, 'chapter')) return;
  const events: GameEvent[] = [];
  for (const id of game.battlefield) {
    if (((game.objects[id] as GameObject).status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    if ((now.types & TypeBit.Enchantment) === 0 || !isActivePlayer(game, now.controller)) continue;
    if (!now.subtypes.includes('Saga') || (game.setup.edition === 'today' && finalChapter(now) === 0)) continue;
    events.push({
      kind: 'putCounters',
      on: objectEntity(id),
      counter: 'lore',
      amount: 1,
      player: now.controller,
      cause: NO_OBJECT,
      rule: '714.3b',
    });
  }
  perform(game, events);
}
