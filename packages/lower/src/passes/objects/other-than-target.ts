/**
 * "Destroy target creature. ... each other creature": in a spell, which is no permanent itself, others than the target
 * of which such words were said before. CR 608.2c.
 */
import type { Ability, Filter } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, withParts } from '../../rewriting.ts';

/** "Other" in a spell that has a target of that sort: other than that target. */
export const otherThanTarget: Pass = { calledBy: ['other'], rewrite };

interface Target {
  readonly label: string;
  readonly words: ReadonlySet<string>;
}

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'spell') return ability;
  const clause = inside(ability.clause, []) as typeof ability.clause;
  return clause === ability.clause ? ability : { ...ability, clause };
}

/** The node with the targets met so far in mind; those met in it are added to them. */
function inside(node: unknown, met: Target[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map((part) => inside(part, met));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const now = withParts(node as Node, (part, field) =>
    // Of each mode its own: another may not be chosen. CR 700.2.
    field === 'modes' ? (part as readonly unknown[]).map((mode) => inside(mode, [...met])) : inside(part, met),
  );
  if (now['kind'] !== 'select') return now;
  const { quantifier, filter, label } = now as { quantifier: Node; filter: Filter; label?: string };
  if (quantifier['target'] === true) {
    if (label !== undefined) met.push({ label, words: wordsOf(filter) });
    return now;
  }
  if (quantifier['other'] !== true || quantifier['than'] !== undefined) return now;
  const than = meantBy(wordsOf(filter), met);
  return than === null ? now : { ...now, quantifier: { ...quantifier, than } };
}

/** The one target of which all those words were said; null where it is none, or one of several. */
function meantBy(words: ReadonlySet<string>, met: readonly Target[]): string | null {
  const such = met.filter((target) => words.size > 0 && [...words].every((word) => target.words.has(word)));
  return such.length === 1 ? (such[0] as Target).label : null;
}

function wordsOf({ noun }: Filter): ReadonlySet<string> {
  return new Set(noun.kind === 'words' ? noun.words.map((word) => JSON.stringify(word)) : []);
}
