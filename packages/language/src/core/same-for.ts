/** "The same is true for trample and protection": what is said again with other keywords. CR 702.1c. */
import type { Ability, Clause, Condition, Noun } from './nodes.ts';
import { some } from './trees.ts';

/** The keyword that the clause gives. */
export function keywordGiven(clause: Clause): string | null {
  let found: string | null = null;
  some(clause, (part) => {
    if (part['kind'] === 'gain' && Array.isArray(part['abilities']))
      for (const ability of part['abilities'] as readonly Ability[])
        if (ability.kind === 'keyword') found ??= ability.keyword;
    return found !== null;
  });
  return found;
}

/** What its conditions look at for the keyword. */
export function lookedAtForKeyword(clause: Clause): readonly Noun[] {
  const nouns: Noun[] = [];
  some(clause, (part) => {
    const condition = part as unknown as Condition;
    if (condition.kind === 'hasKeyword') nouns.push(condition.subject);
    if (condition.kind === 'controls') nouns.push(condition.object as Noun);
    return false;
  });
  return nouns;
}

/** Whether the clause is one that can be said again so: it gives a keyword, if something has that keyword. */
export function canBeSaidAgain(clause: Clause): boolean {
  return clause.kind === 'if' && keywordGiven(clause) !== null && lookedAtForKeyword(clause).length > 0;
}
