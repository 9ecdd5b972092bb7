/** The words that players are offered when a card asks for a type or a name. CR 205.3, 201.4. */
import type { Adjective, Choose, Filter, NounWord } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';

export { CREATURE_TYPES } from '../../vocabulary/objects/creature-types.ts';
export { BASIC_LAND_TYPES } from '../../vocabulary/objects/subtypes.ts';

/** The types that a card has as it is written. */
interface Typed {
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
}

/** Whether it is a card that the description says. CR 201.4. */
function isDescribed(face: Typed, { adjectives = [], noun }: Filter): boolean {
  const words: readonly (NounWord | Adjective)[] = noun.kind === 'words' ? noun.words : [];
  return [...words, ...adjectives].every((word) => isOf(face, word));
}

/** Whether the word of types says what it is; which others there are: lower/src/core-words/choosing.ts. */
function isOf(face: Typed, word: NounWord | Adjective): boolean {
  switch (word.kind) {
    case 'typeWord':
    case 'typeAdjective':
      return face.types.includes(word.type);
    case 'supertypeWord':
      return face.supertypes.includes(word.supertype);
    case 'non':
      return !isOf(face, word.of);
    case 'anyOf':
      return word.of.some((each) => isOf(face, each));
    default:
      return true; // "card".
  }
}

/** A name that no card of the game has: what a player says who has nothing else to say. */
const NO_NAME = 'another card';

/**
 * The names of the cards that are known, of each half, face and Adventure by itself: never both names of a split card.
 * By the alphabet, which tells nothing of the decks. CR 201.4, 709.4a, 710.5, 715.5.
 */
export function cardNamesToChoose(
  game: Game,
  which: Choose['which'],
  otherThan: Choose['otherThan'],
): readonly string[] {
  const fits = (face: Typed): boolean =>
    (which === undefined || isDescribed(face, which)) &&
    (otherThan?.kind !== 'filter' || !isDescribed(face, otherThan));
  const names = new Set<string>();
  for (const card of Object.values(game.setup.cards))
    for (const face of card.faces) if (fits(face)) names.add(face.sameNameAs ?? face.name); // CR 201.4g
  for (const [line, known] of Object.entries(game.setup.knownNames ?? {})) {
    const words = line.split(' '); // CR 201.4a
    if (fits({ types: words, supertypes: words })) for (const name of known) names.add(name);
  }
  return names.size === 0 ? [NO_NAME] : [...names].sort();
}
