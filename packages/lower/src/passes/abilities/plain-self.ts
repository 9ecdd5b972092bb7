/** Words that mean the object itself or its controller, however they are said, as the plain nodes. CR 109.5, 201.5. */
import type { Ability, Noun } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

const SELF: Noun = { kind: 'self' };
const GRANTER: Noun = { kind: 'self', granter: true };
const YOU: Noun = { kind: 'you' };

/** The ability with "it" for the object itself as `self`, for what gave the ability as that, and "you" left unsaid as `you`; the same when there is none. */
export const plainSelf: Pass = { calledBy: ['reference'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, ({ kind, to }) => {
    if (kind !== 'reference') return undefined;
    if (to === 'granter') return GRANTER;
    return to === 'self' ? SELF : to === 'you' ? YOU : undefined;
  });
}
