/** "Whenever you cast a spell with {X} in its mana cost, put X counters on it": the X of that spell. CR 107.3e. */
import { mentionsX, some } from '@kitchen-table/language/core';
import type { Ability, Trigger } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** What X is, is said where nothing else says it. */
export const xOfTheSpellCast: Pass = {
  calledBy: ['withSymbol'],
  rewrite: (ability: Ability): Ability => {
    if (ability.kind !== 'triggered' || !looksForX(ability.trigger)) return ability;
    if (!mentionsX(ability.clause) || some(ability.clause, ({ kind }) => kind === 'whereX' || kind === 'pay'))
      return ability;
    const subject = { kind: 'reference', to: 'event.object', words: 'it' } as const;
    return {
      ...ability,
      clause: { kind: 'whereX', clause: ability.clause, value: { kind: 'castFact', fact: 'x', subject } },
    };
  },
};

/** Whether it is the casting of spells with {X} in their mana costs, and nothing else, that is waited for. */
function looksForX({ events, condition }: Trigger): boolean {
  return (
    condition === undefined &&
    events.every(
      (event) =>
        event.kind === 'cast' &&
        event.object.kind === 'select' &&
        event.object.filter.qualities?.some(
          (quality) => quality.kind === 'withSymbol' && quality.symbol === 'X' && quality.not !== true,
        ) === true,
    )
  );
}
