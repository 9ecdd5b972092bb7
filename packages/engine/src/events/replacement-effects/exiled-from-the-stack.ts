/** Spells that are exiled instead of going anywhere else from the stack. CR 702.34a, 702.127a, 702.133a. */
import type { ZoneChange } from '../../vocabulary/events.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

const EXILED_AFTER: ReadonlySet<string> = new Set(['flashback', 'jump-start', 'harmonize']);

/** The same event, or into exile: resolved, countered or returned. */
export function exiledFromStack(spell: GameObject, event: ZoneChange): ZoneChange {
  if (event.from !== Zone.Stack || spell.stack === null || spell.stack.kind !== 'spell') return event;
  if (event.to === Zone.Exile || event.to === Zone.Battlefield || event.to === Zone.None) return event;
  return isExiledAfter(spell) ? { ...event, to: Zone.Exile } : event;
}

/** Whether it is exiled any time it would leave the stack. CR 702.34a, 702.133a, 702.180a; 702.127a: however it was cast. */
export function isExiledAfter({ stack, record, face }: GameObject): boolean {
  if (stack === null) return false;
  if (stack.cast.paid.some((keyword) => EXILED_AFTER.has(keyword))) return true;
  return (
    stack.cast.from === Zone.Graveyard &&
    record.card.layout === 'split' &&
    record.faces[face]?.abilities.some(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'aftermath',
    ) === true
  );
}
