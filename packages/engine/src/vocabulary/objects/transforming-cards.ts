/** Which double-faced cards can transform. CR 712.2. */
import { type Card, some } from '@kitchen-table/language/core';

const memo = new WeakMap<Card, boolean>();

/** Whether it is a transforming double-faced card: also one whose faces can both be cast, if its words let it transform. CR 712.2, 712.3. */
export function isTransforming(card: Card): boolean {
  if (card.layout !== 'modal double-faced') return card.layout === 'transform';
  let known = memo.get(card);
  if (known === undefined)
    memo.set(card, (known = some(card.faces, ({ kind, object }) => kind === 'transform' && isItself(object))));
  return known;
}

function isItself(object: unknown): boolean {
  return (object as { kind?: string } | undefined)?.kind === 'self';
}
