/** How a deed is put together: who does it to what, or what it is done to. */
import type { Noun, Value } from '@kitchen-table/language/core';
import { numeral, one, participle, plural, withArticle, words, YOU } from '../english.ts';
import { amount, type Deed, type Mood, phrase, say, type Scope } from '../speaking.ts';

/** Something done to an object: where nobody is said to do it, and it is only spoken of, it is done to the object. */
export function onObject(
  verb: string,
  action: { readonly actor?: Noun | undefined; readonly object: Noun },
  rest: string,
  scope: Scope,
  mood: Mood,
): Deed {
  if (action.actor === undefined && mood === 'spoken of') {
    const [first = '', particle = ''] = verb.split(' ');
    return { subject: phrase(action.object, scope), verb: 'be', rest: words(participle(first), particle, rest) };
  }
  return byPlayer(verb, action.actor, words(say(action.object, scope), rest), scope, mood);
}

/** Something that a player does. */
export function byPlayer(verb: string, actor: Noun | undefined, rest: string, scope: Scope, mood: Mood): Deed {
  const subject = actor !== undefined ? phrase(actor, scope) : mood === 'told' ? YOU : one('a player');
  return { subject, verb, rest };
}

/** Something that the object itself does. */
export function ofObject(verb: string, object: Noun, rest: string, scope: Scope): Deed {
  return { subject: phrase(object, scope), verb, rest };
}

/** "a card", "three cards", "X cards", "cards equal to the number of ...". */
export function quantity(value: Value | undefined, single: string, scope: Scope): string {
  if (value === undefined) return withArticle(single);
  if (value.kind === 'number')
    return value.number === 1 ? withArticle(single) : `${numeral(value.number)} ${plural(single)}`;
  if (value.kind === 'x' || value.kind === 'atLeast') return `${amount(value, scope)} ${plural(single)}`;
  return `${plural(single)} equal to ${amount(value, scope)}`;
}

/** "3 life", "life equal to ...". */
export function mass(value: Value | undefined, what: string, scope: Scope): string {
  if (value === undefined) return what;
  if (value.kind === 'number' || value.kind === 'x' || value.kind === 'atLeast')
    return `${amount(value, scope)} ${what}`;
  return `${what} equal to ${amount(value, scope)}`;
}
