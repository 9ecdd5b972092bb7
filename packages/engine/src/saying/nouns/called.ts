/** What something introduced is called afterwards: "the target creature", "the card discarded". CR 608.2c. */
import type { Action, Noun } from '@kitchen-table/language/core';
import { list, many, one, type Phrase, participle, plural } from '../english.ts';
import { headOf } from './heads.ts';
import { doneTo } from './participles.ts';
import type { Introduced } from '../speaking.ts';

/** What is introduced, before it is given a name. */
export type Named = Omit<Introduced, 'called' | 'place'>;

/** What is introduced, without its number. */
export function called({ noun, action, role, repeated }: Named): Phrase {
  if (noun === null) return action === null ? one('that') : doneTo(action, repeated);
  switch (noun.kind) {
    case 'select':
      return calledSelected(noun, action, role);
    case 'anyTarget':
      return severalOrOne(noun.quantifier.amount, 'the target');
    case 'playerOf':
      return one(`that ${noun.relation}`);
    case 'reference':
      return one(noun.one === true ? 'the one of them chosen' : 'that one');
    case 'libraryCards': {
      const done = deedWord(action, role) ?? `from the ${noun.position} of the library`;
      return isOne(noun.count) ? one(`the card ${done}`) : many(`the cards ${done}`);
    }
    case 'graveyardCards':
      return many('those uppermost cards of the graveyard');
    case 'zoneOfPlayer':
      return many(`the cards ${deedWord(action, role) ?? `from the ${noun.zone.join(' and ')}`}`);
    case 'nounList':
      return calledTogether(noun, role);
    default:
      return one('that');
  }
}

/** "those (the Aura and the creature)": by their nouns alone. */
function calledTogether(noun: Extract<Noun, { kind: 'nounList' }>, role: string): Phrase {
  const parts = noun.of.map((each) => calledAlone(each));
  return noun.join === 'and'
    ? many(`those (${list(parts)})`)
    : one(`the ${list(parts, 'or')}${role === 'object' ? ' in question' : ''}`);
}

function calledAlone(noun: Noun): string {
  if (noun.kind === 'select') return headOf(noun.filter, false);
  if (noun.kind === 'self') return 'this';
  if (noun.kind === 'you') return 'you';
  if (noun.kind === 'libraryCards') return 'library cards';
  return noun.kind === 'zoneOfPlayer' ? 'cards' : 'the other';
}

function isOne(value: { readonly kind: string; readonly number?: number }): boolean {
  return value.kind === 'number' && value.number === 1;
}

function severalOrOne(how: string, text: string): Phrase {
  return how === 'a' || how === 'each' || how === 'the' ? one(text) : many(plural(text));
}

function calledSelected(noun: Extract<Noun, { kind: 'select' }>, action: Action | null, role: string): Phrase {
  const { quantifier, filter } = noun;
  const single =
    quantifier.amount === 'a' ||
    quantifier.amount === 'the' ||
    (quantifier.amount === 'each' && role !== 'object') ||
    (quantifier.amount === 'upTo' && quantifier.number?.kind === 'number' && quantifier.number.number === 1);
  const head = headOf(filter, !single);
  if (quantifier.target === true) return single ? one(`the target ${head}`) : many(`the target ${head}`);
  const done = deedWord(action, role);
  if (done !== null) return single ? one(`the ${head} ${done}`) : many(`the ${head} ${done}`);
  return single ? one(`that ${head}`) : many(`those ${head}`);
}

/** "the creature sacrificed": what the deed makes of its object; null where it only speaks of it. */
function deedWord(action: Action | null, role: string): string | null {
  if (action === null || (role !== 'object' && role !== 'what')) return null;
  switch (action.kind) {
    case 'choose':
    case 'reveal':
    case 'look':
    case 'exile':
    case 'sacrifice':
    case 'destroy':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'cast':
    case 'play':
    case 'copy':
      return action.kind === 'look' ? 'looked at' : participle(action.kind);
    case 'search':
      return 'found';
    case 'move':
      return action.to.zone === 'battlefield' ? 'put onto the battlefield' : `${participle(action.verb)} there`;
    default:
      return null;
  }
}
