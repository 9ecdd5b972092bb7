/** Drawing playable cards at random: from cards that are read, or from printed cards, read when drawn. */
import { isNontraditional } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lowerCard } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';
import type { DrawCard } from './play.ts';

/** Draws from cards that are known to be playable. */
export function drawFromCards(cards: readonly Card[]): DrawCard {
  const traditional = cards.filter((card) => !isNontraditional(card));
  return (random) => {
    const card = traditional[Math.floor(random() * traditional.length)];
    if (card === undefined) throw new Error('There are no cards to draw from: give at least one');
    return card;
  };
}

/** Draws from printed cards those that are read and understood; each is read once, when it is first drawn. */
export function drawFromPrinted(printed: readonly PrintedCard[]): DrawCard {
  const known = new Map<number, Card | null>();
  return (random) => {
    for (let tries = 0; tries < 1000; tries++) {
      const at = Math.floor(random() * printed.length);
      let card = known.get(at);
      if (card === undefined) known.set(at, (card = playable(printed[at])));
      if (card !== null) return card;
    }
    throw new Error('No playable card was found in a thousand tries: look at how the cards are read');
  };
}

function playable(printed: PrintedCard | undefined): Card | null {
  if (printed === undefined) return null;
  const read = readCard(printed, { explain: false });
  if (!('card' in read)) return null;
  const lowered = lowerCard(read.card);
  return 'card' in lowered && !isNontraditional(lowered.card) ? lowered.card : null; // CR 100.2
}
