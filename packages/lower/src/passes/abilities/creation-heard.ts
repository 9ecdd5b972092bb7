/** "Whenever you create a Food token": a token of that kind is created, whatever else it is. CR 111.10, 603.2. */
import type { Ability, Action } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** The creation of one predefined token, as a trigger hears of it: by what the token is. */
export const creationHeard: Pass = { calledBy: ['predefinedToken'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'triggered') return ability;
  const events = ability.trigger.events.map(heard);
  const isSame = events.every((event, i) => event === ability.trigger.events[i]);
  return isSame ? ability : { ...ability, trigger: { ...ability.trigger, events } };
}

function heard(event: Action): Action {
  if (event.kind !== 'create' || event.token.kind !== 'predefinedToken' || event.quantifier?.amount !== 'a')
    return event;
  const { kind, token, quantifier, actor, ...rest } = event;
  if (token.supertypes !== undefined || Object.keys(rest).length > 0) return event;
  const words = [
    { kind: 'subtypeWord', subtype: token.name },
    { kind: 'classWord', word: 'token' },
  ] as const;
  return {
    kind: 'keywordAction',
    action: kind,
    ...(actor === undefined ? {} : { actor }),
    object: { kind: 'select', quantifier, filter: { kind: 'filter', noun: { kind: 'words', words } } },
  };
}
