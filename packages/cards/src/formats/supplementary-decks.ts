/** Planar decks, scheme decks and vanguard cards that a deck list names. CR 901.3, 902.3, 904.3. */
import type { Copies, DeckComplaint } from './known-deck.ts';

/** What is wrong with a planar deck, if the list has one. CR 901.3. */
export function checkPlanarDeck(planes: readonly Copies[]): DeckComplaint[] {
  if (planes.length === 0) return [];
  const complaints = strangers(planes, ['plane', 'phenomenon'], 'planar deck', '901.3');
  const size = sizeOf(planes);
  if (size < 10) complaints.push({ rule: '901.3', text: `the planar deck has ${size} cards; it needs at least ten.` });
  for (const { card, count } of planes)
    if (count > 1)
      complaints.push({
        rule: '901.3',
        text: `the planar deck has ${count} of ${card.name}; every name may stand in it once.`,
        card: card.name,
      });
  const phenomena = sizeOf(planes.filter(({ card }) => card.types.includes('phenomenon')));
  if (phenomena > 2)
    complaints.push({ rule: '901.3', text: `the planar deck has ${phenomena} phenomena; at most two are allowed.` });
  return complaints;
}

/** What is wrong with a scheme deck, if the list has one. CR 904.3. */
export function checkSchemeDeck(schemes: readonly Copies[]): DeckComplaint[] {
  if (schemes.length === 0) return [];
  const complaints = strangers(schemes, ['scheme'], 'scheme deck', '904.3');
  const size = sizeOf(schemes);
  if (size < 20)
    complaints.push({ rule: '904.3', text: `the scheme deck has ${size} cards; it needs at least twenty.` });
  for (const { card, count } of schemes)
    if (count > 2)
      complaints.push({
        rule: '904.3',
        text: `the scheme deck has ${count} of ${card.name}; at most two are allowed.`,
        card: card.name,
      });
  return complaints;
}

/** What is wrong with the vanguard card, if the list has one. CR 902.3. */
export function checkVanguard(vanguards: readonly Copies[]): DeckComplaint[] {
  const complaints = strangers(vanguards, ['vanguard'], 'vanguard section', '902.3');
  const size = sizeOf(vanguards);
  if (size > 1) complaints.push({ rule: '902.3', text: `the list names ${size} vanguard cards; a player has one.` });
  return complaints;
}

function sizeOf(cards: readonly Copies[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

function strangers(cards: readonly Copies[], types: readonly string[], where: string, rule: string): DeckComplaint[] {
  return cards
    .filter(({ card }) => !card.types.some((type) => types.includes(type)))
    .map(({ card }) => ({
      rule,
      text: `${card.name} does not belong in the ${where}; take it out.`,
      card: card.name,
    }));
}
