/** Cards outside the game: which of a player's may be brought in. CR 400.11, 108.5, 315.3, 903.11. */
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** Types of nontraditional cards, which stay outside: CR 108.5. Dungeons have rules of their own: CR 309. */
const NONTRADITIONAL: ReadonlySet<string> = new Set(['conspiracy', 'phenomenon', 'plane', 'scheme', 'vanguard']);

/** A player's cards outside the game that may be brought into it; of all players when null. CR 400.11. */
export function outsideTheGame(game: Game, player: PlayerId | null): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const object of game.objects) {
    if (object.zone !== Zone.Outside || object.became !== NO_OBJECT) continue;
    if (player !== null && object.owner !== player) continue;
    if (mayComeIn(game, object)) found.push(object.id);
  }
  return found;
}

function mayComeIn(game: Game, object: GameObject): boolean {
  if (object.record.card.faces.some((face) => face.types.some((type) => NONTRADITIONAL.has(type)))) return false;
  return game.rules.mayBringIn === undefined || game.rules.mayBringIn(game, object.id);
}
