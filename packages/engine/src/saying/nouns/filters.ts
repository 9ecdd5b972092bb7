/** Descriptions: adjectives, a noun, and what is said of it further. CR 109.2. */
import type { Adjective, Alternative, Filter } from '@kitchen-table/language/core';
import { list, words } from '../english.ts';
import { headWords } from './heads.ts';
import { qualitiesOf } from './qualities.ts';
import { amount, type Form, type Scope, unreachable } from '../speaking.ts';

/** "tapped creature you control with flying". */
export function sayFilter({ adjectives, noun, qualities }: Filter, form: Form, scope: Scope): string {
  return words(
    form.other === true && 'other',
    adjectivesOf(adjectives, scope),
    noun.kind === 'words'
      ? headWords(noun, form.several)
      : list(
          noun.of.map((each) => alternative(each, form, scope)),
          noun.join,
        ),
    qualitiesOf(qualities, form.several, scope),
  );
}

function alternative(each: Alternative, { several }: Form, scope: Scope): string {
  return words(
    adjectivesOf(each.adjectives, scope),
    headWords({ kind: 'words', words: each.words }, several),
    qualitiesOf(each.qualities, several, scope),
  );
}

function adjectivesOf(adjectives: readonly Adjective[] | undefined, scope: Scope): string {
  return (adjectives ?? []).map((each) => sayAdjective(each, scope)).join(' ');
}

/** "white", "nonartifact", "attacking or blocking". */
export function sayAdjective(adjective: Adjective, scope: Scope): string {
  switch (adjective.kind) {
    case 'colorWord':
      return adjective.color;
    case 'supertypeWord':
      return adjective.supertype;
    case 'statusWord':
      return adjective.status === 'mana' || adjective.status === 'loyalty' ? `${adjective.status}` : adjective.status;
    case 'typeAdjective':
      return adjective.type;
    case 'subtypeAdjective':
      return adjective.subtype;
    case 'classAdjective':
      return adjective.word;
    case 'powerToughness':
      return `${amount(adjective.power, scope)}/${amount(adjective.toughness, scope)}`;
    case 'non': {
      const of = sayAdjective(adjective.of, scope);
      return /^[A-Z]/.test(of) || of.includes(' ') ? `non-${of}` : `non${of}`;
    }
    case 'anyOf':
      return list(
        adjective.of.map((each) => sayAdjective(each, scope)),
        adjective.join,
      );
    default:
      return unreachable(adjective);
  }
}
