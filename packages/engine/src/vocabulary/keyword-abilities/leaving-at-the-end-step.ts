/** Permanents that leave at the next end step because of how they were cast: by keyword, what is done then. CR 702.109a, 702.152a, and 702.185a of today. */
import type { Clause } from '@kitchen-table/language/core';
import { doing, SELF } from './words.ts';

/** What a delayed ability of the spell does with the permanent that it becomes. CR 603.7. */
export const LEAVES: Readonly<Record<string, Clause>> = {
  dash: doing({
    kind: 'move',
    verb: 'return',
    object: SELF,
    to: { kind: 'place', zone: 'hand', of: { kind: 'playerOf', relation: 'owner', of: SELF } },
  }),
  blitz: doing({ kind: 'sacrifice', object: SELF }),
  warp: doing({ kind: 'keywordAction', action: 'warp away', object: SELF }),
};
