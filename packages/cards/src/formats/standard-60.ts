/** Constructed decks of sixty cards or more. CR 100.2a, 100.4a. */
import type { DeckComplaint, KnownDeck } from './known-deck.ts';
import { cardsInWords, checkSideboardSize, copiesByName, isBasicLand, total } from './known-deck.ts';

const MINIMUM = 60;
const COPIES = 4;

/** Everything that CR 100.2a and 100.4a forbid about a deck and its sideboard. */
export function checkSixtyCardDeck(deck: KnownDeck): DeckComplaint[] {
  const complaints: DeckComplaint[] = [];
  const main = [...deck.commanders, ...deck.main];
  const sideboard =
    deck.companion === undefined ? deck.sideboard : [...deck.sideboard, { card: deck.companion, count: 1 }];
  const size = total(main);
  if (size < MINIMUM) {
    const text = `the deck has ${cardsInWords(size)}, and the minimum is ${MINIMUM}; add ${MINIMUM - size} more.`;
    complaints.push({ rule: '100.2a', text });
  }
  const inMain = new Map(copiesByName(main).map(({ card: { name }, count }) => [name, count]));
  for (const { card, count } of copiesByName([...main, ...sideboard])) {
    const most = card.copiesAllowed ?? COPIES;
    if (isBasicLand(card) || count <= most) continue;
    const rule = (inMain.get(card.name) ?? 0) > most ? '100.2a' : '100.4a';
    const text = `${count} copies of ${card.name} in deck and sideboard together, and ${most} are allowed; take out ${count - most}.`;
    complaints.push({ rule, text, card: card.name });
  }
  complaints.push(...checkSideboardSize(total(sideboard)));
  if (deck.companion !== undefined && !deck.companion.companion) {
    complaints.push({
      rule: '702.139a',
      text: `${deck.companion.name} has no companion ability.`,
      card: deck.companion.name,
    });
  }
  return complaints;
}
