/** "Have each of the chosen abilities": each of those that may be chosen, as long as it was. CR 607.2d, 614.12b. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';

/** The lines of a face, in which what has the chosen abilities has each of them as long as that was chosen. */
export function chosenAbilitiesApart(lines: readonly Line[]): readonly Line[] {
  const given = lines.map(({ ability }) => keywordsChosen(ability)).filter((keywords) => keywords !== null);
  const [keywords] = given;
  if (keywords === undefined || given.length > 1) return lines;
  return lines.flatMap((line) => {
    const { ability } = line;
    if (ability.kind !== 'static' || ability.condition !== undefined || !ability.rules.some(givesChosen)) return [line];
    return keywords.map((keyword) => ({
      ...line,
      ability: {
        ...ability,
        condition: { kind: 'anchorChosen', word: keyword },
        rules: ability.rules.map((rule) => (givesChosen(rule) ? giving(rule, keyword) : rule)),
      },
    }));
  });
}

type Giving = Extract<Rule, { kind: 'changes' }> & { readonly action: { readonly kind: 'gain' } };

function givesChosen(rule: Rule): rule is Giving {
  return rule.kind === 'changes' && rule.action.kind === 'gain' && rule.action.which === 'chosen';
}

function giving({ action, ...rule }: Giving, keyword: string): Rule {
  const { which: _which, ...gain } = action;
  return { ...rule, action: { ...gain, abilities: [{ kind: 'keyword', keyword }] } };
}

/** What may be chosen as it enters, where keywords are. */
function keywordsChosen(ability: Ability): readonly string[] | null {
  const [rule] = ability.kind === 'static' ? ability.rules : [];
  const clause = rule?.kind === 'entersWith' ? rule.clause : undefined;
  if (clause?.kind !== 'do' || clause.action.kind !== 'choose') return null;
  const { what } = clause.action;
  return typeof what === 'object' && 'keywords' in what ? what.keywords : null;
}
