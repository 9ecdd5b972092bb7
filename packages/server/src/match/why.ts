/** "Why 12/12?" and "why can't I?", for one viewer. */
import { explain, whyNot, type Session } from '@kitchen-table/engine';
import type { Reply } from '@kitchen-table/protocol';
import { objectsIn, viewFor } from './snapshots.ts';

/** What contributes to an object that the viewer knows, and what forbids the viewer to do anything with it now. */
export function whyOf(session: Session, seat: number | null, id: number): Reply {
  const seen = [...objectsIn(viewFor(session, seat))].find((object) => (object.id as number) === id);
  // What is face down to the viewer keeps its secrets; so does what the viewer does not see at all.
  if (seen === undefined || (seen.faceDown && seen.card === '')) return { kind: 'why', explanation: null, whyNot: [] };
  const forbidden = seat === null ? [] : whyNot(session.game, seat as Parameters<typeof whyNot>[1], seen.id);
  return {
    kind: 'why',
    explanation: explain(session.game, seen.id),
    whyNot: forbidden.map(({ rule, because }) => ({ rule, because })),
  };
}
