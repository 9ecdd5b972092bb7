/** Damage: how much, of which sort, to whom, and to whom what is too much. CR 120. */
import type { Action } from '@kitchen-table/language/core';
import { one, type Phrase, words } from '../english.ts';
import { type Deed, type Mood, phrase, say, type Scope, truth } from '../speaking.ts';
import { mass, ofObject } from './parts.ts';

/** Damage that is dealt, or of which is spoken as something that is dealt to somebody. */
export function damage(action: Extract<Action, { kind: 'dealDamage' }>, scope: Scope, mood: Mood): Deed {
  const { actor, to, sort, also, more, excessTo, excessIf } = action;
  const what = words(sort, 'damage');
  const excess = action.excess === undefined ? what : `excess ${what}`;
  const dealt = action.amount === undefined ? excess : mass(action.amount, excess, scope);
  const behind = words(
    action.divided !== undefined &&
      (action.divided === 'evenly' ? 'divided evenly, rounded down' : 'divided as you choose'),
    action.unpreventable === true && '(it can’t be prevented)',
    also !== undefined && `and ${mass(also.amount, 'damage', scope)} to ${say(also.to, scope)}`,
    more !== undefined && `and ${mass(more.amount, 'damage', scope)} to ${say(more.to, scope)}`,
    excessTo !== undefined &&
      `, what is more than lethal to ${say(excessTo, scope)} instead${excessIf === undefined ? '' : `, if ${truth(excessIf, scope)}`}`,
  );
  if (mood === 'spoken of' && (action.passive === true || actor === undefined) && to !== undefined)
    return ofObject('be', to, words('dealt', dealt, actor !== undefined && `by ${say(actor, scope)}`, behind), scope);
  const source: Phrase = actor === undefined ? one(mood === 'told' ? scope.self : 'a source') : phrase(actor, scope);
  return { subject: source, verb: 'deal', rest: words(dealt, to !== undefined && `to ${say(to, scope)}`, behind) };
}
