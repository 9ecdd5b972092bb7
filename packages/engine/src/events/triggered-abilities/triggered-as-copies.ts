/** "You may have this creature enter as a copy of any creature. When you do, ...": what is linked to the copy effect. CR 603.11, 707.9g. */
import type { EnteringFacts } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { setPending } from '../../vocabulary/game-notes.ts';

/** The ability that is linked to the effect by which it entered as a copy triggers. CR 603.11, 707.9g. */
export function triggerAsCopy(
  game: Game,
  { id, controller }: GameObject,
  { clause, context }: NonNullable<EnteringFacts['whenCopied']>,
): void {
  const own = { ...context, source: id, controller, since: game.objects.length };
  const event = { kind: 'resolve' as const, object: NO_OBJECT, cause: id, rule: '603.11' };
  const trigger = { controller, source: id, ability: null, clause, trigger: null, context: own, event };
  setPending(game, [...game.pending, trigger]);
}
