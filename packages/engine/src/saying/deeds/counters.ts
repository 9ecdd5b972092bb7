/** Counters put, removed, chosen and moved. CR 122. */
import type { Action } from '@kitchen-table/language/core';
import { many, one, words } from '../english.ts';
import { countersInWords } from '../nouns/places.ts';
import { amount, type Deed, type Mood, say, type Scope, unreachable } from '../speaking.ts';
import { byPlayer } from './parts.ts';

export function counters(
  action: Extract<Action, { kind: 'putCounters' | 'removeCounters' | 'chooseCounter' | 'moveCounters' }>,
  scope: Scope,
  mood: Mood,
): Deed {
  switch (action.kind) {
    case 'putCounters':
      return putting(action, scope, mood);
    case 'removeCounters': {
      const kind = action.counter === null ? '' : `${action.counter} `;
      const what =
        action.last === true
          ? `the last ${kind}counter`
          : words(action.upTo === true && 'up to', numberOf(action.number, kind, scope));
      const behind = `from ${action.among === true ? 'among ' : ''}${say(action.from, scope)}`;
      if (action.actor === undefined && mood === 'spoken of')
        return { subject: action.number === 'all' ? many(what) : one(what), verb: 'be', rest: `removed ${behind}` };
      return byPlayer('remove', action.actor, `${what} ${behind}`, scope, mood);
    }
    case 'chooseCounter':
      return byPlayer('choose', action.actor, `a kind of counter on ${say(action.on, scope)}`, scope, mood);
    case 'moveCounters':
      return byPlayer(
        action.anew === true ? 'put' : 'move',
        action.actor,
        words(
          action.anew === true && 'as many as',
          numberOf(action.number, action.counter === null ? '' : `${action.counter} `, scope),
          `${action.anew === true ? 'on' : 'from'} ${say(action.from, scope)}`,
          `onto ${say(action.onto, scope)}`,
        ),
        scope,
        mood,
      );
    default:
      return unreachable(action);
  }
}

function numberOf(number: Extract<Action, { kind: 'removeCounters' }>['number'], kind: string, scope: Scope): string {
  if (number === 'all') return `all ${kind}counters`;
  if (number === 'any number') return `any number of ${kind}counters`;
  return countersInWords(number, kind.trim(), scope);
}

function putting(action: Extract<Action, { kind: 'putCounters' }>, scope: Scope, mood: Mood): Deed {
  const { counter, nth, options, most, quantifier } = action;
  const kind = counter ?? '';
  const what =
    options === undefined
      ? nth === undefined
        ? countersInWords(action.number, kind, scope)
        : `the one that makes ${nth} ${kind} counters`
      : `one of these: ${options.map((each) => countersInWords(each.number, each.counter, scope)).join(' or ')}`;
  const behind = words(
    `on ${say(action.on, scope)}`,
    action.distributed === true && 'divided as you choose',
    quantifier?.other === true && '(other than those before)',
    most !== undefined && `, to no more than ${amount(most, scope)} in all`,
  );
  const all = words((action.upTo === true || quantifier?.amount === 'upTo') && 'up to', what);
  if (action.actor === undefined && mood === 'spoken of')
    return { subject: /^an? |^the /.test(what) ? one(all) : many(all), verb: 'be', rest: `put ${behind}` };
  return byPlayer('put', action.actor, `${all} ${behind}`, scope, mood);
}
