/** Spells that are exiled instead of going anywhere else from the stack. CR 702.34a, 702.127a, 702.133a. */
import type { ZoneChange } from '../vocabulary/events.ts';
import type { GameObject } from '../vocabulary/objects.ts';
import { Zone } from '../vocabulary/zones.ts';

const EXILED_AFTER: ReadonlySet<string> = new Set(['flashback', 'jump-start', 'aftermath', 'harmonize']);

/** The same event, or into exile: resolved, countered or returned. */
export function exiledFromStack(spell: GameObject, event: ZoneChange): ZoneChange {
  if (event.from !== Zone.Stack || spell.stack === null || spell.stack.kind !== 'spell') return event;
  if (event.to === Zone.Exile || event.to === Zone.Battlefield || event.to === Zone.None) return event;
  return spell.stack.cast.paid.some((keyword) => EXILED_AFTER.has(keyword)) ? { ...event, to: Zone.Exile } : event;
}
