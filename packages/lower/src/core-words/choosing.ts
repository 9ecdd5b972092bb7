/** What may be said of the words that a player chooses among. CR 201.4, 608.2d. */
import type { Adjective, Choose, Filter, NounWord } from '@kitchen-table/language/core';

/** Whether what is said of the names, types or colors to choose among is something that a list of them tells. */
export function isChosenAmong({ what, which, otherThan }: Partial<Choose>): boolean {
  if (which !== undefined && (what !== 'a card name' || !isOfTypes(which))) return false;
  switch (otherThan?.kind) {
    case undefined:
      return true;
    case 'colorWord':
      return what === 'a color';
    case 'subtypeWord':
      return what === 'a creature type';
    case 'filter':
      return what === 'a card name' && isOfTypes(otherThan);
    default:
      return false;
  }
}

/** "noncreature, nonland card": nothing but types and supertypes, as they are printed. */
function isOfTypes({ adjectives = [], noun, qualities }: Filter): boolean {
  return qualities === undefined && noun.kind === 'words' && [...noun.words, ...adjectives].every(isPrinted);
}

function isPrinted(word: NounWord | Adjective): boolean {
  switch (word.kind) {
    case 'typeWord':
    case 'typeAdjective':
    case 'supertypeWord':
      return true;
    case 'classWord':
      return word.word === 'card';
    case 'non':
      return isPrinted(word.of);
    case 'anyOf':
      return word.of.every(isPrinted);
    default:
      return false;
  }
}
