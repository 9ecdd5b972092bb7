/**
 * "... instead if you have no cards in hand", "if ..., also tap each other creature", "if ..., that creature enters with", "the spell
 * countered this way", as a paragraph of its own: read with the one before. CR 608.2c, 614.12, 614.15.
 */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Line } from '../../lower.ts';

/** The lines of a face, such paragraphs of a spell as one with the paragraph before. */
export function paragraphsJoined(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ ability }) => goesOnWithTheOneBefore(ability))) return lines;
  const joined: Line[] = [];
  for (const line of lines) {
    const at = goesOnWithTheOneBefore(line.ability)
      ? joined.findLastIndex(({ ability }) => ability.kind === 'spell')
      : -1;
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = { ...before, ability: together(before.ability as Spell, line.ability as Spell) };
  }
  return joined;
}

type Spell = Extract<Ability, { kind: 'spell' }>;

/** Whether a paragraph says what is done instead of the one before it, or besides, how what that one puts onto the battlefield enters, or what it did. */
function goesOnWithTheOneBefore(ability: Ability): boolean {
  if (ability.kind !== 'spell') return false;
  if (some(ability, (node) => node['kind'] === 'thisWay' || (node['kind'] === 'reference' && node['thisWay'] === true)))
    return true;
  const [first] = stepsOf(ability.clause);
  if (first?.kind !== 'if') return false;
  if (first.instead === true) return true;
  // "also regenerate each other creature": than the one of before.
  if (first.clause.kind === 'do' && 'words' in first.clause.action && first.clause.action.words === 'as well')
    return true;
  // CR 614.12: "that creature enters with ...".
  return first.clause.kind === 'rule' && first.clause.rule.kind === 'entersWith' && first.clause.rule.forATime === true;
}

function together(before: Spell, after: Spell): Spell {
  const { clause } = after;
  const joins = clause.kind === 'sequence' ? clause.joins : [];
  return {
    ...before,
    clause: { kind: 'sequence', steps: [before.clause, ...stepsOf(clause)], joins: ['.', ...joins] },
  };
}

function stepsOf(clause: Clause): readonly Clause[] {
  return clause.kind === 'sequence' ? clause.steps : [clause];
}
