/** What players become and get: the monarch, emblems, counters, the results of coins and dice. CR 701, 705, 706. */
import type { Action } from '@kitchen-table/language/core';
import { withArticle, words } from '../english.ts';
import { abilitiesIn } from '../nouns/descriptions.ts';
import { amount, type Deed, type Mood, say, type Scope, unreachable } from '../speaking.ts';
import { byPlayer, quantity } from './parts.ts';

type Designations = Extract<
  Action,
  {
    kind:
      | 'becomeMonarch'
      | 'takeInitiative'
      | 'becomeDay'
      | 'becomeNight'
      | 'getEmblem'
      | 'gainDesignation'
      | 'getCounters'
      | 'flipCoin'
      | 'rollDie';
  }
>;

export function designations(action: Designations, scope: Scope, mood: Mood): Deed {
  switch (action.kind) {
    case 'becomeMonarch':
      return byPlayer('become', action.actor, 'the monarch', scope, mood);
    case 'takeInitiative':
      return byPlayer('take', action.actor, 'the initiative', scope, mood);
    case 'becomeDay':
    case 'becomeNight': {
      const now = action.kind === 'becomeDay' ? 'day' : 'night';
      return {
        subject: { text: action.turned === true ? (now === 'day' ? 'night' : 'day') : 'it', person: 'one' },
        verb: 'become',
        rest: now,
      };
    }
    case 'getEmblem':
      return byPlayer(
        'get',
        action.actor,
        `an emblem with ${abilitiesIn(action.abilities ?? [], scope, 'this emblem')}`,
        scope,
        mood,
      );
    case 'gainDesignation':
      return byPlayer('get', action.actor, `the ${action.designation ?? 'designation'}`, scope, mood);
    case 'getCounters':
      return byPlayer(
        'get',
        action.actor,
        quantity(action.amount, `${action.counter ?? ''} counter`.trim(), scope),
        scope,
        mood,
      );
    case 'flipCoin':
      return byPlayer(
        action.outcome === undefined ? 'flip' : action.outcome,
        action.actor,
        words(
          action.outcome === undefined ? quantity(action.count, 'coin', scope) : 'a coin flip',
          action.until !== undefined && 'until a flip is lost',
          action.ignore !== undefined && `and ignore ${action.ignore}`,
        ),
        scope,
        mood,
      );
    case 'rollDie':
      return rolling(action, scope, mood);
    default:
      return unreachable(action);
  }
}

function rolling(action: Extract<Action, { kind: 'rollDie' | 'flipCoin' }>, scope: Scope, mood: Mood): Deed {
  const { sides, count, result, ignore, plus, storeOn } = action;
  const die = sides === undefined ? 'die' : `${sides}-sided die`;
  const dice =
    count === undefined
      ? withArticle(die)
      : `${amount(count, scope)} ${die === 'die' ? 'dice' : `${sides}-sided dice`}`;
  return byPlayer(
    'roll',
    action.actor,
    words(
      dice,
      action.again === true && 'again',
      action.chosen === true && 'and choose one result',
      ignore !== undefined && `ignoring the ${ignore} result`,
      plus !== undefined && `adding ${amount(plus, scope)}`,
      storeOn !== undefined && `storing the results on ${say(storeOn, scope)}`,
      result !== undefined &&
        `with a result of ${result.from}${result.to === undefined ? '' : ` to ${result.to}`}${result.orHigher === true ? ' or higher' : ''}`,
    ),
    scope,
    mood,
  );
}
