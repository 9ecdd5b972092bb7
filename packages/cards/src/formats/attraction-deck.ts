/** Whether an Attraction deck is legal: constructed and limited play. CR 717.2a, 717.2b. */
import { nameKey } from '../deck-lists/names.ts';
import { cardsInWords, type Copies, type DeckComplaint, total } from './known-deck.ts';

/** What is wrong with the deck; nobody needs to have one. */
export function checkAttractionDeck(attractions: readonly Copies[], limited: boolean): DeckComplaint[] {
  if (attractions.length === 0) return [];
  const rule = limited ? '717.2b' : '717.2a';
  const complaints: DeckComplaint[] = attractions
    .filter(({ card }) => !card.subtypes.includes('attraction'))
    .map(({ card }) => ({ rule: '717.2', text: `${card.name} is no Attraction; take it out.`, card: card.name }));
  const least = limited ? 3 : 10;
  const size = total(attractions);
  if (size < least)
    complaints.push({
      rule,
      text: `the Attraction deck has ${cardsInWords(size)}, and the minimum is ${least}; add ${least - size} more.`,
    });
  if (limited) return complaints;
  const met = new Set<string>();
  for (const { card, count } of attractions) {
    const key = nameKey(card.name);
    if (count > 1 || met.has(key))
      complaints.push({
        rule,
        text: `each Attraction has a different name in constructed play; keep one ${card.name}.`,
        card: card.name,
      });
    met.add(key);
  }
  return complaints;
}
