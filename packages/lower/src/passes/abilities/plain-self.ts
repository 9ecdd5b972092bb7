/** Words that mean the object itself or its controller, however they are said, as the plain nodes. CR 109.5, 201.5. */
import type { Ability, Noun } from '@kitchen-table/language/surface';
import { type Node, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

const SELF: Noun = { kind: 'self' };
const GRANTER: Noun = { kind: 'self', granter: true };
const YOU: Noun = { kind: 'you' };

/**
 * The ability with "it" for the object itself as `self`, for what gave the ability as that, and "you" left unsaid as `you`;
 * a quoted ability that an object loses is its own, and not one given to it. The same when there is none of these.
 */
export const plainSelf: Pass = { calledBy: ['reference', 'granter'], rewrite };

function rewrite(ability: Ability): Ability {
  const plain = rewritten(ability, ({ kind, to }) => {
    if (kind !== 'reference') return undefined;
    if (to === 'granter') return GRANTER;
    return to === 'self' ? SELF : to === 'you' ? YOU : undefined;
  });
  return rewritten(plain, losesItsOwn);
}

/** "~ loses 'Prevent all damage that would be dealt to ~'". CR 201.5a. */
function losesItsOwn(node: Node): Node | undefined {
  const { kind, verb, object } = node as { kind?: string; verb?: string; object?: Node };
  if (kind !== 'gain' || verb !== 'lose' || object?.['kind'] !== 'self' || object['granter'] === true) return undefined;
  return rewritten({ ...node }, (part) => (part['kind'] === 'self' && part['granter'] === true ? SELF : undefined));
}
