/** Dash, blitz, warp: the delayed ability of a spell that was cast so. CR 603.7, 702.109a, 702.152a, and 702.185a of today. */
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { atNextEndStep } from '../../vocabulary/keyword-abilities/from-graveyard.ts';
import { LEAVES } from '../../vocabulary/keyword-abilities/leaving-at-the-end-step.ts';
import type { CastFacts } from '../../vocabulary/objects/objects.ts';
import { contextOf } from '../resolving/bindings.ts';

/** Makes the delayed ability that the spell's keyword speaks of; whatever becomes of the permanent's abilities, it waits. CR 603.7. */
export function leaveAtEndStep(game: Game, { paid }: CastFacts, permanent: ObjectId, controller: PlayerId): void {
  if (paid.length === 0) return;
  // Of several blitz abilities each has its own name, which begins with the word.
  for (const [keyword, clause] of Object.entries(LEAVES))
    if (paid.some((cost) => cost === keyword || cost.startsWith(`${keyword} `)))
      game.rules.execute(game, atNextEndStep(clause), contextOf(permanent, controller));
}
