/** Triggers about what happens to the object that has them, off the battlefield too. CR 113.6, 603.6c-d. */
import type { Action, Place } from '@kitchen-table/language/core';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';

/** Whether the event is said of the object itself. */
export function isAboutSelf(action: Action): boolean {
  return 'object' in action && (action.object as { kind?: string } | undefined)?.kind === 'self';
}

/** "When ~ is put into a graveyard from anywhere": that looks at what has arrived, never back. CR 603.6c. */
export function saysFromAnywhere({ ability }: AbilityRecord): boolean {
  return (
    ability.kind === 'triggered' &&
    eventsOf(ability.trigger).every(
      (action) => isAboutSelf(action) && 'from' in action && (action.from as Place | undefined)?.anywhere === true,
    )
  );
}
