/** "Players discard cards and sacrifice creatures the same way": the sentence before once more, about these. CR 608.2c. */
import { sameTree } from '@kitchen-table/language/core';
import type { Clause, Filter, Quality, SameWay } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

type SameWayClause = Extract<Clause, { kind: 'sameWay' }>;

/** "Each player chooses as many lands as the player has who controls the fewest, then sacrifices the rest", and the same of others. */
export const doneTheSameWay: Pass = {
  calledBy: ['sameWay'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) =>
      node['kind'] === 'sameWay' ? oneAfterAnother(node as unknown as SameWayClause) : undefined,
    ),
  ),
};

function oneAfterAnother({ clause, deeds }: SameWayClause): Clause | undefined {
  const chosen = chosenIn(clause);
  if (chosen === null) return undefined;
  const again = deeds.map((deed, at) => about(clause, chosen, deed, at));
  return { kind: 'sequence', steps: [clause, ...again], joins: again.map(() => '.') };
}

/** What the players choose among, where the sentence is of that form. */
function chosenIn(clause: Clause): Filter | null {
  const [first] = clause.kind === 'sequence' ? clause.steps : [clause];
  if (first?.kind !== 'do' || first.action.kind !== 'choose') return null;
  const { what } = first.action;
  return typeof what === 'object' && 'kind' in what && what.kind === 'select' ? what.filter : null;
}

/** The sentence with other things for those that it was about, and names of its own. */
function about(clause: Clause, chosen: Filter, { kind, of }: SameWay, at: number): Clause {
  const again = rewritten(clause, (node) => {
    if (node['kind'] === 'filter' && sameTree(node['noun'], chosen.noun))
      return {
        ...of,
        qualities: (node['qualities'] as readonly Quality[]).map((each) => (kind === 'discard' ? inHand(each) : each)),
      };
    return node['kind'] === 'sacrifice' && kind === 'discard' ? { ...node, kind } : undefined;
  });
  return renamed(again, (at + 1) * 100) as Clause;
}

/** What is discarded is no permanent that a player controls, but a card in that player's hand. CR 701.8a. */
function inHand(quality: Quality): Quality {
  return quality.kind === 'controlledBy' ? { kind: 'inZone', zone: ['hand'], of: quality.player } : quality;
}

/** The same with other numbers in the names of what was chosen. */
function renamed(tree: unknown, by: number): unknown {
  if (typeof tree === 'string')
    return tree.replace(
      /^((?:rest of )?chosen)(\d+)$/,
      (_, name: string, number: string) => `${name}${by + Number(number)}`,
    );
  if (Array.isArray(tree)) return tree.map((part) => renamed(part, by));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([field, part]) => [field, renamed(part, by)]));
}
