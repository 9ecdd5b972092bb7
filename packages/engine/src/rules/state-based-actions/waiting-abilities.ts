/** Abilities that have triggered and are not done: what they are of stays until they have left the stack. CR 309.6, 704.5s, 704.5v. */
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject, StackFacts } from '../../vocabulary/objects/objects.ts';

/** Whether an ability of the object, of that kind if one is named, has triggered or been activated and not yet left the stack. */
export function isAbilityWaiting(game: Game, of: ObjectId, kind: 'chapter' | 'room' | null): boolean {
  const fits = (source: ObjectId, ability: AbilityRecord | null): boolean =>
    source === of && (kind === null || ability?.ability.kind === kind);
  return (
    game.pending.some(({ source, ability }) => fits(source, ability)) ||
    game.stack.some((id) => {
      const { source, ability } = (game.objects[id] as GameObject).stack as StackFacts;
      return fits(source, ability);
    })
  );
}
