/** "Can be attached only to a creature with power 3 or greater": to nothing else, and it comes off what no longer is one. CR 301.5c, 704.5n. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import { rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** What something can be attached to only, as a prohibition of all else. */
export const attachedOnly: Pass = {
  calledBy: ['attachesOnly'],
  rewrite: (ability: Ability) =>
    rewritten(ability, (node) =>
      node['kind'] === 'attachesOnly' ? asProhibition(node as unknown as Only) : undefined,
    ),
};

type Only = Extract<Rule, { kind: 'attachesOnly' }>;

function asProhibition({ object, to }: Only): Rule | undefined {
  if (to.kind !== 'select' || to.quantifier.amount !== 'a' || to.label !== undefined) return undefined;
  const anything = { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] } as const;
  return {
    kind: 'cant',
    action: {
      kind: 'becomeAttached',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: { kind: 'filter', noun: anything },
      },
      by: object,
    },
    except: to.filter,
  };
}
