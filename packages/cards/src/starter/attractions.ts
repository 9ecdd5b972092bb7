/** Attractions to play with at once, and a deck of them for those who bring none. CR 717. */
import type { AttractionSetup, PlayerSetup } from '@kitchen-table/engine';
import type { Card as SurfaceCard } from '@kitchen-table/language/surface';
import { type Card, some } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { ATTRACTION_CARDS } from './attractions.generated.ts';

let attractions: readonly Card[] | undefined;

/** The Attraction cards, in the order of the alphabet. */
export function attractionCards(): readonly Card[] {
  attractions ??= ATTRACTION_CARDS.map((line) => lower(JSON.parse(line) as SurfaceCard));
  return attractions;
}

/**
 * One of each Attraction, with the numbers of its data lit up; without such data 6, and one of 2 to 5 in turn. The same Attraction is printed with
 * several combinations of lights (CR 717.1): a setup may name those of one's own cards instead.
 */
export function attractionDeck(): readonly AttractionSetup[] {
  return attractionCards().map(({ name, lights }, index) => ({ card: name, lights: lights ?? lightsFor(index) }));
}

/** Pure memo: cards are immutable. */
const opening = new WeakMap<Card, boolean>();

/** Whether a card opens Attractions. CR 701.48. */
export function opensAttractions(card: Card): boolean {
  let opens = opening.get(card);
  if (opens === undefined)
    opening.set(card, (opens = some(card.faces, ({ action }) => action === 'open an Attraction')));
  return opens;
}

/** What is lit up on the n-th card of a deck when nothing says so. */
function lightsFor(index: number): readonly number[] {
  return [2 + (index % 4), 6];
}

/**
 * The setup's cards and players, with an Attraction deck for every player whose deck opens Attractions and who has none,
 * and with lights for the Attractions about which neither setup nor card says which they are. CR 717.1, 717.2.
 */
export function withAttractionDecks(
  cards: Readonly<Record<string, Card>>,
  players: readonly PlayerSetup[],
): { cards: Record<string, Card>; players: PlayerSetup[] } {
  const openers = new Set(Object.values(cards).flatMap((card) => (opensAttractions(card) ? [card.name] : [])));
  const all: Record<string, Card> = { ...cards };
  const seats = players.map((player): PlayerSetup => {
    if (player.attractions !== undefined) {
      const attractions = player.attractions.map((entry, index) =>
        typeof entry !== 'string' || cards[entry]?.lights !== undefined
          ? entry
          : { card: entry, lights: lightsFor(index) },
      );
      return { ...player, attractions };
    }
    if (![...player.deck, ...(player.commanders ?? [])].some((name) => openers.has(name))) return player;
    for (const card of attractionCards()) all[card.name] ??= card;
    return { ...player, attractions: attractionDeck() };
  });
  return { cards: all, players: seats };
}
