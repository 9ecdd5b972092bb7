/** What the hidden cards of the others may be, guessed by what has been seen of them and by the decks that may be met. */
import type { Guess, ObjectId, PlayerId, SeenGame } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';

/** Of a deck that nobody knows, so much is land. */
const LANDS = 0.4;
/** How many cards a guess has when no deck is known. */
const GUESSED = 60;

/** The decks that may be met, as the format or the table makes them known: published lists, the starter decks. */
export type Field = readonly (readonly Card[])[];

/** A guess for every seat, made of what one seat sees. */
export function guessFrom(seen: SeenGame, field: Field): Guess {
  const known = new Map<PlayerId, readonly Card[]>();
  const seenOf = (owner: PlayerId): readonly Card[] => {
    let cards = known.get(owner);
    if (cards === undefined) known.set(owner, (cards = cardsSeenOf(seen, owner)));
    return cards;
  };
  return (owner, random) => {
    const fitting = field.filter((deck) => holds(deck, seenOf(owner)));
    const deck = fitting[Math.floor(random() * fitting.length)];
    if (deck !== undefined) return without(deck, seenOf(owner));
    return likely([...seenOf(owner), ...seenOf(seen.seat)], seenOf(owner), random);
  };
}

/** Every card of the owner that the seat knows of, as long as it is one. */
function cardsSeenOf(seen: SeenGame, owner: PlayerId): readonly Card[] {
  const ids: ObjectId[] = [...seen.battlefield, ...seen.stack, ...seen.exile, ...seen.command];
  const { graveyard, hand } = seen.player(owner);
  ids.push(...graveyard, ...hand);
  return ids.flatMap((id) => {
    const object = seen.object(id);
    if (object === null || object.owner !== owner || object.token) return [];
    return seen.card(id) ?? [];
  });
}

function countsOf(cards: readonly Card[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Whether all that was seen is in the deck. */
function holds(deck: readonly Card[], cards: readonly Card[]): boolean {
  const counts = countsOf(deck);
  for (const [name, count] of countsOf(cards)) if ((counts.get(name) ?? 0) < count) return false;
  return true;
}

function without(deck: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const gone = countsOf(cards);
  const left = deck.filter(({ name }) => {
    const count = gone.get(name) ?? 0;
    if (count > 0) gone.set(name, count - 1);
    return count === 0;
  });
  return left.length > 0 ? left : deck;
}

/** Lands like those seen, and spells like those seen or one's own. */
function likely(cards: readonly Card[], theirs: readonly Card[], random: () => number): readonly Card[] {
  const own = theirs.filter(isLandCard);
  const lands = own.length > 0 ? own : cards.filter(isLandCard);
  const spells = cards.filter((card) => !isLandCard(card));
  const guessed: Card[] = [];
  for (let at = 0; at < GUESSED; at++) {
    const wanted = at < GUESSED * LANDS ? lands : spells;
    const from = wanted.length > 0 ? wanted : cards;
    const card = from[Math.floor(random() * from.length)];
    if (card !== undefined) guessed.push(card);
  }
  return guessed;
}

function isLandCard({ faces: [face] }: Card): boolean {
  return face.types.includes('land');
}
