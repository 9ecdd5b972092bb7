/** "A token that's a copy of it, except it enters with a +1/+1 counter on it": created with that counter. CR 707.9e, 614.1c. */
import type { Ability, Characteristics, Entering } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** How a token that is a copy also enters, said of its creation; what is asked of the copy itself stays an exception. */
export const countersOnTokenCopies: Pass = {
  calledBy: ['alsoEnters'],
  rewrite: (ability: Ability) => rewritten(ability, created),
};

function created(node: Node): unknown {
  const { kind, token, entering, ...rest } = node as Node & { token?: Node; entering?: Entering };
  const except = (token?.['except'] ?? []) as readonly Characteristics[];
  const also = except.flatMap((each) => (each.kind === 'alsoEnters' ? [each] : []));
  const [one, ...more] = also;
  if (kind !== 'create' || one === undefined || more.length > 0 || one.as !== undefined) return undefined;
  if (entering?.counters !== undefined) return undefined;
  const others = except.filter((each) => each !== one);
  const { except: _except, ...copy } = token as Node;
  return {
    kind,
    ...rest,
    token: others.length === 0 ? copy : { ...copy, except: others },
    entering: { ...entering, ...one.entering },
  };
}
