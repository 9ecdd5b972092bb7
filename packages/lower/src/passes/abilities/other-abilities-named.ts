/** "Except it has ~'s other abilities": those that stand in the other lines of the text, written out. CR 707.9a. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';
import { rewritten } from '../../rewriting.ts';

/** The lines of a face, in which the others are written out where one speaks of them. */
export function otherAbilitiesNamed(lines: readonly Line[]): readonly Line[] {
  return lines.map((each) => {
    const others = lines.filter((other) => other !== each).map(({ ability }) => ability);
    const ability = withOthers(each.ability, others);
    return ability === each.ability ? each : { ...each, ability };
  });
}

function withOthers(ability: Ability, others: readonly Ability[]): Ability {
  return rewritten(ability, ({ kind, which, ...gain }) =>
    kind === 'gain' && which === 'others' ? { ...gain, kind, abilities: others } : undefined,
  );
}
