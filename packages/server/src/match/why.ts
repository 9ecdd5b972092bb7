/** "Why 12/12?" and "why can't I?", for the viewer of a view. */
import { explain, type Game, type GameView, whyNot } from '@kitchen-table/engine';
import type { Reply } from '@kitchen-table/protocol';
import { objectsIn } from './snapshots.ts';

/** What contributes to an object that the viewer knows, and what forbids the viewer to do anything with it now. */
export function whyOf(game: Game, view: GameView, id: number): Reply {
  const { viewer } = view;
  const seen = [...objectsIn(view)].find((object) => (object.id as number) === id);
  // What is face down to the viewer keeps its secrets; so does what the viewer does not see at all.
  if (seen === undefined || (seen.faceDown && seen.card === '')) return { kind: 'why', explanation: null, whyNot: [] };
  const forbidden = viewer === null ? [] : whyNot(game, viewer, seen.id);
  return {
    kind: 'why',
    explanation: explain(game, seen.id),
    whyNot: forbidden.map(({ rule, because }) => ({ rule, because })),
  };
}
