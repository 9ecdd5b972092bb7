/** Parts of a list of which one thing is chosen: all that fit are offered together. CR 608.2d. */
import { type Noun, type Select, some } from '@kitchen-table/language/core';

/** "That player or a planeswalker they control": of nothing chosen for such a part is spoken by itself. */
export function isAnyOne(part: Noun): part is Select {
  return (
    part.kind === 'select' &&
    part.quantifier.amount === 'a' &&
    part.quantifier.target !== true &&
    part.quantifier.atRandom !== true &&
    part.quantifier.chooser === undefined &&
    !some(part, (node) => node['label'] !== undefined)
  );
}
