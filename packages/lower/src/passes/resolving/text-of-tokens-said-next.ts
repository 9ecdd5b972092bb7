/** "Create a token. It has ...": two sentences that say what the token is; its text is copied with it. CR 111.3, 707.2. */
import type { Ability, Action, Clause, Label } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** The text that the next sentence gives a token is the token's own. */
export const textOfTokensSaidNext: Pass = {
  calledBy: ['create'],
  rewrite: (ability) => inStepPairs(ability, withTextSaid),
};

/** The step that creates the token with the text that the next one gives it; null when they are not such a pair. */
function withTextSaid(step: Clause, next: Clause): Clause | null {
  if (next.kind !== 'do' || next.during !== undefined || next.action.kind !== 'gain' || next.action.verb !== 'have')
    return null;
  const { object, abilities, choice, which } = next.action;
  if (object.kind !== 'reference' || object.to === null) return null;
  if (abilities === 'all' || choice === true || which !== undefined) return null;
  return withText(step, object.to, abilities);
}

function withText(step: Clause, label: Label, abilities: readonly Ability[]): Clause | null {
  switch (step.kind) {
    case 'do': {
      const { action } = step;
      if (action.kind !== 'create' || action.label !== label || action.token.kind !== 'token') return null;
      const token = { ...action.token, abilities: [...(action.token.abilities ?? []), ...abilities] };
      return { ...step, action: { ...action, token } satisfies Action };
    }
    case 'may':
    case 'ifDone':
    case 'whereX': {
      const clause = withText(step.clause, label, abilities);
      return clause === null ? null : { ...step, clause };
    }
    default:
      return null;
  }
}
