/** Permanents that leave at the next end step because of how they were cast. CR 702.109a, 702.152a, and 702.185a of today. */
import type { Clause } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { atNextEndStep } from '../../vocabulary/keyword-abilities/from-graveyard.ts';
import { doing, SELF } from '../../vocabulary/keyword-abilities/words.ts';
import type { CastFacts } from '../../vocabulary/objects/objects.ts';
import { contextOf } from '../resolving/bindings.ts';

/** By keyword: what is done with the permanent then. */
const LEAVES: readonly (readonly [string, Clause])[] = [
  [
    'dash',
    doing({
      kind: 'move',
      verb: 'return',
      object: SELF,
      to: { kind: 'place', zone: 'hand', of: { kind: 'playerOf', relation: 'owner', of: SELF } },
    }),
  ],
  ['blitz', doing({ kind: 'sacrifice', object: SELF })],
  ['warp', doing({ kind: 'keywordAction', action: 'warp away', object: SELF })],
];

/** Makes the delayed ability that the spell's keyword speaks of; whatever becomes of the permanent's abilities, it waits. CR 603.7. */
export function leaveAtEndStep(game: Game, { paid }: CastFacts, permanent: ObjectId, controller: PlayerId): void {
  // Of several blitz abilities each has its own name, which begins with the word.
  for (const [keyword, clause] of LEAVES)
    if (paid.some((cost) => cost === keyword || cost.startsWith(`${keyword} `)))
      game.rules.execute(game, atNextEndStep(clause), contextOf(permanent, controller));
}
