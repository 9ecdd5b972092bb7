/** What enters the battlefield in the same event in which something leaves it was not there to see that. CR 603.10a. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { saysFromAnywhere } from './about-itself.ts';

const NOBODY: readonly ObjectId[] = [];

/** Whatever entered as something else left. */
export function cameAsOthersLeft(batch: readonly GameEvent[]): readonly ObjectId[] {
  if (batch.length < 2 || batch.every(hasNotLeft)) return NOBODY;
  return batch.flatMap((event) =>
    event.kind === 'zoneChange' && event.to === Zone.Battlefield && event.from !== Zone.Battlefield
      ? [event.became]
      : [],
  );
}

/** Of these events what an ability of such an object sees: not what left, unless it is put somewhere from anywhere. CR 603.6c. */
export function seenByNew(batch: readonly GameEvent[], ability: AbilityRecord): readonly GameEvent[] {
  return saysFromAnywhere(ability) ? batch : batch.filter(hasNotLeft);
}

function hasNotLeft(event: GameEvent): boolean {
  return event.kind !== 'zoneChange' || event.from !== Zone.Battlefield;
}
