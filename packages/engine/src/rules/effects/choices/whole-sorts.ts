/** "Destroy all lands or all creatures": one of the sorts, as the player chooses, and all there is of it. CR 608.2d. */
import type { Noun, Select } from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

type NounList = Extract<Noun, { kind: 'nounList' }>;

/** The sorts of which one is meant, each of them whole; null when something of each is spoken of. */
export function wholeSorts({ join, of }: NounList): readonly Select[] | null {
  return join === 'or' && of.every(isWhole) ? of : null;
}

function isWhole(part: Noun): part is Select {
  return part.kind === 'select' && (part.quantifier.amount === 'all' || part.quantifier.amount === 'each');
}

/** The sort that the player chooses. */
export function chooseSort(game: Game, player: PlayerId, sorts: readonly Select[], source: ObjectId): Select {
  const why = reason('Choose which of them', source, '608.2d');
  return sorts[askOption(game, player, why, sorts.map(sortText))] as Select;
}

/** "all nonwhite enchantment", for the choice. */
function sortText({ quantifier, filter }: Select): string {
  const words = filter.noun.kind === 'words' ? filter.noun.words : [];
  return [quantifier.amount, ...[...(filter.adjectives ?? []), ...words].map(wordText)].join(' ');
}

function wordText(word: object): string {
  const { kind, ...parts } = word as { readonly kind: string };
  const text = Object.values(parts).map((part) => (typeof part === 'string' ? part : wordText(part as object)));
  return `${kind === 'non' ? 'non' : ''}${text.join(' ')}`;
}
