/** One deed in many moods: done, to be done, done before, forbidden. */
import { type Action, type Noun, some } from '@kitchen-table/language/core';
import { past, type Phrase, present, words, YOU } from './english.ts';
import { type Deed, deedOf, phrase, type Scope } from './speaking.ts';

/** "the target player draws a card": an instruction. */
export function instruction(action: Action, scope: Scope): string {
  return does(deedOf(action, scope, 'told'));
}

/** "a creature dies": what is looked for. */
export function happens(action: Action, scope: Scope): string {
  return does(deedOf(action, scope, 'spoken of'));
}

/** "a creature died": what has been so. */
export function happened(action: Action, scope: Scope): string {
  const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
  return words(subject.text, past(verb, subject), rest);
}

/** "a creature would die". */
export function wouldHappen(action: Action, scope: Scope): string {
  const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
  return words(subject.text, 'would', verb, rest);
}

/** "a creature can't attack". */
export function cannot(action: Action, scope: Scope): string {
  // CR 702.122c: what is said not to crew is the creature.
  if (action.kind === 'keywordAction' && action.action === 'crew')
    return `${phrase(action.object as Noun, scope).text} can't crew Vehicles`;
  // CR 602.5: what is said of a permanent is said of its abilities.
  if (action.kind === 'activate' && action.actor === undefined && !some(action.object, isTheWordAbility))
    return `activated abilities of ${phrase(action.object, scope).text} can't be activated`;
  const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
  return words(subject.text, "can't", verb, rest);
}

function isTheWordAbility(node: Readonly<Record<string, unknown>>): boolean {
  return node['kind'] === 'classWord' && node['word'] === 'ability';
}

/** "draw a card": behind "may", "to", or as a price. */
export function toDo(action: Action, scope: Scope): string {
  const { verb, rest } = deedOf(action, scope, 'told');
  return words(verb, rest);
}

/** "dies", behind "that" or "who". */
export function thatDoes(action: Action, scope: Scope, several: boolean): string {
  const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
  return words(present(verb, several ? { ...subject, person: 'many' } : subject), rest);
}

function isDescribed(noun: Noun | undefined): boolean {
  return noun?.kind === 'reference' && noun.to === 'candidate';
}

/** "died", behind "that" or "who"; "it attacked", behind "that". */
export function thatDid(action: Action, scope: Scope, several: boolean): string {
  const { subject, verb, rest } = deedOf(action, scope, 'spoken of');
  // "a player it has attacked": the one described is not who does it.
  if ((action.kind === 'attack' || action.kind === 'block') && isDescribed(action.whom))
    return words(subject.text, past(verb, subject));
  return words(past(verb, several ? { ...subject, person: 'many' } : subject), rest);
}

function does({ subject, verb, rest }: Deed): string {
  return words(subject.text, present(verb, subject), rest);
}

/** Who does it: said, or you. */
export function doer(actor: Noun | undefined, scope: Scope): Phrase {
  return actor === undefined ? YOU : scope.speaker.noun(actor, scope);
}
