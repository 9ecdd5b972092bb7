/** "If the {1}{B} cost was paid": of several costs of a spell, the one that its text gives beside the mana cost. CR 118.9, 601.2b. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** The lines of a face, in which the cost that a condition names by its symbols is the alternative one of the same face. */
export function alternativeCostPaid(lines: readonly Line[]): readonly Line[] {
  const given = lines.map(({ ability }) => alternativeOf(ability)).filter((cost) => cost !== null);
  if (given.length !== 1) return lines;
  const named = (node: Node): unknown => {
    const { symbols, ...condition } = node;
    return isCostPaid(node) && sameSymbols(symbols, given[0])
      ? { ...condition, fact: 'its cost paid', keyword: 'alternative' }
      : undefined;
  };
  return lines.map((line) => {
    const ability = rewritten(line.ability, named);
    return ability === line.ability ? line : { ...line, ability };
  });
}

function isCostPaid(node: Node): boolean {
  return node['kind'] === 'castFact' && node['fact'] === 'cost paid';
}

/** The mana of an alternative cost that is nothing else. */
function alternativeOf(ability: Ability): readonly string[] | null {
  const cost = ability.kind === 'static' ? ability.spellCost?.alternative : undefined;
  const [part, ...more] = cost ?? [];
  return part?.kind === 'manaCost' && more.length === 0 ? part.symbols : null;
}

function sameSymbols(symbols: unknown, given: unknown): boolean {
  return Array.isArray(symbols) && Array.isArray(given) && symbols.join() === given.join();
}
