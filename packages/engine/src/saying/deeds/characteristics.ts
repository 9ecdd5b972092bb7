/** What objects get, gain and become. CR 611, 613. */
import type { Action, Characteristics, Value } from '@kitchen-table/language/core';
import { list, many, one, participle, whose, withArticle, words, YOU } from '../english.ts';
import { abilitiesIn, description, equal } from '../nouns/descriptions.ts';
import { howItEnters } from '../nouns/places.ts';
import { amount, type Deed, deedOf, described, eachOne, phrase, say, type Scope, unreachable } from '../speaking.ts';
import { ofObject } from './parts.ts';
import { present } from '../english.ts';

export type OfCharacteristics = Extract<Action, Characteristics>;

export function characteristicsDeed(action: OfCharacteristics, scope: Scope): Deed {
  switch (action.kind) {
    case 'get': {
      const { orElse } = action;
      return ofObject(
        'get',
        action.object,
        words(
          change(action.power, action.toughness, action, scope),
          orElse !== undefined && `or ${change(orElse.power, orElse.toughness, orElse, scope)}`,
          action.forEach !== undefined && `for each ${eachOne(action.forEach, scope)}`,
        ),
        scope,
      );
    }
    case 'gain':
      return gaining(action, scope);
    case 'become':
      return becoming(action, scope);
    case 'setPowerToughness': {
      const { power, toughness } = action;
      const same = power !== undefined && toughness !== undefined && amount(power, scope) === amount(toughness, scope);
      const parts = same
        ? [`base power and base toughness ${equal(power, scope)}`]
        : [
            ...(power === undefined ? [] : [`base power ${equal(power, scope)}`]),
            ...(toughness === undefined ? [] : [`base toughness ${equal(toughness, scope)}`]),
          ];
      return ofObject('have', action.object, list(parts), scope);
    }
    case 'double':
      return doubling(action, scope);
    case 'switch':
      return {
        subject: one(`power and toughness of ${say(action.object, scope)}`),
        verb: 'be',
        rest: 'switched',
      };
    case 'changeText':
      return {
        subject: one(`every ${action.detail} in the text of ${say(action.object, scope)}`),
        verb: 'be',
        rest: `replaced by another${action.from === undefined ? '' : ` (${action.from} by ${action.to ?? 'another'})`}${action.otherThan === undefined ? '' : ` (no ${action.otherThan.subtype})`}`,
      };
    case 'becomeCopy':
      return ofObject(
        'become',
        action.object,
        words(
          `a copy of ${say(action.of, scope)}`,
          action.fixed !== undefined && 'as it is when this begins',
          action.except !== undefined && `, except that ${sayExceptions(action.except, scope)}`,
        ),
        scope,
      );
    case 'becomeOneOf':
      return ofObject(
        'become',
        action.object,
        `one of these: ${action.options.map((each) => description(each, false, scope)).join('; or ')}`,
        scope,
      );
    case 'exchangeTextBoxes':
      return {
        subject: action.actor === undefined ? YOU : phrase(action.actor, scope),
        verb: 'exchange',
        rest: `the text boxes of ${say(action.object, scope)}`,
      };
    case 'haveText':
      return ofObject('have', action.object, `only this text: ${abilitiesIn(action.abilities, scope)}`, scope);
    case 'notCopied':
      return ofObject('keep', action.object, `its ${action.what}, not that of ${say(action.of, scope)}`, scope);
    case 'alsoEnters':
      return ofObject(
        'enter',
        action.object,
        words(
          howItEnters(action.entering, scope),
          action.as !== undefined && `if it is ${withArticle(described(action.as, { several: false }, scope))}`,
        ),
        scope,
      );
    default:
      return unreachable(action);
  }
}

/** "it has flying and is not legendary": what a copy is besides. CR 707.9. */
export function sayExceptions(exceptions: readonly Characteristics[], scope: Scope): string {
  return list(
    exceptions.map((each) => {
      const { subject, verb, rest } = deedOf(each as Action, scope, 'told');
      return words(subject.text, present(verb, subject), rest);
    }),
  );
}

function change(
  power: Value,
  toughness: Value,
  signs: { readonly negativePower?: true; readonly negativeToughness?: true },
  scope: Scope,
): string {
  const first = signed(power, signs.negativePower === true, scope);
  const second = signed(toughness, signs.negativeToughness === true, scope);
  return first.length <= 3 && second.length <= 3
    ? `${first}/${second}`
    : first === second
      ? `${first} to power and toughness`
      : `${first} to power and ${second} to toughness`;
}

function signed(value: Value, negative: boolean, scope: Scope): string {
  const text = amount(value, scope);
  if (text.startsWith('-') && !negative) return text;
  if (value.kind === 'number' || value.kind === 'x') return `${negative ? '-' : '+'}${text}`;
  return `${negative ? 'minus' : 'plus'} ${text}`;
}

function gaining(action: Extract<OfCharacteristics, { kind: 'gain' }>, scope: Scope): Deed {
  const { abilities, which, from, verb } = action;
  const bearer = 'its bearer';
  const what =
    action.thisOne === true
      ? words(
          Array.isArray(abilities) && abilities.length > 0 && `${abilitiesIn(abilities, scope, bearer)} and`,
          'this ability',
        )
      : which === 'chosen'
        ? 'the chosen ability'
        : which === 'activated' || which === 'loyalty'
          ? words(
              `all ${which} abilities of ${from === undefined ? 'it' : say(from, scope)}`,
              action.but !== undefined && `but ${action.but} abilities`,
            )
          : which === 'stickers'
            ? `all abilities of ability stickers on ${from === undefined ? 'it' : say(from, scope)}`
            : abilities !== 'all' && which === 'every kind' && from !== undefined
              ? `every kind of ${abilitiesIn(abilities, scope, bearer)} found among ${say(from, scope)}`
              : abilities === 'all'
                ? words('all', which, 'abilities', from !== undefined && `of ${say(from, scope)}`)
                : words(
                    which,
                    action.choice === true
                      ? `one of these: ${list(
                          abilities.map((ability) => abilitiesIn([ability], scope, bearer)),
                          'or',
                        )}`
                      : abilitiesIn(abilities, scope, bearer),
                    from !== undefined && `of ${say(from, scope)}`,
                  );
  const lacking = action.lacking !== undefined && `if what is copied doesn’t have ${action.lacking}`;
  return ofObject(verb, action.object, words(what, lacking), scope);
}

function becoming(action: Extract<OfCharacteristics, { kind: 'become' }>, scope: Scope): Deed {
  const subject = phrase(action.object, scope);
  const { as } = action;
  if (as.not === true)
    return { subject, verb: 'stop', rest: `being ${description(as, subject.person === 'many', scope)}` };
  // "... and loses all other card types and abilities", behind what it becomes.
  if (as.loses !== undefined && Object.keys(as).length === 2) return { subject, verb: 'lose', rest: `its ${as.loses}` };
  return { subject, verb: action.verb, rest: description(as, subject.person === 'many', scope) };
}

function doubling(action: Extract<OfCharacteristics, { kind: 'double' }>, scope: Scope): Deed {
  const object = phrase(action.object, scope);
  const what =
    action.what === 'counters'
      ? `number of ${action.counter === undefined ? '' : `${action.counter} `}counters on`
      : action.what;
  return {
    subject: action.what === 'counters' ? many(`the ${what} ${object.text}`) : one(whose(object, what)),
    verb: 'be',
    rest: participle('double'),
  };
}
