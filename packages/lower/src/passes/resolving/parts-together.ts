/** "Those creatures", of which each was named by itself: they are listed, each by its own name. CR 608.2c. */
import type { Ability, NounList, Reference } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

/** References to several that were not named together, as lists of references. */
export const partsTogether: Pass = {
  calledBy: ['with'],
  rewrite: (ability: Ability) =>
    rewritten(ability, (node) => {
      const { kind, with: others, to, ...rest } = node as unknown as Reference;
      if (kind !== 'reference' || others === undefined) return undefined;
      const of = [to, ...others].map((each): Reference => ({ kind, to: each, ...rest }));
      return { kind: 'nounList', of, join: 'and' } satisfies NounList;
    }),
};
