/** What a reference is said as: never "it", but what its label stands for. CR 608.2c, 608.2k. */
import type { Label, Reference } from '@kitchen-table/language/core';
import { objectOfLabel } from '../../vocabulary/objects/object-labels.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { many, one, ordinal, type Phrase } from '../english.ts';
import { isRole, rolesOf } from './event-roles.ts';
import type { Introduced, Scope } from '../speaking.ts';

/** The object or player, or several, for which the reference stands. */
export function referred(noun: Reference, scope: Scope): Phrase {
  const meant = standsFor(noun.to, scope);
  const left = noun.still === undefined ? meant : { ...meant, text: `${meant.text} still ${there(noun.still)}` };
  // "The other creature", of an event, is the one that has that part in it.
  const isOther = noun.rest === true && (noun.to === null || !isRole(noun.to));
  const rest = isOther ? many(`the others of ${left.text}`) : left;
  if (noun.one !== true) return rest;
  return one(`one of ${rest.text}${noun.atRandom === undefined ? '' : ' chosen at random'}`);
}

function there(zone: NonNullable<Reference['still']>): string {
  switch (zone) {
    case 'battlefield':
      return 'on the battlefield';
    case 'exile':
      return 'in exile';
    case 'library':
      return 'in the library';
  }
}

/** What stands under the label. */
export function standsFor(label: Label | null, scope: Scope): Phrase {
  if (label === null) return one('something that is not said');
  const bound = scope.bound?.(label) ?? null;
  if (bound !== null) return bound;
  const introduced = scope.named.get(ofWhatIsLeft(label));
  if (introduced !== undefined) return marked(introduced);
  const role = rolesOf(label, scope);
  if (role !== null) return role;
  return fixed(label, scope);
}

/** The rest is spoken of by what was chosen: it are the others. */
function ofWhatIsLeft(label: Label): Label {
  return label.startsWith('rest of ') ? (label.slice('rest of '.length) as Label) : label;
}

/** Labels that mean the same in every text. */
function fixed(label: Label, scope: Scope): Phrase {
  switch (label) {
    case 'self':
      return one(scope.self);
    case 'you':
      return scope.you;
    case 'host':
      return one(`what ${scope.self} is attached to`);
    case 'defending':
      return one('the defending player');
    case 'each':
      return one(scope.each);
    case 'candidate':
      return one(scope.candidate);
    case 'pair':
      return many('both creatures of the pair');
    case 'copy':
      return one('the copy');
    case 'cost':
      return one('what was given to pay the cost');
    case 'linked.exiled':
      return many(`the cards exiled with ${scope.self}`);
    case 'linked.chosen':
      return one(`what was chosen for ${scope.self}`);
    case 'linked.created':
      return one(`the token created with ${scope.self}`);
    case 'pile.chosen':
      return one('the chosen pile');
    case 'pile.other':
      return one('the other pile');
    case 'enchant':
      return one('what it will enchant');
    case 'search.found':
      return many('the cards that were found');
    case 'opponents':
      return one('that opponent');
    case '#odd results':
      return many('the odd results');
    case '#even results':
      return many('the even results');
    case '#other result':
      return one('the result that was not chosen');
    default:
      return objectOfLabel(label) === NO_OBJECT ? one(`“${label}”`) : one('the object that gives this ability');
  }
}

/** The same words may stand for two things: then each has its number. */
function marked({ called, place }: Introduced): Phrase {
  if (place === 0) return called;
  return {
    ...called,
    text: called.text.replace(/^(the|that|those) /, (_, article: string) =>
      article === 'the' ? `the ${ordinal(place)} ` : `the ${ordinal(place)} such `,
    ),
  };
}
