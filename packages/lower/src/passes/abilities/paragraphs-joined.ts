/** "... instead if you have no cards in hand", as a paragraph of its own: read with the one whose effect it replaces. CR 614.15. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';

/** The lines of a face, such paragraphs of a spell as one with the paragraph before. */
export function paragraphsJoined(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ ability }) => replacesParagraphBefore(ability))) return lines;
  const joined: Line[] = [];
  for (const line of lines) {
    const at = replacesParagraphBefore(line.ability)
      ? joined.findLastIndex(({ ability }) => ability.kind === 'spell')
      : -1;
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = { ...before, ability: together(before.ability as Spell, line.ability as Spell) };
  }
  return joined;
}

type Spell = Extract<Ability, { kind: 'spell' }>;

/** Whether a paragraph says what is done instead of the one before it. */
function replacesParagraphBefore(ability: Ability): boolean {
  if (ability.kind !== 'spell') return false;
  const [first] = stepsOf(ability.clause);
  return first?.kind === 'if' && first.instead === true;
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
