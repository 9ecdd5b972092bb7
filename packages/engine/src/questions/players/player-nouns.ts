/** Which nouns mean players. CR 109.1, 102.1. */
import type { Filter, Noun } from '@kitchen-table/language/core';

/** Whether a noun means players. */
export function isAboutPlayers(noun: Noun): boolean {
  switch (noun.kind) {
    case 'you':
    case 'playerNoun':
    case 'playerOf':
      return true;
    case 'select':
      return namesPlayers(noun.filter);
    case 'nounList':
      return noun.of.every(isAboutPlayers);
    case 'reference':
      return noun.filter !== undefined && namesPlayers(noun.filter); // "that player"
    default:
      return false;
  }
}

function namesPlayers(filter: Filter): boolean {
  const words = filter.noun.kind === 'words' ? filter.noun.words : (filter.noun.of[0]?.words ?? []);
  return words.some(
    (word) =>
      word.kind === 'classWord' && (word.word === 'player' || word.word === 'opponent' || word.word === 'teammate'),
  );
}
