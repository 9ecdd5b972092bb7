/** Decks of limited play: forty cards from the player's pool and any number of basic lands. CR 100.2b, 100.4b, 905.1d. */
import { nameKey } from '../deck-lists/names.ts';
import { cardsInWords, copiesByName, type DeckComplaint, isBasicLand, type KnownDeck, total } from './known-deck.ts';

const MINIMUM = 40;

/** CR 100.2b: at least forty cards, or as many fewer as cards say; as many copies of a card as the pool has. */
export function checkLimitedDeck(deck: KnownDeck, smallerBy: number): DeckComplaint[] {
  const minimum = MINIMUM - smallerBy;
  const size = total(deck.main);
  if (size >= minimum) return [];
  const text = `the deck has ${cardsInWords(size)}, and the minimum is ${minimum}; add ${minimum - size} more.`;
  return [{ rule: '100.2b', text }];
}

/** CR 905.1d, 903.13e-f: only cards of the pool, basic lands, and what may be added to it as a commander. */
export function outsideThePool(
  deck: KnownDeck,
  pool: readonly string[] | undefined,
  extraCommanders: readonly string[],
): DeckComplaint[] {
  if (pool === undefined) return [];
  const left = new Map<string, number>();
  for (const name of pool) left.set(nameKey(name), (left.get(nameKey(name)) ?? 0) + 1);
  for (const { card, count } of copiesByName(deck.commanders)) {
    const may = extraCommanders.some((name) => nameKey(name) === nameKey(card.name));
    if (may) left.set(nameKey(card.name), (left.get(nameKey(card.name)) ?? 0) + Math.min(2, count));
  }
  return copiesByName([...deck.commanders, ...deck.main, ...deck.sideboard]).flatMap(({ card, count }) => {
    const has = left.get(nameKey(card.name)) ?? 0;
    if (isBasicLand(card) || count <= has) return [];
    const text = `${cardsInWords(count)} named ${card.name} in deck and sideboard, and the card pool has ${has}; take out ${count - has}.`;
    return [{ rule: '100.2b', text, card: card.name }];
  });
}
